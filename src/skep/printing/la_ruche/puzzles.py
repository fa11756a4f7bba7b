"""La Ruche for one player: twelve tiles to cut out of a sheet; solutions on sheets of their own."""

import hashlib
import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from skep.engine.chance import SeededChance
from skep.engine.errors import BadOption
from skep.games.la_ruche.daily import DAILY_TILES, daily
from skep.games.la_ruche.grading import grade
from skep.games.la_ruche.material import TILE_BY_NAME, TILE_NAMES, TILES
from skep.games.la_ruche.solver import solve
from skep.printing.drawing import Box, Drawing, Mark, Point, bounds, label, polygon, put
from skep.printing.fonts import SANS, SERIF_ITALIC, wrapped
from skep.printing.palette import INK_SOFT, STRAW_EDGE
from skep.printing.pieces import Piece, front_of, in_rows
from skep.printing.sheets import Job, Sheet

_DATE = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")

MOST_DRAWS = 100
"""Hardly any set of tiles cannot be laid; this bounds the search for one that can."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A set of tiles that can be laid."""

    name: str
    """As it was asked for: a date, or a number."""
    by_date: bool
    tiles: tuple[str, ...]


@cache
def read(text: str) -> Puzzle:
    """The puzzle of a date (2026-02-03), or of a number (7)."""
    date = _DATE.fullmatch(text)
    if date:
        year, month, day = (int(part) for part in date.groups())
        return Puzzle(f"{year:04}-{month:02}-{day:02}", True, daily(year, month, day))
    if text.isascii() and text.isdecimal() and len(text) <= 12:
        return Puzzle(str(int(text)), False, numbered(int(text)))
    raise BadOption(f"puzzle {text!r}: write a date like 2026-02-03 or a number like 7")


def numbered(number: int) -> tuple[str, ...]:
    """A set of tiles that can be laid, the same for a number everywhere and for good."""
    seed = hashlib.sha256(f"la-ruche printed puzzle 1 {number}".encode()).digest()
    chance = SeededChance(int.from_bytes(seed[:8], "big"))
    for _ in range(MOST_DRAWS):
        left = list(TILE_NAMES)
        tiles = tuple(sorted(left.pop(chance.below(len(left))) for _ in range(DAILY_TILES)))
        if solve(tiles).solvable:
            return tiles
    raise AssertionError("a hundred sets in a row that cannot be laid")


def _caption(puzzle: Puzzle, job: Job) -> str:
    key = "print-puzzle-of-day" if puzzle.by_date else "print-puzzle-number"
    return job.words.say(key, name=puzzle.name)


def puzzle_sheet(puzzle: Puzzle, job: Job, tile: Callable[..., Piece]) -> Sheet:
    """The tiles to cut out, and what to do with them."""
    say = job.words.say
    caption = _caption(puzzle, job)
    area = job.paper.area
    marks: list[Mark] = []
    pieces = [tile(TILES[TILE_BY_NAME[name]], both=False) for name in puzzle.tiles]
    (placed,) = in_rows([pieces], area, gap=4.0)
    marks += front_of(placed)
    y = bounds(marks).bottom + 9
    level = say("la-ruche-grade", grade=grade(puzzle.tiles))
    marks.append(label(area.left + 3, y, f"{caption} · {level}", 6.0, font=SERIF_ITALIC))
    y += 7
    for text, space in ((say("print-puzzle-how"), 2.0), (say("print-puzzle-solved"), 0.0)):
        for line in wrapped(text, SANS, 3.9, area.width - 6):
            marks.append(label(area.left + 3, y, line, 3.9, colour=INK_SOFT))
            y += 5.0
        y += space
    return Sheet(caption, tuple(marks), None, tuple(placed))


SOLUTIONS = (2, 3)
"""Side by side, and one below the other, on a sheet."""


def solution_sheets(puzzles: Sequence[Puzzle], job: Job, tile: Callable[..., Piece]) -> list[Sheet]:
    """One way to lay each puzzle, where nobody sees it by chance."""
    columns, rows = SOLUTIONS
    area = job.paper.area
    wide, tall = area.width / columns, area.height / rows
    sheets = []
    for first in range(0, len(puzzles), columns * rows):
        marks: list[Mark] = []
        for number, puzzle in enumerate(puzzles[first : first + columns * rows]):
            row, column = divmod(number, columns)
            x, y = area.left + column * wide, area.top + row * tall
            marks += _solution(puzzle, job, Box(x + 2, y + 2, x + wide - 2, y + tall - 4), tile)
        sheets.append(Sheet(job.words.say("print-solutions"), tuple(marks), part="solutions"))
    return sheets


def _solution(puzzle: Puzzle, job: Job, box: Box, tile: Callable[..., Piece]) -> Drawing:
    """As large as fits under its name."""
    marks: list[Mark] = []
    for move in solve(puzzle.tiles).moves:
        lay = tuple(int(sign) - 1 for sign in move.lay)
        piece = tile(lay, both=False)
        rim = polygon(piece.outline, fill=piece.ground, line=STRAW_EDGE, width=0.5)
        edge = math.dist(piece.outline[0], piece.outline[1])
        x, y = edge * math.sqrt(3) * (move.q + move.r / 2), edge * 1.5 * move.r
        marks += put((rim, *piece.front), x, y)
    size = bounds(marks)
    title = label(*_top(box), _caption(puzzle, job), 4.4, font=SERIF_ITALIC, align="middle")
    inside = Box(box.left, box.top + 8, box.right, box.bottom)
    scale = min(inside.width / size.width, inside.height / size.height, 0.55)
    x, y = size.middle
    return (title, *put(put(marks, -x, -y), *inside.middle, scale=scale))


def _top(box: Box) -> Point:
    return box.middle[0], box.top + 5
