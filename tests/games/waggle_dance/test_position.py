"""Positions as data: what is filled in, and what is refused."""

from typing import Any

import pytest

import skep
from skep.engine.fields import kinds_of
from skep.games.waggle_dance import GAME
from skep.games.waggle_dance.state import State
from tests.games.waggle_dance.positions import at

GOOD: dict[str, Any] = {
    "rooms": [["white white", "egg @1", "honey"], ["", "", ""]],
    "options": {"blocked": 0},
    "free": ["123", "456"],
    "spaces": {"A4": 0},
    "hands": [["mix"], ["feint", "feint"]],
}


def test_only_rooms_must_be_given_at_night() -> None:
    data = {"rooms": [[""], [""]], "options": {"blocked": 0}, "phase": "brood"}
    view: Any = skep.position("waggle-dance", data).view()
    assert (view.round, view.first, view.actors) == (1, 0, (0,))
    assert (view.tiles, view.eggs, view.pollen, view.deck) == (46, 12, (15,) * 6, 42)
    assert view.dice == (6, 6)


def test_supplies_follow_from_what_lies_elsewhere() -> None:
    view: Any = skep.position("waggle-dance", GOOD).view(0)
    assert (view.tiles, view.eggs, view.deck) == (42, 11, 39)
    assert view.pollen == (13, 15, 15, 15, 15, 15)
    assert view.dice == (5, 3)
    assert view.free == ((1, 2, 3), (4, 5, 6))
    assert (view.scores, view.stored) == ((1, 0), (2, 0))
    assert [room.holds for room in view.rooms[0]] == [("white", "white"), ("egg",), ("honey",)]
    assert view.rooms[0][1].bees == (1,)
    assert view.hand == ("mix",)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"rooms": [[""]]}, "1 hives; waggle-dance is for 2 to 4 seats"),
    ({"rooms": [["green"], [""]]}, "not 'green'"),
    ({"rooms": [["white " * 5], [""]]}, r"four cubes at most \(WAG-17\)"),
    ({"rooms": [["white white white white"] * 4, [""]]}, "more than 15 cubes of white"),
    ({"rooms": [["egg"] * 13, [""]]}, "more than 12 eggs"),
    ({"rooms": [[""] * 40, [""] * 9]}, "more than 48 rooms"),
    ({"rooms": [["egg @17"], [""]]}, "no dice"),
    ({"rooms": [["honey @1"], [""]]}, r"which is honey \(WAG-9\)"),
    ({"rooms": [["@" + "1" * 20], [""]]}, "nobody has more than 19"),
    ({"hands": [["mix"] * 4, []]}, r"more than 3 cards mix \(WAG-2\)"),
    ({"hands": [["magic"], []]}, "no Queen card 'magic'"),
    ({"hands": [[]]}, "hands names 1 seats of 2"),
    ({"discard": {"mix": 3}}, "more than 3 cards mix"),
    ({"blocked": ["A1"]}, r"1 spaces of A are blocked, not 0 \(WAG-5\)"),
    ({"spaces": {"B1": 0}}, "no space 'B1'"),
    ({"spaces": {"A1": 2}}, "a bee of seat 2 on A1"),
    ({"spaces": {"A1": 0}, "blocked": ["A1"]}, "A1 is blocked"),
    ({"flowers": {"D7": ["1", ""]}}, "no flower 'D7'"),
    ({"flowers": {"D1": ["1"]}}, "D1 names 1 seats"),
    ({"dice": [4, 3]}, r"has 4 dice, but 5 lie on the table \(WAG-6\)"),
    ({"dice": [6, 3]}, r"has 6 dice, but 5 lie on the table \(WAG-6\)"),
    ({"dice": [5]}, "dice names 1 seats"),
    ({"free": ["1" * 18, "1"]}, "each has up to 18"),
    ({"free": ["", ""]}, "seat 1 has 0 dice"),
    ({"volunteer": 5}, "no such seat"),
    ({"forced": 6}, "a 6 must be placed, but there is none"),
    ({"lifted": "A1"}, "none is in hand"),
    ({"tricked": [1, 1]}, "in phase answer, and only then"),
    ({"phase": "answer", "acting": [1]}, "in phase answer, and only then"),
    ({"phase": "answer", "acting": [1], "tricked": [9, 1]}, "no bee 9 on flower 1"),
    ({"phase": "answer", "acting": [1], "tricked": [1, 1]}, "has no 1 on flower 1"),
    (
        {"phase": "answer", "acting": [0], "tricked": [1, 1], "flowers": {"D1": ["1", ""]}},
        "nobody answers themselves",
    ),
    ({"looking": ["mix"]}, "in phase draw, and only then"),
    ({"mixing": [[1, 2], None]}, "seat 0 cannot mix now"),
    ({"mixing": [[2, 1], None]}, "mixes rooms 2 and 1"),
    ({"mixing": [None]}, "mixing names 1 seats of 2"),
    ({"claims": [["white"], []]}, "cannot have pollen to put away now"),
    ({"claims": [["green"], []]}, "no pollen 'green'"),
    ({"claimed": [[1], []]}, "does not store now"),
    ({"claimed": [[7], []]}, "numbers 1 to 6"),
    ({"directions": [[1]]}, "directions names 1 seats"),
    ({"visited": [[1]]}, "visited names 1 seats"),
    ({"visited": [[0], []]}, "numbers 1 to 6"),
    ({"in_play": ["mix"]}, r"mix does not stay in play \(WAG-24\)"),
    ({"in_play": ["directions"] * 4}, "more than 3 cards directions"),
    ({"in_play": ["magic"]}, "no Queen card 'magic'"),
    ({"carried": [61, 0]}, "0 to 60 cubes"),
    ({"acting": [1]}, "it is the turn of seat 0"),
    ({"acting": []}, "somebody decides"),
    ({"acting": [2]}, "no seat 2"),
    ({"acting": [0, 1]}, "one seat decides at a time"),
    ({"acting": [0], "waiting": [0]}, "nobody decides and waits at once"),
    ({"left": 0}, "it is the turn of seat 0"),
    ({"bees": 1}, "1 bees to act with"),
    ({"phase": "brood"}, "bees on A, which is over"),
    ({"phase": "brood", "spaces": {}}, "has dice to assign"),
    ({"phase": "later"}, "Invalid enum value 'later'"),
    ({"phase": "over"}, "bees on A, which is over"),
    ({"round": 0}, "round 0"),
    ({"reason": "shared"}, "a reason when it is over"),
    ({"weather": "fine"}, "unknown field `weather`"),
]

NIGHT: dict[str, Any] = {"rooms": [["white", ""], [""]], "options": {"blocked": 0}}

WRONG_AT_NIGHT: list[tuple[dict[str, Any], str]] = [
    ({"phase": "store"}, "claimed nothing"),
    ({"phase": "store", "claimed": [[1], []], "flowers": {"D1": ["1", ""]}}, "D has been counted"),
    ({"phase": "eggs"}, "0 bees to act with; there are 0"),
    ({"phase": "eggs", "spaces": {"C1": 0}, "bees": 2}, "2 bees to act with; there are 1"),
    (
        {"phase": "eggs", "spaces": {"C1": 0}, "bees": 1, "rooms": [[""], ["egg"] * 12]},
        "no egg to claim",
    ),
    ({"phase": "draw", "looking": ["mix"], "spaces": {"G1": 0}, "bees": 1}, "shows two cards"),
    ({"phase": "trade", "claims": [[], ["red"]]}, "cannot have pollen to put away now"),
    ({"phase": "over", "acting": [], "in_play": ["volunteer"]}, "no card lies in play here"),
    ({"phase": "over", "acting": [], "reason": "shared"}, "nobody has 7 honey"),
    (
        {"phase": "over", "reason": "shared", "rooms": [["honey"] * 7, [""]]},
        "over by most-honey, not by shared",
    ),
    ({"phase": "over", "reason": "rain", "rooms": [["honey"] * 7, [""]]}, "no game ends by 'rain'"),
    ({"phase": "over", "acting": [0], "rooms": [["honey"] * 7, [""]]}, "nobody decides"),
]


@pytest.mark.parametrize(("change", "why"), WRONG, ids=lambda value: str(value)[:60])
def test_nonsense_is_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(skep.BadPosition, match=why):
        skep.position("waggle-dance", {**GOOD, **change})


@pytest.mark.parametrize(("change", "why"), WRONG_AT_NIGHT, ids=lambda value: str(value)[:60])
def test_nonsense_at_night_is_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(skep.BadPosition, match=why):
        skep.position("waggle-dance", {**NIGHT, **change})


ASIDE: dict[str, Any] = {
    **NIGHT,
    "phase": "store",
    "acting": [1],
    "claimed": [[], [4]],
    "claims": [["red"], ["red"]],
}


@pytest.mark.rule("WAG-17")
def test_pollen_lies_aside_only_by_the_newer_rules() -> None:
    view: Any = skep.position("waggle-dance", ASIDE).view()
    assert (view.claims, view.pollen[3]) == ((("red",), ("red",)), 13)
    with pytest.raises(skep.BadPosition, match="cannot have pollen to put away now"):
        skep.Match.at(GAME.at(1), ASIDE, seed=1)


@pytest.mark.rule("WAG-24")
def test_cards_lie_in_play_only_by_the_newer_rules() -> None:
    view: Any = skep.position("waggle-dance", {**GOOD, "in_play": ["directions"]}).view()
    assert (view.in_play, view.deck) == (("directions",), 38)
    with pytest.raises(skep.BadPosition, match="no card lies in play here"):
        at([""], free=["1", "2"], in_play=["directions"], version=1)


@pytest.mark.rule("WAG-34")
def test_bees_on_flowers_were_placed_there_unless_it_is_said_otherwise() -> None:
    day: dict[str, Any] = {"free": ["1", "2"], "flowers": {"D3": ["3", ""]}}
    told: Any = at([""], **day).view()
    assert told.visited == ((3,), ())
    told = at([""], **day, visited=[[], [5]]).view()
    assert told.visited == ((), (5,))


def test_a_position_plays_on() -> None:
    match = at(["white white white white @11"], free=["1", "2"], turn=0)
    match.apply(0, "place 1 room1")
    match.apply(1, "place 2 room1")
    assert match.scores == (1, 0)


def test_every_field_of_the_state_is_in_a_position_or_follows_from_one() -> None:
    named = set(GAME.plain(at([""], free=["1", "2"]).state).__struct_fields__)
    fields = set(kinds_of(State))
    assert fields - named == {"seats", "version", "tiles", "eggs", "pollen", "deck", "crews"}
    assert named - fields == {"blocked"}


def test_colours_are_read_in_any_order() -> None:
    view: Any = at(["red white  red @21"], free=["1", "2"]).view()
    assert view.rooms[0][0].holds == ("white", "red", "red")
    assert view.rooms[0][0].bees == (1, 2)
