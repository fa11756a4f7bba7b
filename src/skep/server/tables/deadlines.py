"""Tables that do not wait for ever: when the time is up, the table itself goes on.

Only a race may have such states, and the rules say which, how long, and what happens then
(`Game.deadline`). The time is the race's (`race.py`); here are the timers. A table that waits for
nothing has none.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from skep.server.refusals import Denied
from skep.server.store.interface import Damaged, Fenced, StoreError
from skep.server.tables.table import Table

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0


class Deadlines:
    """The timers of all tables."""

    def __init__(self) -> None:
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._going_on: dict[str, asyncio.Task[None]] = {}
        self.on_trouble: Callable[[], None] = lambda: None
        """Called when what the table did could not be stored."""

    def is_waiting(self, table_id: str) -> bool:
        """Will this table go on by itself?"""
        return table_id in self._timers or table_id in self._going_on

    def wake(self, table: Table) -> None:
        """Something changed at a table: does its time run, and until when?"""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        due = None if table.left else table.situation.due()
        if due is None or table.id in self._going_on:
            return
        seconds = max(0.0, due - table.situation.clock.monotonic())
        loop = asyncio.get_running_loop()
        self._timers[table.id] = loop.call_later(seconds, self._go_on, table)

    def abandon(self, table_id: str) -> None:
        """Wait for nothing more at this table."""
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        going_on = self._going_on.pop(table_id, None)
        if going_on is not None:
            going_on.cancel()

    def _go_on(self, table: Table) -> None:
        del self._timers[table.id]
        task = asyncio.create_task(self._lapse(table))
        self._going_on[table.id] = task
        task.add_done_callback(partial(self._done, table))

    async def _lapse(self, table: Table) -> None:
        try:
            await table.lapse()
        except Fenced:
            return
        except Damaged as damage:
            logger.error("%s", damage, extra={"kind": damage.table})
            await asyncio.sleep(RETRY_SECONDS)
        except StoreError:
            # The disk is full or gone: say so, and try again.
            self.on_trouble()
            await asyncio.sleep(RETRY_SECONDS)
        except Denied as denied:
            logger.error("table %s could not go on: %s", table.id, denied.key)
            await asyncio.sleep(RETRY_SECONDS)

    def _done(self, table: Table, task: asyncio.Task[None]) -> None:
        if self._going_on.get(table.id) is task:
            del self._going_on[table.id]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            # It must not fail again and again; the next change wakes it.
            logger.error("table %s could not go on", table.id, exc_info=error)
        else:
            self.wake(table)

    async def close(self) -> None:
        """Stop all timers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        tasks = list(self._going_on.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
