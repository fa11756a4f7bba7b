"""Spots: the ways to lay one tile, and what lies around each.

A *spot* is one way to lay one tile: kind, orientation and place. Spots know their triangles and
corners; each is made once, when it is first needed. What lies around a tile depends only on how it
is turned, so that is kept in tables of differences.
"""

from collections import defaultdict
from functools import cache
from typing import NamedTuple

from skep.engine.lattice import REACH, WIDTH, corner, neighbours, sector, step, vertex
from skep.games.butine.material import FLOWERS, SECTORS, TURNS
from skep.games.butine.moves import Place

LIMIT = REACH - 6
"""Farther than 39 tiles in a row can reach (65); beyond it, a tile touches nothing for sure."""

MEETING = 2
"""Tiles that meet have their vertices at most so many steps apart, in x and in y."""

_ORIENTED: tuple[tuple[int, int], ...] = tuple(
    (kind, turn) for kind in range(4) for turn in range(TURNS[kind])
)
_VERTICES = WIDTH * WIDTH
_ORIGIN = vertex(0, 0)


class Spot:
    """One way to lay one tile."""

    __slots__ = (
        "cells",
        "corners",
        "id",
        "kind",
        "move",
        "name",
        "oriented",
        "rim",
        "text",
    )

    def __init__(self, oriented: int, at: int) -> None:
        kind, turn = _ORIENTED[oriented]
        self.id = oriented * _VERTICES + at
        self.oriented = oriented
        self.kind = kind
        y, x = divmod(at, WIDTH)
        self.move = Place(FLOWERS[kind], turn, x - REACH, y - REACH)  # type: ignore[arg-type]
        self.text = str(self.move)
        self.name = self.text.removeprefix("place ")
        """How texts name it: R4@3,-2."""
        self.cells = _cells(oriented, at)
        """The unit triangles it covers."""
        self.corners = _corners(oriented, at)
        """Its corners as vertices; the middle of a trapezoid's long side is none (BUT-7)."""
        covered = frozenset(self.cells)
        self.rim = tuple(sorted({n for c in self.cells for n in neighbours(c) if n not in covered}))
        """The triangles on the other side of its edges."""


def _cells(oriented: int, at: int) -> tuple[int, ...]:
    kind, turn = _ORIENTED[oriented]
    return tuple(sector(at, turn + i) for i in range(SECTORS[kind]))


def _corners(oriented: int, at: int) -> tuple[int, ...]:
    kind, turn = _ORIENTED[oriented]
    sectors = SECTORS[kind]
    if sectors == 6:
        return tuple(corner(at, i) for i in range(6))
    outer = tuple(corner(at, turn + i) for i in range(sectors + 1))
    return outer if sectors == 3 else (at, *outer)


class _Spots(dict[int, Spot]):
    """Spots by their numbers; each is made when it is first asked for."""

    def __missing__(self, number: int) -> Spot:
        spot = self[number] = Spot(*divmod(number, _VERTICES))
        return spot


SPOTS = _Spots()
"""All that were ever needed, by their numbers."""

_ORIENTED_BY_LETTER: dict[tuple[str, int], int] = {
    (FLOWERS[kind], turn): index for index, (kind, turn) in enumerate(_ORIENTED)
}


def has_turn(move: Place) -> bool:
    """Does this kind of tile have this orientation?"""
    return (move.tile, move.turn) in _ORIENTED_BY_LETTER


def in_reach(move: Place) -> bool:
    """Is it on the part of the lattice that a meadow can reach?"""
    return -LIMIT <= move.x <= LIMIT and -LIMIT <= move.y <= LIMIT


def spot_of(move: Place) -> Spot:
    """The spot that a well-formed placement names."""
    oriented = _ORIENTED_BY_LETTER[move.tile, move.turn]
    return SPOTS[oriented * _VERTICES + vertex(move.x, move.y)]


def try_spot(move: Place) -> Spot:
    """The same, for a placement that may fit nowhere: what is not known yet is not kept.

    Otherwise a client that asks for every spot of the lattice could fill the memory.
    """
    oriented = _ORIENTED_BY_LETTER[move.tile, move.turn]
    at = vertex(move.x, move.y)
    return SPOTS.get(oriented * _VERTICES + at) or Spot(oriented, at)


_MOST_INVITED = (12, 66, 30, 18)
"""How many spots of each kind a tile invites at most: so many does a hexagon."""
BITS = sum(_MOST_INVITED)
"""How wide a set of invited spots is."""
_FIRST_BITS = tuple(sum(_MOST_INVITED[:kind]) for kind in range(4))
OF_KIND: tuple[int, ...] = tuple(
    (1 << first + most) - (1 << first)
    for first, most in zip(_FIRST_BITS, _MOST_INVITED, strict=True)
)
"""For each kind, the set of all spots of this kind."""


class Around(NamedTuple):
    """What lies around a tile that is turned so, wherever it is.

    The spots that share a corner or an edge with the tile and do not overlap it are *invited*. A
    set of them is a number with one bit for each, so that all are judged at once. Each kind has
    bits of its own, the same around every tile; some are never used.
    """

    invited: dict[int, tuple[int, int]]
    """Each invited spot by its bit: what to add to the tile's number to get its own, and its
    kind."""
    nearby: dict[int, int]
    """What a tile does to them, by the difference of its number: three sets, one left of the
    other. From the right: those it overlaps, those it shares an edge with, those it shares a
    corner with. The tile itself, with the difference 0, is one of these tiles."""
    clashing: tuple[tuple[int, ...], ...]
    """For each kind, what to add to the tile's number to get the spots that overlap it."""


@cache
def around(oriented: int) -> Around:
    """What lies around a tile that is turned so."""
    tile = Spot(oriented, _ORIGIN)
    cells, corners = frozenset(tile.cells), frozenset(tile.corners)
    clashing: tuple[list[int], ...] = ([], [], [], [])
    invited: dict[int, Spot] = {}
    bits = list(_FIRST_BITS)
    for spot in _near_origin(MEETING):
        if not cells.isdisjoint(spot.cells):
            clashing[spot.kind].append(spot.id - tile.id)
        elif not corners.isdisjoint(spot.corners) or not cells.isdisjoint(spot.rim):
            invited[bits[spot.kind]] = spot
            bits[spot.kind] += 1
    return Around(
        {bit: (spot.id - tile.id, spot.kind) for bit, spot in invited.items()},
        {other - tile.id: sets for other, sets in _nearby(invited).items()},
        tuple(map(tuple, clashing)),
    )


def turned_as(oriented: int, difference: int) -> int:
    """How the tile is turned whose number is so much above that of one that is turned so."""
    return (oriented * _VERTICES + _ORIGIN + difference) // _VERTICES


@cache
def _near_origin(steps: int) -> tuple[Spot, ...]:
    """All spots whose vertex is at most so many steps from the origin in x and in y."""
    way = range(-steps, steps + 1)
    return tuple(
        Spot(oriented, _ORIGIN + step(dx, dy))
        for oriented in range(len(_ORIENTED))
        for dx in way
        for dy in way
    )


def _nearby(invited: dict[int, Spot]) -> dict[int, int]:
    """What each tile near these spots does to them, by its number."""
    by_cell: defaultdict[int, int] = defaultdict(int)
    by_corner: defaultdict[int, int] = defaultdict(int)
    for bit, spot in invited.items():
        for cell in spot.cells:
            by_cell[cell] |= 1 << bit
        for cell in spot.rim:
            by_cell[cell] |= 1 << bit + BITS
        for at in spot.corners:
            by_corner[at] |= 1 << bit + 2 * BITS
    found: dict[int, int] = {}
    for tile in _near_origin(2 * MEETING):
        sets = 0
        for cell in tile.cells:
            sets |= by_cell.get(cell, 0)
        for at in tile.corners:
            sets |= by_corner.get(at, 0)
        if sets:
            found[tile.id] = sets
    return found


def fitting(near: int) -> int:
    """Which of the invited spots fit, when all tiles together do this to them: those that none
    overlaps, and that share an edge and a corner with some (BUT-7)."""
    return ~near & near >> BITS & near >> 2 * BITS
