"""The law that a refusal's sentence is true of the position in which it is given.

Each game has a `truths.py` that states, for every key of a refusal, when its sentence is true: a
predicate over the position as plain data, the seat, the move and the arguments of the sentence.
It is read off the words a player sees, never off the rules' own code, so that the two can
disagree; and it takes a sentence at its word, its advice included ("close with `done`").
"""

from collections.abc import Callable
from dataclasses import dataclass, field
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
    known: dict[tuple[str, int], Any] = field(default_factory=dict)
    """What was worked out of this position before; shared by all moves that are asked about."""

    @property
    def args(self) -> dict[str, str | int]:
        """What the sentence names."""
        return self.refusal.reason.args

    def _once(self, what: str, work: Callable[[], Any]) -> Any:
        if (what, self.seat) not in self.known:
            self.known[what, self.seat] = work()
        return self.known[what, self.seat]

    @property
    def position(self) -> dict[str, Any]:
        """The whole position as plain data."""
        plain = self.match.game.plain
        found: dict[str, Any] = self._once(
            "position", lambda: msgspec.to_builtins(plain(self.match.state))
        )
        return found

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees, as plain data: the position after all that was decided since."""
        found: dict[str, Any] = self._once(
            "view", lambda: msgspec.to_builtins(self.match.view(self.seat))
        )
        return found

    @property
    def legal(self) -> list[str]:
        """What the seat may do instead, as texts."""
        found: list[str] = self._once("legal", lambda: list(map(str, self.match.legal(self.seat))))
        return found

    def may(self, beginning: str) -> bool:
        """Has the seat a legal move that begins so?"""
        return any(text.startswith(beginning) for text in self.legal)


Truth = Callable[[Case], bool]


def assert_true(
    truths: dict[str, Truth],
    match: skep.Match,
    seat: int,
    move: Any,
    known: dict[tuple[str, int], Any] | None = None,
) -> str | None:
    """If the move is refused, the reason given is true; its key, or None when it is allowed.

    `known` may be shared between calls about one position, and spares them work.
    """
    value = match.game.parse(move) if isinstance(move, str) else move
    refusal = match.check(seat, value)
    if refusal is None:
        return None
    key = refusal.reason.key
    assert key in truths, missing(match.id, f"truths.py does not say when {key} is true", "probe")
    case = Case(match, seat, value, refusal, {} if known is None else known)
    assert truths[key](case), (
        f"not true: seat {seat} is told of {move}: {refusal}\n{match.record()}"
    )
    return key
