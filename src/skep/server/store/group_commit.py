"""One thread that writes, and commits in groups.

To sync the disk is the slow part of a commit. So everything that is asked for while one commit
runs goes into the next one together, and they share its sync.
"""

import asyncio
import logging
import queue
import threading
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Generic, TypeVar

import apsw

from skep.server.store.asked import Asked
from skep.server.store.interface import Conflict, StoreError

logger = logging.getLogger(__name__)

T = TypeVar("T")

MAX_GROUP = 1000
"""Jobs in one commit: a bound on how long the first of them has to wait for the last."""

CHECKPOINT_PAGES = 4000
"""When the write-ahead log is longer (16 MB), it is worked into the database."""

PATIENCE_PAGES = 4 * CHECKPOINT_PAGES
"""When it is longer still, because somebody is always reading, writing waits for the readers …"""

PATIENCE_MS = 100
"""… but not for long: it may be a stranger who looks at the file for hours."""

BUSY_MS = 5000
"""How long to wait for a stranger who writes."""


class Job(Asked, Generic[T]):
    """Something to be written, and whoever asked for it."""

    __slots__ = ("share", "work")

    def __init__(
        self,
        work: Callable[[apsw.Connection], T],
        future: "asyncio.Future[T | None]",
        share: Any = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(future, then)
        self.work = work
        self.share = share
        """What it adds to work that can be done for many at once; None: it cannot."""


class Writer:
    """Owns the connection that writes. `run` is for the event loop, the rest for its thread."""

    def __init__(
        self,
        connection: apsw.Connection,
        at_once: Callable[[apsw.Connection, list[Any]], None] | None = None,
        check: Callable[[], None] = lambda: None,
    ) -> None:
        self._connection = connection
        self._at_once = at_once
        """Does the work of jobs that have a share in one commit, or raises and does nothing."""
        self._check = check
        """Raises when what is committed would be lost all the same."""
        connection.set_busy_timeout(BUSY_MS)
        self._wal_pages = 0
        connection.set_wal_hook(self._count_pages)  # also ends SQLite's own checkpoints
        self._queue: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self._done: defaultdict[asyncio.AbstractEventLoop, deque[Job[Any]]] = defaultdict(deque)
        """Jobs that are committed, or are not to be, and whose askers do not know it yet."""
        self._stopped = False
        # A daemon: what is not committed was not promised to anybody, so nobody waits for it.
        self._thread = threading.Thread(target=self._main, name="skep-writer", daemon=True)
        self._thread.start()

    async def run(
        self,
        work: Callable[[apsw.Connection], T],
        share: Any = None,
        then: Callable[[], None] | None = None,
    ) -> T:
        """Have this done and committed. An error in it undoes it, and leaves others alone.

        `then` is called when it is committed, before the asker goes on. Who gives up waiting
        (is cancelled) does not call it off: it may be committed all the same, and so may `then`.
        """
        if self._stopped:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put(Job(work, future, share, then))
        # Whoever is done already waits behind all that came meanwhile: now they need not.
        self._settle(loop)
        result: T = await future
        return result

    def stop(self) -> None:
        """Take nothing more, finish what is queued. Blocks."""
        self._stopped = True
        self._queue.put(None)
        self._thread.join()

    def waiting(self) -> int:
        """How many jobs are queued. From any thread."""
        return self._queue.qsize()

    def _main(self) -> None:
        more = True
        while more:
            group, more = self._gather()
            self._commit_safely(group)
            self._report(group)
            if self._wal_pages >= CHECKPOINT_PAGES:
                self._checkpoint()

    def _gather(self) -> tuple[list[Job[Any]], bool]:
        """All that is queued now, at least one; and False when it is the last."""
        group: list[Job[Any]] = []
        job = self._queue.get()
        while job is not None:
            group.append(job)
            if len(group) == MAX_GROUP:
                return group, True
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _commit_safely(self, group: list[Job[Any]]) -> None:
        """Commit, if that is of use: also when it is done, before anybody is told."""
        try:
            self._check()
            self._commit(group)
            self._check()
        except StoreError as error:
            for job in group:
                job.error = error

    def _commit(self, group: list[Job[Any]]) -> None:
        if self._done_at_once(group):
            return
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            if not self._do_all(group):
                self._roll_back()
                self._connection.execute("BEGIN IMMEDIATE")
                for job in group:
                    self._try(job)
            self._connection.execute("COMMIT")
        except apsw.CorruptError:
            # Where one table's pages are damaged, SQLite commits nothing together with them.
            self._roll_back()
            for job in group:
                self._commit_alone(job)
        except Exception as error:  # noqa: BLE001  the thread must live, and the askers be told
            self._roll_back()
            logger.error("nothing can be saved: %s", error)
            for job in group:
                # Also for those refused before: what stood in their way is gone, too.
                job.error = StoreError(f"nothing could be saved: {error}")

    def _done_at_once(self, group: list[Job[Any]]) -> bool:
        """The quickest way, for groups in which each has a share, as nearly always."""
        shares = [job.share for job in group]
        if self._at_once is None or None in shares:
            return False
        try:
            self._at_once(self._connection, shares)
        except Exception:  # noqa: BLE001  the other way finds out whose fault it is
            return False
        return True

    def _do_all(self, group: list[Job[Any]]) -> bool:
        """The quick way, when nothing is wrong with any of them."""
        try:
            for job in group:
                job.result = job.work(self._connection)
        except Exception:  # noqa: BLE001  one by one, whoever asked for it is told
            return False
        return True

    def _try(self, job: Job[Any]) -> None:
        """Do one job within the transaction, or undo it alone."""
        execute = self._connection.execute
        execute("SAVEPOINT job")
        try:
            job.result = job.work(self._connection)
        except apsw.ConstraintError as error:
            job.error = Conflict(str(error))
        except (apsw.MismatchError, apsw.SQLError, apsw.TooBigError) as error:
            job.error = StoreError(str(error))
        except apsw.Error:
            raise  # the disk, not the job: no use to go on
        except Exception as error:  # noqa: BLE001  it belongs to whoever asked
            job.error = error
        if job.error is not None:
            execute("ROLLBACK TO job")
        execute("RELEASE job")

    def _commit_alone(self, job: Job[Any]) -> None:
        """One job in a transaction of its own."""
        job.error = None
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            self._try(job)
            self._connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  as above
            self._roll_back()
            if not isinstance(job.error, StoreError):
                job.error = StoreError(f"nothing could be saved: {error}")

    def _roll_back(self) -> None:
        # SQLite may have done it already; and if it fails now, the transaction ends anyway.
        if self._connection.in_transaction:
            with suppress(apsw.Error):
                self._connection.execute("ROLLBACK")

    def _count_pages(self, _connection: apsw.Connection, _name: str, pages: int) -> int:
        self._wal_pages = pages
        return apsw.SQLITE_OK

    def _checkpoint(self) -> None:
        """Keep the write-ahead log short. After the answers, so that nobody waits for it."""
        waits = self._wal_pages >= PATIENCE_PAGES
        mode = apsw.SQLITE_CHECKPOINT_RESTART if waits else apsw.SQLITE_CHECKPOINT_PASSIVE
        self._connection.set_busy_timeout(PATIENCE_MS)
        # No room for it, or somebody reads for long: it is tried again after the next commit.
        with suppress(apsw.Error):
            self._connection.wal_checkpoint("main", mode)
        self._connection.set_busy_timeout(BUSY_MS)

    # ------------------------------------------------------------ telling the askers

    def _report(self, group: list[Job[Any]]) -> None:
        """One wake-up of the event loop for all of them."""
        loops = {job.future.get_loop() for job in group}
        for loop in loops:
            self._done[loop].extend(job for job in group if job.future.get_loop() is loop)
            with suppress(RuntimeError):  # that loop is closed: nobody waits there any more
                loop.call_soon_threadsafe(self._settle, loop)

    def _settle(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the event loop: tell all whose jobs are done."""
        done = self._done[loop]
        while done:
            done.popleft().tell()
