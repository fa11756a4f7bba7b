"""Text set in columns: lines, and where a column may end.

No column ends behind a heading, behind the first line of a paragraph or before its last one; a
picture stays with the text before it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from skep.printing.drawing import Box, Drawing, Mark, bounds, label, put, rounded
from skep.printing.fonts import (
    MONO,
    SANS,
    SANS_BOLD,
    SANS_ITALIC,
    SERIF_BOLD,
    SERIF_ITALIC,
    clean,
    width_of,
)
from skep.printing.la_ruche.edges import GLYPHS
from skep.printing.palette import HONEY_DEEP, INK, STRAW_EDGE
from skep.printing.paths import path
from skep.printing.rules.markdown import Block, CannotSet

_FONT = {"plain": SANS, "bold": SANS_BOLD, "italic": SANS_ITALIC, "code": MONO}
_SMALLER = {MONO: 0.94}
"""A font that looks larger than the others at the same size."""

_SIGNS = {
    sign: put((path(shape, fill=INK),), 0.45, -0.36, scale=0.035)
    for sign, shape in zip("●▲■◆★✚", GLYPHS, strict=True)
}
"""Signs that no font has: drawn, for a size of 1."""
_SIGN_WIDTH = 0.9

_HEADINGS = {
    "title": (SERIF_ITALIC, 2.1, INK, 0.0),
    "heading": (SERIF_BOLD, 1.45, HONEY_DEEP, 1.15),
    "subheading": (SERIF_BOLD, 1.15, INK, 0.8),
}
"""Font, size as a part of that of the text, colour, space before."""

_LEADING = 1.27
_BETWEEN = 0.5
_INDENT = 1.35


@dataclass(frozen=True, slots=True)
class Style:
    """Sizes, in millimetres."""

    size: float
    """Of the text."""
    width: float
    """Of a column, its margin included."""
    margin: float = 0.0
    """To the left of the text, for the ids of rules."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line, or a picture, from 0,0 downwards."""

    marks: Drawing
    height: float
    space: float = 0.0
    """Before it, unless it is the first of its column."""
    may_end: bool = True
    """May a column end with it?"""


Piece = tuple[str, str]
"""Text and its font; the font of a drawn sign is empty."""
Word = list[Piece]


def lines_of(blocks: Sequence[Block], style: Style, drawn: Mapping[str, Drawing]) -> list[Line]:
    """All lines of a text. `drawn`: the examples of rules; each follows its rule."""
    lines: list[Line] = []
    for i, block in enumerate(blocks):
        before = blocks[i - 1].kind if i else ""
        if block.kind == "picture":
            if block.rule not in drawn:
                raise CannotSet(f"a picture of {block.rule}, which has none")
            lines += _picture(drawn[block.rule], style, lines)
            continue
        made = list(_lines_of_block(block, style, before))
        lines += made
        follows = blocks[i + 1].kind if i + 1 < len(blocks) else ""
        if follows == "item" and block.text.rstrip().endswith(":"):
            lines[-1] = replace(lines[-1], may_end=False)
        if block.rule:
            lines += _picture(drawn.get(block.rule), style, lines)
    return lines


def _lines_of_block(block: Block, style: Style, before: str) -> Iterator[Line]:
    if block.kind in _HEADINGS:
        font, scale, colour, space = _HEADINGS[block.kind]
        size = style.size * scale
        words = _words([(block.text, font)])
        for number, line in enumerate(_broken(words, size, style.width)):
            room = space * style.size if number == 0 else 0.0
            yield Line(_set(line, 0, size, colour), size * 1.2, room, may_end=False)
        return
    item = block.kind == "item"
    left = style.margin + (_INDENT * style.size if item else 0.0)
    words = _words([(run.text, _FONT[run.style]) for run in block.runs])
    broken = list(_broken(words, style.size, style.width - left))
    space = (0.12 if item and before == "item" else _BETWEEN) * style.size
    for number, line in enumerate(broken):
        marks = _set(line, left, style.size, INK)
        if number == 0:
            marks += _beside(block, style, item)
        # Two lines at least stay together, at the end of a column and at the start of the next.
        may_end = number == len(broken) - 1 or 1 <= number <= len(broken) - 3
        yield Line(marks, style.size * _LEADING, space if number == 0 else 0.0, may_end)


def _beside(block: Block, style: Style, item: bool) -> Drawing:
    """What stands to the left of a first line: the id of a rule, a dot or a number."""
    base = _base(style.size)
    if item:
        x = style.margin + 0.2 * style.size
        return (label(x, base, block.sign, style.size, colour=HONEY_DEEP),)
    if block.rule:
        small = style.size * 0.68
        return (label(0, base, block.rule, small, font=SANS_BOLD, colour=HONEY_DEEP),)
    return ()


def _picture(drawn: Drawing | None, style: Style, lines: list[Line]) -> list[Line]:
    """A picture on a ground of its own; the text before it stays with it."""
    if drawn is None:
        return []
    inner, room = style.width - style.margin, 2.2
    box = bounds(drawn)
    scale = min(1.15, (inner - 2 * room) / box.width)
    height = box.height * scale + 2 * room
    ground = Box(style.margin + 0.2, 0.2, style.width - 0.2, height - 0.2)
    x, y = box.middle
    middle = ((ground.left + ground.right) / 2, height / 2)
    marks = put(put(drawn, -x, -y), *middle, scale=scale)
    panel = rounded(ground, 2, fill="#fdf9ec", line=STRAW_EDGE, width=0.2)
    if lines:
        lines[-1] = replace(lines[-1], may_end=False)
    return [Line((panel, *marks), height, 0.45 * style.size)]


# ------------------------------------------------------------------ words and lines


def _words(parts: Sequence[tuple[str, str]]) -> list[Word]:
    """Cut at the spaces that may break; a word may have several fonts."""
    words: list[Word] = [[]]
    for text, font in parts:
        for number, bit in enumerate(text.split(" ")):
            if number:
                words.append([])
            words[-1] += _pieces(bit, font)
    return [word for word in words if word]


def _pieces(text: str, font: str) -> Iterator[Piece]:
    plain = ""
    for sign in text:
        if sign in _SIGNS:
            if plain:
                yield clean(plain), font
            yield sign, ""
            plain = ""
        else:
            plain += sign
    if plain:
        yield clean(plain), font


def _size(font: str, size: float) -> float:
    return size * _SMALLER.get(font, 1.0)


def _width(piece: Piece, size: float) -> float:
    text, font = piece
    return width_of(text, font, _size(font, size)) if font else _SIGN_WIDTH * size


def _space(size: float) -> float:
    return width_of(" ", SANS, size)


def _broken(words: Sequence[Word], size: float, width: float) -> Iterator[list[Word]]:
    """Lines of words, each as long as fits."""
    line: list[Word] = []
    used = 0.0
    for word in words:
        wide = sum(_width(piece, size) for piece in word)
        if line and used + _space(size) + wide > width:
            yield line
            line, used = [], 0.0
        used += wide + (_space(size) if line else 0.0)
        line.append(word)
    if line:
        yield line


def _base(size: float) -> float:
    return size * 0.95


def _set(line: Sequence[Word], left: float, size: float, colour: str) -> Drawing:
    """A line of words; neighbours of one font become one label."""
    marks: list[Mark] = []
    x, base = left, _base(size)
    pending, at, pending_font = "", x, ""

    def flush() -> None:
        if pending:
            marks.append(
                label(
                    at, base, pending, _size(pending_font, size), font=pending_font, colour=colour
                )
            )

    for number, word in enumerate(line):
        if number:
            # A space of the text's own font; only between words of that font is it a sign.
            if pending and pending_font == word[0][1] != MONO:
                wide = width_of(" ", pending_font, size)
                pending += " "
                x += wide
            else:
                flush()
                pending = ""
                x += _space(size)
        for text, font in word:
            if pending and font != pending_font:
                flush()
                pending = ""
            if not font:
                marks += put(_SIGNS[text], x, base, scale=size)
            elif pending:
                pending += text
            else:
                pending, at, pending_font = text, x, font
            x += _width((text, font), size)
    flush()
    return tuple(marks)


# ------------------------------------------------------------------ columns


def in_columns(lines: Sequence[Line], height: float) -> list[Sequence[Line]]:
    """The lines cut into columns of at most this height."""
    columns: list[Sequence[Line]] = []
    start = 0
    while start < len(lines):
        end = _end_of_column(lines, start, height)
        columns.append(lines[start:end])
        start = end
    return columns


def balanced(lines: Sequence[Line], height: float, count: int) -> list[Sequence[Line]]:
    """The lines in so many columns, all about as long; in more when they need more."""
    low, high = max(line.height for line in lines), height
    best = in_columns(lines, height)
    while high - low > 0.5:
        middle = (low + high) / 2
        try:
            found = in_columns(lines, middle)
        except TooHigh:
            low = middle
            continue
        if len(found) <= count:
            best, high = found, middle
        else:
            low = middle
    return best


class TooHigh(ValueError):
    """Lines that must stay together do not fit into a column."""


def _end_of_column(lines: Sequence[Line], start: int, height: float) -> int:
    y, end = 0.0, start
    for number in range(start, len(lines)):
        y += lines[number].height + (lines[number].space if number > start else 0.0)
        if y > height:
            break
        if lines[number].may_end or number == len(lines) - 1:
            end = number + 1
    if end == start:
        raise TooHigh("what must stay together is higher than a column")
    return end


def pages_of(
    lines: Sequence[Line], area: Box, style: Style, gap: float, *, even: bool = False
) -> list[Drawing]:
    """Columns side by side on pages; those of the last page, or with `even` all, are balanced."""
    a_page = int((area.width + gap + 1e-6) // (style.width + gap))
    columns = in_columns(lines, area.height)
    full = 0 if even else (len(columns) - 1) // a_page * a_page
    rest = [line for column in columns[full:] for line in column]
    count = -(-len(columns) // a_page) * a_page - full
    columns = [*columns[:full], *balanced(rest, area.height, count)]
    pages: list[Drawing] = []
    for first in range(0, len(columns), a_page):
        marks: list[Mark] = []
        for number, column in enumerate(columns[first : first + a_page]):
            marks += put(_one_below_the_other(column), _left(number, area, style, gap), area.top)
        pages.append(tuple(marks))
    return pages


def _left(number: int, area: Box, style: Style, gap: float) -> float:
    return area.left + number * (style.width + gap)


def _one_below_the_other(lines: Sequence[Line]) -> Drawing:
    marks: list[Mark] = []
    y = 0.0
    for number, line in enumerate(lines):
        y += line.space if number else 0.0
        marks += put(line.marks, 0, y)
        y += line.height
    return tuple(marks)
