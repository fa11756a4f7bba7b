"""Reading tables and their logs from PostgreSQL; what was damaged is noticed here."""

from typing import Any

import asyncpg
import msgspec

from skep.server.log import Line
from skep.server.store.interface import Damaged, Owned, Status, TableRow
from skep.server.store.postgres.connecting import Link
from skep.server.store.reading import checked_lines, noticing_damage, read_row

_ROW = "SELECT id, game, status, public, secret, created_ms, changed_ms, summary FROM tables "
"""The columns of a `TableRow`."""
_ROW_OF = _ROW + "WHERE id = $1"
_ROWS = _ROW + (
    "WHERE status = ANY ($1::text[]) AND (public <> 0 OR NOT $2) "
    "ORDER BY changed_ms DESC, id LIMIT $3"
)
_ROWS_WITH = _ROW + "WHERE id = ANY ($1::text[])"
# The words of a person, as they stand in the JSON of an entry: within any other text there, the
# quotes would have a stroke before them. PostgreSQL's own JSON refuses a text with a zero in it.
_ROWS_OF = _ROW + (  # noqa: S608  of our own words only
    "JOIN presence ON presence.table_id = id "
    "WHERE presence.person = $1 AND status = ANY ($3::text[]) "
    "AND EXISTS (SELECT 1 FROM log WHERE log.table_id = id AND kind = 'seated'"
    " AND strpos(body, $2) > 0) "
    "ORDER BY changed_ms DESC, id LIMIT $4"
)
# In one look, however much is written meanwhile: the table's row comes as line 0.
_LINES = """
SELECT 0 AS seq, game, NULL, NULL, encode(secret, 'hex'), NULL, created_ms, sum
FROM tables WHERE id = $1
UNION ALL
SELECT seq, kind, person, command, body, hash, at_ms, sum FROM log WHERE table_id = $1
ORDER BY seq
"""

CORRUPT = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)


async def table_row(link: Link, table: str) -> TableRow | None:
    """A table's row, or None."""
    try:
        row = await link.fetchrow(_ROW_OF, table)
    except CORRUPT as error:
        raise Damaged(table, str(error)) from error
    with noticing_damage(table):
        return None if row is None else read_row(tuple(row))


async def table_rows(
    link: Link, statuses: tuple[Status, ...], public_only: bool, limit: int
) -> list[TableRow]:
    """Tables with one of these statuses, most recently changed first."""
    return _rows(await link.fetch(_ROWS, statuses, public_only, limit))


async def rows_with(link: Link, tables: list[str]) -> list[TableRow]:
    """These tables, as far as they are there."""
    return _rows(await link.fetch(_ROWS_WITH, tables))


async def rows_of(
    link: Link, person: str, statuses: tuple[Status, ...], limit: int
) -> list[TableRow]:
    """Tables with one of these statuses at which a person sat, most recently changed first."""
    in_body = f'"person":{msgspec.json.encode(person).decode()}'
    return _rows(await link.fetch(_ROWS_OF, person, in_body, statuses, limit))


def _rows(found: list[Any]) -> list[TableRow]:
    return [read_row(tuple(row)) for row in found]


async def table_ids(link: Link, after: str, limit: int) -> list[str]:
    """The ids of tables in their order, after one of them."""
    query = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2"
    return [table for (table,) in await link.fetch(query, after, limit)]


async def table_lines(link: Link, table: str, after: int = 0) -> list[Line]:
    """A table's log after a sequence number; Damaged when any of its lines is not as written."""
    try:
        rows = await link.fetch(_LINES, table)
    except CORRUPT as error:
        raise Damaged(table, str(error)) from error
    if not rows or rows[0][0] != 0:
        return []
    _, game, _, _, secret, _, created_ms, end = rows[0]
    head = (game, bytes.fromhex(secret), created_ms, end)
    return checked_lines(table, head, [(table, *row) for row in rows[1:]])[after:]


async def old_tables(link: Link, before_ms: int, limit: int) -> list[str]:
    """Tables at which nothing has happened since a moment, the oldest first."""
    query = "SELECT id FROM tables WHERE changed_ms < $1 ORDER BY changed_ms LIMIT $2"
    return [table for (table,) in await link.fetch(query, before_ms, limit)]


async def tables_of(link: Link, person: str) -> list[Owned]:
    """The tables that somebody opened, sat at or spoke at, and whether nobody else did."""
    query = (
        "SELECT table_id, (SELECT count(*) FROM presence o WHERE o.table_id = p.table_id)"
        " FROM presence p WHERE person = $1 ORDER BY table_id"
    )
    return [Owned(table, alone=others == 1) for table, others in await link.fetch(query, person)]
