"""A data folder as one side of a move between stores."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import apsw

from skep.server.store import care, copying, reading, schema
from skep.server.store.interface import StoreError
from skep.server.store.parts import BATCH, COUNT, Part, Row


class SqliteSide:
    """A database in one transaction: what others write meanwhile is not seen."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        connection.execute("BEGIN")

    async def count(self) -> int:
        """How many rows there are in all."""
        return int(self._connection.execute(COUNT).get)

    async def rows(self, part: Part) -> AsyncIterator[list[Row]]:
        """All rows of a part in the order of its key, some at a time."""
        cursor = self._connection.execute(part.all_in_order)
        while rows := list(islice(cursor, BATCH)):
            yield rows

    async def check(self, table: str) -> None:
        """Read a table's log: Damaged when it is not as it was written."""
        reading.table_lines(self._connection, table)

    async def add(self, part: Part, rows: list[Row]) -> None:
        """Put rows in, as they are: what triggers made of the log is put right again."""
        columns = ", ".join(part.columns)
        marks = ", ".join("?" * len(part.columns))
        self._connection.executemany(
            f"INSERT INTO {part.name} ({columns}) VALUES ({marks})",  # noqa: S608  our own words
            rows,
        )
        if part.name == "log":
            self._connection.execute("DELETE FROM presence")  # it comes by itself

    async def finish(self) -> None:
        """All of it stands from now on."""
        self._connection.execute("COMMIT")


@contextmanager
def reading_folder(folder: Path) -> Iterator[SqliteSide]:
    """What is in a data folder. A server may be using it; what it writes later is not seen."""
    with care.reading_store(folder) as connection:
        yield SqliteSide(connection)


@contextmanager
def new_folder(folder: Path) -> Iterator[SqliteSide]:
    """A store in a folder that is empty or new. Denied when something is there."""
    with copying.new_store(folder) as file:
        connection = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READWRITE)
        try:
            schema.migrate(connection, None)
            connection.pragma("foreign_keys", True)
            yield SqliteSide(connection)
        except apsw.Error as error:
            raise StoreError(f"{folder} cannot be written: {error}") from error
        finally:
            connection.close()
