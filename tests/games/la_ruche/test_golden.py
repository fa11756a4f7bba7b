"""Golden games: whole games as text, one for each way to end. See `make_goldens.py`."""

from pathlib import Path
from typing import Any

import pytest

from skep.api import begin_again
from skep.engine import record as records
from skep.games.la_ruche.scoring import RULE_OF_REASON, round_winners
from skep.games.la_ruche.solver import solve
from tests.games.goldens import (
    assert_changes_are_found_out,
    assert_plays_as_it_did,
    assert_same_way_from_its_seed,
)
from tests.games.la_ruche.goldens import FOLDER, annotated
from tests.games.la_ruche.table import places, tile_of

GOLDEN = sorted(FOLDER.glob("*.txt"))


def read(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_it_plays_as_it_did(file: Path) -> None:
    text = file.read_text("utf-8")
    match = assert_plays_as_it_did(text, annotated(text))
    if file.stem in RULE_OF_REASON:
        assert match.reason == file.stem


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_same_moves_with_the_same_seed(file: Path) -> None:
    assert_same_way_from_its_seed(file.read_text("utf-8"))


def test_there_is_one_for_each_way_to_end() -> None:
    assert {file.stem for file in GOLDEN} == {*RULE_OF_REASON, "last-gifts", "three-rounds"}


@pytest.mark.rule("RUC-10")
def test_last_gifts_change_who_wins_a_blocked_race() -> None:
    record = records.read(read("last-gifts"))
    match = begin_again(record)
    fewest: list[tuple[int, ...]] = []
    for entry in record.entries:
        match.step(entry)
        view: Any = match.view()
        if view.phase == "gifts":
            fewest.append(round_winners(view.counts))
    assert fewest
    assert match.reason == "blocked"
    assert match.winners != fewest[0]


@pytest.mark.rule("RUC-14")
def test_three_rounds_end_in_three_ways() -> None:
    record = records.read(read("three-rounds"))
    match = begin_again(record)
    ends: list[str] = []
    points = [0] * match.seats
    for entry in record.entries:
        for event in match.step(entry):
            fact: Any = event.public
            if fact.__struct_config__.tag == "round-ended":
                ends.append(fact.reason)
                points = [old + new for old, new in zip(points, fact.points, strict=True)]
    assert sorted(ends) == ["blocked", "emptied", "emptied-by-gift"]
    assert match.scores == tuple(points)
    best = max(points)
    assert match.winners == tuple(seat for seat in range(6) if points[seat] == best)


@pytest.mark.rule("RUC-16")
def test_who_gave_up_was_in_a_dead_end_though_something_still_fitted() -> None:
    record = records.read(read("gave-up"))
    match = begin_again(record)
    for entry in record.entries[:-1]:
        match.step(entry)
    view: Any = match.view(0)
    assert places(match, 0)
    assert solve(view.hand, view.cells).solvable is False
    assert solve(view.hand + tuple(map(tile_of, view.cells))).solvable is True


@pytest.mark.rule("RUC-9")
def test_a_golden_game_that_is_changed_is_found_out() -> None:
    def turned(line: str) -> str:
        seat, place, lay = line.split(maxsplit=2)
        return f"{seat} {place} {lay[1:6]}{lay[0]}{lay[6:]}"

    assert_changes_are_found_out(read("emptied"), "place", turned)
