"""The room for further tiles as one long set of bits: counted and drawn from, and never listed.

Each laid tile has a bit for each spot that it invites (`spots.py`); the bit is set when the spot
fits and did not before that tile. So the bits of a kind, from the lowest one on, are the spots of
that kind in the order in which they are listed.
"""

from functools import cache

from skep.games.butine.material import TILES
from skep.games.butine.moves import Place
from skep.games.butine.spots import BITS, OF_KIND, SPOTS, Spot, around, fitting, turned_as

_ALL = (1 << BITS) - 1
"""All spots that one tile can invite."""
_ALL_OF_KIND: tuple[int, ...] = tuple(
    sum(spots << BITS * tile for tile in range(sum(TILES))) for spots in OF_KIND
)
"""For each kind, all spots of this kind beside as many tiles as there are."""

_HALVES: tuple[tuple[int, int], ...] = tuple(
    (1 << n, (1 << (1 << n)) - 1) for n in range(12, 5, -1)
)
"""So many bits, and the set of them all."""


class Room:
    """Where tiles fit beside the tiles of a meadow. It never changes."""

    __slots__ = ("_spots", "_tiles", "counts")

    def __init__(self, tiles: tuple[Spot, ...], spots: int) -> None:
        self._tiles = tiles
        self._spots = spots
        self.counts = tuple([(spots & kind).bit_count() for kind in _ALL_OF_KIND])
        """For each kind, how many spots there are."""

    def with_tile(self, tile: Spot) -> "Room":
        """The room after laying a tile on a spot that fits."""
        number = tile.id
        meet = _meetings(tile.oriented).get
        earlier = covered = first = 0
        for other in self._tiles:
            meeting = meet(other.id - number)
            if meeting is not None:
                earlier |= meeting[0]
                covered |= meeting[1] << first
            first += BITS
        new = fitting(earlier | around(tile.oriented).nearby[0]) & ~fitting(earlier)
        return Room((*self._tiles, tile), self._spots & ~covered | new << first)

    def spot(self, kind: int, place: int) -> int:
        """The number of the spot at this place among those of a kind."""
        at, bit = divmod(_bit_at(self._spots & _ALL_OF_KIND[kind], place), BITS)
        tile = self._tiles[at]
        return tile.id + around(tile.oriented).invited[bit][0]

    def spots(self) -> list[list[int]]:
        """For each kind, the numbers of all its spots."""
        found: list[list[int]] = [[], [], [], []]
        left = self._spots
        for tile in self._tiles:
            invited = around(tile.oriented).invited
            bits = left & _ALL
            left >>= BITS
            while bits:
                lowest = bits & -bits
                bits ^= lowest
                difference, kind = invited[lowest.bit_length() - 1]
                found[kind].append(tile.id + difference)
        return found


def _bit_at(bits: int, place: int) -> int:
    """Which of the bits that are set stands at this place, from the lowest one on."""
    found = 0
    for half, mask in _HALVES:
        low = bits & mask
        count = low.bit_count()
        if place < count:
            bits = low
        else:
            place -= count
            bits >>= half
            found += half
    for _ in range(place):
        bits &= bits - 1  # drops the lowest
    return found + (bits & -bits).bit_length() - 1


NO_ROOM = Room((), 0)
"""Beside no tile at all."""


class Placements:
    """The numbers of the spots for all tiles of a supply, in the order in which they are listed."""

    __slots__ = ("_count", "_room", "_supply")

    def __init__(self, room: Room, supply: list[int]) -> None:
        self._room = room
        self._supply = supply
        count = 0
        for left, spots in zip(supply, room.counts, strict=True):
            if left:
                count += spots
        self._count = count

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, place: int) -> int:
        room = self._room
        for kind, count in enumerate(room.counts):
            if self._supply[kind]:
                if place < count:
                    return room.spot(kind, place)
                place -= count
        raise IndexError("there are not so many spots")


def placement(number: int) -> Place:
    """The move that lays a tile on the spot with this number."""
    return SPOTS[number].move


@cache
def _meetings(oriented: int) -> dict[int, tuple[int, int]]:
    """What an earlier tile and one that is turned so do to each other's spots, by the difference
    of their numbers: what the other does to those of this one (`Around.nearby`), and which of the
    other's are covered by this one."""
    found = {}
    for difference, sets in around(oriented).nearby.items():
        others = around(turned_as(oriented, difference)).nearby
        found[difference] = (sets, others.get(-difference, 0) & _ALL)
    return found
