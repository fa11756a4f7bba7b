"""Tables and lines to fill a store with, and a look at what is in it."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import apsw
import asyncpg

from skep.server.log import Line, Said
from skep.server.store.interface import Status, Store, TableRow
from skep.server.store.postgres.opening import open_postgres
from skep.server.store.sqlite import FILE_NAME, SqliteStore

T = TypeVar("T")

Place = Path | str
"""A data folder, or the address of a database."""


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


@asynccontextmanager
async def opened_at(place: Place) -> AsyncIterator[Store]:
    """A store of either kind."""
    store: Store = SqliteStore(place) if isinstance(place, Path) else await open_postgres(place)
    try:
        yield store
    finally:
        await store.close()


def change(place: Place, sql: str) -> None:
    """Damage, by a stranger who asks no trigger and no reference."""
    if isinstance(place, Path):
        connection = apsw.Connection(str(place / FILE_NAME))
        connection.pragma("foreign_keys", False)
        connection.execute(sql)
        assert connection.changes() > 0
        connection.close()
    else:
        assert not run(_change(place, sql)).endswith(" 0")


async def _change(url: str, sql: str) -> str:
    link = await asyncpg.connect(url)
    try:
        await link.execute("SET session_replication_role = replica")  # no references
        done: str = await link.execute(sql)
        return done
    finally:
        await link.close()


def is_sound(folder: Path) -> bool:
    """Does SQLite find nothing wrong with the file, its indexes and its references?"""
    connection = apsw.Connection(str(folder / FILE_NAME))
    try:
        sound = connection.pragma("integrity_check") == "ok"
        return sound and not connection.execute("PRAGMA foreign_key_check").fetchall()
    finally:
        connection.close()
