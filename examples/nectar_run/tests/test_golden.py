"""Golden games: whole games as text, one for each way to end."""

from pathlib import Path

import pytest

from nectar_run.scoring import RULE_OF_REASON
from nectar_run.tests.goldens import FOLDER, annotated
from tests.games.goldens import (
    assert_changes_are_found_out,
    assert_plays_as_it_did,
    assert_same_way_from_its_seed,
)

GOLDEN = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_it_plays_as_it_did(file: Path) -> None:
    text = file.read_text("utf-8")
    assert assert_plays_as_it_did(text, annotated(text)).reason == file.stem


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_same_moves_with_the_same_seed(file: Path) -> None:
    assert_same_way_from_its_seed(file.read_text("utf-8"))


def test_there_is_one_for_each_way_to_end() -> None:
    assert {file.stem for file in GOLDEN} == set(RULE_OF_REASON)


def test_a_golden_game_that_is_changed_is_found_out() -> None:
    text = (FOLDER / "dry.txt").read_text("utf-8")
    assert_changes_are_found_out(text, "fly", lambda line: f"{line.split()[0]} rest")
