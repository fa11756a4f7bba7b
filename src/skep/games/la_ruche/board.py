"""The comb on the table: hexagonal cells, and which lays fit into an open cell.

A cell is a flat integer. An open cell has a *need*: for each direction the colour that its
neighbour shows there, or nothing, packed into one number (base 7). Everything about a need is
computed once, when it is first met: in a race the same few hundred needs come again and again.
"""

from skep.games.la_ruche.material import COLOURS, LAYS, TILE_OF

REACH = 64
"""Cells have coordinates from -REACH to REACH - 1: 60 tiles in a row do not reach the edge."""
WIDTH = 2 * REACH

# Clockwise, from up-right, on pointy-top hexagons in axial coordinates (q, r).
DIRECTIONS: tuple[tuple[int, int], ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
STEPS: tuple[int, ...] = tuple(dr * WIDTH + dq for dq, dr in DIRECTIONS)

_POWERS: tuple[int, ...] = tuple(7**i for i in range(6))

AROUND: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((STEPS[d], (lay[d] + 1) * _POWERS[(d + 3) % 6]) for d in range(6)) for lay in LAYS
)
"""For each lay and direction: the step to the cell there, and what the lay adds to its need."""


def cell_of(q: int, r: int) -> int:
    """The number of a cell."""
    return (r + REACH) * WIDTH + q + REACH


def place_of(cell: int) -> tuple[int, int]:
    """The coordinates (q, r) of a cell."""
    r, q = divmod(cell, WIDTH)
    return q - REACH, r - REACH


CENTRE = cell_of(0, 0)


class Fit:
    """What a need admits."""

    __slots__ = ("choices", "contacts", "lays", "tiles")

    def __init__(self, need: int) -> None:
        wanted = [need // power % 7 - 1 for power in _POWERS]
        given = [colour for colour in wanted if colour >= 0]
        self.contacts = len(given)
        """How many tiles surround the cell."""
        self.lays: tuple[int, ...] = ()
        """Every lay whose edges match. None when a colour would be needed twice."""
        if len(set(given)) == len(given):
            self.lays = tuple(
                number
                for number, lay in enumerate(LAYS)
                if all(wanted[d] in (-1, lay[d]) for d in range(COLOURS))
            )
        self.choices = tuple((1 << TILE_OF[lay], lay) for lay in self.lays)
        """The same lays, each with the bit of its tile."""
        self.tiles = 0
        """The tiles of these lays, as a bit mask."""
        for lay in self.lays:
            self.tiles |= 1 << TILE_OF[lay]


_FITS: dict[int, Fit] = {}


def fit_of(need: int) -> Fit:
    """What fits a need."""
    fit = _FITS.get(need)
    if fit is None:
        fit = Fit(need)
        _FITS[need] = fit
    return fit


def open_around(
    cells: dict[int, int], needs: dict[int, int], live: dict[int, Fit], cell: int, lay: int
) -> None:
    """A lay was put on a cell: close that cell, and let its neighbours need its colours.

    `live` keeps the open cells with two contacts or more into which some tile could go.
    """
    needs.pop(cell, None)
    live.pop(cell, None)
    for step, across in AROUND[lay]:
        neighbour = cell + step
        if neighbour in cells:
            continue
        if neighbour not in needs:
            needs[neighbour] = across
            continue
        need = needs[neighbour] + across
        needs[neighbour] = need
        fit = _FITS.get(need) or fit_of(need)
        if fit.lays:
            live[neighbour] = fit
        else:
            live.pop(neighbour, None)
