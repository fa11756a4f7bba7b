"""The geometry of Butine! once more, from scratch: tiles as convex polygons.

Nothing here uses the game's own board. Corners have whole axial coordinates, (x, y) standing at
x + y/2, y * sqrt(3)/2 on the plane. Overlap, shared edges and coinciding corners do not change
when a plane is slanted, so all is computed with whole numbers in the axial plane itself.
"""

import re
from functools import cache
from itertools import product

Point = tuple[int, int]
Polygon = tuple[Point, ...]

TURNS = {"W": 1, "R": 6, "Y": 3, "B": 2}
BOX = {"W": 7, "R": 10, "Y": 10, "B": 12}


def direction(i: int) -> Point:
    """The unit step after i turns of 60 degrees from the x axis."""
    x, y = 1, 0
    for _ in range(i % 6):
        x, y = -y, x + y
    return x, y


@cache
def polygon(name: str) -> Polygon:
    """The corners of a tile like R4@3,-2, anticlockwise; a trapezoid's long middle is none."""
    found = re.fullmatch(r"([WRYB])(\d)@(-?\d+),(-?\d+)", name)
    assert found, name
    letter, turn, x, y = found[1], int(found[2]), int(found[3]), int(found[4])
    ring = [(x + dx, y + dy) for dx, dy in (direction(turn + i) for i in range(6))]
    if letter == "W":
        return tuple(ring)
    if letter == "R":
        return tuple(ring[:4])
    return ((x, y), *ring[: 3 if letter == "Y" else 2])


def _edges(shape: Polygon) -> list[tuple[Point, Point]]:
    return list(zip(shape, (*shape[1:], shape[0]), strict=True))


def _side(a: Point, b: Point, p: Point) -> int:
    """Positive when p is left of the line from a to b."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


@cache
def overlap(one: Polygon, other: Polygon) -> bool:
    """Do their insides meet? Convex shapes are apart when an edge of one has the other outside."""
    for first, second in ((one, other), (other, one)):
        for a, b in _edges(first):
            if all(_side(a, b, p) <= 0 for p in second):
                return False
    return True


@cache
def share_an_edge(one: Polygon, other: Polygon) -> bool:
    """Do two shapes that do not overlap touch along a stretch of positive length?"""
    for (a, b), (c, d) in product(_edges(one), _edges(other)):
        if _side(a, b, c) == 0 == _side(a, b, d):
            axis = 0 if a[0] != b[0] else 1
            low = max(min(a[axis], b[axis]), min(c[axis], d[axis]))
            high = min(max(a[axis], b[axis]), max(c[axis], d[axis]))
            if low < high:
                return True
    return False


def share_a_corner(one: Polygon, other: Polygon) -> bool:
    """Does a corner of one coincide with a corner of the other?"""
    return not set(one).isdisjoint(other)


def fits(name: str, meadow: list[str]) -> bool:
    """Rule BUT-7 without the supply."""
    new = polygon(name)
    near = [tile for tile in map(polygon, meadow) if _close(new, tile)]
    return (
        not any(overlap(new, tile) for tile in near)
        and any(share_an_edge(new, tile) for tile in near)
        and any(share_a_corner(new, tile) for tile in near)
    )


def _close(one: Polygon, other: Polygon) -> bool:
    return abs(one[0][0] - other[0][0]) < 6 and abs(one[0][1] - other[0][1]) < 6


def placements(meadow: list[str]) -> set[str]:
    """All tiles that can be laid, found by trying every one around the meadow."""
    points = [point for name in meadow for point in polygon(name)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left = [letter for letter in TURNS if _count(meadow, letter) < BOX[letter]]
    return {
        name
        for letter in left
        for turn in range(TURNS[letter])
        for x in range(min(xs) - 3, max(xs) + 4)
        for y in range(min(ys) - 3, max(ys) + 4)
        if fits(name := f"{letter}{turn}@{x},{y}", meadow)
    }


def _count(meadow: list[str], letter: str) -> int:
    return sum(name[0] == letter for name in meadow)


def routes(meadow: list[str], bee: int, card: str) -> set[tuple[int, ...]]:
    """All flights for a card, found by trying every three tiles."""
    shapes = [polygon(name) for name in meadow]
    numbers = range(len(meadow))
    found = set()
    for path in product(numbers, repeat=3):
        flown = "".join(meadow[number][0] for number in path)
        steps = zip((bee, *path), path, strict=False)
        if (
            flown in (card, card[::-1])
            and len(set(path)) == 3
            and all(a != b and share_an_edge(shapes[a], shapes[b]) for a, b in steps)
        ):
            found.add(path)
    return found
