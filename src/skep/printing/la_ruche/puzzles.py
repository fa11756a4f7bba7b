"""La Ruche for one player on a sheet: twelve tiles to cut out, and a solution upside down."""

import hashlib
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from skep.engine.chance import SeededChance
from skep.engine.errors import BadOption
from skep.games.la_ruche.daily import DAILY_TILES, daily
from skep.games.la_ruche.grading import grade
from skep.games.la_ruche.material import TILE_BY_NAME, TILE_NAMES, TILES
from skep.games.la_ruche.solver import solve
from skep.printing.drawing import Drawing, Mark, bounds, label, polygon, put, stroke
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


def puzzle_sheet(puzzle: Puzzle, job: Job, tile: Callable[..., Piece]) -> Sheet:
    """The tiles to cut out; below them, upside down, one way to lay them."""
    say = job.words.say
    key = "print-puzzle-of-day" if puzzle.by_date else "print-puzzle-number"
    caption = say(key, name=puzzle.name)
    area = job.paper.area
    marks: list[Mark] = []
    pieces = [tile(TILES[TILE_BY_NAME[name]], both=False) for name in puzzle.tiles]
    (placed,) = in_rows([pieces], area, gap=4.0)
    marks += front_of(placed)
    y = bounds(marks).bottom + 6
    level = say("la-ruche-grade", grade=grade(puzzle.tiles))
    marks.append(label(area.left + 3, y, f"{caption} · {level}", 5.0, font=SERIF_ITALIC))
    y += 5.5
    for line in wrapped(say("print-puzzle-how"), SANS, 3.3, area.width - 6):
        marks.append(label(area.left + 3, y, line, 3.3, colour=INK_SOFT))
        y += 4.2
    dash = (0.1, 1.2)
    marks.append(stroke(((area.left + 0.2, y), (area.right - 0.2, y)), STRAW_EDGE, 0.3, dash=dash))
    marks += _solution(puzzle, job, y + 2, tile)
    return Sheet(caption, tuple(marks), None, tuple(placed))


def _solution(puzzle: Puzzle, job: Job, top: float, tile: Callable[..., Piece]) -> Drawing:
    """As large as fits between a height and the end of the area, turned around."""
    area = job.paper.area
    marks: list[Mark] = []
    for move in solve(puzzle.tiles).moves:
        lay = tuple(int(sign) - 1 for sign in move.lay)
        piece = tile(lay, both=False)
        rim = polygon(piece.outline, fill=piece.ground, line=STRAW_EDGE, width=0.5)
        edge = math.dist(piece.outline[0], piece.outline[1])
        x, y = edge * math.sqrt(3) * (move.q + move.r / 2), edge * 1.5 * move.r
        marks += put((rim, *piece.front), x, y)
    box = bounds(marks)
    title = job.words.say("print-solution")
    scale = min((area.bottom - top - 8) / box.height, area.width * 0.7 / box.width, 0.55)
    x, y = box.middle
    middle = (area.middle[0], (top + area.bottom - 6) / 2)
    # Scaled around its own middle, then turned around with the paper.
    comb = put(put(put(marks, -x, -y), scale=scale), *middle, angle=180)
    word = label(
        area.middle[0], area.bottom - 4.5, title, 3.6, font=SERIF_ITALIC, align="middle", angle=180
    )
    return (*comb, word)
