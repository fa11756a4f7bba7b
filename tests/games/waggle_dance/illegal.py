"""Moves that the rules forbid: the position, the move, the rule it breaks and the reason given."""

from dataclasses import dataclass, field
from typing import Any

from skep.games.waggle_dance.moves import (
    Bounty,
    Directions,
    DirtyTrick,
    Feint,
    Honey,
    Keep,
    Overtime,
    Place,
)

DAY: dict[str, Any] = {"free": ["123", "44"]}
SPOTS: dict[str, Any] = {**DAY, "spaces": {"A1": 1}, "flowers": {"D2": ["2", ""]}}
START: dict[str, Any] = {"phase": "start", "free": ["12", "34"], "waiting": [1]}
ANSWER: dict[str, Any] = {
    "phase": "answer",
    "free": ["1", "2"],
    "turn": 0,
    "acting": [1],
    "tricked": [2, 2],
    "flowers": {"D2": ["2", ""]},
    "left": 0,
}
OTHERS: dict[str, Any] = {"phase": "brood"}
EGGS: dict[str, Any] = {"phase": "eggs", "spaces": {"C1": 0}, "bees": 1}
STORE: dict[str, Any] = {"phase": "store", "claims": [["white"], []], "claimed": [[1], []]}
TRADE: dict[str, Any] = {"phase": "trade", "spaces": {"E1": 0, "E2": 0}, "bees": 2}
HONEY: dict[str, Any] = {"phase": "honey"}
DRAW: dict[str, Any] = {"phase": "draw", "spaces": {"G1": 0}, "bees": 1}

WHITES = [" ".join(["white"] * n) for n in (4, 4, 4, 3)]


@dataclass(frozen=True)
class Illegal:
    """One row of the table."""

    why: str
    rule: str
    key: str
    move: Any
    position: dict[str, Any]
    rooms: tuple[str, ...] = ("", "", "")
    other: tuple[str, ...] = ("", "", "")
    hand: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    seat: int = 0
    args: dict[str, Any] = field(default_factory=dict)

    @property
    def full_key(self) -> str:
        return f"waggle-dance-{self.key}"


TABLE = [
    # Who, and when.
    Illegal(
        "out of turn", rule="WAG-6", key="not-your-turn", move="place 4 A4", position=DAY, seat=1
    ),
    Illegal("too early", rule="WAG-39", key="not-your-turn", move="done", position=START, seat=1),
    Illegal("the placer answers", rule="WAG-35", key="not-your-turn", move="done", position=ANSWER),
    Illegal("out of order", rule="WAG-11", key="not-your-turn", move="done", position=EGGS, seat=1),
    Illegal(
        "after the end",
        rule="WAG-23",
        key="game-over",
        move="done",
        position={"phase": "over", "reason": "most-honey", "acting": [], "options": {"honey": 1}},
        rooms=("honey",),
    ),
    Illegal("an egg by day", rule="WAG-14", key="not-now", move="egg room1", position=DAY),
    Illegal("storing by day", rule="WAG-17", key="not-now", move="store red room1", position=DAY),
    Illegal(
        "trading in F",
        rule="WAG-18",
        key="not-now",
        move="trade red room1 for blue",
        position=HONEY,
    ),
    Illegal("placing at night", rule="WAG-6", key="not-now", move="place 1 A1", position=EGGS),
    Illegal("honey in E", rule="WAG-19", key="not-now", move="honey room1", position=TRADE),
    Illegal("drawing in E", rule="WAG-21", key="not-now", move="draw", position=TRADE),
    Illegal("keeping in E", rule="WAG-37", key="not-now", move="keep mix", position=TRADE),
    Illegal(
        "moving by day", rule="WAG-20", key="not-now", move="move red room1 to room2", position=DAY
    ),
    Illegal(
        "a card of the night by day",
        rule="WAG-31",
        key="not-now",
        move="play queens-gift room",
        position=DAY,
        hand=("queens-gift",),
        args={"phase": "place"},
    ),
    Illegal(
        "a card that one does not hold",
        rule="WAG-24",
        key="not-your-card",
        move="play overtime 1 as 2",
        position=DAY,
        args={"card": "overtime"},
    ),
    Illegal("declining", rule="WAG-6", key="must-place", move="done", position=DAY),
    Illegal(
        "not drawing", rule="WAG-21", key="just-draw", move="done", position=DRAW, hand=("mix",)
    ),
    # Placing.
    Illegal("no such bee", rule="WAG-6", key="no-such-die", move="place 4 A4", position=DAY),
    Illegal("no die at all", rule="WAG-6", key="no-such-die", move=Place(9, "A1"), position=DAY),
    Illegal("no such place", rule="WAG-7", key="no-such-spot", move=Place(1, "B1"), position=DAY),
    Illegal("another number", rule="WAG-7", key="other-value", move="place 1 C2", position=DAY),
    Illegal("another flower", rule="WAG-8", key="other-flower", move="place 1 D2", position=DAY),
    Illegal("a taken space", rule="WAG-7", key="taken", move="place 1 A1", position=SPOTS),
    Illegal(
        "a blocked space",
        rule="WAG-5",
        key="blocked",
        move="place 1 C1",
        position={**DAY, "options": {"blocked": 1}, "blocked": ["A1", "C1", "E1", "G1"]},
    ),
    Illegal("no such room", rule="WAG-9", key="no-such-room", move="place 1 room4", position=DAY),
    Illegal(
        "honey needs no bee",
        rule="WAG-9",
        key="room-is-honey",
        move="place 1 room2",
        position=DAY,
        rooms=("", "honey"),
    ),
    # Overtime.
    Illegal(
        "overtime for nobody",
        rule="WAG-6",
        key="no-such-die",
        move="play overtime 5 as 2",
        position=DAY,
        hand=("overtime",),
    ),
    Illegal(
        "overtime to the same",
        rule="WAG-25",
        key="no-such-value",
        move="play overtime 1 as 1",
        position=DAY,
        hand=("overtime",),
    ),
    Illegal(
        "overtime to seven",
        rule="WAG-25",
        key="no-such-value",
        move=Overtime(1, 7),
        position=DAY,
        hand=("overtime",),
    ),
    Illegal(
        "another bee after overtime",
        rule="WAG-25",
        key="place-this-bee",
        move="place 2 A2",
        position=DAY,
        hand=("overtime",),
        before=("play overtime 1 as 6",),
        args={"die": 6},
    ),
    Illegal(
        "another card after overtime",
        rule="WAG-25",
        key="place-this-bee",
        move="play shift-change none",
        position=DAY,
        hand=("overtime", "shift-change"),
        before=("play overtime 1 as 6",),
    ),
    # The start of the day.
    Illegal(
        "a second volunteer",
        rule="WAG-26",
        key="volunteer-is-out",
        move="play volunteer",
        position=START,
        hand=("volunteer", "volunteer"),
        before=("play volunteer",),
    ),
    Illegal(
        "one's own sick leave",
        rule="WAG-36",
        key="no-opponent",
        move="play sick-leave 1 of seat 0",
        position=START,
        hand=("sick-leave",),
    ),
    Illegal(
        "sick leave for nobody",
        rule="WAG-36",
        key="no-opponent",
        move="play sick-leave 1 of seat 3",
        position=START,
        hand=("sick-leave",),
    ),
    Illegal(
        "sick leave for a bee that is not there",
        rule="WAG-36",
        key="not-their-die",
        move="play sick-leave 1 of seat 1",
        position=START,
        hand=("sick-leave",),
    ),
    # Shift change, Directions, Dirty trick, Feint.
    Illegal(
        "more than there is",
        rule="WAG-32",
        key="no-bee-more",
        move="play shift-change more",
        position={"free": ["1", "4"]},
        hand=("shift-change",),
    ),
    Illegal(
        "directions from nowhere",
        rule="WAG-34",
        key="no-bee-on-flower",
        move="play directions D1",
        position=SPOTS,
        hand=("directions",),
    ),
    Illegal(
        "directions to no flower",
        rule="WAG-34",
        key="no-bee-on-flower",
        move=Directions(7),
        position=SPOTS,
        hand=("directions",),
    ),
    Illegal(
        "directions twice",
        rule="WAG-34",
        key="directions-known",
        move="play directions D2",
        position={**SPOTS, "directions": [[2], []]},
        hand=("directions",),
    ),
    Illegal(
        "a trick to the same flower",
        rule="WAG-35",
        key="not-another-flower",
        move="play dirty-trick to D2",
        position={**ANSWER, "hands": [[], ["dirty-trick"]]},
        seat=1,
    ),
    Illegal(
        "a trick to no flower",
        rule="WAG-35",
        key="not-another-flower",
        move=DirtyTrick(0),
        position={**ANSWER, "hands": [[], ["dirty-trick"]]},
        seat=1,
    ),
    Illegal(
        "a feint from no place",
        rule="WAG-7",
        key="no-such-spot",
        move=Feint(1, "F1"),
        position=SPOTS,
        hand=("feint",),
    ),
    Illegal(
        "a feint with another's bee",
        rule="WAG-38",
        key="no-bee-there",
        move="play feint 1 from A1",
        position=SPOTS,
        hand=("feint",),
    ),
    Illegal(
        "a feint with nowhere to go",
        rule="WAG-38",
        key="nowhere-else",
        move="play feint 2 from D2",
        position={**SPOTS, "spaces": {f"{card}2": 1 for card in "ACEG"}},
        rooms=("honey",),
        hand=("feint",),
    ),
    Illegal(
        "a feint to where it was",
        rule="WAG-38",
        key="same-place",
        move="place 2 D2",
        position=SPOTS,
        hand=("feint",),
        before=("play feint 2 from D2",),
    ),
    Illegal(
        "another bee after a feint",
        rule="WAG-38",
        key="place-this-bee",
        move="place 1 C1",
        position=SPOTS,
        hand=("feint",),
        before=("play feint 2 from D2",),
    ),
    # B.
    Illegal(
        "hatching nothing",
        rule="WAG-13",
        key="no-egg-there",
        move="hatch room1 with expertise",
        position=OTHERS,
        hand=("expertise",),
    ),
    Illegal(
        "expertise for a pair",
        rule="WAG-33",
        key="pair-is-enough",
        move="hatch room1 with expertise",
        position=OTHERS,
        rooms=("egg @11",),
        hand=("expertise",),
    ),
    Illegal(
        "expertise with one bee",
        rule="WAG-33",
        key="needs-two-bees",
        move="hatch room1 with expertise",
        position=OTHERS,
        rooms=("egg @1",),
        hand=("expertise",),
    ),
    Illegal(
        "hatching without a die",
        rule="WAG-13",
        key="no-die-left",
        move="hatch room1 with expertise",
        position={**OTHERS, "dice": [18, 6]},
        rooms=("egg @12",),
        hand=("expertise",),
    ),
    # Queen's gift.
    Illegal(
        "a gift of no room",
        rule="WAG-12",
        key="no-tile-left",
        move="play queens-gift room",
        position=OTHERS,
        other=("",) * 45,
        hand=("queens-gift",),
    ),
    Illegal(
        "a gift of no egg",
        rule="WAG-14",
        key="no-egg-left",
        move="play queens-gift egg room1",
        position=OTHERS,
        other=("egg",) * 12,
        hand=("queens-gift",),
    ),
    Illegal(
        "a gift into a full room",
        rule="WAG-14",
        key="room-not-empty",
        move="play queens-gift egg room1",
        position=OTHERS,
        rooms=("white",),
        hand=("queens-gift",),
    ),
    # C and D.
    Illegal(
        "an egg into pollen",
        rule="WAG-14",
        key="room-not-empty",
        move="egg room1",
        position=EGGS,
        rooms=("white", ""),
    ),
    Illegal(
        "storing what one has not",
        rule="WAG-17",
        key="not-claimed",
        move="store red room1",
        position=STORE,
    ),
    Illegal(
        "storing on an egg",
        rule="WAG-17",
        key="room-full",
        move="store white room1",
        position=STORE,
        rooms=("egg", ""),
    ),
    Illegal(
        "a bounty from elsewhere",
        rule="WAG-30",
        key="not-claimed-from",
        move=Bounty(2),
        position=STORE,
        hand=("bounty",),
    ),
    Illegal(
        "a bounty from an empty flower",
        rule="WAG-16",
        key="flower-empty",
        move="play bounty D1",
        position=STORE,
        other=(*WHITES[:3], "white white"),
        hand=("bounty",),
    ),
    # E.
    Illegal(
        "trading one",
        rule="WAG-18",
        key="not-two",
        move="trade red room1 for blue",
        position=TRADE,
        rooms=("red white white",),
    ),
    Illegal(
        "trading no egg",
        rule="WAG-18",
        key="no-egg-there",
        move="trade egg room1 for blue",
        position=TRADE,
        rooms=("white white",),
    ),
    Illegal(
        "trading for the same",
        rule="WAG-18",
        key="same-colour",
        move="trade white room1 for white",
        position=TRADE,
        rooms=("white white",),
    ),
    Illegal(
        "trading for what is not there",
        rule="WAG-18",
        key="flower-empty",
        move="trade red room1 for white",
        position=TRADE,
        rooms=("red red",),
        other=tuple(WHITES),
        args={"flower": 1},
    ),
    Illegal(
        "leaving the new cube",
        rule="WAG-18",
        key="store-first",
        move="done",
        position=TRADE,
        rooms=("red red", ""),
        before=("trade red room1 for blue",),
    ),
    # F.
    Illegal(
        "rooms that are not linked",
        rule="WAG-20",
        key="not-linked",
        move="move red room3 to room2",
        position=HONEY,
        rooms=("white @1", "white @1", "red @2"),
    ),
    Illegal(
        "a cube that is not there",
        rule="WAG-20",
        key="no-such-cube",
        move="move red room1 to room2",
        position=HONEY,
        rooms=("white @1", "white @1"),
    ),
    Illegal(
        "into a full room",
        rule="WAG-17",
        key="room-full",
        move="move white room1 to room2",
        position=HONEY,
        rooms=("white @1", f"{WHITES[0]} @1"),
    ),
    Illegal(
        "a swap where there is space",
        rule="WAG-20",
        key="move-instead",
        move="swap white room1 with red room2",
        position=HONEY,
        rooms=("white @1", "red @1"),
    ),
    Illegal(
        "a swap for what is not there",
        rule="WAG-20",
        key="no-such-cube",
        move="swap white room1 with blue room2",
        position=HONEY,
        rooms=("white @1", "red @1"),
    ),
    Illegal(
        "a swap of the same colour",
        rule="WAG-20",
        key="same-colour",
        move="swap white room1 with white room2",
        position=HONEY,
        rooms=("white white white red @1", "white red red red @1"),
    ),
    Illegal(
        "moving for ever",
        rule="WAG-20",
        key="moved-enough",
        move="move white room1 to room2",
        position={**HONEY, "carried": [60, 0]},
        rooms=("white @1", "white @1"),
        hand=("mix",),
        args={"count": 60},
    ),
    Illegal(
        "honey with one bee",
        rule="WAG-19",
        key="needs-two-bees",
        move="honey room1",
        position=HONEY,
        rooms=(f"{WHITES[0]} @1", "red @1"),
    ),
    Illegal(
        "honey without a pair",
        rule="WAG-19",
        key="needs-a-pair",
        move="honey room1",
        position=HONEY,
        rooms=(f"{WHITES[0]} @12", "red @1"),
    ),
    Illegal(
        "honey from three",
        rule="WAG-19",
        key="no-honey-so",
        move="honey room1",
        position=HONEY,
        rooms=("white white white @11", "red @1"),
    ),
    Illegal(
        "cards in another order",
        rule="WAG-19",
        key="no-honey-so",
        move="honey room1 with expertise+efficiency",
        position=HONEY,
        rooms=("white white white @12", "red @1"),
        hand=("expertise", "efficiency"),
    ),
    Illegal(
        "expertise though there is a pair",
        rule="WAG-33",
        key="pair-is-enough",
        move="honey room1 with expertise",
        position=HONEY,
        rooms=(f"{WHITES[0]} @11", "red @1"),
        hand=("expertise",),
    ),
    Illegal(
        "honey with a card that is none",
        rule="WAG-24",
        key="no-such-card",
        move=Honey(1, ("magic",)),
        position=HONEY,
        rooms=(f"{WHITES[0]} @11", "red @1"),
    ),
    Illegal(
        "honey with a card that one does not hold",
        rule="WAG-24",
        key="not-your-card",
        move="honey room1 with efficiency",
        position=HONEY,
        rooms=("white white white @11", "red @1"),
    ),
    # Mix.
    Illegal(
        "mixing nothing",
        rule="WAG-29",
        key="nothing-to-mix",
        move="play mix room1 room2",
        position=HONEY,
        rooms=("", "", "white"),
        hand=("mix",),
    ),
    Illegal(
        "mixing backwards",
        rule="WAG-29",
        key="nothing-to-mix",
        move="play mix room3 room1",
        position=HONEY,
        rooms=("", "", "white"),
        hand=("mix",),
    ),
    Illegal(
        "something else while mixing",
        rule="WAG-24",
        key="mix-first",
        move="play queens-gift room",
        position=HONEY,
        rooms=("", "", "white"),
        hand=("mix", "queens-gift"),
        before=("play mix room1 room3",),
    ),
    # G.
    Illegal(
        "keeping nothing",
        rule="WAG-37",
        key="nothing-to-keep",
        move="keep mix",
        position=DRAW,
        hand=("mix",),
    ),
    Illegal(
        "drawing while looking",
        rule="WAG-37",
        key="keep-first",
        move="draw",
        position={**DRAW, "looking": ["mix", "mix", "feint"]},
    ),
    Illegal(
        "keeping what was not shown",
        rule="WAG-37",
        key="not-shown",
        move="keep bounty",
        position={**DRAW, "looking": ["mix", "mix", "feint"]},
    ),
    Illegal(
        "keeping no card",
        rule="WAG-37",
        key="not-shown",
        move=Keep("magic"),
        position={**DRAW, "looking": ["mix", "mix", "feint"]},
    ),
]
