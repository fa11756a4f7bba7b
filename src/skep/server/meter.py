"""What is counted while a server runs. Where something happens, one word is said to the meter.

This one counts nothing and costs nothing; `metrics.py` has one that does, for `skep serve
--metrics`. No word holds a person, a table or an address: figures may be seen by anybody.
"""

import asyncio
from collections.abc import Callable
from typing import Literal

from skep.server.clock import Clock

PULSE_SECONDS = 0.25
"""The loop's lag is measured so often."""

Level = Literal[
    "sockets", "connections", "tables_in_memory", "bots_thinking", "store_bytes", "paused"
]
"""What there is so much of now."""

Queue = Literal["commits", "searches", "replays", "studies"]
"""Where something may have to wait."""


class Meter:
    """A meter that nobody reads."""

    on = False
    """Does anybody read it?"""

    def moved(self, game: str) -> None:
        """A move is committed."""

    def refused(self, key: str) -> None:
        """A command or a request was refused, for this reason."""

    def turned_away(self, reason: str) -> None:
        """A visitor was refused, or shown out."""

    def committed(self, seconds: float) -> None:
        """So long it took from a decision until it was on the disk."""

    def told(self, seconds: float) -> None:
        """So long it took from there until everybody's messages were on their way."""

    def thought(self, seconds: float) -> None:
        """A bot has thought for so long."""

    def forfeited(self, why: str) -> None:
        """A bot has lost a choice, for this reason."""

    def lagged(self, seconds: float) -> None:
        """The event loop was so late."""

    def watch(self, level: Level, how_much: Callable[[], float]) -> None:
        """Ask this whenever somebody looks; perhaps from another thread."""

    def watch_queue(self, queue: Queue, how_long: Callable[[], float]) -> None:
        """Likewise."""

    async def feel_the_pulse(self, clock: Clock) -> None:
        """For ever: measure how late the event loop is."""
        while True:
            before = clock.monotonic()
            await asyncio.sleep(PULSE_SECONDS)
            self.lagged(max(0.0, clock.monotonic() - before - PULSE_SECONDS))
