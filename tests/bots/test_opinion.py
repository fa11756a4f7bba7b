"""Opinions: what a search thinks of each step, in chances or in points."""

import pytest

from skep.bots.learned.registry import SIGHTS
from skep.bots.search.opinion import Opinion, chances, opinions
from skep.bots.search.search import Budget
from tests.laws.tables import played

each_sight = pytest.mark.parametrize("game_id", list(SIGHTS))


def asked(game_id: str, seats: int, tries: int = 20) -> list[Opinion]:
    match = played(game_id, (seats, {}), 4, 10)
    seat = next(seat for seat in match.actors if len(match.legal(seat)) > 1)
    sight = SIGHTS[game_id]
    version = sight.game.meta.rules_version
    return opinions(sight, version, match.view(seat), match.legal(seat), Budget(tries))


@each_sight
def test_the_best_comes_first_and_each_has_a_chance(game_id: str) -> None:
    found = asked(game_id, 2)
    assert sum(one.tries for one in found) == 20
    assert [one.tries for one in found] == sorted((one.tries for one in found), reverse=True)
    assert all(0 < one.expected < 1 for one in found)


def test_alone_points_are_expected() -> None:
    found = asked("bee-busy", 1)
    assert 20 < found[0].expected < 100


@each_sight
def test_everybodys_chances_make_one(game_id: str) -> None:
    match = played(game_id, (2, {}), 4, 10)
    both = chances(SIGHTS[game_id], match.state)
    assert sum(both) == pytest.approx(1)


def test_at_the_end_the_winner_is_sure() -> None:
    match = played("butine", (2, {}), 7, 10_000)
    assert match.result is not None
    assert len(match.result.winners) == 1
    both = chances(SIGHTS["butine"], match.state)
    assert [chance > 0.9 for chance in both] == [seat in match.result.winners for seat in range(2)]
