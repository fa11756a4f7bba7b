"""The six moves of Butine!, and how each is written."""

from typing import Literal

import msgspec

from skep.engine.errors import BadMove
from skep.engine.grammar import Form, Grammar, Number, Several, Text
from skep.games.butine.material import CARD_BY_NAME_READ_EITHER_WAY, CARD_NAMES

DECK_TOP = "deck"


class Place(msgspec.Struct, frozen=True, tag_field="move", tag="place", forbid_unknown_fields=True):
    """Lay a tile (BUT-7). `turn` counts sixths of a full turn around the vertex (x, y)."""

    tile: Literal["W", "R", "Y", "B"]
    turn: int
    x: int
    y: int

    @property
    def name(self) -> str:
        """The tile as views name it, R4@3,-2: what the move says after its first word."""
        return str(self).removeprefix("place ")


class Gather(
    msgspec.Struct, frozen=True, tag_field="move", tag="gather", forbid_unknown_fields=True
):
    """Fly over three tiles with one of your cards (BUT-8). Tiles are numbered as they were laid."""

    card: str
    path: tuple[int, int, int]


class Take(msgspec.Struct, frozen=True, tag_field="move", tag="take", forbid_unknown_fields=True):
    """Fill up your cards from the market (BUT-14)."""

    card: str


class Swap(msgspec.Struct, frozen=True, tag_field="move", tag="swap", forbid_unknown_fields=True):
    """Spend a point to change a card (BUT-15); `take` is a market card or "deck"."""

    give: str
    take: str


class Done(msgspec.Struct, frozen=True, tag_field="move", tag="done", forbid_unknown_fields=True):
    """Leave what you may still do: further cards, the second action, or the swap."""


class Pass(msgspec.Struct, frozen=True, tag_field="move", tag="pass", forbid_unknown_fields=True):
    """Neither action is possible (BUT-13)."""


Move = Place | Gather | Take | Swap | Done | Pass

DONE = Done()
PASS = Pass()


def _card(name: str) -> str:
    kind = CARD_BY_NAME_READ_EITHER_WAY.get(name.upper())
    if kind is None:
        raise BadMove(
            f"there is no Hive card {name.upper()!r}; the cards are {', '.join(CARD_NAMES)}"
        )
    return CARD_NAMES[kind]


_NUMBER = Number("0|-?[1-9][0-9]{0,3}")
_CARD = Text("[WRYB]{3}", _card)

GRAMMAR = Grammar[Move](
    "butine",
    {
        "turn": Number("[0-9]"),
        "x": _NUMBER,
        "y": _NUMBER,
        "card": _CARD,
        "path": Several(Number("[0-9]{1,2}"), "-", 3),
    },
    (
        Form(Place, "place {tile}{turn}@{x},{y}", "place R4@3,-2"),
        Form(Gather, "gather {card} {path}", "gather WYR 0-3-5"),
        Form(Take, "take {card}", "take WYR"),
        Form(Swap, "swap {give:card} for deck", "swap WYR for deck", take=DECK_TOP),
        Form(Swap, "swap {give:card} for {take:card}", "swap WYR for RYB"),
        Form(Done, "done"),
        Form(Pass, "pass"),
    ),
)
parse = GRAMMAR.parse


def place_named(name: str) -> Place:
    """The move that lays a tile with this name, R4@3,-2; BadMove when there is none."""
    move = parse(f"place {name}")
    assert isinstance(move, Place)
    return move
