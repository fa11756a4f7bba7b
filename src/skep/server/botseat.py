"""Bots at a table: they see what a person on their seat would see, and think off the loop."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from skep.bots.registry import make_bot
from skep.server.protocol import Refused
from skep.server.store import StoreError

if TYPE_CHECKING:
    from skep.server.table import Table

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0


class BotSeats:
    """Lets the bots of all tables play, each at a human pace."""

    def __init__(self, pace: Callable[[], float], threads: int = 2) -> None:
        self._pace = pace
        """How many seconds a bot waits before it moves."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.on_trouble: Callable[[], None] = lambda: None
        """Called when a bot's move could not be stored."""

    def is_thinking(self, table_id: str) -> bool:
        """Is a bot of this table about to move?"""
        return table_id in self._tasks

    def wake(self, table: "Table") -> None:
        """Something changed at a table: see whether a bot is to move now."""
        if table.id not in self._tasks and _bot_to_move(table) is not None:
            task = asyncio.create_task(self._play(table))
            self._tasks[table.id] = task
            task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: "Table", task: asyncio.Task[None]) -> None:
        self._tasks.pop(table.id, None)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            # A bot that fails must not be woken again and again; the next change wakes it.
            logger.error("a bot failed at table %s", table.id, exc_info=error)
            return
        self.wake(table)

    async def _play(self, table: "Table") -> None:
        """One move of one bot; when it is another's turn by then, nothing."""
        await asyncio.sleep(self._pace())
        async with table.lock:
            seat = _bot_to_move(table)
            if seat is None:
                return
            bot_id = table.seats[seat].bot
            assert bot_id is not None
            seq = table.game_seq
            view = table.game.view(table.state, seat)
            legal = table.game.legal(table.state, seat)
        bot = make_bot(bot_id, table.game.meta.id, seed=secrets.randbits(53))
        loop = asyncio.get_running_loop()
        move = await loop.run_in_executor(self._pool, bot.choose, view, legal)
        try:
            answer = await table.bot_move(seat, bot_id, str(move), seq)
        except StoreError:
            # The disk is full or gone: wait for better times.
            self.on_trouble()
            await asyncio.sleep(RETRY_SECONDS)
            return
        if isinstance(answer, Refused):
            logger.error("bot %s was refused %s by %s", bot_id, move, answer.rule)
            await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)


def _bot_to_move(table: "Table") -> int | None:
    return next((seat for seat in table.actors if table.seats[seat].bot is not None), None)
