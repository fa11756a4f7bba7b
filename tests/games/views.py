"""Whole views of positions in golden games, as they are shown to anybody and to each seat.

They lie in `views.json` of each game: all that whoever looks on is shown, and of each seat what it
is shown differently. After a change of what views hold: `python -m tests.games.views` writes them
anew, and the difference is to be read.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

import skep
from skep.api import begin_again
from skep.engine import record as records

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/views.json"))

Shown = dict[str, dict[str, Any]]


def position(file: Path, where: str) -> skep.Match:
    """The match at a place like `all-passed 12`: a golden game after so many moves.

    Somebody has looked on all the time, as at a table: what views keep in mind must stay true.
    """
    golden, moves = where.split()
    record = records.read((file.parent / "golden" / f"{golden}.txt").read_text("utf-8"))
    match = begin_again(record)
    for entry in record.entries[: int(moves)]:
        match.view(None)
        match.step(entry)
    return match


def shown(match: skep.Match) -> Shown:
    """What is shown: to anybody, and to each seat what differs from that."""
    anybody = _plain(match, None)
    told: Shown = {"anybody": anybody}
    for seat in range(match.seats):
        own = _plain(match, seat)
        told[f"seat {seat}"] = {key: own[key] for key in own if own[key] != anybody[key]}
    return told


def _plain(match: skep.Match, seat: int | None) -> dict[str, Any]:
    """A view as a client gets it."""
    plain: dict[str, Any] = json.loads(msgspec.json.encode(match.view(seat)))
    return plain


def read(file: Path) -> dict[str, Shown]:
    """What is to be shown, by place."""
    expected: dict[str, Shown] = json.loads(file.read_text("utf-8"))
    return expected


def write(file: Path, places: list[str]) -> None:
    """Note what is shown at these places."""
    now = {where: shown(position(file, where)) for where in places}
    lines = []
    for where, by_watcher in now.items():
        watchers = []
        for watcher, fields in by_watcher.items():
            told = [f"   {json.dumps(k)}: {json.dumps(v)}" for k, v in fields.items()]
            watchers.append(f"  {json.dumps(watcher)}: {{\n" + ",\n".join(told) + "\n  }")
        lines.append(f" {json.dumps(where)}: {{\n" + ",\n".join(watchers) + "\n }")
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    for found in FILES:
        write(found, list(read(found)))
