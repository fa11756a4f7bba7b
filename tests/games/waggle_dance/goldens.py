"""Golden games as readable text: a record with a remark before each day and each night.

    # round 3, day: honey 1 0, pollen 4 6, dice 7 6, tiles 38, eggs 11, deck 40, states 8f3a91c0d2e4
    1 place 4 A4

`states` is a fingerprint over the hashes of all positions since the remark before, so that a game
that runs differently in any position is found out, and the remark says where to look.
"""

import hashlib
from collections import Counter
from pathlib import Path
from typing import Any

import skep
from skep.api import begin_again
from skep.engine import record as records

FOLDER = Path(__file__).parent / "golden"


def annotated(text: str) -> str:
    """The record with its remarks made anew, by playing it."""
    record = records.read(text)
    match = begin_again(record)
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    first = len(lines) - len(record.entries) - _footers(lines)
    told = lines[:first]
    seen = hashlib.sha256(match.hash().encode())
    part = (0, False)
    for line, entry in zip(lines[first:], record.entries, strict=False):
        view: Any = match.view()
        if (view.round, view.night) != part:
            part = (view.round, view.night)
            told.append(_remark(view, seen.hexdigest()))
            seen = hashlib.sha256()
        told.append(line)
        match.step(entry)
        seen.update(match.hash().encode())
    told.append(f"# {len(record.entries)} moves, states {seen.hexdigest()[:12]}")
    return "\n".join([*told, *lines[first + len(record.entries) :]]) + "\n"


def _footers(lines: list[str]) -> int:
    return sum(line.split()[0] in ("end", "secret", "hash") for line in lines)


def _remark(view: Any, states: str) -> str:
    def row(numbers: tuple[int, ...]) -> str:
        return " ".join(map(str, numbers))

    return (
        f"# round {view.round}, {'night' if view.night else 'day'}: honey {row(view.scores)}, "
        f"pollen {row(view.stored)}, dice {row(view.dice)}, tiles {view.tiles}, "
        f"eggs {view.eggs}, deck {view.deck}, states {states[:12]}"
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
