"""What all tables of a server have in common: the key, the time, and who counts."""

import logging
from datetime import date

from skep.server import log
from skep.server.clock import Clock, SystemClock, today
from skep.server.meter import Meter
from skep.server.tables.claims import Alone, Claims
from skep.server.tables.race import COUNTDOWN_SECONDS

logger = logging.getLogger(__name__)

SLOW_SECONDS = 1.0
"""A commit that takes longer is worth a line in the log."""


class Surroundings:
    """What all tables of a server have in common."""

    def __init__(
        self,
        key: bytes,
        clock: Clock | None = None,
        countdown_seconds: float = COUNTDOWN_SECONDS,
        bounds: log.Bounds | None = None,
        meter: Meter | None = None,
    ) -> None:
        self.key = key
        """With which handles are made."""
        self.clock = clock or SystemClock()
        self.countdown_seconds = countdown_seconds
        """Before a race."""
        self.bounds = bounds or log.Bounds()
        """How long a table's log may get."""
        self.meter = meter or Meter()
        """Who counts what happens."""
        self.claims: Claims = Alone()
        """Which tables this server may write."""
        self.read_only = False
        """Does the operator let nothing be changed for now?"""

    def today(self) -> date:
        """The server's day."""
        return today(self.clock)

    def took(self, asked_at: float, on_disk_at: float) -> None:
        """A commit was asked for, was on the disk, and now everybody is told."""
        seconds = on_disk_at - asked_at
        self.meter.committed(seconds)
        self.meter.told(self.clock.monotonic() - on_disk_at)
        if seconds > SLOW_SECONDS:
            logger.warning("a commit took %.1f s: the disk is slow, or there is too much", seconds)
