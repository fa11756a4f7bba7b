"""Who waits on the tables: bots that think, timers, analysts, and a list of who opened them.

Woken by every change.
"""

from collections.abc import Callable

from skep.server.tables.analysts import Analysts
from skep.server.tables.bots import BotSeats
from skep.server.tables.deadlines import Deadlines
from skep.server.tables.openers import Elsewhere, Openers
from skep.server.tables.table import Table
from skep.server.tables.thinking import Thinking


class Attendants:
    """All of them, for all tables of a server."""

    def __init__(self, pace: Callable[[], float], race_speed: float = 1.0) -> None:
        self.thinking = Thinking(threads=2, processes=1)
        """Where bots choose, and hints are thought of."""
        self.bots = BotSeats(pace, self.thinking, race_speed)
        self.deadlines = Deadlines()
        self.openers = Openers()
        self.elsewhere = Elsewhere()
        self.analysts = Analysts()

    def wake(self, table: Table) -> None:
        """Something changed at a table."""
        self.bots.wake(table)
        self.deadlines.wake(table)
        if table.state.status == "over":
            self.openers.drop(table.id)

    def abandon(self, table_id: str) -> None:
        """This table is another server's now: what was about to happen there does not."""
        self.bots.abandon(table_id)
        self.deadlines.abandon(table_id)

    def is_busy(self, table_id: str) -> bool:
        """Is something about to happen at this table?"""
        return self.bots.is_thinking(table_id) or self.deadlines.is_waiting(table_id)

    def on_trouble(self, call: Callable[[], None]) -> None:
        """Call this when something that they did could not be stored."""
        self.bots.on_trouble = self.deadlines.on_trouble = call

    async def close(self) -> None:
        """Stop all thinking and all timers."""
        await self.bots.close()
        self.thinking.close()
        await self.deadlines.close()
        await self.analysts.close()
