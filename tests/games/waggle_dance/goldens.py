"""Golden games of Waggle Dance, with a remark before each day and each night.

See `tests/games/goldens.py`.
"""

from collections import Counter
from pathlib import Path
from typing import Any

import skep
from skep.api import begin_again
from skep.engine import record as records
from tests.games import goldens

FOLDER = Path(__file__).parent / "golden"


def annotated(text: str) -> str:
    """The record with its remarks made anew, by playing it."""
    return goldens.annotated(text, part=_part, remark=_remark)


def _part(match: skep.Match) -> tuple[int, bool]:
    view: Any = match.view()
    return view.round, view.night


def _remark(match: skep.Match) -> str:
    def row(numbers: tuple[int, ...]) -> str:
        return " ".join(map(str, numbers))

    view: Any = match.view()
    return (
        f"round {view.round}, {'night' if view.night else 'day'}: honey {row(view.scores)}, "
        f"pollen {row(view.stored)}, dice {row(view.dice)}, tiles {view.tiles}, "
        f"eggs {view.eggs}, deck {view.deck}"
    )


def supplies_out(match: skep.Match) -> set[str]:
    """Which supplies are empty now."""
    view: Any = match.view()
    found = set()
    if view.tiles == 0:
        found.add("tiles")
    if view.eggs == 0:
        found.add("eggs")
    if 0 in view.pollen:
        found.add("pollen")
    if 0 in view.box:
        found.add("dice")
    if view.deck == 0:
        found.add("deck")
    return found


def kinds_of_facts(text: str) -> Counter[str]:
    """How often each kind of fact is told in a record."""
    record = records.read(text)
    match = begin_again(record)
    told: Counter[str] = Counter()
    for entry in record.entries:
        for event in match.step(entry):
            fact: Any = event.public
            told[str(fact.__struct_config__.tag)] += 1
    return told
