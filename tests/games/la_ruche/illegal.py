"""Moves that the rules forbid: the position, the move, the rule it breaks and the reason given."""

from dataclasses import dataclass, field
from typing import Any

from skep.games.la_ruche.moves import Give, Place

PAIR = ("123456@0,0", "356124@1,-1")
"""Two tiles side by side. Beside both are the cells 1,0 and 0,-1; what lies there must show 2 and
6 on its sides 4 and 5, or on its sides 1 and 2."""

HAND = ("134526", "136245")
"""The first fits at 1,0 as it is; so does the second, its back up, as 315426."""

RACE: dict[str, Any] = {"cells": PAIR}
GIFTS: dict[str, Any] = {"cells": PAIR, "options": {"bee": True, "three_contacts": True}}
ONE_GIFT: dict[str, Any] = {**GIFTS, "gifts": [1, 0]}
OPENING: dict[str, Any] = {"phase": "opening"}
THIRD_OPENS: dict[str, Any] = {
    "phase": "opening",
    "cells": PAIR,
    "seats": 3,
    "opener": 1,
    "turn": 0,
}
LAST_OPENS: dict[str, Any] = {"phase": "opening", "cells": PAIR[:1], "opener": 1, "turn": 0}
BLOCKED = ("123456@0,0", "652143@1,-1", "346512@0,-1")
"""The last of these, with its bee up, shuts the comb: no tile fits anywhere any more."""
LAST_GIFT: dict[str, Any] = {**ONE_GIFT, "cells": BLOCKED, "phase": "gifts"}
MATCH: dict[str, Any] = {"cells": PAIR, "options": {"rounds": 2}}
SOLO: dict[str, Any] = {"phase": "solo", "seats": 1}
SOLO_PAIR: dict[str, Any] = {**SOLO, "cells": PAIR}


@dataclass(frozen=True)
class Illegal:
    """One row of the table."""

    why: str
    rule: str
    key: str
    move: Any
    position: dict[str, Any] = field(default_factory=lambda: RACE)
    hand: tuple[str, ...] = HAND
    before: tuple[tuple[int, str], ...] = ()
    """Moves that lead from the position to the one in question, each with its seat."""
    seat: int = 0
    args: dict[str, Any] = field(default_factory=dict)


LAST = ("134526",)
"""A hand that is empty after one placement."""
OUT = ((0, "place 134526@1,0"),)

TABLE = [
    # After the end.
    Illegal(
        "after a hand is empty",
        rule="RUC-9",
        key="la-ruche-game-over",
        move="ready",
        hand=LAST,
        before=OUT,
    ),
    Illegal(
        "placing after the last tile was given away",
        rule="RUC-13",
        key="la-ruche-game-over",
        move="place 123465@1,0",
        position=ONE_GIFT,
        hand=LAST,
        before=((0, "give 134526 to 1"),),
        seat=1,
    ),
    Illegal(
        "after giving up",
        rule="RUC-15",
        key="la-ruche-game-over",
        move="lift",
        position=SOLO_PAIR,
        before=((0, "give up"),),
    ),
    Illegal(
        "after the last tile of a puzzle",
        rule="RUC-15",
        key="la-ruche-game-over",
        move="lift",
        position=SOLO_PAIR,
        hand=LAST,
        before=OUT,
    ),
    # Between two rounds.
    Illegal(
        "placing between two rounds",
        rule="RUC-14",
        key="la-ruche-round-over",
        move="place 123465@1,0",
        position=MATCH,
        hand=LAST,
        before=OUT,
        seat=1,
    ),
    Illegal(
        "placing between two rounds, having said ready",
        rule="RUC-14",
        key="la-ruche-already-ready",
        move="place 123465@1,0",
        position=MATCH,
        hand=LAST,
        before=(*OUT, (1, "ready")),
        seat=1,
    ),
    Illegal(
        "giving between two rounds",
        rule="RUC-13",
        key="la-ruche-gifts-only-in-race",
        move="give 123465 to 0",
        position={**MATCH, "options": {"rounds": 2, "bee": True}},
        hand=LAST,
        before=OUT,
        seat=1,
    ),
    Illegal(
        "ready twice",
        rule="RUC-14",
        key="la-ruche-already-ready",
        move="ready",
        position=MATCH,
        hand=LAST,
        before=(*OUT, (1, "ready")),
        seat=1,
    ),
    Illegal("ready in a race", rule="RUC-14", key="la-ruche-round-not-over", move="ready"),
    Illegal(
        "ready in a puzzle",
        rule="RUC-15",
        key="la-ruche-no-rounds-here",
        move="ready",
        position=SOLO_PAIR,
    ),
    # The opening.
    Illegal(
        "opening before one's turn",
        rule="RUC-4",
        key="la-ruche-not-your-opening",
        move="place 123465@0,0",
        position=OPENING,
        seat=1,
    ),
    Illegal(
        "opening away from the centre",
        rule="RUC-4",
        key="la-ruche-first-at-centre",
        move="place 134526@1,0",
        position=OPENING,
    ),
    Illegal(
        "opening off the table",
        rule="RUC-4",
        key="la-ruche-first-at-centre",
        move=Place("134526", 10**30, 0),
        position=OPENING,
    ),
    Illegal(
        "opening with a tile of somebody else",
        rule="RUC-4",
        key="la-ruche-not-your-tile",
        move="place 123465@0,0",
        position=OPENING,
        args={"tile": "123465"},
    ),
    Illegal(
        "opening beside two tiles, though all colours match",
        rule="RUC-4",
        key="la-ruche-touch-exactly-one",
        move="place 134526@1,0",
        position=THIRD_OPENS,
        args={"contacts": 2},
    ),
    Illegal(
        "opening beside nothing",
        rule="RUC-4",
        key="la-ruche-touches-nothing",
        move="place 134526@5,5",
        position=THIRD_OPENS,
    ),
    Illegal(
        "opening beside one tile with another colour",
        rule="RUC-4",
        key="la-ruche-colours-differ",
        move="place 134526@-1,0",
        position=THIRD_OPENS,
    ),
    Illegal(
        "opening on a tile",
        rule="RUC-4",
        key="la-ruche-cell-taken",
        move="place 134526@0,0",
        position=THIRD_OPENS,
    ),
    Illegal(
        "ending the race before it begins",
        rule="RUC-4",
        key="la-ruche-leave-room",
        move="place 532164@1,-1",
        position=LAST_OPENS,
        hand=("123546", "134526"),
    ),
    # The race.
    Illegal(
        "colours that are none",
        rule="RUC-1",
        key="la-ruche-no-such-tile",
        move=Place("113456", 1, 0),
        args={"tile": "113456"},
    ),
    Illegal(
        "a tile of somebody else",
        rule="RUC-6",
        key="la-ruche-not-your-tile",
        move="place 345126@1,0",
        args={"tile": "126345"},
    ),
    Illegal(
        "a tile that lies already",
        rule="RUC-6",
        key="la-ruche-not-your-tile",
        move="place 123456@1,0",
    ),
    Illegal("far away", rule="RUC-6", key="la-ruche-touches-nothing", move="place 134526@20,-20"),
    Illegal(
        "at the edge of what has numbers",
        rule="RUC-6",
        key="la-ruche-touches-nothing",
        move="place 134526@63,0",
    ),
    Illegal(
        "at a number beyond all bounds",
        rule="RUC-6",
        key="la-ruche-touches-nothing",
        move=Place("134526", 0, -(10**30)),
    ),
    Illegal(
        "beside one tile only, though the colours match",
        rule="RUC-6",
        key="la-ruche-touch-two",
        move="place 452613@0,1",
        args={"contacts": 1},
    ),
    Illegal(
        "one of two colours wrong",
        rule="RUC-6",
        key="la-ruche-colours-differ",
        move="place 346125@1,0",
        hand=("134526", "125346"),
    ),
    Illegal(
        "both colours wrong", rule="RUC-6", key="la-ruche-colours-differ", move="place 613452@1,0"
    ),
    Illegal(
        "the right tile, the wrong face up",
        rule="RUC-6",
        key="la-ruche-colours-differ",
        move="place 625431@1,0",
    ),
    Illegal("on a tile", rule="RUC-7", key="la-ruche-cell-taken", move="place 134526@0,0"),
    Illegal(
        "a moment too late",
        rule="RUC-7",
        key="la-ruche-cell-taken",
        move="place 134526@1,0",
        before=((1, "place 345126@1,0"),),
    ),
    Illegal("taking back in a race", rule="RUC-15", key="la-ruche-solo-only", move="lift"),
    Illegal("giving up a race", rule="RUC-15", key="la-ruche-solo-only", move="give up"),
    # Gifts.
    Illegal(
        "giving in the opening",
        rule="RUC-13",
        key="la-ruche-gifts-only-in-race",
        move="give 134526 to 1",
        position={**OPENING, "options": {"bee": True}},
    ),
    Illegal(
        "giving in a puzzle",
        rule="RUC-13",
        key="la-ruche-gifts-only-in-race",
        move="give 134526 to 0",
        position=SOLO_PAIR,
    ),
    Illegal(
        "giving where nobody does",
        rule="RUC-11",
        key="la-ruche-no-gifts-here",
        move="give 134526 to 1",
    ),
    Illegal(
        "giving without having earned it",
        rule="RUC-13",
        key="la-ruche-no-gift-waiting",
        move="give 134526 to 1",
        position=GIFTS,
    ),
    Illegal(
        "giving once more than earned",
        rule="RUC-13",
        key="la-ruche-no-gift-waiting",
        move="give 134526 to 1",
        position=ONE_GIFT,
        before=((0, "give 136245 to 1"),),
    ),
    Illegal(
        "giving what another seat has earned",
        rule="RUC-13",
        key="la-ruche-no-gift-waiting",
        move="give 123465 to 0",
        position=ONE_GIFT,
        seat=1,
    ),
    Illegal(
        "giving to oneself",
        rule="RUC-11",
        key="la-ruche-give-to-yourself",
        move="give 134526 to 0",
        position=ONE_GIFT,
    ),
    Illegal(
        "giving to nobody",
        rule="RUC-11",
        key="la-ruche-give-to-opponent",
        move="give 134526 to 2",
        position=ONE_GIFT,
        args={"to": 2},
    ),
    Illegal(
        "giving to a seat below all seats",
        rule="RUC-11",
        key="la-ruche-give-to-opponent",
        move=Give("134526", -1),
        position=ONE_GIFT,
    ),
    Illegal(
        "giving what is no tile's name",
        rule="RUC-1",
        key="la-ruche-no-such-tile",
        move=Give("345261", 1),
        position=ONE_GIFT,
        args={"tile": "345261"},
    ),
    Illegal(
        "giving what one does not have",
        rule="RUC-13",
        key="la-ruche-not-your-tile",
        move="give 123465 to 1",
        position=ONE_GIFT,
        args={"tile": "123465"},
    ),
    Illegal(
        "letting gifts go while the race is on",
        rule="RUC-10",
        key="la-ruche-comb-not-blocked",
        move="keep",
        position=ONE_GIFT,
    ),
    Illegal(
        "letting gifts go in the race without one",
        rule="RUC-10",
        key="la-ruche-nothing-to-keep",
        move="keep",
        position=GIFTS,
    ),
    Illegal(
        "letting gifts go in the opening",
        rule="RUC-13",
        key="la-ruche-gifts-only-in-race",
        move="keep",
        position={**OPENING, "options": {"bee": True}},
    ),
    Illegal(
        "letting gifts go in a puzzle",
        rule="RUC-13",
        key="la-ruche-gifts-only-in-race",
        move="keep",
        position=SOLO_PAIR,
    ),
    # The last gifts.
    Illegal(
        "placing when nothing fits",
        rule="RUC-10",
        key="la-ruche-comb-blocked",
        move="place 134526@1,0",
        position=LAST_GIFT,
    ),
    Illegal(
        "placing when nothing fits, with nothing to give",
        rule="RUC-10",
        key="la-ruche-comb-blocked",
        move="place 123564@5,5",
        position=LAST_GIFT,
        seat=1,
    ),
    Illegal(
        "giving a last gift that another seat has",
        rule="RUC-10",
        key="la-ruche-no-gift-left",
        move="give 123564 to 0",
        position=LAST_GIFT,
        seat=1,
    ),
    Illegal(
        "letting last gifts go that another seat has",
        rule="RUC-10",
        key="la-ruche-no-gift-left",
        move="keep",
        position=LAST_GIFT,
        seat=1,
    ),
    Illegal(
        "giving a last gift to oneself",
        rule="RUC-11",
        key="la-ruche-give-to-yourself",
        move="give 134526 to 0",
        position=LAST_GIFT,
    ),
    Illegal(
        "ready while last gifts are given",
        rule="RUC-14",
        key="la-ruche-round-not-over",
        move="ready",
        position=LAST_GIFT,
    ),
    # The puzzle.
    Illegal(
        "the first tile of a puzzle away from the centre",
        rule="RUC-15",
        key="la-ruche-first-at-centre",
        move="place 134526@0,1",
        position=SOLO,
    ),
    Illegal(
        "the bee face down",
        rule="RUC-15",
        key="la-ruche-bee-face-only",
        move="place 315426@1,0",
        position=SOLO_PAIR,
    ),
    Illegal(
        "the second tile of a puzzle apart",
        rule="RUC-15",
        key="la-ruche-touches-nothing",
        move="place 134526@2,0",
        position={**SOLO, "cells": PAIR[:1]},
    ),
    Illegal(
        "the third tile of a puzzle beside one",
        rule="RUC-15",
        key="la-ruche-touch-two",
        move="place 452613@0,1",
        position=SOLO_PAIR,
        args={"contacts": 1},
    ),
    Illegal(
        "other colours in a puzzle",
        rule="RUC-15",
        key="la-ruche-colours-differ",
        move="place 613452@1,0",
        position=SOLO_PAIR,
    ),
    Illegal(
        "on a tile of a puzzle",
        rule="RUC-15",
        key="la-ruche-cell-taken",
        move="place 134526@1,-1",
        position=SOLO_PAIR,
    ),
    Illegal(
        "a tile that is not in the puzzle",
        rule="RUC-15",
        key="la-ruche-not-your-tile",
        move="place 345126@1,0",
        position=SOLO_PAIR,
    ),
    Illegal(
        "taking back from an empty table",
        rule="RUC-15",
        key="la-ruche-nothing-to-lift",
        move="lift",
        position=SOLO,
    ),
]
