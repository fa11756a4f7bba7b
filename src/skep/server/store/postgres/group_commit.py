"""Appends that wait while a commit is under way go into the next one together.

A commit waits for the disk, and each statement for the wire; a group shares both. One connection
appends, so that what this server asks for at one table is done in the order in which it was asked.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import asyncpg

from skep.server.log import Line
from skep.server.store.interface import Status, StoreError, Summary
from skep.server.store.postgres.connecting import (
    FIRST_PAUSE,
    LONGEST_PAUSE,
    TROUBLE,
    Database,
    Link,
    in_words,
    is_broken,
)
from skep.server.store.postgres.jobs import End, Job
from skep.server.store.postgres.leases import PostgresLeases
from skep.server.store.postgres.writing import Statement, ends_of, stands, why_not

logger = logging.getLogger(__name__)

MAX_GROUP = 1000
"""Appends in one statement."""

MOST_ENDS = 20_000
"""Tables whose last checksum is kept in mind."""

OF_ONE = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.TransactionRollbackError,
)
"""Errors that may be the fault of one append in a group, and fail all of it."""


class GroupCommit:
    """The queue of appends, and the task that works it off."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._link: Link | None = None
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._closed = False
        self._ends: dict[str, End] = {}
        """Of tables that were written to lately; a wrong one is noticed by the statement."""
        self._pause = 0.0
        """Seconds before the database is tried again."""
        self._next_try = 0.0
        self.leases = PostgresLeases(database, self.forget)
        self._task = asyncio.create_task(self._main())

    async def append(
        self,
        table: str,
        lines: list[Line],
        status: Status | None,
        summary: Summary | None,
        then: Callable[[], None] | None,
    ) -> None:
        """Have it in the next group. The right to do it is the one that is known now."""
        if self._closed:
            raise StoreError("the store is closed")
        job = Job.of(table, lines, status, summary)
        job.epoch, job.then = self.leases.epoch_of(table), then
        self._waiting.append(job)
        self._wake.set()
        await job.future

    def waiting(self) -> int:
        """How many are asked for and not begun."""
        return len(self._waiting)

    def forget(self, table: str) -> None:
        """The log of this table was changed by other means."""
        self._ends.pop(table, None)

    async def close(self) -> None:
        """Take nothing more, finish what is queued."""
        self._closed = True
        self._wake.set()
        await self._task
        if self._link is not None:
            with suppress(*TROUBLE):
                await self._link.close(timeout=1)

    async def _main(self) -> None:
        while self._waiting or not self._closed:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
                continue
            group = self._waiting[:MAX_GROUP]
            del self._waiting[:MAX_GROUP]
            try:
                await self._commit(group)
            except Exception as error:  # the task must live, and the askers be told
                logger.exception("a group of appends came to nothing")
                _finish(group, StoreError(f"nothing could be saved: {error!r}"))

    async def _commit(self, group: list[Job]) -> None:
        try:
            link = await self._connected()
        except StoreError as error:
            logger.error("nothing can be saved: %s", error)
            _finish(group, error)
            return
        try:
            late = await self._together(link, group, asked=False)
            while late:
                late = await self._together(link, late, asked=True)
        except TROUBLE as error:
            left = [job for job in group if not job.told]
            if is_broken(link, error):
                await self._look(link, left, error)
            elif isinstance(error, OF_ONE) and len(left) > 1:
                # Whose fault it was is found by halves: few statements, however many they are.
                middle = len(left) // 2
                await self._commit(left[:middle])
                await self._commit(left[middle:])
            else:
                for job in left:
                    self.forget(job.append.table)
                _finish(left, self.database.unsaved(error))

    async def _together(self, link: Link, jobs: list[Job], *, asked: bool) -> list[Job]:
        """Commit these in one statement; the answer are those that must be tried once more.

        `asked`: no end of a log that is only kept in mind will do. Then each table's first append
        is decided, so that this comes to an end.
        """
        await self._learn_ends(link, jobs, asked=asked)
        statement, late = Statement(), dict[str, list[Job]]()
        for job in jobs:
            table = job.append.table
            end = self._ends.get(table)
            if end is None:
                job.finish(StoreError(f"there is no table {table}"))
            elif table in late or statement.epochs.get(table, job.epoch) != job.epoch:
                late.setdefault(table, []).append(job)  # after the one before it
            elif statement.takes(job, end):
                continue
            elif asked:
                job.finish(await why_not(link, job, "the line does not follow the last one"))
            else:
                late[table] = [job]
        if statement.jobs:
            outcomes = await statement.run(link)
            for job in statement.jobs:
                table = job.append.table
                if table in outcomes and outcomes[table] is None:
                    self._ends[table] = statement.ends[table]
                    job.finish()
                    continue
                self.forget(table)
                if table in outcomes:
                    job.finish(outcomes[table])
                elif asked:
                    job.finish(await why_not(link, job, "somebody else has just written"))
                else:
                    late.setdefault(table, []).append(job)
        return sorted((job for table in late.values() for job in table), key=jobs.index)

    async def _learn_ends(self, link: Link, jobs: list[Job], *, asked: bool) -> None:
        tables = {job.append.table for job in jobs}
        if len(self._ends) > MOST_ENDS:
            self._ends.clear()
        unknown = [table for table in tables if asked or table not in self._ends]
        if unknown:
            self._ends.update(await ends_of(link, sorted(unknown)))

    # ------------------------------------------------------------ when the connection breaks

    async def _connected(self) -> Link:
        """The connection, made anew if it was lost; StoreError at once while it was just tried."""
        if self._link is not None and not self._link.is_closed():
            return self._link
        now = asyncio.get_running_loop().time()
        if now < self._next_try:
            raise StoreError(f"the database {self.database.name} is away")
        try:
            self._link = await self.database.connect()
        except StoreError:
            self._pause = min(2 * self._pause or FIRST_PAUSE, LONGEST_PAUSE)
            self._next_try = asyncio.get_running_loop().time() + self._pause
            raise
        self._pause = 0.0
        return self._link

    async def _look(self, link: Link, group: list[Job], why: Exception) -> None:
        """The connection broke: what stands, stands; the rest was not saved. Nobody is told before.

        Nobody else writes meanwhile: new appends wait, and the old process is ended first.
        """
        logger.error("the database does not answer: %s", in_words(why))
        link.terminate()
        self._ends.clear()
        backend = link.backend
        unsure = group.copy()
        while unsure:
            try:
                self._link = fresh = await self.database.after(backend)
                while unsure:
                    stood = await stands(fresh, unsure[0])
                    unsure.pop(0).finish(None if stood else self.database.unsaved(why))
            except StoreError as error:  # closed
                _finish(unsure, error)
                return
            except TROUBLE:
                fresh.terminate()


def _finish(jobs: list[Job], error: StoreError) -> None:
    for job in jobs:
        job.finish(error)
