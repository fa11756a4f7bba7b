"""Butine!: where a tile may lie, where the bee may fly, and the example of the rulebook."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from skep.games.butine.material import FLOWERS
from skep.locale import Words
from skep.printing.art import bee
from skep.printing.butine import CARD, card_front, laid, middle_of, outline_of
from skep.printing.drawing import Drawing, Mark, Point, bounds, polygon, put
from skep.printing.palette import INK, PAPER, STRAW_EDGE
from skep.printing.pieces import card
from skep.printing.rules.parts import arrow, captioned, in_row, in_stack, no, step, yes

SCALE = 0.26
"""Of the tiles on these drawings: edges of about 8 mm."""

EIGHT = ("W0@0,0", "Y2@1,1", "R0@2,0", "B1@1,1", "R3@0,-1", "W0@-1,2", "B0@-2,1", "Y1@-1,0")
"""The meadow of the example, tile by tile."""

PLACED = (
    (("W0@0,0",), "Y0@1,0", True, "side"),
    (("W0@0,0",), "R3@1,-1", True, "part"),
    (("R0@0,0",), "R3@1,0", False, "shifted"),
)
"""A meadow, a new tile, whether it may lie there, and what to say of it."""


def _placing(words: Words) -> Drawing:
    """BUT-7: two tiles that may lie where they are, and one that may not."""
    made = []
    for names, new, fits, key in PLACED:
        drawn = _meadow(names, new)
        box = bounds(drawn)
        sign = (yes if fits else no)(box.right + 1, box.top + 1)
        made.append(((*drawn, *sign), words.say(f"print-rules-butine-{key}")))
    return captioned(made, 24)


def _meadow(names: Sequence[str], new: str = "") -> Drawing:
    """Some laid tiles; the new one has a dashed outline."""
    marks: list[Mark] = [mark for name in (*names, new) if name for mark in laid(name)]
    if new:
        marks.append(polygon(outline_of(new)[1], line=INK, width=1.4, dash=(3, 3)))
    return put(marks, scale=SCALE)


def _at(name: str) -> Point:
    x, y = middle_of(name)
    return x * SCALE, y * SCALE


def _flight(names: Sequence[str], start: int, tiles: Sequence[int], first: int = 1) -> Drawing:
    """The bee where it starts, and its numbered steps."""
    marks: list[Mark] = list(_meadow(names))
    at = [_at(names[tile]) for tile in (start, *tiles)]
    if start in tiles:  # it comes back: the number stands beside the bee
        at[-1] = (at[-1][0] + 2.5, at[-1][1] + 3.2)
    for a, b in pairwise(at):
        marks += arrow(a, _before(b, a, 1.9), width=0.6)
    for number, (x, y) in enumerate(at[1:], first):
        marks += step(x, y, number)
    marks += put(bee(), at[0][0], at[0][1] - 0.5, scale=0.13)
    return tuple(marks)


def _before(end: Point, start: Point, by: float) -> Point:
    """A little before the end of a way."""
    far = math.dist(start, end)
    part = (far - by) / far
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _card(letters: str) -> Drawing:
    rim = polygon(card(*CARD), fill=PAPER, line=STRAW_EDGE, width=0.8)
    kinds = tuple(FLOWERS.index(sign) for sign in letters)
    return put((rim, *card_front(kinds)), scale=0.36)


def _sides(words: Words) -> Drawing:
    """BUT-8: over a side, also a part of one; never over a corner."""
    say = words.say
    over = _flight(("W0@0,0", "R3@1,-1"), 0, (1,))
    corner = _flight(("W0@0,0", "Y0@0,1"), 0, ())
    right, top = bounds(over).right + 1, bounds(over).top + 1
    return captioned(
        [
            ((*over, *yes(right, top)), say("print-rules-butine-over")),
            ((*corner, *no(right - 1, top + 4)), say("print-rules-butine-corner")),
        ],
        30,
    )


def _different(words: Words) -> Drawing:
    """BUT-9: two daisies for a card with two; the bee comes back to where it started."""
    return in_row([_card("WYW"), _flight(EIGHT, 0, (5, 1, 0))], 6)


def _example(words: Words) -> Drawing:
    """BUT-22: the two flights, one beside the other."""
    return in_row(
        [
            in_stack([_card("WYR"), _flight(EIGHT, 0, (5, 1, 2))], 2),
            in_stack([_card("YWB"), _flight(EIGHT, 2, (1, 5, 6), 4)], 2),
        ],
        5,
    )


DRAWINGS: dict[str, Callable[[Words], Drawing]] = {
    "BUT-7": _placing,
    "BUT-8": _sides,
    "BUT-9": _different,
    "BUT-22": _example,
}
