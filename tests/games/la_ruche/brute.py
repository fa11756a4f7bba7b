"""La Ruche once more, from scratch and slowly: tiles as strings, cells as points on the plane.

Nothing here uses the game's own tables. A comb is a dictionary: cell (q, r) → six colours, read
clockwise from the side that looks up and to the right. On the plane the cell has its centre at
(√3 · (q + r/2), 1.5 · r), with y growing downwards.
"""

import math
from collections.abc import Iterator
from functools import cache
from itertools import permutations

Cell = tuple[int, int]
Comb = dict[Cell, str]


def _centre(cell: Cell) -> tuple[float, float]:
    q, r = cell
    return math.sqrt(3) * (q + r / 2), 1.5 * r


def _side_towards(step: Cell) -> int:
    """Which side of a tile looks there: 0 is up and right (60° above the x axis), then on."""
    x, y = _centre(step)
    clockwise = math.degrees(math.atan2(y, x)) + 60
    return round(clockwise / 60) % 6


SIDES: dict[int, Cell] = {
    _side_towards((q, r)): (q, r)
    for q in (-1, 0, 1)
    for r in (-1, 0, 1)
    if math.isclose(math.hypot(*_centre((q, r))), math.sqrt(3))
}
"""Side → the step to the cell that it looks at."""


def turned(colours: str, by: int = 1) -> str:
    """A lay, turned clockwise."""
    return colours[-by % 6 :] + colours[: -by % 6]


@cache
def lays_of(tile: str) -> tuple[str, ...]:
    """The twelve ways to lay a tile: six turns of each face, the given one first."""
    return tuple(turned(face, by) for face in (tile, tile[::-1]) for by in range(6))


def shows_bee(lay: str) -> bool:
    """RUC-1: from colour 1 clockwise, the second is smaller than the last."""
    at = lay.index("1")
    from_one = lay[at:] + lay[:at]
    return from_one[1] < from_one[5]


TILES = sorted("1" + "".join(rest) for rest in permutations("23456") if rest[0] < rest[4])


def contacts(comb: Comb, cell: Cell) -> list[tuple[int, str]]:
    """The sides of a cell at which tiles lie, each with the colour that it meets there."""
    q, r = cell
    found = []
    for side, (dq, dr) in SIDES.items():
        neighbour = comb.get((q + dq, r + dr))
        if neighbour is not None:
            found.append((side, neighbour[(side + 3) % 6]))
    return found


def fits(comb: Comb, lay: str, cell: Cell, least: int = 2, most: int = 6) -> bool:
    """May this be laid there, touching so many tiles?"""
    if cell in comb:
        return False
    around = contacts(comb, cell)
    return least <= len(around) <= most and all(lay[side] == colour for side, colour in around)


def placements(comb: Comb, hand: list[str], least: int = 2, most: int = 6) -> set[str]:
    """All that a hand can lay, found by trying every tile on every cell in all twelve lays."""
    qs, rs = [q for q, _ in comb], [r for _, r in comb]
    return {
        f"place {lay}@{q},{r}"
        for tile in hand
        for q in range(min(qs) - 1, max(qs) + 2)
        for r in range(min(rs) - 1, max(rs) + 2)
        for lay in lays_of(tile)
        if fits(comb, lay, (q, r), least, most)
    }


def comb_of(cells: tuple[str, ...]) -> Comb:
    """A comb from texts like 351246@1,-2."""
    comb = {}
    for text in cells:
        lay, _, place = text.partition("@")
        q, r = place.split(",")
        comb[int(q), int(r)] = lay
    return comb


# ---------------------------------------------------------------- the puzzle


Layout = frozenset[tuple[Cell, str]]


def solutions(hand: list[str], comb: Comb) -> set[Layout]:
    """Every complete layout that can be reached from a comb, by trying everything.

    From an empty table the first tile is laid in one turn only, which stands for all six.
    """
    layouts: set[Layout] = {frozenset(comb.items())}
    for _ in hand:
        layouts = {bigger for layout in layouts for bigger in _with_one_more(layout, hand)}
    return layouts


def _with_one_more(layout: Layout, hand: list[str]) -> Iterator[Layout]:
    comb = dict(layout)
    left = [tile for tile in hand if not any(lay in lays_of(tile) for lay in comb.values())]
    if not comb:
        yield from (frozenset({((0, 0), tile)}) for tile in left)
    for cell in {(q + dq, r + dr) for q, r in comb for dq, dr in SIDES.values()}:
        for lay in (lay for tile in left for lay in lays_of(tile)[:6]):
            if fits(comb, lay, cell, least=min(len(comb), 2)):
                yield layout | {(cell, lay)}


def up_to_turning(layouts: set[Layout]) -> int:
    """How many are different when the whole may be turned and moved."""
    return len({min(_normal(layout, by) for by in range(6)) for layout in layouts})


def _normal(layout: Layout, by: int) -> tuple[tuple[Cell, str], ...]:
    """The layout turned clockwise so often, and moved to where its first cell is the origin."""
    moved = []
    for (q, r), lay in layout:
        for _ in range(by):
            q, r = -r, q + r
        moved.append(((q, r), turned(lay, by)))
    moved.sort()
    (q0, r0), _ = moved[0]
    return tuple(((q - q0, r - r0), lay) for (q, r), lay in moved)
