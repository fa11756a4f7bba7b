"""What Bee Busy needs beside sheets and pencils: First Player, Busy Bees, and dice of paper."""

from skep.games.bee_busy.material import DICE, FACES
from skep.printing.art import crown, disc
from skep.printing.bee_busy.icons import small_bee
from skep.printing.dice import how_to, spinner
from skep.printing.drawing import Box, Drawing, Mark, Point, circle, label, polygon, put
from skep.printing.fonts import SANS_BOLD, SERIF_BOLD, fitting
from skep.printing.palette import HONEY_DEEP, HONEY_SOFT, INK, PAPER, STRAW_SOFT
from skep.printing.pieces import (
    ROOM,
    Piece,
    Placed,
    back_of,
    box_of,
    card,
    front_of,
    in_grid,
    in_rows,
)
from skep.printing.sheets import Job, Sheet

FIRST = 19.0
"""The First Player token, from its middle to its rim."""
BUSY_BEE = (16.0, 12.0)
TILE = 15.0
SPINNER = 27.0


def token_sheet(job: Job, players: int) -> Sheet:
    """Pieces to cut out, what they are for, and how to do without dice."""
    say, area = job.words.say, job.paper.area
    left, right = area.left + 2, area.right - 2
    steps = [say(f"print-bee-busy-piece-{step}", count=players) for step in ("take", "first")]
    top = how_to(Box(left, area.top, right, area.bottom), say("print-bee-busy-pieces"), steps)
    row = Box(area.left, area.top + 36, area.right, area.bottom)
    (pieces,) = in_rows([[_first(job), *[_busy_bee()] * players]], row, 8.0)
    y = _end(pieces) + 10
    steps = [say(f"print-bee-busy-dice-{step}") for step in ("tiles", "spin")]
    words = how_to(Box(left, y, right, area.bottom), say("print-no-dice"), steps)
    y += 52
    wide = FACES * TILE + 2 * ROOM
    (tiles,) = in_grid(number_tiles(), Box(area.left + 4, y, area.left + 4 + wide, area.bottom))
    middle = (area.left + 4 + wide + area.right) / 2
    wheel = spinner(middle, y + ROOM + SPINNER, SPINNER)
    placed = [*pieces, *tiles]
    marks = (*front_of(placed), *top, *words, *wheel)
    back = back_of(placed, job.paper.width)
    return Sheet(say("print-bee-busy-pieces"), marks, back, tuple(placed))


def _end(placed: list[Placed]) -> float:
    return box_of(point for one in placed for point in one.outline).bottom


def _first(job: Job) -> Piece:
    text = job.words.say("print-bee-busy-first")
    size = fitting(text, SERIF_BOLD, 4.4, FIRST * 1.3)
    side = (
        circle(0, 0, FIRST - 2, line=HONEY_DEEP, width=0.6),
        *put(small_bee(), 0, -0.4, scale=1.5),
        *put(crown(), 0, -10.6, scale=0.24),
        label(0, 10.2, text, size, font=SERIF_BOLD, align="middle"),
    )
    return Piece(disc(FIRST), side, side, HONEY_SOFT, HONEY_SOFT, "first")


def _busy_bee() -> Piece:
    """Eight straight cuts, and it lies on the ovals of the sheet."""
    x, y = BUSY_BEE[0] / 2, BUSY_BEE[1] / 2
    a, b = x - 4, y - 4
    outline = ((-a, -y), (a, -y), (x, -b), (x, b), (a, y), (-a, y), (-x, b), (-x, -b))
    side = put(small_bee(), -0.4, 0.9, scale=0.95)
    return Piece(outline, side, side, STRAW_SOFT, STRAW_SOFT, "busy bee")


_SIGNS: tuple[tuple[Point, ...], ...] = (
    disc(1.0),
    ((0.0, -1.1), (1.1, 0.9), (-1.1, 0.9)),
    card(1.8, 1.8),
)
"""One for each die: a circle, a triangle, a square."""


def number_tiles() -> list[Piece]:
    """1 to 6 for each of the three dice, its sign on the back: one of each is drawn."""
    return [_tile(die, value) for die in range(DICE) for value in range(1, FACES + 1)]


def _tile(die: int, value: int) -> Piece:
    number = label(0.8, 3.2, str(value), 8.6, font=SANS_BOLD, align="middle")
    front: list[Mark] = [number, *_sign(die, -5.0, -5.0, 1.3)]
    name = f"tile {die} {value}"
    return Piece(card(TILE, TILE), tuple(front), _sign(die, 0, 0, 4.2), PAPER, STRAW_SOFT, name)


def _sign(die: int, x: float, y: float, scale: float) -> Drawing:
    corners = [(x + a * scale, y + b * scale) for a, b in _SIGNS[die]]
    return (polygon(corners, fill=INK),)
