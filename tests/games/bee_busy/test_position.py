"""Positions as plain data: what can be told in short, and what is refused."""

from typing import Any

import msgspec
import pytest

import skep
from tests.games.bee_busy.sheets import at, hive, now, play, sheet


def test_only_sheets_and_dice_must_be_given() -> None:
    match = skep.position("bee-busy", {"hives": [sheet()], "dice": [1, 2, 3]})
    assert match.seats == 1
    assert match.actors == (0,)
    assert match.view().round == 1


def test_decisions_are_made_again() -> None:
    match = at(
        sheet(),
        sheet(),
        first=1,
        decisions=(("die 3", "stay", "pick centre a1"), ("die 2", "fly", "done")),
    )
    assert [now(match, seat).phase for seat in (0, 1)] == ["act", "closed"]
    assert hive(match).nectar == 1
    play(match, "back")
    assert hive(match).nectar == 0


def test_the_last_round_can_be_over() -> None:
    match = at(round=25, decisions=(("die 2", "stay", "done"),))
    assert match.over


def _all(dice: Any = (2, 3, 5), **changes: Any) -> dict[str, Any]:
    return {"hives": [sheet(**changes)], "dice": dice}


COMB = "used if, and only if, it is complete"

BAD: list[tuple[str, dict[str, Any], str]] = [
    ("no sheets", {"hives": []}, "0 sheets"),
    ("too many", {"hives": [sheet()] * 5, "dice": (1, 2, 3)}, "5 sheets"),
    ("an unknown field", {**_all(), "dies": 3}, "unknown field"),
    ("round 0", {**_all(), "round": 0}, "round 0, but there are 25"),
    ("round 26", {**_all(), "round": 26}, "round 26, but there are 25"),
    ("no such first", {**_all(), "first": 1}, "seat 1 begins"),
    ("two dice", _all(dice=(2, 3)), "the dice show"),
    ("unsorted dice", _all(dice=(3, 2, 5)), "the dice show"),
    ("a seven", _all(dice=(2, 3, 7)), "the dice show"),
    ("no dice and no mites", _all(dice=()), "nobody has a bee to lose"),
    ("an area", _all(area="cellar"), "no area is called 'cellar'"),
    ("too many bees", _all(bees=(4, 1, 1)), "bees, meadow: 4 of 3"),
    ("more bees than places left", _all(bees=(3, 1, 1), lost=(1, 0, 0)), "bees, meadow: 3 of 2"),
    ("too many lost", _all(lost=(0, 3, 0)), "lost bees, production: 3 of 2"),
    ("fields", _all(fields=4), "fields: 4 of 3"),
    ("too few columns", _all(marks=(0, 1)), "marks in 2 columns of 10"),
    ("marks", _all(columns={2: 2}), "marks under 2: 2 of 1"),
    ("backwards", _all(backwards=3), "backwards: 3 of 2"),
    ("a flower", _all(flowers=("centre a2",)), "there is no flower 'centre a2'"),
    ("a flower twice", _all(flowers=("centre a1", "centre a1")), "is there twice"),
    ("flowers out of order", _all(flowers=("centre b1", "centre a1")), "in reading order"),
    ("a locked flower", _all(flowers=("cat a1",)), "still locked"),
    ("a good", _all(written={"honey": ()}), "one list for each of"),
    (
        "a value it had",
        _all(written={"honey": (1,), "wax": (), "propolis": ()}),
        "that it had before",
    ),
    (
        "a value without an upgrade",
        _all(written={"honey": (5,), "wax": (), "propolis": ()}),
        "more additional values than upgrades",
    ),
    (
        "a value twice",
        _all(written={"honey": (5, 5), "wax": (), "propolis": ()}),
        "additional values of honey",
    ),
    ("nectar", _all(nectar=-1), "nectar: -1"),
    ("honey", _all(honey=5, honey_made=4), "honey: 5 of 4"),
    ("the track", _all(honey=5, honey_made=25), "honey made: 25 of 24"),
    ("wax", _all(wax=5, wax_made=4), "wax: 5 of 4"),
    ("propolis", _all(propolis=6), "propolis: 6 of 5"),
    ("a comb", _all(line=("d2", "d3", "z1")), "there is no comb 'z1'"),
    ("a leap", _all(line=("d2", "d3", "a1")), "the line leaps to a1"),
    ("elsewhere", _all(line=("a1", "a2")), "not its first combs"),
    ("queens", _all(combs={"a1": "queen", "a3": "queen"}, queen_laid=True), "only one comb"),
    ("no queen yet", _all(combs={"a1": "queen"}), "no young queen yet"),
    ("fed for nothing", _all(queen=1), "no young queen yet"),
    ("a raised queen", _all(queen=3, queen_laid=True), "stays in her comb"),
    ("water", _all(combs={"a1": "water"}), "water, but no drought"),
    ("too much honey", _all(combs={"a1": "honey 5"}), "'honey 5' in a comb"),
    ("beetles", _all(combs={"a1": "beetles"}), "'beetles' in a comb"),
    ("decisions", {**_all(), "decisions": [[], []]}, "decisions of 2 seats"),
    ("no move", {**_all(), "decisions": [["dance"]]}, "'dance' is not a move"),
    ("a forbidden move", {**_all(), "decisions": [["die 6"]]}, "cannot have decided 'die 6'"),
    ("back", {**_all(), "decisions": [["die 2", "back"]]}, "cannot have decided 'back'"),
    (
        "all done",
        {**_all(), "decisions": [["die 2", "stay", "done"]]},
        "the next round has begun",
    ),
    (
        "mites that have gone",
        {**_all(dice=()), "round": 18, "decisions": [["lose combs"]]},
        "so the dice are rolled",
    ),
]


@pytest.mark.parametrize(("data", "why"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_nonsense_is_refused_with_a_reason(data: dict[str, Any], why: str) -> None:
    with pytest.raises(skep.BadPosition) as caught:
        skep.position("bee-busy", data)
    assert why in str(caught.value)


def test_a_complete_comb_is_used_and_an_open_one_is_not() -> None:
    used = sheet(combs={"a1": "egg"})
    for combs in ({"c3": "egg"}, {**used["combs"], "a2": "egg"}):
        with pytest.raises(skep.BadPosition, match=COMB):
            skep.position("bee-busy", {"hives": [{**used, "combs": combs}], "dice": [1, 2, 3]})


def test_walls_of_the_start_are_there() -> None:
    data = sheet()
    data["walls"] = data["walls"][1:]
    with pytest.raises(skep.BadPosition, match="marked from the start"):
        skep.position("bee-busy", {"hives": [data], "dice": [1, 2, 3]})


def test_mites_that_are_still_choosing() -> None:
    match = at(sheet(), sheet(), dice=(), round=18, decisions=((), ("lose combs",)))
    assert match.actors == (0,)
    assert hive(match, 1).bees == (1, 1, 0)
    plain = match.game.plain(match.state)
    assert match.game.plain(match.game.position(msgspec.to_builtins(plain))) == plain
