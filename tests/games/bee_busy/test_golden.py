"""Golden games: whole games as text, one for each thing that can come out. See `make_goldens`."""

from pathlib import Path

import pytest

from tests.games.bee_busy.goldens import FOLDER, NAMES, annotated
from tests.games.bee_busy.proofs import PROOFS
from tests.games.goldens import (
    assert_changes_are_found_out,
    assert_plays_as_it_did,
    assert_same_way_from_its_seed,
)

GOLDEN = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_it_plays_as_it_did(file: Path) -> None:
    text = file.read_text("utf-8")
    match = assert_plays_as_it_did(text, annotated(text))
    assert PROOFS[file.stem](match)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_same_moves_with_the_same_seed(file: Path) -> None:
    assert_same_way_from_its_seed(file.read_text("utf-8"))


def test_there_is_one_for_each_thing_to_show() -> None:
    assert {file.stem for file in GOLDEN} == set(NAMES) == set(PROOFS)


@pytest.mark.rule("BEE-16")
def test_a_golden_game_that_is_changed_is_found_out() -> None:
    text = (FOLDER / "rank-plenty.txt").read_text("utf-8")
    assert_changes_are_found_out(text, "pick", lambda _: "0 stay")
