"""Moves that the rules forbid: the position, the move, the rule it breaks and the reason given."""

from dataclasses import dataclass, field
from typing import Any

from skep.games.butine.moves import Gather, Place, Swap, Take
from tests.games.butine.positions import EIGHT, all_tiles

HAND = ["WYR", "YWB", "WYW"]
MARKET = ["BRB", "YRY", "BYB"]
EIGHT_TILES: dict[str, Any] = {"tiles": EIGHT, "market": MARKET}
ONE_POINT: dict[str, Any] = {**EIGHT_TILES, "face_down": [["WRW"], []]}
SWAP: dict[str, Any] = {**ONE_POINT, "phase": "swap"}
REFILL: dict[str, Any] = {**ONE_POINT, "phase": "refill", "gathered": 1}
EXPERT: dict[str, Any] = {**EIGHT_TILES, "options": {"expert": True}}
THREE_POINTS: dict[str, Any] = {"face_down": [["RWR", "RWY", "RWB"], []]}


@dataclass(frozen=True)
class Illegal:
    """One row of the table."""

    why: str
    rule: str
    key: str
    move: Any
    position: dict[str, Any] = field(default_factory=lambda: EIGHT_TILES)
    hand: tuple[str, ...] = tuple(HAND)
    before: tuple[str, ...] = ()
    """Moves that lead from the position to the one in question."""
    seat: int = 0
    args: dict[str, Any] = field(default_factory=dict)


TABLE = [
    # Whose turn it is.
    Illegal("out of turn", rule="BUT-6", key="butine-not-your-turn", move="pass", seat=1),
    Illegal(
        "out of turn, with a move that the other seat could make",
        rule="BUT-6",
        key="butine-not-your-turn",
        move="place B1@3,-1",
        seat=1,
    ),
    Illegal(
        "after the last card",
        rule="BUT-16",
        key="butine-game-over",
        move="place B1@3,-1",
        position={**SWAP, "deck": 1},
        before=("swap WYR for deck",),
        seat=1,
    ),
    Illegal(
        "after everybody passed",
        rule="BUT-18",
        key="butine-game-over",
        move="pass",
        position={"tiles": all_tiles(), "passes": 1},
        before=("pass",),
    ),
    Illegal(
        "after the challenge is won",
        rule="BUT-20",
        key="butine-game-over",
        move="gather YWB 1-5-6",
        position={**ONE_POINT, "options": {"challenge": 2}},
        before=("gather WYR 5-1-2",),
    ),
    # Placing.
    Illegal(
        "a triangle has two orientations",
        rule="BUT-1",
        key="butine-no-such-turn",
        move="place B2@1,1",
        args={"tile": "B", "turn": 2},
    ),
    Illegal(
        "a turn that text cannot even name",
        rule="BUT-1",
        key="butine-no-such-turn",
        move=Place("R", -1, 1, 1),
    ),
    Illegal("on a laid tile", rule="BUT-7", key="butine-overlap", move="place B0@0,0"),
    Illegal("half on a laid tile", rule="BUT-7", key="butine-overlap", move="place R0@1,0"),
    Illegal("a hexagon on itself", rule="BUT-7", key="butine-overlap", move="place W0@0,0"),
    Illegal(
        "far away",
        rule="BUT-7",
        key="butine-touches-nothing",
        move="place B0@20,20",
        args={"tile": "B"},
    ),
    Illegal(
        "off the lattice", rule="BUT-7", key="butine-touches-nothing", move="place B0@9999,-9999"
    ),
    Illegal(
        "at a number beyond all bounds",
        rule="BUT-7",
        key="butine-touches-nothing",
        move=Place("B", 0, 10**30, 0),
    ),
    Illegal(
        "a corner alone",
        rule="BUT-7",
        key="butine-touches-nothing",
        move="place B0@1,0",
        position={"tiles": ["W0@0,0"], "market": MARKET},
    ),
    Illegal(
        "long side on long side, shifted",
        rule="BUT-7",
        key="butine-no-corner",
        move="place R3@0,-2",
        position={"tiles": ["W0@0,0", "R0@1,-2"]},
        args={"tile": "R"},
    ),
    Illegal(
        "none left",
        rule="BUT-7",
        key="butine-no-tile-left",
        move="place W0@9,9",
        position={"tiles": all_tiles()},
        args={"tile": "W"},
    ),
    Illegal(
        "placing in the refill",
        rule="BUT-14",
        key="butine-refill-first",
        move="place B1@3,-1",
        position=REFILL,
        hand=("YWB", "WYW"),
        args={"missing": 1},
    ),
    Illegal(
        "placing in the swap",
        rule="BUT-15",
        key="butine-only-swap-left",
        move="place B1@3,-1",
        position=SWAP,
    ),
    # A second action.
    Illegal(
        "placing after gathering, without the expert rule",
        rule="BUT-13",
        key="butine-one-action",
        move="place B1@3,-1",
        before=("gather WYR 5-1-2",),
        args={"did": "gathered"},
    ),
    Illegal(
        "gathering after placing, without the expert rule",
        rule="BUT-13",
        key="butine-one-action",
        move="gather WYR 5-1-2",
        position={**EIGHT_TILES, "placed": True},
        args={"did": "placed"},
    ),
    Illegal(
        "placing twice in a row, without the expert rule",
        rule="BUT-13",
        key="butine-one-action",
        move="place B1@3,-1",
        position={**EIGHT_TILES, "placed": True},
        args={"did": "placed"},
    ),
    Illegal(
        "placing after gathering, too poor",
        rule="BUT-21",
        key="butine-cannot-pay",
        move="place B1@3,-1",
        position={**EXPERT, "face_down": [["RWR"], []]},
        before=("gather WYR 5-1-2", "gather YWB 1-5-6"),
        args={"price": 2, "earlier": 1},
    ),
    Illegal(
        "placing twice",
        rule="BUT-21",
        key="butine-both-actions-done",
        move="place B1@3,0",
        position={**EXPERT, **THREE_POINTS},
        before=("place B1@3,-1", "gather WYR 5-1-2"),
    ),
    Illegal(
        "placing twice in a row, rich enough for a second action",
        rule="BUT-7",
        key="butine-one-tile",
        move="place B1@3,0",
        position={**EXPERT, **THREE_POINTS},
        before=("place B1@3,-1",),
    ),
    Illegal(
        "placing twice in a row, too poor for a second action",
        rule="BUT-21",
        key="butine-cannot-pay",
        move="place B1@3,0",
        position={**EXPERT, "placed": True},
        args={"price": 2, "earlier": 0},
    ),
    # Gathering.
    Illegal(
        "gathering in the refill",
        rule="BUT-14",
        key="butine-refill-first",
        move="gather YWB 1-5-6",
        position=REFILL,
        hand=("YWB", "WYW"),
    ),
    Illegal(
        "gathering in the swap",
        rule="BUT-15",
        key="butine-only-swap-left",
        move="gather WYR 5-1-2",
        position=SWAP,
    ),
    Illegal(
        "a card that does not exist",
        rule="BUT-2",
        key="butine-no-such-card",
        move=Gather("WWW", (5, 1, 2)),
        args={"card": "WWW"},
    ),
    Illegal(
        "a card by its other name, as a value",
        rule="BUT-2",
        key="butine-card-is-called",
        move=Gather("RYW", (5, 1, 2)),
        args={"card": "WYR"},
    ),
    Illegal(
        "a card of the market",
        rule="BUT-8",
        key="butine-not-your-card",
        move="gather BYB 3-1-2",
        args={"card": "BYB"},
    ),
    Illegal(
        "a tile that is not there",
        rule="BUT-8",
        key="butine-no-such-tile",
        move="gather WYR 5-1-8",
        args={"number": 8},
    ),
    Illegal(
        "a tile with a negative number",
        rule="BUT-8",
        key="butine-no-such-tile",
        move=Gather("WYR", (5, 1, -6)),
    ),
    Illegal(
        "first step too far",
        rule="BUT-8",
        key="butine-not-adjacent",
        move="gather WYR 6-1-2",
        args={"start": 0, "end": 6},
    ),
    Illegal(
        "third step over a corner",
        rule="BUT-8",
        key="butine-not-adjacent",
        move="gather WYR 5-1-4",
        args={"start": 1, "end": 4},
    ),
    Illegal(
        "standing still at first",
        rule="BUT-8",
        key="butine-no-standing-still",
        move="gather WYR 0-1-2",
        args={"number": 0},
    ),
    Illegal(
        "standing still on the way",
        rule="BUT-8",
        key="butine-no-standing-still",
        move="gather WYW 5-1-1",
    ),
    Illegal(
        "other flowers",
        rule="BUT-8",
        key="butine-wrong-flowers",
        move="gather WYR 5-1-3",
        args={"card": "WYR", "flown": "WYB"},
    ),
    Illegal(
        "the middle flower first",
        rule="BUT-8",
        key="butine-wrong-flowers",
        move="gather WYR 1-5-0",
    ),
    Illegal(
        "one tile twice",
        rule="BUT-9",
        key="butine-tile-twice",
        move="gather WYW 5-1-5",
        args={"number": 5},
    ),
    # Refill.
    Illegal("taking before acting", rule="BUT-14", key="butine-nothing-to-refill", move="take BRB"),
    Illegal(
        "taking with a full hand",
        rule="BUT-14",
        key="butine-nothing-to-refill",
        move="take BRB",
        position=SWAP,
    ),
    Illegal(
        "taking while gathering",
        rule="BUT-14",
        key="butine-close-first",
        move="take BRB",
        before=("gather WYR 5-1-2",),
        args={"did": "gathered"},
    ),
    Illegal(
        "taking by the other name of a card, as a value",
        rule="BUT-2",
        key="butine-card-is-called",
        move=Take("YRW"),
        position=REFILL,
        hand=("YWB", "WYW"),
        args={"card": "WRY"},
    ),
    Illegal(
        "taking what is not there",
        rule="BUT-14",
        key="butine-not-in-market",
        move="take WYR",
        position=REFILL,
        hand=("YWB", "WYW"),
        args={"card": "WYR"},
    ),
    Illegal(
        "taking no card",
        rule="BUT-2",
        key="butine-no-such-card",
        move=Take("deck"),
        position=REFILL,
        hand=("YWB", "WYW"),
    ),
    # Swap.
    Illegal(
        "swapping first", rule="BUT-15", key="butine-swap-comes-last", move="swap WYR for deck"
    ),
    Illegal(
        "swapping between two cards",
        rule="BUT-15",
        key="butine-close-first",
        move="swap YWB for deck",
        before=("gather WYR 5-1-2",),
        args={"did": "gathered"},
    ),
    Illegal(
        "swapping between a tile and a card",
        rule="BUT-15",
        key="butine-close-first",
        move="swap WYR for deck",
        position={**EXPERT, **THREE_POINTS},
        before=("place B1@3,-1",),
        args={"did": "placed"},
    ),
    Illegal(
        "swapping instead of passing",
        rule="BUT-13",
        key="butine-pass-first",
        move="swap WYR for deck",
        position={"tiles": all_tiles()},
    ),
    Illegal(
        "swapping before the refill",
        rule="BUT-14",
        key="butine-refill-first",
        move="swap YWB for deck",
        position=REFILL,
        hand=("YWB", "WYW"),
        args={"missing": 1},
    ),
    Illegal(
        "giving what one does not have",
        rule="BUT-15",
        key="butine-not-your-card",
        move="swap RBR for deck",
        position=SWAP,
        args={"card": "RBR"},
    ),
    Illegal(
        "swapping for what is not there",
        rule="BUT-15",
        key="butine-not-in-market",
        move="swap WYR for RBR",
        position=SWAP,
        args={"card": "RBR"},
    ),
    Illegal(
        "giving no card",
        rule="BUT-2",
        key="butine-no-such-card",
        move=Swap("deck", "deck"),
        position=SWAP,
        args={"card": "deck"},
    ),
    Illegal(
        "giving by the other name of a card, as a value",
        rule="BUT-2",
        key="butine-card-is-called",
        move=Swap("RYW", "deck"),
        position=SWAP,
        args={"card": "WYR"},
    ),
    Illegal(
        "swapping for the other name of a card, as a value",
        rule="BUT-2",
        key="butine-card-is-called",
        move=Swap("WYR", "BYR"),
        position=SWAP,
        args={"card": "RYB"},
    ),
    Illegal(
        "swapping for no card",
        rule="BUT-2",
        key="butine-no-such-card",
        move=Swap("WYR", "top"),
        position=SWAP,
        args={"card": "top"},
    ),
    # Done and pass.
    Illegal("doing nothing", rule="BUT-13", key="butine-must-act", move="done"),
    Illegal(
        "doing nothing instead of passing",
        rule="BUT-13",
        key="butine-pass-first",
        move="done",
        position={"tiles": all_tiles()},
    ),
    Illegal(
        "leaving the refill",
        rule="BUT-14",
        key="butine-refill-first",
        move="done",
        position=REFILL,
        hand=("YWB", "WYW"),
    ),
    Illegal("passing with tiles left", rule="BUT-13", key="butine-can-place", move="pass"),
    Illegal(
        "passing with a flight open",
        rule="BUT-13",
        key="butine-can-gather",
        move="pass",
        position={"tiles": all_tiles(), "bee": 4, "market": MARKET},
    ),
    Illegal(
        "passing after gathering",
        rule="BUT-13",
        key="butine-already-acted",
        move="pass",
        before=("gather WYR 5-1-2",),
    ),
    Illegal(
        "passing in the refill",
        rule="BUT-14",
        key="butine-refill-first",
        move="pass",
        position=REFILL,
        hand=("YWB", "WYW"),
    ),
    Illegal(
        "passing in the swap",
        rule="BUT-13",
        key="butine-already-acted",
        move="pass",
        position={**SWAP, "placed": True},
    ),
    Illegal(
        "passing twice",
        rule="BUT-15",
        key="butine-only-swap-left",
        move="pass",
        position={"tiles": all_tiles(), "face_down": [["WRW"], []]},
        before=("pass",),
    ),
]
