"""The box and the set-up: WAG-1 to WAG-5."""

from collections import Counter
from typing import Any

import pytest

import skep
from skep.api import read_options
from skep.engine.chance import RecordedChance
from skep.games.registry import GAMES
from skep.games.waggle_dance import material
from tests.games.waggle_dance.positions import EMPTY, at, texts


def new(seats: int, seed: int, **options: Any) -> Any:
    return skep.new("waggle-dance", seats=seats, seed=seed, options=options)


@pytest.mark.rule("WAG-1")
def test_a_bee_of_each_value_finds_its_space_its_flower_and_its_rooms() -> None:
    match = at(EMPTY, free=["123456", "1"])
    spots: dict[str, set[str]] = {}
    for text in texts(match):
        _, die, spot = text.split()
        spots.setdefault(die, set()).add(spot)
    rooms = {"room1", "room2", "room3"}
    assert spots == {str(n): {f"{c}{n}" for c in "ACDEG"} | rooms for n in range(1, 7)}
    assert len(set(material.COLOURS)) == 6


@pytest.mark.rule("WAG-2")
def test_the_box() -> None:
    view = new(4, 1).view()
    assert view.tiles + sum(map(len, view.rooms)) == 48
    assert view.pollen == (15,) * 6
    assert view.eggs == 12
    assert [dice + box for dice, box in zip(view.dice, view.box, strict=True)] == [18] * 4
    assert view.deck == 42 == 14 * 3
    assert len(set(material.CARD_NAMES)) == 14


@pytest.mark.rule("WAG-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rooms_and_six_dice_each(seats: int) -> None:
    view = new(seats, 7).view()
    assert all(len(hive) == 3 and all(not room.holds for room in hive) for hive in view.rooms)
    assert view.dice == (6,) * seats
    assert all(len(dice) == 6 for dice in view.free)
    assert view.scores == (0,) * seats
    assert view.hands == (0,) * seats


@pytest.mark.rule("WAG-4")
def test_the_highest_roll_starts_and_ties_roll_again() -> None:
    game = GAMES["waggle-dance"]
    luck = RecordedChance(
        # Seats 0 and 2 tie with a 5, tie again with a 2, then seat 2 is higher.
        ["5", "1", "5", "4", "2", "2", "3", "4"] + ["1"] * 24
    )
    options = read_options(game, {"blocked": 0})
    state, events = game.setup(4, options, luck)
    assert state.first == 2
    started: Any = events[0].public
    assert started.rolls == ((5, 1, 5, 4), (2, None, 2, None), (3, None, 4, None))
    assert game.actors(state) == (2,)


@pytest.mark.rule("WAG-5")
@pytest.mark.parametrize(
    ("seats", "options", "each"),
    [
        (2, {}, 2),
        (3, {}, 1),
        (4, {}, 0),
        (2, {"blocked": 0}, 0),
        (4, {"blocked": 3}, 3),
        (3, {"blocked": 2}, 2),
    ],
)
def test_blocked_spaces(seats: int, options: dict[str, int], each: int) -> None:
    drawn: Counter[str] = Counter()
    for seed in range(40):
        blocked = new(seats, seed, **options).view().blocked
        assert len(set(blocked)) == len(blocked)
        assert Counter(spot[0] for spot in blocked) == {c: each for c in "ACEG" if each}
        drawn.update(blocked)
    assert (len(drawn) == 24) == (each > 0), "every space is blocked in some game"


@pytest.mark.rule("WAG-5")
def test_one_set_of_markers_has_each_number_once() -> None:
    for seed in range(30):
        blocked = new(3, seed).view().blocked
        assert len({spot[1] for spot in blocked}) == 4


@pytest.mark.rule("WAG-5")
def test_a_blocked_space_takes_no_bee() -> None:
    blocked = [f"{card}{number}" for card in "ACEG" for number in (1, 2)]
    match = at(EMPTY, options={"blocked": None}, blocked=blocked, free=["12", "3"])
    assert [text for text in texts(match) if text.split()[2] in blocked] == []
    refusal = match.check(0, "place 1 A1")
    assert refusal is not None
    assert refusal.rule == "WAG-5"


@pytest.mark.rule("WAG-3")
def test_options_are_limited() -> None:
    for wrong in ({"honey": 0}, {"honey": 10}, {"blocked": 4}, {"blocked": -1}):
        with pytest.raises(skep.BadOption):
            skep.new("waggle-dance", options=wrong)
