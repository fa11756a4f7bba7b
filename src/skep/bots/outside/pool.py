"""The processes or connections of one bot: each speaks for one chair at a time."""

import time
from collections.abc import Callable, Sequence
from threading import Condition
from typing import Any

from skep.bots.outside.lines import Lost, Question
from skep.bots.outside.talk import Talk

MOST = 6
"""Processes of one bot at a time: one for each seat of our largest tables."""
WAIT_SECONDS = 7.5
"""How long a question waits until somebody is free for it, or has been started and said hello; and
how long somebody who lives elsewhere is waited for after leaving."""
IN_A_ROW = 3
"""After so many failures one after the other a bot rests …"""
REST_SECONDS = 30.0
"""… for so long: meanwhile it loses its moves at once, and nobody waits for it."""
REPLACED_AFTER = 300.0
"""Seconds of thinking after which a process is replaced, between two moves: see `Limits`."""
GOODBYE_SECONDS = 0.3
"""From `quit` until a program is killed."""


class Pool:
    """All talks with one bot. Any thread may ask."""

    def __init__(self, begin: Callable[[float], Talk] | None = None, most: int = MOST) -> None:
        self._begin = begin
        """Starts a program that says hello within so many seconds; None: bots come by themselves,
        from elsewhere."""
        self.most = most
        self._idle: list[Talk] = []
        """Those who wait for a question, the one that was used last at the end."""
        self._busy: list[Talk] = []
        self._starting = 0
        self._changed = Condition()
        self._failures = 0
        self._rests_until = 0.0
        self._left_at = time.monotonic()
        self._closed = False

    @property
    def talks(self) -> tuple[Talk, ...]:
        """All that there are now."""
        with self._changed:
            return (*self._idle, *self._busy)

    def ask(self, question: Question, seconds: float) -> Any:
        """What the bot chooses; Lost when it does not. Blocks: not for an event loop."""
        talk = self._take(question.chair)
        kept = False
        try:
            move = talk.ask(question, seconds)
            kept = True
            self._failures = 0
        except Lost as lost:
            kept = lost.why == "nonsense"  # it answered in time: it can go on
            self._failed()
            raise
        finally:
            self._give_back(talk, kept)
        return move

    def _failed(self) -> None:
        self._failures += 1
        if self._failures >= IN_A_ROW:
            self._rests_until = time.monotonic() + REST_SECONDS

    def _take(self, chair: object) -> Talk:
        give_up = time.monotonic() + WAIT_SECONDS
        with self._changed:
            if self._rests_until > time.monotonic():
                raise Lost("resting")
            while (talk := self._free(chair)) is None:
                if self._may_begin():
                    self._starting += 1
                    break
                self._wait(give_up)
            else:
                self._busy.append(talk)
                return talk
        return self._started(give_up - time.monotonic())

    def _wait(self, give_up: float) -> None:
        """Wait until something changes; Lost when that is in vain."""
        now = time.monotonic()
        if self._begin is None and not self._busy:
            give_up = min(give_up, self._left_at + WAIT_SECONDS)
            if now >= give_up:
                raise Lost("away")
        if self._closed or now >= give_up:
            raise Lost("busy")
        self._changed.wait(give_up - now)

    def _free(self, chair: object) -> Talk | None:
        """Who has spoken for this chair before; else one with nobody; else, if need be, any."""
        self._sort_out()
        wanted = [talk for talk in self._idle if talk.chair == chair]
        wanted += [talk for talk in self._idle if talk.chair is None]
        if not wanted and not self._may_begin():
            wanted = self._idle[:1]  # it was used longest ago
        if not wanted:
            return None
        self._idle.remove(wanted[0])
        return wanted[0]

    def _sort_out(self) -> None:
        """Who is gone, or has thought for long enough, is replaced; that costs nobody a move."""
        for talk in list(self._idle):
            worn = self._begin is not None and talk.busy_seconds > REPLACED_AFTER
            if worn or not talk.wire.alive:
                self._idle.remove(talk)
                talk.wire.close()

    def _may_begin(self) -> bool:
        count = len(self._idle) + len(self._busy) + self._starting
        return self._begin is not None and count < self.most and not self._closed

    def _started(self, seconds: float) -> Talk:
        assert self._begin is not None
        talk = None
        try:
            talk = self._begin(seconds)
        except Lost:
            self._failed()
            raise
        finally:
            with self._changed:
                self._starting -= 1
                if talk is not None:
                    self._busy.append(talk)
                self._changed.notify_all()
        return talk

    def _give_back(self, talk: Talk, kept: bool) -> None:
        with self._changed:
            if talk in self._busy:
                self._busy.remove(talk)
                if kept and not self._closed:
                    self._idle.append(talk)
            self._left_at = time.monotonic()
            self._changed.notify_all()
        if not kept or self._closed:
            talk.wire.close()

    def leave(self, chair: object) -> None:
        """Nobody will ask for this chair any more: who spoke for it is free for another."""
        with self._changed:
            for talk in (*self._idle, *self._busy):
                if talk.chair == chair:
                    talk.chair = None

    def add(self, talk: Talk) -> None:
        """Somebody has come, or has been started, and said hello."""
        with self._changed:
            self._idle.append(talk)
            self._changed.notify_all()

    def remove(self, talk: Talk) -> None:
        """Somebody has gone; if it is being asked, whoever asks finds out by themselves."""
        with self._changed:
            if talk in self._idle:
                self._idle.remove(talk)
            self._left_at = time.monotonic()
            self._changed.notify_all()

    def close(self) -> None:
        """End them all."""
        with self._changed:
            self._closed = True
            idle, busy = list(self._idle), list(self._busy)
            self._idle.clear()
            self._changed.notify_all()
        for talk in busy:
            talk.wire.kill()  # whoever asks it now finds that it is gone, and closes it
        _end_all(idle)


def _end_all(everybody: Sequence[Talk]) -> None:
    """Let them say goodbye, and end those that do not."""
    for talk in everybody:
        talk.wire.goodbye()
    give_up = time.monotonic() + GOODBYE_SECONDS
    while any(talk.wire.alive for talk in everybody) and time.monotonic() < give_up:
        time.sleep(0.005)
    for talk in everybody:
        talk.wire.close()
