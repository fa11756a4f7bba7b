"""A drawing with letters: signs on a grid without bounds, cut to what a window can show."""

from collections.abc import Iterable, Mapping

from rich.style import Style
from rich.text import Text

Point = tuple[int, int]
"""A row and a column."""

Signs = dict[Point, tuple[str, Style | None]]


def size(signs: Iterable[Point]) -> tuple[int, int]:
    """How many columns and rows the whole drawing needs."""
    top, left, bottom, right = _box(signs)
    return right - left + 1, bottom - top + 1


def crop(
    signs: Mapping[Point, tuple[str, Style | None]], centre: Point, width: int, height: int
) -> Text:
    """The drawing; when it is larger than width × height, the part around its centre."""
    top, left, bottom, right = _box(signs)
    row, column = centre
    top, bottom = _window(top, bottom, row, height)
    left, right = _window(left, right, column, width)
    text = Text()
    for r in range(top, bottom + 1):
        line = Text()
        for c in range(left, right + 1):
            line.append(*signs.get((r, c), (" ", None)))
        line.rstrip()
        text.append_text(line)
        if r < bottom:
            text.append("\n")
    return text


def _window(low: int, high: int, middle: int, room: int) -> tuple[int, int]:
    """As much of low…high as there is room for, with the middle in the middle if possible."""
    if high - low < room:
        return low, high
    start = min(max(middle - room // 2, low), high - room + 1)
    return start, start + room - 1


def _box(signs: Iterable[Point]) -> tuple[int, int, int, int]:
    points = list(signs)
    rows = [row for row, _ in points]
    columns = [column for _, column in points]
    return min(rows), min(columns), max(rows), max(columns)
