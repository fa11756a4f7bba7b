"""Rooms, pollen, eggs and markers. What lies in a room has its place there."""

from skep.games.waggle_dance.material import COLOURS, CUBES, EGGS, FACES, TILES
from skep.printing.art import bee_from_above, by_hand, disc, hexagon
from skep.printing.drawing import Box, Drawing, Mark, ellipse, label, put, rounded
from skep.printing.fonts import SANS_BOLD, SERIF_BOLD
from skep.printing.palette import HONEY, HONEY_DEEP, INK_SOFT, PAPER, mixed
from skep.printing.paths import path
from skep.printing.pieces import (
    Piece,
    Placed,
    back_of,
    box_of,
    card,
    front_of,
    grown,
    in_grid,
    in_rows,
)
from skep.printing.sheets import Job, Sheet
from skep.printing.waggle_dance.flower_cards import DEEP, FLOWERS, SOFT
from skep.printing.waggle_dance.words import lines_around

ROOM = 24.5
"""The edge of a room tile: four pollen lie on it, and two bees between them."""
POLLEN = 12.0
"""The side of a pollen: no smaller, so that scissors and fingers can handle it."""
POLLEN_PLACE = 12.4
BEE_PLACE = 13.4
EGG = 7.4
MARKER = 6.8
"""Tokens, from the middle to a corner or to the rim."""
MARKER_SETS = 3
"""A table may block up to three spaces on each card (WAG-5)."""

_WAX, _WAX_LINE = "#fbe9bd", "#c89a3d"


def rooms() -> list[Piece]:
    """Plain in front, honey behind (WAG-2)."""
    outline = hexagon(ROOM)
    front = _floor()
    honey: list[Mark] = [
        by_hand(grown(outline, -1.8), "honey", 2.5, 0.7, line=HONEY_DEEP, width=0.5),
        by_hand(grown(outline, -4), "comb", 4, 0.9, fill="#f7c64a", line=HONEY_DEEP, width=0.4),
        *put(bee_from_above(), 0, -1, scale=0.52),
    ]
    return [
        Piece(outline, front, tuple(honey), ground=_WAX, back_ground=HONEY, name="room")
        for _ in range(TILES)
    ]


def _floor() -> Drawing:
    """Places for four pollen, left and right, and for two bees in the middle."""
    marks: list[Mark] = []
    half, beside = POLLEN_PLACE / 2, BEE_PLACE / 2 + POLLEN_PLACE / 2
    for x, y in ((-beside, -half), (beside, -half), (-beside, half), (beside, half)):
        rim = Box(x - half, y - half, x + half, y + half)
        marks.append(
            rounded(
                rim, 1.5, fill="#fffaf0", line=_WAX_LINE, width=0.25, dash=(0.8, 0.8), role="place"
            )
        )
    faint = mixed(_WAX, _WAX_LINE, 0.6)
    half = BEE_PLACE / 2
    for y in (-half, half):
        rim = Box(-half + 0.4, y - half + 0.4, half - 0.4, y + half - 0.4)
        marks.append(rounded(rim, 2.5, line=faint, width=0.25))
        marks += put(bee_from_above(), 0, y, scale=0.16)
    return tuple(marks)


def token_sheet(job: Job) -> Sheet:
    """Pollen, eggs and markers, and under them where the pollen goes."""
    placed = tokens(job)
    end = box_of(point for one in placed for point in one.outline).bottom
    area = job.paper.area
    text = job.words.say("print-waggle-dance-lay-pollen")
    hint = lines_around(text, area.middle[0], end + 10, 3.7, area.width - 30)
    back = back_of(placed, job.paper.width)
    caption = job.words.say("print-waggle-dance-tokens")
    return Sheet(caption, (*front_of(placed), *hint), back, tuple(placed))


def tokens(job: Job) -> list[Placed]:
    """Pollen side by side, one straight cut for many; under it the eggs and the markers."""
    area = job.paper.area
    (pollen,) = in_grid([_pollen(c) for c in range(FACES) for _ in range(CUBES)], area)
    end = box_of(point for placed in pollen for point in placed.outline).bottom
    markers = [_marker(value) for _ in range(MARKER_SETS) for value in range(1, FACES + 1)]
    below = Box(area.left, end + 3, area.right, area.bottom)
    eggs = [egg() for _ in range(EGGS)]
    (others,) = in_rows([eggs, markers[:9], markers[9:]], below, 2.0)
    return [*pollen, *others]


def _pollen(colour: int) -> Piece:
    corner = POLLEN / 2 - 1.9
    side = (
        *put(FLOWERS[colour], -0.8, -0.9, scale=POLLEN * 0.36),
        label(
            corner,
            POLLEN / 2 - 1.0,
            str(colour + 1),
            3.4,
            font=SANS_BOLD,
            colour=DEEP[colour],
            align="middle",
        ),
    )
    soft = SOFT[colour]
    return Piece(card(POLLEN, POLLEN), side, side, soft, soft, COLOURS[colour])


def pollen_piece() -> Piece:
    """One of them, to be shown."""
    return _pollen(FACES - 1)


def egg() -> Piece:
    side = (
        ellipse(0, 0, 4.0, 5.2, fill="#fffdf2", line="#b09a62", width=0.4),
        ellipse(-1.2, -1.8, 0.8, 1.4, fill="#ffffff"),
    )
    return Piece(hexagon(EGG), side, side, ground="#f3dcae", back_ground="#f3dcae", name="egg")


def _marker(value: int) -> Piece:
    number = label(0, 2.6, str(value), 7.4, font=SERIF_BOLD, colour=PAPER, align="middle")
    # Without a number behind, so that they can be drawn (WAG-5).
    cross = path("M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4", line=PAPER, width=1.2)
    name = f"marker {value}"
    return Piece(disc(MARKER), (number,), (cross,), INK_SOFT, INK_SOFT, name)


def marker_piece() -> Piece:
    """One of them, to be shown."""
    return _marker(1)
