"""The moves of Bee Busy, and how each is written: small decisions, one after the other."""

from typing import Literal

import msgspec

from skep.engine.grammar import Form, Grammar, Number, OneOf, Same, Text


class _Move(msgspec.Struct, frozen=True, tag_field="move", forbid_unknown_fields=True):
    """What all moves share."""


class Lose(_Move, frozen=True, tag="lose"):
    """Choose the bee that the mites take (BEE-26)."""

    area: Literal["meadow", "production", "combs"]


class Change(_Move, frozen=True, tag="change"):
    """Use a die as another value, for yourself only (BEE-12)."""

    die: int
    to: int


class Die(_Move, frozen=True, tag="die"):
    """Take a die (BEE-11): what it shows, and what you use it as."""

    die: int
    use: int


class Borrow(_Move, frozen=True, tag="borrow"):
    """Take the die that the first player took (BEE-12)."""

    die: int
    use: int


class Mark(_Move, frozen=True, tag="mark"):
    """The extra improvement: mark the column under this sum (BEE-24)."""

    column: int


class Write(_Move, frozen=True, tag="write"):
    """An additional value for a production (BEE-24)."""

    value: int
    at: Literal["honey", "wax", "propolis"]


class Stay(_Move, frozen=True, tag="stay"):
    """Leave the Busy Bee where it is (BEE-14)."""


class Fly(_Move, frozen=True, tag="fly"):
    """Move the Busy Bee one oval down, or backwards (BEE-14, BEE-24)."""

    backwards: bool = False


class Feed(_Move, frozen=True, tag="feed"):
    """Feed a larva, which becomes a bee of that area, or the young queen (BEE-23)."""

    what: Literal["meadow", "production", "queen"]


class Pick(_Move, frozen=True, tag="pick"):
    """Cross a flower of the meadow (BEE-17)."""

    flower: str
    """Its part of the meadow, its row and its place: `centre b2`."""


class Make(_Move, frozen=True, tag="make"):
    """One bee produces (BEE-19)."""

    what: Literal["honey", "wax", "propolis"]


class Line(_Move, frozen=True, tag="line"):
    """Draw the line on from one of its ends to the next comb (BEE-20)."""

    start: str
    end: str


class Wall(_Move, frozen=True, tag="wall"):
    """Buy a wall (BEE-21). A wall between two combs is named by the upper or left one."""

    comb: str
    side: Literal["ne", "e", "se", "sw", "w", "nw"]


class Store(_Move, frozen=True, tag="store"):
    """Put something into a complete comb, or cross it out (BEE-22)."""

    comb: str
    what: Literal["egg", "queen", "honey", "water", "nothing"]
    honey: int = 0
    """How much, when it is honey."""


class Skip(_Move, frozen=True, tag="skip"):
    """No extra mark; or feed no more larvae."""


class Done(_Move, frozen=True, tag="done"):
    """Close the round for yourself: nothing can be taken back any more."""


class Back(_Move, frozen=True, tag="back"):
    """Take back your last decision of this round."""


Move = (
    Lose
    | Change
    | Die
    | Borrow
    | Mark
    | Write
    | Stay
    | Fly
    | Feed
    | Pick
    | Make
    | Line
    | Wall
    | Store
    | Skip
    | Done
    | Back
)

STAY = Stay()
FLY = Fly()
FLY_BACKWARDS = Fly(backwards=True)
SKIP = Skip()
DONE = Done()
BACK = Back()

LOSES: tuple[Move, ...] = (Lose("meadow"), Lose("production"), Lose("combs"))
FEEDS: tuple[Move, ...] = (Feed("meadow"), Feed("production"), Feed("queen"))
MAKES: tuple[Move, ...] = (Make("honey"), Make("wax"), Make("propolis"))

_NUMBER = Number("0|[1-9][0-9]{0,3}")
_COMB = Text("[a-z][1-9][0-9]?")

GRAMMAR = Grammar[Move](
    "bee-busy",
    {
        "number": _NUMBER,
        "die": _NUMBER,
        "use": _NUMBER,
        "comb": _COMB,
        "flower": Text("[a-z]+ [a-z][1-9][0-9]?"),
        "content": OneOf(("egg", "queen", "water", "nothing")),
    },
    (
        Form(Lose, "lose {area}", "lose meadow"),
        Form(Change, "change {die} to {to:number}", "change 5 to 3"),
        Form(Die, "die {die}", "die 5", use=Same("die")),
        Form(Die, "die {die} as {use}", "die 5 as 3"),
        Form(Borrow, "borrow {die}", "borrow 5", use=Same("die")),
        Form(Borrow, "borrow {die} as {use}", "borrow 5 as 3"),
        Form(Mark, "mark {column:number}", "mark 9"),
        Form(Write, "write {value:number} at {at}", "write 5 at honey"),
        Form(Stay, "stay"),
        Form(Fly, "fly", backwards=False),
        Form(Fly, "fly backwards", backwards=True),
        Form(Feed, "feed {what}", "feed meadow"),
        Form(Pick, "pick {flower}", "pick centre b2"),
        Form(Make, "make {what}", "make honey"),
        Form(Line, "line {start:comb}-{end:comb}", "line d3-d4"),
        Form(Wall, "wall {comb} {side}", "wall c3 ne"),
        Form(Store, "store {comb} honey {honey:number}", "store c4 honey 2", what="honey"),
        Form(Store, "store {comb} {what:content}", "store c4 egg", honey=0),
        Form(Skip, "skip"),
        Form(Done, "done"),
        Form(Back, "back"),
    ),
)
parse = GRAMMAR.parse


def takes_back(move: Move) -> bool:
    """Is this a move that takes an earlier one back?"""
    return isinstance(move, Back)
