"""What a full column of the improvement gives (BEE-24)."""

from typing import Any

import pytest

from skep.games.bee_busy import facts
from tests.games.bee_busy.sheets import at, hive, legal, now, play, sheet

pytestmark = pytest.mark.rule("BEE-24")


def test_a_full_column_gives_its_upgrade_at_once() -> None:
    match = at(sheet(columns={4: 2}), dice=(1, 3, 6))
    told = play(match, "die 6")
    assert told[1:] == [facts.Marked(0, 4, 3, 3, False), facts.Upgraded(0, 4, "garden", "cat")]
    play(match, "stay")
    assert "pick cat a1" in legal(match)


def test_backwards_twice_a_game() -> None:
    match = at(sheet(columns={2: 1}, backwards=1))
    play(match, "die 2", "fly backwards", "done")
    assert hive(match).backwards == 2
    play(match, next(move for move in legal(match) if move.startswith("die")))
    assert legal(match) == ["stay", "fly"]


@pytest.mark.parametrize(("total", "dice"), [(3, (1, 2, 6)), (12, (4, 6, 6))])
def test_an_additional_value(total: int, dice: tuple[int, ...]) -> None:
    length = {3: 2, 12: 1}[total]
    stock: dict[str, Any] = {"area": "production", "nectar": 1, "pollen": 1}
    match = at(sheet(columns={total: length - 1}, **stock), dice=dice)
    play(match, f"die {sum(dice) - total}")
    assert now(match).phase == "write"
    assert len(legal(match)) == 12
    assert "write 1 at honey" not in legal(match)
    die = sum(dice) - total
    good = "wax" if die == 6 else "honey"
    play(match, f"write {die} at {good}", "stay")
    assert f"make {good}" in legal(match), "it can be used in the same round"
    assert hive(match).written[good] == (die,)


def test_each_production_has_one_square() -> None:
    written = {"honey": (5,), "wax": (), "propolis": ()}
    match = at(sheet(columns={12: 1, 3: 1}, written=written), dice=(1, 2, 6))
    play(match, "die 6")
    assert {move.split()[-1] for move in legal(match)} == {"wax", "propolis"}


def test_flexible_direction() -> None:
    match = at(sheet(area="combs", columns={5: 3}), dice=(5, 5, 5))
    play(match, "die 5", "stay")
    assert legal(match) == ["line d2-d1", "line d3-d4", "done"]


def test_a_lucky_sum_gives_honey_with_the_upgrade_only() -> None:
    told = play(at(dice=(3, 4, 6)), "die 6")
    assert [type(fact) for fact in told] == [facts.DieTaken]
    match = at(sheet(columns={6: 4}), dice=(3, 4, 6))
    assert facts.HoneyGained(0, 1) in play(match, "die 6")
    assert (hive(match).honey, hive(match).honey_made) == (1, 1)
    full = at(sheet(columns={6: 4}, honey=0, honey_made=24), dice=(3, 4, 6))
    play(full, "die 6")
    assert hive(full).honey == 0


def test_a_lucky_sum_gives_a_mark_of_ones_choice() -> None:
    match = at(sheet(columns={8: 4, 9: 3, 10: 2}), dice=(3, 4, 6))
    play(match, "die 6")
    assert now(match).phase == "mark"
    assert "mark 9" not in legal(match)
    assert "mark 8" not in legal(match)
    assert legal(match)[-1] == "skip"
    told = play(match, "mark 10")
    assert told == [facts.Marked(0, 10, 3, 3, True), facts.Upgraded(0, 10, "storage", "")]
    assert now(match).phase == "fly"
    unwilling = at(sheet(columns={8: 4}), dice=(3, 4, 6))
    play(unwilling, "die 6", "skip")
    assert now(unwilling).phase == "fly"


def test_a_seven_serves_both() -> None:
    match = at(sheet(columns={6: 4, 8: 4}), dice=(3, 4, 6))
    play(match, "die 6", "mark 2")
    assert hive(match).honey == 1
    assert hive(match).marks[0] == 1


def test_extra_honey_that_this_seven_brings_comes_with_the_next() -> None:
    match = at(sheet(columns={6: 3, 8: 4}), dice=(3, 4, 6))
    play(match, "die 6", "mark 6")
    assert hive(match).honey == 0


def test_with_all_columns_full_there_is_nothing_to_mark() -> None:
    lengths = {2: 1, 3: 2, 4: 3, 5: 3, 6: 4, 8: 4, 9: 3, 10: 3, 11: 2, 12: 1}
    match = at(sheet(columns=lengths), dice=(3, 4, 6))
    play(match, "die 6")
    assert now(match).phase == "fly"
