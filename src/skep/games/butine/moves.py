"""The six moves of Butine!, each with one text form.

place R4@3,-2          lay the red trapezoid, turned 4, at the vertex 3,-2
gather WYR 0-3-5       fly over tiles 0, 3 and 5 with the card WYR
take WYR               fill up from the market
swap WYR for RYB       spend a point: discard WYR, take RYB from the market
swap WYR for deck      spend a point: discard WYR, take the top card of the deck
done                   no more of what I may still do
pass                   I can neither place nor gather
"""

import re
from typing import Literal

import msgspec

from skep.engine.errors import BadMove
from skep.games.butine.material import CARD_BY_NAME_READ_EITHER_WAY, CARD_NAMES, FLOWERS

DECK_TOP = "deck"


class Place(msgspec.Struct, frozen=True, tag_field="move", tag="place", forbid_unknown_fields=True):
    """Lay a tile (BUT-7). `turn` counts sixths of a full turn around the vertex (x, y)."""

    tile: Literal["W", "R", "Y", "B"]
    turn: int
    x: int
    y: int

    def __str__(self) -> str:
        return f"place {self.tile}{self.turn}@{self.x},{self.y}"


class Gather(
    msgspec.Struct, frozen=True, tag_field="move", tag="gather", forbid_unknown_fields=True
):
    """Fly over three tiles with one of your cards (BUT-8). Tiles are numbered as they were laid."""

    card: str
    path: tuple[int, int, int]

    def __str__(self) -> str:
        a, b, c = self.path
        return f"gather {self.card} {a}-{b}-{c}"


class Take(msgspec.Struct, frozen=True, tag_field="move", tag="take", forbid_unknown_fields=True):
    """Fill up your cards from the market (BUT-14)."""

    card: str

    def __str__(self) -> str:
        return f"take {self.card}"


class Swap(msgspec.Struct, frozen=True, tag_field="move", tag="swap", forbid_unknown_fields=True):
    """Spend a point to change a card (BUT-15); `take` is a market card or "deck"."""

    give: str
    take: str

    def __str__(self) -> str:
        return f"swap {self.give} for {self.take}"


class Done(msgspec.Struct, frozen=True, tag_field="move", tag="done", forbid_unknown_fields=True):
    """Leave what you may still do: further cards, the second action, or the swap."""

    def __str__(self) -> str:
        return "done"


class Pass(msgspec.Struct, frozen=True, tag_field="move", tag="pass", forbid_unknown_fields=True):
    """Neither action is possible (BUT-13)."""

    def __str__(self) -> str:
        return "pass"


Move = Place | Gather | Take | Swap | Done | Pass

DONE = Done()
PASS = Pass()

_ANY_CASE = re.IGNORECASE | re.ASCII
_NUMBER = r"(0|-?[1-9][0-9]{0,3})"
_CARD = r"([WRYB]{3})"
_PLACE = re.compile(rf"place ([WRYB])([0-9])@{_NUMBER},{_NUMBER}", _ANY_CASE)
_GATHER = re.compile(rf"gather {_CARD} ([0-9]{{1,2}})-([0-9]{{1,2}})-([0-9]{{1,2}})", _ANY_CASE)
_TAKE = re.compile(rf"take {_CARD}", _ANY_CASE)
_SWAP = re.compile(rf"swap {_CARD} for (?:{_CARD}|deck)", _ANY_CASE)

FORMS = (
    "place R4@3,-2 | gather WYR 0-3-5 | take WYR | "
    "swap WYR for RYB | swap WYR for deck | done | pass"
)


def parse(text: str) -> Move:
    """A move from its text form. Case and extra spaces do not matter; anything else does."""
    words = " ".join(text.split())
    if words.lower() == "done":
        return DONE
    if words.lower() == "pass":
        return PASS
    if match := _PLACE.fullmatch(words):
        letter, turn, x, y = match.groups()
        return Place(_flower(letter), int(turn), int(x), int(y))
    if match := _GATHER.fullmatch(words):
        card, a, b, c = match.groups()
        return Gather(_card(card), (int(a), int(b), int(c)))
    if match := _TAKE.fullmatch(words):
        return Take(_card(match[1]))
    if match := _SWAP.fullmatch(words):
        return Swap(_card(match[1]), _card(match[2]) if match[2] else DECK_TOP)
    raise BadMove(f"{text!r} is not a move of butine; moves look like: {FORMS}")


def _flower(letter: str) -> Literal["W", "R", "Y", "B"]:
    upper: Literal["W", "R", "Y", "B"] = FLOWERS[FLOWERS.index(letter.upper())]  # type: ignore[assignment]
    return upper


def _card(name: str) -> str:
    kind = CARD_BY_NAME_READ_EITHER_WAY.get(name.upper())
    if kind is None:
        raise BadMove(f"there is no Hive card {name!r}; the cards are {', '.join(CARD_NAMES)}")
    return CARD_NAMES[kind]
