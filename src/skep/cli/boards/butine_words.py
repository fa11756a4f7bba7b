"""Butine! in the terminal: cards and tiles as text, and what a move means."""

from collections.abc import Iterable
from math import atan2, pi

from rich.text import Text

from skep.cli.boards.butine import STYLES, placed
from skep.engine.lattice import REACH, WIDTH
from skep.games.butine.moves import DECK_TOP, Done, Gather, Move, Place, Swap, Take
from skep.games.butine.outlook import Outlook
from skep.games.butine.spots import Spot, spot_of
from skep.games.butine.view import View
from skep.locale import Words

GLYPHS: dict[str, str] = {"W": "⬡", "R": "⏢", "Y": "◇", "B": "△"}
"""The shape of each kind, for those who do not see the colours."""

_ARROWS = "→↘↓↙←↖↑↗"


def letters_text(letters: str) -> Text:
    """Letters in their colours, then their shapes."""
    text = Text()
    for letter in letters:
        text.append(letter, STYLES[letter])
    text.append(" " + "".join(GLYPHS[letter] for letter in letters))
    return text


def cards_text(cards: Iterable[str]) -> Text:
    """A row of cards."""
    return Text("   ").join(letters_text(card) for card in cards)


def tile_label(view: View, number: int) -> str:
    """A tile as the drawing labels it: R3."""
    return f"{view.tiles[number][0]}{number}"


def route_text(view: View, path: Iterable[int]) -> str:
    """A route as the drawing labels its tiles: W0 → Y3 → R5."""
    return " → ".join(tile_label(view, number) for number in path)


def touched(laid: list[Spot], move: Place) -> tuple[int, ...]:
    """The tiles that a new tile would share an edge with."""
    rim = frozenset(spot_of(move).rim)
    return tuple(i for i, spot in enumerate(laid) if not rim.isdisjoint(spot.cells))


def about(view: View, move: Move, words: Words) -> str:
    """What a move means, in a few words."""
    if isinstance(move, Place):
        text = words.say("butine-about-place", tiles=_neighbours(view, move))
        pays = view.gathered > 0
    elif isinstance(move, Gather):
        text = words.say("butine-about-gather", path=route_text(view, move.path))
        pays = view.placed and not view.paid
    elif isinstance(move, Take):
        return "".join(GLYPHS[letter] for letter in move.card)
    elif isinstance(move, Swap):
        return words.say("butine-about-swap", source="deck" if move.take == DECK_TOP else "market")
    elif isinstance(move, Done):
        return words.say("butine-about-done", phase=view.phase)
    else:
        return words.say("butine-about-pass")
    return f"{text} {words.say('butine-about-pays')}" if pays else text


def reasons(outlook: Outlook, move: Move, names: tuple[str, ...], words: Words) -> list[str]:
    """What a tile would open for whom, and whether it is the last one."""
    told = []
    for opened in outlook.opens:
        key = "butine-hint-opens" if opened.mine else "butine-hint-helps"
        cards = ", ".join(opened.cards)
        told.append(words.say(key, cards=cards, player=names[opened.seat]))
    if outlook.last and isinstance(move, Place):
        told.append(
            words.say("butine-hint-last-one", tile=words.say("butine-tile", tile=move.tile))
        )
    return told


def _neighbours(view: View, move: Place) -> str:
    """Which tiles it touches, each with the direction in which the new tile lies from there."""
    laid = placed(view)
    here = _centre(spot_of(move))
    return ", ".join(
        f"{tile_label(view, i)} {_arrow(_centre(laid[i]), here)}" for i in touched(laid, move)
    )


def _centre(spot: Spot) -> tuple[float, float]:
    """The middle of a tile on the plane, y downwards."""
    xs, ys = [], []
    for cell in spot.cells:
        at, half = divmod(cell, 2)
        y, x = divmod(at, WIDTH)
        third = (1 + half) / 3
        xs.append(x - REACH + third + (y - REACH + third) / 2)
        ys.append((y - REACH + third) * 0.866)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def _arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    angle = atan2(end[1] - start[1], end[0] - start[0])
    return _ARROWS[round(angle / (pi / 4)) % 8]
