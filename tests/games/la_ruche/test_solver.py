"""The solver: RUC-16, against a search that simply tries everything."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skep.engine.errors import BadPosition
from skep.games.la_ruche.board import cell_of
from skep.games.la_ruche.material import TILE_NAMES
from skep.games.la_ruche.solver import WATCH_EVERY, Answer, _Search, count, grows_from, solve
from tests.games.la_ruche import brute
from tests.games.la_ruche.illegal import PAIR
from tests.games.la_ruche.table import new, places, solo

UNSOLVABLE = tuple(
    f"1{order}"
    for order in (
        *("32456", "32465", "32546", "32645", "34265", "34526"),
        *("34625", "35426", "52346", "53246", "53426", "54326"),
    )
)
"""Twelve tiles that cannot be laid. One set in many thousands is like that."""


def small_sets(least: int, most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(TILE_NAMES), min_size=least, max_size=most, unique=True)


def check_answer(hand: list[str], cells: tuple[str, ...], answer: Answer) -> None:
    """The moves are legal in their order, and lay all tiles."""
    assert answer.solvable
    match = solo(hand, cells)
    for move in answer.moves:
        match.apply(0, move)
    assert match.reason == "solved"


@pytest.mark.rule("RUC-16")
@settings(max_examples=60)
@given(hand=small_sets(1, 5))
def test_whole_sets_against_brute_force(hand: list[str]) -> None:
    slow = brute.solutions(hand, {})
    answer = solve(hand)
    assert answer.solvable == bool(slow)
    if answer.solvable:
        check_answer(hand, (), answer)
    found = count(hand)
    assert (found.number, found.complete) == (brute.up_to_turning(slow), True)


@pytest.mark.rule("RUC-16")
@given(
    hand=small_sets(2, 6),
    laid=st.integers(1, 5),
    seed=st.integers(0, 2**32),
)
def test_partial_layouts_against_brute_force(hand: list[str], laid: int, seed: int) -> None:
    rng = random.Random(seed)
    match = solo(hand)
    while places(match, 0) and len(match.state.cells) < min(laid, len(hand) - 1):
        match.apply(0, rng.choice(places(match, 0)))
    view: Any = match.view(0)
    slow = brute.solutions(list(view.hand), brute.comb_of(view.cells))
    answer = solve(view.hand, view.cells)
    assert answer.solvable == bool(slow)
    if answer.solvable:
        check_answer(list(view.hand), view.cells, answer)
    # The tiles that lie fix the whole, so nothing is turned or moved.
    assert count(view.hand, view.cells).number == len(slow)


# Tiles that begin alike go round in much the same order: many such sets cannot be laid.
NARROW = [name for name in TILE_NAMES if name[1] == "3"]


@pytest.mark.rule("RUC-16")
@settings(max_examples=40)
@given(hand=st.lists(st.sampled_from(NARROW), min_size=3, max_size=5, unique=True))
def test_sets_that_can_hardly_be_laid_against_brute_force(hand: list[str]) -> None:
    slow = brute.solutions(hand, {})
    assert solve(hand).solvable == bool(slow)
    assert count(hand).number == brute.up_to_turning(slow)


@pytest.mark.rule("RUC-16")
def test_some_small_sets_can_be_laid_and_some_cannot() -> None:
    """The comparison above would be worth little if all sets were alike."""
    rng = random.Random(1)
    verdicts = [solve(rng.sample(NARROW, 4)).solvable for _ in range(50)]
    assert verdicts.count(True) > 5
    assert verdicts.count(False) > 5


@pytest.mark.rule("RUC-16")
@settings(max_examples=30)
@given(tiles=st.integers(9, 14), left=st.integers(1, 4), seed=st.integers(0, 2**32))
def test_big_layouts_nearly_full_against_brute_force(tiles: int, left: int, seed: int) -> None:
    rng = random.Random(seed)
    match = solo(rng.sample(TILE_NAMES, tiles))
    while places(match, 0) and len(match.state.cells) < tiles - left:
        match.apply(0, rng.choice(places(match, 0)))
    view: Any = match.view(0)
    if len(view.hand) > 4:
        return  # stuck too early for brute force to say anything soon
    slow = brute.solutions(list(view.hand), brute.comb_of(view.cells))
    assert solve(view.hand, view.cells).solvable == bool(slow)
    assert count(view.hand, view.cells, cap=10**6).number == len(slow)


KNOWN = [
    ("123546 123654 124536 125346 125436 126543 132456 142635", 130),
    ("123654 124356 125436 126543 136254 142356 142536 143526 154326", 365),
    ("123465 124536 126534 134256 135246 136254 142365 146325 154236", 468),
    ("123456 125364 125463 132465 136524 142356 143526 146235 154326", 214),
    ("124365 124536 124635 125364 132546 135624 142536 142635 143526", 135),
]
"""Sets with the number of their solutions as `brute.py` found it, which takes a minute each."""


@pytest.mark.rule("RUC-16")
@pytest.mark.parametrize(("hand", "solutions"), KNOWN)
def test_counts_that_brute_force_found_once(hand: str, solutions: int) -> None:
    assert count(hand.split()).number == solutions


ROUND_A_HOLE = (
    *("362541@0,0", "356412@0,1", "514362@1,0", "361254@1,1", "654312@2,0", "132564@2,1"),
    *("236154@3,0", "152436@3,1", "264135@4,0", "142356@1,-1", "312546@2,-1", "615234@4,-1"),
    *("546123@2,-2", "612345@3,-2", "264513@4,-2"),
)
"""Fifteen tiles round the empty cell 3,-1. The last one closes the ring."""


@pytest.mark.rule("RUC-16")
def test_which_pairs_a_layout_grows_from() -> None:
    """All but two: they touch, but nothing touches both, since there is the hole between them."""
    solo([], ROUND_A_HOLE, phase="over", reason="solved")  # a layout that the rules allow
    comb = brute.comb_of(ROUND_A_HOLE)
    cells = [cell_of(*cell) for cell in comb]
    stuck = {
        frozenset((one, other))
        for one in comb
        for other in comb
        if (other[0] - one[0], other[1] - one[1]) in brute.SIDES.values()
        and not grows_from(cell_of(*one), cell_of(*other), cells)
    }
    assert stuck == {frozenset(((4, -2), (4, -1))), frozenset(((4, -2), (3, -2)))}
    without_last = [cell for cell in cells if cell != cell_of(4, -2)]
    assert grows_from(cell_of(0, 0), cell_of(0, 1), without_last)
    assert not grows_from(cell_of(0, 0), cell_of(0, 1), [*cells, cell_of(9, 9)])


@pytest.mark.rule("RUC-16")
def test_a_layout_whose_hole_is_filled_late_is_not_counted_twice() -> None:
    """A pair that leads nowhere as long as there is a hole leads everywhere when it is filled.

    Too many tiles to count, so this looks inside: it says that the pair was tried as a start.
    """
    state = solo(["125346"], ROUND_A_HOLE).state
    search = _Search(state, goal=10, watch=None)
    assert search.run()
    assert "place 534612@3,-1" in places(solo(["125346"], ROUND_A_HOLE), 0)
    again = _Search(state, goal=10, watch=None)
    at = cell_of(4, -2)
    pairs = dict(again._pairs(at, again.cells[at]))
    again.tried.add(pairs[cell_of(4, -1)])
    assert again.run()
    assert again.found == search.found - 1


@pytest.mark.rule("RUC-16")
@pytest.mark.parametrize("tiles", [6, 7])
def test_every_count_of_a_bigger_set(tiles: int) -> None:
    """One brute-force search each of more tiles, where layouts can have more than one shape."""
    hand = random.Random(tiles).sample(TILE_NAMES, tiles)
    slow = brute.up_to_turning(brute.solutions(hand, {}))
    assert slow > 0
    assert count(hand).number == slow


@pytest.mark.rule("RUC-16")
@pytest.mark.parametrize("tiles", [12, 20])
def test_big_sets_are_solved(tiles: int) -> None:
    for seed in range(30):
        hand = random.Random(seed).sample(TILE_NAMES, tiles)
        check_answer(hand, (), solve(hand))


@pytest.mark.rule("RUC-16")
def test_twelve_tiles_that_cannot_be_laid() -> None:
    answer = solve(UNSOLVABLE)
    assert (answer.solvable, answer.moves, answer.hint) == (False, (), None)
    assert count(UNSOLVABLE) == count(UNSOLVABLE, cap=1)
    assert count(UNSOLVABLE).number == 0


@pytest.mark.rule("RUC-16")
def test_following_the_hints_solves_it() -> None:
    match = new(1, seed=11)
    while match.actors:
        view: Any = match.view(0)
        hint = solve(view.hand, view.cells).hint
        assert hint is not None
        match.apply(0, hint)
    assert match.reason == "solved"
    assert len(match.log) == 12


@pytest.mark.rule("RUC-16")
def test_a_dead_end_is_proved() -> None:
    """Whatever still fits in a dead end leads to another dead end; one step back there is hope."""
    match = new(1, seed=0)
    rng = random.Random(0)
    view: Any = match.view(0)
    while solve(view.hand, view.cells).solvable:
        match.apply(0, rng.choice(places(match, 0)))
        view = match.view(0)
    assert places(match, 0), "something still fits, but it cannot come out"
    for move in places(match, 0):
        twin = match.copy()
        twin.apply(0, move)
        after: Any = twin.view(0)
        assert solve(after.hand, after.cells).solvable is False
    match.apply(0, "lift")
    view = match.view(0)
    assert solve(view.hand, view.cells).solvable


@pytest.mark.rule("RUC-16")
def test_counting_stops_at_the_cap() -> None:
    hand = random.Random(7).sample(TILE_NAMES, 7)
    exact = count(hand)
    assert exact.complete
    assert exact.number > 3
    assert count(hand, cap=exact.number) == exact
    short = count(hand, cap=exact.number - 1)
    assert (short.number, short.complete) == (exact.number - 1, False)
    assert short.nodes < exact.nodes


@pytest.mark.rule("RUC-16")
def test_the_search_can_be_watched_and_stopped() -> None:
    hand = random.Random(5).sample(TILE_NAMES, 12)
    seen: list[int] = []

    def watch(nodes: int) -> bool:
        seen.append(nodes)
        return len(seen) < 3

    stopped = count(hand, cap=10**9, watch=watch)
    assert seen == [WATCH_EVERY, 2 * WATCH_EVERY, 3 * WATCH_EVERY]
    assert (stopped.complete, stopped.nodes) == (False, 3 * WATCH_EVERY)
    assert stopped.number > 0
    assert solve(UNSOLVABLE, watch=lambda nodes: False) == Answer(None, (), WATCH_EVERY)
    assert solve(UNSOLVABLE, watch=lambda nodes: True).solvable is False


@pytest.mark.rule("RUC-16")
def test_very_small_puzzles() -> None:
    assert [str(move) for move in solve(["134526"]).moves] == ["place 134526@0,0"]
    assert count(["134526"]).number == 1
    assert count(["134526", "123456"]).number == 6
    assert solve(["134526"], PAIR).hint is not None
    done = solve([], (*PAIR, "134526@1,0"))
    assert (done.solvable, done.moves, done.hint) == (True, (), None)
    assert count([], PAIR).number == 1


@pytest.mark.rule("RUC-15")
@pytest.mark.parametrize(
    ("hand", "cells"),
    [
        ([], ()),
        (TILE_NAMES[:21], ()),
        (["234561"], ()),
        (["123456", "123456"], ()),
        (["123456"], PAIR),
        (["134526"], (PAIR[0], "315426@1,0")),
    ],
)
def test_what_is_no_puzzle_is_refused(hand: list[str], cells: tuple[str, ...]) -> None:
    with pytest.raises(BadPosition):
        solve(hand, cells)
