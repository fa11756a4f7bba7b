"""The Queen cards: name, phase and words."""

import math

from skep.games.waggle_dance.material import (
    CARD_NAMES,
    COPIES,
)
from skep.games.waggle_dance.queen.registry import CARDS
from skep.games.waggle_dance.state import PHASES
from skep.printing.art import bee_from_above, by_hand, crown, hexagon, moon, sun
from skep.printing.drawing import (
    Box,
    Drawing,
    Mark,
    circle,
    label,
    polygon,
    put,
    rounded,
)
from skep.printing.fonts import SANS_BOLD, SERIF_BOLD, SERIF_ITALIC, fitting
from skep.printing.palette import (
    HONEY_SOFT,
    INK_SOFT,
    PAPER,
    STRAW_EDGE,
    mixed,
)
from skep.printing.pieces import Piece, card
from skep.printing.sheets import Job
from skep.printing.waggle_dance.words import frame, lines_around

QUEEN_CARD = (60.0, 79.0)


def phase_of(kind: int) -> str:
    """When a card is played: `start`, `day` or `night`, as the rules have it."""
    phases = {PHASES[phase] for card in CARDS if card.kind == kind for phase in card.phases}
    if phases == {"start"}:
        return "start"
    # The cards without a move of their own help to make honey, at night.
    return "day" if phases and phases <= {"place", "answer"} else "night"


_PHASE_GROUND = {"start": "#fbe0c8", "day": "#fdf0c4", "night": "#d5d9ec"}


def queen_cards(job: Job) -> list[Piece]:
    """All kinds, three of each (WAG-2)."""
    back = _queen_back(job)
    return [
        Piece(
            card(*QUEEN_CARD),
            _queen_front(job, kind),
            back,
            ground=PAPER,
            back_ground="#6b3f86",
            name=name,
        )
        for kind, name in enumerate(CARD_NAMES)
        for _ in range(COPIES)
    ]


def _queen_front(job: Job, kind: int) -> Drawing:
    say, name = job.words.say, CARD_NAMES[kind]
    wide, tall = QUEEN_CARD
    phase = phase_of(kind)
    title = say("waggle-dance-card", card=name)
    marks: list[Mark] = [frame(QUEEN_CARD, name, STRAW_EDGE)]
    band = Box(-wide / 2 + 5, -tall / 2 + 5, wide / 2 - 5, -2)
    marks.append(rounded(band, 3.5, fill=_PHASE_GROUND[phase], line=STRAW_EDGE, width=0.3))
    picture = {"start": sun(half=True), "day": sun(), "night": moon()}[phase]
    marks += put(picture, 0, -16 if phase == "start" else -19, scale=0.62)
    marks += put(crown(), -wide / 2 + 11.5, -tall / 2 + 12, scale=0.3)
    when = say("print-waggle-dance-phase", phase=phase)
    marks.append(label(0, -4.3, when, 3.2, font=SANS_BOLD, colour=INK_SOFT, align="middle"))
    size = fitting(title, SERIF_BOLD, 7, wide - 12)
    marks.append(label(0, 7.5, title, size, font=SERIF_BOLD, align="middle"))
    marks += lines_around(say("waggle-dance-card-about", card=name), 0, 14.5, 3.5, wide - 14)
    rule = f"WAG-{25 + kind}"
    marks.append(label(0, tall / 2 - 5, rule, 2.4, colour=INK_SOFT, align="middle"))
    return tuple(marks)


def _queen_back(job: Job) -> Drawing:
    wide, tall = QUEEN_CARD
    light, ground = "#f3d48b", "#6b3f86"
    marks: list[Mark] = [by_hand(card(wide - 6, tall - 6), "queen", 4, 0.6, line=light, width=0.5)]
    radius = 5.2
    for row in range(-4, 5):
        for column in range(-3, 4):
            x = (column + (row % 2) / 2) * radius * math.sqrt(3)
            y = row * radius * 1.5
            if math.hypot(x, y * 0.85) > 19 and abs(x) < wide / 2 - 9 and -tall / 2 + 8 < y < 22:
                cell = tuple((x + a, y + b) for a, b in hexagon(radius * 0.84))
                marks.append(polygon(cell, line=mixed(ground, light, 0.45), width=0.3))
    marks.append(circle(0, 0, 17, fill=HONEY_SOFT, line=light, width=0.6))
    marks += put(bee_from_above(), 0, 3, scale=0.55)
    marks += put(crown(), 0, -9.6, scale=0.34)
    title = job.words.say("waggle-dance-title")
    marks.append(label(0, 29.5, title, 5.4, font=SERIF_ITALIC, colour=light, align="middle"))
    return tuple(marks)
