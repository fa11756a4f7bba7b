"""The quick lists of placements against a slow loop over tiles, cells and lays."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.games.la_ruche.board import SPAN, fit_of
from skep.games.la_ruche.material import BEE_UP, LAY_NAMES, LAYS, SIDE_OF, TILE_NAMES, TILE_OF
from skep.games.la_ruche.opening import leaves_room, must_leave_room, spoilt_sides
from skep.games.la_ruche.placing import codes, draw, names_of
from skep.games.la_ruche.state import OPENING, RACE, State
from skep.games.la_ruche.versions import VERSIONS
from tests.games.la_ruche import brute
from tests.games.la_ruche.table import new, places, play_out, solo


def test_the_slow_geometry_is_a_hexagon() -> None:
    assert sorted(brute.SIDES) == [0, 1, 2, 3, 4, 5]
    assert brute.SIDES[0] == (1, -1)
    for side, (q, r) in brute.SIDES.items():
        assert brute.SIDES[(side + 3) % 6] == (-q, -r)


@pytest.mark.rule("RUC-1")
def test_lays_tiles_and_faces() -> None:
    assert list(TILE_NAMES) == brute.TILES
    for lay, name in enumerate(LAY_NAMES):
        assert BEE_UP[lay] == brute.shows_bee(name)
        assert name in brute.lays_of(TILE_NAMES[TILE_OF[lay]])
    assert set(Counter(TILE_OF).values()) == {12}


@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32), steps=st.integers(0, 55))
@pytest.mark.rule("RUC-4")
@pytest.mark.rule("RUC-6")
def test_placements_in_a_race(seats: int, seed: int, steps: int) -> None:
    match = play_out(new(seats, seed), seed, steps)
    view: Any = match.view(None)
    comb = brute.comb_of(view.cells)
    for seat in match.actors:
        mine: Any = match.view(seat)
        if view.phase == "race":
            expected = brute.placements(comb, list(mine.hand))
        elif comb:
            expected = brute.placements(comb, list(mine.hand), least=1, most=1)
        else:
            expected = {f"place {lay}@0,0" for tile in mine.hand for lay in brute.lays_of(tile)}
        listed = places(match, seat)
        assert len(listed) == len(set(listed))
        assert set(listed) == expected


@given(tiles=st.integers(3, 20), seed=st.integers(0, 2**32), steps=st.integers(1, 20))
@pytest.mark.rule("RUC-15")
def test_placements_in_a_puzzle(tiles: int, seed: int, steps: int) -> None:
    match = play_out(new(1, seed, tiles=tiles), seed, min(steps, tiles - 1))
    view: Any = match.view(0)
    if view.phase == "over":
        return  # nothing fitted, and the player gave up
    least = 1 if len(view.cells) == 1 else 2
    slow = brute.placements(brute.comb_of(view.cells), list(view.hand), least)
    listed = places(match, 0)
    assert len(listed) == len(set(listed))
    assert set(listed) == {text for text in slow if brute.shows_bee(text[6:12])}


@given(seed=st.integers(0, 2**32), back=st.integers(1, 8))
@pytest.mark.rule("RUC-15")
def test_what_fits_after_take_backs(seed: int, back: int) -> None:
    """Open cells are kept up to date when tiles leave the table, too."""
    match = new(1, seed)
    rng = random.Random(seed)
    while places(match, 0) and len(match.state.cells) < 11:
        match.apply(0, rng.choice(places(match, 0)))
    for _ in range(min(back, len(match.state.cells) - 1)):
        match.apply(0, "lift")
    view: Any = match.view(0)
    fresh = solo(list(view.hand), view.cells)
    assert match.state.needs == fresh.state.needs
    assert match.state.live.keys() == fresh.state.live.keys()
    assert places(match, 0) == places(fresh, 0)


@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32), steps=st.integers(0, 55))
def test_drawing_a_placement_is_choosing_from_the_list(seats: int, seed: int, steps: int) -> None:
    state = play_out(new(seats, seed), seed, steps).state
    if state.phase not in (OPENING, RACE):
        return
    for hand in state.hands:
        listed = codes(state, hand)
        drawn = [draw(state, hand, (i + 0.5) / len(listed)) for i in range(len(listed))]
        if must_leave_room(state):
            assert set(drawn) <= set(listed)
        else:
            assert drawn == listed
        if not listed:
            assert draw(state, hand, 0.5) == -1


@pytest.mark.rule("RUC-4")
def test_the_last_opening_tile_is_drawn_from_the_list_all_equally_likely() -> None:
    for seats, seed in ((2, 1), (4, 0)):
        state = play_out(new(seats, seed), seed, seats - 1).state
        hand = state.hands[state.turn]
        listed = codes(state, hand)
        all_of_them = len(codes(loose(state), hand))
        assert len(listed) < all_of_them
        grain = all_of_them * len(listed)
        drawn = Counter(draw(state, hand, (i + 0.5) / grain) for i in range(grain))
        assert set(drawn) == set(listed)
        assert set(drawn.values()) == {all_of_them}


def test_drawing_where_both_faces_fit() -> None:
    """Between two opposite tiles. That is rare; a race in which it happens was looked for."""
    found = 0
    for steps in range(30, 48):
        state = play_out(new(2, 72), 72, steps).state
        for hand in state.hands:
            if any(fit.faces > 1 and fit.tiles & hand for fit in state.live.values()):
                listed = codes(state, hand)
                parts = [(i + 0.5) / len(listed) for i in range(len(listed))]
                assert [draw(state, hand, part) for part in parts] == listed
                found += 1
    assert found > 5


def test_a_tile_that_fits_somewhere_fits_with_as_many_faces_as_any_other() -> None:
    """Drawing relies on it: two faces beside one tile, or between two opposite ones, else one."""
    seen = set()
    for seed in range(30):
        state = play_out(new(4, seed), seed).state
        for need in state.needs.values():
            fit = fit_of(need)
            counts = set(Counter(TILE_OF[lay] for lay in fit.lays).values())
            assert counts <= {fit.faces}
            assert sorted(lay for lay in fit.lay_of if lay >= 0) == list(fit.lays)
            seen |= {(fit.contacts, count) for count in counts}
    assert {(1, 2), (2, 1), (2, 2), (3, 1)} <= seen
    assert not any(count == 2 for contacts, count in seen if contacts > 2)


@given(need=st.lists(st.integers(0, 6), min_size=6, max_size=6))
def test_what_fits_a_need_is_what_shows_its_colours(need: list[int]) -> None:
    """Also the needs that no race has met yet."""
    fit = fit_of(sum(colour * 7**d for d, colour in enumerate(need)))
    wanted = [(d, colour - 1) for d, colour in enumerate(need) if colour]
    slow = [i for i, lay in enumerate(LAYS) if all(lay[d] == colour for d, colour in wanted)]
    assert (fit.contacts, list(fit.lays)) == (len(wanted), slow)
    assert names_of(fit.tiles) == tuple(sorted({TILE_NAMES[TILE_OF[lay]] for lay in slow}))


@pytest.mark.rule("RUC-4")
@given(seats=st.integers(2, 6), seed=st.integers(0, 2**32), few=st.booleans())
def test_both_ways_to_ask_what_a_last_tile_leaves_agree(seats: int, seed: int, few: bool) -> None:
    """Placement by placement, and for a whole hand at once; also when hardly any tile is left."""
    state = play_out(new(seats, seed), seed, seats - 1).state
    rng = random.Random(seed)
    if few:
        others = [seat for seat in range(seats) if seat != state.turn]
        for seat in others:
            state.hands[seat] = 1 << rng.randrange(60)
        state.hands[state.turn] &= rng.getrandbits(60) & rng.getrandbits(60)
    hand = state.hands[state.turn]
    spoilt = spoilt_sides(state)
    for code in codes(loose(state), hand):
        lay = code % SPAN
        assert leaves_room(state, code) == (SIDE_OF[lay] not in spoilt.get(code - lay, b""))


def loose(state: State) -> State:
    """The same state by the rules of version 1, which let every opening tile be laid."""
    twin = state.copy()
    twin.version = VERSIONS[1]
    return twin
