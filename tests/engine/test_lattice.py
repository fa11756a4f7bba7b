"""The triangular lattice, against its description in coordinates."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from skep.engine.lattice import (
    DIRECTIONS,
    REACH,
    WIDTH,
    corner,
    neighbours,
    sector,
    step,
    vertex,
)

Point = tuple[int, int]

coordinates = st.integers(-REACH + 3, REACH - 4)


def triangle_points(x: int, y: int, i: int) -> frozenset[Point]:
    """The corners of sector i of a vertex: the vertex and its neighbours i and i + 1."""
    (ax, ay), (bx, by) = DIRECTIONS[i % 6], DIRECTIONS[(i + 1) % 6]
    return frozenset({(x, y), (x + ax, y + ay), (x + bx, y + by)})


@given(x=coordinates, y=coordinates)
def test_vertices_and_steps_count_alike(x: int, y: int) -> None:
    assert divmod(vertex(x, y), WIDTH) == (y + REACH, x + REACH)
    for i, (dx, dy) in enumerate(DIRECTIONS):
        assert corner(vertex(x, y), i) == vertex(x + dx, y + dy) == vertex(x, y) + step(dx, dy)
        assert corner(vertex(x, y), i + 6) == corner(vertex(x, y), i)


def test_directions_turn_by_a_sixth() -> None:
    """Turning by 60 degrees sends (x, y) to (-y, x + y)."""
    x, y = 1, 0
    for direction in DIRECTIONS:
        assert direction == (x, y)
        x, y = -y, x + y
    assert (x, y) == (1, 0)


def test_directions_have_length_one() -> None:
    for x, y in DIRECTIONS:
        across, up_squared = x + Fraction(y, 2), Fraction(3, 4) * y * y
        assert across * across + up_squared == 1


@given(x=coordinates, y=coordinates)
def test_six_different_sectors(x: int, y: int) -> None:
    sectors = [sector(vertex(x, y), i) for i in range(6)]
    assert len(set(sectors)) == 6
    assert [sector(vertex(x, y), i + 6) for i in range(6)] == sectors


@given(x=coordinates, y=coordinates)
def test_a_triangle_has_one_number_seen_from_all_its_corners(x: int, y: int) -> None:
    names: dict[frozenset[Point], int] = {}
    for nx in range(x - 1, x + 2):
        for ny in range(y - 1, y + 2):
            for i in range(6):
                points, number = triangle_points(nx, ny, i), sector(vertex(nx, ny), i)
                assert names.setdefault(points, number) == number
    assert len(set(names.values())) == len(names)


@given(x=coordinates, y=coordinates, i=st.integers(0, 5))
def test_neighbours_share_a_side(x: int, y: int, i: int) -> None:
    """Just the three triangles that share two corners with it, and each says the same of it."""
    here = triangle_points(x, y, i)
    sharing = {
        sector(vertex(nx, ny), j)
        for nx in range(x - 2, x + 3)
        for ny in range(y - 2, y + 3)
        for j in range(6)
        if len(here & triangle_points(nx, ny, j)) == 2
    }
    number = sector(vertex(x, y), i)
    assert set(neighbours(number)) == sharing
    assert len(sharing) == 3
    assert all(number in neighbours(other) for other in neighbours(number))
