"""The combs of Bee Busy: hexagons, walls, the line through them, and what is stored."""

import math

from skep.games.bee_busy.board import Board
from skep.games.bee_busy.material import SIDES
from skep.games.bee_busy.view import HiveData
from skep.printing.art import crown, hexagon
from skep.printing.bee_busy.icons import cross, drop, egg, jar
from skep.printing.drawing import Box, Drawing, Mark, Point, circle, label, polygon, put, stroke
from skep.printing.fonts import SANS_BOLD
from skep.printing.palette import HONEY, HONEY_DEEP, INK, INK_SOFT

_PENCIL = "#3a3a46"


def combs(board: Board, hive: HiveData, box: Box) -> Drawing:
    """All combs in a box, and the directions of the die beside them."""
    places = board.comb_places
    rows = max(row for row, _ in places) + 1
    columns = [column for _, column in places]
    # A column is half a comb: its width is √3/2 of the size, a row is 1.5 of it.
    wide = (max(columns) - min(columns) + 2) * math.sqrt(3) / 2
    compass = 26.0
    size = min((box.width - compass) / wide, box.height / (1.5 * (rows - 1) + 2), 10.5)
    left = box.left + compass + (box.width - compass - wide * size) / 2
    top = box.top + (box.height - size * (1.5 * (rows - 1) + 2)) / 2

    def middle(row: int, column: int) -> Point:
        x = left + (column - min(columns) + 1) * size * math.sqrt(3) / 2
        return x, top + size * (1 + 1.5 * row)

    at = {name: middle(*place) for name, place in zip(board.comb_names, places, strict=True)}
    marks: list[Mark] = []
    for x, y in at.values():
        cell = tuple((x + a, y + b) for a, b in hexagon(size))
        marks.append(
            polygon(cell, fill="#fffaf0", line="#c9b078", width=0.25, dash=(0.6, 0.9), role="comb")
        )
    for wall in hive.walls:
        comb, side = wall.split()
        marks.append(_wall(at[comb], SIDES.index(side), size))
    if len(hive.line) > 1:
        marks.append(stroke([at[name] for name in hive.line], HONEY, size * 0.22))
    dot = circle(0, 0, size * 0.2, fill=HONEY, line=HONEY_DEEP, width=0.3)
    for name in hive.line:
        marks += put((dot,), *at[name])
    for name, content in hive.combs.items():
        marks += _content(content, *at[name], size)
    return (*marks, *_compass(board, box))


def _wall(middle: Point, side: int, size: float) -> Mark:
    """Sides go clockwise from the upper right, like the corners of the hexagon from the top."""
    corners = hexagon(size)
    ends = (corners[side], corners[(side + 1) % 6])
    x, y = middle
    return stroke([(x + a, y + b) for a, b in ends], INK, 0.9, role="wall")


def _content(content: str, x: float, y: float, size: float) -> Drawing:
    what, _, amount = content.partition(" ")
    scale = size / 9
    if what == "egg":
        return put(egg(), x, y, scale=scale)
    if what == "queen":
        return (*put(egg(), x, y + 1.2, scale=scale), *put(crown(), x, y - 3 * scale, scale=0.13))
    if what == "water":
        return put(drop("#a8cbe8"), x, y, scale=scale * 0.8)
    if what == "honey":
        pot = put(jar(), x, y, scale=scale)
        number = label(
            x, y + 2.7 * scale, amount, 3.6 * scale, font=SANS_BOLD, colour=INK, align="middle"
        )
        return (*pot, number)
    return put(cross(), x, y, scale=scale * 1.1)


def _compass(board: Board, box: Box) -> Drawing:
    """Which value leads where."""
    x, y = box.left + 12, box.top + 14
    marks: list[Mark] = [polygon([(x + a, y + b) for a, b in hexagon(5)], line=INK_SOFT, width=0.3)]
    for side, name in enumerate(SIDES):
        angle = math.radians(30 + 60 * side)
        dx, dy = math.sin(angle), -math.cos(angle)
        value = getattr(board.sheet.combs.directions, name)
        marks.append(
            stroke(((x + 4.6 * dx, y + 4.6 * dy), (x + 7 * dx, y + 7 * dy)), INK_SOFT, 0.3)
        )
        marks.append(
            label(x + 9.4 * dx, y + 9.4 * dy + 1.3, str(value), 3.6, font=SANS_BOLD, align="middle")
        )
    return tuple(marks)
