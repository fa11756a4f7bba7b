"""The moves of Bee Busy: small decisions, each with one text form.

lose meadow            the mites take a bee of the meadow
change 5 to 3          spend fields of the Die Modifier: for me, the die that shows 5 is a 3
die 5                  take the die that shows 5
die 5 as 3             the same, when I changed it
borrow 5               spend a field to take the die that the first player took
mark 9                 mark the improvement column of my choice (after a lucky sum)
write 5 at honey       an additional value for a production
stay | fly | fly backwards
feed meadow            feed a larva; it becomes a bee of the meadow
feed production        … of the production
feed queen             feed the young queen
pick centre b2         cross the flower in row b, place 2
make honey             one production by one bee
line d3-d4             draw the line on from comb d3 to comb d4
wall c3 ne             buy the wall on that side of a comb
store c4 egg           also: queen, water, nothing, honey 2
skip                   no extra mark; feed no more
done                   the round is over for me
back                   take my last decision of this round back
"""

import re
from typing import Literal

import msgspec

from skep.engine.errors import BadMove


class _Move(msgspec.Struct, frozen=True, tag_field="move", forbid_unknown_fields=True):
    """What all moves share."""


class Lose(_Move, frozen=True, tag="lose"):
    """Choose the bee that the mites take (BEE-26)."""

    area: Literal["meadow", "production", "combs"]

    def __str__(self) -> str:
        return f"lose {self.area}"


class Change(_Move, frozen=True, tag="change"):
    """Use a die as another value, for yourself only (BEE-12)."""

    die: int
    to: int

    def __str__(self) -> str:
        return f"change {self.die} to {self.to}"


class Die(_Move, frozen=True, tag="die"):
    """Take a die (BEE-11): what it shows, and what you use it as."""

    die: int
    use: int

    def __str__(self) -> str:
        return f"die {self.die}" if self.use == self.die else f"die {self.die} as {self.use}"


class Borrow(_Move, frozen=True, tag="borrow"):
    """Take the die that the first player took (BEE-12)."""

    die: int
    use: int

    def __str__(self) -> str:
        return f"borrow {self.die}" if self.use == self.die else f"borrow {self.die} as {self.use}"


class Mark(_Move, frozen=True, tag="mark"):
    """The extra improvement: mark the column under this sum (BEE-24)."""

    column: int

    def __str__(self) -> str:
        return f"mark {self.column}"


class Write(_Move, frozen=True, tag="write"):
    """An additional value for a production (BEE-24)."""

    value: int
    at: Literal["honey", "wax", "propolis"]

    def __str__(self) -> str:
        return f"write {self.value} at {self.at}"


class Stay(_Move, frozen=True, tag="stay"):
    """Leave the Busy Bee where it is (BEE-14)."""

    def __str__(self) -> str:
        return "stay"


class Fly(_Move, frozen=True, tag="fly"):
    """Move the Busy Bee one oval down, or backwards (BEE-14, BEE-24)."""

    backwards: bool = False

    def __str__(self) -> str:
        return "fly backwards" if self.backwards else "fly"


class Feed(_Move, frozen=True, tag="feed"):
    """Feed a larva, which becomes a bee of that area, or the young queen (BEE-23)."""

    what: Literal["meadow", "production", "queen"]

    def __str__(self) -> str:
        return f"feed {self.what}"


class Pick(_Move, frozen=True, tag="pick"):
    """Cross a flower of the meadow (BEE-17)."""

    flower: str
    """Its part of the meadow, its row and its place: `centre b2`."""

    def __str__(self) -> str:
        return f"pick {self.flower}"


class Make(_Move, frozen=True, tag="make"):
    """One bee produces (BEE-19)."""

    what: Literal["honey", "wax", "propolis"]

    def __str__(self) -> str:
        return f"make {self.what}"


class Line(_Move, frozen=True, tag="line"):
    """Draw the line on from one of its ends to the next comb (BEE-20)."""

    start: str
    end: str

    def __str__(self) -> str:
        return f"line {self.start}-{self.end}"


class Wall(_Move, frozen=True, tag="wall"):
    """Buy a wall (BEE-21). A wall between two combs is named by the upper or left one."""

    comb: str
    side: Literal["ne", "e", "se", "sw", "w", "nw"]

    def __str__(self) -> str:
        return f"wall {self.comb} {self.side}"


class Store(_Move, frozen=True, tag="store"):
    """Put something into a complete comb, or cross it out (BEE-22)."""

    comb: str
    what: Literal["egg", "queen", "honey", "water", "nothing"]
    honey: int = 0
    """How much, when it is honey."""

    def __str__(self) -> str:
        amount = f" {self.honey}" if self.what == "honey" else ""
        return f"store {self.comb} {self.what}{amount}"


class Skip(_Move, frozen=True, tag="skip"):
    """No extra mark; or feed no more larvae."""

    def __str__(self) -> str:
        return "skip"


class Done(_Move, frozen=True, tag="done"):
    """Close the round for yourself: nothing can be taken back any more."""

    def __str__(self) -> str:
        return "done"


class Back(_Move, frozen=True, tag="back"):
    """Take back your last decision of this round."""

    def __str__(self) -> str:
        return "back"


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

_SINGLE: tuple[Move, ...] = (STAY, FLY, FLY_BACKWARDS, SKIP, DONE, BACK)
_SIMPLE: dict[str, Move] = {str(move): move for move in (*_SINGLE, *LOSES, *FEEDS, *MAKES)}

_NUMBER = r"(0|[1-9][0-9]{0,3})"
_COMB = r"([a-z][1-9][0-9]?)"
_CHANGE = re.compile(rf"change {_NUMBER} to {_NUMBER}")
_DIE = re.compile(rf"(die|borrow) {_NUMBER}(?: as {_NUMBER})?")
_MARK = re.compile(rf"mark {_NUMBER}")
_WRITE = re.compile(rf"write {_NUMBER} at (honey|wax|propolis)")
_PICK = re.compile(rf"pick ([a-z]+ {_COMB})")
_LINE = re.compile(rf"line {_COMB}-{_COMB}")
_WALL = re.compile(rf"wall {_COMB} (ne|e|se|sw|w|nw)")
_STORE = re.compile(rf"store {_COMB} (?:(egg|queen|water|nothing)|honey {_NUMBER})")

FORMS = (
    "lose meadow | change 5 to 3 | die 5 | die 5 as 3 | borrow 5 | mark 9 | write 5 at honey | "
    "stay | fly | fly backwards | feed meadow | feed queen | pick centre b2 | make honey | "
    "line d3-d4 | wall c3 ne | store c4 egg | store c4 honey 2 | skip | done | back"
)


def parse(text: str) -> Move:
    """A move from its text form. Case and extra spaces do not matter; anything else does."""
    words = " ".join(text.lower().split())
    move = _SIMPLE.get(words) or _dice_move(words) or _sheet_move(words)
    if move is None:
        raise BadMove(f"{text!r} is not a move of bee-busy; moves look like: {FORMS}")
    return move


def _dice_move(words: str) -> Move | None:
    if match := _DIE.fullmatch(words):
        shown = int(match[2])
        use = shown if match[3] is None else int(match[3])
        return Die(shown, use) if match[1] == "die" else Borrow(shown, use)
    if match := _CHANGE.fullmatch(words):
        return Change(int(match[1]), int(match[2]))
    if match := _MARK.fullmatch(words):
        return Mark(int(match[1]))
    return None


def _sheet_move(words: str) -> Move | None:
    if match := _WRITE.fullmatch(words):
        return Write(int(match[1]), match[2])  # type: ignore[arg-type]
    if match := _PICK.fullmatch(words):
        return Pick(match[1])
    if match := _LINE.fullmatch(words):
        return Line(match[1], match[2])
    if match := _WALL.fullmatch(words):
        return Wall(match[1], match[2])  # type: ignore[arg-type]
    if match := _STORE.fullmatch(words):
        if match[2] is None:
            return Store(match[1], "honey", int(match[3]))
        return Store(match[1], match[2])  # type: ignore[arg-type]
    return None
