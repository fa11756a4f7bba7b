"""The six flower cards: number, picture, places for the pollen, and who takes how much."""

from skep.games.waggle_dance.material import COLOURS, CUBES
from skep.printing.dice import pips
from skep.printing.drawing import Box, Drawing, Mark, label, put, rounded
from skep.printing.flowers import borage, daisy, dandelion, marigold, poppy, violet
from skep.printing.fonts import SANS_BOLD, SERIF_BOLD, SERIF_ITALIC
from skep.printing.palette import WHITE, mixed
from skep.printing.pieces import Piece, card
from skep.printing.sheets import Job
from skep.printing.waggle_dance.words import frame, lines_around

FLOWER_CARD = (90.0, 76.0)
PILE = 14.0
"""The side of a place for a pile of pollen."""
PILES = 3

FLOWERS = (daisy(), dandelion(), marigold(), poppy(), violet(), borage())
SOFT = ("#f4ecd4", "#fbe79b", "#f9cf9a", "#f0a797", "#d9c3ea", "#b5caf2")
DEEP = ("#6b5d33", "#7d5600", "#8a4704", "#8a2415", "#5d2f7f", "#2b4a96")


def flower_cards(job: Job) -> list[Piece]:
    """Six flowers, numbered, one colour each (WAG-1)."""
    return [
        Piece(card(*FLOWER_CARD), _flower_card(job, i), ground=SOFT[i], name=f"flower {name}")
        for i, name in enumerate(COLOURS)
    ]


def _flower_card(job: Job, number: int) -> Drawing:
    wide, tall = FLOWER_CARD
    left, top = -wide / 2, -tall / 2
    name = job.words.say("waggle-dance-colour", colour=COLOURS[number])
    deep = DEEP[number]
    marks: list[Mark] = [frame(FLOWER_CARD, COLOURS[number], deep)]
    marks.append(label(left + 6.5, top + 14, f"D{number + 1}", 9, font=SERIF_BOLD, colour=deep))
    marks += pips(left + 11.5, top + 23, number + 1, 2.8, deep)
    marks.append(label(left + 6.5, 13.6, name, 5.5, font=SERIF_ITALIC, colour=deep))
    marks += put(FLOWERS[number], -6, -10, scale=20)
    marks += _piles(number, wide / 2 - 6.5 - PILE / 2, top + 6.5 + PILE / 2)
    # On plain white: small words must not stand on a colour.
    line = Box(left + 6, 17.4, wide / 2 - 6, tall / 2 - 4.6)
    marks.append(rounded(line, 2.5, fill=WHITE, line=deep, width=0.3, role="shares"))
    shares = job.words.say("print-waggle-dance-shares")
    return (*marks, *lines_around(shares, 0, 22.0, 3.4, line.width - 6))


def _piles(number: int, x: float, y: float) -> Drawing:
    """The pollen of a flower lies in three piles: everybody sees how much is left (WAG-3)."""
    marks: list[Mark] = []
    half = PILE / 2
    tone = mixed(WHITE, DEEP[number], 0.55)
    for pile in range(PILES):
        at = y + pile * (PILE + 1.2)
        rim = Box(x - half, at - half, x + half, at + half)
        marks.append(
            rounded(rim, 1.5, fill=WHITE, line=DEEP[number], width=0.3, dash=(1, 1), role="place")
        )
        marks += put(FLOWERS[number], x, at - 1.2, scale=3.2)
        count = f"× {CUBES // PILES}"
        marks.append(label(x, at + 5.4, count, 3.0, font=SANS_BOLD, colour=tone, align="middle"))
    return tuple(marks)
