"""Where bots think: the quick ones in threads, those that search in processes of their own.

A search keeps a core busy for up to two seconds. In a thread it would share the interpreter with
the loop, and everybody at every table would feel it.
"""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from skep.bots.registry import Player, make_bot


class Thinking:
    """Lets bots choose, off the loop."""

    def __init__(self, threads: int, processes: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._count = processes
        self._processes: ProcessPoolExecutor | None = None
        """Started when the first bot searches: most servers that run for an hour need none."""

    async def choose(
        self, bot: Player, name: tuple[str, str, int, int], view: Any, legal: list[Any]
    ) -> Any:
        """What the bot does. `name`: its id, its game, its seed, its rules."""
        loop = asyncio.get_running_loop()
        if getattr(bot, "patient", False):
            try:
                pool = self._processes_there()
                return await loop.run_in_executor(pool, _choose, name, view, legal)
            except BrokenProcessPool:
                # Somebody killed it: this move is thought of here, the next in a new process.
                self._processes = None
        return await loop.run_in_executor(self._threads, bot.choose, view, legal)

    async def slip(self, bot: Player, view: Any, legal: list[Any]) -> Any:
        """What the bot tries in vain; None: it has no such."""
        slip = getattr(bot, "slip", None)
        if slip is None:
            return None
        return await asyncio.get_running_loop().run_in_executor(self._threads, slip, view, legal)

    def _processes_there(self) -> ProcessPoolExecutor:
        if self._processes is None:
            # Spawned processes start clean: they hold no socket and no store.
            context = multiprocessing.get_context("spawn")
            self._processes = ProcessPoolExecutor(
                self._count, mp_context=context, initializer=_give_way
            )
        return self._processes

    def close(self) -> None:
        """Stop all thinking; what is being thought of now comes to nothing."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._processes is not None:
            self._processes.shutdown(wait=False, cancel_futures=True)


def _give_way() -> None:
    """Whoever talks to people goes before those who think; Ctrl-C is for the server alone."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def _choose(name: tuple[str, str, int, int], view: Any, legal: list[Any]) -> Any:
    bot_id, game_id, seed, version = name
    return make_bot(bot_id, game_id, seed, version).choose(view, legal)
