"""The meadow of Butine! drawn with letters: a pure function from a view to text.

A vertex (x, y) of the lattice stands at column 6x + 3y, row 3y, so the unit triangle is six columns
wide and three rows high:

    +-----+          +
     \\B1 /          / \\
      \\ /          /B2 \\
       +          +-----+

Edges are drawn only between different tiles, or between a tile and the grass around it.
"""

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from skep.cli.boards import picture
from skep.cli.boards.picture import Point, Signs
from skep.engine.lattice import REACH, WIDTH
from skep.games.butine.moves import place_named
from skep.games.butine.spots import Spot, spot_of
from skep.games.butine.view import View

BEE = "@"
GHOST_FILL = "."

STYLES: dict[str, Style] = {
    "W": Style(color="black", bgcolor="white"),
    "R": Style(color="white", bgcolor="red"),
    "Y": Style(color="black", bgcolor="yellow"),
    "B": Style(color="white", bgcolor="blue"),
}
_EDGE = Style.null()
_MARKED = Style(bold=True)

Cell = tuple[int, int, int]
"""A unit triangle: x, y, and which half of the parallelogram at that vertex (see the lattice)."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """What to point out: a tile that is not laid yet, a route, a tile to look at."""

    ghost: str | None = None
    """A spot like R4@3,-2."""
    route: tuple[int, ...] = ()
    focus: int | None = None


PLAIN = Highlight()


def spot_named(name: str) -> Spot:
    """The spot with a name like R4@3,-2, as views tell it."""
    return spot_of(place_named(name))


def placed(view: View) -> list[Spot]:
    """The spots of all laid tiles, by number."""
    return [spot_named(name) for name in view.tiles]


def size(view: View, highlight: Highlight = PLAIN) -> tuple[int, int]:
    """How many columns and rows the whole drawing needs."""
    return picture.size(_Picture(view, highlight).signs)


def draw(view: View, width: int, height: int, highlight: Highlight = PLAIN) -> Text:
    """The meadow; when it is larger than width × height, the part around what matters."""
    drawn = _Picture(view, highlight)
    return picture.crop(drawn.signs, drawn.centre, width, height)


def _cells(spot: Spot) -> list[Cell]:
    cells = []
    for cell in spot.cells:
        at, half = divmod(cell, 2)
        y, x = divmod(at, WIDTH)
        cells.append((x - REACH, y - REACH, half))
    return cells


def _inside(cell: Cell) -> list[Point]:
    """The places between the edges of a unit triangle."""
    x, y, half = cell
    row, column = 3 * y, 6 * x + 3 * y
    if half == 0:
        return [(row + 1, column + 2 + i) for i in range(3)] + [(row + 2, column + 3)]
    return [(row + 1, column + 6)] + [(row + 2, column + 5 + i) for i in range(3)]


def _edges(x: int, y: int) -> list[tuple[str, Cell, Cell, list[Point]]]:
    """The three edges of the downward triangle at a vertex: sign, both triangles, places."""
    row, column = 3 * y, 6 * x + 3 * y
    here = (x, y, 0)
    return [
        ("-", here, (x, y - 1, 1), [(row, column + i) for i in range(1, 6)]),
        ("\\", here, (x - 1, y, 1), [(row + 1, column + 1), (row + 2, column + 2)]),
        ("/", here, (x, y, 1), [(row + 1, column + 5), (row + 2, column + 4)]),
    ]


def _around(x: int, y: int) -> list[Cell]:
    """The six triangles around a vertex, in the order of the lattice's sectors."""
    return [
        (x, y, 0),
        (x - 1, y, 1),
        (x - 1, y, 0),
        (x - 1, y - 1, 1),
        (x, y - 1, 0),
        (x, y - 1, 1),
    ]


class _Picture:
    """The whole meadow as signs on a grid that has no bounds yet."""

    def __init__(self, view: View, highlight: Highlight) -> None:
        names = list(view.tiles)
        if highlight.ghost is not None:
            names.append(highlight.ghost)
        spots = [spot_named(name) for name in names]
        self.signs: Signs = {}
        self._ghost = len(view.tiles) if highlight.ghost is not None else None
        self._letters = [name[0] for name in names]
        self._owner = {cell: number for number, spot in enumerate(spots) for cell in _cells(spot)}
        self._rows: list[dict[int, list[int]]] = [{} for _ in names]
        """For each tile: the columns of its inside, by row."""
        self._find_insides()
        self._draw_edges()
        self._draw_vertices()
        for number in range(len(names)):
            self._fill(number)
            self._label(number, _mark(number, view.bee, highlight))
        self.centre = self._middle(self._what_matters(view.bee, highlight))

    def _what_matters(self, bee: int, highlight: Highlight) -> int:
        if self._ghost is not None:
            return self._ghost
        if highlight.focus is not None:
            return highlight.focus
        return highlight.route[1] if highlight.route else bee

    def _vertices(self) -> list[tuple[int, int]]:
        """All vertices of all tiles, and those whose edges or insides lie in a tile."""
        found = set()
        for x, y, half in self._owner:
            found |= {(x, y), (x + 1, y), (x, y + 1)}
            if half:
                found.add((x + 1, y + 1))
        return sorted(found)

    def _find_insides(self) -> None:
        owner = self._owner
        for cell, number in owner.items():
            self._add_inside(number, _inside(cell))
        for x, y in self._vertices():
            for _, one, other, points in _edges(x, y):
                if one in owner and owner[one] == owner.get(other):
                    self._add_inside(owner[one], points)
            first, *others = (owner.get(cell) for cell in _around(x, y))
            if first is not None and all(other == first for other in others):
                self._add_inside(first, [(3 * y, 6 * x + 3 * y)])

    def _add_inside(self, number: int, points: list[Point]) -> None:
        for row, column in points:
            self._rows[number].setdefault(row, []).append(column)

    def _draw_edges(self) -> None:
        for x, y in self._vertices():
            for sign, one, other, points in _edges(x, y):
                if self._owner.get(one) != self._owner.get(other):
                    self.signs.update(dict.fromkeys(points, (sign, _EDGE)))

    def _draw_vertices(self) -> None:
        for x, y in self._vertices():
            owners = [self._owner.get(cell) for cell in _around(x, y)]
            # Direction i lies between sector i - 1 and sector i; opposite edges have equal signs.
            drawn = [i for i in range(6) if owners[i] != owners[i - 1]]
            if not drawn:
                continue
            straight = len(drawn) == 2 and drawn[1] - drawn[0] == 3
            sign = "-\\/"[drawn[0]] if straight else "+"
            self.signs[3 * y, 6 * x + 3 * y] = (sign, _EDGE)

    def _fill(self, number: int) -> None:
        ghost = number == self._ghost
        sign = (GHOST_FILL, _MARKED) if ghost else (" ", STYLES[self._letters[number]])
        for row, columns in self._rows[number].items():
            for column in columns:
                self.signs[row, column] = sign

    def _label(self, number: int, mark: str) -> None:
        letter = self._letters[number]
        label = f"{letter}?" if number == self._ghost else f"{letter}{number}"
        row, columns = self._widest(number)
        style = STYLES[letter] + (_MARKED if mark else Style())
        if mark and len(columns) >= len(label) + 2:
            # A digit must not run into the number of the tile: 1:W16, but @W16@.
            label = f"{mark}{label}{mark}" if mark == BEE else f"{mark}:{label}"
        elif mark:
            # A triangle has no room beside its label; its tip is one place, above or below.
            tip = next(r for r in self._rows[number] if r != row)
            self.signs[tip, self._rows[number][tip][0]] = (mark, style)
        start = columns[0] + (len(columns) - len(label)) // 2
        for i, sign in enumerate(label):
            self.signs[row, start + i] = (sign, style)

    def _widest(self, number: int) -> tuple[int, list[int]]:
        """The widest row of a tile, the one nearest to its middle if several are."""
        rows = self._rows[number]
        middle = (min(rows) + max(rows)) / 2
        row = min(rows, key=lambda r: (-len(rows[r]), abs(r - middle), r))
        return row, sorted(rows[row])

    def _middle(self, number: int) -> Point:
        row, columns = self._widest(number)
        return row, columns[len(columns) // 2]


def _mark(number: int, bee: int, highlight: Highlight) -> str:
    """What is written beside a label: the step of a route, or the bee."""
    if number in highlight.route:
        return str(highlight.route.index(number) + 1)
    return BEE if number == bee else ""
