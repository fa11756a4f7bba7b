"""Drawings that several games share: the bee, the skep, and a little unevenness by hand."""

import math
from collections.abc import Sequence

from skep.printing.drawing import (
    Box,
    Drawing,
    Mark,
    Point,
    Shape,
    circle,
    ellipse,
    polygon,
    put,
    rounded,
)
from skep.printing.palette import BEE, BEE_LINE, WHITE, WING, mixed
from skep.printing.paths import path


def hexagon(radius: float, *, pointed: bool = True) -> tuple[Point, ...]:
    """A hexagon around 0,0, clockwise; `pointed`: it stands on a corner."""
    start = -90 if pointed else -120
    angles = [math.radians(start + 60 * i) for i in range(6)]
    return tuple((radius * math.cos(a), radius * math.sin(a)) for a in angles)


def disc(radius: float, corners: int = 48) -> tuple[Point, ...]:
    """A circle as an outline to cut, clockwise."""
    angles = [2 * math.pi * i / corners for i in range(corners)]
    return tuple((radius * math.cos(a), radius * math.sin(a)) for a in angles)


def wobble(seed: str, index: int) -> float:
    """A small number in [-1, 1] that depends on a name and an index only."""
    value = 2166136261
    for sign in f"{seed}/{index}":
        value = ((value ^ ord(sign)) * 16777619) & 0xFFFFFFFF
    value = ((value ^ (value >> 13)) * 3266489917) & 0xFFFFFFFF
    return ((value ^ (value >> 16)) & 0xFFFF) / 32767.5 - 1


def by_hand(
    corners: Sequence[Point],
    seed: str,
    rounding: float,
    bow: float,
    *,
    fill: str | None = None,
    line: str | None = None,
    width: float = 0.0,
) -> Shape:
    """An outline as if drawn by hand: round corners, and edges that are not quite straight."""
    parts = []
    for i, corner in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        arrive, leave = _along(corner, before, rounding), _along(corner, after, rounding)
        if not i:
            parts.append(f"M{_at(arrive)}")
        parts.append(f"Q{_at(corner)} {_at(leave)}")
        end = _along(after, corner, rounding)
        parts.append(f"Q{_at(_bent(leave, end, bow * wobble(seed, i)))} {_at(end)}")
    return path("".join(parts) + "Z", fill=fill, line=line, width=width)


def _along(start: Point, end: Point, length: float) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    part = length / math.hypot(dx, dy)
    return start[0] + dx * part, start[1] + dy * part


def _bent(a: Point, b: Point, bow: float) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1.0
    return (a[0] + b[0]) / 2 - dy / length * bow, (a[1] + b[1]) / 2 + dx / length * bow


def _at(point: Point) -> str:
    return f"{point[0]:.4f},{point[1]:.4f} "


def bee() -> Drawing:
    """A bee that looks to the right, around 0,0: about 55 wide and 50 high."""
    wing = {"fill": WING, "line": BEE_LINE, "width": 1.6}
    left = put((ellipse(0, 0, 9, 14, **wing),), -9, -17, angle=-28)  # type: ignore[arg-type]
    right = put((ellipse(0, 0, 9, 14, **wing),), 6, -18, angle=16)  # type: ignore[arg-type]
    return (
        *left,
        *right,
        path("M-24 3l-7 3 7 3z", fill=BEE_LINE),
        ellipse(-4, 3, 22, 14.5, fill=BEE, line=BEE_LINE, width=2.2),
        path("M-18-6q-4 9 0 19M-9-10.5q-4 13 0 26.5M1-11q-3 14 0 28", line=BEE_LINE, width=5),
        circle(19, 2, 10.5, fill=BEE_LINE),
        circle(22.5, -0.5, 2.8, fill=WHITE),
        circle(23.4, -1.4, 0.9, fill=BEE_LINE),
        path("M21-7q3-9 10-9M16-8q0-9 6-12", line=BEE_LINE, width=2),
        path("M21.5 6q3 2 5 0", line=WHITE, width=1.4),
    )


def bee_from_above() -> Drawing:
    """A bee that flies upwards, around 0,0: about 46 wide and 40 high."""
    return (
        path(
            "M-3-3C-12-14-24-12-22-5C-21 1-10 2-3-1zM3-3C12-14 24-12 22-5C21 1 10 2 3-1z"
            "M-3 0C-12 1-17 8-13 11C-9 13-4 7-2 2zM3 0C12 1 17 8 13 11C9 13 4 7 2 2z",
            fill=WING,
            line=BEE_LINE,
            width=1.1,
        ),
        path(
            "M0-7C7-7 8 0 7 7C6 13 3 17 0 19C-3 17-6 13-7 7C-8 0-7-7 0-7z",
            fill=BEE,
            line=BEE_LINE,
            width=1.6,
        ),
        path("M-6.5.5H6.5M-6.8 6H6.8M-5 11.5H5", line=BEE_LINE, width=2.8),
        ellipse(0, -10, 5.5, 5, fill=BEE_LINE),
        path("M-2-14q-2-5-6-5M2-14q2-5 6-5", line=BEE_LINE, width=1.5),
    )


_COILS = (20, 34, 44, 51, 55, 57, 58)
"""Half the width of each coil of straw, from the top."""

_STRAW, _STRAW_DARK, _STRAW_LINE = "#e9bf5f", "#deae47", "#8d5f14"


def skep() -> Drawing:
    """A straw hive that stands on 0,0: 140 wide and 125 high."""
    thick = 15.5
    marks: list[Mark] = [path("M-7-104q7-16 14 0", line="#b98526", width=4)]
    stitch = mixed(_STRAW_DARK, _STRAW_LINE, 0.6)
    for row, half in enumerate(_COILS):
        y = (row - len(_COILS)) * (thick - 0.8)
        fill = _STRAW_DARK if row % 2 else _STRAW
        coil = Box(-half, y, half, y + thick)
        marks.append(rounded(coil, thick / 2, fill=fill, line=_STRAW_LINE, width=1.8))
        stitches = ""
        for i in range(half // 6):
            x = -half + 9 + i * 12 + (row % 2) * 5
            if x < half - 6:
                stitches += f"M{x} {y + 3.5:.2f}l3.5 {thick - 7}"
        marks.append(path(stitches, line=stitch, width=1.8))
    marks.append(path("M-13-1V-14C-13-31 13-31 13-14V-1z", fill="#3a2408"))
    board = ((-70.0, 0.0), (70.0, 0.0), (64.0, 8.0), (-64.0, 8.0))
    marks.append(polygon(board, fill="#9a6b35", line="#4f3412", width=1.8))
    return tuple(marks)


def sun(*, half: bool = False) -> Drawing:
    """A sun around 0,0, about 36 across; `half`: it rises."""
    marks: list[Mark] = []
    for i in range(7 if half else 12):
        ray = path("M-1.6-12.2L0-18L1.6-12.2z", fill="#eda91c", line="#8a5a00", width=0.4)
        marks += put((ray,), angle=-90 + 30 * i)
    if half:
        marks.append(
            path("M-10.5 0C-10.5-14 10.5-14 10.5 0z", fill="#f7c64a", line="#8a5a00", width=0.7)
        )
        marks.append(
            path("M-19 1.2q4.7-2.4 9.5 0t9.500 0t9.500 0t9.500 0", line="#8a5a00", width=0.8)
        )
        return tuple(marks)
    face = circle(0, 0, 10.5, fill="#f7c64a", line="#8a5a00", width=0.7)
    smile = path("M-4.500 2.500q4.500 4.500 9 0", line="#8a5a00", width=0.8)
    eyes = (circle(-3.6, -2, 0.9, fill="#8a5a00"), circle(3.6, -2, 0.9, fill="#8a5a00"))
    return (*marks, face, smile, *eyes)


def moon() -> Drawing:
    """A moon around 0,0, about 30 across, with three stars."""
    shape = path(
        "M4-13.500C-16-15-18 13 4 13.500C-6 8-6-8 4-13.500z",
        fill="#f3dfa2",
        line="#4a4a72",
        width=0.7,
    )
    star = "M0-3L.8-.8L3 0L.8 .8L0 3L-.8 .8L-3 0L-.8-.8z"
    stars = [
        put((path(star, fill="#f3dfa2", line="#4a4a72", width=0.3),), x, y, scale=s)
        for x, y, s in ((9, -8, 1.1), (13, 3, 0.8), (6, 8, 0.7))
    ]
    return (shape, *(mark for drawing in stars for mark in drawing))


def crown() -> Drawing:
    """A crown around 0,0, about 36 wide and 26 high."""
    return (
        path("M-16 10L-18-6L-9 2L0-12L9 2L18-6L16 10z", fill="#f0b124", line="#8a5a00", width=1.4),
        circle(-18, -7.5, 2.2, fill="#d2432f", line="#8a5a00", width=0.8),
        circle(0, -13.5, 2.4, fill="#d2432f", line="#8a5a00", width=0.8),
        circle(18, -7.5, 2.2, fill="#d2432f", line="#8a5a00", width=0.8),
        path("M-15 6.500H15", line="#8a5a00", width=1.2),
    )
