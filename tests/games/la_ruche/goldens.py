"""Golden games as readable text: a record with a remark before each part and every ten moves.

    # round 1, race: tiles left 13 14 13, points 0 0 0, states 8f3a91c0d2e4
    1 place 351246@1,-2

`states` is a fingerprint over the hashes of all positions since the remark before, so that a game
that runs differently in any position is found out, and the remark says where to look.
"""

import hashlib
from pathlib import Path

from skep.api import Match
from skep.engine import record as records
from skep.games.la_ruche.state import PHASES
from tests.games.la_ruche.table import begin_again

FOLDER = Path(__file__).parent / "golden"
STRIDE = 10


def annotated(text: str) -> str:
    """The record with its remarks made anew, by playing it."""
    record = records.read(text)
    match = begin_again(record)
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    first = len(lines) - len(record.entries) - _footers(lines)
    told = lines[:first]
    seen = hashlib.sha256(match.hash().encode())
    part, since = (0, -1), 0
    for line, entry in zip(lines[first:], record.entries, strict=False):
        if (match.state.round, match.state.phase) != part or since == STRIDE:
            part, since = (match.state.round, match.state.phase), 0
            told.append(_remark(match, seen.hexdigest()))
            seen = hashlib.sha256()
        told.append(line)
        match.step(entry)
        since += 1
        seen.update(match.hash().encode())
    told.append(f"# {len(record.entries)} moves, states {seen.hexdigest()[:12]}")
    return "\n".join([*told, *lines[first + len(record.entries) :]]) + "\n"


def _footers(lines: list[str]) -> int:
    return sum(line.split()[0] in ("end", "secret", "hash") for line in lines)


def _remark(match: Match, states: str) -> str:
    state = match.state
    left = " ".join(str(state.count(seat)) for seat in range(match.seats))
    points = " ".join(map(str, match.scores))
    return (
        f"# round {state.round}, {PHASES[state.phase]}: tiles left {left}, "
        f"points {points}, states {states[:12]}"
    )
