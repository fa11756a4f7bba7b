"""The comb of La Ruche drawn with letters: a pure function from a view to text.

The cell (q, r) has its middle at column 8q + 4r, row 3r. Its six sides are drawn as the numbers of
their colours; tiles that lie side by side share a side, and it has one colour:

       6 1
     6     1
    5       2
     4     3
       4 3

Open cells that the next tile may go to show their short names: M10. The tile that was laid last
has a star.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from skep.cli.boards import picture
from skep.cli.boards.la_ruche_short import cell_name
from skep.cli.boards.picture import Point, Signs
from skep.games.la_ruche.board import DIRECTIONS
from skep.games.la_ruche.moves import Place, place_named
from skep.games.la_ruche.view import View

Cell = tuple[int, int]

STYLES: dict[str, Style] = {
    "1": Style(color="white", bgcolor="red"),
    "2": Style(color="black", bgcolor="yellow"),
    "3": Style(color="black", bgcolor="green"),
    "4": Style(color="white", bgcolor="blue"),
    "5": Style(color="white", bgcolor="magenta"),
    "6": Style(color="black", bgcolor="dark_orange"),
}
_OPEN = Style(dim=True)
_MARKED = Style(bold=True)

# A tile on its own, with its name below and room around it.
TILE_WIDTH, TILE_HEIGHT = 12, 7

LAST = "*"
GHOST = "?"

# Where the colour of each direction is written, as rows and columns from the middle of a cell.
_SIDES: tuple[tuple[Point, ...], ...] = (
    ((-2, 1), (-1, 3)),
    ((0, 4),),
    ((1, 3), (2, 1)),
    ((1, -3), (2, -1)),
    ((0, -4),),
    ((-2, -1), (-1, -3)),
)


@dataclass(frozen=True, slots=True)
class Highlight:
    """What to point out: a tile that is not laid yet, or a cell to look at."""

    ghost: Place | None = None
    focus: Cell | None = None


PLAIN = Highlight()


def laid(view: View) -> dict[Cell, str]:
    """The tiles on the table: cell → six colours, in the order they were laid."""
    return _read(view.cells)


def _read(cells: Iterable[str]) -> dict[Cell, str]:
    found = {}
    for text in cells:
        move = place_named(text)
        found[move.q, move.r] = move.lay
    return found


def open_cells(view: View) -> list[Cell]:
    """The cells on which the next tile may lie, whatever its colours (RUC-4, RUC-6, RUC-15)."""
    tiles = laid(view)
    if not tiles:
        return [(0, 0)] if view.result is None else []
    contacts: dict[Cell, int] = {}
    for q, r in tiles:
        for dq, dr in DIRECTIONS:
            near = (q + dq, r + dr)
            if near not in tiles:
                contacts[near] = contacts.get(near, 0) + 1
    if view.phase == "opening":
        return [cell for cell, count in contacts.items() if count == 1]
    least = 1 if view.phase == "solo" and len(tiles) == 1 else 2
    return [cell for cell, count in contacts.items() if count >= least]


def size(view: View, highlight: Highlight = PLAIN) -> tuple[int, int]:
    """How many columns and rows the whole drawing needs."""
    return picture.size(_signs(view, highlight))


def draw(view: View, width: int, height: int, highlight: Highlight = PLAIN) -> Text:
    """The comb; when it is larger than width × height, the part around what matters."""
    return picture.crop(_signs(view, highlight), _centre(view, highlight), width, height)


def draw_layout(cells: Iterable[str]) -> Text:
    """Some tiles as they lie, each given like 351246@1,-2, and nothing else."""
    signs: Signs = {}
    for cell, lay in _read(cells).items():
        _outline(signs, cell, lay)
    return picture.crop(signs, (0, 0), *picture.size(signs))


def draw_tiles(names: Iterable[str], width: int) -> Text:
    """Tiles beside each other, bee up, with their names; as many in a row as there is room for."""
    signs: Signs = {}
    across = max(1, (width + 1) // TILE_WIDTH)
    for number, name in enumerate(names):
        down, right = divmod(number, across)
        row, column = TILE_HEIGHT * down, TILE_WIDTH * right
        _outline_at(signs, (row, column), name)
        for i, sign in enumerate(name):
            signs[row + 3, column - len(name) // 2 + i] = (sign, None)
    return picture.crop(signs, (0, 0), *picture.size(signs))


def _middle(cell: Cell) -> Point:
    q, r = cell
    return 3 * r, 8 * q + 4 * r


def _centre(view: View, highlight: Highlight) -> Point:
    if highlight.ghost is not None:
        return _middle((highlight.ghost.q, highlight.ghost.r))
    if highlight.focus is not None:
        return _middle(highlight.focus)
    return _middle(next(reversed(laid(view)), (0, 0)))


def _signs(view: View, highlight: Highlight) -> Signs:
    signs: Signs = {}
    tiles = laid(view)
    ghost = highlight.ghost
    if view.result is None:
        for cell in open_cells(view):
            _write(signs, cell, cell_name(cell), _OPEN)
    if highlight.focus is not None and highlight.focus not in tiles:
        _write(signs, highlight.focus, cell_name(highlight.focus), _MARKED)
    if ghost is not None:
        _outline(signs, (ghost.q, ghost.r), ghost.lay)
        _write(signs, (ghost.q, ghost.r), GHOST * 3, _MARKED)
    for cell, lay in tiles.items():
        _outline(signs, cell, lay)
    if tiles and ghost is None:
        _write(signs, next(reversed(tiles)), LAST, _MARKED)
    if not signs:
        signs[0, 0] = (" ", None)
    return signs


def _write(signs: Signs, cell: Cell, text: str, style: Style) -> None:
    row, column = _middle(cell)
    for i in range(-3, 4):
        signs.pop((row, column + i), None)
    start = column - len(text) // 2
    for i, sign in enumerate(text):
        signs[row, start + i] = (sign, style)


def _outline(signs: Signs, cell: Cell, lay: str) -> None:
    _outline_at(signs, _middle(cell), lay)


def _outline_at(signs: Signs, middle: Point, lay: str) -> None:
    row, column = middle
    for colour, places in zip(lay, _SIDES, strict=True):
        for down, right in places:
            signs[row + down, column + right] = (colour, STYLES[colour])
