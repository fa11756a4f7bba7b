"""Matches of several rounds: RUC-2 and RUC-14."""

import random
from typing import Any

import pytest

from skep.api import Match
from skep.games.la_ruche.scoring import round_points, round_winners
from tests.games.la_ruche.illegal import PAIR
from tests.games.la_ruche.table import at, new, play_out, step_at_random, texts


def view_of(match: Match, seat: int | None = None) -> Any:
    return match.view(seat)


@pytest.mark.rule("RUC-2")
@pytest.mark.rule("RUC-14")
@pytest.mark.parametrize(
    ("left", "points"),
    [
        ((0, 30), (3, 2)),
        ((4, 0, 9), (2, 3, 1)),
        ((4, 0, 9, 7, 12, 5), (2, 3, 0, 0, 0, 1)),
        # Level players share the higher points, and the places behind them are used up.
        ((5, 5), (3, 3)),
        ((5, 5, 6), (3, 3, 1)),
        ((0, 7, 7), (3, 2, 2)),
        ((0, 7, 7, 8), (3, 2, 2, 0)),
        ((0, 3, 7, 7), (3, 2, 1, 1)),
        ((2, 2, 2, 2), (3, 3, 3, 3)),
        ((2, 2, 2, 4), (3, 3, 3, 0)),
    ],
)
def test_points_of_a_round(left: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert round_points(left) == points
    assert round_winners(left) == tuple(seat for seat, got in enumerate(points) if got == 3)


@pytest.mark.rule("RUC-14")
def test_the_next_round_begins_when_all_are_ready() -> None:
    match = at(["134526"], cells=PAIR, options={"rounds": 3}, points=[2, 3], round=2)
    events = match.apply(0, "place 134526@1,0")
    ended: Any = events[-1].public
    assert (ended.round, ended.reason, ended.left, ended.points) == (2, "emptied", (0, 57), (3, 2))
    assert ended.winners == (0,)
    assert not match.over
    assert match.scores == (5, 5)
    assert (match.actors, texts(match, 1)) == ((0, 1), ["ready"])
    match.apply(1, "ready")
    assert match.actors == (0,)
    assert view_of(match).ready == (False, True)
    match.apply(0, "ready")
    view = view_of(match)
    assert (view.round, view.phase, view.cells, view.counts) == (3, "opening", (), (30, 30))
    assert (view.gifts, view.ready, view.reason) == ((0, 0), (False, False), "")
    assert match.actors == (view.opener,)


@pytest.mark.rule("RUC-14")
def test_each_round_is_dealt_anew() -> None:
    match = new(2, seed=3, rounds=4)
    deals = []
    while match.actors:
        if not view_of(match).cells and view_of(match).phase == "opening":
            deals.append((view_of(match, 0).hand, view_of(match).opener))
        play_out(match, seed=len(match.log), steps=1)
    assert len(deals) == 4
    assert len({hand for hand, _ in deals}) == 4


@pytest.mark.rule("RUC-14")
@pytest.mark.parametrize(
    ("points", "scores", "winners"),
    [((0, 4), (3, 6), (1,)), ((4, 0), (7, 2), (0,)), ((1, 2), (4, 4), (0, 1))],
)
def test_most_points_after_the_last_round_win(
    points: tuple[int, int], scores: tuple[int, int], winners: tuple[int, ...]
) -> None:
    """Whoever wins the last round need not win the match."""
    match = at(["134526"], cells=PAIR, options={"rounds": 3}, points=points, round=3)
    match.apply(0, "place 134526@1,0")
    assert (match.scores, match.winners, match.reason) == (scores, winners, "emptied")


@pytest.mark.rule("RUC-14")
@pytest.mark.parametrize("rounds", [1, 2, 9])
def test_as_many_rounds_as_agreed(rounds: int) -> None:
    rng = random.Random(rounds)
    match = new(4, seed=rounds, rounds=rounds)
    ended = 0
    while match.actors:
        for event in step_at_random(match, rng):
            fact: Any = event.public
            if fact.__struct_config__.tag == "round-ended":
                ended += 1
                assert fact.round == ended
    assert ended == rounds
    assert match.over
