"""Looking back at finished games: one at a time, in a process that gives way to all others."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from skep.api import begin_again
from skep.bots.lookback import analyse
from skep.engine import record as records
from skep.engine.errors import SkepError
from skep.server.refusals import Denied
from skep.server.store.interface import StoreError
from skep.server.workshop import Tell, Workshop

logger = logging.getLogger(__name__)

MOST_WAITING = 12
"""Games that are looked at, or wait for that."""
LONGEST = 900.0
"""Seconds after which it is given up."""
STEP = 0.01
"""How much further it must be before that is told."""

Write = Callable[[], str]
"""The record of the game."""
Keep = Callable[[bytes], Awaitable[None]]
"""Keeps what was found, as JSON."""


class Job:
    """One game to be looked back at."""

    def __init__(self, person: str) -> None:
        self.askers = {person}
        """Who wants to know. When nobody does any more, it stops."""
        self.progress: float | None = None
        """None: it waits for others."""
        self.task: asyncio.Task[None] | None = None

    def tell(self, share: float) -> None:
        """It is so far."""
        self.progress = share


class Analysts:
    """Who looks back at the finished games of a server."""

    def __init__(self) -> None:
        self._jobs: dict[str, Job] = {}
        self._failed: set[str] = set()
        self.workshop = Workshop("analyst", LONGEST)

    def job(self, table: str) -> Job | None:
        """What is going on for a table."""
        return self._jobs.get(table)

    def has_failed(self, table: str) -> bool:
        """Did the last attempt come to nothing?"""
        return table in self._failed

    def ask(self, table: str, person: str, write: Write, keep: Keep) -> Job:
        """Look back at a table; whoever asks for the same joins. Denied when too many wait."""
        job = self._jobs.get(table)
        if job is not None:
            job.askers.add(person)
            return job
        if len(self._jobs) >= MOST_WAITING:
            raise Denied("desk-busy")
        self._failed.discard(table)
        job = self._jobs[table] = Job(person)
        job.task = asyncio.create_task(self._see_to(table, job, write, keep))
        return job

    def leave(self, table: str, person: str) -> None:
        """Somebody does not want to know any more; it stops when nobody does."""
        job = self._jobs.get(table)
        if job is None:
            return
        job.askers.discard(person)
        if not job.askers:
            self._drop(table, job)

    def _drop(self, table: str, job: Job) -> None:
        self._jobs.pop(table, None)
        if job.task is not None:
            job.task.cancel()

    async def _see_to(self, table: str, job: Job, write: Write, keep: Keep) -> None:
        try:
            async with self.workshop.turn:
                job.progress = 0.0
                text = await asyncio.to_thread(write)
                await keep(await self.workshop.do(job.tell, _analyse, text))
        except (RuntimeError, TimeoutError, OSError, SkepError, StoreError) as error:
            logger.error("table %s could not be looked back at: %s", table, error)
            self._failed.add(table)
        finally:
            if self._jobs.get(table) is job:
                del self._jobs[table]

    async def close(self) -> None:
        """Stop everything."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for table, job in list(self._jobs.items()):
            self._drop(table, job)
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workshop.close()


def _analyse(tell: Tell, text: str) -> bytes:
    """In a process of its own: the analysis of a record."""
    told = 0.0

    def tell_now_and_then(share: float) -> None:
        nonlocal told
        if share - told >= STEP:
            told = share
            tell(share)

    record = records.read(text)
    match = begin_again(record)
    dealt = record.position is None
    found = analyse(match.game, match.state, record.entries, dealt, tell_now_and_then)
    return msgspec.json.encode(found)
