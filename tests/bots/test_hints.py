"""Hints: the best step and two others, from what one seat sees and nothing else."""

import random
from typing import Any

import pytest

import skep
from bench.hints import ASKED, Asked, one_game
from bench.hints import report as told_and_won
from skep.bots.hints import Effort, Suggestion, at_most, gives_hints, suggest, told_chance
from skep.bots.learned.registry import SIGHTS
from skep.bots.search.opinion import opinions
from skep.bots.search.search import Budget
from tests.laws.probes import PROBES
from tests.laws.tables import played

LITTLE = Effort(Budget(24), Budget(24))
"""No time limit: so the answer is the same on every machine."""
each_game = pytest.mark.parametrize("game_id", list(SIGHTS))


def _match(game_id: str, seats: int = 2, moves: int = 10) -> tuple[skep.Match[Any, Any], int]:
    match = played(game_id, (seats, {}), 4, moves)
    return match, next(seat for seat in match.actors if len(match.legal(seat)) > 1)


def _asked(match: skep.Match[Any, Any], seat: int) -> list[Suggestion]:
    version = match.game.meta.rules_version
    return suggest(match.id, version, match.view(seat), match.legal(seat), LITTLE)


@each_game
def test_up_to_three_steps_that_can_be_made_the_best_first(game_id: str) -> None:
    match, seat = _match(game_id)
    found = _asked(match, seat)
    assert 1 < len(found) <= 3
    assert len({one.moves for one in found}) == len(found)
    expected = [one.expected for one in found]
    assert expected == sorted(expected, reverse=True)
    assert all(0 < chance < 1 for chance in expected)
    for one in found:
        twin = match.copy()
        for move in one.moves:
            twin.apply(seat, move)


def test_alone_points_are_expected() -> None:
    found = _asked(*_match("bee-busy", 1))
    assert all(20 < one.expected < 100 for one in found)


@pytest.mark.parametrize(("seats", "fair"), [(2, 1 / 2), (3, 1 / 3), (4, 1 / 4)])
def test_who_is_as_good_as_the_best_rival_is_told_about_a_fair_share(
    seats: int, fair: float
) -> None:
    for game_id, sight in SIGHTS.items():
        even = told_chance(sight, seats, 0.5)
        assert even == (pytest.approx(fair, abs=0.08) if sight.points else 0.5), game_id
        told = [told_chance(sight, seats, chance / 20) for chance in range(21)]
        assert told == sorted(told)
        assert told[0] == 0.0
        assert told[-1] == pytest.approx(1.0)


def test_bee_busy_tells_several_players_less_than_a_search_takes_it_to_be() -> None:
    match, seat = _match("bee-busy", 3)
    found = _asked(match, seat)
    version, sight = match.game.meta.rules_version, SIGHTS["bee-busy"]
    even = (3, LITTLE.to_compare)
    view, legal = match.view(seat), match.legal(seat)
    thought = opinions(sight, version, view, legal, LITTLE.to_find, even=even)[:3]
    expected = sorted((told_chance(sight, 3, one.expected) for one in thought), reverse=True)
    assert [one.expected for one in found] == expected
    assert expected[0] < max(one.expected for one in thought)


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_states_that_look_the_same_get_the_same_hint(game_id: str, seed: int) -> None:
    match, seat = _match(game_id, 3)
    twin = match.copy()
    twin.state = PROBES[game_id].reshuffle(match.state, seat, random.Random(seed))
    assert twin.view(seat) == match.view(seat)
    assert _asked(twin, seat) == _asked(match, seat)


def test_what_is_compared_was_looked_at_equally_often() -> None:
    match, seat = _match("butine", 3)
    sight, view = SIGHTS["butine"], match.view(seat)
    asked = (sight, match.game.meta.rules_version, view, match.legal(seat), Budget(40))
    first = [one.tries for one in opinions(*asked)[:3]]
    assert first[0] > first[2], "a search looks longer at what it likes"
    tries = [one.tries for one in opinions(*asked, even=(3, Budget(1000)))[:3]]
    assert tries == [first[0]] * 3


def test_what_a_tile_opens_is_said_with_it() -> None:
    match, seat = _match("butine", moves=0)
    one = _asked(match, seat)[0]
    assert one.moves[0].startswith("place")
    assert not one.outlook.last
    assert one.view is None, "nobody looks ahead in this game"


def test_a_plan_shows_the_sheet_after_it() -> None:
    match, seat = _match("bee-busy", 1, 0)
    one = _asked(match, seat)[0]
    assert one.moves[-1] == "done"
    assert one.view.round == match.view(seat).round, "what the dice bring then is not foreseen"
    for move in one.moves[:-1]:
        match.apply(seat, move)
    assert one.view == match.view(seat)


def test_who_is_in_a_hurry_thinks_less() -> None:
    assert at_most(10.0) == at_most(1.0)
    assert at_most(0.1).to_find.seconds == pytest.approx(0.06)


def test_not_every_game_has_been_learned() -> None:
    assert gives_hints("butine")
    assert not gives_hints("la-ruche")


def test_what_is_told_stands_beside_what_came() -> None:
    """`python -m bench.hints`: sorted by what was told, and cut into parts."""
    lines = told_and_won(
        [Asked(number / 10, float(number > 5)) for number in reversed(range(10))], 3
    )
    rows = [line.split() for line in lines.splitlines()[2:]]
    assert [row[:4] for row in rows[:5]] == [
        ["part", "1", "5%", "0%"],
        ["part", "2", "25%", "0%"],
        ["part", "3", "45%", "0%"],
        ["part", "4", "65%", "100%"],
        ["part", "5", "85%", "100%"],
    ]
    assert rows[5][:3] == ["all", "45%", "40%"]


def test_hints_of_a_game_know_who_won_it() -> None:
    asked = one_game("butine", 2, "greedy", 5)
    assert len(asked) == ASKED
    assert all(0 < one.told < 1 and one.won in (0, 0.5, 1) for one in asked)
    assert asked == one_game("butine", 2, "greedy", 5)
