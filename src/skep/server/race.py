"""Time at a table without turns: the countdown, who has to wait, how long the table waits, and
whether the race is held.

The rules know no clock. What this module decides by the server's monotonic clock is written into
the log, so that looking back shows what happened; no client's clock is ever asked.
"""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from skep.server import protocol
from skep.server.refusals import Denied

COUNTDOWN_SECONDS = 3.0
MEMORY_SECONDS = 1.5
"""How far back the table remembers, to tell a beaten player by how much: who is later was not
beaten by a hair, and each refused tile is tried on everything that is remembered."""


class Race:
    """The time of one table."""

    def __init__(self) -> None:
        self.starts_at = 0.0
        self.held = False
        """Stopped because all agreed."""
        self.votes: set[int] = set()
        """Seats that want the race held, or let go when it is held."""
        self._due: float | None = None
        self._held_at = 0.0
        self._lags: dict[str, int] = {}
        """The last that was measured for each seat, also of those who are gone by now."""
        self._waits: dict[int, float] = {}
        self._past: deque[tuple[float, Any, int]] = deque()
        """When a state ended, the state, and the seat whose move ended it."""

    def count_down(self, now: float) -> None:
        """Everybody starts at the same instant."""
        self.starts_at = now + COUNTDOWN_SECONDS
        self._waits.clear()
        self._past.clear()

    @property
    def due(self) -> float | None:
        """When the table goes on by itself; None: never, or not as long as the race is held."""
        return None if self.held else self._due

    def limit(self, seconds: float | None, now: float) -> None:
        """The table waits so long from now, or as long as it likes (None). A wait runs on."""
        if seconds is None:
            self._due = None
        elif self._due is None:
            self._due = now + seconds
            self._held_at = now

    def stop(self, now: float) -> None:
        """The race is held from now on: what the table waits for does not run out."""
        self._held_at = now

    def go_on(self, now: float) -> None:
        """It is let go: everybody starts at the same instant, with the time that was left."""
        self.count_down(now)
        if self._due is not None:
            self._due += self.starts_at - self._held_at

    def hold(self, held: bool) -> None:
        """Stop the race, or let it go on."""
        self.held = held
        self.votes.clear()

    def vote(self, seats: Iterable[int], on: bool) -> None:
        """Some seats want the race held or let go; or think better of it."""
        if on == self.held:
            self.votes.difference_update(seats)
        else:
            self.votes.update(seats)

    def agreed(self, people: set[int]) -> bool:
        """Have all voted, who are people?"""
        return bool(self.votes) and people <= self.votes

    def make_wait(self, seat: int, seconds: float, now: float) -> None:
        """A refused placement costs a pause (RUC-8)."""
        self._waits[seat] = now + seconds

    def check(self, seat: int, now: float, *, pausing: bool = True) -> None:
        """Denied while this seat may not act; a pause stops only moves that may cost one."""
        if self.held:
            raise Denied("race-held")
        if now < self.starts_at:
            raise Denied("race-not-started", ms=_ms(self.starts_at - now))
        if pausing and now < self._waits.get(seat, 0.0):
            raise Denied("race-wait", ms=_ms(self._waits[seat] - now))

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
                return _ms(now - ended) if by != seat else None
        return None

    def clock(self, now: float, lag_ms: dict[str, int]) -> protocol.Clock:
        """The time as clients are told it; `lag_ms` is what is measured just now."""
        self._lags.update(lag_ms)
        return protocol.Clock(
            starts_in_ms=_ms(self.starts_at - now) if now < self.starts_at else None,
            waits_ms={
                str(seat): _ms(until - now) for seat, until in self._waits.items() if until > now
            },
            held=self.held,
            votes=tuple(sorted(self.votes)),
            lag_ms=dict(self._lags),
            lapses_in_ms=None if self.due is None else _ms(self.due - now),
        )


def _ms(seconds: float) -> int:
    return max(0, round(seconds * 1000))
