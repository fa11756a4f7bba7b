"""The store in one SQLite file: what a server uses when it is given no bigger database."""

import asyncio
import queue
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

import apsw
import msgspec

from skep.server.log import AnyEntry, Line
from skep.server.store import appending, group_commit, schema
from skep.server.store.appending import Append
from skep.server.store.data_folder import lock_folder, make_folder, make_private_file
from skep.server.store.interface import Ban, Status, StoreError, TableRow

T = TypeVar("T")

FILE_NAME = "skep.sqlite"

SYNCHRONOUS = "FULL"
"""Every commit is on the disk before it returns."""

READERS = 2
CACHE_KIB = 16_000
"""Room for the pages that one group touches, so that each is written only once."""
WAL_KEPT_BYTES = 32 * 1024 * 1024
"""The file of the write-ahead log is cut to this size after a burst."""

_decode = msgspec.json.Decoder(AnyEntry).decode


class SqliteStore:
    """An event log per table, in a data folder of its own. Fills the `Store` protocol.

    To open it blocks for a moment: do it before the event loop has guests to serve.
    """

    def __init__(self, folder: Path, *, vfs: str | None = None) -> None:
        self.path = folder / FILE_NAME
        self._vfs = vfs
        self._closed = False
        self._idle: queue.SimpleQueue[apsw.Connection] = queue.SimpleQueue()
        try:
            with ExitStack() as opened:
                make_folder(folder)
                opened.callback(lock_folder(folder).close)
                writing = self._open(opened)
                self._opened = opened.pop_all()
        except apsw.Error as error:
            raise StoreError(f"{self.path} cannot be used: {_in_words(error)}") from error
        except OSError as error:
            raise StoreError(f"the data folder {folder} cannot be used: {error}") from error
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="skep-reader")
        self._writer = group_commit.Writer(writing, appending.all_at_once)

    def _open(self, opened: ExitStack) -> apsw.Connection:
        """The connection that writes; the ones that read are laid ready in `_idle`."""
        make_private_file(self.path)
        for extra in self.path.parent.glob(f"{FILE_NAME}-*"):
            extra.chmod(0o600)
        writing = self._connect(opened)
        revision = schema.check(writing, self.path)
        mode = writing.pragma("journal_mode", "WAL")
        if mode != "wal":
            raise StoreError(f"{self.path}: this disk cannot keep a write-ahead log ({mode})")
        schema.migrate(writing, revision)
        for _ in range(READERS):
            reading = self._connect(opened)
            reading.pragma("query_only", True)
            self._idle.put(reading)
        return writing

    def _connect(self, opened: ExitStack) -> apsw.Connection:
        connection = apsw.Connection(
            str(self.path), flags=apsw.SQLITE_OPEN_READWRITE, vfs=self._vfs
        )
        opened.callback(connection.close)
        connection.set_busy_timeout(group_commit.BUSY_MS)
        connection.pragma("synchronous", SYNCHRONOUS)
        # A Mac's usual sync leaves the disk's own cache out; elsewhere these two do nothing.
        connection.pragma("fullfsync", True)
        connection.pragma("checkpoint_fullfsync", True)
        connection.pragma("foreign_keys", True)
        connection.pragma("cache_size", -CACHE_KIB)
        connection.pragma("journal_size_limit", WAL_KEPT_BYTES)
        return connection

    # ------------------------------------------------------------ tables and their logs

    async def create(self, row: TableRow, lines: list[Line]) -> None:
        """A new table with the first lines of its log, in one commit."""
        log = Append.of(row.id, lines)

        def work(connection: apsw.Connection) -> None:
            connection.execute(
                "INSERT INTO tables (id, game, status, public, secret, created_ms, changed_ms)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                msgspec.structs.astuple(row),
            )
            appending.alone(connection, log)

        await self._writer.run(work)

    async def append(
        self,
        table: str,
        lines: list[Line],
        status: Status | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Add lines to a table's log (and change its status) in one commit, or raise.

        `then` is called as soon as it is committed, even if whoever asked has gone since.
        Conflict: the lines do not follow the last one, or have a command id that is there already.
        """
        append = Append.of(table, lines, status)
        await self._writer.run(
            lambda connection: appending.alone(connection, append),
            share=append if status is None else None,
            then=then,
        )

    async def delete(self, table: str) -> bool:
        """Forget a table, its log and all; was there one?"""

        def work(connection: apsw.Connection) -> bool:
            connection.execute("DELETE FROM log WHERE table_id = ?", (table,))
            connection.execute("DELETE FROM tables WHERE id = ?", (table,))
            return bool(connection.changes())

        return await self._writer.run(work)

    async def row(self, table: str) -> TableRow | None:
        """A table's row, or None."""
        rows = await self._read(
            "SELECT id, game, status, public, secret, created_ms, changed_ms FROM tables"
            " WHERE id = ?",
            (table,),
        )
        return _row(rows[0]) if rows else None

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """A table's log after a sequence number, in order."""
        rows = await self._read(
            "SELECT seq, body, at_ms, person, command, hash FROM log"
            " WHERE table_id = ? AND seq > ? ORDER BY seq",
            (table, after),
        )
        try:
            return [Line(seq, _decode(body), *rest) for seq, body, *rest in rows]
        except msgspec.DecodeError as error:
            raise StoreError(f"the log of table {table} cannot be read: {error}") from error

    async def rows(
        self, *, statuses: tuple[Status, ...], public_only: bool, limit: int
    ) -> list[TableRow]:
        """Tables with one of these statuses, most recently changed first."""
        rows = await self._read(
            "SELECT id, game, status, public, secret, created_ms, changed_ms FROM tables"
            " WHERE status IN (SELECT value FROM json_each(?)) AND (public OR NOT ?)"
            " ORDER BY changed_ms DESC, id LIMIT ?",
            (msgspec.json.encode(statuses).decode(), public_only, limit),
        )
        return [_row(row) for row in rows]

    # ------------------------------------------------------------ people and settings

    async def name_of(self, person: str) -> str | None:
        """A person's name."""
        rows = await self._read("SELECT name FROM people WHERE id = ?", (person,))
        return rows[0][0] if rows else None

    async def set_name(self, person: str, name: str) -> None:
        """Give a person a name."""

        def work(connection: apsw.Connection) -> None:
            connection.execute(
                "INSERT INTO people (id, name) VALUES (?, ?)"
                " ON CONFLICT DO UPDATE SET name = excluded.name",
                (person, name),
            )

        await self._writer.run(work)

    async def people(self) -> list[tuple[str, str]]:
        """Everybody who ever had a name: person and name."""
        return [(row[0], row[1]) for row in await self._read("SELECT id, name FROM people", ())]

    async def bans(self) -> list[Ban]:
        """All bans that were ever made and not lifted."""
        rows = await self._read("SELECT what, whom, address, since_ms, until_ms FROM bans", ())
        return [Ban(what, whom, bool(is_one), *when) for what, whom, is_one, *when in rows]

    async def ban(self, ban: Ban) -> None:
        """Keep a ban, instead of one like it."""
        await self._execute(
            "INSERT OR REPLACE INTO bans (what, whom, address, since_ms, until_ms)"
            " VALUES (?, ?, ?, ?, ?)",
            msgspec.structs.astuple(ban),
        )

    async def lift_bans(self, whom: str) -> None:
        """Forget all bans of a person or an address."""
        await self._execute("DELETE FROM bans WHERE whom = ?", (whom,))

    async def setting(self, name: str) -> bytes | None:
        """Something that the server keeps under a name."""
        rows = await self._read("SELECT value FROM settings WHERE key = ?", (name,))
        return bytes(rows[0][0]) if rows else None

    async def keep_setting(self, name: str, value: bytes) -> None:
        """Keep something under a name."""
        await self._execute(
            "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (name, value)
        )

    async def _execute(self, sql: str, bindings: tuple[Any, ...]) -> None:
        """One statement that writes."""

        def work(connection: apsw.Connection) -> None:
            connection.execute(sql, bindings)

        await self._writer.run(work)

    # ------------------------------------------------------------ the best of a day

    async def list_score(self, game: str, day: str, person: str, score: int, at_ms: int) -> None:
        """Keep a person's score of a day, if it is their best."""

        def work(connection: apsw.Connection) -> None:
            connection.execute(
                "INSERT INTO daily_scores (game, day, person, score, at_ms) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT DO UPDATE SET score = excluded.score, at_ms = excluded.at_ms"
                " WHERE excluded.score > score",
                (game, day, person, score, at_ms),
            )

        await self._writer.run(work)

    async def daily_scores(self, game: str, day: str, limit: int) -> list[tuple[str, str, int]]:
        """Person, name and score, the best first; of equal scores, the earlier one."""
        rows = await self._read(
            "SELECT person, name, score FROM daily_scores JOIN people ON people.id = person"
            " WHERE game = ? AND day = ? ORDER BY score DESC, at_ms, person LIMIT ?",
            (game, day, limit),
        )
        return [(person, name, score) for person, name, score in rows]

    async def server_key(self) -> bytes:
        """32 bytes that sign cookies: made once, then always the same."""

        def work(connection: apsw.Connection) -> bytes:
            connection.execute(
                "INSERT INTO settings (key, value) VALUES ('server-key', ?) ON CONFLICT DO NOTHING",
                (secrets.token_bytes(32),),
            )
            key = connection.execute("SELECT value FROM settings WHERE key = 'server-key'").get
            return bytes(key)

        return await self._writer.run(work)

    async def writable(self) -> bool:
        """Can a commit be made right now? Tries one."""

        def work(connection: apsw.Connection) -> None:
            # A new value each time: SQLite has to write it.
            connection.execute(
                "INSERT INTO settings (key, value) VALUES ('last-try', ?)"
                " ON CONFLICT DO UPDATE SET value = excluded.value",
                (secrets.token_bytes(8),),
            )

        try:
            await self._writer.run(work)
        except StoreError:
            return False
        return True

    def queued(self) -> int:
        """How many commits are asked for and not begun."""
        return self._writer.waiting()

    def size(self) -> int:
        """Bytes on the disk."""
        sizes = 0
        for file in self.path.parent.glob(f"{FILE_NAME}*"):
            with suppress(OSError):  # the write-ahead log comes and goes
                sizes += file.stat().st_size
        return sizes

    # ------------------------------------------------------------ threads

    async def close(self) -> None:
        """Finish what is queued, then close. A second time does nothing."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.stop()
        self._readers.shutdown()
        # All that was promised is on the disk: no error in tidying up can take it back.
        with suppress(apsw.Error):
            self._opened.close()

    async def _read(self, sql: str, bindings: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """All rows of a query, read off the event loop."""
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read_now, sql, bindings)

    def _read_now(self, sql: str, bindings: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        connection = self._idle.get()
        try:
            return connection.execute(sql, bindings).fetchall()
        except apsw.Error as error:
            raise StoreError(f"{self.path} cannot be read: {_in_words(error)}") from error
        finally:
            self._idle.put(connection)


def _row(row: tuple[Any, ...]) -> TableRow:
    table, game, status, public, secret, created_ms, changed_ms = row
    return TableRow(table, game, status, bool(public), secret, created_ms, changed_ms)


def _in_words(error: apsw.Error) -> str:
    """What is wrong with the file, for somebody who has to mend it."""
    if isinstance(error, apsw.NotADBError):
        return "it is not a database"
    if isinstance(error, apsw.CorruptError):
        return f"it is damaged ({error})"
    return str(error)
