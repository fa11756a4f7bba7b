"""Golden games of Nectar Run, with remarks: see `tests/games/goldens.py`.

They are made anew only after a wanted change of the rules:

    python -m nectar_run.tests.goldens
"""

from pathlib import Path
from typing import Any

import skep
from nectar_run.scoring import RULE_OF_REASON
from tests.games import goldens

FOLDER = Path(__file__).parent / "golden"


def annotated(text: str) -> str:
    """The record with its remarks made anew, by playing it."""
    return goldens.annotated(
        text, part=lambda match: len(match.log) // match.seats, remark=_remark, parts="rounds"
    )


def _remark(match: skep.Match[Any, Any]) -> str:
    nectar = " ".join(map(str, match.state.nectar))
    return f"nectar {nectar}, points {' '.join(map(str, match.scores))}"


def main() -> None:
    """One game for each way to end, by players who take the last move of the list."""
    for reason in RULE_OF_REASON:
        match = skep.new("nectar-run", seats=3, seed=5)
        while match.actors:
            seat = match.actors[0]
            match.apply(seat, match.legal(seat)[-1])
        (FOLDER / f"{match.reason}.txt").write_text(annotated(match.record()), "utf-8")
        assert match.reason == reason


if __name__ == "__main__":
    main()
