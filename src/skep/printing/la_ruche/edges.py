"""La Ruche's six colours. Each has a glyph and a pattern of its own: nobody needs to see colours.

An edge is drawn as the upper one of a hexagon that stands on its side, 64 from its middle to a
corner, and turned to its place.
"""

import math

from skep.printing.drawing import Drawing, put
from skep.printing.paths import path

SIZE = 64.0
"""From the middle of the hexagon to a corner, in the unit of these drawings."""

RIM, FIELD = -53.0, -27.0
"""The painted part of an edge reaches from near the rim to the middle field."""

PAINTS = ("#c9402f", "#f8d548", "#35a078", "#6cabe8", "#7c4aa3", "#f0923c")
DEEPS = ("#a92e1f", "#d3a616", "#218560", "#468cd0", "#643388", "#d6761c")
INKS = ("#fff3e2", "#3a2800", "#06251a", "#0a2140", "#f7ecff", "#3a1b00")


def _half(y: float) -> float:
    """Half the width of the painted part at a height."""
    return 14 + (FIELD - y) * 0.577


def _n(value: float) -> str:
    return f"{value:.3f} "


PAINT = (
    f"M{_n(-_half(RIM) + 5)}{RIM}H{_n(_half(RIM) - 5)}q6 0 3.2 5L{_n(_half(FIELD) + 3)}{FIELD - 4}"
    f"q-2.5 4-6 4H{_n(-_half(FIELD) + 3)}q-3.5 0-6-4L{_n(-_half(RIM) + 1.8)}{RIM + 5}q-2.8-5 3.2-5z"
)
"""The painted part, with soft corners."""

_GLYPH_AT = -40.5


def _star(outer: float, inner: float) -> str:
    points = []
    for i in range(10):
        radius, angle = (inner if i % 2 else outer), math.pi * i / 5 - math.pi / 2
        points.append(f"{radius * math.cos(angle):.2f} {radius * math.sin(angle):.2f}")
    return f"M{'L'.join(points)}z"


def _ring(r: float) -> str:
    k = 0.5523 * r
    return (
        f"M{r} 0C{r} {k} {k} {r} 0 {r}C{-k} {r} {-r} {k} {-r} 0"
        f"C{-r} {-k} {-k} {-r} 0 {-r}C{k} {-r} {r} {-k} {r} 0z"
    )


GLYPHS = (
    _ring(8.8),
    "M0-9.6L10 7.6H-10z",
    "M-8-8H8V8H-8z",
    "M0-11.5L6.8 0L0 11.5L-6.8 0z",
    _star(10.8, 4.6),
    "M-3.3-9.8H3.3V-3.3H9.8V3.3H3.3V9.8H-3.3V3.3H-9.8V-3.3H-3.3z",
)
"""Around 0,0, about 19 wide. A tip points to the rim; the rhombus is no turned square."""


def _along() -> str:
    """Lines along the rim."""
    heights = (-49, -43.5, -38, -32.5)
    return "".join(f"M{_n(-_half(y) + 2)}{y}H{_n(_half(y) - 2)}" for y in heights)


def _across() -> str:
    """Short lines from the rim to the middle."""
    places = (-22, -16.5, -11, -5.5, 0, 5.5, 11, 16.5, 22)
    ends = [min(FIELD - 2, FIELD + 10 - abs(x) * 1.6) for x in places]
    return "".join(f"M{x} {RIM + 3}V{_n(y)}" for x, y in zip(places, ends, strict=True))


def _slanted(side: int = 1) -> str:
    """Slanted lines, as far as they stay within the paint; with -1 slanted the other way."""
    lines = ""
    for i in range(12):
        shift = -84 + 7.5 * i
        heights = [RIM + 2.5 + 0.5 * j for j in range(44)]
        within = [y for y in heights if abs(y - shift - 41) < _half(y) - 2.5]
        if len(within) < 7:
            continue
        start, end = within[0], within[-1]
        xs = [side * (y - shift - 41) for y in (start, end)]
        lines += f"M{_n(xs[0])}{_n(start)}L{_n(xs[1])}{_n(end)}"
    return lines


def _waves() -> str:
    lines = ""
    for y in (-48, -40.5, -33):
        steps = int((2 * _half(y) - 6) // 8)
        lines += f"M{-steps * 4} {y}" + "q2-4 4 0t4 0" * steps
    return lines


def _dots() -> str:
    """Very short lines with round ends."""
    lines = ""
    for row, y in enumerate((-48.5, -42, -35.5, -30.5)):
        for i in range(8):
            x = -28 + (row % 2) * 4 + 8 * i
            if abs(x) < _half(y) - 3:
                lines += f"M{x} {y}h.1"
    return lines


PATTERNS = (_slanted(), _dots(), _along(), _waves(), _slanted() + _slanted(-1), _across())


def edge(colour: int) -> Drawing:
    """The upper edge in a colour (0–5): paint, pattern, and the glyph with a seam of paint."""
    paint = PAINTS[colour]
    seam = path(GLYPHS[colour], fill=paint, line=paint, width=3.4)
    glyph = path(GLYPHS[colour], fill=INKS[colour])
    return (
        path(PAINT, fill=paint),
        path(PATTERNS[colour], line=DEEPS[colour], width=2.2),
        *put((seam, glyph), 0, _GLYPH_AT),
    )


EDGES: tuple[Drawing, ...] = tuple(edge(colour) for colour in range(6))
