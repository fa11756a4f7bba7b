"""What the cards of Waggle Dance share: a frame, and lines of words."""

from skep.printing.art import by_hand
from skep.printing.drawing import (
    Drawing,
    Mark,
    label,
)
from skep.printing.fonts import SANS, wrapped
from skep.printing.palette import (
    INK,
)
from skep.printing.pieces import card


def lines_around(
    text: str, x: float, y: float, size: float, width: float, *, colour: str = INK
) -> Drawing:
    """Lines around a middle."""
    lines = wrapped(text, SANS, size, width)
    return tuple(
        label(x, y + i * size * 1.28, line, size, colour=colour, align="middle")
        for i, line in enumerate(lines)
    )


def frame(size: tuple[float, float], seed: str, colour: str) -> Mark:
    wide, tall = size
    return by_hand(card(wide - 5, tall - 5), seed, 4.0, 0.6, line=colour, width=0.4)
