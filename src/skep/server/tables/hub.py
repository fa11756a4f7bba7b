"""All tables: opening, finding, forgetting."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress

import msgspec

from skep.engine.errors import RulesNotPlayed
from skep.server.refusals import Denied
from skep.server.store.interface import (
    Damaged,
    Fenced,
    ReadOnly,
    Store,
    StoreError,
    Summary,
    TableRow,
)
from skep.server.tables.attendants import Attendants
from skep.server.tables.opening import Opening
from skep.server.tables.situation import Situation, Surroundings
from skep.server.tables.table import Table, Watcher

logger = logging.getLogger(__name__)

FORGET_SECONDS = 120
"""A table that nobody has watched or used for so long leaves the memory; its log stays."""

MOST_IDLE = 100
"""So many tables that nobody watches may stay; of more, those go that were used longest ago …"""

SETTLE_SECONDS = 5
"""… but not before whoever asked for them has had time to come."""

MOST_LOADING = 2
"""Tables that are read at the same time: a long one takes a tenth of a second of a processor."""

MOST_RESUMED = 200
"""Tables in memory without anybody there, when a start waits with waking more of them."""

RESUME_SECONDS = 0.5
"""How often it looks whether there is room again."""

MOST_THINKING = 50_000
"""Tables out of memory for which it is remembered since when somebody has been thinking."""


class Hub:
    """The tables that are in memory, and the way to all others."""

    def __init__(self, store: Store, around: Surroundings, attendants: Attendants) -> None:
        self.store = store
        self.around = around
        self.attendants = attendants
        self.on_dropped: Callable[[Table, tuple[Watcher, ...]], None] = lambda _table, _those: None
        """Called with each table that is dropped, and those who were told of it."""
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._few = asyncio.Semaphore(MOST_LOADING)
        self._unreadable: set[str] = set()
        self._thinking: dict[str, float] = {}
        """Since when somebody has been thinking at tables that are out of memory."""

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def loaded(self) -> Iterator[Table]:
        """The tables that are in memory."""
        return iter(self._tables.values())

    def known(self, table_id: str) -> Table | None:
        """A table, if it is in memory and surely ours."""
        table = self._tables.get(table_id)
        if table is not None and self.around.claims.holds(table_id):
            return table
        return None

    async def get(self, table_id: str) -> Table:
        """A table, from memory or from its log; Denied when there is none.

        Fenced when another server has it.
        """
        table = self.known(table_id)
        if table is not None:
            table.audience.touch()
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            # Not when a waiter gives up: a second loading would make a second writer.
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        found = await asyncio.shield(loading)
        if found is None:
            raise Denied("no-such-table")
        return found

    def _loaded(self, table_id: str, loading: "asyncio.Task[Table | None]") -> None:
        self._loading.pop(table_id, None)
        if not loading.cancelled():
            loading.exception()  # whoever waited for it may have gone meanwhile

    async def _load(self, table_id: str) -> Table | None:
        async with self._few:
            try:
                row = await self._claimed(table_id)
                if row is None:
                    return None
                if (table := self.known(table_id)) is not None:
                    # Its lease had run out, and was renewed before it was taken anew. A second one
                    # in memory would be a second writer, of whom the people at this one hear none.
                    return table
                lines = await self.store.lines(table_id)
                # Off the event loop: who plays elsewhere does not wait for a long game.
                situation = await asyncio.to_thread(Situation.load, row, lines, self.around)
            except RulesNotPlayed as error:
                self._report(table_id, error)
                raise Denied(error.because.key, **error.because.args) from None
            except (Damaged, ValueError, LookupError) as error:
                self._report(table_id, error)
                raise Denied("table-unreadable") from None
        if not self.around.claims.holds(table_id):
            raise Fenced(table_id)  # that took too long: another may have written meanwhile
        table = Table(situation, self.store)
        situation.thinking_since = self._thinking.pop(table_id, situation.thinking_since)
        self._keep(table)
        if row.summary is None:
            with suppress(StoreError):  # then the next who comes works it out
                await self.store.append(table_id, [], summary=table.state.summary())
        return table

    async def _claimed(self, table_id: str) -> TableRow | None:
        """The row of a table that is ours from now on; None when there is no such table."""
        ours = self.around.claims.holds(table_id)
        row = await self.store.row(table_id)
        # First look, then claim: whoever makes ids up claims nothing.
        if row is not None and (await self.around.claims.hold(table_id) or not ours):
            row = await self.store.row(table_id)
        return row

    def drop(self, table_id: str) -> None:
        """Out of memory at once, whatever happens there: it is another server's, if it was here."""
        table = self._tables.pop(table_id, None)
        if table is not None:
            self.attendants.abandon(table_id)
            self.on_dropped(table, table.leave())

    def _report(self, table_id: str, error: Exception) -> None:
        """Say once that a table cannot be read; people may knock at it again and again."""
        if table_id not in self._unreadable:
            self._unreadable.add(table_id)
            kind = {"kind": table_id}  # each table is named, not counted
            logger.error("table %s cannot be opened again: %s", table_id, error, extra=kind)

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
        await self.around.claims.hold(row.id)
        situation = Situation.load(row, lines, self.around)
        summary = situation.state.summary()
        await self.store.create(msgspec.structs.replace(row, summary=summary), lines)
        table = Table(situation, self.store)
        self._keep(table)
        if opening.start:
            await table.begin()
        return table

    async def delete(self, table_id: str) -> None:
        """Delete a table for good. Who watches it is told. Denied when there is none."""
        loading = self._loading.get(table_id)
        if loading is not None:
            with suppress(Denied, StoreError):  # or it would come into memory afterwards
                await asyncio.shield(loading)
        table = self.known(table_id)
        if table is None:
            await self.around.claims.hold(table_id)
            found = await self.store.delete(table_id)
        else:
            found = await table.end(lambda: self.store.delete(table_id))
            self.attendants.wake(table)  # there is nothing to wait for any more
            self._tables.pop(table_id, None)
        self.around.claims.let_go(table_id)
        self.attendants.openers.drop(table_id)
        if not found:
            raise Denied("no-such-table")

    async def public_tables(self, limit: int = 50) -> list[tuple[TableRow, Summary]]:
        """The public tables that are not over and may be watched. None is loaded for that."""
        rows = await self.store.rows(statuses=("open", "running"), public_only=True, limit=limit)
        listed = []
        for row in rows:
            if row.id in self._unreadable:
                continue
            summary = row.summary or await self._summed_up(row.id)
            if summary is not None and (row.status == "open" or summary.spectators):
                listed.append((row, summary))
        return listed

    async def _summed_up(self, table_id: str) -> Summary | None:
        """Of a table from before there were summaries; None when its log cannot be read."""
        try:
            return (await self.get(table_id)).state.summary()
        except (Denied, Fenced):
            return None

    async def after_start(self) -> None:
        """What a start has left to do, while people come already."""
        await self.resume()
        if not self.store.sound:
            await self.look_for_damage()

    async def resume(self) -> None:
        """After a restart: bring back the tables on which a bot may be to move, a few at a time.

        The last used first. All others are brought back when somebody comes.
        """
        rows = await self.store.rows(statuses=("running",), public_only=False, limit=100_000)
        waking = [row.id for row in rows if row.summary is None or row.summary.wakes]
        for table_id in waking:
            while self._unattended() >= MOST_RESUMED:  # noqa: ASYNC110  seldom, and never for long
                await asyncio.sleep(RESUME_SECONDS)
            began = self.around.clock.monotonic()
            with suppress(Denied, StoreError):
                await self.get(table_id)
            # Half of the time at least is for people who come meanwhile.
            await asyncio.sleep(self.around.clock.monotonic() - began)

    def _unattended(self) -> int:
        return sum(not table.audience.watchers for table in self._tables.values())

    async def look_for_damage(self) -> None:
        """Read the log of every table, so that the damaged ones are known; slowly."""
        damaged = len(self._unreadable)
        try:
            last = ""
            while ids := await self.store.table_ids(last, 100):
                for last in ids:
                    await self._look_at(last)
        except StoreError as error:
            logger.error("not all tables could be checked: %s", error)
            return
        damaged = len(self._unreadable) - damaged
        logger.warning("all tables were checked: %s", f"{damaged} damaged" if damaged else "sound")

    async def _look_at(self, table_id: str) -> None:
        clock = self.around.clock
        began = clock.monotonic()
        try:
            await self.store.lines(table_id)
        except Damaged as damage:
            self._report(table_id, damage)
        # Most of the time and of the disk is for people who play.
        await asyncio.sleep(9 * (clock.monotonic() - began))

    def forget_idle(self) -> None:
        """Let tables go that nobody uses; they come back from their log when needed."""
        now = self.around.clock.monotonic()
        idle = [table for table in self._tables.values() if self._is_idle(table)]
        idle.sort(key=lambda table: table.audience.used_at)
        for number, table in enumerate(idle):
            unused = now - table.audience.used_at
            too_many = number < len(idle) - MOST_IDLE
            if unused > FORGET_SECONDS or (too_many and unused > SETTLE_SECONDS):
                self._forget(table)

    def _is_idle(self, table: Table) -> bool:
        return not (
            table.audience.watchers or table.lock.locked() or self.attendants.is_busy(table.id)
        )

    def _forget(self, table: Table) -> None:
        del self._tables[table.id]
        self.around.claims.let_go(table.id)
        if table.state.status == "running":
            self._thinking[table.id] = table.situation.thinking_since
            if len(self._thinking) > MOST_THINKING:
                del self._thinking[next(iter(self._thinking))]
