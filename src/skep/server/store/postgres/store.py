"""The store in PostgreSQL: what several servers share. Fills `Store`."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from skep.server.log import Line
from skep.server.store.interface import Status, StoreError, Summary, TableRow
from skep.server.store.postgres import forgetting
from skep.server.store.postgres.creating import Creation
from skep.server.store.postgres.group_commit import GroupCommit
from skep.server.store.postgres.people import People

SIZE_SECONDS = 60.0
"""How old the figure for the size may be."""


class PostgresStore(People):
    """An event log per table, in a schema whose shape is the newest: see `opening.py`.

    Belongs to the event loop in which it was made.
    """

    sound = True
    """PostgreSQL looks after its pages; each log is checked whenever it is read."""

    def __init__(self, appends: GroupCommit) -> None:
        super().__init__(appends.database)
        self._appends = appends
        self.leases = appends.leases
        """Who may write to which table."""
        self._size = 0
        self._sizing = asyncio.create_task(self._keep_sizing())

    async def create(self, row: TableRow, lines: list[Line]) -> None:
        """A new table with the first lines of its log, in one commit."""
        creation = Creation(row, lines, self.leases.epoch_of(row.id))
        await self._database.write(creation.make, creation.stands)

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
        Fenced: another server has the table.
        """
        await self._appends.append(table, lines, status, summary, then)

    async def analysis(self, table: str) -> bytes | None:
        """What a look back at a table has found, if there was one."""
        rows = await self._ask("SELECT body FROM analyses WHERE table_id = $1", table)
        return bytes(rows[0][0]) if rows else None

    async def keep_analysis(self, table: str, found: bytes) -> None:
        """Keep what a look back at a table has found; nothing when the table is gone."""
        await self._execute(
            "INSERT INTO analyses (table_id, body) SELECT id, $1 FROM tables WHERE id = $2"
            " ON CONFLICT (table_id) DO UPDATE SET body = excluded.body",
            *(found, table),
        )

    async def delete(self, table: str) -> bool:
        """Delete a table with its log; was there one?"""
        deletion = forgetting.Deletion(table, self.leases.epoch_of(table))
        there = await self._database.write(deletion.make, deletion.stands)
        self._appends.forget(table)
        self.leases.gone(table)
        return there

    async def forget_at(self, table: str, person: str, stand_in: str) -> None:
        """Put somebody without a name in a person's place, in every line of a table's log."""
        epoch = self.leases.epoch_of(table)
        await self._database.write(
            lambda link: forgetting.forget_at(link, table, person, stand_in, epoch)
        )
        self._appends.forget(table)

    def queued(self) -> int:
        """How many commits are asked for and not begun."""
        return self._appends.waiting()

    def size(self) -> int:
        """Bytes on the disk, a minute ago at most."""
        return self._size

    async def measure(self) -> None:
        """Ask for the size."""
        rows = await self._ask(
            "SELECT sum(pg_total_relation_size(oid))::bigint FROM pg_class"
            " WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace"
        )
        self._size = rows[0][0] or 0

    async def _keep_sizing(self) -> None:
        while True:
            with suppress(StoreError):
                await self.measure()
            await asyncio.sleep(SIZE_SECONDS)

    async def close(self) -> None:
        """Finish what is queued, then close. A second time does nothing."""
        self._sizing.cancel()
        await asyncio.wait({self._sizing})
        await self._appends.close()
        await self._database.close()
