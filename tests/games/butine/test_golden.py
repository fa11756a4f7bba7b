"""Golden games: whole games as text, one for each way to end. See `scripts/make_goldens.py`."""

from pathlib import Path

import pytest

import skep
from skep.games.butine.scoring import RULE_OF_REASON
from tests.games.butine.goldens import FOLDER, annotated
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
    if file.stem in RULE_OF_REASON:
        assert match.reason == file.stem


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_same_moves_with_the_same_seed(file: Path) -> None:
    assert_same_way_from_its_seed(file.read_text("utf-8"))


def test_there_is_one_for_each_way_to_end() -> None:
    assert {file.stem for file in GOLDEN} == {*RULE_OF_REASON, "all-options"}


@pytest.mark.rule("BUT-19")
@pytest.mark.rule("BUT-21")
def test_one_has_all_options() -> None:
    match = skep.replay((FOLDER / "all-options.txt").read_text("utf-8"))
    options = match.state.options
    assert (match.seats, options.quick, options.expert) == (4, True, True)
    assert options.challenge
    kinds = [(entry.seat, entry.move.split()[0]) for entry in match.log]
    both = [
        (seat, "place") in kinds[i : i + 2] and (seat, "gather") in kinds[i : i + 2]
        for i, (seat, _) in enumerate(kinds)
    ]
    assert any(both), "somebody gathers and places in one turn"


@pytest.mark.rule("BUT-16")
def test_a_golden_game_that_is_changed_is_found_out() -> None:
    text = (FOLDER / "deck-out-by-refill.txt").read_text("utf-8")
    assert_changes_are_found_out(text, "take", lambda line: f"{line.split()[0]} done")
