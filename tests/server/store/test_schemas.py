"""The shape of both databases: the same, from one history; made once, refused when it is newer."""

import asyncio
from pathlib import Path
from typing import Any

import apsw
import asyncpg
import pytest

from skep.server.store import schema
from skep.server.store.interface import StoreError
from skep.server.store.postgres.opening import open_postgres
from skep.server.store.sqlite import FILE_NAME
from tests.server.store.helpers import opened_at, run

TYPES = {"text": "TEXT", "bigint": "INTEGER", "bytea": "BLOB"}
POSTGRES_ONLY = {"leases"}

Columns = dict[str, list[tuple[Any, ...]]]


async def ask(url: str, sql: str) -> list[tuple[Any, ...]]:
    link = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await link.fetch(sql)]
    finally:
        await link.close()


async def make(place: Path | str) -> None:
    async with opened_at(place) as store:
        assert await store.writable()


def in_sqlite(folder: Path) -> Columns:
    run(make(folder))
    connection = apsw.Connection(str(folder / FILE_NAME))
    found: Columns = {}
    for table, column, kind, needed, key in connection.execute(
        'SELECT m.name, c.name, c.type, c."notnull" OR c.pk, c.pk'
        " FROM sqlite_schema m, pragma_table_info(m.name) c"
        " WHERE m.type = 'table' AND m.name <> 'alembic_version' ORDER BY m.name, c.cid"
    ):
        found.setdefault(str(table), []).append((column, kind, bool(needed), key))
    connection.close()
    return found


def in_postgres(url: str) -> Columns:
    run(make(url))
    found: Columns = {}
    query = """
        SELECT relname::text, attname::text, format_type(atttypid, NULL), attnotnull,
               coalesce(array_position(i.indkey::int[], attnum::int) + 1, 0)
        FROM pg_class c JOIN pg_attribute a ON attrelid = c.oid AND attnum > 0
        LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
        WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
        AND relname <> 'alembic_version' ORDER BY relname, attnum
    """
    for table, column, kind, needed, key in run(ask(url, query)):
        if table not in POSTGRES_ONLY:
            found.setdefault(table, []).append((column, TYPES[kind], needed, key))
    return found


def test_both_databases_have_the_same_columns(folder: Path, database: str) -> None:
    ours, theirs = in_sqlite(folder), in_postgres(database)
    assert len(ours) == 8
    assert theirs == ours


def test_both_know_the_same_newest_revision(folder: Path, database: str) -> None:
    run(make(database))
    revision = run(ask(database, "SELECT version_num FROM alembic_version"))
    assert revision == [(schema.REVISIONS[-1],)]


def test_servers_that_start_at_once_make_it_once(database: str) -> None:
    async def play() -> None:
        stores = await asyncio.gather(*(open_postgres(database) for _ in range(3)))
        keys = {await store.server_key() for store in stores}
        assert len(keys) == 1
        for store in stores:
            await store.close()

    run(play())


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer Skep .its schema is 9999"),
        ("COMMENT ON TABLE tables IS NULL", "not one of Skep's: it is left alone"),
    ],
)
def test_what_cannot_be_used_is_refused_and_left_alone(database: str, sql: str, said: str) -> None:
    run(make(database))
    run(ask(database, sql))
    with pytest.raises(StoreError, match=said):
        run(make(database))


def test_somebody_elses_database_is_left_alone(database: str) -> None:
    run(ask(database, "CREATE TABLE cows (name text)"))
    with pytest.raises(StoreError, match="not one of Skep's"):
        run(make(database))


def test_a_schema_that_is_not_there_is_said(database: str) -> None:
    with pytest.raises(StoreError, match="no such schema"):
        run(make(database + "x"))


@pytest.mark.parametrize("url", ["postgresql://[", "postgresql://127.0.0.1:x/y"])
def test_what_is_no_address_is_said(url: str) -> None:
    with pytest.raises(StoreError):
        run(make(url))
