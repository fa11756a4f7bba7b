"""The store in one SQLite file: what a server uses when it is given no bigger database."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import apsw
import msgspec

from skep.server.log import Line
from skep.server.store import forgetting, reading
from skep.server.store.appending import Append, Appending
from skep.server.store.connections import FILE_NAME, READERS, Connections
from skep.server.store.interface import Ban, Owned, Status, StoreError, Summary, TableRow

__all__ = ["FILE_NAME", "SqliteStore"]

T = TypeVar("T")


class SqliteStore:
    """An event log per table, in a data folder of its own. Fills the `Store` protocol.

    To open it blocks for a moment: do it before the event loop has guests to serve.
    """

    leases = None
    """The folder is this server's alone."""

    def __init__(self, folder: Path, *, vfs: str | None = None) -> None:
        self._closed = False
        self._connections = Connections(folder, vfs)
        self.path = self._connections.path
        self.sound = self._connections.sound
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="skep-reader")
        self._appending = Appending()
        self._writer = self._connections.writer(self._appending.all_at_once)

    # ------------------------------------------------------------ tables and their logs

    async def create(self, row: TableRow, lines: list[Line]) -> None:
        """A new table with the first lines of its log, in one commit."""
        log = Append.of(row.id, lines, summary=row.summary)
        await self._writer.run(lambda connection: self._appending.create(connection, row, log))

    async def append(
        self,
        table: str,
        lines: list[Line],
        status: Status | None = None,
        then: Callable[[], None] | None = None,
        summary: Summary | None = None,
    ) -> None:
        """Add lines to a table's log (and change its status) in one commit, or raise.

        `then` is called as soon as it is committed, even if whoever asked has gone since.
        Conflict: the lines do not follow the last one, or have a command id that is there already.
        """
        append = Append.of(table, lines, status, summary)
        await self._writer.run(
            lambda connection: self._appending.alone(connection, append),
            share=append if append.only_lines else None,
            then=then,
        )

    async def row(self, table: str) -> TableRow | None:
        """A table's row, or None. Damaged when it cannot be read."""
        return await self._read(lambda connection: reading.table_row(connection, table))

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """A table's log after a sequence number, in order. Damaged when it is not as written."""
        return await self._read(lambda connection: reading.table_lines(connection, table, after))

    async def rows(
        self, *, statuses: tuple[Status, ...], public_only: bool, limit: int
    ) -> list[TableRow]:
        """Tables with one of these statuses, most recently changed first."""
        return await self._read(
            lambda connection: reading.table_rows(connection, statuses, public_only, limit)
        )

    async def rows_with(self, tables: list[str]) -> list[TableRow]:
        """These tables, as far as they are there, in any order."""
        return await self._read(lambda connection: reading.rows_with(connection, tables))

    async def rows_of(
        self, person: str, statuses: tuple[Status, ...], limit: int
    ) -> list[TableRow]:
        """Tables with one of these statuses at which a person sat, most recently changed first."""
        return await self._read(
            lambda connection: reading.rows_of(connection, person, statuses, limit)
        )

    async def table_ids(self, after: str, limit: int) -> list[str]:
        """The ids of tables in their order, after one of them."""
        return await self._read(lambda connection: reading.table_ids(connection, after, limit))

    async def analysis(self, table: str) -> bytes | None:
        """What a look back at a table has found, if there was one."""
        rows = await self._ask("SELECT body FROM analyses WHERE table_id = ?", (table,))
        return bytes(rows[0][0]) if rows else None

    async def keep_analysis(self, table: str, found: bytes) -> None:
        """Keep what a look back at a table has found; nothing when the table is gone."""
        await self._execute(
            "INSERT OR REPLACE INTO analyses (table_id, body)"
            " SELECT id, ? FROM tables WHERE id = ?",
            (found, table),
        )

    # ------------------------------------------------------------ people and settings

    async def name_of(self, person: str) -> str | None:
        """A person's name."""
        rows = await self._ask("SELECT name FROM people WHERE id = ?", (person,))
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
        return [(row[0], row[1]) for row in await self._ask("SELECT id, name FROM people", ())]

    async def bans(self) -> list[Ban]:
        """All bans that were ever made and not lifted."""
        rows = await self._ask("SELECT what, whom, address, since_ms, until_ms FROM bans", ())
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
        rows = await self._ask("SELECT value FROM settings WHERE key = ?", (name,))
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
        rows = await self._ask(
            "SELECT person, name, score FROM daily_scores JOIN people ON people.id = person"
            " WHERE game = ? AND day = ? ORDER BY score DESC, at_ms, person LIMIT ?",
            (game, day, limit),
        )
        return [(person, name, score) for person, name, score in rows]

    # ------------------------------------------------------------ forgetting

    async def old_tables(self, before_ms: int, limit: int) -> list[str]:
        """Tables at which nothing has happened since a moment, the oldest first."""
        return await self._read(
            lambda connection: forgetting.old_tables(connection, before_ms, limit)
        )

    async def delete(self, table: str) -> bool:
        """Delete a table with its log; was there one?"""

        def work(connection: apsw.Connection) -> bool:
            self._appending.forget(table)
            return forgetting.delete_table(connection, table)

        return await self._writer.run(work)

    async def tables_of(self, person: str) -> list[Owned]:
        """The tables that somebody opened, sat at or spoke at."""
        return await self._read(lambda connection: forgetting.tables_of(connection, person))

    async def forget_at(self, table: str, person: str, stand_in: str) -> None:
        """Put somebody without a name in a person's place, in every line of a table's log."""

        def work(connection: apsw.Connection) -> None:
            self._appending.forget(table)
            forgetting.forget_at(connection, table, person, stand_in)

        await self._writer.run(work)

    async def forget_name(self, person: str) -> None:
        """Forget a person's name, and their place on the lists of the day."""
        await self._writer.run(lambda connection: forgetting.forget_name(connection, person))

    async def scores_of(self, person: str) -> list[tuple[str, str, int]]:
        """A person's places on the lists of the day: game, day, score."""
        return await self._read(lambda connection: forgetting.scores_of(connection, person))

    # ------------------------------------------------------------ the house itself

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
        self._connections.close()

    async def _ask(self, sql: str, bindings: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        """All rows of a query."""
        return await self._read(lambda connection: connection.execute(sql, bindings).fetchall())

    async def _read(self, look: Callable[[apsw.Connection], T]) -> T:
        """What is found by reading, off the event loop."""
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._connections.read, look)
