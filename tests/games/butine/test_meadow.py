"""Laying tiles and flying over them, against the exact geometry of `exact.py`."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import skep
from skep.games.butine.board import FIRST_MEADOW
from skep.games.butine.moves import Place
from tests.games.butine import exact
from tests.games.butine.exact import polygon
from tests.games.butine.positions import EIGHT, KINDS, all_tiles, at, play, texts


def placements(match: skep.Match) -> set[str]:
    return {
        str(move).removeprefix("place ")
        for move in match.legal(match.actors[0])
        if isinstance(move, Place)
    }


def grown(seed: int, tiles: int, density: int) -> skep.Match:
    """A meadow of so many random tiles; a high density keeps them close together."""
    rng = random.Random(seed)
    match = skep.new("butine", seed=seed)
    while len(match.state.meadow.tiles) < tiles:
        some = rng.choices(sorted(placements(match)), k=density)
        play(match, f"place {min(some, key=_distance)}")
    return match


def _distance(name: str) -> int:
    x, y = (int(word) for word in name.partition("@")[2].split(","))
    return max(abs(x), abs(y), abs(x + y))


def tiles_of(match: skep.Match) -> list[str]:
    return [spot.name for spot in match.state.meadow.tiles]


meadows = st.builds(
    grown, seed=st.integers(0, 10**6), tiles=st.integers(1, 16), density=st.sampled_from([1, 3, 20])
)


@pytest.mark.slow
@pytest.mark.rule("BUT-7")
@given(meadows)
@settings(max_examples=60)
def test_listed_placements_are_those_of_exact_geometry(match: skep.Match) -> None:
    assert placements(match) == exact.placements(tiles_of(match))


@given(meadows)
@settings(max_examples=30)
def test_spots_are_the_same_in_order_when_nobody_asked_on_the_way(match: skep.Match) -> None:
    meadow = FIRST_MEADOW
    for spot in match.state.meadow.tiles[1:]:
        meadow = meadow.with_tile(spot)
    assert meadow.spots() == match.state.meadow.spots()


@pytest.mark.rule("BUT-7")
@pytest.mark.parametrize("seed", range(2))
def test_also_when_the_supplies_run_out(seed: int) -> None:
    match = grown(seed, 1, 1)
    for tiles in (30, 35, 38):
        while len(match.state.meadow.tiles) < tiles:
            some = random.Random(tiles).choices(sorted(placements(match)), k=5)
            play(match, f"place {min(some, key=_distance)}")
        assert placements(match) == exact.placements(tiles_of(match))
    assert 0 in match.state.supply


PERFT = (54, 3666, 293_478)


@pytest.mark.rule("BUT-7")
def test_counts_of_placements_from_the_start() -> None:
    """How many ways there are to lay one, two and three tiles, in order (a perft)."""
    match = skep.new("butine", seed=1)
    first = sorted(placements(match))
    assert len(first) == PERFT[0]
    second = third = 0
    for name in first:
        one = play(match.copy(), f"place {name}")
        nexts = sorted(placements(one))
        second += len(nexts)
        for other in nexts:
            third += len(placements(play(one.copy(), f"place {other}")))
    assert (second, third) == PERFT[1:]


@pytest.mark.rule("BUT-7")
def test_exact_geometry_counts_the_same() -> None:
    start = ["W0@0,0"]
    first = exact.placements(start)
    second = sum(len(exact.placements([*start, name])) for name in first)
    assert (len(first), second) == PERFT[:2]


@pytest.mark.rule("BUT-7")
def test_only_trapezoids_can_touch_without_a_corner() -> None:
    """The corner condition forbids just one family, and that family is not empty."""
    forbidden = 0
    for seed in range(12):
        meadow = tiles_of(grown(seed, 10, 3))
        laid = [polygon(name) for name in meadow]
        for name in _everything_around(meadow):
            new = polygon(name)
            touched = [tile for tile in laid if exact.share_an_edge(new, tile)]
            if touched and not any(exact.overlap(new, tile) for tile in laid):
                if exact.fits(name, meadow):
                    continue
                forbidden += 1
                assert all(_share_part_of_long_sides(new, tile) for tile in touched)
    assert forbidden > 5


def _everything_around(meadow: list[str]) -> list[str]:
    points = {point for name in meadow for point in polygon(name)}
    around = sorted({(x + i, y + j) for x, y in points for i in (-1, 0, 1) for j in (-1, 0, 1)})
    return [
        f"{kind}{turn}@{x},{y}"
        for kind, turns in exact.TURNS.items()
        for turn in range(turns)
        for x, y in around
    ]


def _share_part_of_long_sides(one: exact.Polygon, other: exact.Polygon) -> bool:
    sides = [_long_side(shape) for shape in (one, other)]
    return None not in sides and exact.share_an_edge(*sides)


def _long_side(shape: exact.Polygon) -> exact.Polygon | None:
    for a, b in pairwise((*shape, shape[0])):
        if 2 in (abs(a[0] - b[0]), abs(a[1] - b[1])):
            return a, b
    return None


@pytest.mark.rule("BUT-7")
def test_the_middle_of_a_long_side_is_no_corner() -> None:
    """Two trapezoids, long side to long side: shifted by one unit they meet in no corner."""
    match = at(tiles=["W0@0,0", "R0@1,-2"])
    assert match.check(0, "place R3@1,-2") is None
    for shifted in ("R3@0,-2", "R3@2,-2"):
        refusal = match.check(0, f"place {shifted}")
        assert refusal is not None
        assert (refusal.rule, refusal.reason.key) == ("BUT-7", "butine-no-corner")
    # A triangle on one half of the long side meets the corner at its end.
    for half in ("B1@1,-3", "B1@2,-3"):
        assert match.check(0, f"place {half}") is None


@pytest.mark.rule("BUT-7")
def test_an_edge_on_one_tile_and_a_corner_on_another_will_do() -> None:
    """The shared stretch and the meeting corner need not be with the same tile."""
    found = 0
    for seed in range(8):
        match = grown(seed, 12, 3)
        laid = [polygon(name) for name in tiles_of(match)]
        for name in placements(match):
            new = polygon(name)
            same = any(
                exact.share_an_edge(new, shape) and exact.share_a_corner(new, shape)
                for shape in laid
            )
            found += not same
    assert found > 0


@pytest.mark.rule("BUT-7")
def test_a_laid_tile_is_taken_from_its_supply_and_stays() -> None:
    match = skep.new("butine", seed=1)
    seat = match.actors[0]
    play(match, "place R0@-1,1")
    view = match.view(seat)
    assert view.supply == {"W": 6, "R": 9, "Y": 10, "B": 12}
    assert view.tiles == ("W0@0,0", "R0@-1,1")
    assert match.actors != (seat,)


@pytest.mark.rule("BUT-7")
def test_tiles_of_a_used_up_supply_are_not_listed() -> None:
    tiles = all_tiles()
    assert len(tiles) == 39
    last = tiles[-1][0]
    assert {text[6] for text in texts(at(tiles=tiles[:-1])) if text.startswith("place")} == {last}
    assert not placements(at(tiles=tiles))


@pytest.mark.rule("BUT-8")
@pytest.mark.rule("BUT-9")
@given(match=meadows, bee=st.integers(0, 15))
def test_listed_flights_are_those_of_exact_geometry(match: skep.Match, bee: int) -> None:
    tiles = tiles_of(match)
    bee %= len(tiles)
    for first in range(0, 24, 3):
        hand = KINDS[first : first + 3]
        flights = [text for text in texts(at(hand, tiles=tiles, bee=bee)) if text[0] == "g"]
        naive = {
            f"gather {card} {'-'.join(map(str, path))}"
            for card in hand
            for path in exact.routes(tiles, bee, card)
        }
        assert set(flights) == naive
        assert len(flights) == len(naive)
        for card in hand:
            kinds = ("WRYB".index(card[0]), "WRYB".index(card[1]), "WRYB".index(card[2]))
            open_ = match.state.meadow.has_route(bee, kinds)
            assert open_ == any(card in flight for flight in naive)


@pytest.mark.rule("BUT-8")
def test_who_touches_whom_among_the_eight() -> None:
    """The helper's picture of its eight tiles is true."""
    shapes = [polygon(name) for name in EIGHT]
    links = {
        (i, j) for j in range(8) for i in range(j) if exact.share_an_edge(shapes[i], shapes[j])
    }
    assert links == {(0, 1), (0, 4), (0, 5), (0, 7), (1, 2), (1, 3), (1, 5), (5, 6), (6, 7)}
