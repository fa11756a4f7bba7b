"""The middle of the table of Waggle Dance, drawn with letters: a pure function from a view to text.

    A ⬡ ×42      1 ·   2 #   3 ②   4 ·   5 ·   6 ·
    …
    D1 W ×15     ① 11   ② 1

A free space is a dot, a blocked one a #; a bee is the sign of its player. There are no words here:
what the signs mean is in the help.
"""

from rich.style import Style
from rich.text import Text

from skep.games.waggle_dance.material import COLOURS, FACES, SPACE_CARDS
from skep.games.waggle_dance.view import Room, View
from skep.locale import Words

SIGNS = "①②③④"
"""The players, in seat order."""

STYLES: dict[str, Style] = {
    "white": Style(color="black", bgcolor="white"),
    "yellow": Style(color="black", bgcolor="yellow"),
    "orange": Style(color="black", bgcolor="dark_orange"),
    "red": Style(color="white", bgcolor="red"),
    "purple": Style(color="white", bgcolor="magenta"),
    "blue": Style(color="white", bgcolor="blue"),
}
LETTERS: dict[str, str] = {colour: colour[0].upper() for colour in COLOURS}

FREE, BLOCKED = "·", "#"
_MARKED = Style(bold=True, reverse=True)
_LABEL = 12
"""Columns before the spaces."""


def cubes_text(colours: tuple[str, ...]) -> Text:
    """Pollen as letters in its colours."""
    text = Text()
    for colour in colours:
        text.append(LETTERS[colour], STYLES[colour])
    return text


def room_text(room: Room, words: Words) -> Text:
    """A room: [YYY·]@33, [egg], [honey]."""
    text = Text("[")
    if room.holds == ("egg",):
        text.append(words.say("waggle-dance-an-egg"))
    elif room.holds == ("honey",):
        text.append(words.say("waggle-dance-honey-room"), "bold yellow")
    else:
        text.append_text(cubes_text(room.holds))
        text.append(FREE * (4 - len(room.holds)))
    text.append("]")
    if room.bees:
        text.append("@" + "".join(map(str, room.bees)), "bold")
    return text


def lines(view: View, mark: str | None) -> list[Text]:
    """Cards with spaces, then flowers."""
    found = [_card(view, letter, mark) for letter in SPACE_CARDS]
    found += [_flower(view, number, mark) for number in range(1, FACES + 1)]
    return found


def _card(view: View, letter: str, mark: str | None) -> Text:
    supply = {"A": f"⬡ ×{view.tiles}", "C": f"○ ×{view.eggs}", "E": "⇄", "G": f"♛ ×{view.deck}"}
    text = Text(f"{letter} {supply[letter]}")
    text.pad_right(_LABEL - len(text))
    for number in range(1, FACES + 1):
        spot = f"{letter}{number}"
        sign = FREE
        if spot in view.spaces:
            sign = SIGNS[view.spaces[spot]]
        elif spot in view.blocked:
            sign = BLOCKED
        text.append(f"{number} {sign}", _MARKED if spot == mark else "")
        text.append("   ")
    text.rstrip()
    return text


def _flower(view: View, number: int, mark: str | None) -> Text:
    colour = COLOURS[number - 1]
    text = Text()
    text.append(f"D{number}", _MARKED if mark == f"D{number}" else "")
    text.append(" ")
    text.append(LETTERS[colour], STYLES[colour])
    text.append(f" ×{view.pollen[number - 1]}")
    text.pad_right(_LABEL - len(text))
    for seat, dice in enumerate(view.flowers[number - 1]):
        if dice:
            text.append(f"{SIGNS[seat]} {''.join(map(str, dice))}   ")
    text.rstrip()
    return text


def hive_text(view: View, seat: int, words: Words) -> Text:
    """All rooms of a seat, with their numbers."""
    text = Text()
    for number, room in enumerate(view.rooms[seat], 1):
        text.append(f"{number}", "dim")
        text.append_text(room_text(room, words))
        text.append("  ")
    text.rstrip()
    return text
