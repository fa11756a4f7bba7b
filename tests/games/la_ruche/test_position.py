"""Positions as data: what is filled in, and what is refused."""

from typing import Any

import msgspec
import pytest

from skep.engine.chance import SeededChance
from skep.engine.errors import BadPosition
from skep.games.la_ruche import GAME
from skep.games.la_ruche.material import TILE_NAMES
from tests.games.la_ruche.illegal import HAND, PAIR
from tests.games.la_ruche.table import new, play_out, tile_of

REST = [
    name for name in TILE_NAMES if name not in HAND and name not in {tile_of(cell) for cell in PAIR}
]
GOOD: dict[str, Any] = {"hands": [list(HAND), REST], "cells": PAIR}
SOLO: dict[str, Any] = {"hands": [list(HAND)], "cells": PAIR, "phase": "solo"}
TWO_ROUNDS: dict[str, Any] = {"options": {"rounds": 2}}
BETWEEN: dict[str, Any] = {
    **TWO_ROUNDS,
    "hands": [[], [*HAND, *REST]],
    "phase": "between",
    "reason": "emptied",
}


def test_only_hands_must_be_given() -> None:
    state = GAME.position({"hands": [["123456"], TILE_NAMES[1:]], "phase": "opening"})
    view: Any = GAME.view(state, None)
    assert (view.phase, view.round, view.turn, view.opener) == ("opening", 1, 0, 0)
    assert (view.gifts, view.scores, view.counts) == ((0, 0), (0, 0), (1, 59))


def test_a_good_one_for_each_phase() -> None:
    for data in (GOOD, SOLO, {**GOOD, **BETWEEN}):
        assert GAME.actors(GAME.position(data))


WRONG: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    (GOOD, {"hands": [[]] * 7}, "7 hands; la-ruche is for 1 to 6 seats"),
    (GOOD, {"hands": []}, "0 hands"),
    (GOOD, {"hands": [list(HAND), REST[1:]]}, r"all tiles are dealt \(RUC-3\); missing: 123465"),
    (GOOD, {"hands": [["234561"], REST]}, "there is no tile '234561'"),
    (GOOD, {"hands": [[*HAND, HAND[0]], REST]}, r"tile 134526 is there twice \(RUC-1\)"),
    (GOOD, {"hands": [[*HAND, "123456"], REST]}, r"tile 123456 is there twice \(RUC-1\)"),
    (GOOD, {"cells": ("123456@1,0", "356124@1,-1")}, "the first tile lies at 0,0"),
    (GOOD, {"cells": ("123456@0,0", "124356@1,-1")}, r"124356@1,-1 does not fit .* \(RUC-6\)"),
    (GOOD, {"cells": ("123456@0,0", "356124@0,0")}, r"356124@0,0 does not fit"),
    (GOOD, {"cells": ("123456@0,0", "356124@5,5")}, r"356124@5,5 touches 0 tiles"),
    (GOOD, {"cells": ("123456@0,0", "356124@61,0")}, "not a tile on a cell"),
    (GOOD, {"cells": ("123456@0,0", "up")}, "is not a move"),
    (
        GOOD,
        {"hands": [[HAND[1]], REST], "cells": (*PAIR, "452613@0,1")},
        r"452613@0,1 touches 1 tiles \(RUC-4, RUC-6\)",
    ),
    (GOOD, {"cells": PAIR[:1], "hands": [[*HAND, "124356"], REST]}, "every seat has laid a tile"),
    (GOOD, {"hands": [[], [*HAND, *REST]]}, "the round is over"),
    (GOOD, {"phase": "solo"}, "phase solo with 2 seats"),
    (GOOD, {"phase": "later"}, "Invalid enum value 'later'"),
    (GOOD, {"phase": "opening"}, "2 tiles lie, but 0 seats have opened"),
    (
        GOOD,
        {"phase": "opening", "turn": 1, "cells": PAIR[:1], "hands": [[], [*HAND, "124356", *REST]]},
        "no tile to open with",
    ),
    (GOOD, {"turn": 2}, "there is no seat 2"),
    (GOOD, {"opener": -1}, "there is no seat 0 or -1"),
    (GOOD, {"round": 2}, "round 2 of 1"),
    (GOOD, {"round": 0}, "round 0 of 1"),
    (GOOD, {"gifts": [1, 0]}, r"gifts \(1, 0\): one for each seat, 0 to 0"),
    (GOOD, {"gifts": [2, 0], "options": {"bee": True}}, "gifts .*, 0 to 1"),
    (GOOD, {"gifts": [0], "options": {"bee": True}}, "one for each seat"),
    (GOOD, {"points": [4, 0]}, "points .*, 0 to 3"),
    (GOOD, {"ready": [True, False]}, "ready .*, 0 to 0"),
    (GOOD, {"reason": "emptied"}, "phase race and reason 'emptied' do not go together"),
    (GOOD, {"reason": "boredom"}, "do not go together"),
    (GOOD, {"phase": "over"}, "phase over and reason '' do not go together"),
    (GOOD, {"phase": "over", "reason": "emptied"}, "the round is not over by emptied"),
    (GOOD, {"phase": "over", "reason": "blocked"}, "the round is not over by blocked"),
    (GOOD, {"phase": "over", "reason": "solved"}, "the round is not over by solved"),
    (GOOD, {**BETWEEN, "options": {}}, r"round 1 of 1 is over \(RUC-14\)"),
    (GOOD, {**BETWEEN, "phase": "over"}, r"round 1 of 2 is over \(RUC-14\)"),
    (GOOD, {**BETWEEN, "ready": [True, True]}, "all are ready"),
    (GOOD, {"options": {"rounds": 10}}, "Expected `int` <= 9"),
    (GOOD, {"options": {"speed": 3}}, "unknown field `speed`"),
    (GOOD, {"colour": "red"}, "unknown field `colour`"),
    (GOOD, {"hands": None}, "Expected `array`, got `null`"),
    (SOLO, {"phase": "race"}, "phase race with 1 seats"),
    (SOLO, {"hands": [[]]}, r"the puzzle is solved \(RUC-15\)"),
    (SOLO, {"cells": (*PAIR, "315426@1,0"), "hands": [[]]}, r"does not show its bee \(RUC-15\)"),
    (SOLO, {"options": {"puzzle": "123456 124356 134526"}}, "not the tiles of the puzzle"),
    (SOLO, {"phase": "over", "reason": "solved"}, "the round is not over by solved"),
]


@pytest.mark.parametrize(("base", "change", "complaint"), WRONG, ids=lambda value: str(value)[:50])
def test_nonsense_is_refused(base: dict[str, Any], change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        GAME.position({**base, **change})


@pytest.mark.rule("RUC-4")
def test_a_third_opening_tile_that_touches_two_is_no_position() -> None:
    hands = [["123465"], ["123546"], [name for name in REST if name not in ("123465", "123546")]]
    hands[2].append("136245")
    with pytest.raises(BadPosition, match=r"134526@1,0 touches 2 tiles \(RUC-4"):
        GAME.position({"hands": hands, "cells": (*PAIR, "134526@1,0")})


def test_nothing_fits_so_the_race_is_over() -> None:
    matches = (play_out(new(2, seed), seed) for seed in range(200))
    match = next(match for match in matches if match.reason == "blocked")
    plain = GAME.plain(match.state)
    assert GAME.plain(GAME.position(plain)) == plain

    data = msgspec.to_builtins(plain)
    with pytest.raises(BadPosition, match="nothing fits"):
        GAME.position({**data, "phase": "race", "reason": ""})


@pytest.mark.rule("RUC-15")
def test_a_spectator_of_a_given_puzzle_can_imagine_its_hand() -> None:
    match = new(1, puzzle="123456 124356 134526")
    match.apply(0, "place 123456@0,0")
    imagined = GAME.imagine(match.view(None), SeededChance(1))
    assert GAME.plain(imagined) == GAME.plain(match.state)
