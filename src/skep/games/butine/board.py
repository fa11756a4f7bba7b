"""The meadow: where tiles fit, and which tiles touch.

A *meadow* is a set of laid tiles. It never changes: laying a tile makes a new meadow, so states can
share them.
"""

from typing import Self

from skep.games.butine.material import TILES
from skep.games.butine.moves import Place
from skep.games.butine.room import NO_ROOM, Room
from skep.games.butine.spots import OF_KIND, SPOTS, Spot, around, fitting, spot_of

Spots = dict[int, Place]
"""The placements of one kind by the numbers of their spots, in a stable order."""


class Meadow:
    """Laid tiles, in the order they were laid. Immutable: share it freely."""

    __slots__ = (
        "_before",
        "_moves",
        "_room",
        "_room_before",
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
        names: tuple[str, ...],
        owner: dict[int, int],
        corners: set[int],
        links: tuple[int, ...],
        by_kind: tuple[int, ...],
        before: list[Spots] | None,
        room_before: Room | None = None,
    ) -> None:
        self.tiles = tiles
        self.names = names
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
        self._room_before = room_before
        """The same as sets of bits, if somebody has only counted or drawn."""
        self._room: Room | None = None
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

    def with_tile(self, spot: Spot) -> Self:
        """The meadow after laying a tile on a spot that fits."""
        number = len(self.tiles)
        bit = 1 << number
        touching = self.neighbours_of(spot)
        owner = self.owner.copy()
        for cell in spot.cells:
            owner[cell] = number
        corners = self.corners.copy()
        corners.update(spot.corners)
        links = [*self.links, touching]
        while touching:
            low = touching & -touching
            touching ^= low
            links[low.bit_length() - 1] |= bit
        by_kind = list(self.by_kind)
        by_kind[spot.kind] |= bit
        return type(self)(
            (*self.tiles, spot),
            (*self.names, spot.name),
            owner,
            corners,
            tuple(links),
            tuple(by_kind),
            before=self._spots,
            room_before=self._room,
        )

    def spots(self) -> list[Spots]:
        """For each kind, all spots where a tile of it fits; none for kinds that are used up.

        The order depends on nothing but the tiles and the order they were laid in.
        """
        if self._spots is None:
            before = self._before
            self._spots = self._read_spots() if before is None else self._update_spots(before)
            self._before = None
        return self._spots

    def _read_spots(self) -> list[Spots]:
        """All spots from the bits, as when a log is read again and nobody listed on the way."""
        return [
            {number: SPOTS[number].move for number in numbers}
            if self.by_kind[kind].bit_count() < TILES[kind]
            else {}
            for kind, numbers in enumerate(self.room().spots())
        ]

    def _update_spots(self, before: list[Spots]) -> list[Spots]:
        # A tile only changes what fits near it: keep what it does not cover, add what it invites.
        latest = self.tiles[-1]
        number = latest.id
        invited, nearby, clashing = around(latest.oriented)
        new = self._newly_fitting(number, nearby)
        found: list[Spots] = []
        for kind, placements in enumerate(before):
            if self.by_kind[kind].bit_count() == TILES[kind]:
                found.append({})
                new &= ~OF_KIND[kind]
                continue
            kept = placements.copy()
            for difference in clashing[kind]:
                kept.pop(number + difference, None)
            found.append(kept)
        while new:
            low = new & -new
            new ^= low
            difference, kind = invited[low.bit_length() - 1]
            found[kind][number + difference] = SPOTS[number + difference].move
        return found

    def _newly_fitting(self, number: int, nearby: dict[int, int]) -> int:
        """Which of the spots that the last tile invites fit now, and did not before it."""
        earlier = 0
        for tile in self.tiles[:-1]:
            earlier |= nearby.get(tile.id - number, 0)
        return fitting(earlier | nearby[0]) & ~fitting(earlier)

    def room(self) -> Room:
        """The same spots as sets of bits: for who counts them, or wants one of many."""
        if self._room is None:
            if self._room_before is None:
                room = NO_ROOM
                for tile in self.tiles:
                    room = room.with_tile(tile)
                self._room = room
            else:
                self._room = self._room_before.with_tile(self.tiles[-1])
                self._room_before = None
        return self._room

    def fits(self, kind: int) -> bool:
        """Is there a spot for a tile of this kind?"""
        if self._spots is not None:
            return bool(self._spots[kind])
        return self.room().counts[kind] > 0

    def placements(self, kind: int) -> list[Place]:
        """All placements of a kind of tile, in a stable order. Do not change the list."""
        moves = self._moves[kind]
        if moves is None:
            moves = list(self.spots()[kind].values())
            self._moves[kind] = moves
        return moves

    def placement_texts(self, kind: int) -> list[str]:
        """The same as texts: a server sends them far more often than it needs the moves."""
        texts = self._texts[kind]
        if texts is None:
            texts = [SPOTS[number].text for number in self.spots()[kind]]
            self._texts[kind] = texts
        return texts

    def routes(self, start: int, card: tuple[int, int, int]) -> list[tuple[int, int, int]]:
        """All ways to fly a card from a tile, read in either direction (BUT-8, BUT-9)."""
        first, middle, last = card
        found: list[tuple[int, int, int]] = []
        if self.links[start] & self.by_kind[first]:
            found += self._routes(start, first, middle, last)
        if first != last and self.links[start] & self.by_kind[last]:
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
    corners = set(hexagon.corners)
    return Meadow((hexagon,), (hexagon.name,), owner, corners, (0,), (1, 0, 0, 0), before=None)


FIRST_MEADOW = _first_meadow()
"""One hexagon, as every game starts (BUT-4)."""
