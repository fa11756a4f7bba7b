"""Butine! on paper: 39 tiles that fit each other, the bee, and 48 Hive cards."""

import math

from skep.engine.lattice import DIRECTIONS
from skep.games.butine.material import CARDS, COPIES, FLOWERS, SECTORS, TILES
from skep.games.butine.moves import place_named
from skep.printing.art import bee, by_hand, hexagon, skep, wobble
from skep.printing.cover import cover
from skep.printing.drawing import (
    Box,
    Drawing,
    Mark,
    Point,
    label,
    polygon,
    put,
    rounded,
    stroke,
)
from skep.printing.flowers import borage, daisy, dandelion, poppy
from skep.printing.fonts import SANS_BOLD, SERIF_ITALIC
from skep.printing.palette import HONEY, HONEY_DEEP, INK_SOFT, PAPER, STRAW_EDGE, mixed
from skep.printing.paths import path
from skep.printing.pieces import Piece, box_of, card, grown, in_grid, in_rows
from skep.printing.sheets import Job, Sheet, cut_sheets

GAME = "butine"

EDGE = 30.0
"""The common length of all edges but the trapezoid's long one, which is twice as long."""

CARD = (60.0, 39.0)

_FLOWERS = (daisy(), poppy(), dandelion(), borage())
_RADIUS = (19.0, 11.2, 10.0, 6.8)
_FACE = ("#f4ecd4", "#eb8d78", "#fbdf7b", "#a5c0f0")
_LINE = ("#a89565", "#a93d2a", "#b07d0c", "#4163ad")
_LETTER_AT: tuple[Point, ...] = ((21.5, 0.0), (19.6, 7.2), (16.4, -9.4), (0.0, -12.2))
"""Where its letter stands: in a corner, and always at the same place on the same shape."""


def sheets(job: Job) -> list[Sheet]:
    """Everything that is in the box."""
    say = job.words.say
    area = job.paper.area
    groups = [[tile(kind, number) for number in range(TILES[kind])] for kind in range(4)]
    groups[3] = [*groups[3], standing_bee()]
    return [
        _cover(job),
        *cut_sheets(say("print-butine-tiles"), in_rows(groups, area), job),
        *cut_sheets(say("print-butine-cards"), in_grid(cards(job), area), job),
    ]


def corners(kind: int, turn: int, x: int = 0, y: int = 0) -> list[Point]:
    """Where the corners of a laid tile are, clockwise, from the lattice of the game itself."""
    sectors = SECTORS[kind]
    ways = [DIRECTIONS[(turn + i) % 6] for i in range(min(6, sectors + 1))]
    outer = [_on_plane(x + dx, y + dy) for dx, dy in ways]
    return outer if sectors >= 3 else [_on_plane(x, y), *outer]


def shape(kind: int, turn: int = 0) -> tuple[Point, ...]:
    """The corners of a kind of tile around its middle: what fits on the lattice fits here."""
    points = corners(kind, turn)
    x, y = _middle(points) if SECTORS[kind] == 1 else box_of(points).middle
    return tuple((a - x, b - y) for a, b in points)


def _on_plane(x: int, y: int) -> Point:
    return EDGE * (x + y / 2), EDGE * y * math.sqrt(3) / 2


def _middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


_UP = (0, 3, 0, 1)
"""How a tile lies on the sheet: flat on its longest side."""


def tile(kind: int, number: int = 0) -> Piece:
    """One tile; every other one of a kind is turned around, so that they nest."""
    outline = shape(kind, _UP[kind])
    marks = face(kind, f"{FLOWERS[kind]}{number}", outline)
    if number % 2 and kind in (1, 3):
        outline = tuple((-x, -y) for x, y in outline)
        marks = put(marks, angle=180)
    return Piece(outline, marks, ground=_FACE[kind], name=FLOWERS[kind])


def face(kind: int, seed: str, outline: tuple[Point, ...]) -> Drawing:
    """What is on a tile: a groove, leaves where there is room, the flower, its letter."""
    line = _LINE[kind]
    groove = by_hand(
        grown(outline, -2.2), seed, 2.2, 0.9, line=mixed(_FACE[kind], line, 0.55), width=0.3
    )
    marks: list[Mark] = [groove]
    soft = mixed(_FACE[kind], line, 0.6)
    leaf = path("M38 4q18-15 30 2q-16 12-30-2z", fill=soft)
    if kind == 1:
        marks += put((leaf,), 0, -1.2, scale=0.29) + put((leaf,), 0, 1.0, angle=180, scale=0.29)
    elif kind == 2:  # its other long end is for the letter
        marks += put((leaf,), -0.6, 0.9, angle=150, scale=0.27)
    marks += put(_FLOWERS[kind], angle=14 * wobble(seed, 11), scale=_RADIUS[kind])
    return (*marks, letter(kind, *_LETTER_AT[kind], 3.4))


def letter(kind: int, x: float, y: float, size: float) -> Mark:
    """The letter of a flower, its middle at a point."""
    colour = mixed(_LINE[kind], "#000000", 0.35)
    return label(
        x, y + size * 0.36, FLOWERS[kind], size, font=SANS_BOLD, colour=colour, align="middle"
    )


def standing_bee() -> Piece:
    """The bee that everybody shares: folded, it stands on its two feet."""
    wide, tall, foot = 20.0, 22.0, 7.0
    half = tall + foot
    x = wide / 2
    grass = polygon(((-x, tall - 2.5), (x, tall - 2.5), (x, half), (-x, half)), fill="#b3cb8b")
    crease = stroke(((-x, tall), (x, tall)), INK_SOFT, 0.2, dash=(1, 1), role="fold")
    side = (grass, *put(bee(), 0.3, tall - 9.5, scale=0.32), crease)
    ridge = stroke(((-x, 0), (x, 0)), INK_SOFT, 0.2, dash=(1, 1), role="fold")
    marks = (*side, *put(side, angle=180), ridge)
    return Piece(card(2 * half, wide), put(marks, angle=90), ground="#e6efcf", name="bee")


# ------------------------------------------------------------------ cards


_CARD_SHAPES = (
    "M-24 0L-12-21H12L24 0L12 21H-12Z",
    "M-26 17L-14-17H14L26 17Z",
    "M-29 0L0-21L29 0L0 21Z",
    "M-25 19L0-25L25 19Z",
)
_DROP = (0.0, 0.0, 0.0, 4.0)


def cards(job: Job) -> list[Piece]:
    """All Hive cards, two of each kind (BUT-2)."""
    back = card_back(job)
    return [
        Piece(
            card(*CARD),
            card_front(kinds),
            back,
            ground=PAPER,
            back_ground=HONEY,
            name="".join(FLOWERS[kind] for kind in kinds),
        )
        for kinds in CARDS
        for _ in range(COPIES)
    ]


def card_front(kinds: tuple[int, ...]) -> Drawing:
    """Three flowers on their tiles, in a row that is read both ways."""
    wide, tall = CARD
    frame = card(wide - 5, tall - 5)
    seed = "".join(FLOWERS[kind] for kind in kinds)
    marks: list[Mark] = [by_hand(frame, seed, 3.5, 0.7, line=STRAW_EDGE, width=0.35)]
    marks.append(stroke(((-19, -2.6), (19, -2.6)), "#bda976", 0.9, dash=(0.1, 1.9)))
    for i, kind in enumerate(kinds):
        marks += put(small_tile(kind), (i - 1) * 17.6, -2.6, scale=0.31)
        marks.append(letter(kind, (i - 1) * 17.6, 10.6, 4.6))
    return tuple(marks)


def small_tile(kind: int) -> Drawing:
    """A tile with its flower around 0,0, about 55 wide and 44 high."""
    block = path(_CARD_SHAPES[kind], fill=_FACE[kind], line=_LINE[kind], width=2)
    return (block, *put(_FLOWERS[kind], 0, _DROP[kind], scale=17.5))


def card_back(job: Job) -> Drawing:
    """A skep between combs."""
    wide, tall = CARD
    deep = mixed(HONEY, HONEY_DEEP, 0.35)
    marks: list[Mark] = []
    radius = 4.4
    for row in range(-2, 3):
        for column in range(-4, 5):
            x = (column + (row % 2) / 2) * radius * math.sqrt(3)
            y = row * radius * 1.5
            cell = tuple((x + a, y + b) for a, b in hexagon(radius * 0.86))
            inside = box_of(cell)
            if abs(x) > 13 and max(-inside.left, inside.right) < wide / 2 - 4.5:
                marks.append(
                    polygon(cell, fill=mixed(HONEY, "#ffffff", 0.22), line=deep, width=0.3)
                )
    frame = card(wide - 5, tall - 5)
    marks.append(by_hand(frame, "back", 3.5, 0.5, line=HONEY_DEEP, width=0.5))
    middle = Box(-11, -16, 11, 16)
    marks.append(rounded(middle, 9, fill="#fbe3a6", line=HONEY_DEEP, width=0.4))
    marks += put(skep(), 0, 7.2, scale=0.13)
    title = job.words.say("butine-title")
    marks.append(label(0, 12.6, title, 3.7, font=SERIF_ITALIC, colour=HONEY_DEEP, align="middle"))
    return tuple(marks)


# ------------------------------------------------------------------ the first sheet


def _cover(job: Job) -> Sheet:
    say = job.words.say
    contents = [
        (
            put(small_tile(kind), scale=0.19),
            say("print-butine-count-tile", count=TILES[kind], tile=FLOWERS[kind]),
        )
        for kind in range(4)
    ]
    contents.append((put(bee(), 0, 1, scale=0.2), say("print-butine-count-bee")))
    rim = polygon(card(*CARD), fill=PAPER, line=STRAW_EDGE, width=0.8)
    picture = put((rim, *card_front(CARDS[0])), scale=0.23)
    contents.append((picture, say("print-butine-count-cards", count=len(CARDS) * COPIES)))
    steps = [say(f"print-step-{step}") for step in ("paper", "two-sided", "glue", "cut")]
    return cover(job, GAME, _art(), contents, [*steps, say("print-butine-step-bee")])


MEADOW = (
    "W0@0,0 R0@1,-2 Y2@0,-1 B0@-1,1 W0@-2,1 R5@0,1 Y1@-1,-1 B0@1,-1 W0@-3,0 R1@2,0 Y0@-1,-2 "
    "B1@2,-2 R3@-4,2 Y0@1,1 B1@-1,1 W0@3,-1 Y0@-2,-2 R4@2,1 B0@2,-2 W0@4,0 R2@-3,-1 Y1@5,-2 "
    "B1@2,1 B1@3,1"
)
"""The meadow on the first sheet, tile by tile as it could be laid in a game."""


def laid(name: str) -> Drawing:
    """A tile where it lies in the meadow, from its name: R4@3,-2."""
    kind, outline = outline_of(name)
    block = by_hand(
        grown(outline, -0.5), name, 2.4, 0.5, fill=_FACE[kind], line=_LINE[kind], width=0.6
    )
    middle = middle_of(name)
    return (
        block,
        *put(_FLOWERS[kind], *middle, angle=14 * wobble(name, 11), scale=_RADIUS[kind]),
    )


def outline_of(name: str) -> tuple[int, list[Point]]:
    """The kind of a laid tile, and its corners."""
    place = place_named(name)
    kind = FLOWERS.index(place.tile)
    return kind, corners(kind, place.turn, place.x, place.y)


def middle_of(name: str) -> Point:
    """Where the flower of a laid tile is."""
    kind, outline = outline_of(name)
    return _middle(outline) if kind != 1 else box_of(outline).middle


def _art() -> Drawing:
    """A meadow with the bee over it."""
    marks = [mark for name in MEADOW.split() for mark in laid(name)]
    return (*put(marks, 0, 3, scale=14 / EDGE), *put(bee(), 1, -19, scale=0.42))
