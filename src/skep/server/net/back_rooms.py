"""The rooms behind the tables, where heavy work is done: each has a queue of its own."""

from skep.server.net.desk import Desk
from skep.server.net.laboratory import Laboratory
from skep.server.net.settings import Settings

MOST_READING = 6
"""Replays and records that are being made, or wait for that, or are on their way to a reader."""

MOST_HINTS = 6
"""Hints that are being thought of, or wait for that: bots think in the same place."""


class BackRooms:
    """All of them."""

    def __init__(self, settings: Settings) -> None:
        self.desk = Desk(settings.clock)
        """Where searches are made."""
        self.reading_room = Desk(settings.clock, "reading-room", MOST_READING)
        """Where records are written and played again, apart from everything else."""
        self.hints = Desk(settings.clock, "hints", MOST_HINTS)
        """Who waits for a hint, and what was told lately; the thinking is done elsewhere."""
        self.laboratory = Laboratory(settings.clock, settings.lab)
        """Where variants are studied."""

    async def close(self) -> None:
        """Do nothing more."""
        await self.laboratory.close()
        self.desk.close()
        self.reading_room.close()
        self.hints.close()
