"""The box: 60 tiles, each with six different colours on its edges. Tables, no verbs.

A tile that lies on the table is a *lay*: six colours read clockwise from the first direction.
All 720 orders of the six colours occur, each on exactly one tile, face and turn. A tile is named
by its lay with the bee up and colour 1 first; there the second colour is smaller than the last
(RUC-1).
"""

from itertools import permutations

COLOURS = 6

LAYS: tuple[tuple[int, ...], ...] = tuple(permutations(range(COLOURS)))
"""Every way to lay any tile: the colour (0–5) towards each of the six directions."""

LAY_NAMES: tuple[str, ...] = tuple("".join(str(c + 1) for c in lay) for lay in LAYS)
"""A lay is written with the colours numbered from 1."""

LAY_BY_NAME: dict[str, int] = {name: lay for lay, name in enumerate(LAY_NAMES)}


def _from_colour_one(lay: tuple[int, ...]) -> tuple[int, ...]:
    at = lay.index(0)
    return lay[at:] + lay[:at]


def _mirrored(lay: tuple[int, ...]) -> tuple[int, ...]:
    return _from_colour_one(lay[::-1])


TILES: tuple[tuple[int, ...], ...] = tuple(lay for lay in LAYS if lay[0] == 0 and lay[1] < lay[5])
"""The 60 tiles, bee up, from colour 1."""

TILE_NAMES: tuple[str, ...] = tuple("".join(str(c + 1) for c in tile) for tile in TILES)
TILE_BY_NAME: dict[str, int] = {name: tile for tile, name in enumerate(TILE_NAMES)}

_TILE_BY_ORDER = {order: tile for tile, order in enumerate(TILES)}

BEE_UP: tuple[bool, ...] = tuple(_from_colour_one(lay) in _TILE_BY_ORDER for lay in LAYS)
"""For each lay: does it show the bee?"""

TILE_OF: tuple[int, ...] = tuple(
    _TILE_BY_ORDER[_from_colour_one(lay)] if bee else _TILE_BY_ORDER[_mirrored(lay)]
    for lay, bee in zip(LAYS, BEE_UP, strict=True)
)
"""For each lay: which tile it is."""

TILE_BIT: tuple[int, ...] = tuple(1 << tile for tile in TILE_OF)
"""For each lay: its tile as a bit mask."""

_BY_TILE = sorted(range(len(LAYS)), key=TILE_OF.__getitem__)
LAYS_OF: tuple[tuple[int, ...], ...] = tuple(zip(*[iter(_BY_TILE)] * (2 * COLOURS), strict=True))
"""For each tile: its twelve lays."""

ALL_TILES = (1 << len(TILES)) - 1
"""All tiles as a bit mask."""

POINTS_OF_PLACE: tuple[int, ...] = (3, 2, 1)
"""Points for the first, second and third of a round (RUC-14)."""

BEE_GIFTS = 1
CONTACT_GIFTS = 3
CONTACTS_FOR_GIFTS = 3
SEAT_NAMES: tuple[str, ...] = ("0", "1", "2", "3", "4", "5")

FACES = 2
SIDES = FACES * len(TILES)
SIDE_OF: tuple[int, ...] = tuple(
    FACES * tile + (not bee) for tile, bee in zip(TILE_OF, BEE_UP, strict=True)
)
"""For each lay: its tile and which face is up, as one number from 0 to 119."""
LAYS_OF_SIDE: tuple[tuple[int, ...], ...] = tuple(
    tuple(lay for lay in LAYS_OF[side // FACES] if SIDE_OF[lay] == side) for side in range(SIDES)
)
"""For each tile and face: its six lays."""
OTHER_SIDES = bytes(range(1, SIDES, FACES))

_CHUNK = 12


def _sides_of_chunk(first: int) -> tuple[bytes, ...]:
    """For each bit mask of twelve tiles in a row: their sides."""
    made = [b""]
    for tile in range(first, first + _CHUNK):
        both = bytes((FACES * tile, FACES * tile + 1))
        # The masks with this tile's bit follow those without, in the same order.
        made += [sides + both for sides in made]
    return tuple(made)


_A, _B, _C, _D, _E = (_sides_of_chunk(first) for first in range(0, len(TILES), _CHUNK))


def sides_in(hand: int) -> bytes:
    """Both sides of all tiles of a bit mask, in order. Twelve bits at a time are looked up."""
    return (
        _A[hand & 4095]
        + _B[hand >> 12 & 4095]
        + _C[hand >> 24 & 4095]
        + _D[hand >> 36 & 4095]
        + _E[hand >> 48]
    )
