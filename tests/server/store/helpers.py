"""Tables and lines to fill a store with, and a look at what is in it."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import apsw

from skep.server.log import Line, Said
from skep.server.store.interface import Status, TableRow
from skep.server.store.sqlite import FILE_NAME, SqliteStore

T = TypeVar("T")


def run(play: Coroutine[Any, Any, T]) -> T:
    """Run it; an answer that never comes is a failure, not a test that hangs."""
    return asyncio.run(asyncio.wait_for(play, 60))


def table_id(number: int) -> str:
    """An id as long as real ones are."""
    return f"table-{number:016d}"


def table_row(
    table: str, *, status: Status = "open", public: bool = True, at_ms: int = 1
) -> TableRow:
    return TableRow(table, "butine", status, public, bytes(range(32)), at_ms, at_ms)


def line(table: str, seq: int, command: str | None = None, *, at_ms: int = 1) -> Line:
    """A line whose words tell where it belongs: in another place it would be seen."""
    person = None if command is None else "bee"
    return Line(seq, Said("bee", "Bee", f"{table} {seq} {command}"), at_ms, person, command)


@asynccontextmanager
async def opened(folder: Path, *, vfs: str | None = None) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder, vfs=vfs)
    try:
        yield store
    finally:
        await store.close()


def is_sound(folder: Path) -> bool:
    """Does SQLite find nothing wrong with the file, its indexes and its references?"""
    connection = apsw.Connection(str(folder / FILE_NAME))
    try:
        sound = connection.pragma("integrity_check") == "ok"
        return sound and not connection.execute("PRAGMA foreign_key_check").fetchall()
    finally:
        connection.close()
