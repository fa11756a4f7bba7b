"""Things to cut out, and how they are laid out on sheets: in rows, or in a grid."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from skep.printing.drawing import Box, Drawing, Mark, Point, polygon, put, stroke
from skep.printing.palette import CUT, INK_SOFT

BLEED = 1.5
"""How far the ground of a piece goes on beyond its cut, for scissors that miss by a little."""

TICK_FROM, TICK_TO = 0.6, 2.6
"""A cut mark begins and ends so far beyond the corner of a piece."""

HAIRLINE = 0.15

ROOM = TICK_TO + HAIRLINE
"""Kept free around the pieces of a sheet, for their marks."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something to cut out, around 0,0."""

    outline: tuple[Point, ...]
    """Where to cut: convex, clockwise."""
    front: Drawing
    back: Drawing | None = None
    ground: str | None = None
    """The colour under the front, which goes on beyond the cut."""
    back_ground: str | None = None
    name: str = ""
    """What it is, for counting."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece and its place on a sheet."""

    piece: Piece
    x: float
    y: float

    @property
    def outline(self) -> tuple[Point, ...]:
        return tuple((self.x + x, self.y + y) for x, y in self.piece.outline)


def card(width: float, height: float) -> tuple[Point, ...]:
    """The outline of a card around 0,0."""
    x, y = width / 2, height / 2
    return ((-x, -y), (x, -y), (x, y), (-x, y))


def box_of(points: Iterable[Point]) -> Box:
    """The smallest box around some points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def grown(outline: Sequence[Point], by: float) -> tuple[Point, ...]:
    """All edges of a convex shape moved outwards; inwards when `by` is negative."""
    found = []
    for i, corner in enumerate(outline):
        before = _unit(corner, outline[i - 1])
        after = _unit(corner, outline[(i + 1) % len(outline)])
        sine = abs(before[0] * after[1] - before[1] * after[0])
        if sine < 1e-6:
            raise ValueError("a corner of the outline is no corner")
        x = corner[0] - (before[0] + after[0]) * by / sine
        y = corner[1] - (before[1] + after[1]) * by / sine
        found.append((x, y))
    return tuple(found)


def _unit(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    return dx / length, dy / length


# ------------------------------------------------------------------ laying out


def in_grid(pieces: Sequence[Piece], area: Box) -> list[list[Placed]]:
    """Pieces of one size side by side, so that one straight cut divides many. One list a sheet."""
    size = box_of(pieces[0].outline)
    columns = int((area.width - 2 * ROOM + 1e-6) // size.width)
    rows = int((area.height - 2 * ROOM + 1e-6) // size.height)
    if not columns or not rows:
        raise ValueError("a piece is larger than the paper")
    x0 = area.middle[0] - columns * size.width / 2 - size.left
    y0 = area.top + ROOM - size.top
    sheets: list[list[Placed]] = []
    for i, piece in enumerate(pieces):
        sheet, place = divmod(i, columns * rows)
        row, column = divmod(place, columns)
        if sheet == len(sheets):
            sheets.append([])
        sheets[sheet].append(Placed(piece, x0 + column * size.width, y0 + row * size.height))
    return sheets


def in_rows(groups: Iterable[Sequence[Piece]], area: Box, gap: float = 5.0) -> list[list[Placed]]:
    """Pieces in rows, each as near to the one before as the gap allows. One list a sheet.

    Each group begins a new row.
    """
    inside = Box(area.left + ROOM, area.top + ROOM, area.right - ROOM, area.bottom - ROOM)
    rows = [row for group in groups for row in _rows(group, inside.width, gap)]
    sheets: list[list[Placed]] = [[]]
    y = inside.top
    for row in rows:
        size = box_of(p for placed in row for p in placed.outline)
        if y + size.height > inside.bottom and sheets[-1]:
            sheets.append([])
            y = inside.top
        dx, dy = inside.middle[0] - size.middle[0], y - size.top
        sheets[-1] += [replace(placed, x=placed.x + dx, y=placed.y + dy) for placed in row]
        y += size.height + gap
    return sheets


def _rows(group: Sequence[Piece], width: float, gap: float) -> list[list[Placed]]:
    rows: list[list[Placed]] = []
    for piece in group:
        # In a row, all pieces stand on one line.
        y = -box_of(piece.outline).bottom
        if rows:
            placed = _beside(rows[-1][-1], piece, y, gap)
            size = box_of(p for other in (*rows[-1], placed) for p in other.outline)
            if size.width <= width + 1e-6:
                rows[-1].append(placed)
                continue
        rows.append([Placed(piece, 0.0, y)])
    return rows


def _beside(left: Placed, piece: Piece, y: float, gap: float) -> Placed:
    """The piece as far to the left as the gap to its neighbour allows."""
    return Placed(piece, left.x + _step(left.piece.outline, piece.outline, y - left.y, gap), y)


@cache
def _step(a: tuple[Point, ...], b: tuple[Point, ...], down: float, gap: float) -> float:
    """How far to the right of one outline another must be."""
    near, far = 0.0, box_of(a).width + box_of(b).width + gap
    for _ in range(40):
        middle = (near + far) / 2
        if distance(a, tuple((x + middle, y + down) for x, y in b)) >= gap:
            far = middle
        else:
            near = middle
    return far


def distance(a: Sequence[Point], b: Sequence[Point]) -> float:
    """Between two convex shapes; 0 when they overlap."""
    if any(inside(a, p) for p in b) or any(inside(b, p) for p in a):
        return 0.0
    return min(
        _to_edge(p, shape[i - 1], shape[i])
        for points, shape in ((a, b), (b, a))
        for p in points
        for i in range(len(shape))
    )


def inside(outline: Sequence[Point], point: Point, by: float = 1e-9) -> bool:
    """Is the point in a convex shape that goes round clockwise, and not just on its rim?"""
    x, y = point
    return all(
        (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) > by
        for a, b in zip(outline, (*outline[1:], outline[0]), strict=True)
    )


def _to_edge(point: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    t = min(1.0, max(0.0, t))
    return math.hypot(a[0] + t * dx - point[0], a[1] + t * dy - point[1])


# ------------------------------------------------------------------ drawing


def front_of(placed: Sequence[Placed]) -> Drawing:
    """Grounds first, so that no bleed covers a neighbour; then the pieces and where to cut."""
    marks: list[Mark] = []
    for by in (BLEED, 0.0):  # the second time without bleed: cards side by side may differ
        marks += [
            polygon(grown(p.outline, by), fill=p.piece.ground) for p in placed if p.piece.ground
        ]
    for p in placed:
        marks += put(p.piece.front, p.x, p.y)
    marks += [polygon(p.outline, line=CUT, width=HAIRLINE, role="cut") for p in placed]
    return (*marks, *cut_marks([p.outline for p in placed]))


def back_of(placed: Sequence[Placed], width: float) -> Drawing:
    """The other side, mirrored: it lies right when the paper is flipped on its long edge."""
    marks: list[Mark] = []
    turned = [replace(p, x=width - p.x) for p in placed if p.piece.back is not None]
    for by in (BLEED, 0.0):  # twice, as in front
        for p in turned:
            if p.piece.back_ground:
                mirrored = tuple((p.x - x, p.y + y) for x, y in p.piece.outline)[::-1]
                marks.append(polygon(grown(mirrored, by), fill=p.piece.back_ground))
    for p in turned:
        marks += put(p.piece.back or (), p.x, p.y)
    return tuple(marks)


Tick = tuple[Point, Point]


def cut_marks(outlines: Sequence[Sequence[Point]]) -> Drawing:
    """Short lines that go on where an edge ends, where neither piece nor mark is in their way."""
    ticks: dict[tuple[int, ...], Tick] = {}
    for outline in outlines:
        if len(outline) > 8:  # a round piece has no corners to mark
            continue
        for i, end in enumerate(outline):
            for start in (outline[i - 1], outline[(i + 1) % len(outline)]):
                dx, dy = _unit(start, end)
                a = (end[0] + dx * TICK_FROM, end[1] + dy * TICK_FROM)
                b = (end[0] + dx * TICK_TO, end[1] + dy * TICK_TO)
                ticks.setdefault(tuple(round(v * 100) for v in (*a, *b)), (a, b))
    boxed = [(outline, box_of(outline)) for outline in outlines]
    free = [tick for tick in ticks.values() if not any(_meets(*o, *tick) for o in boxed)]
    near: dict[tuple[int, int], list[Tick]] = {}
    for tick in free:
        near.setdefault(_patch(tick), []).append(tick)
    return tuple(
        stroke(tick, INK_SOFT, HAIRLINE, role="mark")
        for tick in free
        if not any(_cross(tick, other) for other in _around(tick, near))
    )


def _patch(tick: Tick) -> tuple[int, int]:
    """A patch of the plane, larger than any mark: marks that cross are in neighbouring ones."""
    size = 4 * TICK_TO
    return int(tick[0][0] // size), int(tick[0][1] // size)


def _around(tick: Tick, near: dict[tuple[int, int], list[Tick]]) -> list[Tick]:
    x, y = _patch(tick)
    patches = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return [other for patch in patches for other in near.get(patch, ())]


def _cross(one: Tick, other: Tick) -> bool:
    """Do two lines cross each other?"""
    (a, b), (c, d) = one, other
    return _side(a, b, c) * _side(a, b, d) < -1e-9 and _side(c, d, a) * _side(c, d, b) < -1e-9


def _side(a: Point, b: Point, p: Point) -> float:
    """Positive on one side of a line, negative on the other."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _meets(outline: Sequence[Point], box: Box, a: Point, b: Point) -> bool:
    """Does a short line run through a piece, or along one of its edges?"""
    if not (
        box.left - ROOM < a[0] < box.right + ROOM and box.top - ROOM < a[1] < box.bottom + ROOM
    ):
        return False
    steps = [i / 6 for i in range(7)]
    points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in steps]
    return any(inside(outline, p, -1e-6) for p in points)
