"""The law that a refusal's sentence is true of the position in which it is given.

Each game has a `truths.py` that states, for every key of a refusal, when its sentence is true: a
predicate over the position as plain data, the seat, the move and the arguments of the sentence.
It is read off the words a player sees, never off the rules' own code, so that the two can
disagree; and it takes a sentence at its word, its advice included ("close with `done`").
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

import skep
from skep.engine.refusal import Refusal
from tests.steps import missing


@dataclass(frozen=True)
class Case:
    """A move that was refused, and where."""

    match: skep.Match
    seat: int
    move: Any
    """As a value, never as text."""
    refusal: Refusal

    @property
    def args(self) -> dict[str, str | int]:
        """What the sentence names."""
        return self.refusal.reason.args

    @cached_property
    def position(self) -> dict[str, Any]:
        """The whole position as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self.match.game.plain(self.match.state))
        return plain

    @cached_property
    def legal(self) -> list[str]:
        """What the seat may do instead, as texts."""
        return [str(move) for move in self.match.legal(self.seat)]

    def may(self, beginning: str) -> bool:
        """Has the seat a legal move that begins so?"""
        return any(text.startswith(beginning) for text in self.legal)


Truth = Callable[[Case], bool]


def assert_true(truths: dict[str, Truth], match: skep.Match, seat: int, move: Any) -> str | None:
    """If the move is refused, the reason given is true; its key, or None when it is allowed."""
    value = match.game.parse(move) if isinstance(move, str) else move
    refusal = match.check(seat, value)
    if refusal is None:
        return None
    key = refusal.reason.key
    assert key in truths, missing(match.id, f"truths.py does not say when {key} is true", "probe")
    said = f"seat {seat} is told of {move}: {refusal}\n{match.record()}"
    assert truths[key](Case(match, seat, value, refusal)), f"not true: {said}"
    return key
