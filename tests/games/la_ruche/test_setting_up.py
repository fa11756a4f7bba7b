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


def _that_leaves_a_race(match: Match, seat: int) -> str:
    """A first tile after which the race is not blocked at once."""
    for move in places(match, seat):
        twin = match.copy()
        twin.apply(seat, move)
        if not twin.over:
            return move
    raise AssertionError("every first tile blocks the race")


@pytest.mark.rule("RUC-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_seat_opens_in_turn_then_all_race(seats: int) -> None:
    match = new(seats, seed=3)
    opener = match.actors[0]
    for number in range(seats):
        seat = (opener + number) % seats
        assert match.actors == (seat,)
        assert view_of(match).phase == "opening"
        events = match.apply(seat, _that_leaves_a_race(match, seat))
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
