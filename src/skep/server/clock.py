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


def today(clock: Clock) -> date:
    """The server's day."""
    return datetime.fromtimestamp(clock.wall_ms() / 1000, UTC).date()
