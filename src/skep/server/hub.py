"""All tables: opening, finding, forgetting, and playing again."""

import asyncio
import logging
import secrets
import time
from contextlib import suppress

from skep.api import check_seats, read_options
from skep.engine.errors import RulesNotPlayed
from skep.games.registry import game_by_id
from skep.server import identity, log, protocol, seating
from skep.server.answers import Answer
from skep.server.botseat import BotSeats
from skep.server.deadlines import Deadlines
from skep.server.log import Line
from skep.server.luck_of_the_day import secret_for
from skep.server.refusals import Denied
from skep.server.resources import NewTable, TableSummary
from skep.server.store import Store, StoreError, TableRow
from skep.server.table import Table, now_ms

logger = logging.getLogger(__name__)

FORGET_SECONDS = 120
"""A table that nobody has watched or used for so long leaves the memory; its log stays."""


class Hub:
    """The tables that are in memory, and the way to all others."""

    def __init__(self, store: Store, key: bytes, bots: BotSeats) -> None:
        self.store = store
        self.key = key
        self.bots = bots
        self.deadlines = Deadlines()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

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
            table = Table.load(row, lines, self.store, self.key)
        except RulesNotPlayed as error:
            logger.error("table %s cannot be opened again: %s", table_id, error)
            raise Denied(error.because.key, **error.because.args) from None
        except (ValueError, LookupError) as error:
            logger.error("a table cannot be opened again: %s", error)
            raise Denied("table-unreadable") from None
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        table.on_change = self._changed
        self._tables[table.id] = table
        self._changed(table)

    def _changed(self, table: Table) -> None:
        self.bots.wake(table)
        self.deadlines.wake(table)

    async def open(self, person: str, name: str, wish: NewTable) -> Table:
        """Open a new table, seat whoever shall sit, and start it if that was asked."""
        game = game_by_id(wish.game)
        check_seats(game, len(wish.seats))
        read_options(game, wish.options)
        if wish.start and any(seat.kind == "open" for seat in wish.seats):
            raise Denied("seats-not-filled")
        entries: list[log.AnyEntry] = [
            log.Created(
                wish.game,
                len(wish.seats),
                wish.options,
                wish.public,
                wish.spectators,
                person,
                wish.daily.isoformat() if wish.daily else None,
            ),
            *_seat_entries(person, name, wish),
        ]
        return await self._create(entries, start=wish.start, secret=secret_for(wish))

    async def _create(
        self, entries: list[log.AnyEntry], *, start: bool, secret: bytes | None = None
    ) -> Table:
        created = entries[0]
        assert isinstance(created, log.Created)
        table_id = secrets.token_urlsafe(16)
        at = now_ms()
        row = TableRow(
            table_id,
            created.game,
            "open",
            created.public,
            secret or secrets.token_bytes(32),
            at,
            at,
        )
        lines = [Line(number, entry, at) for number, entry in enumerate(entries, start=1)]
        await self.store.create(row, lines)
        table = Table.load(row, lines, self.store, self.key)
        self._keep(table)
        if start:
            answer = await table.command(
                created.host, "", protocol.Start(table_id, secrets.token_urlsafe(9))
            )
            if isinstance(answer, protocol.Refused):
                raise Denied(answer.key, **answer.args)
        return table

    async def command(self, person: str, name: str, command: protocol.Command) -> Answer:
        """Carry a command out at its table."""
        table = self._tables.get(command.table) or await self.get(command.table)
        if not table.may_watch(person):
            raise Denied("no-spectators")
        if isinstance(command, protocol.Rematch):
            return await self._rematch(table, person, command)
        return await table.command(person, name, command)

    def was_answered(self, person: str, command: protocol.Command) -> bool:
        """Has this very command been answered before?"""
        table = self._tables.get(command.table)
        return table is not None and table.answers.to(person, command.id) is not None

    async def _rematch(self, table: Table, person: str, command: protocol.Rematch) -> Answer:
        """The same people, each a seat further on, at a new table."""
        async with table.lock:
            known = table.answers.to(person, command.id)
            if known is not None:
                return known
            if table.rematch is not None:
                return protocol.Done(table.id, command.id, table.seq)
            if table.status != "over":
                raise Denied("game-not-over")
            if not table.seats_of(person):
                raise Denied("not-seated")
            seats = table.seats[1:] + table.seats[:1]
            entries: list[log.AnyEntry] = [
                log.Created(
                    table.game.meta.id,
                    len(seats),
                    table.options,
                    table.public,
                    table.spectators,
                    person,
                )
            ]
            for number, seat in enumerate(seats):
                if seat.person is not None:
                    entries.append(log.Seated(number, seat.person, seat.name))
                if seat.bot is not None:
                    entries.append(log.BotSeated(number, seat.bot))
            try:
                new = await self._create(entries, start=all(seat.filled for seat in seats))
                return await table.commit(person, command.id, log.Rematched(new.id))
            except StoreError:
                raise Denied("storage-paused") from None

    async def lobby(self, limit: int = 50) -> list[TableSummary]:
        """The public tables that are not over."""
        rows = await self.store.rows(statuses=("open", "running"), public_only=True, limit=limit)
        summaries = []
        for row in rows:
            try:
                table = await self.get(row.id)
            except Denied:
                continue  # its log cannot be read: no reason to hide the others
            if table.status == "over" or (table.status == "running" and not table.spectators):
                continue
            summaries.append(
                TableSummary(
                    table.id,
                    row.game,
                    table.status,
                    len(table.seats),
                    sum(not seat.filled for seat in table.seats),
                    tuple(seat.name for seat in table.seats if seat.name),
                    table.spectators,
                    row.created_ms,
                )
            )
        return summaries

    async def resume(self) -> None:
        """After a restart: bring back the tables on which a bot may be to move."""
        rows = await self.store.rows(statuses=("running",), public_only=False, limit=100_000)
        for row in rows:
            with suppress(Denied, StoreError):
                await self.get(row.id)
            await asyncio.sleep(0)

    def forget_idle(self) -> None:
        """Let tables go that nobody uses; they come back from their log when needed."""
        long_ago = time.monotonic() - FORGET_SECONDS
        for table in list(self._tables.values()):
            busy = table.watchers or table.lock.locked() or self.bots.is_thinking(table.id)
            busy = busy or self.deadlines.is_waiting(table.id)
            if not busy and table.used_at < long_ago:
                del self._tables[table.id]


def _seat_entries(person: str, name: str, table: NewTable) -> list[log.AnyEntry]:
    entries: list[log.AnyEntry] = []
    names: list[str] = []
    for number, wish in enumerate(table.seats):
        if wish.kind == "me":
            wanted = identity.clean_name(wish.name or name)
            identity.check_distinct(wanted, names)
            names.append(wanted)
            entries.append(log.Seated(number, person, wanted))
        elif wish.kind == "bot":
            entries.append(log.BotSeated(number, seating.able_bot(table.game, wish.bot or "")))
    return entries
