"""The expert rule, BUT-21: two points for both actions in one turn."""

from typing import Any

import pytest

import skep
from skep.games.butine.facts import Gathered, Paid, Placed
from skep.games.butine.material import CARD_NAMES
from tests.games.butine.positions import EIGHT, THREE_FLIGHTS, all_tiles, at, play, verbs

MARKET = ["BRB", "YRY", "BYB"]
HAND = ["WYR", "YWB", "WYW"]
DOWN = [["RWR", "RWY", "RWB"], []]
EXPERT = {"expert": True}


def view_of(match: skep.Match) -> Any:
    return match.view(None)


def key(match: skep.Match, move: str) -> tuple[str, str] | None:
    refusal = match.check(match.actors[0], move)
    return None if refusal is None else (refusal.rule, refusal.reason.key)


@pytest.mark.rule("BUT-21")
def test_place_then_gather() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=DOWN, options=EXPERT)
    play(match, "place B1@3,-1")
    assert match.scores == (3, 0), "nothing is paid before the second action starts"
    assert verbs(match) == {"gather", "done"}
    events = match.apply(0, THREE_FLIGHTS[0])
    assert [event.public for event in events] == [
        Paid(0, 1),
        Gathered(0, "WYR", (5, 1, 2), 2),
    ]
    assert match.scores == (2, 0)
    assert view_of(match).gone == ("RWR", "RWY")
    # Further cards belong to the same action and cost nothing more.
    play(match, *THREE_FLIGHTS[1:])
    assert match.scores == (5, 0)
    assert view_of(match).phase == "refill"


@pytest.mark.rule("BUT-21")
def test_gather_then_place() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=DOWN, options=EXPERT)
    play(match, THREE_FLIGHTS[0])
    assert match.scores == (4, 0)
    assert verbs(match) == {"gather", "place", "done"}
    events = match.apply(0, "place B1@3,-1")
    assert [event.public for event in events] == [Paid(0, 2), Placed(0, "B", 8, "B1@3,-1")]
    # The second action is over with its one tile: no more cards this turn.
    assert view_of(match).phase == "refill"
    assert view_of(match).gathered == 1


@pytest.mark.rule("BUT-21")
def test_three_cards_then_a_tile() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=DOWN, options=EXPERT)
    play(match, *THREE_FLIGHTS)
    assert match.scores == (7, 0)
    assert verbs(match) == {"place", "done"}
    play(match, "place B1@3,-1")
    assert match.scores == (5, 0)
    assert len(view_of(match).hands[0]) == 0


@pytest.mark.rule("BUT-21")
def test_the_points_must_come_from_earlier_turns() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=[["RWR"], []], options=EXPERT)
    play(match, *THREE_FLIGHTS[:2])
    assert match.scores == (3, 0)
    assert key(match, "place B1@3,-1") == ("BUT-21", "butine-cannot-pay")
    assert "place" not in verbs(match)


@pytest.mark.rule("BUT-21")
def test_earlier_cards_pay_not_those_of_this_turn() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=DOWN, options=EXPERT)
    play(match, THREE_FLIGHTS[0], "place B1@3,-1")
    assert view_of(match).face_down[0] == ("RWB", "WYR")
    assert view_of(match).gone == ("RWR", "RWY")


@pytest.mark.rule("BUT-21")
def test_an_earlier_blind_card_pays_before_a_card_of_this_turn() -> None:
    match = at(
        HAND,
        tiles=EIGHT,
        market=MARKET,
        face_down=[["RWR"], []],
        blind=[["WBW"], []],
        options=EXPERT,
    )
    play(match, *THREE_FLIGHTS[:2], f"{THREE_FLIGHTS[2]} => RYR", "place B1@3,-1")
    view = view_of(match)
    assert (view.gone, view.gone_blind) == (("RWR",), 1)
    assert view.face_down[0] == ("WYR", "YWB", "WYW")
    assert [CARD_NAMES[card] for card in match.state.blind[0]] == ["RYR"]


@pytest.mark.rule("BUT-21")
def test_only_once_a_turn() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=DOWN, options=EXPERT)
    play(match, "place B1@3,-1", THREE_FLIGHTS[0])
    assert key(match, "place B1@3,0") == ("BUT-21", "butine-both-actions-done")
    assert verbs(match) == {"gather", "done"}


@pytest.mark.rule("BUT-13")
@pytest.mark.rule("BUT-21")
def test_without_the_option_one_action_is_all() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=DOWN)
    play(match, THREE_FLIGHTS[0])
    assert key(match, "place B1@3,-1") == ("BUT-13", "butine-one-action")
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=DOWN)
    play(match, "place B1@3,-1")
    assert view_of(match).phase == "swap"


@pytest.mark.rule("BUT-21")
def test_the_second_action_may_be_left() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=DOWN, options=EXPERT)
    play(match, "place B1@3,-1", "done")
    assert match.scores == (3, 0)
    assert view_of(match).phase == "swap"


@pytest.mark.rule("BUT-21")
def test_after_paying_a_swap_is_still_possible() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=DOWN, options=EXPERT)
    play(match, "place B1@3,-1", THREE_FLIGHTS[0], "done", "take BRB => WRW", "swap BRB for deck")
    assert match.scores == (1, 0)
    assert match.actors == (1,)


@pytest.mark.rule("BUT-21")
def test_no_second_action_is_offered_when_there_is_none() -> None:
    """Not the tile when none is left, not the bee when it is stuck."""
    match = at(["YWB", "RBR", "RBY"], tiles=all_tiles(), bee=4, face_down=DOWN, options=EXPERT)
    play(match, "gather YWB 13-4-7")
    assert view_of(match).phase == "refill"
    match = at(["RBR", "RBY", "WBW"], tiles=EIGHT, face_down=DOWN, options=EXPERT)
    play(match, "place B0@-1,-1")
    assert view_of(match).phase == "swap"


@pytest.mark.rule("BUT-21")
@pytest.mark.rule("BUT-20")
def test_paid_points_do_not_count_for_the_challenge() -> None:
    """Three points, two paid, then three cards: the third makes four, the bonus five."""
    options = {"expert": True, "challenge": 5}
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=DOWN, options=options)
    play(match, "place B1@3,-1", *THREE_FLIGHTS[:2])
    assert match.scores == (3, 0)
    assert not match.over
    play(match, THREE_FLIGHTS[2])
    assert (match.scores, match.reason) == ((5, 0), "challenge-reached")
