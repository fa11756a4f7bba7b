"""Puzzles of La Ruche are solved off the event loop, one at a time, and not for ever."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TypeVar

from skep.games.la_ruche.daily import daily
from skep.games.la_ruche.grading import grade
from skep.games.la_ruche.solver import Answer, solve
from skep.server.refusals import Denied
from skep.server.resources import DailyPuzzle, Puzzle

SECONDS = 3.0
"""A search that takes longer is stopped; nearly all are done in a hundredth of a second."""

MOST_WAITING = 20

T = TypeVar("T")


class SolvingDesk:
    """One thread that solves: however many ask, the tables keep most of the machine."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="solver")
        self._waiting = 0

    async def solve(self, puzzle: Puzzle) -> Answer:
        """Can it be laid, and how? `solvable` is None when the time ran out."""
        return await self._do(lambda: self._solve(puzzle))

    def _solve(self, puzzle: Puzzle) -> Answer:
        give_up = time.monotonic() + self._seconds
        return solve(puzzle.hand, puzzle.cells, lambda _tried: time.monotonic() < give_up)

    async def daily(self, year: int, month: int, day: int) -> DailyPuzzle:
        """The puzzle of a day."""
        return await self._do(lambda: _daily(year, month, day))

    async def _do(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Denied("too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Solve nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


@lru_cache(maxsize=64)
def _daily(year: int, month: int, day: int) -> DailyPuzzle:
    tiles = daily(year, month, day)
    return DailyPuzzle(f"{year:04}-{month:02}-{day:02}", tiles, grade(tiles))
