"""Lessons: a game written down move by move, with a sentence for each step of whoever learns it.

A lesson is data, `lessons/<name>.toml` beside a game's rules. Its luck is always the same, so what
its sentences say is true each time; a law plays every lesson through the rules. The sentence of a
step has the key `<game>-lesson-<name>-<tell>`, and the farewell `<game>-lesson-<name>-end`.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pkgutil import get_data
from typing import Any

import msgspec

from skep.engine.game import Game


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move of a lesson."""

    seat: int
    move: str
    tell: str | None = None
    """What the learner is told before it, as the end of a message's key; others may go untold."""
    also: tuple[str, ...] = ()
    """Moves that will do as well: the rest of the lesson must be the same after them."""
    point: tuple[str, ...] = ()
    """What to point at, in the order in which it comes up; the board knows these names."""
    rules: tuple[str, ...] = ()
    """The rules that it teaches."""

    def takes(self, move: str) -> bool:
        """Is this the move of the step, or one that will do?"""
        return move == self.move or move in self.also


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game for one learner; the other seats play what is written here, too."""

    seats: int
    luck: str
    """Any text: the source of its luck is made of it."""
    steps: tuple[LessonStep, ...]
    scores: tuple[int, ...]
    """Everybody's points at its end, as its sentences tell them."""
    draws: tuple[str, ...] = ()
    """All that its luck draws, from the start on."""
    learner: int = 0
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    """Where it begins, as plain data; None: with the usual set-up."""

    @property
    def secret(self) -> bytes:
        """The source of its luck."""
        return sha256(f"lesson {self.luck}".encode()).digest()

    def next(self, moves: Sequence[tuple[int, str]]) -> LessonStep | None:
        """The step after these moves of seats; None: the lesson is over, or was left."""
        if len(moves) >= len(self.steps):
            return None
        for step, (seat, move) in zip(self.steps, moves, strict=False):
            if step.seat != seat or not step.takes(move):
                return None
        return self.steps[len(moves)]


def lesson_of(game: Game[Any, Any], name: str) -> Lesson | None:
    """A lesson of a game by its name; None when there is none such."""
    return _read(game.package, name) if name in game.abilities.lessons else None


@cache
def _read(package: str, name: str) -> Lesson:
    data = get_data(package, f"lessons/{name}.toml")
    assert data is not None, f"{package} declares a lesson {name} that is not there"
    return msgspec.toml.decode(data, type=Lesson)
