"""Waggle Dance: who gets how much pollen, what hatches, what becomes honey, what is linked."""

from collections.abc import Callable, Sequence

from skep.locale import Words
from skep.printing.art import bee_from_above, hexagon
from skep.printing.dice import die
from skep.printing.drawing import Drawing, Mark, circle, ellipse, label, polygon, put
from skep.printing.fonts import SANS_BOLD
from skep.printing.palette import HONEY, HONEY_DEEP, INK, INK_SOFT
from skep.printing.rules.parts import arrow, captioned, in_row, in_stack, no

BEES = {"violet": "#c9aee0", "yellow": "#fbdf7b", "blue": "#a5c0f0", "orange": "#f6b873"}
"""Players of the examples, and the colours of their dice."""

CASES: tuple[tuple[tuple[str, int, int], ...], ...] = (
    (("violet", 3, 2), ("yellow", 2, 1), ("blue", 1, 0)),
    (("violet", 2, 1), ("yellow", 2, 1), ("blue", 1, 1)),
    (("orange", 2, 2), ("blue", 1, 0), ("violet", 1, 0)),
    (("orange", 2, 1), ("blue", 2, 1), ("yellow", 1, 0), ("violet", 1, 0)),
    (("orange", 1, 2),),
)
"""On one flower: each player's bees, and the pollen they get."""

POLLEN = {"white": (1, "#f4ecd4"), "yellow": (2, "#fbe79b"), "blue": (6, "#b5caf2")}
"""The number of its flower, as on the printed pieces, and its colour."""
ROOM = 9.0


def _claiming(words: Words) -> Drawing:
    """WAG-40: the five cases; a letter tells whose bees they are."""
    cases = [_case(case, words) for case in CASES]
    return in_stack([in_row(cases[:3], 5, top=True), in_row(cases[3:], 5, top=True)], 4, left=True)


def _case(case: Sequence[tuple[str, int, int]], words: Words) -> Drawing:
    """One line for each player: letter, bees, and what they get."""
    marks: list[Mark] = []
    most = max(bees for _, bees, _ in case)
    for row, (player, bees, pollen) in enumerate(case):
        y = row * 5.2
        name = words.say("print-rules-waggle-dance-player", player=player)
        marks.append(label(0, y + 1.1, name, 3.2, font=SANS_BOLD, align="middle"))
        for i in range(bees):
            marks += put(die(3, 4.2, fill=BEES[player]), 4.6 + 4.9 * i, y)
        x = 4.6 + 4.9 * most
        marks += arrow((x - 1.4, y), (x + 2.6, y), width=0.4, colour=INK_SOFT)
        for i in range(pollen):
            marks += put(_grain(), x + 5.0 + 4.2 * i, y)
        if not pollen:
            marks.append(label(x + 4.6, y + 1.1, "0", 3.2, font=SANS_BOLD, align="middle"))
    return tuple(marks)


def _grain() -> Drawing:
    """Pollen of any flower."""
    return (circle(0, 0, 1.9, fill=HONEY, line=INK, width=0.3),)


def _cube(colour: str) -> Drawing:
    """A pollen, about 4 across."""
    number, soft = POLLEN[colour]
    return (
        circle(0, 0, 2, fill=soft, line=INK, width=0.25),
        label(0, 1.05, str(number), 2.9, font=SANS_BOLD, align="middle"),
    )


def _room(dice: Sequence[int] = (), pollen: Sequence[str] = (), *, egg: bool = False) -> Drawing:
    """A room: pollen or an egg in it, bees on its upper part."""
    outline = hexagon(ROOM)
    marks: list[Mark] = [polygon(outline, fill="#fbe9bd", line="#c89a3d", width=0.5)]
    for i, colour in enumerate(pollen):
        row, column = divmod(i, 2)
        marks += put(_cube(colour), (column - 0.5) * 4.6, 0.4 + row * 4.5)
    if egg:
        marks.append(ellipse(0, 2.8, 2.1, 2.9, fill="#fffdf2", line=INK, width=0.35))
    for i, value in enumerate(dice):
        marks += put(die(value, 4.6), (i - (len(dice) - 1) / 2) * 5.4, -4.3)
    return tuple(marks)


def _honey() -> Drawing:
    room = polygon(hexagon(ROOM * 0.7), fill=HONEY, line=HONEY_DEEP, width=0.6)
    return (room, *put(bee_from_above(), 0, -0.4, scale=0.19))


def _new_bee() -> Drawing:
    """One die more."""
    plus = label(-3.4, 1.4, "+", 4.5, font=SANS_BOLD, align="middle")
    return (plus, *die(6, 4.6))


def _become(before: Sequence[Drawing], after: Drawing) -> Drawing:
    """What each of some rooms becomes."""
    return in_row([in_row(before, 2.5), arrow((0, 0), (6, 0)), after], 2.5)


def _hatching_and_honey(words: Words) -> Drawing:
    """WAG-41: three eggs hatch, three rooms become honey, two rooms are linked."""
    eggs = [_room((value, value), egg=True) for value in (1, 5, 3)]
    pairs = ((1, "white"), (3, "yellow"), (5, "blue"))
    honey = [_room((value, value), (colour,) * 4) for value, colour in pairs]
    say = words.say
    return in_stack(
        [
            captioned([(_become(eggs, _new_bee()), say("print-rules-waggle-dance-hatch"))], 74),
            captioned([(_become(honey, _honey()), say("print-rules-waggle-dance-honey"))], 74),
            captioned([(_linked(), say("print-rules-waggle-dance-linked"))], 74),
        ],
        3.5,
    )


def _linked() -> Drawing:
    """Two rooms with a 2 each exchange pollen; the third has no bee."""
    both = (*arrow((3, 0), (8, 0), width=0.6), *arrow((5, 0), (0, 0), width=0.6))
    none = (*arrow((3, 0), (8, 0), width=0.4, colour=INK_SOFT), *no(4, 0))
    return in_row(
        [
            _room((2,), ("yellow", "yellow", "white")),
            both,
            _room((2,), ("white", "white", "yellow")),
            none,
            _room((), ("yellow", "blue")),
        ],
        1.5,
    )


DRAWINGS: dict[str, Callable[[Words], Drawing]] = {
    "WAG-40": _claiming,
    "WAG-41": _hatching_and_honey,
}
