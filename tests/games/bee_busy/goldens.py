"""Golden games as readable text: a record with a remark before each round.

    # round 12: first 1, dice 2 3 5, points 18 21, states 8f3a91c0d2e4
    1 die 3

`states` is a fingerprint over the hashes of all positions since the remark before, so that a game
that runs differently in any position is found out, and the remark says where to look.
"""

import hashlib
from pathlib import Path

import skep
from skep.api import begin_again
from skep.engine import record as records

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
    record = records.read(text)
    match = begin_again(record)
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    first = len(lines) - len(record.entries) - _footers(lines)
    told = lines[:first]
    seen = hashlib.sha256(match.hash().encode())
    number = 0
    for line, entry in zip(lines[first:], record.entries, strict=False):
        if match.state.round != number:
            number = match.state.round
            told.append(_remark(match, seen.hexdigest()))
            seen = hashlib.sha256()
        told.append(line)
        match.step(entry)
        seen.update(match.hash().encode())
    told.append(f"# {number} rounds, states {seen.hexdigest()[:12]}")
    return "\n".join([*told, *lines[first + len(record.entries) :]]) + "\n"


def _footers(lines: list[str]) -> int:
    return sum(line.split()[0] in ("end", "secret", "hash") for line in lines)


def _remark(match: skep.Match, states: str) -> str:
    state = match.state
    points = " ".join(map(str, match.scores))
    dice = " ".join(map(str, state.dice)) or "none yet"
    return (
        f"# round {state.round}: first {state.first}, dice {dice}, points {points}, "
        f"states {states[:12]}"
    )


def events_of(match: skep.Match) -> list[tuple[int, skep.Event]]:
    """What happened in a match that has been played, each with the round it happened in."""
    again = begin_again(records.read(match.record()))
    told = []
    for entry in match.log:
        number = again.state.round
        told += [(number, event) for event in again.step(entry)]
    return told
