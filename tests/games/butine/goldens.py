"""Golden games as readable text: a record with a remark before each turn.

    # turn 12: seat 1, deck 30, points 2 3, bee 4, states 8f3a91c0d2e4
    1 place R4@3,-2

`states` is a fingerprint over the hashes of all positions since the remark before, so that a game
that runs differently in any position is found out, and the remark says where to look.
"""

import hashlib
from pathlib import Path

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
    turns, seat = 0, -1
    for line, entry in zip(lines[first:], record.entries, strict=False):
        if match.state.turn != seat:
            turns += 1
            seat = match.state.turn
            told.append(_remark(match, turns, seen.hexdigest()))
            seen = hashlib.sha256()
        told.append(line)
        match.step(entry)
        seen.update(match.hash().encode())
    told.append(f"# {turns} turns, states {seen.hexdigest()[:12]}")
    return "\n".join([*told, *lines[first + len(record.entries) :]]) + "\n"


def _footers(lines: list[str]) -> int:
    return sum(line.split()[0] in ("end", "secret", "hash") for line in lines)


def _remark(match: skep.Match, turn: int, states: str) -> str:
    points = " ".join(map(str, match.scores))
    state = match.state
    return (
        f"# turn {turn}: seat {state.turn}, deck {state.deck}, points {points}, "
        f"bee {state.bee}, states {states[:12]}"
    )
