"""Looking at a store from outside, while a server may be using it.

Nothing here takes the server's lock, and nothing writes to a store that is there.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw
import msgspec

from skep.server.refusals import Denied
from skep.server.store import reading, schema, soundness
from skep.server.store.connections import FILE_NAME, in_words
from skep.server.store.interface import Damaged, StoreError

BUSY_MS = 30_000


class Health(msgspec.Struct):
    """What was found in a store."""

    tables: int = 0
    lines: int = 0
    complaints: list[str] = []
    """About the file as a whole."""
    damaged: list[Damaged] = []
    """About single tables."""

    @property
    def sound(self) -> bool:
        """Is everything as it was written?"""
        return not self.complaints and not self.damaged


@contextmanager
def reading_store(path: Path, *, newest: bool = True) -> Iterator[apsw.Connection]:
    """Read a store: a folder, or the file in it. A server may be using it.

    Denied when there is none, or (if that matters) when it has an older shape; StoreError when it
    cannot be read.
    """
    file = path / FILE_NAME if path.is_dir() else path
    if not file.is_file():
        raise Denied("store-none", folder=str(path))
    try:
        connection = apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            connection.set_busy_timeout(BUSY_MS)
            if schema.check(connection, file) != schema.REVISIONS[-1] and newest:
                raise Denied("store-older", folder=str(path))
            yield connection
        finally:
            connection.close()
    except apsw.Error as error:
        raise StoreError(f"{file} cannot be read: {in_words(error)}") from error


def is_newest(path: Path) -> bool:
    """Has a store the shape that this Skep writes? Then it can be checked line by line."""
    try:
        with reading_store(path):
            return True
    except Denied:
        return False


def check(path: Path) -> Health:
    """Look at everything: the file, its indexes, and every line of every table."""
    with reading_store(path) as connection:
        health = Health(complaints=soundness.full_check(connection))
        for table in _ids(connection, health):
            health.tables += 1
            try:
                health.lines += len(reading.table_lines(connection, table))
            except Damaged as damage:
                health.damaged.append(damage)
        return health


def _ids(connection: apsw.Connection, health: Health) -> list[str]:
    try:
        return reading.table_ids(connection)
    except apsw.Error as error:
        health.complaints.append(f"the list of tables cannot be read: {error}")
        return []
