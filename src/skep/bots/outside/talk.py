"""Asking a bot over a wire: one question at a time, each with its number and its time."""

import time
from collections.abc import Iterable
from itertools import count
from typing import Any, Protocol

from skep.bots.outside import lines
from skep.bots.outside.lines import Lost, Question

HELLO_SECONDS = 10.0
"""From its start, or its coming, until a bot has said hello."""
GRACE_SECONDS = 0.5
"""From `stop` until a bot has answered."""


class Wire(Protocol):
    """Carries lines to a bot and from it. One thread at a time may use it."""

    @property
    def alive(self) -> bool:
        """Is the bot at its other end?"""
        ...

    @property
    def said(self) -> str:
        """What the bot said last beside its answers."""
        ...

    def expect(self) -> None:
        """A new question: the bot may write as much again."""
        ...

    def write(self, text: bytes) -> None:
        """Send it lines."""
        ...

    def read(self, until: float) -> bytes | None:
        """Its next line; None when the time has come. Lost when it floods us or is gone."""
        ...

    def goodbye(self) -> None:
        """Say `quit`: it may end by itself."""
        ...

    def kill(self) -> None:
        """End it at once; any thread may do that."""
        ...

    def close(self) -> None:
        """End it, and let go of everything."""
        ...


class Talk:
    """What was said over one wire."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.chair: object = None
        """Whom it speaks for."""
        self.busy_seconds = 0.0
        """How long it has been thinking for us, all in all."""
        self._numbers = count(1)

    def hello(self, games: Iterable[str], seconds: float = HELLO_SECONDS) -> tuple[str, ...]:
        """The games that the bot plays, of ours. Lost when it does not answer as it should."""
        self.wire.expect()
        ours = tuple(games)
        self.wire.write(lines.hello(ours))
        until = time.monotonic() + seconds
        while (line := self.wire.read(until)) is not None:
            answer = lines.read_hello(line)
            if answer is not None:
                version, theirs = answer
                if version != lines.VERSION:
                    raise Lost("nonsense", f"hello {version}; we speak version {lines.VERSION}")
                return tuple(game for game in ours if game in theirs)
        raise Lost("hung", self.wire.said)

    def ask(self, question: Question, seconds: float) -> Any:
        """What the bot chooses, one of the legal moves; Lost when it does not."""
        self.wire.expect()
        if self.chair != question.chair:
            self.chair = question.chair
            self.wire.write(lines.newgame(question))
        moves = {str(move): move for move in question.legal}
        number = next(self._numbers)
        began = time.monotonic()
        self.wire.write(lines.ask(question, moves, number, seconds))
        text = self._answer(number, began + seconds)
        if text is None:
            self.wire.write(lines.stop(number))
            text = self._answer(number, time.monotonic() + GRACE_SECONDS)
        self.busy_seconds += time.monotonic() - began
        if text is None:
            raise Lost("hung", self.wire.said)
        if text not in moves:
            raise Lost("nonsense", f"bestmove {text[:80]}")
        return moves[text]

    def _answer(self, number: int, until: float) -> str | None:
        """The answer to this question: what comes late for an earlier one is none."""
        while (line := self.wire.read(until)) is not None:
            answer = lines.read_bestmove(line)
            if answer is not None and answer[0] == number:
                return answer[1]
        return None
