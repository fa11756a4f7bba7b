"""Golden games of La Ruche, with a remark before each part and every ten moves.

See `tests/games/goldens.py`.
"""

from pathlib import Path

import skep
from skep.games.la_ruche.state import PHASES
from tests.games import goldens

FOLDER = Path(__file__).parent / "golden"
STRIDE = 10


def annotated(text: str) -> str:
    """The record with its remarks made anew, by playing it."""
    return goldens.annotated(
        text,
        part=lambda match: (match.state.round, match.state.phase),
        remark=_remark,
        stride=STRIDE,
    )


def _remark(match: skep.Match) -> str:
    state = match.state
    left = " ".join(str(state.count(seat)) for seat in range(match.seats))
    points = " ".join(map(str, match.scores))
    return f"round {state.round}, {PHASES[state.phase]}: tiles left {left}, points {points}"
