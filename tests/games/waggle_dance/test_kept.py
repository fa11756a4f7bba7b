"""Lists of moves that are kept because they come again: nobody may notice, and they have an end."""

import random

import pytest

import skep
from skep.games.waggle_dance import day, kitchens, pipes
from tests.games.waggle_dance.positions import EMPTY, FOUR_BLUE, FOUR_WHITE, at, dusk, play, texts

KEPT = ((kitchens, "_KITCHENS", "_MOST"), (day, "_INTO_ROOMS", "_MOST"))


def _listed(seed: int, moves: int) -> list[list[str]]:
    """All lists of moves of a random game's beginning."""
    match = skep.new("waggle-dance", seats=2, seed=seed)
    rng = random.Random(seed)
    lists = []
    for _ in range(moves):
        seat = rng.choice(match.actors)
        lists.append(texts(match, seat))
        match.apply(seat, rng.choice(lists[-1]))
    return lists


def test_a_game_is_the_same_when_hardly_anything_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = _listed(4, 400)
    for module, kept, most in KEPT:
        monkeypatch.setattr(module, most, 1)
        getattr(module, kept).clear()
    assert _listed(4, 400) == usual
    for module, kept, _ in KEPT:
        assert len(getattr(module, kept)) == 1


def test_swaps_have_an_end_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipes, "_MOST_SWAPS", 2)
    pipes._SWAPS.clear()
    for rooms in range(2, 6):
        hive = [FOUR_WHITE + " @1", *[""] * rooms, FOUR_BLUE + " @1"]
        assert texts(dusk(hive)) == [f"swap white room1 with blue room{rooms + 2}", "done"]
        assert len(pipes._SWAPS) <= 2


def test_who_changes_a_list_changes_only_that_list() -> None:
    for match in (at(EMPTY, free=["12", "3"]), dusk(["white @2", "@2"]), _mixing()):
        before = texts(match)
        match.legal(match.actors[0]).clear()
        assert texts(match) == before


def _mixing() -> skep.Match:
    return play(dusk(["white", ""], hands=[["mix"], []]), "done", "play mix room1 room2")


def test_hives_that_differ_in_their_honey_only_are_told_apart() -> None:
    for hive, rooms in (
        (["", "", ""], ["room1", "room2", "room3"]),
        (["honey", "", ""], ["room2", "room3"]),
        (["", "honey", ""], ["room1", "room3"]),
        (["", "honey", "honey"], ["room1"]),
        (["", "honey", "honey", ""], ["room1", "room4"]),
    ):
        match = at(hive, free=["5", "3"], turn=0)
        assert [text.split()[2] for text in texts(match) if "room" in text] == rooms


@pytest.mark.rule("WAG-20")
def test_an_egg_cuts_a_pipe_though_the_bees_stand_as_before() -> None:
    hive = ["white @2", "@2", "@2"]
    pipe = "move white room1 to room3"
    assert pipe in texts(dusk(hive))
    match = play(dusk(hive, spaces={"C1": 0}), "egg room3")
    assert texts(match) == ["move white room1 to room2", "done"]
    refusal = match.check(0, pipe)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("WAG-17", "waggle-dance-room-full")
