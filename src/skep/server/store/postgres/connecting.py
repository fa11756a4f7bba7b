"""Connections to PostgreSQL: made, lost, and made again.

A connection that breaks while a commit is on its way leaves a doubt: it may stand or not. Whoever
asked is told only when that is known. So the database is asked again as soon as it is there, after
the process that had the commit is surely gone (`Database.after`).
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg

import skep
from skep.server.store.interface import Conflict, StoreError
from skep.server.store.postgres import words

logger = logging.getLogger(__name__)

T = TypeVar("T")

POOL = 5
"""Connections beside the one that appends."""
CONNECT_SECONDS = 5.0
STATEMENT_SECONDS = 10
"""The database itself gives up then, and says that it did: no doubt is left."""
PAUSE_SECONDS = 2
"""A transaction that goes on with nothing for so long is undone: its server stands still, or its
words do not come through, and others wait for the leases that it has locked."""
ANSWER_SECONDS = 15.0
"""A connection that says nothing for so long is given up."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
"""Before the database is tried again."""


BROKEN = (asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""The connection itself went wrong; the second when it breaks between two steps."""
TROUBLE = (asyncpg.PostgresError, *BROKEN)
"""All that a connection can say when something goes wrong."""


class Link(asyncpg.Connection):  # type: ignore[misc]  # it has no types
    """A connection that knows the process at its other end."""

    backend: tuple[int, datetime]


class InDoubt(Exception):
    """The connection broke while a commit was on its way."""

    def __init__(self, backend: tuple[int, datetime], why: Exception) -> None:
        super().__init__(f"{type(why).__name__} {why}".strip())
        self.backend = backend


def in_words(error: BaseException) -> str:
    """What went wrong, also where the error itself is silent."""
    return str(error) or type(error).__name__


def is_broken(link: Any, error: Exception) -> bool:
    """Does this leave open whether what was asked for was done?

    The database's own "no" does not, unless it was about to stop: it can do so after a commit.
    """
    if not isinstance(error, asyncpg.PostgresError):
        return isinstance(error, BROKEN)
    return bool(link.is_closed()) or str(error.sqlstate or "08").startswith(("08", "57P"))


class Database:
    """All connections to one database."""

    def __init__(
        self, url: str, greet: Callable[[Link, str], Awaitable[None]] | None = None
    ) -> None:
        self._url = url
        self._greet = greet
        """Looks at each connection before it is used; StoreError when it must not be."""
        self.name = _name(url)
        """For people, and without a password."""
        self.closing = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._free = asyncio.Semaphore(POOL)
        self._idle: list[Link] = []

    async def connect(self, *, greet: bool = True) -> Link:
        """A new connection; StoreError when there is none to be had."""
        try:
            link: Link = await asyncpg.connect(
                self._url,
                connection_class=Link,
                timeout=CONNECT_SECONDS,
                command_timeout=ANSWER_SECONDS,
                server_settings={"application_name": f"skep {skep.__version__}"},
            )
            try:
                await _prepare(link)
                if greet and self._greet is not None:
                    await self._greet(link, self.name)
            except BaseException:
                link.terminate()
                raise
        except TROUBLE as error:
            raise StoreError(f"the database {self.name} is away: {in_words(error)}") from error
        except ValueError as error:
            raise StoreError(f"this is no address of a database: {error}") from error
        return link

    def keep(self, link: Link) -> None:
        """Have a connection that was made for something else."""
        self._idle.append(link)

    @asynccontextmanager
    async def link(self) -> AsyncIterator[Link]:
        """A connection for a while: one that is idle, or a new one."""
        if self.closing.is_set():
            raise StoreError("the store is closed")
        async with self._free:
            while self._idle and self._idle[-1].is_closed():
                self._idle.pop()
            link = self._idle.pop() if self._idle else await self.connect()
            try:
                yield link
            except (OSError, TimeoutError, asyncio.CancelledError):
                link.terminate()
                raise
            finally:
                if not link.is_closed():
                    if self.closing.is_set() or link.is_in_transaction():
                        link.terminate()
                    else:
                        self._idle.append(link)

    async def read(self, look: Callable[[Link], Awaitable[T]]) -> T:
        """What is found by looking."""
        return await self._use(look, self._unread)

    async def _use(
        self, work: Callable[[Link], Awaitable[T]], refuse: Callable[[Exception], StoreError]
    ) -> T:
        """An idle connection may have died unseen: then it is tried once more, with a new one."""
        for last in (False, True):
            try:
                async with self.link() as link:
                    return await work(link)
            except TROUBLE as error:
                if last or not is_broken(link, error):
                    raise refuse(error) from error
                for idle in self._idle:
                    idle.terminate()
        raise AssertionError("the last one raises")

    def _unread(self, error: Exception) -> StoreError:
        return StoreError(f"the database {self.name} cannot be read: {in_words(error)}")

    def unsaved(self, error: Exception) -> StoreError:
        """Why something was not saved, for whoever asked."""
        if isinstance(error, asyncpg.UniqueViolationError):
            return Conflict(in_words(error))
        logger.error("nothing can be saved: %s", in_words(error))
        return StoreError(f"nothing could be saved in {self.name}: {in_words(error)}")

    async def write(
        self,
        work: Callable[[Link], Awaitable[T]],
        look: Callable[[Link], Awaitable[T | None]] | None = None,
    ) -> T:
        """Have this done in a transaction of its own. Who gives up waiting does not call it off.

        In doubt, `look` says what came of it, or None when it was not done. Without `look` it can
        be done twice without harm, and is.
        """
        task = asyncio.ensure_future(self._write(work, look))
        self._tasks.add(task)
        task.add_done_callback(self._written)
        return await asyncio.shield(task)

    def _written(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited for it may have gone meanwhile

    async def _write(
        self,
        work: Callable[[Link], Awaitable[T]],
        look: Callable[[Link], Awaitable[T | None]] | None,
    ) -> T:
        try:
            return await self._use(lambda link: _in_transaction(link, work), self.unsaved)
        except InDoubt as doubt:
            backend = doubt.backend
        while True:
            link = await self.after(backend)
            backend = link.backend
            try:
                found = await look(link) if look else await _in_transaction(link, work)
                if found is None and look is not None:
                    raise StoreError(f"nothing could be saved in {self.name}: it was interrupted")
                return found  # type: ignore[return-value]  # None is an answer without `look`
            except TROUBLE as error:
                if not is_broken(link, error):
                    raise self.unsaved(error) from error
            finally:
                link.terminate()

    async def after(self, backend: tuple[int, datetime]) -> Link:
        """A connection to a database in which a process that we have lost has ended.

        Waits for it as long as it takes; StoreError when the store is closed meanwhile.
        """
        pause = FIRST_PAUSE
        while True:
            with suppress(StoreError, *TROUBLE):
                link = await self.connect()
                # False: it did not end within the time. No row at all: it has ended.
                try:
                    if await link.fetchval(_END_BACKEND, *backend) is not False:
                        return link
                except BaseException:
                    link.terminate()
                    raise
                link.terminate()
            if self.closing.is_set():
                raise StoreError("the store is closed; whether this was saved is not known")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def close(self) -> None:
        """Finish what was begun, then close."""
        self.closing.set()
        if self._tasks:
            await asyncio.wait(set(self._tasks))
        for link in self._idle:
            with suppress(*TROUBLE):
                await link.close(timeout=1)
        await asyncio.sleep(0)  # those that were given up let go of their sockets


def _name(url: str) -> str:
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise StoreError(f"this is no address of a database: {error}") from error
    return f"{parts.hostname or 'localhost'}{parts.path}"


_END_BACKEND = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE pid = $1 AND backend_start = $2"
)


async def _prepare(link: Link) -> None:
    """What every connection needs before its first use."""
    started = await link.fetchval(
        "SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
    )
    link.backend = (link.get_server_pid(), started)
    await link.set_type_codec(
        "text", schema="pg_catalog", encoder=words.encode, decoder=words.decode, format="binary"
    )
    # A commit is on the disk before it is answered; who asks for more than that gets it.
    await link.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off';"
        f"SET statement_timeout = '{STATEMENT_SECONDS}s';"
        f"SET idle_in_transaction_session_timeout = '{PAUSE_SECONDS}s'"
    )


async def _in_transaction(link: Link, work: Callable[[Link], Awaitable[T]]) -> T:
    """InDoubt only when the commit itself may have been done: before, nothing was."""
    transaction = link.transaction()
    await transaction.start()
    try:
        result = await work(link)
    except BaseException:
        with suppress(*TROUBLE):
            await transaction.rollback()
        raise
    try:
        await transaction.commit()
    except Exception as error:
        if not is_broken(link, error):
            raise
        link.terminate()
        raise InDoubt(link.backend, error) from error
    return result
