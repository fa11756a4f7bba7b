"""Golden games: whole games as text, one for each thing that can come out. See `make_goldens`."""

from pathlib import Path

import pytest

import skep
from tests.games.bee_busy.goldens import FOLDER, NAMES, annotated
from tests.games.bee_busy.proofs import PROOFS

GOLDEN = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_it_plays_as_it_did(file: Path) -> None:
    text = file.read_text("utf-8")
    assert annotated(text) == text
    match = skep.replay(text)
    assert skep.verify(text).seed is not None, "the luck can be checked, too"
    assert match.over
    assert PROOFS[file.stem](match)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_the_same_moves_with_the_same_seed(file: Path) -> None:
    """Played again by the rules from its seed, not from its record, it takes the same way."""
    told = skep.replay(file.read_text("utf-8"))
    record = skep.verify(file.read_text("utf-8"))
    match = skep.new("bee-busy", seats=record.seats, seed=record.seed, options=record.options)
    for entry in record.entries:
        match.apply(entry.seat, entry.move)
    assert match.record() == told.record()


def test_there_is_one_for_each_thing_to_show() -> None:
    assert {file.stem for file in GOLDEN} == set(NAMES) == set(PROOFS)


@pytest.mark.rule("BEE-16")
def test_a_golden_game_that_is_changed_is_found_out() -> None:
    lines = (FOLDER / "rank-plenty.txt").read_text("utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if " pick " in line)
    for damaged in (lines[:at] + lines[at + 1 :], [*lines[:at], "0 stay", *lines[at + 1 :]]):
        with pytest.raises(skep.BadRecord):
            skep.replay("\n".join(damaged))
