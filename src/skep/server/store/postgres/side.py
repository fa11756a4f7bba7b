"""A database in PostgreSQL as one side of a move between stores."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from skep.server.refusals import Denied
from skep.server.store.interface import StoreError
from skep.server.store.parts import BATCH, COUNT, Part, Row
from skep.server.store.postgres import reading, schema
from skep.server.store.postgres.connecting import TROUBLE, Database, Link, in_words


class PostgresSide:
    """A database in one transaction: what others write meanwhile is not seen."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._transaction = link.transaction(isolation="repeatable_read")

    async def begin(self) -> None:
        """From here on it stands still."""
        await self._transaction.start()
        # The other side may take its time.
        await self._link.execute(
            "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0"
        )

    async def count(self) -> int:
        """How many rows there are in all."""
        total: int = await self._link.fetchval(COUNT)
        return total

    async def rows(self, part: Part) -> AsyncIterator[list[Row]]:
        """All rows of a part in the order of its key, some at a time."""
        cursor = await self._link.cursor(part.all_in_order)
        while rows := [tuple(row) for row in await cursor.fetch(BATCH)]:
            yield rows

    async def check(self, table: str) -> None:
        """Read a table's log: Damaged when it is not as it was written."""
        await reading.table_lines(self._link, table)

    async def add(self, part: Part, rows: list[Row]) -> None:
        """Put rows in, as they are."""
        await self._link.copy_records_to_table(part.name, records=rows, columns=part.columns)

    async def finish(self) -> None:
        """All of it stands from now on."""
        await self._transaction.commit()


@asynccontextmanager
async def postgres_side(url: str, *, empty: bool) -> AsyncIterator[PostgresSide]:
    """What is in a database; or one to be filled, which is made if it is not there yet.

    Denied when there is none, or when there is something where nothing should be.
    """
    database = Database(url)
    link = await database.connect()
    try:
        side = PostgresSide(link)
        await side.begin()
        if empty:
            # In the same transaction: when something goes wrong, nothing of it stays.
            await schema.migrate(link, database.name)
        elif (revision := await schema.check(link, database.name)) != schema.NEWEST:
            raise Denied("store-older" if revision else "store-none", folder=database.name)
        if empty and await side.count():
            raise Denied("store-database-not-empty", database=database.name)
        yield side
    except TROUBLE as error:
        raise StoreError(f"{database.name} cannot be copied: {in_words(error)}") from error
    finally:
        link.terminate()
        await asyncio.sleep(0)  # it lets go of its socket
