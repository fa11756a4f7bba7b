"""How a game ends and who wins: BUT-16, BUT-17, BUT-18 and BUT-20."""

from typing import Any

import pytest

import skep
from skep.games.butine.facts import Ended
from tests.games.butine.positions import (
    EIGHT,
    THREE_FLIGHTS,
    all_tiles,
    at,
    play,
    texts,
)

MARKET = ["BRB", "YRY", "BYB"]
HAND = ["WYR", "YWB", "WYW"]


def view_of(match: skep.Match) -> Any:
    return match.view(None)


@pytest.mark.rule("BUT-16")
def test_the_last_card_of_a_refill_ends_the_game() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, deck=2)
    play(match, *THREE_FLIGHTS[:2], "done", "take BRB")
    assert not match.over
    events = match.apply(0, "take YRY")
    assert match.reason == "deck-out-by-refill"
    assert events[-1].public == Ended("deck-out-by-refill", (0,), (2, 0), ((), ()))


@pytest.mark.rule("BUT-16")
def test_the_game_ends_in_the_middle_of_a_refill() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, deck=1)
    play(match, *THREE_FLIGHTS[:2], "done", "take BRB")
    assert match.reason == "deck-out-by-refill"
    assert len(view_of(match).hands[0]) == 2
    assert match.actors == ()


@pytest.mark.rule("BUT-16")
@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("swap WYR for BRB", "deck-out-by-replacement"),
        ("swap WYR for deck", "deck-out-by-swap"),
    ],
)
def test_the_last_card_of_a_swap_ends_the_game(move: str, reason: str) -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, deck=1, face_down=[["WRW"] * 2, []], phase="swap")
    play(match, move)
    assert match.reason == reason
    assert match.scores == (1, 0)
    assert match.winners == (0,)
    assert len(view_of(match).hands[0]) == 3


@pytest.mark.rule("BUT-16")
def test_a_bonus_card_that_is_the_last_card_scores() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, deck=1, face_down=[[], ["WRW"] * 2 + ["RWR"]])
    play(match, *THREE_FLIGHTS)
    assert match.reason == "deck-out-by-bonus"
    assert (match.scores, match.winners) == ((4, 3), (0,))


@pytest.mark.rule("BUT-16")
def test_the_game_goes_on_while_a_card_is_left() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, deck=2, face_down=[["WRW"], []], phase="swap")
    play(match, "swap WYR for deck")
    assert not match.over
    assert view_of(match).deck == 1


@pytest.mark.rule("BUT-17")
@pytest.mark.parametrize(
    ("down", "blind", "winners"),
    [
        ([["RWR"], ["WRW", "WRY"], []], [[], [], []], (1,)),
        ([["RWR"], ["WRW", "WRY"], ["YRY"]], [["BRB"], [], []], (0, 1)),
        ([["RWR"], [], ["YRY"]], [[], ["BRB"], []], (0, 1, 2)),
        ([[], [], []], [[], [], []], (0, 1, 2)),
    ],
)
def test_most_face_down_cards_win_and_ties_share(
    down: list[list[str]], blind: list[list[str]], winners: tuple[int, ...]
) -> None:
    match = at(seats=3, tiles=all_tiles(), face_down=down, blind=blind, passes=2)
    play(match, "pass")
    if not match.over:
        play(match, "done")
    points = tuple(len(a) + len(b) for a, b in zip(down, blind, strict=True))
    assert (match.scores, match.winners) == (points, winners)
    assert view_of(match).result.rule == "BUT-18"


@pytest.mark.rule("BUT-17")
def test_face_up_cards_count_nothing() -> None:
    match = at(HAND, tiles=EIGHT, market=MARKET, deck=1)
    assert match.scores == (0, 0)
    play(match, "gather WYR 5-1-2", "done", "take BRB")
    assert match.scores == (1, 0)


@pytest.mark.rule("BUT-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_all_pass_in_a_row_the_game_is_counted(seats: int) -> None:
    match = at(seats=seats, tiles=all_tiles())
    for number in range(seats):
        assert not match.over
        assert view_of(match).passes == number
        assert texts(match) == ["pass"]
        play(match, "pass")
    assert (match.reason, match.winners) == ("all-passed", tuple(range(seats)))


@pytest.mark.rule("BUT-18")
def test_the_last_to_pass_may_still_swap_and_save_the_game() -> None:
    match = at(tiles=all_tiles(), face_down=[["WRW"], []], passes=1)
    play(match, "pass")
    assert not match.over
    saved = match.copy()
    play(match, "done")
    assert match.reason == "all-passed"
    play(saved, f"swap {view_of(saved).hands[0][0]} for deck")
    assert not saved.over
    # Now both must pass again, in a row and without a swap.
    play(saved, "pass")
    assert not saved.over
    play(saved, "pass")
    assert saved.reason == "all-passed"


@pytest.mark.rule("BUT-18")
def test_an_action_breaks_the_row_of_passes() -> None:
    hands = (["RBR", "RBY", "WBW"], ["YWB", "RBR", "RBY"])
    match = at(*hands, tiles=all_tiles(), bee=4, turn=0, market=MARKET)
    play(match, "pass")
    assert view_of(match).passes == 1
    play(match, "gather YWB 13-4-7")
    assert view_of(match).passes == 0


@pytest.mark.rule("BUT-20")
def test_the_first_to_reach_the_number_wins_at_once() -> None:
    down = [["RWR"], ["WRW", "WRY"]]
    match = at(HAND, tiles=EIGHT, options={"challenge": 3}, face_down=down)
    play(match, THREE_FLIGHTS[0])
    assert not match.over
    events = match.apply(0, THREE_FLIGHTS[1])
    assert (match.reason, match.winners, match.scores) == ("challenge-reached", (0,), (3, 2))
    assert isinstance(events[-1].public, Ended)
    assert match.legal(0) == []


@pytest.mark.rule("BUT-20")
def test_without_the_option_nobody_wins_at_once() -> None:
    match = at(HAND, tiles=EIGHT, face_down=[["RWR"] * 2 + ["WRW"] * 2, []])
    play(match, *THREE_FLIGHTS)
    assert not match.over


@pytest.mark.rule("BUT-20")
def test_the_third_card_may_reach_it_before_the_bonus() -> None:
    match = at(HAND, tiles=EIGHT, options={"challenge": 3})
    deck = view_of(match).deck
    play(match, *THREE_FLIGHTS)
    assert (match.reason, match.scores) == ("challenge-reached", (3, 0))
    assert view_of(match).deck == deck


@pytest.mark.rule("BUT-20")
def test_the_bonus_card_may_reach_it() -> None:
    for deck in (1, 5):
        match = at(HAND, tiles=EIGHT, options={"challenge": 4}, deck=deck)
        play(match, *THREE_FLIGHTS)
        assert (match.reason, match.scores, match.winners) == ("challenge-reached", (4, 0), (0,))


@pytest.mark.rule("BUT-20")
def test_spent_points_do_not_count() -> None:
    """Two points, one spent, one gathered: two, not three."""
    match = at(
        ["RBR", "RBY", "WYR"],
        tiles=EIGHT,
        market=MARKET,
        options={"challenge": 3},
        face_down=[["RWR", "RWY"], []],
        phase="swap",
    )
    play(match, "swap RBR for BRB => WRW", "place B1@3,-1", "gather WYR 5-1-2")
    assert match.scores == (2, 0)
    assert not match.over


@pytest.mark.rule("BUT-20")
def test_the_number_is_the_tables_to_set() -> None:
    assert view_of(skep.new("butine", seed=1)).options.challenge is None
    for number in (2, 15, 40):
        match = skep.new("butine", seed=1, options={"challenge": number})
        assert view_of(match).options.challenge == number
    for number in (1, 0, -15, 41):
        with pytest.raises(skep.BadOption, match=f"challenge = {number}"):
            skep.new("butine", options={"challenge": number})
