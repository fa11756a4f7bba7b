"""The comb on the table: hexagonal cells, and which lays fit into an open cell.

A cell is a flat integer, and cell + lay says what lies where. An open cell has a *need*: for each
direction the colour that its neighbour shows there, or nothing, packed into one number (base 7).
Where a colour would be needed twice, nothing can ever go; then only the number of contacts is
kept, as a negative number. Everything about a need is computed once, when it is first met: in a
race the same few hundred needs come again and again, and one or two that are new.
"""

from skep.games.la_ruche.material import (
    COLOURS,
    LAYS,
    SIDE_OF,
    SIDES,
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

TOWARDS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((STEPS[d], (colour + 1) * _POWERS[(d + 3) % 6]) for colour in range(COLOURS))
    for d in range(6)
)
AROUND: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple(TOWARDS[d][lay[d]] for d in range(6)) for lay in LAYS
)
"""For each lay and direction: the step to the cell there, and what the lay adds to its need.

All lays share 36 pairs: few enough to stay in the nearest memory, which thousands did not."""


def cell_of(q: int, r: int) -> int:
    """The number of a cell."""
    return ((r + REACH) * WIDTH + q + REACH) * SPAN


def place_of(cell: int) -> tuple[int, int]:
    """The coordinates (q, r) of a cell."""
    r, q = divmod(cell // SPAN, WIDTH)
    return q - REACH, r - REACH


CENTRE = cell_of(0, 0)
_ALL_SIDES = bytes(range(SIDES))


class Fit:
    """What a need admits."""

    __slots__ = ("contacts", "faces", "lay_of", "lays", "others", "tiles")

    def __init__(self, contacts: int, lays: tuple[int, ...]) -> None:
        self.contacts = contacts
        """How many tiles surround the cell."""
        self.lays = lays
        """Every lay whose edges match."""
        self.tiles = 0
        """The tiles of these lays, as a bit mask."""
        for lay in lays:
            self.tiles |= TILE_BIT[lay]
        lay_of = [-1] * SIDES
        for lay in lays:
            lay_of[SIDE_OF[lay]] = lay
        self.lay_of = tuple(lay_of)
        """The same lays by tile and face, -1 where that does not fit: beside another tile, a face
        can lie in one way only. Lists are made a twentieth faster than from a dictionary."""
        self.others = _ALL_SIDES.translate(None, bytes([SIDE_OF[lay] for lay in lays]))
        """The tiles and faces that do not fit: `bytes.translate` drops them from a hand at once."""
        self.faces = len(lays) // (self.tiles.bit_count() or 1)
        """With how many of its faces a tile fits, if it does: the same for all (see the tests)."""


_ALL_LAYS = (1 << len(LAYS)) - 1
_NUMBERS: tuple[int, ...] = tuple(range(len(LAYS)))
"""The numbers of the lays. All fits share them, so that they stay in the nearest memory."""
SHOWING: tuple[tuple[int, ...], ...] = tuple(
    tuple(sum(1 << i for i, lay in enumerate(LAYS) if lay[d] == c) for c in range(COLOURS))
    for d in range(6)
)
"""For each direction and colour: the lays that show it there, as a bit mask."""

_FITS: dict[int, Fit] = {}
_NOTHING: tuple[Fit, ...] = tuple(Fit(contacts, ()) for contacts in range(7))
"""What fits where a colour would be needed twice: nothing."""


def fit_of(need: int) -> Fit:
    """What fits a need."""
    if need < 0:
        return _NOTHING[-need]
    fit = _FITS.get(need)
    if fit is None:
        fit = _FITS[need] = _new_fit(need)
    return fit


def _new_fit(need: int) -> Fit:
    """What fits a need that was never met. By bit masks over the lays, which takes half the time
    of trying colours: even after thousands of races, each meets one or two such needs.
    """
    matching, contacts = _ALL_LAYS, 0
    for showing in SHOWING:
        need, colour = divmod(need, 7)
        if colour:
            matching &= showing[colour - 1]
            contacts += 1
    if not matching:
        return _NOTHING[contacts]
    lays = []
    while matching:
        lowest = matching & -matching
        lays.append(_NUMBERS[lowest.bit_length() - 1])
        matching ^= lowest
    return Fit(contacts, tuple(lays))


def open_around(
    cells: dict[int, int], needs: dict[int, int], live: dict[int, Fit], cell: int, lay: int
) -> None:
    """A lay was put on a cell: close that cell, and let its neighbours need its colours.

    `live` keeps the open cells with two contacts or more into which some tile could go.
    """
    if cell in needs:
        del needs[cell]
        if cell in live:
            del live[cell]  # noqa: RUF051 - `pop` is a call, which takes longer
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
                if neighbour in live:
                    del live[neighbour]  # noqa: RUF051 - as above
        elif neighbour not in cells:
            needs[neighbour] = across
