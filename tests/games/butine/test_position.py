"""Positions as data: what is filled in, and what is refused."""

from typing import Any

import msgspec
import pytest

import skep
from tests.games.butine.positions import EIGHT, THREE_FLIGHTS, all_tiles, at, play

GOOD: dict[str, Any] = {
    "hands": [["WYR", "YWB", "WYW"], ["RBR", "RBY", "WBW"]],
    "market": ["BRB", "YRY", "BYB"],
    "tiles": EIGHT,
}


def test_only_hands_and_market_must_be_given() -> None:
    match = skep.position("butine", {"hands": GOOD["hands"], "market": GOOD["market"]})
    view: Any = match.view()
    assert (view.tiles, view.bee, view.turn, view.phase) == (("W0@0,0",), 0, 0, "act")
    assert view.deck == 39
    assert view.scores == (0, 0)


def test_a_shorter_deck_sends_the_rest_away() -> None:
    view: Any = skep.position("butine", {**GOOD, "deck": 5}).view()
    assert view.deck == 5 == sum(view.unseen.values())
    assert len(view.gone) == 39 - 5


def test_cards_and_tiles_may_be_written_loosely() -> None:
    loose = {**GOOD, "hands": [["RYW", "BWY", "WYW"], *GOOD["hands"][1:]]}
    assert skep.position("butine", loose).hash() == skep.position("butine", GOOD).hash()


def test_earlier_points_follow_from_the_rest() -> None:
    """A second action needs two points from earlier turns; the position says how many there are."""
    down = [["RWR", "RWY", "RWB"], []]
    match = at(["WYW"], tiles=EIGHT, face_down=down, gathered=2, options={"expert": True}, bee=6)
    assert match.state.earlier == 1
    live = at(["WYR", "YWB", "WYW"], tiles=EIGHT, face_down=down, options={"expert": True})
    play(live, *THREE_FLIGHTS[:2])
    assert live.state.earlier == 3


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"hands": [["WYR"] * 3]}, "1 hands; butine is for 2 to 4 seats"),
    ({"market": ["BRB"]}, r"market has 1 cards, not 3 \(BUT-5\)"),
    ({"market": ["BRB", "YRY", "WWW"]}, r"no Hive card 'WWW' \(BUT-2\)"),
    ({"market": ["WYR", "WYR", "WYR"]}, r"more than 2 cards WYR \(BUT-2\)"),
    ({"hands": [["WYR", "YWB"], ["RBR", "RBY", "WBW"]]}, "seat 0 has 2 cards in phase act"),
    ({"hands": [["WYR"] * 2 + ["YWB"], ["RBR"] * 2]}, "seat 1 has 2 cards in phase act"),
    ({"phase": "refill"}, "nothing to refill"),
    ({"phase": "swap"}, "nothing to swap with"),
    ({"phase": "later"}, "Invalid enum value 'later'"),
    ({"phase": "over"}, "no game ends by ''"),
    ({"phase": "over", "reason": "boredom"}, "no game ends by 'boredom'; reasons: deck-out"),
    ({"phase": "over", "reason": "all-passed"}, "not over by all-passed"),
    ({"phase": "over", "reason": "challenge-reached"}, "not over by challenge-reached"),
    ({"phase": "over", "reason": "deck-out-by-swap"}, "not over by deck-out-by-swap"),
    ({"reason": "all-passed"}, "a reason when it is over"),
    ({"deck": 0}, r"the deck is empty, so the game is over \(BUT-16\)"),
    ({"deck": 40}, "deck cannot have 40 cards"),
    ({"deck": -1}, "deck cannot have -1 cards"),
    ({"tiles": []}, r"first tile is W0@0,0 \(BUT-4\)"),
    ({"tiles": ["B0@0,0"]}, r"first tile is W0@0,0 \(BUT-4\)"),
    ({"tiles": ["W0@0,0", "B0@0,0"]}, r"B0@0,0 cannot be laid .* \(BUT-7\)"),
    ({"tiles": ["W0@0,0", "B0@9,9"]}, r"B0@9,9 cannot be laid .* \(BUT-7\)"),
    ({"tiles": ["W0@0,0", "R0@1,-2", "R3@0,-2"]}, r"R3@0,-2 cannot be laid .* \(BUT-7\)"),
    ({"tiles": ["W0@0,0", "B5@1,0"]}, r"B5@1,0 is not a way to lay a tile \(BUT-1\)"),
    ({"tiles": ["W0@0,0", "B0@999,0"]}, "not a way to lay a tile"),
    ({"tiles": ["W0@0,0", "Q0@1,0"]}, "'Q0@1,0' is not a tile; tiles look like"),
    ({"tiles": ["W0@0,0", *(f"W0@{i},{i}" for i in range(1, 8))]}, r"more than 7 tiles W"),
    ({"bee": 8}, "bee stands on tile 8, but there is no such tile"),
    ({"bee": -1}, "bee stands on tile -1"),
    ({"turn": 2}, "turn of seat 2, but there is no such seat"),
    ({"gathered": 4}, r"4 cards gathered this turn \(BUT-11\)"),
    ({"passes": 3}, r"3 passes in a row \(BUT-18\)"),
    ({"passes": 2}, "everybody has passed, so the game is over"),
    ({"passes": 1, "placed": True}, "this turn is no pass"),
    ({"paid": True}, "paid for a second action"),
    ({"earlier": 5}, "5 points at the beginning of the turn, but its cards say 0"),
    ({"earlier": -1}, "-1 points at the beginning"),
    ({"face_down": [["WRW"]]}, "face_down names 1 seats, but there are 2 hands"),
    ({"blind": [[], [], []]}, "blind names 3 seats"),
    ({"options": {"challenge": 2}, "face_down": [["WRW"] * 2, []]}, "a seat has 2 points"),
    ({"options": {"challenge": 1}}, "Expected `int` >= 2"),
    ({"options": {"easy": True}}, "unknown field `easy`"),
    ({"colour": "red"}, "unknown field `colour`"),
    ({"bee": "0"}, "Expected `int`, got `str`"),
    ({"hands": None}, "Expected `array`, got `null`"),
]


@pytest.mark.parametrize(("change", "complaint"), WRONG, ids=lambda value: str(value)[:40])
def test_nonsense_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(skep.BadPosition, match=complaint):
        skep.position("butine", {**GOOD, **change})


def test_cards_gathered_in_this_turn_must_lie_there() -> None:
    hands = [["WYR", "YWB"], GOOD["hands"][1]]
    with pytest.raises(skep.BadPosition, match="-1 points at the beginning of the turn"):
        skep.position("butine", {**GOOD, "hands": hands, "gathered": 1})
    paid = {"gathered": 1, "placed": True, "face_down": [["WRW"], []]}
    with pytest.raises(skep.BadPosition, match="nothing was paid"):
        skep.position("butine", {**GOOD, "hands": hands, **paid})


@pytest.mark.parametrize("missing", ["hands", "market"])
def test_what_must_be_given(missing: str) -> None:
    short = {name: value for name, value in GOOD.items() if name != missing}
    with pytest.raises(skep.BadPosition, match=f"missing required field `{missing}`"):
        skep.position("butine", short)


def test_a_finished_game_is_a_position_too() -> None:
    """Also one in which a bonus card was spent unseen: at the end the others lie open."""
    match = at(
        ["WYR", "YWB", "WYW"],
        tiles=all_tiles(),
        blind=[["WRW", "WRW"], ["RWR", "RWR"]],
        gone_blind=["YRB"],
        turn=1,
        passes=1,
    )
    play(match, "pass", "done")
    assert match.over
    view: Any = match.view(0)
    assert view.bonus == (("WRW", "WRW"), ("RWR", "RWR"))
    assert {"WRW", "RWR"}.isdisjoint(view.unseen)
    assert view.unseen["YRB"] == 2
    plain = msgspec.to_builtins(match.game.plain(match.state))
    again = skep.position("butine", plain)
    assert (again.hash(), again.result) == (match.hash(), match.result)
