"""Looking at tables in PostgreSQL, and at nothing else."""

from typing import Any

from skep.server.log import Line
from skep.server.store.interface import Owned, Status, TableRow
from skep.server.store.postgres import reading
from skep.server.store.postgres.connecting import Database


class Looking:
    """The part of the store that only reads tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def row(self, table: str) -> TableRow | None:
        """A table's row, or None. Damaged when it cannot be read."""
        return await self._database.read(lambda link: reading.table_row(link, table))

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """A table's log after a sequence number, in order. Damaged when it is not as written."""
        return await self._database.read(lambda link: reading.table_lines(link, table, after))

    async def rows(
        self, *, statuses: tuple[Status, ...], public_only: bool, limit: int
    ) -> list[TableRow]:
        """Tables with one of these statuses, most recently changed first."""
        return await self._database.read(
            lambda link: reading.table_rows(link, statuses, public_only, limit)
        )

    async def rows_with(self, tables: list[str]) -> list[TableRow]:
        """These tables, as far as they are there, in any order."""
        return await self._database.read(lambda link: reading.rows_with(link, tables))

    async def rows_of(
        self, person: str, statuses: tuple[Status, ...], limit: int
    ) -> list[TableRow]:
        """Tables with one of these statuses at which a person sat, most recently changed first."""
        return await self._database.read(
            lambda link: reading.rows_of(link, person, statuses, limit)
        )

    async def table_ids(self, after: str, limit: int) -> list[str]:
        """The ids of tables in their order, after one of them."""
        return await self._database.read(lambda link: reading.table_ids(link, after, limit))

    async def old_tables(self, before_ms: int, limit: int) -> list[str]:
        """Tables at which nothing has happened since a moment, the oldest first."""
        return await self._database.read(lambda link: reading.old_tables(link, before_ms, limit))

    async def tables_of(self, person: str) -> list[Owned]:
        """The tables that somebody opened, sat at or spoke at."""
        return await self._database.read(lambda link: reading.tables_of(link, person))

    async def _ask(self, sql: str, *bindings: Any) -> list[Any]:
        """All rows of a query."""
        return await self._database.read(lambda link: link.fetch(sql, *bindings))
