"""Golden games of Butine!, with a remark before each turn. See `tests/games/goldens.py`."""

from itertools import count
from pathlib import Path

import skep
from tests.games import goldens

FOLDER = Path(__file__).parent / "golden"


def annotated(text: str) -> str:
    """The record with its remarks made anew, by playing it."""
    turns = count(1)

    def remark(match: skep.Match) -> str:
        state = match.state
        points = " ".join(map(str, match.scores))
        return (
            f"turn {next(turns)}: seat {state.turn}, deck {state.deck}, points {points}, "
            f"bee {state.bee}"
        )

    return goldens.annotated(
        text, part=lambda match: match.state.turn, remark=remark, parts="turns"
    )
