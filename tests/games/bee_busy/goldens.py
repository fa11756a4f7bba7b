"""Golden games of Bee Busy, with a remark before each round. See `tests/games/goldens.py`."""

from pathlib import Path

import skep
from skep.api import begin_again
from skep.engine import record as records
from tests.games import goldens

FOLDER = Path(__file__).parent / "golden"

RANKS = ("no-honey", "breakfast", "one-glass", "plenty", "whisperer")
NAMES = (
    *(f"rank-{rank}" for rank in RANKS),
    "two-players",
    "three-players",
    "four-players",
    "dangers-hit",
    "dangers-missed",
    "queen-raised",
    "queen-lost",
    "water-stored",
    "no-water",
    "taken-back",
    "heath",
)
"""What there must be a golden game of."""


def annotated(text: str) -> str:
    """The record with its remarks made anew, by playing it."""
    return goldens.annotated(
        text, part=lambda match: match.state.round, remark=_remark, parts="rounds"
    )


def _remark(match: skep.Match) -> str:
    state = match.state
    points = " ".join(map(str, match.scores))
    dice = " ".join(map(str, state.dice)) or "none yet"
    return f"round {state.round}: first {state.first}, dice {dice}, points {points}"


def events_of(match: skep.Match) -> list[tuple[int, skep.Event]]:
    """What happened in a match that has been played, each with the round it happened in."""
    again = begin_again(records.read(match.record()))
    told = []
    for entry in match.log:
        number = again.state.round
        told += [(number, event) for event in again.step(entry)]
    return told
