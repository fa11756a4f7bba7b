"""The Queen cards of the night, alone and together."""

import random
from itertools import combinations
from typing import Any

import msgspec
import pytest

import skep
from skep.games.waggle_dance.board import CUBES_IN
from skep.games.waggle_dance.material import ALCHEMY, CARD_NAMES, EFFICIENCY
from skep.games.waggle_dance.queen.recipes import RECIPES
from tests.games.waggle_dance.positions import (
    EMPTY,
    FOUR_WHITE,
    dusk,
    holds,
    kitchen,
    phase,
    play,
    plays,
    texts,
)

THREE = "white white white"


def seen(match: skep.Match, seat: int | None = None) -> Any:
    return match.view(seat)


def honeys(match: skep.Match) -> list[str]:
    return [text for text in texts(match) if text.startswith("honey")]


# ---------------------------------------------------------------- Efficiency, Alchemy, Expertise


@pytest.mark.rule("WAG-27")
def test_efficiency_three_of_a_colour() -> None:
    match = kitchen([f"{THREE} @11"], hands=[["efficiency"], []])
    assert honeys(match) == ["honey room1 with efficiency"]
    play(match, "honey room1 with efficiency")
    assert match.scores == (1, 0)
    assert seen(match).pollen[0] == 15
    assert seen(match).discard == {"efficiency": 1}


@pytest.mark.rule("WAG-27")
def test_efficiency_with_an_odd_cube_in_the_room() -> None:
    match = kitchen([f"{THREE} red @11"], hands=[["efficiency"], []])
    play(match, "honey room1 with efficiency")
    assert seen(match).pollen == (15,) * 6, "the odd cube goes back, too"


@pytest.mark.rule("WAG-27")
def test_efficiency_is_not_wasted_on_four_nor_enough_for_two() -> None:
    match = kitchen([f"{FOUR_WHITE} @11", "red red @22"], hands=[["efficiency"], []])
    assert honeys(match) == ["honey room1"]
    refusal = match.check(0, "honey room1 with efficiency")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("WAG-24", "waggle-dance-card-idle")


@pytest.mark.rule("WAG-28")
def test_alchemy_two_colours() -> None:
    match = kitchen(
        ["white white red red @11", f"{THREE} red @22", "white white red blue @33"],
        hands=[["alchemy"], []],
    )
    assert honeys(match) == ["honey room1 with alchemy", "honey room2 with alchemy"]
    play(match, "honey room1 with alchemy")
    assert match.scores == (1, 0)
    assert not honeys(match), "one card, one honey"


@pytest.mark.rule("WAG-27")
@pytest.mark.rule("WAG-28")
def test_efficiency_with_alchemy_three_of_two_colours() -> None:
    match = kitchen(
        ["white white red @11", "white red blue @22", "white white @33"],
        hands=[["alchemy", "efficiency"], []],
    )
    assert honeys(match) == ["honey room1 with efficiency+alchemy"]
    play(match, "honey room1 with efficiency+alchemy")
    assert seen(match).hands == (0, 0)
    assert match.scores == (1, 0)


@pytest.mark.rule("WAG-33")
def test_expertise_honey_with_two_different_bees() -> None:
    match = kitchen([f"{FOUR_WHITE} @12", f"{FOUR_WHITE} @3"], hands=[["expertise"], []])
    assert honeys(match) == ["honey room1 with expertise"]
    refusal = match.check(0, "honey room1")
    assert refusal is not None
    assert refusal.reason.key == "waggle-dance-needs-a-pair"
    play(match, "honey room1 with expertise")
    assert match.scores == (1, 0)


@pytest.mark.rule("WAG-33")
@pytest.mark.rule("WAG-27")
@pytest.mark.rule("WAG-28")
def test_expertise_with_both() -> None:
    hand = ["expertise", "efficiency", "alchemy"]
    match = kitchen(["white white red @12", f"{THREE} @34"], hands=[hand, []])
    assert honeys(match) == [
        "honey room1 with efficiency+alchemy+expertise",
        "honey room2 with efficiency+expertise",
    ]
    play(match, "honey room1 with efficiency+alchemy+expertise")
    assert (match.scores, seen(match).hands) == ((1, 0), (0, 0))


@pytest.mark.rule("WAG-33")
def test_expertise_hatches_an_egg() -> None:
    match = dusk(["egg @12", "egg @33", "egg @4"], hands=[["expertise"], []])
    assert phase(match) == "brood"
    assert set(texts(match)) == {"done", "hatch room1 with expertise"}
    play(match, "hatch room1 with expertise")
    # The pair on room 2 hatched by itself, as soon as no card was left to ask for.
    assert holds(match)[:3] == ["", "", "egg"]
    assert seen(match).discard == {"expertise": 1}


@pytest.mark.rule("WAG-28")
def test_recipes_are_those_that_a_plain_search_finds() -> None:
    """Try all ways to pick the cubes to pay with."""
    for content, recipes in enumerate(RECIPES):
        cubes = CUBES_IN[content]
        for cards in ((), (EFFICIENCY,), (ALCHEMY,), (EFFICIENCY, ALCHEMY)):
            price = 3 if EFFICIENCY in cards else 4
            colours = 2 if ALCHEMY in cards else 1
            can = any(len(set(paid)) <= colours for paid in combinations(cubes, price))
            listed = any(set(recipe) <= set(cards) for recipe in recipes)
            assert can == listed, (cubes, cards)
        assert len(set(recipes)) == len(recipes)


# ---------------------------------------------------------------- Mix


@pytest.mark.rule("WAG-29")
def test_mix_links_two_rooms_until_done() -> None:
    match = kitchen(["white red", "white", "blue", "egg"], hands=[["mix"], []])
    assert plays(match, "mix") == [
        "play mix room1 room2",
        "play mix room1 room3",
        "play mix room2 room3",
    ]
    play(match, "play mix room1 room2")
    assert seen(match).mixing == ((1, 2), None)
    assert set(texts(match)) == {
        "move white room1 to room2",
        "move red room1 to room2",
        "move white room2 to room1",
        "done",
    }
    play(match, "move white room1 to room2", "done")
    assert holds(match)[:3] == ["red", "white white", "blue"]
    assert phase(match) != "honey"


@pytest.mark.rule("WAG-29")
@pytest.mark.rule("WAG-24")
def test_a_mix_is_finished_before_anything_else() -> None:
    match = kitchen([f"{THREE} red @11", "white"], hands=[["mix", "efficiency"], []])
    play(match, "play mix room1 room2")
    refusal = match.check(0, "honey room1 with efficiency")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("WAG-24", "waggle-dance-mix-first")
    play(match, "move red room1 to room2", "move white room2 to room1", "done", "honey room1")
    assert match.scores == (1, 0)


@pytest.mark.rule("WAG-29")
def test_mix_may_empty_a_room_for_an_egg() -> None:
    match = dusk(["white", "white"], spaces={"C1": 0}, hands=[["mix"], []])
    play(match, "done")
    assert phase(match) == "eggs", "there is no empty room, but a card"
    play(match, "play mix room1 room2", "move white room1 to room2", "done")
    assert texts(match) == ["egg room1", "done"]


# ---------------------------------------------------------------- Bounty


@pytest.mark.rule("WAG-30")
def test_bounty_one_more_from_a_flower_claimed_from() -> None:
    match = dusk(flowers={"D1": ["1", ""], "D2": ["", "2"]}, hands=[["bounty"] * 2, []])
    play(match, "done")
    assert phase(match) == "store"
    assert plays(match, "bounty", 0) == ["play bounty D1"]
    play(match, "0: play bounty D1", "0: play bounty D1")
    assert seen(match).claims[0] == ("white",) * 4
    assert seen(match).pollen[0] == 11


@pytest.mark.rule("WAG-30")
def test_bounty_from_an_empty_flower() -> None:
    whites = [" ".join(["white"] * n) for n in (4, 4, 4, 1)]
    match = dusk(EMPTY, whites, flowers={"D1": ["1", ""]}, hands=[["bounty"], []])
    play(match, "done")
    assert seen(match).pollen[0] == 0
    assert not plays(match, "bounty")
    refusal = match.check(0, "play bounty D1")
    assert refusal is not None
    assert refusal.rule == "WAG-16"


# ---------------------------------------------------------------- Queen's gift


@pytest.mark.rule("WAG-31")
def test_queens_gift_an_egg_or_a_room() -> None:
    for move, rooms in (
        ("play queens-gift room", ["white", "", "egg", ""]),
        ("play queens-gift egg room2", ["white", "egg", "egg"]),
    ):
        match = dusk(["white", ""], hands=[["queens-gift"], []])
        assert plays(match, "queens-gift") == [
            "play queens-gift room",
            "play queens-gift egg room2",
        ]
        play(match, move)
        assert holds(match) == rooms


@pytest.mark.rule("WAG-31")
def test_an_egg_as_a_gift_can_hatch_the_same_night() -> None:
    match = dusk(["@11"], hands=[["queens-gift"], []])
    play(match, "play queens-gift egg room1")
    assert holds(match)[0] == ""
    assert seen(match).dice[0] == 5


@pytest.mark.rule("WAG-31")
def test_a_room_as_a_gift_takes_pollen() -> None:
    match = dusk(["white white red red"], flowers={"D2": ["2", ""]}, hands=[["queens-gift"], []])
    play(match, "done")
    assert phase(match) == "store", "there is no space, but a card"
    play(match, "play queens-gift room", "store yellow room3", "store yellow room3")
    assert holds(match)[2] == "yellow yellow"


@pytest.mark.rule("WAG-31")
def test_no_gift_from_an_empty_supply() -> None:
    match = dusk([""], ["egg"] * 11 + [""] * 35, hands=[["queens-gift"], []])
    assert (seen(match).tiles, seen(match).eggs) == (0, 0)
    assert plays(match, "queens-gift") == []


# ---------------------------------------------------------------- Explore


@pytest.mark.rule("WAG-37")
def test_explore_three_and_keep_one() -> None:
    match = dusk(spaces={"G1": 0, "G2": 0}, hands=[["explore"], []])
    play(match, "done")
    assert texts(match) == ["draw", "play explore"]
    play(match, "play explore => mix bounty mix")
    view = seen(match, 0)
    assert (view.looked, view.looking) == (("mix", "mix", "bounty"), 3)
    assert texts(match) == ["keep mix", "keep bounty"]
    play(match, "keep bounty")
    view = seen(match, 0)
    assert view.hand == ("bounty",)
    assert view.discard == {"explore": 1, "mix": 2}
    assert (phase(match), view.bees) == ("draw", 1), "the second bee is still to draw"


@pytest.mark.rule("WAG-37")
def test_what_is_looked_at_is_seen_by_nobody_else() -> None:
    match = dusk(spaces={"G1": 0}, hands=[["explore"], ["feint"]])
    play(match, "done", "done", "play explore")
    before = [msgspec.json.encode(seen(match, seat)) for seat in (1, None)]
    hidden = [card for card, left in enumerate(match.state.deck) for _ in range(left)]
    hidden += match.state.looking
    for seed in range(10):
        other = match.copy()
        random.Random(seed).shuffle(hidden)
        other.state.looking = tuple(sorted(hidden[:3]))
        other.state.deck = [hidden[3:].count(card) for card in range(14)]
        assert [msgspec.json.encode(seen(other, seat)) for seat in (1, None)] == before
        assert seen(other, 0).looked is not None
    assert seen(match, 1).looked is None
    assert seen(match, None).looked is None


@pytest.mark.rule("WAG-37")
def test_explore_with_few_cards_left() -> None:
    held = [name for name in CARD_NAMES if name != "explore"]
    match = dusk(spaces={"G1": 0}, hands=[["explore"], held * 3])
    play(match, "done", "done")
    assert seen(match).deck == 2
    play(match, "play explore")
    assert seen(match).looking == 3, "two of the deck, and the one just played"
    match = dusk(spaces={"G1": 0}, hands=[["explore"] * 2, held * 3])
    play(match, "done", "done", "play explore")
    assert seen(match).looking == 2
    assert texts(match) == ["keep explore"]


@pytest.mark.rule("WAG-24")
def test_cards_are_told_to_their_owner_only() -> None:
    match = dusk(spaces={"G1": 1, "G2": 1})
    events = match.apply(1, "draw")
    drew = next(event for event in events if "drew" in str(type(event.public)).lower())
    assert "card" not in msgspec.to_builtins(drew.public)
    assert "card" in msgspec.to_builtins(drew.seen_by(1))
    assert drew.seen_by(0) == drew.public == drew.seen_by(None)
