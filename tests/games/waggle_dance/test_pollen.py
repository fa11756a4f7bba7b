"""D: who claims how much pollen, and storing it: WAG-15, WAG-16, WAG-17, WAG-40."""

from itertools import product
from typing import Any

import pytest

from skep.games.waggle_dance.night import awards
from tests.games.waggle_dance.positions import (
    EMPTY,
    FOUR_WHITE,
    at,
    dusk,
    facts_of,
    holds,
    phase,
    play,
    plays,
    texts,
)


def naive(bees: tuple[int, ...]) -> list[int]:
    """The rule as it is written, seat by seat, counting who is ahead of whom."""
    shares = []
    for seat, mine in enumerate(bees):
        others = [other for i, other in enumerate(bees) if i != seat]
        ahead = {other for other in others if other > mine}
        level = mine in others
        if mine == 0 or len(ahead) > 1:
            shares.append(0)
        elif not ahead:
            shares.append(1 if level else 2)
        else:
            shares.append(0 if level else 1)
    return shares


@pytest.mark.rule("WAG-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_on_a_flower_in_all_cases(seats: int) -> None:
    for bees in product(range(5), repeat=seats):
        for first in range(seats):
            order = tuple((first + i) % seats for i in range(seats))
            served = awards(list(bees), order)
            shares = [dict(served).get(seat, 0) for seat in range(seats)]
            assert shares == naive(bees), bees
            # First place is served before second, and equals in turn order.
            assert [bees[seat] for seat, _ in served] == sorted(
                (bees[seat] for seat, _ in served), reverse=True
            )
            leaders = [seat for seat, _ in served if bees[seat] == max(bees)]
            assert leaders == [seat for seat in order if seat in leaders]


@pytest.mark.rule("WAG-40")
@pytest.mark.parametrize(
    ("bees", "claims"),
    [
        ((3, 2, 1), (2, 1, 0)),
        ((2, 2, 1), (1, 1, 1)),
        ((3, 1, 1), (2, 0, 0)),
        ((2, 2, 1, 1), (1, 1, 0, 0)),
        ((1, 0), (2, 0)),
    ],
)
def test_the_five_examples(bees: tuple[int, ...], claims: tuple[int, ...]) -> None:
    match = dusk(*([EMPTY] * len(bees)), flowers={"D2": ["2" * n for n in bees]})
    view: Any = match.view()
    assert tuple(len(cubes) for cubes in view.claims) == claims
    assert all(cube == "yellow" for cubes in view.claims for cube in cubes)
    assert view.pollen[1] == 15 - sum(claims)


FULL = "white yellow orange red"


def scarce(left: int, *hives: list[str], **given: Any) -> Any:
    """Only so many white cubes are on their flower; the others lie in the last hive."""
    keep = 15 - left
    rooms = [" ".join(["white"] * min(4, keep - i)) for i in range(0, keep, 4)]
    return dusk(*hives, rooms, **given)


@pytest.mark.rule("WAG-16")
def test_first_place_is_served_before_second() -> None:
    match = scarce(2, EMPTY, EMPTY, flowers={"D1": ["1", "11", ""]})
    view: Any = match.view()
    assert view.claims == ((), ("white", "white"), ())


@pytest.mark.rule("WAG-16")
def test_equals_are_served_in_turn_order() -> None:
    for first, lucky in ((0, 0), (1, 1), (2, 0)):
        match = scarce(1, EMPTY, EMPTY, first=first, flowers={"D1": ["1", "1", ""]})
        view: Any = match.view()
        assert [bool(cubes) for cubes in view.claims].index(True) == lucky
        assert view.pollen[0] == 0


@pytest.mark.rule("WAG-16")
def test_who_is_due_more_than_there_is_takes_nothing() -> None:
    match = scarce(1, EMPTY, EMPTY, flowers={"D1": ["11", "1", ""]})
    assert match.view().claims == ((), ("white",), ())
    assert match.view().pollen[0] == 0
    match = scarce(1, EMPTY, EMPTY, flowers={"D1": ["11", "", ""]})
    assert match.view().claims == ((), (), ())
    assert match.view().pollen[0] == 1
    match = scarce(0, EMPTY, EMPTY, flowers={"D1": ["11", "1", ""]})
    assert match.view().claims == ((), (), ())


@pytest.mark.rule("WAG-16")
def test_everybody_is_told_who_found_too_little() -> None:
    rooms = [FOUR_WHITE] * 3 + ["white white"]
    given: dict[str, Any] = {"free": ["6", ""], "sick": ["6", "6"]}
    match = at(EMPTY, rooms, turn=0, flowers={"D1": ["11", "1"], "D2": ["2", ""]}, **given)
    told = [fact for fact in facts_of(match, "place 6 room1") if fact["fact"] == "pollen-claimed"]
    assert [(fact["flower"], fact["shares"], fact["short"]) for fact in told] == [
        (1, (0, 1), (0,)),
        (2, (2, 0), ()),
    ]


@pytest.mark.rule("WAG-30")
@pytest.mark.rule("WAG-16")
def test_no_bounty_where_one_took_nothing() -> None:
    flowers = {"D1": ["11", "", ""], "D2": ["2", "", ""]}
    match = scarce(1, EMPTY, EMPTY, flowers=flowers, hands=[["bounty"], [], []])
    while phase(match) != "store":
        play(match, "done")
    assert plays(match, "bounty") == ["play bounty D2"]


# Two seats claim white, one cube is left, and the first player stores nothing. The second holds
# Bounty: may it take what the first has left?
LEAVING: dict[str, Any] = {
    "flowers": {"D1": ["1", "1", ""]},
    "hands": [["feint"], ["bounty"], []],
}


def left_by_the_first(**given: Any) -> Any:
    match = scarce(2, EMPTY, EMPTY, **LEAVING, **given)
    while phase(match) != "store":
        play(match, "done")
    assert match.actors == (0,), "nothing is left on the flower: they store in turn order"
    return play(match, "done")


@pytest.mark.rule("WAG-17")
def test_what_is_not_stored_goes_back_when_all_have_stored() -> None:
    match = left_by_the_first()
    assert match.actors == (1,)
    assert match.view().claims == (("white",), ("white",), ())
    assert match.view().pollen[0] == 0
    refusal = match.check(1, "play bounty D1")
    assert refusal is not None
    assert refusal.reason.key == "waggle-dance-flower-empty"
    told = facts_of(match, "store white room1")
    assert not [fact for fact in told if fact["fact"] == "returned"]
    told = facts_of(match, "done")
    assert told[0] == {"fact": "returned", "seat": 0, "cubes": ("white",)}
    assert match.view().claims == ((), (), ())
    assert match.view().pollen[0] == 1


@pytest.mark.rule("WAG-17")
def test_by_the_first_rules_it_went_back_at_once() -> None:
    match = left_by_the_first(version=1)
    assert match.view().claims == ((), ("white",), ())
    assert match.view().pollen[0] == 1
    assert plays(match, "bounty") == ["play bounty D1"]


@pytest.mark.rule("WAG-16")
def test_by_the_first_rules_whoever_was_due_two_took_the_last() -> None:
    match = scarce(1, EMPTY, EMPTY, flowers={"D1": ["11", "1", ""]}, version=1)
    assert match.view().claims == (("white",), (), ())


@pytest.mark.rule("WAG-17")
def test_storing_as_one_likes() -> None:
    match = dusk(["red red red", "egg", "honey", ""], flowers={"D1": ["1", ""], "D4": ["4", ""]})
    assert phase(match) == "store"
    assert set(texts(match)) == {
        *(f"store {colour} room{n}" for colour in ("white", "red") for n in (1, 4)),
        "done",
    }
    play(match, "store red room1")
    assert "store white room1" not in texts(match)
    play(match, "store white room4", "done")
    assert holds(match)[:4] == ["red red red red", "egg", "honey", "white"]
    view: Any = match.view()
    assert view.pollen[0] == 14  # one of the two whites went back
    assert view.pollen[3] == 11


@pytest.mark.rule("WAG-17")
@pytest.mark.rule("WAG-42")
def test_without_space_everything_goes_back_unasked() -> None:
    match = dusk([FULL, "honey"], flowers={"D6": ["6", ""]}, options={"honey": 9})
    assert match.view().pollen[5] == 15
    assert phase(match) != "store"


@pytest.mark.rule("WAG-17")
def test_pollen_that_was_stored_does_not_move() -> None:
    match = dusk(["white", "yellow"], flowers={"D1": ["1", ""]})
    assert not [text for text in texts(match) if text.startswith(("move", "swap"))]


@pytest.mark.rule("WAG-17")
@pytest.mark.rule("WAG-11")
def test_all_store_at_once_and_the_order_does_not_matter() -> None:
    hashes: set[Any] = set()
    orders: list[tuple[int, int]] = [(0, 1), (1, 0)]
    for order in orders:
        match = dusk(EMPTY, EMPTY, flowers={"D1": ["1", ""], "D2": ["", "2"]})
        assert match.actors == (0, 1)
        colours = ("white", "yellow")
        for seat in order:
            play(
                match,
                f"{seat}: store {colours[seat]} room1",
                f"{seat}: store {colours[seat]} room2",
            )
            acting: Any = match.actors
            assert acting == (order[1],) or seat == order[1]
        hashes.add((match.view().rooms, match.view().pollen))
    assert len(hashes) == 1


@pytest.mark.rule("WAG-11")
def test_when_a_supply_could_run_short_they_store_in_turn_order() -> None:
    given: dict[str, Any] = {
        "flowers": {"D1": ["1", "1", ""]},
        "hands": [["bounty"], ["bounty"], []],
    }
    match = scarce(3, EMPTY, EMPTY, first=1, **given)
    while phase(match) == "brood":
        play(match, "done")
    assert match.actors == (1,), "one cube is left, and two cards might want it"
    play(match, "play bounty D1")
    assert match.view().pollen[0] == 0
    match = scarce(5, EMPTY, EMPTY, first=1, **given)
    while phase(match) == "brood":
        play(match, "done")
    assert match.actors == (0, 1)


@pytest.mark.rule("WAG-15")
def test_a_flower_without_bees_gives_nothing() -> None:
    match = at(EMPTY, free=["1", "2"], turn=0)
    play(match, "place 1 room1", "place 2 room1")
    assert match.view().pollen == (15,) * 6
