"""All tables: opening, finding, forgetting."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import nullcontext, suppress

from skep.engine.errors import RulesNotPlayed
from skep.server.refusals import Denied
from skep.server.store.interface import ReadOnly, Store, StoreError
from skep.server.tables.attendants import Attendants
from skep.server.tables.opening import Opening
from skep.server.tables.situation import Situation, Surroundings
from skep.server.tables.table import Table

logger = logging.getLogger(__name__)

FORGET_SECONDS = 120
"""A table that nobody has watched or used for so long leaves the memory; its log stays."""


class Hub:
    """The tables that are in memory, and the way to all others."""

    def __init__(self, store: Store, around: Surroundings, attendants: Attendants) -> None:
        self.store = store
        self.around = around
        self.attendants = attendants
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def loaded(self) -> Iterator[Table]:
        """The tables that are in memory."""
        return iter(self._tables.values())

    def known(self, table_id: str) -> Table | None:
        """A table, if it is in memory."""
        return self._tables.get(table_id)

    async def get(self, table_id: str) -> Table:
        """A table, from memory or from its log; Denied when there is none."""
        table = self._tables.get(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            # Not when a waiter gives up: a second loading would make a second writer.
            loading.add_done_callback(lambda _done: self._loading.pop(table_id, None))
        found = await asyncio.shield(loading)
        if found is None:
            raise Denied("no-such-table")
        return found

    async def _load(self, table_id: str) -> Table | None:
        row = await self.store.row(table_id)
        if row is None:
            return None
        lines = await self.store.lines(table_id)
        try:
            table = Table(Situation.load(row, lines, self.around), self.store)
        except RulesNotPlayed as error:
            logger.error("table %s cannot be opened again: %s", table_id, error)
            raise Denied(error.because.key, **error.because.args) from None
        except (ValueError, LookupError) as error:
            logger.error("a table cannot be opened again: %s", error)
            raise Denied("table-unreadable") from None
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        table.on_change = self.attendants.wake
        table.open_another = self.open
        self._tables[table.id] = table
        self.attendants.wake(table)

    async def open(self, opening: Opening) -> Table:
        """Open a new table, and start it if that was asked."""
        if self.around.read_only:
            raise ReadOnly
        at_ms = self.around.clock.wall_ms()
        row, lines = opening.row(at_ms), opening.lines(at_ms)
        await self.store.create(row, lines)
        table = Table(Situation.load(row, lines, self.around), self.store)
        self._keep(table)
        if opening.start:
            await table.begin()
        return table

    async def delete(self, table_id: str) -> None:
        """Forget a table for ever; whoever watches it is told. Denied when there is none."""
        with suppress(Denied):  # also one that cannot be read
            await self.get(table_id)
        table = self._tables.get(table_id)
        async with table.lock if table is not None else nullcontext():
            if not await self.store.delete(table_id):
                raise Denied("no-such-table")
            if table is not None:
                table.state.close()  # for whoever still holds on to it
                table.broadcast.say_that_it_is_gone()
                self._tables.pop(table_id, None)

    async def public_tables(self, limit: int = 50) -> list[Table]:
        """The public tables that are not over and may be watched."""
        rows = await self.store.rows(statuses=("open", "running"), public_only=True, limit=limit)
        tables = []
        for row in rows:
            try:
                table = await self.get(row.id)
            except Denied:
                continue  # its log cannot be read: no reason to hide the others
            state = table.state
            if state.status == "open" or (state.status == "running" and state.spectators):
                tables.append(table)
        return tables

    async def resume(self) -> None:
        """After a restart: bring back the tables on which a bot may be to move."""
        rows = await self.store.rows(statuses=("running",), public_only=False, limit=100_000)
        for row in rows:
            with suppress(Denied, StoreError):
                await self.get(row.id)
            await asyncio.sleep(0)

    def forget_idle(self) -> None:
        """Let tables go that nobody uses; they come back from their log when needed."""
        long_ago = self.around.clock.monotonic() - FORGET_SECONDS
        for table in list(self._tables.values()):
            audience = table.audience
            busy = audience.watchers or table.lock.locked() or self.attendants.is_busy(table.id)
            if not busy and audience.used_at < long_ago:
                del self._tables[table.id]
