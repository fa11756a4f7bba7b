"""Time at a table without turns: the countdown, who has to wait, how long the table waits.

The rules know no clock. What this module decides by the server's monotonic clock is written into
the log, so that looking back shows what happened; no client's clock is ever asked.
"""

from collections import deque
from collections.abc import Callable
from typing import Any

from skep.server.refusals import Denied

COUNTDOWN_SECONDS = 3.0
MEMORY_SECONDS = 1.5
"""How far back the table remembers, to tell a beaten player by how much: who is later was not
beaten by a hair, and each refused tile is tried on everything that is remembered."""


class RaceTime:
    """The time of one race. Nothing of it is in the log, so it begins anew with each start."""

    def __init__(self, countdown: float = COUNTDOWN_SECONDS) -> None:
        self.countdown = countdown
        self.starts_at = 0.0
        self.due: float | None = None
        """When the table goes on by itself; it stands still while the race is held."""
        self._held_at = 0.0
        self._waits: dict[int, float] = {}
        self._past: deque[tuple[float, Any, int]] = deque()
        """When a state ended, the state, and the seat whose move ended it."""

    def count_down(self, now: float) -> None:
        """Everybody starts at the same instant."""
        self.starts_at = now + self.countdown
        self._waits.clear()
        self._past.clear()

    def limit(self, seconds: float | None, now: float) -> None:
        """The table waits so long from now, or as long as it likes (None). A wait runs on."""
        if seconds is None:
            self.due = None
        elif self.due is None:
            self.due = now + seconds
            self._held_at = now

    def stop(self, now: float) -> None:
        """The race is held from now on: what the table waits for does not run out."""
        self._held_at = now

    def go_on(self, now: float) -> None:
        """It is let go: everybody starts at the same instant, with the time that was left."""
        self.count_down(now)
        if self.due is not None:
            self.due += self.starts_at - self._held_at

    def make_wait(self, seat: int, seconds: float, now: float) -> None:
        """A refused placement costs a pause."""
        self._waits[seat] = now + seconds

    def check(self, seat: int, now: float, may_cost_a_pause: Callable[[], bool]) -> None:
        """Denied while this seat may not act; a pause stops only moves that may cost one."""
        if now < self.starts_at:
            raise Denied("race-not-started", ms=to_ms(self.starts_at - now))
        if now < self._waits.get(seat, 0.0) and may_cost_a_pause():
            raise Denied("race-wait", ms=to_ms(self._waits[seat] - now))

    def remember(self, before: Any, by: int, now: float) -> None:
        """A move of a seat has changed the state that was before."""
        self._past.append((now, before, by))
        while self._past and self._past[0][0] < now - MEMORY_SECONDS:
            self._past.popleft()

    def late_ms(self, was_legal: Callable[[Any], bool], seat: int, now: float) -> int | None:
        """By how much a seat was beaten: when was its move last allowed?

        None: not lately, or it was the seat's own move that ended it.
        """
        for ended, state, by in reversed(self._past):
            if ended < now - MEMORY_SECONDS:
                break
            if was_legal(state):
                return to_ms(now - ended) if by != seat else None
        return None

    def starts_in_ms(self, now: float) -> int | None:
        """How long the countdown still takes; None when it is over."""
        return to_ms(self.starts_at - now) if now < self.starts_at else None

    def waits_ms(self, now: float) -> dict[int, int]:
        """How long each seat still has to wait."""
        return {seat: to_ms(until - now) for seat, until in self._waits.items() if until > now}


def to_ms(seconds: float) -> int:
    """Whole milliseconds, none below zero."""
    return max(0, round(seconds * 1000))
