"""Bee Busy: the faces of the die, and the examples at the end of its rulebook."""

import math
from collections.abc import Callable, Collection, Sequence

from skep.games.bee_busy.board import BOARDS
from skep.games.bee_busy.material import SIDES
from skep.locale import Words
from skep.printing.art import crown, hexagon
from skep.printing.bee_busy.icons import DANGERS, FLOWERS, GOODS, drop, egg, small_bee
from skep.printing.dice import die
from skep.printing.drawing import (
    Box,
    Drawing,
    Mark,
    Point,
    circle,
    label,
    polygon,
    put,
    rounded,
    stroke,
)
from skep.printing.fonts import SANS, SANS_BOLD
from skep.printing.palette import HONEY, HONEY_DEEP, INK, INK_SOFT, STRAW_SOFT, WHITE
from skep.printing.rules.parts import arrow, captioned, in_row, in_stack

GARDEN = BOARDS["garden"]
CELL = 5.4

LINE = ("e2", "d2", "d3")
LINE_AFTER = ("e3", *LINE)
NEW_WALLS = ("d3 se", "e2 e")
"""BEE-32: a line, the line after a 2, and the walls that it marks."""

FED = (19, 22, 25)
"""BEE-34: when a young queen of round 16 is fed."""


def _faces(words: Words) -> Drawing:
    """BEE-7: the pips of the six values."""
    faces = [(_face(value), str(value)) for value in range(1, len(GARDEN.sheet.meadow.faces) + 1)]
    return captioned(faces, 9, 2.5)


def _face(value: int, cell: float = 3.0) -> Drawing:
    half = 1.5 * cell
    marks: list[Mark] = [rounded(Box(-half, -half, half, half), 1, fill=WHITE, line=INK, width=0.3)]
    for x, y in _pips(value):
        marks.append(circle((x - 1) * cell, (y - 1) * cell, cell * 0.3, fill=INK))
    return tuple(marks)


def _pips(value: int) -> list[tuple[int, int]]:
    """Column and row of each pip."""
    face = GARDEN.sheet.meadow.faces[value - 1]
    return [(c, r) for r, row in enumerate(face) for c, sign in enumerate(row) if sign == "o"]


def _two(words: Words) -> Drawing:
    """BEE-30: a 2 laid on the centre in three ways."""
    say = words.say
    return captioned(
        [
            (_meadow(0, 2), say("print-rules-bee-busy-kind", kind="red")),
            (_meadow(1, 2), say("print-rules-bee-busy-kind", kind="blue")),
            (_meadow(2, 2), say("print-rules-bee-busy-kind", kind="yellow")),
        ],
        20,
        4,
    )


def _meadow(down: int, value: int) -> Drawing:
    """The centre with the face of a die on it, so many rows down."""
    meadow = GARDEN.sheet.meadow
    kinds = {kind.letter: kind.name for kind in meadow.kinds}
    (centre,) = (part for part in meadow.parts if part.name == "centre")
    marks: list[Mark] = []
    for r, row in enumerate(centre.rows):
        for c, sign in enumerate(row):
            x, y = c * CELL, r * CELL
            half = CELL / 2 - 0.15
            ground = Box(x - half, y - half, x + half, y + half)
            marks.append(rounded(ground, 0.8, fill="#f4f8e6", line="#a9bd7f", width=0.2))
            if sign in kinds:
                marks += put(FLOWERS[kinds[sign]], x, y, scale=0.42)
    edge = CELL / 2 + 0.2
    frame = Box(-edge, down * CELL - edge, 2 * CELL + edge, (down + 2) * CELL + edge)
    marks.append(rounded(frame, 1.5, line=INK, width=0.6))
    for c, r in _pips(value):
        marks.append(circle(c * CELL, (r + down) * CELL, 2.5, line=INK, width=0.7))
    return tuple(marks)


def _producing(words: Words) -> Drawing:
    """BEE-31: two bees and a 1; then a 5 that is written at honey, too."""
    bees = put(small_bee(), scale=0.7)
    first = in_row([die(1, 6), bees, bees, _goods("nectar", 2), _to(), _goods("honey", 4)], 2.5)
    honey = in_row([_goods("nectar", 1), _to(), _goods("honey", 2)], 1.5)
    wax = in_row([_goods("pollen", 1), _to(), _goods("wax", 3)], 1.5)
    either = (label(0, 1, words.say("print-rules-bee-busy-or"), 3, font=SANS, align="middle"),)
    second = in_row([die(5, 6), bees, honey, either, wax], 2.5)
    return in_stack([first, second], 4)


def _to() -> Drawing:
    return arrow((0, 0), (5, 0), width=0.45, colour=INK_SOFT)


def _goods(good: str, count: int) -> Drawing:
    return tuple(mark for i in range(count) for mark in put(GOODS[good], i * 4.6, 0, scale=0.48))


# ------------------------------------------------------------------ combs


def _lining(words: Words) -> Drawing:
    """BEE-32: the line before and after a 2."""
    turn = in_stack([die(2, 6), _to()], 2)
    return in_row([_combs(LINE, ()), turn, _combs(LINE_AFTER, NEW_WALLS)], 4)


def _combs(line: Sequence[str], walls: Collection[str]) -> Drawing:
    """All combs: the middle one with its egg, the line, walls of the start thin, others thick."""
    size = 3.5
    at: dict[str, Point] = {
        name: (column * size * math.sqrt(3) / 2, row * size * 1.5)
        for name, (row, column) in zip(GARDEN.comb_names, GARDEN.comb_places, strict=True)
    }
    marks: list[Mark] = [
        polygon(_cell(middle, size), fill="#fffaf0", line="#c9b078", width=0.25)
        for middle in at.values()
    ]
    for x, y in (at[name] for name in GARDEN.sheet.combs.eggs):
        marks.append(polygon(_cell((x, y), size), line=INK, width=0.5))
        marks += put(egg(), x, y, scale=0.5)
    for wall in walls:
        comb, side = wall.split()
        corners = _cell(at[comb], size)
        number = SIDES.index(side)
        marks.append(stroke((corners[number], corners[(number + 1) % 6]), INK, 1.0))
    marks.append(stroke([at[name] for name in line], HONEY_DEEP, 0.9))
    for name in line:
        marks.append(circle(*at[name], 0.9, fill=HONEY, line=HONEY_DEEP, width=0.3))
    return tuple(marks)


def _cell(middle: Point, size: float) -> list[Point]:
    return [(middle[0] + x, middle[1] + y) for x, y in hexagon(size)]


# ------------------------------------------------------------------ score and queen


def _score(words: Words) -> Drawing:
    """BEE-33: line by line, with what it counts."""
    rows: tuple[tuple[Drawing, str], ...] = (
        (put(small_bee(), scale=0.6), "5 × 2 = 10"),
        (put(GOODS["honey"], scale=0.45), "1"),
        (put(GOODS["propolis"], scale=0.45), "1 + 2 = 3"),
        ((*put(DANGERS["drought"], -3, 0, scale=0.42), *_water()), "0"),
        (put(crown(), 0, 0.6, scale=0.15), "12"),
        ((polygon(hexagon(2.4), fill="#fffaf0", line=INK, width=0.5),), "8 × 1 = 8"),
        (_stored(), "6 × 2 = 12"),
    )
    marks: list[Mark] = []
    for i, (picture, text) in enumerate(rows):
        column, row = divmod(i, 4)
        x, y = column * 33, row * 6.4
        marks += put(picture, x, y)
        marks.append(label(x + 7, y + 1.2, text, 3.4))
    marks.append(label(33 + 7, 3 * 6.4 + 1.2, "= 46", 3.8, font=SANS_BOLD))
    return tuple(marks)


def _water() -> Drawing:
    return put(drop("#a8cbe8"), 2.6, 0, scale=0.42)


def _stored() -> Drawing:
    return (
        polygon(hexagon(3.0), fill="#fffaf0", line=INK, width=0.5),
        *put(GOODS["honey"], 0, -0.2, scale=0.38),
    )


def _queen(words: Words) -> Drawing:
    """BEE-34: from the crown on, every third round."""
    first = GARDEN.sheet.track.crown
    marks: list[Mark] = []
    for number in range(first, GARDEN.sheet.track.rounds + 1):
        x = (number - first) * 7.2
        fill = STRAW_SOFT if number in (first, *FED) else WHITE
        marks.append(rounded(Box(x - 3, -3, x + 3, 3), 1, fill=fill, line=INK_SOFT, width=0.3))
        marks.append(label(x, 1.2, str(number), 3.2, font=SANS_BOLD, align="middle"))
        if number in FED:
            marks += put(GOODS["honey"], x, 7.4, scale=0.55)
    marks += put(egg(), 0, 7.2, scale=0.9)
    return (*marks, *put(crown(), 0, -6, scale=0.16))


DRAWINGS: dict[str, Callable[[Words], Drawing]] = {
    "BEE-7": _faces,
    "BEE-30": _two,
    "BEE-31": _producing,
    "BEE-32": _lining,
    "BEE-33": _score,
    "BEE-34": _queen,
}
