"""Drawings as plain values: shapes and words on a plane of millimetres.

The origin is at the top left and y grows downwards, as in SVG, so a path can be written like one.
A drawing is a tuple of marks. Moving, turning and scaling make a new drawing whose points are
where they will be on the paper: nothing is left to be transformed later, and everything can be
measured.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from skep.printing.fonts import ASCENT, DESCENT, SANS, clean, width_of

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Segment:
    """One stroke of a path: M and L with one point, C with three, Z with none."""

    kind: str
    points: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Shape:
    """A path with its paint. Colours are `#rrggbb`; None paints nothing."""

    segments: tuple[Segment, ...]
    fill: str | None = None
    line: str | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    role: str = ""
    """What it is, for those who measure and count: `cut`, `mark`, `fold`, `field`, …"""


@dataclass(frozen=True, slots=True)
class Label:
    """One line of words. `x`, `y` is the left end, the middle or the right end of its base line."""

    x: float
    y: float
    text: str
    size: float
    """Of the font, in millimetres."""
    font: str
    colour: str
    align: str = "left"
    angle: float = 0.0
    """Degrees, clockwise."""


Mark = Shape | Label
Drawing = tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, its sides along the axes."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        return ((self.left + self.right) / 2, (self.top + self.bottom) / 2)


def label(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    font: str = SANS,
    colour: str = "#2d2314",
    align: str = "left",
    angle: float = 0.0,
) -> Label:
    """Words, with signs that the fonts lack put into ones that they have."""
    return Label(x, y, clean(text), size, font, colour, align, angle)


# ------------------------------------------------------------------ shapes


def polygon(
    points: Sequence[Point],
    *,
    fill: str | None = None,
    line: str | None = None,
    width: float = 0.0,
    dash: tuple[float, ...] = (),
    role: str = "",
) -> Shape:
    """A closed outline, corner to corner."""
    first, *rest = points
    strokes = [Segment("M", (first,)), *(Segment("L", (p,)) for p in rest), Segment("Z")]
    return Shape(tuple(strokes), fill, line, width, dash, role)


def stroke(
    points: Sequence[Point],
    line: str,
    width: float,
    *,
    dash: tuple[float, ...] = (),
    role: str = "",
) -> Shape:
    """An open line through some points."""
    first, *rest = points
    strokes = [Segment("M", (first,)), *(Segment("L", (p,)) for p in rest)]
    return Shape(tuple(strokes), None, line, width, dash, role)


_ROUND = 0.5522847498
"""How far the control points of a quarter circle reach."""


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float,
    *,
    fill: str | None = None,
    line: str | None = None,
    width: float = 0.0,
) -> Shape:
    """An ellipse around a point."""
    kx, ky = _ROUND * rx, _ROUND * ry
    strokes = (
        Segment("M", ((x + rx, y),)),
        Segment("C", ((x + rx, y + ky), (x + kx, y + ry), (x, y + ry))),
        Segment("C", ((x - kx, y + ry), (x - rx, y + ky), (x - rx, y))),
        Segment("C", ((x - rx, y - ky), (x - kx, y - ry), (x, y - ry))),
        Segment("C", ((x + kx, y - ry), (x + rx, y - ky), (x + rx, y))),
        Segment("Z"),
    )
    return Shape(strokes, fill, line, width)


def circle(
    x: float,
    y: float,
    r: float,
    *,
    fill: str | None = None,
    line: str | None = None,
    width: float = 0.0,
    role: str = "",
) -> Shape:
    """A circle around a point."""
    return replace(ellipse(x, y, r, r, fill=fill, line=line, width=width), role=role)


def rounded(
    box: Box,
    radius: float,
    *,
    fill: str | None = None,
    line: str | None = None,
    width: float = 0.0,
    dash: tuple[float, ...] = (),
    role: str = "",
) -> Shape:
    """A rectangle with round corners."""
    r = min(radius, box.width / 2, box.height / 2)
    k = r * (1 - _ROUND)
    left, top, right, bottom = box.left, box.top, box.right, box.bottom
    strokes = (
        Segment("M", ((left + r, top),)),
        Segment("L", ((right - r, top),)),
        Segment("C", ((right - k, top), (right, top + k), (right, top + r))),
        Segment("L", ((right, bottom - r),)),
        Segment("C", ((right, bottom - k), (right - k, bottom), (right - r, bottom))),
        Segment("L", ((left + r, bottom),)),
        Segment("C", ((left + k, bottom), (left, bottom - k), (left, bottom - r))),
        Segment("L", ((left, top + r),)),
        Segment("C", ((left, top + k), (left + k, top), (left + r, top))),
        Segment("Z"),
    )
    return Shape(strokes, fill, line, width, dash, role)


# ------------------------------------------------------------------ moving, turning, scaling


def _put(mark: Mark, x: float, y: float, angle: float, scale: float) -> Mark:
    radians = math.radians(angle)
    cos, sin = scale * math.cos(radians), scale * math.sin(radians)
    if isinstance(mark, Shape):
        strokes = tuple(
            [
                Segment(
                    s.kind,
                    tuple([(cos * a - sin * b + x, sin * a + cos * b + y) for a, b in s.points]),
                )
                for s in mark.segments
            ]
        )
        dash = tuple(length * scale for length in mark.dash)
        return Shape(strokes, mark.fill, mark.line, mark.width * scale, dash, mark.role)
    return replace(
        mark,
        x=cos * mark.x - sin * mark.y + x,
        y=sin * mark.x + cos * mark.y + y,
        size=mark.size * scale,
        angle=mark.angle + angle,
    )


def put(
    marks: Iterable[Mark], x: float = 0.0, y: float = 0.0, *, angle: float = 0.0, scale: float = 1.0
) -> Drawing:
    """The drawing scaled, then turned clockwise around 0,0, then moved to x,y."""
    return tuple(_put(mark, x, y, angle, scale) for mark in marks)


# ------------------------------------------------------------------ measuring


def _curve_range(a: float, b: float, c: float, d: float) -> tuple[float, float]:
    """The least and the greatest value of a cubic curve in one coordinate."""
    low, high = (a, d) if a < d else (d, a)
    if low <= b <= high and low <= c <= high:
        return low, high
    values = [a, d]
    # Where the derivative is 0: quadratic in t.
    p, q, r = -a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a
    if abs(p) < 1e-12:
        roots = [] if abs(q) < 1e-12 else [-r / q]
    else:
        square = q * q - 4 * p * r
        half = math.sqrt(square) if square >= 0 else None
        roots = [] if half is None else [(-q + half) / (2 * p), (-q - half) / (2 * p)]
    for t in roots:
        if 0 < t < 1:
            s = 1 - t
            values.append(s**3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t**3 * d)
    return min(values), max(values)


def _reach_of_shape(shape: Shape) -> list[Point]:
    found: list[Point] = []
    at: Point = (0.0, 0.0)
    for segment in shape.segments:
        if segment.kind == "C":
            (bx, by), (cx, cy), (dx, dy) = segment.points
            x0, x1 = _curve_range(at[0], bx, cx, dx)
            y0, y1 = _curve_range(at[1], by, cy, dy)
            found += [(x0, y0), (x1, y1)]
        else:
            found += segment.points
        if segment.points:
            at = segment.points[-1]
    half = shape.width / 2 if shape.line else 0.0
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return [(min(xs) - half, min(ys) - half), (max(xs) + half, max(ys) + half)]


def _reach_of_label(mark: Label) -> list[Point]:
    wide = width_of(mark.text, mark.font, mark.size)
    left = {"left": 0.0, "middle": -wide / 2, "right": -wide}[mark.align]
    cos, sin = math.cos(math.radians(mark.angle)), math.sin(math.radians(mark.angle))
    corners = [
        (x, y) for x in (left, left + wide) for y in (-ASCENT * mark.size, DESCENT * mark.size)
    ]
    return [(mark.x + cos * x - sin * y, mark.y + sin * x + cos * y) for x, y in corners]


def bounds(marks: Iterable[Mark]) -> Box:
    """The smallest box around a drawing, widths of lines included."""
    points: list[Point] = []
    for mark in marks:
        points += _reach_of_shape(mark) if isinstance(mark, Shape) else _reach_of_label(mark)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys))
