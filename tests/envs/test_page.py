"""The page of the environments says what is true, and the example trains."""

import subprocess
import sys
from pathlib import Path

import pytest

import skep
from skep.bots.learned.registry import SIGHTS as LEARNED
from skep.envs.describe import tables
from skep.envs.seen.registry import SIGHTS

ROOT = Path(__file__).parents[2]


def test_the_tables_on_the_page_are_those_of_the_code() -> None:
    page = (ROOT / "docs/environments.md").read_text("utf-8")
    assert page.endswith("\n".join((*tables(), ""))), "run: python -m skep.envs.describe"


@pytest.mark.parametrize("game", list(LEARNED))
def test_features_are_those_of_the_learned_bots(game: str) -> None:
    """But for those that come on top in a crowd: an environment has the same ones at any table."""
    assert SIGHTS[game].names is LEARNED[game].names
    for seats in (2, 3):
        state = skep.new(game, seats=seats, seed=4).state
        learned = LEARNED[game].features(state, 1)
        assert len(learned) == len(LEARNED[game].names_at(seats))
        assert SIGHTS[game].features(state, 1) == learned[: len(SIGHTS[game].names)]


@pytest.mark.slow
def test_the_example_trains_and_prints_its_curve() -> None:
    example = ROOT / "examples/train_bee_busy.py"
    done = subprocess.run(  # noqa: S603 - our own example
        [sys.executable, str(example), "--seconds", "2", "--tests", "3"],
        capture_output=True,
        text=True,
        check=True,
    )
    head, first, *_, last = done.stdout.splitlines()
    assert head.split() == ["seconds", "words", "network", "random", "greedy"]
    assert first.split()[:2] == ["0", "0"]
    assert int(last.split()[1]) > 0
    assert float(last.split()[4]) > float(last.split()[3])
