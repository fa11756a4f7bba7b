"""Moves that the rules forbid: the position, the move, the rule it breaks and the reason given."""

from dataclasses import dataclass, field
from typing import Any

from skep.games.bee_busy.moves import Store
from tests.games.bee_busy.sheets import sheet

DICE = (3, 4, 5)


@dataclass(frozen=True)
class Illegal:
    """One row of the table."""

    why: str
    rule: str
    key: str
    move: Any
    sheets: tuple[dict[str, Any], ...] = field(default_factory=lambda: (sheet(),))
    before: tuple[str, ...] = ()
    """Moves that lead from the position to the one in question."""
    seat: int = 0
    dice: tuple[int, ...] = DICE
    round: int = 1
    args: dict[str, Any] = field(default_factory=dict)


def _two() -> tuple[dict[str, Any], ...]:
    return (sheet(), sheet())


def _in(area: str, **changes: Any) -> tuple[dict[str, Any], ...]:
    return (sheet(area=area, **changes),)


STAY = ("die 5", "stay")
SEVEN = ("die 5",)
"""With the dice 3, 4 and 5 the others make 7: nothing is marked."""
TO_A1 = ("wall a1 e", "wall a1 se", "wall a1 sw")
QUEEN = {"combs": {"a1": "queen", "c3": "nothing"}, "queen_laid": True}


def _row(why: str, rule: str, key: str, move: Any, **more: Any) -> Illegal:
    return Illegal(why, rule, f"bee-busy-{key}", move, **more)


ORDER = [
    _row("over", "BEE-16", "game-over", "done", before=(*STAY, "done"), round=25),
    _row("closed", "BEE-10", "round-closed", "stay", sheets=_two(), before=(*STAY, "done")),
    _row("before the first player", "BEE-11", "wait-for-first", "die 3", sheets=_two(), seat=1),
    _row(
        "before the mites have gone",
        "BEE-26",
        "wait-for-mites",
        "die 3",
        sheets=_two(),
        dice=(),
        round=18,
        before=("lose meadow",),
    ),
    _row("a die in the flight", "BEE-11", "die-chosen", "die 3", before=SEVEN),
    _row("a change after the die", "BEE-11", "die-chosen", "change 3 to 4", before=SEVEN),
    _row("flying before the die", "BEE-11", "not-now", "fly", args={"step": "die"}),
    _row("done before the flight", "BEE-14", "not-now", "done", before=SEVEN),
    _row("skipping the action", "BEE-15", "nothing-to-skip", "skip", before=STAY),
    _row("no mites", "BEE-26", "no-mites-now", "lose meadow"),
    _row("a mark out of time", "BEE-24", "no-extra-mark", "mark 9", before=SEVEN),
    _row("a value out of time", "BEE-24", "nothing-to-write", "write 5 at honey", before=SEVEN),
    _row("flying twice", "BEE-14", "bee-has-flown", "fly", before=STAY, args={"area": "meadow"}),
    _row("feeding elsewhere", "BEE-23", "feeding-is-over", "feed meadow", before=STAY),
    _row(
        "feeding when the egg is crossed",
        "BEE-23",
        "feeding-is-over",
        "feed meadow",
        sheets=_in("production", honey=1),
        before=("die 5", "fly", "skip"),
    ),
    _row(
        "acting elsewhere while the larvae are fed",
        "BEE-14",
        "other-area",
        "make honey",
        sheets=_in("production", honey=1),
        before=("die 5", "fly"),
        args={"area": "combs"},
    ),
    _row(
        "a line before the comb is used",
        "BEE-22",
        "not-now",
        "line d2-d1",
        sheets=_in("combs", wax=3),
        before=(*STAY, *TO_A1),
        args={"step": "store"},
    ),
    _row("mites first", "BEE-26", "not-now", "fly", dice=(), round=18, args={"step": "lose"}),
    _row(
        "flying before the mark",
        "BEE-24",
        "not-now",
        "fly",
        sheets=_in("meadow", columns={8: 4}),
        before=SEVEN,
        args={"step": "mark"},
    ),
    _row(
        "flying before the value is written",
        "BEE-24",
        "not-now",
        "fly",
        dice=(1, 6, 6),
        before=("die 1",),
        args={"step": "write"},
    ),
    _row(
        "acting before the larvae are fed",
        "BEE-23",
        "not-now",
        "done",
        sheets=_in("production", honey=1),
        before=("die 5", "fly"),
        args={"step": "feed"},
    ),
    _row(
        "done before the comb is used",
        "BEE-22",
        "not-now",
        "done",
        sheets=_in("combs", wax=3),
        before=(*STAY, *TO_A1),
        args={"step": "store"},
    ),
    _row("back at the start", "BEE-10", "nothing-to-take-back", "back"),
    _row(
        "the first die, when others have chosen",
        "BEE-11",
        "die-counted-on",
        "back",
        sheets=_two(),
        before=("0 die 5", "1 die 3"),
    ),
]

DICE_MOVES = [
    _row(
        "no bee to lose",
        "BEE-26",
        "no-bee-to-lose",
        "lose meadow",
        sheets=_in("meadow", bees=(0, 1, 1)),
        dice=(),
        round=18,
        args={"area": "meadow"},
    ),
    _row("no such die", "BEE-11", "no-such-die", "die 6", args={"die": 6}),
    _row("not changed", "BEE-12", "change-first", "die 5 as 3", args={"die": 5, "use": 3}),
    _row("as what no die has", "BEE-12", "no-such-value", "die 5 as 9", args={"value": 9}),
    _row(
        "not changed, and no fields for it",
        "BEE-12",
        "no-fields",
        "die 5 as 3",
        sheets=_in("meadow", fields=1),
        args={"price": 3, "left": 2},
    ),
    _row(
        "changed",
        "BEE-12",
        "die-changed",
        "die 5",
        before=("change 5 to 6",),
        args={"die": 5, "use": 6, "verb": "die"},
    ),
    _row(
        "borrowing as another value, with fields for one of both",
        "BEE-12",
        "no-fields",
        "borrow 5 as 3",
        sheets=(sheet(), sheet(fields=1)),
        before=("0 die 5",),
        seat=1,
        args={"price": 4, "left": 3},
    ),
    _row(
        "borrowing as what it was",
        "BEE-12",
        "die-changed",
        "borrow 5",
        sheets=(sheet(), sheet()),
        before=("0 die 5", "1 change 5 to 6"),
        seat=1,
        args={"die": 5, "use": 6, "verb": "borrow"},
    ),
    _row(
        "the first player's die",
        "BEE-11",
        "die-taken",
        "die 5",
        sheets=_two(),
        before=("0 die 5",),
        seat=1,
        args={"die": 5, "price": 1, "left": 4},
    ),
    _row("borrowing alone", "BEE-12", "nothing-to-borrow", "borrow 5", args={"die": 5}),
    _row(
        "borrowing what is left",
        "BEE-12",
        "nothing-to-borrow",
        "borrow 3",
        sheets=_two(),
        before=("0 die 5",),
        seat=1,
    ),
    _row(
        "borrowing without a field",
        "BEE-12",
        "no-fields",
        "borrow 5",
        sheets=(sheet(), sheet(fields=4)),
        before=("0 die 5",),
        seat=1,
        args={"price": 1, "left": 0},
    ),
    _row("a seven on a die", "BEE-12", "no-such-value", "change 5 to 7", args={"value": 7}),
    _row("no such die to change", "BEE-12", "nothing-to-change", "change 6 to 1"),
    _row(
        "changing the same die twice",
        "BEE-12",
        "nothing-to-change",
        "change 5 to 1",
        before=("change 5 to 6",),
    ),
    _row("to what it is", "BEE-12", "same-value", "change 5 to 5", args={"value": 5}),
    _row(
        "changing without fields",
        "BEE-12",
        "no-fields",
        "change 5 to 6",
        sheets=_in("meadow", fields=3),
        args={"price": 3, "left": 0},
    ),
]

IMPROVEMENT = [
    _row(
        "column 7",
        "BEE-4",
        "no-such-column",
        "mark 7",
        sheets=_in("meadow", columns={8: 4}),
        before=SEVEN,
        args={"column": 7},
    ),
    _row(
        "a full column",
        "BEE-13",
        "column-full",
        "mark 8",
        sheets=_in("meadow", columns={8: 4}),
        before=SEVEN,
        args={"column": 8},
    ),
    _row(
        "a value no die has",
        "BEE-24",
        "no-such-value",
        "write 7 at wax",
        dice=(1, 6, 6),
        before=("die 1",),
    ),
    _row(
        "a value it had",
        "BEE-24",
        "value-known",
        "write 6 at honey",
        dice=(1, 6, 6),
        before=("die 1",),
        args={"good": "honey", "value": 6},
    ),
    _row(
        "no square left",
        "BEE-24",
        "no-square",
        "write 4 at honey",
        sheets=_in("meadow", columns={3: 2}, written={"honey": (5,), "wax": (), "propolis": ()}),
        dice=(1, 6, 6),
        before=("die 1",),
        args={"good": "honey"},
    ),
    _row("backwards without upgrade", "BEE-24", "no-backwards", "fly backwards", before=SEVEN),
    _row(
        "backwards a third time",
        "BEE-24",
        "backwards-used",
        "fly backwards",
        sheets=_in("meadow", columns={2: 1}, backwards=2),
        before=SEVEN,
        args={"times": 2},
    ),
]

LARVAE = [
    _row(
        "no queen",
        "BEE-23",
        "no-hungry-queen",
        "feed queen",
        sheets=_in("production", honey=1),
        before=("die 5", "fly"),
    ),
    _row(
        "no larva",
        "BEE-23",
        "no-larva",
        "feed meadow",
        sheets=_in("production", honey=1, **QUEEN),
        before=("die 5", "fly"),
    ),
    _row(
        "no place",
        "BEE-2",
        "no-place",
        "feed meadow",
        sheets=_in("production", honey=1, bees=(2, 1, 1), lost=(1, 0, 0)),
        before=("die 5", "fly"),
        args={"area": "meadow"},
    ),
]

ACTIONS = [
    _row("elsewhere", "BEE-14", "other-area", "make honey", before=STAY, args={"area": "meadow"}),
    _row(
        "walls elsewhere",
        "BEE-21",
        "walls-in-combs",
        "wall a1 e",
        sheets=_in("meadow", wax=3),
        before=STAY,
        args={"area": "meadow"},
    ),
    _row("storm", "BEE-25", "danger-forbids", "pick centre a1", before=STAY, round=6),
    _row(
        "pesticide",
        "BEE-25",
        "danger-forbids",
        "make wax",
        sheets=_in("production", pollen=1),
        before=STAY,
        round=10,
        args={"area": "production"},
    ),
    _row(
        "no bees",
        "BEE-15",
        "no-bees",
        "pick centre a1",
        sheets=_in("meadow", bees=(0, 1, 1)),
        before=STAY,
    ),
    _row(
        "more flowers than bees",
        "BEE-17",
        "all-worked",
        "pick centre a3",
        before=(*STAY, "pick centre a1"),
        args={"bees": 1},
    ),
    _row(
        "more productions than bees",
        "BEE-19",
        "all-worked",
        "make wax",
        sheets=_in("production", pollen=2),
        before=(*STAY, "make wax"),
    ),
    _row("no flower", "BEE-6", "no-such-flower", "pick centre a2", before=STAY),
    _row(
        "twice",
        "BEE-17",
        "flower-crossed",
        "pick centre a1",
        sheets=_in("meadow", flowers=("centre a1",)),
        before=STAY,
        args={"flower": "centre a1"},
    ),
    _row("a closed garden", "BEE-18", "flower-locked", "pick cat a1", before=STAY),
    _row("yellow", "BEE-18", "flower-locked", "pick centre c1", before=STAY),
    _row(
        "not under a pip",
        "BEE-7",
        "out-of-reach",
        "pick centre a1",
        dice=(1, 3, 4),
        before=("die 1", "stay"),
        args={"die": 1},
    ),
    _row(
        "under another face",
        "BEE-7",
        "out-of-reach",
        "pick centre d1",
        sheets=_in("meadow", bees=(2, 1, 1)),
        before=(*STAY, "pick centre a1"),
    ),
    _row(
        "a five makes no honey",
        "BEE-19",
        "wrong-value",
        "make honey",
        sheets=_in("production", nectar=1),
        before=STAY,
        args={"good": "honey", "die": 5},
    ),
    _row(
        "nothing to make it of",
        "BEE-5",
        "nothing-left",
        "make wax",
        sheets=_in("production", nectar=1),
        before=STAY,
        args={"needs": "pollen"},
    ),
    _row(
        "a full track",
        "BEE-19",
        "track-full",
        "make wax",
        sheets=_in("production", pollen=1, wax=0, wax_made=24),
        before=STAY,
        args={"good": "wax"},
    ),
]

COMBS = [
    _row(
        "no comb",
        "BEE-8",
        "no-such-comb",
        "line d2-f1",
        sheets=_in("combs"),
        before=STAY,
        args={"comb": "f1"},
    ),
    _row(
        "twice a round",
        "BEE-20",
        "line-drawn",
        "line d1-c1",
        sheets=_in("combs"),
        before=(*STAY, "line d2-d1"),
    ),
    _row("from elsewhere", "BEE-20", "not-an-end", "line c2-c1", sheets=_in("combs"), before=STAY),
    _row(
        "where it was",
        "BEE-20",
        "comb-visited",
        "line d3-d2",
        sheets=_in("combs"),
        before=STAY,
        args={"comb": "d2"},
    ),
    _row(
        "another way",
        "BEE-20",
        "other-direction",
        "line d3-d4",
        sheets=_in("combs"),
        before=STAY,
        args={"die": 5, "start": "d3", "comb": "d4"},
    ),
    _row(
        "another way, but from the other end",
        "BEE-20",
        "other-direction",
        "line d3-d1",
        sheets=_in("combs"),
        before=STAY,
        args={"die": 5, "start": "d3", "comb": "d1"},
    ),
    _row(
        "a wall of no comb",
        "BEE-8",
        "no-such-comb",
        "wall f1 e",
        sheets=_in("combs", wax=1),
        before=STAY,
    ),
    _row(
        "the other name of a wall",
        "BEE-21",
        "wall-is-called",
        "wall a2 w",
        sheets=_in("combs", wax=1),
        before=STAY,
        args={"wall": "a1 e"},
    ),
    _row(
        "a marked wall",
        "BEE-21",
        "wall-marked",
        "wall a1 w",
        sheets=_in("combs", wax=1),
        before=STAY,
        args={"wall": "a1 w"},
    ),
    _row(
        "no wax",
        "BEE-21",
        "no-wax",
        "wall a1 e",
        sheets=_in("combs"),
        before=STAY,
        args={"price": 1, "wax": 0},
    ),
]

_FULL: dict[str, Any] = {"sheets": _in("combs", wax=3, honey=3), "before": (*STAY, *TO_A1)}

STORING = [
    _row("in no comb", "BEE-8", "no-such-comb", "store f1 egg", **_FULL),
    _row(
        "in another",
        "BEE-22",
        "comb-incomplete",
        "store a2 egg",
        **_FULL,
        args={"comb": "a2", "missing": 5},
    ),
    _row("in a used one", "BEE-22", "comb-used", "store c3 egg", **_FULL, args={"comb": "c3"}),
    _row(
        "when none is complete",
        "BEE-22",
        "comb-incomplete",
        "store a1 egg",
        sheets=_in("combs"),
        before=STAY,
        args={"comb": "a1", "missing": 3},
    ),
    _row("none complete, elsewhere", "BEE-22", "comb-used", "store c3 honey 1", before=STAY),
    _row("none complete, no comb", "BEE-8", "no-such-comb", "store f1 egg", before=STAY),
    _row("too much", "BEE-22", "too-much-honey", "store a1 honey 3", **_FULL, args={"most": 2}),
    _row("no honey at all", "BEE-22", "too-much-honey", "store a1 honey 0", **_FULL),
    _row(
        "more than there is",
        "BEE-22",
        "not-that-much",
        "store a1 honey 2",
        sheets=_in("combs", wax=3, honey=1),
        before=(*STAY, *TO_A1),
        args={"honey": 1},
    ),
    _row("two things", "BEE-22", "only-one-thing", Store("a1", "egg", 1), **_FULL),
    _row(
        "a second queen",
        "BEE-22",
        "one-queen",
        "store a1 queen",
        sheets=_in("combs", wax=3, queen_laid=True),
        before=(*STAY, *TO_A1),
    ),
    _row("water without drought", "BEE-22", "no-water", "store a1 water", **_FULL),
    _row(
        "water twice",
        "BEE-22",
        "no-water",
        "store a1 water",
        sheets=_in("combs", wax=3, drought=True, combs={"e1": "water"}),
        before=(*STAY, *TO_A1),
    ),
]

TABLE = [*ORDER, *DICE_MOVES, *IMPROVEMENT, *LARVAE, *ACTIONS, *COMBS, *STORING]
