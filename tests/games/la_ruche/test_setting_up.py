"""The box, the deal and the opening: RUC-1 to RUC-5."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from skep.api import Match
from skep.engine.chance import SeededChance
from skep.engine.errors import BadMove
from skep.games.la_ruche import GAME
from skep.games.la_ruche.material import TILE_NAMES
from skep.games.la_ruche.meta import Options
from tests.games.la_ruche import brute
from tests.games.la_ruche.illegal import LAST_OPENS
from tests.games.la_ruche.table import able, at, new, places, play_out


def view_of(match: Any, seat: int | None = None) -> Any:
    return match.view(seat)


@pytest.mark.rule("RUC-1")
def test_60_tiles_all_that_there_can_be() -> None:
    assert len(TILE_NAMES) == len(set(TILE_NAMES)) == 60
    # Every order of the six colours is a tile in some turn, one face or the other up.
    shown = [lay for tile in TILE_NAMES for lay in brute.lays_of(tile)]
    assert sorted(shown) == sorted("".join(order) for order in permutations("123456"))


@pytest.mark.rule("RUC-1")
def test_the_bee_is_on_the_face_where_the_second_colour_is_smaller_than_the_last() -> None:
    for tile in TILE_NAMES:
        assert tile[0] == "1"
        assert tile[1] < tile[5]
        lays = brute.lays_of(tile)
        assert [brute.shows_bee(lay) for lay in lays] == [True] * 6 + [False] * 6


@pytest.mark.rule("RUC-1")
def test_a_tile_has_one_name_and_a_lay_names_its_six_colours() -> None:
    assert str(GAME.parse("Give  123456 to 1")) == "give 123456 to 1"
    assert str(GAME.parse("place 654321@0,-3")) == "place 654321@0,-3"
    for wrong in ("give 234561 to 1", "give 165432 to 1", "place 112345@0,0", "place 12345@0,0"):
        with pytest.raises(BadMove):
            GAME.parse(wrong)


@pytest.mark.rule("RUC-3")
@pytest.mark.parametrize(("seats", "each"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_all_tiles_are_dealt_evenly(seats: int, each: int) -> None:
    match = new(seats, seed=seats)
    hands = [view_of(match, seat).hand for seat in range(seats)]
    assert [len(hand) for hand in hands] == [each] * seats
    assert sorted(name for hand in hands for name in hand) == list(TILE_NAMES)


@pytest.mark.rule("RUC-3")
def test_the_deal_is_random() -> None:
    first = Counter(name for seed in range(200) for name in view_of(new(2, seed), 0).hand)
    assert set(first) == set(TILE_NAMES)
    assert min(first.values()) > 60
    assert max(first.values()) < 140


@pytest.mark.rule("RUC-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_seat_opens_in_turn_then_all_race(seats: int) -> None:
    match = new(seats, seed=3)
    opener = match.actors[0]
    for number in range(seats):
        seat = (opener + number) % seats
        assert match.actors == (seat,)
        assert view_of(match).phase == "opening"
        events = match.apply(seat, places(match, seat)[0])
    assert [event.public.__struct_config__.tag for event in events] == ["placed", "race-began"]  # type: ignore[union-attr]
    assert GAME.starts_race is not None
    assert GAME.starts_race(events)
    assert match.actors == tuple(range(seats))
    assert view_of(match).phase == "race"
    anybody = able(match)[0]
    assert not GAME.starts_race(match.apply(anybody, places(match, anybody)[0]))
    assert sum(view_of(match).counts) == 60 - seats - 1


@pytest.mark.rule("RUC-4")
def test_the_first_tile_lies_free_either_face_up() -> None:
    match = new(2, seed=1)
    hand = view_of(match, match.actors[0]).hand
    listed = set(places(match, match.actors[0]))
    assert listed == {f"place {lay}@0,0" for tile in hand for lay in brute.lays_of(tile)}


@pytest.mark.rule("RUC-4")
def test_the_next_ones_touch_exactly_one_tile_by_a_matching_side() -> None:
    match = new(6, seed=2)
    while view_of(match).phase == "opening":
        (seat,) = match.actors
        comb = brute.comb_of(view_of(match).cells)
        listed = places(match, seat)
        if comb:
            for text in listed:
                ((cell, lay),) = brute.comb_of((text.removeprefix("place "),)).items()
                ((side, colour),) = brute.contacts(comb, cell)
                assert lay[side] == colour
            assert len({brute.shows_bee(text[6:12]) for text in listed}) == 2
        match.apply(seat, listed[len(listed) // 2])


@pytest.mark.rule("RUC-5")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_seat_that_opens_is_drawn(seats: int) -> None:
    firsts = Counter(new(seats, seed).actors[0] for seed in range(240))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 240 / seats / 2


@pytest.mark.rule("RUC-5")
def test_a_hand_is_its_owners_and_counts_are_everybodys() -> None:
    match = play_out(new(3, seed=4), seed=4, steps=20)
    hands = [view_of(match, seat).hand for seat in range(3)]
    assert len({*hands}) == 3
    assert view_of(match).hand is None
    for watcher in (None, 0, 1, 2):
        view = view_of(match, watcher)
        assert view.counts == tuple(len(hand) for hand in hands)
        assert sorted(name for hand in hands for name in hand) == sorted(
            set(TILE_NAMES) - {brute_tile(cell) for cell in view.cells}
        )
        told = str(view)
        for seat, hand in enumerate(hands):
            if seat != watcher:
                assert not any(f"'{name}'" in told for name in hand)


def brute_tile(cell: str) -> str:
    """The tile that lies there."""
    return next(tile for tile in TILE_NAMES if cell[:6] in brute.lays_of(tile))


@pytest.mark.rule("RUC-5")
def test_only_its_owner_is_told_what_was_dealt() -> None:
    state, (event,) = GAME.setup(3, Options(), SeededChance(5))
    assert not hasattr(event.seen_by(None), "hand")
    for seat in range(3):
        fact: Any = event.seen_by(seat)
        assert fact.hand == GAME.view(state, seat).hand  # type: ignore[attr-defined]


def test_a_given_position_is_a_race() -> None:
    match = at(["134526"], cells=("123456@0,0", "356124@1,-1"))
    assert view_of(match).phase == "race"
    assert view_of(match).counts == (1, 57)


# ---------------------------------------------------------------- the last opening tile


def _before_the_last(seats: int, seed: int) -> tuple[Match, int]:
    """A race in which all but one have opened; and that seat."""
    match = play_out(new(seats, seed), seed, steps=seats - 1)
    return match, match.actors[0]


def _is_blocked_after(match: Match, text: str) -> bool:
    """Does nothing fit any more, in any hand, when this is laid? Found by trying everything."""
    comb = brute.comb_of((*view_of(match).cells, text.removeprefix("place ")))
    laid = brute_tile(text.removeprefix("place "))
    hands = [view_of(match, seat).hand for seat in range(match.seats)]
    left = [tile for hand in hands for tile in hand if tile != laid]
    return not brute.placements(comb, left)


@pytest.mark.rule("RUC-4")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 1), (4, 0)])
def test_the_last_opening_tile_leaves_something_that_fits(seats: int, seed: int) -> None:
    match, seat = _before_the_last(seats, seed)
    comb = brute.comb_of(view_of(match).cells)
    touching_one = brute.placements(comb, list(view_of(match, seat).hand), least=1, most=1)
    listed = set(places(match, seat))
    spoiling = touching_one - listed
    assert spoiling, "with this seed some would end the race before it begins"
    for text in spoiling:
        assert _is_blocked_after(match, text)
        refusal = match.check(seat, text)
        assert refusal is not None
        assert (refusal.rule, refusal.reason.key) == ("RUC-4", "la-ruche-leave-room")
    for text in sorted(listed)[:: len(listed) // 12]:
        assert not _is_blocked_after(match, text)
    assert all(match.check(seat, text) is None for text in listed)
    assert GAME.texts is not None
    assert set(GAME.texts(match.state, seat)) == listed


@pytest.mark.rule("RUC-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_race_is_over_before_it_begins(seats: int) -> None:
    for seed in range(120):
        match = play_out(new(seats, seed), seed, steps=seats)
        assert view_of(match).phase == "race", seed


@pytest.mark.rule("RUC-4")
def test_only_the_last_opening_tile_must_leave_something() -> None:
    """The second of three may be one beside which nothing fits: the third can still mend it."""
    two = at(["123546", "134526"], **LAST_OPENS)
    three = at(["123546", "134526"], seats=3, **{**LAST_OPENS, "opener": 2})
    spoils = "place 532164@1,-1"
    assert _is_blocked_after(two, spoils)
    assert spoils not in places(two, 0)
    assert spoils in places(three, 0)
    assert three.check(0, spoils) is None


@pytest.mark.rule("RUC-4")
def test_who_cannot_help_it_may_end_the_race() -> None:
    """The others hold one tile, which fits nowhere whatever the last opener does."""
    match = at(["123546"], **LAST_OPENS)
    state = match.state
    for tile in TILE_NAMES:
        state.hands[1] = 1 << TILE_NAMES.index(tile)
        ways = places(match, 0)
        if all(_is_blocked_after(match, way) for way in ways):
            assert len(ways) == 12, "on each of six sides, either face up"
            assert all(match.check(0, way) is None for way in ways)
            return
        assert not any(_is_blocked_after(match, way) for way in ways)
    pytest.fail("every tile fits somewhere")
