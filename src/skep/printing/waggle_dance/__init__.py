"""Waggle Dance on paper: action cards, flowers, rooms, pollen, eggs, bees and Queen cards."""

from skep.games.waggle_dance.material import (
    CARD_NAMES,
    COPIES,
    CUBES,
    EGGS,
    FACES,
    SPACE_CARDS,
    TILES,
)
from skep.printing.art import bee, by_hand, hexagon, moon, skep, sun
from skep.printing.cover import cover
from skep.printing.dice import pips
from skep.printing.drawing import Box, Drawing, Mark, label, polygon, put, rounded
from skep.printing.fonts import SANS_BOLD, SERIF_BOLD, SERIF_ITALIC, fitting
from skep.printing.palette import (
    HONEY,
    HONEY_DEEP,
    INK,
    INK_SOFT,
    PAPER,
    STRAW_EDGE,
    STRAW_SOFT,
    mixed,
)
from skep.printing.pieces import Piece, card, in_grid, in_rows
from skep.printing.sheets import Job, Sheet, cut_sheets
from skep.printing.waggle_dance.bees import OF_EACH, SEATS, bee_tokens, bees_laid_out, without_dice
from skep.printing.waggle_dance.flower_cards import FLOWERS, flower_cards
from skep.printing.waggle_dance.queen import queen_cards
from skep.printing.waggle_dance.tokens import (
    MARKER_SETS,
    egg,
    marker_piece,
    pollen_piece,
    rooms,
    token_sheet,
)
from skep.printing.waggle_dance.words import frame, lines_around

GAME = "waggle-dance"

ACTIONS = "ABCDEFG"
ACTION_CARD = (90.0, 76.0)
SPACE = 17.0
"""The side of a space: a usual die has 16."""


def sheets(job: Job) -> list[Sheet]:
    """Everything; with the bee tokens no dice are needed."""
    say = job.words.say
    area = job.paper.area
    return [
        _cover(job),
        *cut_sheets(say("print-waggle-dance-actions"), in_grid(action_cards(job), area), job),
        *cut_sheets(say("print-waggle-dance-flowers"), in_grid(flower_cards(job), area), job),
        *cut_sheets(say("print-waggle-dance-rooms"), in_rows([rooms()], area, 3.0), job),
        token_sheet(job),
        without_dice(job),
        *cut_sheets(say("print-waggle-dance-bees"), bees_laid_out(job), job),
        *cut_sheets(say("print-waggle-dance-queen"), in_grid(queen_cards(job), area), job),
    ]


# ------------------------------------------------------------------ actions


def action_cards(job: Job) -> list[Piece]:
    """A to G, and the card of the first player: day in front, night behind."""
    made = [
        Piece(card(*ACTION_CARD), _action(job, letter), ground=PAPER, name=letter)
        for letter in ACTIONS
    ]
    return [*made, _first_player(job)]


def _action(job: Job, letter: str) -> Drawing:
    """Its letter and name, what its bees do, and six spaces where it has them."""
    wide, tall = ACTION_CARD
    name = job.words.say("waggle-dance-action", action=letter)
    title = name[:1].upper() + name[1:]
    top = -tall / 2
    marks: list[Mark] = [frame(ACTION_CARD, letter, STRAW_EDGE)]
    badge = tuple((x - wide / 2 + 13, y + top + 13) for x, y in hexagon(8.2))
    marks.append(polygon(badge, fill=HONEY, line=HONEY_DEEP, width=0.5))
    marks.append(label(-wide / 2 + 13, top + 16.2, letter, 9, font=SERIF_BOLD, align="middle"))
    size = fitting(title, SERIF_ITALIC, 8, wide - 34)
    marks.append(label(-wide / 2 + 25, top + 15.6, title, size, font=SERIF_ITALIC))
    spaces = letter in SPACE_CARDS
    text = job.words.say("print-waggle-dance-does", action=letter)
    marks += lines_around(text, 0, top + 25.5, 3.5, wide - 14, colour=INK_SOFT)
    if spaces:
        for value in range(FACES):
            x, y = (value % 3 - 1) * (SPACE + 8) + 2.5, 7.6 + (value // 3) * (SPACE + 1.2)
            marks += _space(x, y, value + 1)
    elif letter == "D":
        for number in range(FACES):
            x = (number - 2.5) * 13
            marks += put(FLOWERS[number], x, 18, scale=5.4)
            marks.append(label(x, 29.5, str(number + 1), 4.2, font=SANS_BOLD, align="middle"))
    else:
        marks += put(skep(), -9, 31, scale=0.2)
        marks += put(bee(), 18, 19, scale=0.26)
    return tuple(marks)


def _space(x: float, y: float, value: int) -> Drawing:
    """Where one die goes: its number, and its pips."""
    half = SPACE / 2
    box = Box(x - half, y - half, x + half, y + half)
    marks: list[Mark] = [rounded(box, 2.5, fill=STRAW_SOFT, line=STRAW_EDGE, width=0.4)]
    marks += pips(x, y, value, 4.2, mixed(STRAW_SOFT, STRAW_EDGE, 0.55))
    marks.append(label(x - half - 1.2, y + 1.6, str(value), 4.4, font=SANS_BOLD, align="right"))
    return tuple(marks)


def _first_player(job: Job) -> Piece:
    """The first player keeps it; it shows day or night."""
    wide, tall = ACTION_CARD
    day, night = "#fdf0c4", "#3c4468"
    words = [job.words.say("print-waggle-dance-phase", phase=p) for p in ("day", "night")]
    about = job.words.say("print-waggle-dance-first")
    sides = []
    for word, picture, ink in ((words[0], sun(), INK), (words[1], moon(), "#f7ecd2")):
        rim = by_hand(card(wide - 6, tall - 6), word, 4.0, 0.6, line=HONEY, width=0.5)
        title = label(0, 22, word, 9, font=SERIF_ITALIC, colour=ink, align="middle")
        lines = lines_around(about, 0, 29, 3.4, wide - 16, colour=ink)
        sides.append((rim, *put(picture, 0, -8, scale=1.15), title, *lines))
    return Piece(
        card(*ACTION_CARD), sides[0], sides[1], ground=day, back_ground=night, name="first"
    )


# ------------------------------------------------------------------ the first sheet


def _cover(job: Job) -> Sheet:
    say = job.words.say

    def small(piece: Piece, scale: float) -> Drawing:
        ground = polygon(piece.outline, fill=piece.ground, line=STRAW_EDGE, width=0.6)
        return put((ground, *piece.front), scale=scale)

    counts = (
        (small(action_cards(job)[0], 0.12), "actions", len(ACTIONS)),
        (small(flower_cards(job)[3], 0.105), "flowers", FACES),
        (small(rooms()[0], 0.19), "rooms", TILES),
        (small(queen_cards(job)[0], 0.115), "queen", len(CARD_NAMES) * COPIES),
        (small(pollen_piece(), 0.72), "pollen", FACES * CUBES),
        (small(egg(), 0.55), "eggs", EGGS),
        (small(marker_piece(), 0.6), "markers", MARKER_SETS * FACES),
        (small(bee_tokens()[0], 0.62), "bees", SEATS * FACES * OF_EACH),
    )
    contents = [
        (picture, say("print-waggle-dance-count", what=what, count=count))
        for picture, what, count in counts
    ]
    steps = [say(f"print-step-{step}") for step in ("paper", "two-sided", "cut")]
    return cover(job, GAME, _art(), contents, [*steps, say("print-waggle-dance-step-dice")])


def _art() -> Drawing:
    """A hive among six flowers."""
    marks: list[Mark] = []
    for i, (x, y, r) in enumerate(
        ((-62, 14, 11), (-40, 22, 9), (-52, -8, 10), (40, 22, 9), (60, 12, 11), (50, -10, 10))
    ):
        marks += put(FLOWERS[i], x, y, scale=r)
    marks += put(skep(), 0, 28, scale=0.46)
    marks += put(bee(), -26, -18, scale=0.4, angle=-12)
    return (*marks, *put(bee(), 24, -12, scale=0.3, angle=14))
