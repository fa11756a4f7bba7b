"""Heavy work (a solver, a search) off the event loop: one at a time, and not for ever."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from skep.server.refusals import Denied

SECONDS = 3.0
"""Work that takes longer is to stop; nearly all is done in a hundredth of a second."""

MOST_WAITING = 20

T = TypeVar("T")


class Desk:
    """One thread: however many ask, the tables keep most of the machine."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="desk")
        self._waiting = 0

    async def do(self, work: Callable[[], T]) -> T:
        """The result of some work; Denied when too many wait already."""
        if self._waiting >= MOST_WAITING:
            raise Denied("too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Do nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
