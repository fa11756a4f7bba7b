"""The night: WAG-3, WAG-11 to WAG-14, WAG-18 to WAG-22, WAG-41 and most of WAG-42."""

from itertools import product
from typing import Any

import pytest

import skep
from skep.games.waggle_dance.board import ADD, COLOURS_IN, EGG, FITS, PAIRS_IN, TAKE
from skep.games.waggle_dance.material import CARD_NAMES, COLOURS
from tests.games.waggle_dance.positions import (
    EMPTY,
    FOUR_BLUE,
    FOUR_WHITE,
    FOUR_YELLOW,
    at,
    dusk,
    facts_of,
    holds,
    phase,
    play,
    texts,
)


def seen(match: skep.Match) -> Any:
    return match.view()


# ---------------------------------------------------------------- the order


@pytest.mark.rule("WAG-11")
@pytest.mark.rule("WAG-22")
def test_a_whole_night_in_its_order() -> None:
    match = at(
        ["egg @11", FOUR_WHITE + " @22", "yellow yellow", ""],
        EMPTY,
        free=["6", ""],
        sick=["", "1"],
        spaces={"A1": 0, "C2": 0, "E3": 0, "G4": 0},
        flowers={"D5": ["5", ""]},
    )
    told = facts_of(match, "place 6 room4")
    kinds = [fact["fact"] for fact in told]
    assert kinds == ["placed", "night-fell", "rooms-claimed", "hatched"]
    assert phase(match) == "eggs"
    kinds = [fact["fact"] for fact in facts_of(match, "egg room1")]
    assert kinds == ["egg-taken", "pollen-claimed"]
    play(match, "store purple room4", "store purple room4")
    assert phase(match) == "trade"
    told = facts_of(match, "trade egg room1 for red")
    assert [fact["fact"] for fact in told] == ["traded"]
    told = facts_of(match, "store red room5")
    assert [fact["fact"] for fact in told] == ["stored", "honey-made", "drew", "day-began"]
    view = seen(match)
    assert (view.round, view.first, view.dice) == (2, 1, (11, 1))
    assert (view.spaces, view.hands, view.scores) == ({}, (1, 0), (1, 0))
    assert len(view.free[0]) == 11
    # Seat 1 is first now, but only seat 0 holds a card for the start of the day.
    assert (view.phase, match.actors) == ("start", (0,))


@pytest.mark.rule("WAG-11")
def test_bees_go_home_after_each_action() -> None:
    match = dusk(
        ["", "white white"],
        spaces={"A1": 0, "C2": 0, "E3": 0, "G4": 1},
        flowers={"D5": ["5", ""]},
    )
    assert (phase(match), set(seen(match).spaces)) == ("eggs", {"C2", "E3", "G4"})
    assert any(seen(match).flowers[4])
    play(match, "done")
    assert (phase(match), set(seen(match).spaces)) == ("store", {"E3", "G4"})
    assert not any(seen(match).flowers[4])
    play(match, "done")
    assert (phase(match), set(seen(match).spaces)) == ("trade", {"E3", "G4"})
    play(match, "done")
    assert seen(match).spaces == {}


# ---------------------------------------------------------------- A, B, C


def hives_with(left: int) -> list[str]:
    """So many rooms that only a few tiles are left, together with three other hives of 3 and 4."""
    return [""] * (48 - left - 4 - 3)


@pytest.mark.rule("WAG-12")
@pytest.mark.rule("WAG-3")
@pytest.mark.rule("WAG-42")
def test_each_bee_takes_a_room_while_there_are_any() -> None:
    spaces = {"A1": 0, "A2": 1, "A3": 0, "A4": 1}
    match = dusk(EMPTY, EMPTY, spaces=spaces)
    assert [len(hive) for hive in seen(match).rooms] == [4 + 2, 3 + 2]
    assert seen(match).tiles == 48 - 11
    for first, got in ((0, (2, 1)), (1, (1, 2))):
        match = dusk(EMPTY, EMPTY, hives_with(3), first=first, spaces=spaces)
        rooms = [len(hive) for hive in seen(match).rooms]
        assert (rooms[0] - 4, rooms[1] - 3) == got
        assert seen(match).tiles == 0


@pytest.mark.rule("WAG-13")
@pytest.mark.rule("WAG-41")
@pytest.mark.parametrize("value", [1, 5, 3])
def test_a_pair_hatches_an_egg(value: int) -> None:
    match = dusk([f"egg @{value}{value}", "egg @12", "egg @4"])
    view = seen(match)
    assert holds(match)[:3] == ["", "egg", "egg"]
    assert view.eggs == 12 - 3
    assert view.box[0] == 18 - view.dice[0]
    # Two bees on each of two rooms, one on the third, the sick one and the last one: 7 and 1 new.
    assert view.dice[0] == 8
    assert len(view.free[0]) == 8


@pytest.mark.rule("WAG-13")
def test_a_new_die_comes_on_the_next_day() -> None:
    match = at(["egg @11", ""], free=["2", "3"], turn=0)
    play(match, "place 2 room2")
    assert seen(match).dice[0] == 3
    play(match, "place 3 room1")
    assert seen(match).dice[0] == 4
    assert len(seen(match).free[0]) == 4


@pytest.mark.rule("WAG-13")
def test_without_a_die_in_the_box_nothing_hatches() -> None:
    bees = "1" * 13
    match = dusk([f"egg @{bees}", "egg @22"])
    assert seen(match).dice[0] == 18
    assert holds(match)[:2] == ["", "egg"], "the last die hatched one of two"


@pytest.mark.rule("WAG-14")
@pytest.mark.rule("WAG-42")
def test_eggs_go_into_empty_rooms_of_their_own() -> None:
    match = dusk(["", "white", "egg", "honey", ""], spaces={"C1": 0, "C2": 0, "C3": 0})
    assert texts(match) == ["egg room1", "egg room5", "done"]
    play(match, "egg room5")
    assert texts(match) == ["egg room1", "done"]
    play(match, "egg room1")
    # The third bee finds no empty room.
    assert phase(match) != "eggs"
    assert holds(match)[:5] == ["egg", "white", "egg", "honey", "egg"]


@pytest.mark.rule("WAG-14")
def test_an_egg_may_be_declined() -> None:
    match = dusk([""], spaces={"C1": 0})
    before = seen(match).eggs
    play(match, "done")
    assert seen(match).eggs == before


@pytest.mark.rule("WAG-14")
@pytest.mark.rule("WAG-42")
def test_an_egg_does_not_hatch_on_its_day() -> None:
    match = dusk(["@11"], spaces={"C1": 0})
    play(match, "egg room1")
    assert holds(match)[0] == "egg"
    assert seen(match).dice[0] == 5, "two on the room, one on C, one sick, and the last"


@pytest.mark.rule("WAG-14")
@pytest.mark.rule("WAG-3")
@pytest.mark.rule("WAG-42")
def test_eggs_run_out_in_turn_order() -> None:
    full = ["egg"] * 10
    for first, lucky in ((0, 0), (1, 1)):
        match = dusk(EMPTY, EMPTY, full, first=first, spaces={"C1": 0, "C2": 1})
        assert seen(match).eggs == 1
        assert match.actors == (lucky,)
        play(match, "egg room1")
        assert phase(match) != "eggs", "the other one has nothing to decide"
        assert seen(match).eggs == 0
    match = dusk(EMPTY, EMPTY, [*full, "egg"], spaces={"C1": 0})
    assert phase(match) != "eggs"


# ---------------------------------------------------------------- E


@pytest.mark.rule("WAG-18")
def test_a_trade() -> None:
    match = dusk(["white white yellow", "red"], spaces={"E1": 0})
    assert "trade yellow room1 for red" not in texts(match)
    assert "trade white room1 for white" not in texts(match)
    play(match, "trade white room1 for red")
    # The egg room of this hive has no space; the cube may go into either room.
    assert texts(match) == ["store red room1", "store red room2"]
    play(match, "store red room2")
    assert holds(match)[:2] == ["yellow", "red red"]
    assert seen(match).pollen == (15, 14, 15, 13, 15, 15)


@pytest.mark.rule("WAG-18")
def test_an_egg_for_any_pollen_even_when_nothing_else_has_space() -> None:
    match = dusk([FOUR_WHITE, FOUR_YELLOW], spaces={"E1": 0})
    trades = [text for text in texts(match) if "egg" in text]
    assert trades == [f"trade egg room3 for {colour}" for colour in COLOURS]
    play(match, "trade egg room3 for white")
    assert holds(match) == [FOUR_WHITE, FOUR_YELLOW, "white"], "there was only one place for it"
    assert seen(match).eggs == 12


@pytest.mark.rule("WAG-18")
def test_one_trade_for_each_bee() -> None:
    match = dusk([FOUR_WHITE], spaces={"E1": 0, "E2": 0, "E3": 1})
    play(match, "trade white room1 for red", "trade white room1 for blue")
    assert holds(match)[0] == "red blue"
    assert phase(match) != "trade"
    match = dusk([FOUR_WHITE], spaces={"E1": 0, "E2": 0})
    play(match, "trade white room1 for red", "done")
    assert holds(match)[0] == "white white red"


@pytest.mark.rule("WAG-18")
def test_bees_that_do_not_trade_are_told_of() -> None:
    told = facts_of(dusk([FOUR_WHITE], spaces={"E1": 0, "E2": 0}), "done")
    assert [fact for fact in told if fact["fact"] == "trades-left"] == [
        {"fact": "trades-left", "seat": 0, "bees": 2}
    ]
    match = dusk([FOUR_WHITE], spaces={"E1": 0, "E2": 0})
    play(match, "trade white room1 for red")
    told = facts_of(match, "done")
    assert {"fact": "trades-left", "seat": 0, "bees": 1} in told
    # Whoever has nothing to give is not asked; and whoever has traded leaves nothing.
    match = dusk([FOUR_WHITE], spaces={"E1": 0, "E3": 1})
    told = facts_of(match, "trade white room1 for red")
    assert [fact for fact in told if fact["fact"] == "trades-left"] == [
        {"fact": "trades-left", "seat": 1, "bees": 1}
    ]


@pytest.mark.rule("WAG-18")
@pytest.mark.rule("WAG-3")
def test_an_empty_flower_gives_nothing() -> None:
    reds = [" ".join(["red"] * n) for n in (4, 4, 4, 3)]
    match = dusk(["white white"], reds, spaces={"E1": 0})
    assert not [text for text in texts(match) if text.endswith("for red")]
    assert match.check(0, "trade white room1 for red").rule == "WAG-18"  # type: ignore[union-attr]


@pytest.mark.rule("WAG-18")
def test_the_price_goes_back_first() -> None:
    """Two reds go back, and the next trade can have one of them."""
    reds = [" ".join(["red"] * n) for n in (4, 4, 4, 1)]
    match = dusk(["red red", "white white"], reds, spaces={"E1": 0, "E2": 0})
    play(match, "trade red room1 for blue", "store blue room1")
    assert "trade white room2 for red" in texts(match)


@pytest.mark.rule("WAG-18")
def test_trades_are_all_those_that_a_plain_search_finds() -> None:
    for hive in (
        ["white white red red", "yellow", "egg", "honey", ""],
        ["blue blue blue", "white yellow red blue", "egg"],
    ):
        match = dusk(hive, spaces={"E1": 0})
        state = match.state
        found = set()
        for number, content in enumerate(state.rooms[0], 1):
            for give, take in product(range(6), range(6)):
                enough = TAKE[TAKE[content][give]][give] if TAKE[content][give] >= 0 else -1
                if enough >= 0 and give != take and content < EGG:
                    found.add(f"trade {COLOURS[give]} room{number} for {COLOURS[take]}")
            if content == EGG:
                found |= {f"trade egg room{number} for {colour}" for colour in COLOURS}
        assert set(texts(match)) == found | {"done"}
        assert all(PAIRS_IN[content] for content in state.rooms[0][:1])


# ---------------------------------------------------------------- F


@pytest.mark.rule("WAG-19")
@pytest.mark.rule("WAG-41")
@pytest.mark.parametrize(("pollen", "value"), [(FOUR_WHITE, 1), (FOUR_YELLOW, 3), (FOUR_BLUE, 5)])
def test_honey_from_four_of_a_colour_and_a_pair(pollen: str, value: int) -> None:
    match = dusk([f"{pollen} @{value}{value}", "red"])
    assert holds(match)[:2] == ["honey", "red"]
    assert match.scores == (1, 0)
    assert seen(match).pollen == (15, 15, 15, 14, 15, 15)


@pytest.mark.rule("WAG-19")
@pytest.mark.rule("WAG-42")
@pytest.mark.parametrize(
    "room",
    [
        "white white white yellow @11",
        "white white white @11",
        FOUR_WHITE + " @12",
        FOUR_WHITE + " @1",
        FOUR_WHITE,
    ],
)
def test_no_honey_otherwise(room: str) -> None:
    match = dusk([room])
    assert match.scores == (0, 0)
    assert phase(match) == "place", "and nobody was asked"


@pytest.mark.rule("WAG-19")
@pytest.mark.rule("WAG-42")
def test_honey_stays_and_holds_nothing() -> None:
    match = dusk(["honey"], flowers={"D1": ["1", ""]})
    assert holds(match)[0] == "honey"
    assert phase(match) == "place", "there was no room for pollen"


@pytest.mark.rule("WAG-20")
@pytest.mark.rule("WAG-41")
def test_linked_rooms_exchange_pollen_and_the_others_do_not() -> None:
    match = dusk(["yellow yellow @2", "white white @2", "red", "orange blue @3"])
    assert phase(match) == "honey"
    assert set(texts(match)) == {
        "move yellow room1 to room2",
        "move white room2 to room1",
        "done",
    }
    play(match, "move yellow room1 to room2", "move white room2 to room1")
    assert holds(match)[:4] == ["white yellow", "white yellow", "red", "orange blue"]
    assert match.check(0, "move red room3 to room1").rule == "WAG-20"  # type: ignore[union-attr]
    assert match.check(0, "move blue room4 to room1").rule == "WAG-20"  # type: ignore[union-attr]


@pytest.mark.rule("WAG-20")
@pytest.mark.rule("WAG-42")
def test_moving_then_honey_with_the_same_bees_and_new_pollen() -> None:
    match = dusk(
        ["white white @22", "white @2", "yellow"],
        flowers={"D1": ["1", ""]},
    )
    play(match, "store white room1", "done")
    assert phase(match) == "honey"
    assert "honey room1" not in texts(match)
    play(match, "move white room2 to room1")
    assert "honey room1" in texts(match)
    play(match, "honey room1")
    # Nothing is linked any more, so F is over.
    assert match.scores == (1, 0)
    assert phase(match) == "place"


@pytest.mark.rule("WAG-20")
def test_moving_after_honey() -> None:
    match = dusk([f"{FOUR_WHITE} @2233", "red @3", "blue @3"])
    assert "move red room2 to room3" in texts(match)
    play(match, "honey room1")
    assert set(texts(match)) == {
        "move red room2 to room3",
        "move blue room3 to room2",
        "done",
    }


@pytest.mark.rule("WAG-19")
def test_what_is_ready_becomes_honey_when_one_is_done() -> None:
    match = dusk([f"{FOUR_WHITE} @22", "red @2"])
    assert phase(match) == "honey"
    play(match, "done")
    assert match.scores == (1, 0)


@pytest.mark.rule("WAG-20")
def test_full_rooms_swap_one_for_one() -> None:
    match = dusk(["white white white yellow @2", "white yellow yellow yellow @2"])
    assert set(texts(match)) == {
        "swap white room1 with yellow room2",
        "swap yellow room1 with white room2",
        "done",
    }
    play(match, "swap yellow room1 with white room2")
    assert holds(match)[:2] == [FOUR_WHITE, FOUR_YELLOW]


@pytest.mark.rule("WAG-20")
def test_flows_are_all_those_that_a_plain_search_finds() -> None:
    hive = ["white white @12", "red red red blue @23", FOUR_YELLOW + " @2", "@1", "egg @2", "white"]
    match = dusk(hive)
    rooms, bees = match.state.rooms[0], [room.bees for room in seen(match).rooms[0]]
    found = set()
    for i, j in product(range(len(rooms)), repeat=2):
        if i == j or not set(bees[i]) & set(bees[j]) or EGG in (rooms[i], rooms[j]):
            continue
        for colour in range(6):
            if TAKE[rooms[i]][colour] >= 0 and ADD[rooms[j]][colour] >= 0:
                found.add(f"move {COLOURS[colour]} room{i + 1} to room{j + 1}")
        if i < j and not FITS[rooms[i]] and not FITS[rooms[j]]:
            for one, other in product(COLOURS_IN[rooms[i]], COLOURS_IN[rooms[j]]):
                if one != other:
                    found.add(f"swap {COLOURS[one]} room{i + 1} with {COLOURS[other]} room{j + 1}")
    assert set(texts(match)) == found | {"done"}
    assert any(text.startswith("swap") for text in found)


@pytest.mark.rule("WAG-20")
def test_moving_has_an_end() -> None:
    match = dusk(["white @2", "@2"])
    for _ in range(30):
        play(match, "move white room1 to room2", "move white room2 to room1")
    assert phase(match) == "place", "after sixty cubes it is enough"
    assert holds(match)[0] == "white"


@pytest.mark.rule("WAG-11")
def test_all_make_honey_at_once() -> None:
    match = dusk(["white @2", "@2"], ["red @3", "@3"])
    assert (phase(match), match.actors) == ("honey", (0, 1))
    play(match, "1: move red room1 to room2", "1: done")
    assert match.actors == (0,)
    play(match, "done")
    assert holds(match, 1) == ["", "red"]


# ---------------------------------------------------------------- G


@pytest.mark.rule("WAG-21")
def test_each_bee_draws_a_card() -> None:
    match = dusk(EMPTY, EMPTY, EMPTY, spaces={"G1": 0, "G2": 1, "G3": 2})
    assert seen(match).hands == (1, 1, 1)
    assert seen(match).deck == 39


@pytest.mark.rule("WAG-21")
def test_who_holds_a_card_is_asked_because_of_explore() -> None:
    match = dusk(spaces={"G1": 0, "G2": 0})
    # The first card was drawn unasked; with a card in hand comes a question.
    assert (phase(match), texts(match)[0]) == ("draw", "draw")
    assert seen(match).hands == (1, 0)
    play(match, "draw")
    assert seen(match).hands == (2, 0)


ALL_CARDS = dict.fromkeys(CARD_NAMES, 3)


@pytest.mark.rule("WAG-21")
@pytest.mark.rule("WAG-3")
def test_a_deck_that_is_out_is_made_anew() -> None:
    match = dusk(discard={name: 3 for name in ALL_CARDS if name != "mix"}, spaces={"G1": 1})
    assert seen(match).deck == 2
    discard = {**ALL_CARDS, "mix": 2}
    match = dusk(discard=discard, spaces={"G1": 1, "G2": 1})
    view = seen(match)
    assert (view.hands, view.deck, view.discard) == ((0, 1), 0, discard)
    told = facts_of(match, "draw")
    assert told[0] == {"fact": "reshuffled", "deck": 41}
    assert (seen(match).deck, seen(match).discard, seen(match).hands) == (40, {}, (0, 2))


@pytest.mark.rule("WAG-21")
@pytest.mark.rule("WAG-42")
def test_without_any_card_nothing_is_drawn() -> None:
    hands = [[name for name in ALL_CARDS for _ in range(3)], []]
    match = dusk(hands=hands, spaces={"G1": 1})
    play(match, "done")  # seat 0 holds all cards and is asked before the eggs hatch
    assert (seen(match).hands, phase(match)) == ((42, 0), "start")


@pytest.mark.rule("WAG-22")
def test_the_first_player_changes_clockwise() -> None:
    for first, then in ((0, 1), (1, 2), (2, 0)):
        match = dusk(EMPTY, EMPTY, EMPTY, first=first)
        assert (seen(match).round, seen(match).first, match.actors) == (2, then, (then,))


@pytest.mark.rule("WAG-42")
def test_pollen_does_not_go_into_a_room_with_an_egg() -> None:
    match = dusk(["egg", ""], flowers={"D1": ["1", ""]})
    assert texts(match) == ["store white room2", "done"]


@pytest.mark.rule("WAG-42")
def test_the_shape_of_a_hive_does_not_matter() -> None:
    """Rooms far apart in the row link like neighbours."""
    match = dusk(["white @4", "", "", "", "@4"])
    assert "move white room1 to room5" in texts(match)


@pytest.mark.rule("WAG-11")
@pytest.mark.parametrize(
    "third", [["egg"] * 10, [""] * 40], ids=["one egg is left", "one tile is left"]
)
def test_when_a_gift_could_be_the_last_one_they_make_honey_in_turn_order(third: list[str]) -> None:
    hands = [["queens-gift"], ["queens-gift"], []]
    hives = [["white @2", "@2"], ["red @3", "@3", "", ""], third]
    match = dusk(*hives, first=1, hands=hands)
    view = seen(match)
    assert 1 in (view.eggs, view.tiles)
    play(match, "done", "done")
    assert (phase(match), match.actors) == ("honey", (1,))
    play(match, "1: done")
    assert match.actors == (0,)
