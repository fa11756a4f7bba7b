"""The quick lists of placements against a slow loop over tiles, cells and lays."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.games.la_ruche.material import BEE_UP, LAY_NAMES, TILE_NAMES, TILE_OF
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
