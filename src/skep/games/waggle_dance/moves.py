"""The moves of Waggle Dance, and how each is written.

Rooms are counted from 1 in the order in which they joined the hive; seats from 0. Where two
orders say the same (the rooms of a Mix or a swap, the cards that help with honey), both are read
and one is written: a move that is made in the other order turns itself round.
"""

from typing import Literal

import msgspec
from msgspec.structs import force_setattr

from skep.engine.errors import BadMove
from skep.engine.grammar import Form, Grammar, Number, OneOf, Part, Several, Text
from skep.games.waggle_dance.material import (
    CARD_BY_NAME,
    CARD_NAMES,
    COLOURS,
    FACES,
    SPOT_NAMES,
    TILES,
)

Colour = Literal["white", "yellow", "orange", "red", "purple", "blue"]


class Base(msgspec.Struct, frozen=True, tag_field="move", forbid_unknown_fields=True):
    """What all moves have in common."""


# ---------------------------------------------------------------- by day


class Place(Base, frozen=True, tag="place"):
    """Assign a bee of this value (WAG-6 to WAG-9)."""

    die: int
    spot: str


class Overtime(Base, frozen=True, tag="overtime"):
    """Give a bee another value; it must be placed next (WAG-25)."""

    die: int
    value: int


class Volunteer(Base, frozen=True, tag="volunteer"):
    """Roll the Volunteer die as a bee of yours (WAG-26)."""


class SickLeave(Base, frozen=True, tag="sick-leave"):
    """A bee of an opponent stays at home this round (WAG-36)."""

    seat: int
    die: int


class ShiftChange(Base, frozen=True, tag="shift-change"):
    """Place one bee more this turn, or none (WAG-32)."""

    bees: Literal["more", "none"]


class Directions(Base, frozen=True, tag="directions"):
    """Your bees of any value may go to this flower, for the rest of the day (WAG-34)."""

    flower: int


class Feint(Base, frozen=True, tag="feint"):
    """Take a placed bee up; it must be placed elsewhere next (WAG-38)."""

    die: int
    spot: str


class DirtyTrick(Base, frozen=True, tag="dirty-trick"):
    """Move the bee that was just placed to another flower (WAG-35)."""

    flower: int


# ---------------------------------------------------------------- by night


class Hatch(Base, frozen=True, tag="hatch"):
    """With Expertise: hatch an egg with two bees of different values (WAG-33)."""

    room: int


class Egg(Base, frozen=True, tag="egg"):
    """Take an egg into an empty room (WAG-14)."""

    room: int


class Store(Base, frozen=True, tag="store"):
    """Put one cube that was claimed or traded into a room (WAG-17, WAG-18)."""

    colour: Colour
    room: int


class Trade(Base, frozen=True, tag="trade"):
    """Two cubes of one colour, or an egg, for a cube of another colour (WAG-18)."""

    give: Literal["white", "yellow", "orange", "red", "purple", "blue", "egg"]
    room: int
    take: Colour


class Carry(Base, frozen=True, tag="move"):
    """Move a cube to a linked room (WAG-20, WAG-29)."""

    colour: Colour
    start: int
    end: int


class Swap(Base, frozen=True, tag="swap"):
    """Exchange two cubes between linked rooms that are both full (WAG-20, WAG-29)."""

    colour: Colour
    start: int
    other: Colour
    end: int

    def __post_init__(self) -> None:
        if self.start > self.end:
            colour, start = self.colour, self.start
            force_setattr(self, "colour", self.other)
            force_setattr(self, "start", self.end)
            force_setattr(self, "other", colour)
            force_setattr(self, "end", start)


class Honey(Base, frozen=True, tag="honey"):
    """Turn a room to honey, if need be with cards (WAG-19, WAG-27, WAG-28, WAG-33)."""

    room: int
    cards: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            force_setattr(self, "cards", tuple(sorted(self.cards, key=_in_order)))


def _in_order(card: str) -> int:
    """Cards stand in the order of their rules; what is no card comes last."""
    return CARD_BY_NAME.get(card, len(CARD_NAMES))


class Draw(Base, frozen=True, tag="draw"):
    """Draw a Queen card (WAG-21)."""


class Keep(Base, frozen=True, tag="keep"):
    """Keep one of the cards that Explore showed (WAG-37)."""

    card: str


class Mix(Base, frozen=True, tag="mix"):
    """Link two rooms for once (WAG-29)."""

    one: int
    other: int

    def __post_init__(self) -> None:
        if self.one > self.other:
            one = self.one
            force_setattr(self, "one", self.other)
            force_setattr(self, "other", one)


class Bounty(Base, frozen=True, tag="bounty"):
    """Claim one more from a flower that you claimed from (WAG-30)."""

    flower: int


class QueensGift(Base, frozen=True, tag="queens-gift"):
    """Take a room, or an egg into one of yours (WAG-31)."""

    egg: int | None = None
    """The room that the egg goes into; None: take a room tile."""


class Explore(Base, frozen=True, tag="explore"):
    """Draw three cards and keep one (WAG-37)."""


class Done(Base, frozen=True, tag="done"):
    """Leave what you may still do; as an answer to a bee on a flower: let it be."""


Move = (
    Place
    | Overtime
    | Volunteer
    | SickLeave
    | ShiftChange
    | Directions
    | Feint
    | DirtyTrick
    | Hatch
    | Egg
    | Store
    | Trade
    | Carry
    | Swap
    | Honey
    | Draw
    | Keep
    | Mix
    | Bounty
    | QueensGift
    | Explore
    | Done
)

DONE = Done()
DRAW = Draw()
VOLUNTEER = Volunteer()
EXPLORE = Explore()
MORE = ShiftChange("more")
NONE = ShiftChange("none")
GIFT_ROOM = QueensGift()

PLACES: tuple[tuple[Place, ...], ...] = tuple(
    tuple(Place(die, name) for name in SPOT_NAMES) for die in range(FACES + 1)
)
"""All placements, by value (row 0 is not used) and spot: made once, because they are many."""

STORES: tuple[tuple[Store, ...], ...] = tuple(
    tuple(Store(colour, number) for number in range(1, TILES + 1))  # type: ignore[arg-type]
    for colour in COLOURS
)
"""All ways to put a cube away, by colour and room."""

_SPELLED: dict[str, str] = {name.lower(): name for name in SPOT_NAMES}


def _spot(name: str) -> str:
    if name not in _SPELLED:
        raise BadMove(f"there is no place {name!r}; places: A1 to A6, C…, D…, E…, G…, room1, …")
    return _SPELLED[name]


_CARD = OneOf(CARD_NAMES)

_PARTS: dict[str, Part] = {
    "die": Number("[1-6]"),
    "flower": Number("[1-6]"),
    "room": Number("[1-9][0-9]?"),
    "seat": Number("[0-9]"),
    "spot": Text("[A-Za-z]+[1-9][0-9]?", _spot),
    "card": _CARD,
    "cards": Several(_CARD, "+"),
}

_BY_DAY = (
    Form(Place, "place {die} {spot}", "place 4 A4"),
    Form(Overtime, "play overtime {die} as {value:die}", "play overtime 4 as 6"),
    Form(Volunteer, "play volunteer"),
    Form(SickLeave, "play sick-leave {die} of seat {seat}", "play sick-leave 4 of seat 2"),
    Form(ShiftChange, "play shift-change {bees}", "play shift-change more"),
    Form(Directions, "play directions D{flower}", "play directions D4"),
    Form(Feint, "play feint {die} from {spot}", "play feint 4 from A4"),
    Form(DirtyTrick, "play dirty-trick to D{flower}", "play dirty-trick to D5"),
)

_BY_NIGHT = (
    Form(Hatch, "hatch room{room} with expertise", "hatch room2 with expertise"),
    Form(Egg, "egg room{room}", "egg room2"),
    Form(Store, "store {colour} room{room}", "store yellow room2"),
    Form(Trade, "trade {give} room{room} for {take}", "trade yellow room2 for red"),
    Form(
        Carry,
        "move {colour} room{start:room} to room{end:room}",
        "move yellow room2 to room3",
    ),
    Form(
        Swap,
        "swap {colour} room{start:room} with {other} room{end:room}",
        "swap yellow room2 with red room3",
    ),
    Form(Honey, "honey room{room}", "honey room2", cards=()),
    Form(Honey, "honey room{room} with {cards}", "honey room2 with efficiency+alchemy"),
    Form(Draw, "draw"),
    Form(Keep, "keep {card}", "keep mix"),
    Form(Mix, "play mix room{one:room} room{other:room}", "play mix room2 room3"),
    Form(Bounty, "play bounty D{flower}", "play bounty D2"),
    Form(QueensGift, "play queens-gift room", egg=None),
    Form(QueensGift, "play queens-gift egg room{egg:room}", "play queens-gift egg room2"),
    Form(Explore, "play explore"),
    Form(Done, "done"),
)

GRAMMAR = Grammar[Move]("waggle-dance", _PARTS, (*_BY_DAY, *_BY_NIGHT))
parse = GRAMMAR.parse
