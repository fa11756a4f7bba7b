"""Filling up and swapping: BUT-14 and BUT-15."""

from collections import Counter
from typing import Any

import pytest

import skep
from skep.games.butine.facts import Swapped, Took
from tests.games.butine.positions import (
    EIGHT,
    THREE_FLIGHTS,
    all_tiles,
    at,
    play,
    texts,
    verbs,
)

MARKET = ["BRB", "YRY", "BYB"]
HAND = ["WYR", "RBR", "RBY"]


def view_of(match: skep.Match) -> Any:
    return match.view(None)


@pytest.mark.rule("BUT-14")
def test_a_taken_card_is_replaced_at_once() -> None:
    match = play(at(HAND, tiles=EIGHT, market=MARKET), "gather WYR 5-1-2")
    assert texts(match) == ["take YRY", "take BRB", "take BYB"]
    deck = view_of(match).deck
    events = match.apply(0, "take YRY")
    view = view_of(match)
    new = view.market[1]
    assert events[0].public == Took(0, "YRY", new)
    assert (view.market[0], view.market[2], view.deck) == ("BRB", "BYB", deck - 1)
    assert view.hands[0] == ("RBR", "RBY", "YRY")


@pytest.mark.rule("BUT-14")
def test_one_refills_until_there_are_three() -> None:
    match = play(at(["WYR", "YWB", "WYW"], tiles=EIGHT, market=MARKET), *THREE_FLIGHTS)
    for missing in (3, 2, 1):
        assert len(view_of(match).hands[0]) == 3 - missing
        assert verbs(match) == {"take"}
        match.apply(0, match.legal(0)[0])
    assert len(view_of(match).hands[0]) == 3
    assert view_of(match).phase == "swap"


@pytest.mark.rule("BUT-14")
def test_the_replacement_may_be_taken_next() -> None:
    match = play(at(["WYR", "YWB", "RBR"], tiles=EIGHT, market=MARKET), *THREE_FLIGHTS[:2])
    play(match, "take BRB => WRW", "take WRW => WYB")
    assert view_of(match).hands[0] == ("RBR", "BRB", "WRW")
    assert view_of(match).market == ("WYB", "YRY", "BYB")


@pytest.mark.rule("BUT-14")
def test_nothing_to_refill_after_a_tile() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET)
    play(match, "place B1@3,-1")
    assert match.actors == (1,)
    assert view_of(match).hands[0] == tuple(HAND)


@pytest.mark.rule("BUT-15")
def test_no_swap_without_a_point() -> None:
    match = at(HAND, tiles=EIGHT)
    play(match, "place B1@3,-1")
    assert match.actors == (1,)


@pytest.mark.rule("BUT-15")
@pytest.mark.parametrize("action", ["place B1@3,-1", "gather WYR 5-1-2"])
def test_after_either_action_a_point_may_be_spent(action: str) -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=[["WRW"], []])
    play(match, action)
    if action.startswith("gather"):
        play(match, "take BRB")
    assert view_of(match).phase == "swap"
    assert verbs(match) == {"swap", "done"}
    assert match.actors == (0,)


@pytest.mark.rule("BUT-15")
def test_a_swap_with_the_market() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=[["WRW", "RWR"], []], phase="swap")
    deck = view_of(match).deck
    events = match.apply(0, "swap RBR for YRY")
    view = view_of(match)
    new = view.market[1]
    assert events[0].public == Swapped(0, "RBR", "YRY", "market", new, 1)
    assert view.hands[0] == ("WYR", "RBY", "YRY")
    assert view.market == ("BRB", new, "BYB")
    assert (view.deck, view.scores) == (deck - 1, (1, 0))
    assert Counter(view.gone) == {"RBR": 1, "WRW": 1}
    assert match.actors == (1,)


@pytest.mark.rule("BUT-15")
def test_a_swap_with_the_deck() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=[["WRW"], []], phase="swap")
    deck = view_of(match).deck
    events = match.apply(0, "swap RBR for deck")
    view = view_of(match)
    new = view.hands[0][2]
    assert events[0].public == Swapped(0, "RBR", new, "deck", "", 0)
    assert view.hands[0][:2] == ("WYR", "RBY")
    assert view.market == tuple(MARKET)
    assert (view.deck, view.scores) == (deck - 1, (0, 0))
    assert Counter(view.gone) == {"RBR": 1, "WRW": 1}


@pytest.mark.rule("BUT-15")
def test_one_swap_a_turn_and_none_is_fine() -> None:
    points = [["WRW", "RWR", "WYW"], []]
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=points, phase="swap")
    play(match.copy(), "done")
    play(match, "swap RBR for deck")
    assert match.actors == (1,)
    assert view_of(match).scores == (2, 0)


@pytest.mark.rule("BUT-15")
def test_a_swap_comes_after_the_refill() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, face_down=[["WRW"], []])
    play(match, "gather WYR 5-1-2")
    refusal = match.check(0, "swap RBR for deck")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("BUT-14", "butine-refill-first")


@pytest.mark.rule("BUT-15")
def test_seen_points_are_spent_before_blind_ones() -> None:
    match = at(
        HAND,
        tiles=EIGHT,
        market=MARKET,
        face_down=[["WRW"], []],
        blind=[["WBW"], []],
        phase="swap",
    )
    play(match, "swap RBR for deck")
    assert (view_of(match).face_down[0], view_of(match).blind) == ((), (1, 0))


@pytest.mark.rule("BUT-15")
def test_a_spent_blind_card_leaves_unseen() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, blind=[["WBW"], []], phase="swap")
    before = view_of(match).unseen["WBW"]
    play(match, "swap RBR for YRY => WRW")
    view = view_of(match)
    assert (view.scores, view.blind, view.gone_blind) == ((0, 0), (0, 0), 1)
    assert view.gone == ("RBR",)
    assert view.unseen["WBW"] == before


@pytest.mark.rule("BUT-15")
def test_a_swap_after_a_pass_breaks_the_row_of_passes() -> None:
    match = at(tiles=all_tiles(), face_down=[["WRW"], ["RWR"]], passes=1)
    play(match, "pass")
    assert view_of(match).passes == 2
    give = view_of(match).hands[0][0]
    play(match, f"swap {give} for deck")
    assert not match.over
    assert view_of(match).passes == 0
