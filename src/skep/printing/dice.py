"""Dice and their pips; and for those who have none, a spinner of paper and how to use it."""

import math
from collections.abc import Sequence

from skep.printing.art import hexagon
from skep.printing.drawing import Box, Drawing, Mark, circle, label, polygon, rounded, stroke
from skep.printing.fonts import SANS, SANS_BOLD, SERIF_BOLD, wrapped
from skep.printing.palette import HONEY, HONEY_DEEP, INK, INK_SOFT, STRAW_SOFT, WHITE

FACES = 6

_PIPS = ("c", "lr", "lcr", "lrab", "lrabc", "lrabde")
_PIP_AT = {
    "c": (0, 0), "l": (-1, -1), "r": (1, 1), "a": (1, -1), "b": (-1, 1), "d": (-1, 0), "e": (1, 0),
}  # fmt: skip


def pips(x: float, y: float, value: int, apart: float, tone: str, radius: float = 1.1) -> Drawing:
    """The pips of a die around a point."""
    at = [_PIP_AT[sign] for sign in _PIPS[value - 1]]
    return tuple(circle(x + a * apart, y + b * apart, radius, fill=tone) for a, b in at)


def die(value: int, size: float, *, fill: str = WHITE) -> Drawing:
    """A die around 0,0."""
    half = size / 2
    face = rounded(Box(-half, -half, half, half), size * 0.2, fill=fill, line=INK, width=0.3)
    return (face, *pips(0, 0, value, size * 0.27, INK, size * 0.095))


def spinner(x: float, y: float, radius: float) -> Drawing:
    """Six equal fields around a dot: a paper clip turns around the tip of a pencil on it."""
    corners = [(x + a, y + b) for a, b in hexagon(radius)]
    marks: list[Mark] = []
    for value in range(1, FACES + 1):
        field = (corners[value - 1], corners[value % FACES], (x, y))
        tone = STRAW_SOFT if value % 2 else WHITE
        marks.append(polygon(field, fill=tone, line=INK_SOFT, width=0.3, role="spinner"))
    marks.append(polygon(corners, line=INK, width=0.6))
    for value in range(1, FACES + 1):
        angle = math.radians(60 * value - 120)
        dx, dy = math.cos(angle), math.sin(angle)
        size = radius * 0.26
        at = (x + dx * radius * 0.62, y + dy * radius * 0.62 + size * 0.35)
        marks.append(label(*at, str(value), size, font=SANS_BOLD, align="middle"))
    marks.append(circle(x, y, 0.9, fill=INK))
    for dx, dy in ((1, 0), (0, 1)):
        ends = ((x - 2.6 * dx, y - 2.6 * dy), (x + 2.6 * dx, y + 2.6 * dy))
        marks.append(stroke(ends, INK, 0.25))
    return tuple(marks)


def how_to(box: Box, title: str, steps: Sequence[str], size: float = 3.6) -> Drawing:
    """A title and numbered paragraphs, from the top of a box down."""
    marks: list[Mark] = [
        label(box.left, box.top + 5, title, 5.2, font=SERIF_BOLD, colour=HONEY_DEEP)
    ]
    y = box.top + 5 + size * 2.4
    left = box.left + 2.6
    for number, step in enumerate(steps, 1):
        middle = y - size * 0.36
        badge = Box(left - 2.6, middle - 2.6, left + 2.6, middle + 2.6)
        marks.append(rounded(badge, 2.6, fill=HONEY, line=HONEY_DEEP, width=0.25))
        marks.append(label(left, middle + 1.2, str(number), 3.5, font=SANS_BOLD, align="middle"))
        for text in wrapped(step, SANS, size, box.right - left - 5.5):
            marks.append(label(left + 5.5, y, text, size))
            y += size * 1.3
        y += size * 0.7
    return tuple(marks)
