"""The greedy bot for Waggle Dance: what it does in clear cases, and how strong it is."""

from typing import Any

import pytest

import skep
from skep.bots.registry import make_bot
from skep.lab.simulate import simulate
from tests.games.waggle_dance.positions import FOUR_WHITE, at, dusk, phase, play


def choice(match: skep.Match) -> str:
    seat = match.actors[0]
    bot = make_bot("greedy", "waggle-dance", 1, match.game.meta.rules_version)
    return str(bot.choose(match.view(seat), match.legal(seat)))


def go_on(match: skep.Match, until: str) -> skep.Match:
    while phase(match) != until:
        play(match, "done")
    return match


def test_it_keeps_a_pair_for_honey() -> None:
    match = at([FOUR_WHITE, "", ""], free=["335", "1"], turn=0)
    first = choice(match)
    assert first.startswith("place 5"), "the pair of 3s has work to do"
    match = at([FOUR_WHITE, "", ""], free=["33", "1"], turn=0)
    assert choice(match) == "place 3 room1"
    match = at([f"{FOUR_WHITE} @3", "", ""], free=["36", "1"], turn=0)
    play(match, choice(match))
    while match.actors == (1,):
        play(match, "place 1 room1")
    assert choice(match) == "place 3 room1"


def test_it_goes_where_pollen_is_at_home() -> None:
    match = at(["yellow yellow", "white white red blue", "egg"], free=["12", "1"], turn=0)
    assert choice(match) == "place 2 D2"


@pytest.mark.rule("WAG-16")
def test_it_does_not_go_where_too_little_is_left_for_it() -> None:
    """One yellow cube is left: nothing for whoever is alone, one for the second and for equals."""
    hoard = ["yellow yellow yellow yellow"] * 3
    given: dict[str, Any] = {"free": ["25", "1"], "turn": 0}
    given["spaces"] = {f"{card}{value}": 1 for card in "ACEG" for value in (2, 5)}
    alone = at(["yellow yellow", "egg", "egg"], hoard, **given)
    assert choice(alone) == "place 5 D5"
    level = at(["yellow yellow", "egg", "egg"], hoard, **given, flowers={"D2": ["", "2"]})
    assert choice(level) == "place 2 D2"
    # By the first rules whoever is due two takes the last one.
    first = at(["yellow yellow", "egg", "egg"], hoard, **given, version=1)
    assert choice(first) == "place 2 D2"


def test_it_makes_honey_with_cards() -> None:
    match = go_on(dusk(["white white white @11"], hands=[["efficiency"], []]), "honey")
    assert choice(match) == "honey room1 with efficiency"


def test_it_moves_the_missing_cube() -> None:
    match = dusk(["white white white @11", "white red @1"])
    assert choice(match) == "move white room2 to room1"


def test_it_stores_alike_with_alike() -> None:
    match = dusk(["white white", "red", ""], flowers={"D1": ["1", ""]})
    assert choice(match) == "store white room1"


def test_it_shows_the_way_to_a_flower() -> None:
    """Two yellow wait for two more, and there is nothing better to do."""
    hives = ["yellow yellow", "egg", "egg"], ["", ""]
    given: dict[str, Any] = {"free": ["16", "2"], "turn": 0, "hands": [["directions"], []]}
    given["spaces"] = {"A1": 1, "A6": 1, "C1": 1, "C6": 1}
    match = at(*hives, **given, flowers={"D2": ["2", "2"]})
    assert choice(match) == "play directions D2"
    assert choice(play(match, "play directions D2")).endswith("D2")
    match = at(*hives, **given, flowers={"D2": ["22", ""]})
    assert choice(match).startswith("place"), "nobody is there to be ahead of"


def test_it_takes_back_a_bee_that_brings_nothing() -> None:
    given: dict[str, Any] = {"free": ["66", "2"], "turn": 0, "hands": [["feint"], []]}
    given["spaces"] = {"A6": 1, "C6": 1}
    match = at(["", ""], **given, flowers={"D3": ["33", ""]})
    assert choice(match) == "play feint 3 from D3"
    assert choice(play(match, "play feint 3 from D3")) == "place 3 C3"
    match = at(["", ""], **given, flowers={"D3": ["3", ""]})
    assert "feint" not in choice(match), "there it brings two"


def test_it_takes_two_good_spaces_at_once() -> None:
    hands = [["shift-change"], []]
    match = at(["", ""], free=["34", "34"], turn=0, hands=hands)
    assert choice(match) == "play shift-change more"
    match = at(["", ""], free=["34", "34"], turn=0, hands=hands, spaces={"A3": 1, "C3": 1})
    assert choice(match).startswith("place 4"), "only one of them is any good"


def test_it_plays_the_volunteer() -> None:
    hands = [["volunteer"], []]
    match = at(["", ""], phase="start", free=["12", "34"], waiting=[1], hands=hands)
    assert choice(match) == "play volunteer"


def test_it_answers_a_bee_that_takes_its_pollen() -> None:
    """Alone on another flower it would bring just as much; where I am strong it does not."""
    flowers = {"D1": ["", "1"], "D2": ["", "22"]}
    match = at(["", ""], free=["1", "1"], flowers=flowers, hands=[[], ["dirty-trick"]])
    play(match, "place 1 D1")
    assert choice(match) == "play dirty-trick to D2"


def test_greedy_beats_random() -> None:
    report = simulate("waggle-dance", 2, ["greedy", "random"], 30, 2026)
    assert report.by_bot[0].bot == "greedy"
    assert report.by_bot[0].wins.share >= 0.9, report.by_bot[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_games_between_greedy_bots_end_soon(seats: int) -> None:
    for seed in range(4):
        match = skep.new("waggle-dance", seats=seats, seed=seed)
        bots = [make_bot("greedy", "waggle-dance", seed + seat) for seat in range(seats)]
        while match.actors:
            seat = match.actors[0]
            match.apply(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
        view: Any = match.view()
        assert view.round <= 40
