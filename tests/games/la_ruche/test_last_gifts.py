"""A blocked comb: the gifts that wait are given first, then the tiles are counted (RUC-10)."""

import random
from typing import Any

import pytest

import skep
from skep.api import Match
from skep.games.la_ruche import GAME
from skep.games.la_ruche.placing import is_blocked
from tests.games.la_ruche import brute
from tests.games.la_ruche.illegal import BLOCKED
from tests.games.la_ruche.table import at, new, step_at_random, texts

pytestmark = pytest.mark.rule("RUC-10")

SHUTS = f"place {BLOCKED[-1]}"
SHUTTER = "123465"
"""The tile that shuts the comb; it lies with its bee up."""
BEE = {"bee": True}


def view_of(match: Match, seat: int | None = None) -> Any:
    return match.view(seat)


def tags(events: list[Any]) -> list[str]:
    return [event.public.__struct_config__.tag for event in events]


def about_to_block(*others: str, gifts: tuple[int, ...] = (0, 0), **options: Any) -> Match:
    """Two seats; the first can shut the comb, and has these tiles besides."""
    return at([SHUTTER, *others], cells=BLOCKED[:2], options=options or BEE, gifts=gifts)


def test_a_gift_earned_by_the_tile_that_blocks_is_given_first() -> None:
    match = about_to_block("134526", "136245")
    assert tags(match.apply(0, SHUTS)) == ["placed", "comb-blocked"]
    assert not match.over
    assert view_of(match).phase == "gifts"
    assert match.actors == (0,)
    assert texts(match, 0) == ["give 134526 to 1", "give 136245 to 1", "keep"]
    assert texts(match, 1) == []
    events = match.apply(0, "give 136245 to 1")
    assert tags(events) == ["gave", "round-ended", "ended"]
    assert view_of(match).counts == (1, 56)
    assert (match.reason, match.winners) == ("blocked", (0,))


def test_the_gift_can_decide_who_wins() -> None:
    """With one tile more than the other before it is given, one tile less after."""
    rest = [tile for tile in brute.TILES if tile not in (SHUTTER, "123456", "125634")]
    mine, theirs = rest[:29], rest[29:]
    for move, winners in (("keep", (1,)), (f"give {mine[0]} to 1", (0,))):
        match = at([SHUTTER, *mine], theirs, cells=BLOCKED[:2], options=BEE)
        match.apply(0, SHUTS)
        assert view_of(match).counts == (29, 28)
        match.apply(0, move)
        assert match.winners == winners


def test_gifts_that_others_still_have_count_as_well() -> None:
    match = about_to_block("134526", "136245", gifts=(0, 1))
    match.apply(0, SHUTS)
    assert tuple(match.actors) == (0, 1)
    assert set(texts(match, 1)) == {
        "keep",
        *(f"give {tile} to 0" for tile in view_of(match, 1).hand),
    }
    (kept,) = match.apply(1, "keep")
    fact: Any = kept.public
    assert (fact.seat, fact.gifts) == (1, 1)
    assert match.actors == (0,)
    match.apply(0, "keep")
    assert (match.reason, match.winners) == ("blocked", (0,))
    assert view_of(match).gifts == (0, 0)


def test_several_gifts_are_given_one_by_one_and_the_rest_lapses_at_once() -> None:
    options = {"bee": True, "three_contacts": True}
    match = about_to_block("134526", "136245", "123564", gifts=(0, 4), **options)
    match.apply(0, SHUTS)
    hand = view_of(match, 1).hand
    match.apply(1, f"give {hand[0]} to 0")
    match.apply(1, f"give {hand[1]} to 0")
    assert view_of(match).gifts == (1, 2)
    match.apply(0, "give 123564 to 1")
    assert match.actors == (1,)
    events = match.apply(1, "keep")
    assert tags(events) == ["kept", "round-ended", "ended"]
    assert view_of(match).counts == (4, 53)


@pytest.mark.rule("RUC-13")
def test_giving_away_the_last_tile_wins_even_then() -> None:
    match = about_to_block("134526", gifts=(0, 1))
    match.apply(0, SHUTS)
    events = match.apply(0, "give 134526 to 1")
    assert tags(events) == ["gave", "round-ended", "ended"]
    assert (match.reason, match.winners) == ("emptied-by-gift", (0,))


def test_without_gifts_a_blocked_comb_is_counted_at_once() -> None:
    match = about_to_block("134526", three_contacts=True)
    assert tags(match.apply(0, SHUTS)) == ["placed", "round-ended", "ended"]
    assert (match.reason, match.winners) == ("blocked", (0,))


def test_between_rounds_nothing_is_left_of_it() -> None:
    match = about_to_block("134526", "136245", bee=True, rounds=2)
    match.apply(0, SHUTS)
    match.apply(0, "keep")
    assert (view_of(match).phase, view_of(match).reason) == ("between", "blocked")
    for seat in (0, 1):
        match.apply(seat, "ready")
    assert (view_of(match).phase, view_of(match).gifts) == ("opening", (0, 0))


@pytest.mark.rule("RUC-8")
def test_no_placement_costs_a_pause_then() -> None:
    match = about_to_block("134526", "136245")
    match.apply(0, SHUTS)
    assert GAME.wait_after is not None
    assert GAME.wait_after(match.state, GAME.parse("place 134526@1,0")) == 0


def test_a_live_table_waits_ten_seconds_then_all_gifts_lapse() -> None:
    match = about_to_block("134526", "136245", gifts=(0, 1))
    assert GAME.deadline is not None
    assert GAME.deadline(match.state) is None
    match.apply(0, SHUTS)
    deadline = GAME.deadline(match.state)
    assert deadline is not None
    assert deadline.seconds == 10
    assert {seat: str(move) for seat, move in deadline.moves.items()} == {0: "keep", 1: "keep"}
    for seat, move in deadline.moves.items():
        match.apply(seat, move)
    assert match.reason == "blocked"
    assert GAME.deadline(match.state) is None


def test_no_gift_unblocks_a_comb_and_it_always_ends() -> None:
    met = 0
    for seed in range(150):
        match = new(2 + seed % 5, seed, bee=True, three_contacts=True)
        rng = random.Random(seed)
        while match.actors:
            gifts = view_of(match).phase == "gifts"
            met += gifts
            assert not gifts or is_blocked(match.state)
            assert match.actors == tuple(s for s in match.actors if not gifts or texts(match, s))
            step_at_random(match, rng)
            assert not gifts or view_of(match).phase in ("gifts", "over")
        assert match.reason in ("blocked", "emptied", "emptied-by-gift")
    assert met > 20


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"gifts": (0, 0)}, "nobody has a gift"),
        ({"cells": BLOCKED[:2]}, "nothing fits"),
        ({"gifts": (2, 0)}, "gifts"),
        ({"options": {}}, "gifts"),
        ({"reason": "blocked"}, "reason"),
    ],
)
def test_positions_that_cannot_be(given: dict[str, Any], why: str) -> None:
    usual: dict[str, Any] = {"cells": BLOCKED, "phase": "gifts", "gifts": (1, 0), "options": BEE}
    assert view_of(at(["134526"], **usual)).phase == "gifts"
    with pytest.raises(skep.BadPosition, match=why):
        at(["134526"], **{**usual, **given})
