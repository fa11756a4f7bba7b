"""What drawings of examples share: ticks and crosses, arrows, numbered steps, rows."""

import math
from collections.abc import Sequence

from skep.printing.drawing import (
    Drawing,
    Mark,
    Point,
    bounds,
    circle,
    label,
    polygon,
    put,
    stroke,
)
from skep.printing.fonts import SANS, SANS_BOLD, wrapped
from skep.printing.palette import INK, INK_SOFT, WHITE
from skep.printing.paths import path


def yes(x: float, y: float) -> Drawing:
    """A tick: this is allowed."""
    disc = circle(0, 0, 3, fill=WHITE, line="#3b5f1f", width=0.5)
    return put((disc, path("M-1.5 0L-.4 1.300L1.600-1.300", line="#3b5f1f", width=0.8)), x, y)


def no(x: float, y: float) -> Drawing:
    """A cross: this is not."""
    disc = circle(0, 0, 3, fill=WHITE, line="#a92e1f", width=0.5)
    strokes = path("M-1.200-1.200L1.200 1.200M1.200-1.200L-1.200 1.200", line="#a92e1f", width=0.8)
    return put((disc, strokes), x, y)


def step(x: float, y: float, number: int, *, size: float = 3.6) -> Drawing:
    """A number in a disc: the order in which something happens."""
    return (
        circle(x, y, size / 2, fill=WHITE, line=INK, width=0.3),
        label(x, y + size * 0.26, str(number), size * 0.74, font=SANS_BOLD, align="middle"),
    )


def arrow(start: Point, end: Point, *, width: float = 0.5, colour: str = INK) -> Drawing:
    """A straight line with a head."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    head = 4.2 * width
    base = (end[0] - ux * head, end[1] - uy * head)
    corners = (
        end,
        (base[0] - uy * head * 0.5, base[1] + ux * head * 0.5),
        (base[0] + uy * head * 0.5, base[1] - ux * head * 0.5),
    )
    return (stroke((start, base), colour, width), polygon(corners, fill=colour))


Captioned = tuple[Drawing, str]


def captioned(pictures: Sequence[Captioned], width: float, gap: float = 4.0) -> Drawing:
    """Drawings side by side, each with a few words below, which begin at one height."""
    size = 2.7
    boxes = [bounds(drawing) for drawing, _ in pictures]
    tall = max(box.height for box in boxes)
    marks: list[Mark] = []
    x = 0.0
    for (drawing, text), box in zip(pictures, boxes, strict=True):
        wide = max(width, box.width)
        middle = x + wide / 2
        marks += put(drawing, middle - box.middle[0], tall / 2 - box.middle[1])
        for number, line in enumerate(wrapped(text, SANS, size, wide)):
            y = tall + size * (1.35 + 1.2 * number)
            marks.append(label(middle, y, line, size, colour=INK_SOFT, align="middle"))
        x += wide + gap
    return tuple(marks)


def in_row(drawings: Sequence[Drawing], gap: float = 5.0, *, top: bool = False) -> Drawing:
    """Drawings from left to right, on one middle line, or with their tops level."""
    marks: list[Mark] = []
    x = 0.0
    for drawing in drawings:
        box = bounds(drawing)
        marks += put(drawing, x - box.left, -box.top if top else -box.middle[1])
        x += box.width + gap
    return tuple(marks)


def in_stack(drawings: Sequence[Drawing], gap: float = 4.0, *, left: bool = False) -> Drawing:
    """Drawings one below the other, on one middle line, or with their left sides level."""
    marks: list[Mark] = []
    y = 0.0
    for drawing in drawings:
        box = bounds(drawing)
        marks += put(drawing, -(box.left if left else box.middle[0]), y - box.top)
        y += box.height + gap
    return tuple(marks)
