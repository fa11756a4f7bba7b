"""The clock of the server, handed in wherever time matters: no client's clock is ever asked.

One for a whole server, so that a test can hand in one of its own and let time pass as it likes.
"""

import time
from datetime import UTC, date, datetime
from typing import Protocol


class Clock(Protocol):
    """What time it is."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970, for people to read. It may jump."""
        ...

    def monotonic(self) -> float:
        """Seconds since some moment, for measuring. It never jumps."""
        ...


class SystemClock:
    """The clock of this machine."""

    def wall_ms(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    monotonic = staticmethod(time.monotonic)


class SharedClock:
    """For several machines on one store: all say what the store's clock says.

    Until it was told that, it is the clock of this machine.
    """

    def __init__(self) -> None:
        self._ahead_ms: int | None = None
        """Of the store's time, before the seconds of this machine."""

    monotonic = staticmethod(time.monotonic)

    def wall_ms(self) -> int:
        """Milliseconds since 1970."""
        if self._ahead_ms is None:
            return time.time_ns() // 1_000_000
        return self._ahead_ms + round(1000 * time.monotonic())

    def set(self, wall_ms: int, asked_at: float, heard_at: float) -> None:
        """The store said so, at some moment between these two of `monotonic`."""
        self._ahead_ms = wall_ms - round(500 * (asked_at + heard_at))


def today(clock: Clock) -> date:
    """The server's day."""
    return datetime.fromtimestamp(clock.wall_ms() / 1000, UTC).date()
