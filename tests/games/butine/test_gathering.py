"""Flying the bee: BUT-8 to BUT-13, and the booklet's own example, BUT-22."""

from typing import Any

import pytest

import skep
from skep.games.butine.facts import BonusDrawn, Gathered, Passed, TurnBegan
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


def view_of(match: skep.Match) -> Any:
    return match.view(None)


def flights(match: skep.Match) -> list[str]:
    return [text for text in texts(match) if text.startswith("gather")]


@pytest.mark.rule("BUT-8")
def test_a_card_is_read_in_either_direction() -> None:
    match = at(["WYR", "RBR", "RBY"], tiles=EIGHT, bee=1)
    assert set(flights(match)) == {
        "gather WYR 0-1-2",
        "gather WYR 5-1-2",
        "gather WYR 2-1-0",
        "gather WYR 2-1-5",
    }


@pytest.mark.rule("BUT-8")
def test_no_reading_begins_with_the_middle_flower() -> None:
    """From the red tile 2 the only first step is the yellow tile 1."""
    match = at(["WYR", "RYB", "WYB"], tiles=EIGHT, bee=2)
    assert flights(match) == []
    for card, path in (("WYR", "1-0-4"), ("RYB", "1-3-1"), ("WYB", "1-5-6")):
        refusal = match.check(0, f"gather {card} {path}")
        assert refusal is not None
        assert (refusal.rule, refusal.reason.key) == ("BUT-8", "butine-wrong-flowers")


@pytest.mark.rule("BUT-8")
def test_corners_never_connect() -> None:
    """Tiles 3 and 5 of the eight meet in a corner of tile 1, and share no edge."""
    match = at(["WBY", "RBR", "RBY"], tiles=EIGHT, bee=1)
    refusal = match.check(0, "gather WBY 5-3-1")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("BUT-8", "butine-not-adjacent")


@pytest.mark.rule("BUT-8")
def test_part_of_a_long_side_is_enough() -> None:
    """A triangle on one half of a trapezoid's long side is its neighbour."""
    tiles = ["W0@0,0", "R0@1,-2", "B1@1,-3", "Y0@2,-2"]
    match = at(["WRB", "RBR", "RBY"], tiles=tiles, bee=0)
    assert "gather WRB 2-1-0" in texts(at(["WRB", "RBR", "RBY"], tiles=tiles, bee=1))
    assert flights(match) == []


@pytest.mark.rule("BUT-9")
def test_the_three_tiles_differ() -> None:
    match = at(["WYW", "RBR", "RBY"], tiles=EIGHT, bee=1)
    assert set(flights(match)) == {"gather WYW 0-1-5", "gather WYW 5-1-0"}
    refusal = match.check(0, "gather WYW 0-1-0")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("BUT-9", "butine-tile-twice")


@pytest.mark.rule("BUT-9")
@pytest.mark.parametrize(
    ("card", "flight", "entered"),
    [("YWY", "gather YWY 1-0-7", "second"), ("WYW", "gather WYW 5-1-0", "third")],
)
def test_the_tile_the_bee_starts_from_may_be_entered_again(
    card: str, flight: str, entered: str
) -> None:
    match = at([card, "RBR", "RBY"], tiles=EIGHT, bee=0)
    assert flight in flights(match), f"as the {entered} tile"
    play(match, flight)
    assert view_of(match).bee == int(flight[-1])


@pytest.mark.rule("BUT-10")
def test_a_gathered_card_is_a_point() -> None:
    match = at(["WYR", "RBR", "RBY"], tiles=EIGHT)
    events = match.apply(0, "gather WYR 5-1-2")
    assert events[0].public == Gathered(0, "WYR", (5, 1, 2), 1)
    assert match.scores == (1, 0)
    assert view_of(match).face_down == (("WYR",), ())
    assert view_of(match).hands[0] == ("RBR", "RBY")


@pytest.mark.rule("BUT-10")
def test_of_two_cards_alike_one_is_turned() -> None:
    match = play(at(["WYR", "WYR", "RBY"], tiles=EIGHT), "gather WYR 5-1-2")
    assert view_of(match).hands[0] == ("WYR", "RBY")


@pytest.mark.rule("BUT-11")
def test_up_to_three_cards_in_a_turn_from_where_the_bee_stopped() -> None:
    match = at(["WYR", "YWB", "WYW"], tiles=EIGHT)
    for number, flight in enumerate(THREE_FLIGHTS[:2], start=1):
        play(match, flight)
        assert match.actors == (0,)
        assert match.scores == (number, 0)
        assert view_of(match).bee == int(flight[-1])
        assert "done" in texts(match)
        assert "place" not in verbs(match)


@pytest.mark.rule("BUT-11")
def test_one_may_stop_after_one_card() -> None:
    match = at(["WYR", "YWB", "WYW"], tiles=EIGHT, market=MARKET)
    play(match, THREE_FLIGHTS[0], "done")
    assert view_of(match).phase == "refill"
    play(match, "take BRB => WRW", "done")
    assert match.actors == (1,)


@pytest.mark.rule("BUT-11")
def test_a_turn_goes_on_by_itself_when_nothing_can_be_gathered() -> None:
    match = play(at(["WYR", "RBR", "RBY"], tiles=EIGHT), "gather WYR 5-1-2")
    assert view_of(match).phase == "refill"


@pytest.mark.rule("BUT-11")
def test_the_next_card_may_cross_the_same_tiles() -> None:
    """The first and the second flight both use tiles 5 and 1."""
    match = play(at(["WYR", "YWB", "WYW"], tiles=EIGHT), *THREE_FLIGHTS[:2])
    assert [entry.move.split()[2] for entry in match.log] == ["5-1-2", "1-5-6"]
    assert match.scores == (2, 0)


@pytest.mark.rule("BUT-12")
def test_three_cards_earn_a_fourth_point_unseen() -> None:
    match = at(["WYR", "YWB", "WYW"], tiles=EIGHT)
    play(match, *THREE_FLIGHTS[:2])
    deck = view_of(match).deck
    events = match.apply(0, THREE_FLIGHTS[2])
    assert match.scores == (4, 0)
    assert [event.public for event in events[1:]] == [BonusDrawn(0, 4)]
    view = view_of(match)
    assert (view.deck, view.blind, view.hands[0]) == (deck - 1, (1, 0), ())
    assert view.phase == "refill"


@pytest.mark.rule("BUT-12")
def test_two_cards_earn_no_bonus() -> None:
    match = play(at(["WYR", "YWB", "WYW"], tiles=EIGHT), *THREE_FLIGHTS[:2], "done")
    assert match.scores == (2, 0)
    assert view_of(match).blind == (0, 0)


@pytest.mark.rule("BUT-12")
def test_three_cards_in_two_turns_earn_no_bonus() -> None:
    match = at(["WYR", "YWB", "RBR"], tiles=EIGHT, market=["WYW", "YRY", "BYB"])
    play(match, *THREE_FLIGHTS[:2], "take WYW => WRW", "take YRY => WRW", "done")
    play(match, "place B1@3,-1")
    play(match, "gather WYW 5-1-0")
    assert match.scores == (3, 0)
    assert view_of(match).blind == (0, 0)


@pytest.mark.rule("BUT-12")
def test_the_bonus_stays_unknown_until_the_end() -> None:
    """Whatever the card is, its owner and all others see and hear the same."""
    seen = set()
    for face in ("RWR", "WRW", "YRB"):
        match = at(["WYR", "YWB", "WYW"], tiles=EIGHT, market=MARKET)
        play(match, *THREE_FLIGHTS[:2], f"{THREE_FLIGHTS[2]} => {face}", "take BRB => WYB")
        assert match.state.blind[0] != ()
        for watcher in (None, 0, 1):
            view: Any = match.view(watcher)
            assert view.bonus is None
            assert view.unseen[face] == 2
        seen.add((str(match.view(0)), match.hash()))
    assert len({view for view, _ in seen}) == 1
    assert len({state for _, state in seen}) == 3


@pytest.mark.rule("BUT-12")
def test_the_bonus_is_turned_over_at_the_end() -> None:
    match = at(["WYR", "YWB", "WYW"], tiles=EIGHT, deck=1)
    assert view_of(match).bonus is None
    (card,) = view_of(match).unseen
    events = play(match, *THREE_FLIGHTS[:2]).apply(0, THREE_FLIGHTS[2])
    view = view_of(match)
    assert view.bonus == ((card,), ())
    assert view.unseen == {}
    assert events[-1].public.bonus == ((card,), ())  # type: ignore[union-attr]


@pytest.mark.rule("BUT-13")
def test_one_must_act_when_one_can() -> None:
    match = at(["WYR", "RBR", "RBY"], tiles=EIGHT)
    assert verbs(match) == {"gather", "place"}
    for move, key in (("pass", "butine-can-place"), ("done", "butine-must-act")):
        refusal = match.check(0, move)
        assert refusal is not None
        assert (refusal.rule, refusal.reason.key) == ("BUT-13", key)


@pytest.mark.rule("BUT-13")
def test_one_must_gather_when_no_tile_is_left() -> None:
    match = at(["YWB", "RBR", "RBY"], tiles=all_tiles(), bee=4)
    assert verbs(match) == {"gather"}
    refusal = match.check(0, "pass")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("BUT-13", "butine-can-gather")


@pytest.mark.rule("BUT-13")
def test_one_passes_when_neither_is_possible() -> None:
    match = at(tiles=all_tiles())
    assert texts(match) == ["pass"]
    events = match.apply(0, "pass")
    assert [event.public for event in events] == [Passed(0), TurnBegan(1)]
    assert view_of(match).passes == 1


@pytest.mark.rule("BUT-13")
def test_a_seat_with_points_may_swap_after_a_pass() -> None:
    match = play(at(tiles=all_tiles(), face_down=[["WRW"], []]), "pass")
    assert match.actors == (0,)
    assert verbs(match) == {"swap", "done"}


@pytest.mark.rule("BUT-22")
def test_the_example_of_the_booklet() -> None:
    """Eight tiles are laid. White, yellow, red; then yellow, white, blue; then two new cards."""
    match = at(["WYR", "YWB", "RBR"], seats=3, tiles=EIGHT, market=["BRB", "YRY", "BYB", "WRW"])
    assert len(view_of(match).tiles) == 8
    colours = dict(enumerate(name[0] for name in EIGHT))
    assert [colours[tile] for tile in (5, 1, 2)] == ["W", "Y", "R"]
    play(match, "gather WYR 5-1-2")
    assert view_of(match).bee == 2
    assert [colours[tile] for tile in (1, 5, 6)] == ["Y", "W", "B"]
    play(match, "gather YWB 1-5-6")
    view = view_of(match)
    assert (view.tiles[view.bee][0], view.scores) == ("B", (2, 0, 0))
    assert view.phase == "refill"
    play(match, "take BRB => YWB")
    assert view_of(match).market == ("YWB", "YRY", "BYB", "WRW")
    play(match, "take WRW => RYR")
    view = view_of(match)
    assert view.market == ("YWB", "YRY", "BYB", "RYR")
    assert view.hands[0] == ("RBR", "BRB", "WRW")
    assert view.scores == (2, 0, 0)
    play(match, "done")
    assert match.actors == (1,)
