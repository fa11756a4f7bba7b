"""Golden games as readable text: a record with a remark before each part of the game.

    # turn 12: seat 1, deck 30, points 2 3, bee 4, states 8f3a91c0d2e4
    1 place R4@3,-2

`states` is a fingerprint over the hashes of all positions since the remark before, so that a game
that runs differently in any position is found out, and the remark says where to look. What a part
is, and what is told of it, each game says in a `goldens.py` of its own.
"""

import hashlib
from collections.abc import Callable
from typing import Any

import pytest

import skep
from skep.api import begin_again
from skep.engine import record as records

FOOTERS = ("end", "secret", "hash")


def annotated(
    text: str,
    *,
    part: Callable[[skep.Match], Any],
    remark: Callable[[skep.Match], str],
    parts: str | None = None,
    stride: int | None = None,
) -> str:
    """The record with its remarks made anew, by playing it.

    There is one whenever `part` changes, and after `stride` moves. The last one counts the parts
    under the name `parts`, or the moves.
    """
    record = records.read(text)
    match = begin_again(record)
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    first = len(lines) - len(record.entries) - sum(line.split()[0] in FOOTERS for line in lines)
    told = lines[:first]
    seen = hashlib.sha256(match.hash().encode())
    now, count, since = None, 0, 0
    for line, entry in zip(lines[first:], record.entries, strict=False):
        if part(match) != now or since == stride:
            now, count, since = part(match), count + 1, 0
            told.append(f"# {remark(match)}, states {seen.hexdigest()[:12]}")
            seen = hashlib.sha256()
        told.append(line)
        match.step(entry)
        since += 1
        seen.update(match.hash().encode())
    total = f"{count} {parts}" if parts else f"{len(record.entries)} moves"
    told.append(f"# {total}, states {seen.hexdigest()[:12]}")
    return "\n".join([*told, *lines[first + len(record.entries) :]]) + "\n"


def assert_plays_as_it_did(text: str, made_anew: str) -> skep.Match:
    """The game runs as it is told, up to its end; the match at its end."""
    assert made_anew == text
    match = skep.replay(text)
    assert skep.verify(text).seed is not None, "the luck can be checked, too"
    assert match.over
    return match


def assert_same_way_from_its_seed(text: str) -> None:
    """Played again by the rules from its seed, not from its record, it takes the same way."""
    record = skep.verify(text)
    match = skep.new(record.game, seats=record.seats, seed=record.seed, options=record.options)
    for entry in record.entries:
        match.apply(entry.seat, entry.move)
    assert match.record() == skep.replay(text).record()


def assert_changes_are_found_out(text: str, kind: str, other: Callable[[str], str]) -> None:
    """Neither can the first move of a kind be left out, nor can another one stand there."""
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if f" {kind} " in line)
    for damaged in (
        lines[:at] + lines[at + 1 :],
        [*lines[:at], other(lines[at]), *lines[at + 1 :]],
    ):
        with pytest.raises(skep.BadRecord):
            skep.replay("\n".join(damaged))
