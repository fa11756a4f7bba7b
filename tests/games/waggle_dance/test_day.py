"""The day: WAG-6 to WAG-10, and WAG-39."""

import random
from typing import Any

import pytest

import skep
from tests.games.waggle_dance.positions import EMPTY, at, dusk, phase, play, texts


@pytest.mark.rule("WAG-6")
def test_all_dice_are_rolled_and_placed_in_turn() -> None:
    match = skep.new("waggle-dance", seats=3, seed=5)
    view: Any = match.view()
    first = view.first
    rng = random.Random(1)
    for turn in range(18):
        assert match.actors == ((first + turn) % 3,)
        moves = [text for text in texts(match) if "room" in text]
        match.apply(match.actors[0], rng.choice(moves))
    assert phase(match) != "place" or match.view().round == 2


@pytest.mark.rule("WAG-6")
@pytest.mark.rule("WAG-42")
def test_who_has_more_dice_goes_on_alone() -> None:
    match = at(EMPTY, free=["11", "234"], turn=0)
    order = []
    for _ in range(5):
        order.append(match.actors[0])
        play(match, next(text for text in texts(match) if text.endswith("room1")))
    assert order == [0, 1, 0, 1, 1]


@pytest.mark.rule("WAG-6")
def test_nobody_declines() -> None:
    match = at(EMPTY, free=["1", "2"])
    assert "done" not in texts(match)
    refusal = match.check(0, "done")
    assert refusal is not None
    assert refusal.rule == "WAG-6"


@pytest.mark.rule("WAG-7")
def test_a_space_holds_one_bee_of_its_own_value() -> None:
    match = at(EMPTY, free=["44", "44"], turn=0)
    play(match, "place 4 A4")
    assert "place 4 A4" not in texts(match)
    assert match.view().spaces == {"A4": 0}
    refusal = match.check(1, "place 4 A4")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("WAG-7", "waggle-dance-taken")
    assert match.check(1, "place 4 C5").rule == "WAG-7"  # type: ignore[union-attr]


@pytest.mark.rule("WAG-8")
@pytest.mark.rule("WAG-42")
def test_a_flower_takes_any_number_of_bees() -> None:
    match = at(EMPTY, free=["3333", "333"])
    for _ in range(7):
        play(match, "place 3 D3")
    # All are counted now: 4 against 3.
    view: Any = match.view()
    assert view.claims[0] == ("orange", "orange")
    assert view.claims[1] == ("orange",)


@pytest.mark.rule("WAG-9")
@pytest.mark.rule("WAG-42")
def test_any_bee_goes_on_any_room_but_honey() -> None:
    match = at(["", "egg", "red blue", "honey"], free=["12", "3"])
    for die in "12":
        rooms = [text.split()[2] for text in texts(match) if text.startswith(f"place {die} room")]
        assert rooms == ["room1", "room2", "room3"]
    refusal = match.check(0, "place 1 room4")
    assert refusal is not None
    assert refusal.rule == "WAG-9"


@pytest.mark.rule("WAG-9")
def test_a_room_takes_any_number_of_bees() -> None:
    match = at(["egg"], free=["12345", "1"], turn=0)
    for die in (1, 2, 3, 4):
        play(match, f"place {die} room1")
        if match.actors == (1,):
            play(match, "place 1 room1")
    assert match.view().rooms[0][0].bees == (1, 2, 3, 4)


@pytest.mark.rule("WAG-10")
def test_a_placed_bee_stays() -> None:
    match = at(EMPTY, free=["11", "22"], turn=0)
    play(match, "place 1 A1", "place 2 room1", "place 1 room1")
    view: Any = match.view()
    assert view.spaces == {"A1": 0}
    assert view.rooms[0][0].bees == (1,)
    assert [text for text in texts(match) if not text.startswith("place 2")] == []


@pytest.mark.rule("WAG-6")
def test_the_only_place_needs_no_confirming() -> None:
    """All rooms are honey and all spaces of the value are taken: the flower it is."""
    taken = {f"{card}3": 1 for card in "ACEG"}
    match = at(["honey"], EMPTY, free=["3", "1"], turn=1, spaces=taken, options={"honey": 9})
    play(match, "place 1 room1")
    # Seat 0 was not asked: its bee is on D3, and it has claimed two orange pollen; there is no
    # room for them, so they went back.
    assert phase(match) != "place" or match.view().round == 2
    assert match.log[-1].move == "place 1 room1"


@pytest.mark.rule("WAG-39")
def test_whoever_holds_a_card_is_asked_at_the_start_in_turn_order() -> None:
    match = dusk(EMPTY, EMPTY, EMPTY, first=0, hands=[["mix"], [], ["feint"]])
    while phase(match) != "start":
        play(match, "done")
    view: Any = match.view()
    assert (view.round, view.first) == (2, 1)
    # From seat 1 on: seat 1 holds no card, seat 2 and seat 0 do.
    assert match.actors == (2,)
    assert texts(match) == ["done"]
    play(match, "done")
    assert match.actors == (0,)
    play(match, "done")
    assert (phase(match), match.actors) == ("place", (1,))


@pytest.mark.rule("WAG-39")
def test_without_cards_the_day_starts_at_once() -> None:
    match = skep.new("waggle-dance", seed=1)
    assert phase(match) == "place"
