"""The comb on the table: hexagonal cells, and which lays fit into an open cell.

A cell is a flat integer, and cell + lay says what lies where. An open cell has a *need*: for each
direction the colour that its neighbour shows there, or nothing, packed into one number (base 7).
Where a colour would be needed twice, nothing can ever go; then only the number of contacts is
kept, as a negative number. Everything about a need is computed once, when it is first met: in a
race the same few hundred needs come again and again.
"""

from collections.abc import Iterator
from itertools import permutations

from skep.games.la_ruche.material import (
    BEE_SIDES,
    COLOURS,
    FACES,
    LAY_BY_COLOURS,
    LAYS,
    OTHER_SIDES,
    SIDE_OF,
    TILE_BIT,
)

REACH = 64
"""Cells have coordinates from -REACH to REACH - 1: 60 tiles in a row do not reach the edge."""
WIDTH = 2 * REACH

SPAN = 721
"""Cells are so far apart that cell + lay is one number for both. Odd: dictionaries like that."""

# Clockwise, from up-right, on pointy-top hexagons in axial coordinates (q, r).
DIRECTIONS: tuple[tuple[int, int], ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
STEPS: tuple[int, ...] = tuple((dr * WIDTH + dq) * SPAN for dq, dr in DIRECTIONS)

_POWERS: tuple[int, ...] = tuple(7**i for i in range(6))

AROUND: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((STEPS[d], (lay[d] + 1) * _POWERS[(d + 3) % 6]) for d in range(6)) for lay in LAYS
)
"""For each lay and direction: the step to the cell there, and what the lay adds to its need."""


def cell_of(q: int, r: int) -> int:
    """The number of a cell."""
    return ((r + REACH) * WIDTH + q + REACH) * SPAN


def place_of(cell: int) -> tuple[int, int]:
    """The coordinates (q, r) of a cell."""
    r, q = divmod(cell // SPAN, WIDTH)
    return q - REACH, r - REACH


CENTRE = cell_of(0, 0)


class Fit:
    """What a need admits."""

    __slots__ = ("by_bit", "choices", "contacts", "faces", "lay_of", "lays", "others", "tiles")

    def __init__(self, contacts: int, lays: tuple[int, ...]) -> None:
        self.contacts = contacts
        """How many tiles surround the cell."""
        self.lays = lays
        """Every lay whose edges match."""
        self.choices = tuple([(TILE_BIT[lay], lay) for lay in lays])
        """The same lays, each with the bit of its tile."""
        self.tiles = 0
        """The tiles of these lays, as a bit mask."""
        for bit, _ in self.choices:
            self.tiles |= bit
        self.lay_of = {SIDE_OF[lay]: lay for lay in lays}
        """The same lays by tile and face: beside another tile, a face can lie in one way only."""
        self.others = (BEE_SIDES + OTHER_SIDES).translate(None, bytes(self.lay_of))
        """The tiles and faces that do not fit: `bytes.translate` drops them from a hand at once."""
        self.by_bit: dict[int, tuple[int, ...]] = {}
        """The same lays by the bit of their tile, in the order of faces."""
        for side in sorted(self.lay_of):
            bit = 1 << side // FACES
            self.by_bit[bit] = (*self.by_bit.get(bit, ()), self.lay_of[side])
        self.faces = len(lays) // (len(self.by_bit) or 1)
        """With how many of its faces a tile fits, if it does: the same for all (see the tests)."""


_FITS: dict[int, Fit] = {}
_NOTHING: tuple[Fit, ...] = tuple(Fit(contacts, ()) for contacts in range(7))
"""What fits where a colour would be needed twice: nothing."""


def fit_of(need: int) -> Fit:
    """What fits a need."""
    if need < 0:
        return _NOTHING[-need]
    fit = _FITS.get(need)
    if fit is None:
        wanted = [need // power % 7 - 1 for power in _POWERS]
        given = [colour for colour in wanted if colour >= 0]
        if len(set(given)) < len(given):
            fit = _NOTHING[len(given)]
        else:
            fit = Fit(len(given), tuple(sorted(_lays(wanted))))
        _FITS[need] = fit
    return fit


def _lays(wanted: list[int]) -> Iterator[int]:
    """Every lay with the wanted colours, where -1 may be any that is left."""
    free = [d for d in range(COLOURS) if wanted[d] < 0]
    lay = wanted[:]
    for colours in permutations([c for c in range(COLOURS) if c not in wanted]):
        for d, colour in zip(free, colours, strict=True):
            lay[d] = colour
        yield LAY_BY_COLOURS[tuple(lay)]


def open_around(
    cells: dict[int, int], needs: dict[int, int], live: dict[int, Fit], cell: int, lay: int
) -> None:
    """A lay was put on a cell: close that cell, and let its neighbours need its colours.

    `live` keeps the open cells with two contacts or more into which some tile could go.
    """
    if cell in needs:
        del needs[cell]
        live.pop(cell, None)
    for step, across in AROUND[lay]:
        neighbour = cell + step
        if neighbour in needs:
            need = needs[neighbour]
            if need < 0:
                needs[neighbour] = need - 1
                continue
            need += across
            try:
                fit = _FITS[need]  # nearly always there; nothing is quicker
            except KeyError:
                fit = fit_of(need)
            if fit.tiles:
                needs[neighbour] = need
                live[neighbour] = fit
            else:
                needs[neighbour] = -fit.contacts
                live.pop(neighbour, None)
        elif neighbour not in cells:
            needs[neighbour] = across
