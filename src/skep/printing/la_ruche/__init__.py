"""La Ruche on paper: 60 tiles with two faces, tokens for points, and puzzles for one player."""

import math

from skep.games.la_ruche.material import (
    BEE_UP,
    COLOURS,
    LAY_BY_NAME,
    POINTS_OF_PLACE,
    TILE_NAMES,
    TILES,
)
from skep.games.la_ruche.moves import place_named
from skep.printing.art import bee_from_above, by_hand, hexagon, skep
from skep.printing.cover import cover
from skep.printing.drawing import Drawing, Mark, label, polygon, put
from skep.printing.fonts import SERIF_BOLD
from skep.printing.la_ruche.edges import EDGES, SIZE
from skep.printing.la_ruche.puzzles import puzzle_sheet, read, solution_sheets
from skep.printing.palette import HONEY, HONEY_DEEP, HONEY_SOFT, mixed
from skep.printing.pieces import Piece, grown, in_rows
from skep.printing.sheets import Job, Sheet, cut_sheets

GAME = "la-ruche"

EDGE = 22.0
"""Of a tile; a hexagon's corners are as far from its middle."""

TOKEN = 10.0
"""The edge of a token."""

TOKENS_OF_EACH = 12
"""Enough for six players and a match of several rounds; the box does not say."""

_TILE, _FIELD, _FIELD_LINE = "#fff6dd", "#fbe2a0", "#c89a3d"


def sheets(job: Job) -> list[Sheet]:
    """The tiles and tokens; or the puzzles, when some are asked for."""
    if job.puzzles:
        puzzles = [read(text) for text in job.puzzles]
        return [
            *(puzzle_sheet(puzzle, job, tile) for puzzle in puzzles),
            *solution_sheets(puzzles, job, tile),
        ]
    area = job.paper.area
    tiles = in_rows([[tile(order) for order in TILES]], area, gap=4.0)
    return [
        _cover(job),
        *cut_sheets(job.words.say("print-la-ruche-tiles"), tiles, job),
        *cut_sheets(job.words.say("print-la-ruche-tokens"), in_rows(tokens(), area), job),
    ]


def tile(order: tuple[int, ...], *, both: bool = True) -> Piece:
    """A tile, bee up, its colours clockwise from up-right; turned over, they go the other way."""
    back = face(order[::-1], bee=False) if both else None
    return Piece(
        hexagon(EDGE),
        face(order, bee=True),
        back,
        ground=_TILE,
        back_ground=_TILE,
        name="".join(str(colour + 1) for colour in order),
    )


def face(order: tuple[int, ...], *, bee: bool) -> Drawing:
    """Six painted edges around the middle field, with the bee or without."""
    marks: list[Mark] = []
    for direction, colour in enumerate(order):
        marks += put(EDGES[colour], angle=30 + 60 * direction)
    field = grown(hexagon(SIZE), -33)
    seed = "".join(map(str, order))
    marks.append(by_hand(field, seed, 6, 1.2, fill=_FIELD, line=_FIELD_LINE, width=1.6))
    if bee:
        # Its head points to colour 1, as it does on the screen.
        turn = order.index(0)
        marks += put(bee_from_above(), *_towards(turn, -1), angle=30 + 60 * turn)
    return put(marks, scale=EDGE / SIZE)


def _towards(direction: int, far: float) -> tuple[float, float]:
    angle = math.radians(30 + 60 * direction)
    return far * math.sin(angle), -far * math.cos(angle)


def tokens() -> list[list[Piece]]:
    """Points for the first, the second and the third of a round (RUC-2, RUC-14)."""
    return [[_token(points) for _ in range(TOKENS_OF_EACH)] for points in POINTS_OF_PLACE]


def _token(points: int) -> Piece:
    rim = by_hand(
        grown(hexagon(TOKEN), -1.2), f"token{points}", 1.2, 0.3, line=HONEY_DEEP, width=0.4
    )
    number = label(0, 3.1, str(points), 8.5, font=SERIF_BOLD, colour=HONEY_DEEP, align="middle")
    ground = (mixed(HONEY_SOFT, HONEY, 0.8), HONEY_SOFT, "#fff6dd")[POINTS_OF_PLACE.index(points)]
    side = (rim, number)
    return Piece(hexagon(TOKEN), side, side, ground=ground, back_ground=ground, name=str(points))


def _cover(job: Job) -> Sheet:
    say = job.words.say
    frame = polygon(hexagon(EDGE), fill=_TILE, line=_FIELD_LINE, width=0.6)
    contents = [
        (
            put((frame, *face(TILES[0], bee=True)), scale=0.21),
            say("print-la-ruche-count-tiles", count=len(TILE_NAMES)),
        ),
        (
            put((polygon(hexagon(TOKEN), fill=HONEY), *_token(3).front), scale=0.42),
            say("print-la-ruche-count-tokens", count=TOKENS_OF_EACH * len(POINTS_OF_PLACE)),
        ),
    ]
    for colour in range(COLOURS):
        text = say("print-la-ruche-colour", name=say("la-ruche-colour", colour=colour + 1))
        contents.append((put(EDGES[colour], 0, 6.5, scale=0.16), text))
    steps = [say(f"print-step-{step}") for step in ("paper", "two-sided", "cut")]
    return cover(job, GAME, _art(), contents, [*steps, say("print-la-ruche-step-faces")])


COMB = (
    "361245@-2,-1 154362@-1,-1 463251@0,-1 512364@1,-1 625314@2,-1 531624@3,-1 256143@-3,0 "
    "364251@-2,0 213564@-1,0 314562@1,0 634215@2,0 645231@3,0 214356@-3,1 532614@-2,1 253614@1,1 "
    "263154@2,1"
)
"""The comb on the first sheet: tiles of the box whose edges match."""


def _art() -> Drawing:
    """The hive before a comb."""
    frame = polygon(hexagon(EDGE), fill=_TILE, line=_FIELD_LINE, width=0.6)
    marks: list[Mark] = []
    for text in COMB.split():
        tile = place_named(text)
        order = tuple(int(sign) - 1 for sign in tile.lay)
        at = (EDGE * math.sqrt(3) * (tile.q + tile.r / 2), EDGE * 1.5 * tile.r)
        marks += put((frame, *face(order, bee=BEE_UP[LAY_BY_NAME[tile.lay]])), *at)
    return (*put(marks, 0, -1, scale=12 / EDGE), *put(skep(), 0, 25.5, scale=0.36))
