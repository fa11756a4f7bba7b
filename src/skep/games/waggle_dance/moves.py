"""The moves of Waggle Dance, each with one text form.

By day
    place 4 A4                    a bee on a space of A, C, E or G, on a flower (D4) or in a room
    place 4 room2                 of your own (room1, room2, …)
    play overtime 4 as 6          then that bee must be placed
    play volunteer                at the start of the day
    play sick-leave 4 of seat 2   at the start of the day
    play shift-change more        or: none
    play directions D4
    play feint 4 from A4          then that bee must be placed elsewhere
    play dirty-trick to D5        the answer to a bee on a flower

By night
    hatch room2 with expertise
    egg room2                     take an egg into a room
    store yellow room2            put claimed pollen away
    trade yellow room2 for red    two yellow out of room 2
    trade egg room3 for red
    move yellow room2 to room3    between linked rooms
    swap yellow room2 with red room3    when both are full
    honey room2
    honey room2 with efficiency+alchemy+expertise
    draw
    keep mix                      one of the cards that Explore showed
    play mix room2 room3
    play bounty D2
    play queens-gift room
    play queens-gift egg room2
    play explore

    done                          no more of what I may do now; as an answer: let it be

Rooms are counted from 1 in the order in which they joined the hive; seats from 0. Where two
orders say the same (the rooms of a Mix or a swap, the cards that help with honey), both are read
and one is written: a move that is made in the other order turns itself round.
"""

import re
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec.structs import force_setattr

from skep.engine.errors import BadMove
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

    def __str__(self) -> str:
        return f"place {self.die} {self.spot}"


class Overtime(Base, frozen=True, tag="overtime"):
    """Give a bee another value; it must be placed next (WAG-25)."""

    die: int
    value: int

    def __str__(self) -> str:
        return f"play overtime {self.die} as {self.value}"


class Volunteer(Base, frozen=True, tag="volunteer"):
    """Roll the Volunteer die as a bee of yours (WAG-26)."""

    def __str__(self) -> str:
        return "play volunteer"


class SickLeave(Base, frozen=True, tag="sick-leave"):
    """A bee of an opponent stays at home this round (WAG-36)."""

    seat: int
    die: int

    def __str__(self) -> str:
        return f"play sick-leave {self.die} of seat {self.seat}"


class ShiftChange(Base, frozen=True, tag="shift-change"):
    """Place one bee more this turn, or none (WAG-32)."""

    bees: Literal["more", "none"]

    def __str__(self) -> str:
        return f"play shift-change {self.bees}"


class Directions(Base, frozen=True, tag="directions"):
    """Your bees of any value may go to this flower, for the rest of the day (WAG-34)."""

    flower: int

    def __str__(self) -> str:
        return f"play directions D{self.flower}"


class Feint(Base, frozen=True, tag="feint"):
    """Take a placed bee up; it must be placed elsewhere next (WAG-38)."""

    die: int
    spot: str

    def __str__(self) -> str:
        return f"play feint {self.die} from {self.spot}"


class DirtyTrick(Base, frozen=True, tag="dirty-trick"):
    """Move the bee that was just placed to another flower (WAG-35)."""

    flower: int

    def __str__(self) -> str:
        return f"play dirty-trick to D{self.flower}"


# ---------------------------------------------------------------- by night


class Hatch(Base, frozen=True, tag="hatch"):
    """With Expertise: hatch an egg with two bees of different values (WAG-33)."""

    room: int

    def __str__(self) -> str:
        return f"hatch room{self.room} with expertise"


class Egg(Base, frozen=True, tag="egg"):
    """Take an egg into an empty room (WAG-14)."""

    room: int

    def __str__(self) -> str:
        return f"egg room{self.room}"


class Store(Base, frozen=True, tag="store"):
    """Put one cube that was claimed or traded into a room (WAG-17, WAG-18)."""

    colour: Colour
    room: int

    def __str__(self) -> str:
        return f"store {self.colour} room{self.room}"


class Trade(Base, frozen=True, tag="trade"):
    """Two cubes of one colour, or an egg, for a cube of another colour (WAG-18)."""

    give: Literal["white", "yellow", "orange", "red", "purple", "blue", "egg"]
    room: int
    take: Colour

    def __str__(self) -> str:
        return f"trade {self.give} room{self.room} for {self.take}"


class Carry(Base, frozen=True, tag="move"):
    """Move a cube to a linked room (WAG-20, WAG-29)."""

    colour: Colour
    start: int
    end: int

    def __str__(self) -> str:
        return f"move {self.colour} room{self.start} to room{self.end}"


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

    def __str__(self) -> str:
        return f"swap {self.colour} room{self.start} with {self.other} room{self.end}"


class Honey(Base, frozen=True, tag="honey"):
    """Turn a room to honey, if need be with cards (WAG-19, WAG-27, WAG-28, WAG-33)."""

    room: int
    cards: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            force_setattr(self, "cards", tuple(sorted(self.cards, key=_in_order)))

    def __str__(self) -> str:
        return f"honey room{self.room}" + (f" with {'+'.join(self.cards)}" if self.cards else "")


def _in_order(card: str) -> int:
    """Cards stand in the order of their rules; what is no card comes last."""
    return CARD_BY_NAME.get(card, len(CARD_NAMES))


class Draw(Base, frozen=True, tag="draw"):
    """Draw a Queen card (WAG-21)."""

    def __str__(self) -> str:
        return "draw"


class Keep(Base, frozen=True, tag="keep"):
    """Keep one of the cards that Explore showed (WAG-37)."""

    card: str

    def __str__(self) -> str:
        return f"keep {self.card}"


class Mix(Base, frozen=True, tag="mix"):
    """Link two rooms for once (WAG-29)."""

    one: int
    other: int

    def __post_init__(self) -> None:
        if self.one > self.other:
            one = self.one
            force_setattr(self, "one", self.other)
            force_setattr(self, "other", one)

    def __str__(self) -> str:
        return f"play mix room{self.one} room{self.other}"


class Bounty(Base, frozen=True, tag="bounty"):
    """Claim one more from a flower that you claimed from (WAG-30)."""

    flower: int

    def __str__(self) -> str:
        return f"play bounty D{self.flower}"


class QueensGift(Base, frozen=True, tag="queens-gift"):
    """Take a room, or an egg into one of yours (WAG-31)."""

    egg: int | None = None
    """The room that the egg goes into; None: take a room tile."""

    def __str__(self) -> str:
        return f"play queens-gift {'room' if self.egg is None else f'egg room{self.egg}'}"


class Explore(Base, frozen=True, tag="explore"):
    """Draw three cards and keep one (WAG-37)."""

    def __str__(self) -> str:
        return "play explore"


class Done(Base, frozen=True, tag="done"):
    """Leave what you may still do; as an answer to a bee on a flower: let it be."""

    def __str__(self) -> str:
        return "done"


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

_SIMPLE: dict[str, Move] = {
    str(move): move for move in (DONE, DRAW, VOLUNTEER, EXPLORE, MORE, NONE, GIFT_ROOM)
}

_PARTS: dict[str, str] = {
    "DIE": "([1-6])",
    "FLOWER": "d([1-6])",
    "ROOM": "room([1-9][0-9]?)",
    "SPOT": "([a-z]+[1-9][0-9]?)",
    "SEAT": "seat ([0-9])",
    "COLOUR": f"({'|'.join(COLOURS)})",
    "CARD": f"({'|'.join(CARD_NAMES)})",
    "CARDS": f"((?:{'|'.join(CARD_NAMES)})(?:[+](?:{'|'.join(CARD_NAMES)}))*)",
}
_SPELLED: dict[str, str] = {name.lower(): name for name in SPOT_NAMES}


def _spot(text: str) -> str:
    if text not in _SPELLED:
        raise BadMove(f"there is no place {text!r}; places: A1 to A6, C…, D…, E…, G…, room1, …")
    return _SPELLED[text]


_FORMS: tuple[tuple[str, Callable[..., Any]], ...] = (
    ("place DIE SPOT", lambda die, spot: Place(int(die), _spot(spot))),
    ("play overtime DIE as DIE", lambda die, value: Overtime(int(die), int(value))),
    ("play sick-leave DIE of SEAT", lambda die, seat: SickLeave(int(seat), int(die))),
    ("play directions FLOWER", lambda flower: Directions(int(flower))),
    ("play feint DIE from SPOT", lambda die, spot: Feint(int(die), _spot(spot))),
    ("play dirty-trick to FLOWER", lambda flower: DirtyTrick(int(flower))),
    ("hatch ROOM with expertise", lambda room: Hatch(int(room))),
    ("egg ROOM", lambda room: Egg(int(room))),
    ("store COLOUR ROOM", lambda colour, room: Store(colour, int(room))),
    ("trade COLOUR ROOM for COLOUR", lambda give, room, take: Trade(give, int(room), take)),
    ("trade egg ROOM for COLOUR", lambda room, take: Trade("egg", int(room), take)),
    ("move COLOUR ROOM to ROOM", lambda colour, one, two: Carry(colour, int(one), int(two))),
    ("swap COLOUR ROOM with COLOUR ROOM", lambda c, a, d, b: Swap(c, int(a), d, int(b))),
    ("honey ROOM", lambda room: Honey(int(room))),
    ("honey ROOM with CARDS", lambda room, cards: Honey(int(room), tuple(cards.split("+")))),
    ("keep CARD", Keep),
    ("play mix ROOM ROOM", lambda one, other: Mix(int(one), int(other))),
    ("play bounty FLOWER", lambda flower: Bounty(int(flower))),
    ("play queens-gift egg ROOM", lambda room: QueensGift(int(room))),
)


def _pattern(form: str) -> re.Pattern[str]:
    return re.compile(" ".join(_PARTS.get(word, word) for word in form.split()), re.ASCII)


_PATTERNS = tuple((_pattern(form), make) for form, make in _FORMS)

FORMS = " | ".join((*(form for form, _ in _FORMS), *_SIMPLE))


def parse(text: str) -> Move:
    """A move from its text form. Case and extra spaces do not matter; anything else does."""
    words = " ".join(text.lower().split())
    if words in _SIMPLE:
        return _SIMPLE[words]
    for pattern, make in _PATTERNS:
        if match := pattern.fullmatch(words):
            move: Move = make(*match.groups())
            return move
    raise BadMove(f"{text!r} is not a move of waggle-dance; moves look like: {FORMS}")
