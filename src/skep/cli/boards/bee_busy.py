"""The meadow and the combs of one player of Bee Busy, drawn with letters.

A pure function from a view to text. A comb is six columns wide and two rows high, its neighbours
share its walls:

     /   \
    |c3*o |
      \\ /

Marked walls are drawn, the others are points.
"""

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from skep.games.bee_busy.board import BOARDS, Board
from skep.games.bee_busy.material import SIDES
from skep.games.bee_busy.reading import ROW_LETTERS
from skep.games.bee_busy.view import HiveData, View

GAP = 4
"""Columns between two parts of the drawing."""

STYLES: dict[str, Style] = {
    "red": Style(color="red", bold=True),
    "blue": Style(color="blue", bold=True),
    "yellow": Style(color="yellow", bold=True),
}
_DIM = Style(dim=True)
_PLAIN = Style.null()
_MARKED = Style(bold=True, reverse=True)

_HALF = 3
"""Columns of half a comb."""
_WALL_AT: dict[str, tuple[int, int, str]] = {
    "ne": (-1, 5, "\\"),
    "e": (0, 6, "|"),
    "se": (1, 4, "/"),
    "sw": (1, 2, "\\"),
    "w": (0, 0, "|"),
    "nw": (-1, 1, "/"),
}
"""Where the wall of each side stands, from the left end of a comb, and its sign."""
_SIGNS = {"egg": "o", "queen": "Q", "water": "w", "nothing": "x"}

Signs = dict[tuple[int, int], tuple[str, Style]]


@dataclass(frozen=True, slots=True)
class Highlight:
    """What to point out: another player's sheet, a flower, a comb, a wall."""

    seat: int | None = None
    flower: str | None = None
    comb: str | None = None
    wall: str | None = None


NOTHING = Highlight()


def shown_seat(view: View, mark: Highlight) -> int:
    """Whose sheet is drawn: the one asked for, else your own, else the first player's."""
    if mark.seat is not None:
        return mark.seat
    return view.first if view.you is None else view.you


def draw(view: View, mark: Highlight = NOTHING) -> Text:
    """The meadow beside the combs."""
    board = BOARDS[view.options.sheet]
    hive = view.hives[shown_seat(view, mark)]
    pending = view.now[shown_seat(view, mark)].pending
    signs: Signs = {}
    _write(signs, 0, 0, f"[{shown_seat(view, mark) + 1}]", _DIM)
    column = 5
    for part in board.sheet.meadow.parts:
        _draw_part(signs, board, hive, part.name, column, mark)
        column += max(2 * len(part.rows[0]) + 2, len(part.name)) + GAP
    _draw_combs(signs, board, hive, pending, column, mark)
    return _as_text(signs)


def size(view: View, mark: Highlight = NOTHING) -> tuple[int, int]:
    """Columns and rows of the drawing."""
    lines = draw(view, mark).plain.split("\n")
    return max(map(len, lines)), len(lines)


def _as_text(signs: Signs) -> Text:
    bottom = max(row for row, _ in signs)
    right = max(column for _, column in signs)
    text = Text()
    for row in range(bottom + 1):
        line = Text()
        for column in range(right + 1):
            line.append(*signs.get((row, column), (" ", _PLAIN)))
        line.rstrip()
        text.append_text(line)
        if row < bottom:
            text.append("\n")
    return text


def _write(signs: Signs, row: int, column: int, text: str, style: Style = _PLAIN) -> None:
    for at, sign in enumerate(text):
        signs[row, column + at] = (sign, style)


def _draw_part(
    signs: Signs, board: Board, hive: HiveData, part: str, left: int, mark: Highlight
) -> None:
    """One part of the meadow, with the numbers of its places and the letters of its rows."""
    rows = next(each.rows for each in board.sheet.meadow.parts if each.name == part)
    colours = {kind.letter: STYLES[kind.name] for kind in board.sheet.meadow.kinds}
    free = board.open_flowers(hive.marks)
    _write(signs, 0, left, part)
    for place in range(len(rows[0])):
        _write(signs, 1, left + 2 + 2 * place, str(place + 1), _DIM)
    for number, row in enumerate(rows):
        _write(signs, 2 + number, left, ROW_LETTERS[number], _DIM)
        for place, letter in enumerate(row):
            name = f"{part} {ROW_LETTERS[number]}{place + 1}"
            sign, style = letter, colours.get(letter, _DIM)
            if name in hive.flowers:
                sign, style = "x", _DIM
            elif letter != "." and not free >> board.flower_by_name[name] & 1:
                sign = letter.lower()
            if name == mark.flower:
                style = _MARKED
            _write(signs, 2 + number, left + 2 + 2 * place, sign, style)


def _draw_combs(
    signs: Signs,
    board: Board,
    hive: HiveData,
    pending: tuple[str, ...],
    left: int,
    mark: Highlight,
) -> None:
    marked = set(hive.walls)
    for comb, name in enumerate(board.comb_names):
        row, column = board.comb_places[comb]
        top, start = 2 * row + 1, left + _HALF * column
        for number, side in enumerate(SIDES):
            down, right, sign = _WALL_AT[side]
            wall = board.wall_names[board.wall_at[comb][number]]
            drawn = (sign, _PLAIN) if wall in marked else (".", _DIM)
            if wall == mark.wall:
                drawn = (sign, _MARKED)
            signs[top + down, start + right] = drawn
        style = _MARKED if name == mark.comb else _PLAIN
        _write(signs, top, start + 1, _inside(hive, pending, name), style)


def _inside(hive: HiveData, pending: tuple[str, ...], name: str) -> str:
    """The name of a comb, the line in it, and what it holds."""
    line = " "
    if name in hive.line:
        line = "@" if name in (hive.line[0], hive.line[-1]) else "*"
    content = hive.combs.get(name, "")
    sign = _SIGNS.get(content, content.removeprefix("honey ")) or " "
    return f"{name}{line}{'?' if name in pending else sign}".ljust(5)
