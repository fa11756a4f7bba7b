"""The meadow: where tiles fit, and which tiles touch.

A *spot* is one way to lay one tile: kind, orientation and place. Spots know their triangles,
corners and surroundings; each is computed once, when it is first needed. A *meadow* is a set of
laid tiles. It never changes: laying a tile makes a new meadow, so states can share them.
"""

from functools import cache
from typing import NamedTuple

from skep.engine.lattice import REACH, WIDTH, corner, neighbours, sector, step, vertex
from skep.games.butine.material import FLOWERS, SECTORS, TILES, TURNS
from skep.games.butine.moves import Place

LIMIT = REACH - 6
"""Farther than 39 tiles in a row can reach (65); beyond it, a tile touches nothing for sure."""

_ORIENTED: tuple[tuple[int, int], ...] = tuple(
    (kind, turn) for kind in range(4) for turn in range(TURNS[kind])
)
_VERTICES = WIDTH * WIDTH


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
        "surroundings",
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
        self.surroundings: Surroundings | None = None
        """Only of spots where a tile was laid once."""


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


_SPOTS: dict[int, Spot] = {}


def spot_by_id(spot_id: int) -> Spot:
    """The spot with this number."""
    spot = _SPOTS.get(spot_id)
    if spot is None:
        spot = Spot(*divmod(spot_id, _VERTICES))
        _SPOTS[spot_id] = spot
    return spot


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
    return spot_by_id(oriented * _VERTICES + vertex(move.x, move.y))


def try_spot(move: Place) -> Spot:
    """The same, for a placement that may fit nowhere: what is not known yet is not kept.

    Otherwise a client that asks for every spot of the lattice could fill the memory.
    """
    oriented = _ORIENTED_BY_LETTER[move.tile, move.turn]
    at = vertex(move.x, move.y)
    return _SPOTS.get(oriented * _VERTICES + at) or Spot(oriented, at)


class _Invited(NamedTuple):
    """A spot that shares a corner or an edge with a tile, and does not overlap it."""

    difference: int
    """What to add to the tile's number to get this one's."""
    kind: int
    cells: int
    """Its triangles, as bits of the region around the tile."""
    edges: int
    """Where another tile must touch it, likewise; 0: the tile itself shares an edge (BUT-7)."""
    needs_corner: bool
    """Must another tile lend it a corner (BUT-7)?"""


class _Around(NamedTuple):
    """What lies around a tile that is turned so, wherever it is."""

    invited: tuple[_Invited, ...]
    clashing: tuple[int, ...]
    """What to add to its number to get the spots that overlap it."""
    region: tuple[int, ...]
    """What to add to twice its vertex to get the triangles around it; one bit for each."""


@cache
def _around(oriented: int) -> _Around:
    origin = vertex(0, 0)
    cells = frozenset(_cells(oriented, origin))
    corners = frozenset(_corners(oriented, origin))
    clashing: list[int] = []
    region: dict[int, int] = {}
    invited: list[_Invited] = []
    for other in range(len(_ORIENTED)):
        # Tiles that meet have their vertices at most two steps apart.
        for dx in range(-2, 3):
            for dy in range(-2, 3):
                spot = Spot(other, origin + step(dx, dy))
                difference = (other - oriented) * _VERTICES + step(dx, dy)
                if not cells.isdisjoint(spot.cells):
                    clashing.append(difference)
                    continue
                has_corner = not corners.isdisjoint(spot.corners)
                has_edge = not cells.isdisjoint(spot.rim)
                if has_corner or has_edge:
                    edges = 0 if has_edge else _bits(spot.rim, region)
                    own = _bits(spot.cells, region)
                    invited.append(_Invited(difference, spot.kind, own, edges, not has_corner))
    return _Around(tuple(invited), tuple(clashing), tuple([cell - 2 * origin for cell in region]))


def _bits(cells: tuple[int, ...], region: dict[int, int]) -> int:
    """These triangles as bits; each that is not in the region yet gets the next bit."""
    return sum([region.setdefault(cell, 1 << len(region)) for cell in cells])


class Surroundings(NamedTuple):
    """What lies around one spot."""

    invited: tuple[_Invited, ...]
    clashing: frozenset[int]
    """The numbers of the spots that overlap it."""
    region: dict[int, int]
    """The triangles around it, each with its bit."""


def surroundings(spot: Spot) -> Surroundings:
    """What lies around a spot, computed when a tile is first laid there."""
    if spot.surroundings is None:
        around = _around(spot.oriented)
        start = 2 * (spot.id % _VERTICES)
        spot.surroundings = Surroundings(
            around.invited,
            frozenset([spot.id + difference for difference in around.clashing]),
            {start + cell: 1 << bit for bit, cell in enumerate(around.region)},
        )
    return spot.surroundings


Spots = dict[int, Spot]
"""Spots by their numbers, in a stable order."""


class Meadow:
    """Laid tiles, in the order they were laid. Immutable: share it freely."""

    __slots__ = (
        "_before",
        "_moves",
        "_spots",
        "_texts",
        "by_kind",
        "corners",
        "links",
        "names",
        "owner",
        "tiles",
    )

    def __init__(
        self,
        tiles: tuple[Spot, ...],
        owner: dict[int, int],
        corners: set[int],
        links: tuple[int, ...],
        by_kind: tuple[int, ...],
        before: list[Spots] | None,
    ) -> None:
        self.tiles = tiles
        self.names = tuple([spot.name for spot in tiles])
        """The tiles as texts name them."""
        self.owner = owner
        """Which tile covers a triangle."""
        self.corners = corners
        """All vertices that are a corner of some tile."""
        self.links = links
        """For each tile, the tiles that share an edge with it, as a bit mask."""
        self.by_kind = by_kind
        """For each kind, the tiles of that kind, as a bit mask."""
        self._before = before
        """The spots of the meadow without the last tile, if somebody has asked for them."""
        self._spots: list[Spots] | None = None
        self._moves: list[list[Place] | None] = [None, None, None, None]
        self._texts: list[list[str] | None] = [None, None, None, None]

    def neighbours_of(self, spot: Spot) -> int:
        """The tiles that would share an edge with a tile laid here, as a bit mask."""
        owner = self.owner
        mask = 0
        for cell in spot.rim:
            if cell in owner:
                mask |= 1 << owner[cell]
        return mask

    def overlaps(self, spot: Spot) -> bool:
        """Is a triangle of this spot covered already?"""
        return not self.owner.keys().isdisjoint(spot.cells)

    def meets_corner(self, spot: Spot) -> bool:
        """Does a corner of this spot coincide with a corner of a laid tile (BUT-7)?"""
        return not self.corners.isdisjoint(spot.corners)

    def with_tile(self, spot: Spot) -> "Meadow":
        """The meadow after laying a tile on a spot that fits."""
        number = len(self.tiles)
        bit = 1 << number
        touching = self.neighbours_of(spot)
        owner = self.owner.copy()
        for cell in spot.cells:
            owner[cell] = number
        corners = self.corners.copy()
        corners.update(spot.corners)
        links = [mask | bit if touching >> i & 1 else mask for i, mask in enumerate(self.links)]
        links.append(touching)
        by_kind = list(self.by_kind)
        by_kind[spot.kind] |= bit
        tiles = (*self.tiles, spot)
        return Meadow(tiles, owner, corners, tuple(links), tuple(by_kind), before=self._spots)

    def spots(self) -> list[Spots]:
        """For each kind, all spots where a tile of it fits; none for kinds that are used up.

        The order depends on nothing but the tiles and the order they were laid in.
        """
        if self._spots is None:
            before = self._before
            self._spots = self._find_spots() if before is None else self._update_spots(before)
            self._before = None
        return self._spots

    def _find_spots(self) -> list[Spots]:
        """All spots from nothing, as when a log is read again and nobody asked on the way."""
        left = [self.by_kind[kind].bit_count() < TILES[kind] for kind in range(4)]
        found: list[Spots] = [{}, {}, {}, {}]
        free = self.owner.keys().isdisjoint
        covered: set[int] = set()
        corners: set[int] = set()
        # Tile by tile, for the same order as when spots are found one tile after the other.
        for tile in self.tiles:
            covered.update(tile.cells)
            corners.update(tile.corners)
            for difference, kind, *_ in surroundings(tile).invited:
                spot = spot_by_id(tile.id + difference)
                if (
                    left[kind]
                    and free(spot.cells)
                    and not covered.isdisjoint(spot.rim)
                    and not corners.isdisjoint(spot.corners)
                ):
                    # One that is there already keeps its place.
                    found[kind][spot.id] = spot
        return found

    def _update_spots(self, before: list[Spots]) -> list[Spots]:
        # A tile only changes what fits near it: keep what it does not cover, add what it invites.
        latest = self.tiles[-1]
        near = surroundings(latest)
        left = [self.by_kind[kind].bit_count() < TILES[kind] for kind in range(4)]
        found: list[Spots] = [{}, {}, {}, {}]
        for kind, spots in enumerate(before):
            if left[kind]:
                found[kind] = spots.copy()
                for clash in spots.keys() & near.clashing:
                    del found[kind][clash]
        taken = 0
        for cell in near.region.keys() & self.owner.keys():
            taken |= near.region[cell]
        number = latest.id
        for difference, kind, cells, edges, needs_corner in near.invited:
            # Most are ruled out by bits, before a spot is looked at.
            if cells & taken or (edges and not edges & taken) or not left[kind]:
                continue
            spot_id = number + difference
            if spot_id in found[kind]:
                continue
            spot = spot_by_id(spot_id)
            if not needs_corner or self.meets_corner(spot):
                found[kind][spot_id] = spot
        return found

    def placements(self, kind: int) -> list[Place]:
        """All placements of a kind of tile, in a stable order. Do not change the list."""
        moves = self._moves[kind]
        if moves is None:
            moves = [spot.move for spot in self.spots()[kind].values()]
            self._moves[kind] = moves
        return moves

    def placement_texts(self, kind: int) -> list[str]:
        """The same as texts: a server sends them far more often than it needs the moves."""
        texts = self._texts[kind]
        if texts is None:
            texts = [spot.text for spot in self.spots()[kind].values()]
            self._texts[kind] = texts
        return texts

    def routes(self, start: int, card: tuple[int, int, int]) -> list[tuple[int, int, int]]:
        """All ways to fly a card from a tile, read in either direction (BUT-8, BUT-9)."""
        first, middle, last = card
        found = self._routes(start, first, middle, last)
        if first != last:
            found += self._routes(start, last, middle, first)
        return found

    def _routes(self, start: int, a: int, b: int, c: int) -> list[tuple[int, int, int]]:
        links = self.links
        found: list[tuple[int, int, int]] = []
        firsts = links[start] & self.by_kind[a]
        seconds_of_kind = self.by_kind[b]
        thirds_of_kind = self.by_kind[c]
        while firsts:
            low = firsts & -firsts
            firsts ^= low
            i = low.bit_length() - 1
            seconds = links[i] & seconds_of_kind
            while seconds:
                bit = seconds & -seconds
                seconds ^= bit
                j = bit.bit_length() - 1
                thirds = links[j] & thirds_of_kind & ~low
                while thirds:
                    last = thirds & -thirds
                    thirds ^= last
                    found.append((i, j, last.bit_length() - 1))
        return found

    def has_route(self, start: int, card: tuple[int, int, int]) -> bool:
        """Can the card be flown from this tile at all?"""
        first, middle, last = card
        return self._has_route(start, first, middle, last) or (
            first != last and self._has_route(start, last, middle, first)
        )

    def _has_route(self, start: int, a: int, b: int, c: int) -> bool:
        links = self.links
        firsts = links[start] & self.by_kind[a]
        while firsts:
            low = firsts & -firsts
            firsts ^= low
            seconds = links[low.bit_length() - 1] & self.by_kind[b]
            while seconds:
                bit = seconds & -seconds
                seconds ^= bit
                if links[bit.bit_length() - 1] & self.by_kind[c] & ~low:
                    return True
        return False


def _first_meadow() -> Meadow:
    hexagon = spot_of(Place("W", 0, 0, 0))
    owner = dict.fromkeys(hexagon.cells, 0)
    return Meadow((hexagon,), owner, set(hexagon.corners), (0,), (1, 0, 0, 0), before=None)


FIRST_MEADOW = _first_meadow()
"""One hexagon, as every game starts (BUT-4)."""
