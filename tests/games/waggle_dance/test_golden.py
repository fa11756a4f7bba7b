"""Golden games: whole games as text, for each way to win and each supply. See `make_goldens.py`."""

from pathlib import Path

import pytest

import skep
from skep.api import begin_again
from skep.engine import record as records
from skep.games.waggle_dance.material import CARD_NAMES
from skep.games.waggle_dance.scoring import RULE_OF_REASON
from tests.games.goldens import (
    assert_changes_are_found_out,
    assert_plays_as_it_did,
    assert_same_way_from_its_seed,
)
from tests.games.waggle_dance.goldens import FOLDER, annotated, kinds_of_facts, supplies_out

GOLDEN = sorted(FOLDER.glob("*.txt"))
SUPPLIES = ("tiles", "eggs", "pollen", "dice", "deck")


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


def test_there_is_one_for_each_way_to_win_and_each_supply() -> None:
    wanted = {*RULE_OF_REASON, *(f"{supply}-out" for supply in SUPPLIES), "long"}
    assert {file.stem for file in GOLDEN} == wanted


@pytest.mark.rule("WAG-3")
@pytest.mark.parametrize("supply", SUPPLIES)
def test_the_supply_runs_out(supply: str) -> None:
    record = records.read(read(f"{supply}-out"))
    match = begin_again(record)
    found: set[str] = set()
    for entry in record.entries:
        match.step(entry)
        found |= supplies_out(match)
    assert supply in found


@pytest.mark.rule("WAG-21")
def test_the_deck_is_made_anew() -> None:
    assert kinds_of_facts(read("deck-out"))["reshuffled"] >= 1


@pytest.mark.rule("WAG-24")
def test_all_kinds_of_cards_are_played_somewhere() -> None:
    played: set[str] = set()
    for file in GOLDEN:
        match = skep.replay(file.read_text("utf-8"))
        for entry in match.log:
            words = entry.move.replace("+", " ").split()
            if words[0] in ("play", "honey", "hatch"):
                played |= set(words)
    assert set(CARD_NAMES) <= played


@pytest.mark.rule("WAG-23")
def test_a_golden_game_that_is_changed_is_found_out() -> None:
    def elsewhere(line: str) -> str:
        seat, place, die, room = line.split()
        return f"{seat} {place} {die} {'room2' if room == 'room3' else 'room3'}"

    assert_changes_are_found_out(read("most-honey"), "place", elsewhere)
