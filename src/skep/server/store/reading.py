"""Reading tables and their logs; what was damaged is noticed here and nowhere else.

For any connection to a store: the server's own, and those of `skep store`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import apsw
import msgspec

from skep.server.log import AnyEntry, Line
from skep.server.store import chain
from skep.server.store.interface import Damaged, Status, Summary, TableRow

_ROW = "SELECT id, game, status, public, secret, created_ms, changed_ms, summary FROM tables "
"""The columns of a `TableRow`."""
_ROW_OF = _ROW + "WHERE id = ?"
_ROWS = _ROW + (  # noqa: S608  of our own words only
    "WHERE status IN (SELECT value FROM json_each(?)) AND (public OR NOT ?) "
    "ORDER BY changed_ms DESC, id LIMIT ?"
)
_ROWS_WITH = _ROW + "WHERE id IN (SELECT value FROM json_each(?))"  # noqa: S608
_ROWS_OF = _ROW + (  # noqa: S608  of our own words only
    "JOIN presence ON presence.table_id = id "
    "WHERE presence.person = ?1 AND status IN (SELECT value FROM json_each(?2)) "
    "AND EXISTS (SELECT 1 FROM log WHERE log.table_id = id AND kind = 'seated'"
    " AND body ->> 'person' = ?1) "
    "ORDER BY changed_ms DESC, id LIMIT ?3"
)

_decode = msgspec.json.Decoder(AnyEntry).decode
_decode_summary = msgspec.json.Decoder(Summary).decode


def read_row(row: tuple[Any, ...]) -> TableRow:
    """The columns of a table's row as what they mean."""
    *columns, summary = row
    table, game, status, public, secret, created_ms, changed_ms = columns
    return TableRow(
        table, game, status, bool(public), secret, created_ms, changed_ms, _read_summary(summary)
    )


def _read_summary(text: str | None) -> Summary | None:
    """None also for one that is damaged: then it is worked out again."""
    try:
        return None if text is None else _decode_summary(text)
    except msgspec.MsgspecError:
        return None


def table_row(connection: apsw.Connection, table: str) -> TableRow | None:
    """A table's row, or None."""
    with noticing_damage(table):
        found = connection.execute(_ROW_OF, (table,)).fetchall()
        return read_row(found[0]) if found else None


def table_rows(
    connection: apsw.Connection, statuses: tuple[Status, ...], public_only: bool, limit: int
) -> list[TableRow]:
    """Tables with one of these statuses, most recently changed first."""
    chosen = msgspec.json.encode(statuses).decode()
    return [read_row(row) for row in connection.execute(_ROWS, (chosen, public_only, limit))]


def rows_with(connection: apsw.Connection, tables: list[str]) -> list[TableRow]:
    """These tables, as far as they are there."""
    chosen = msgspec.json.encode(tables).decode()
    return [read_row(row) for row in connection.execute(_ROWS_WITH, (chosen,))]


def rows_of(
    connection: apsw.Connection, person: str, statuses: tuple[Status, ...], limit: int
) -> list[TableRow]:
    """Tables with one of these statuses at which a person sat, most recently changed first."""
    chosen = msgspec.json.encode(statuses).decode()
    return [read_row(row) for row in connection.execute(_ROWS_OF, (person, chosen, limit))]


def table_ids(connection: apsw.Connection, after: str = "", limit: int = -1) -> list[str]:
    """The ids of tables in their order, after one of them."""
    query = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
    return [str(table) for (table,) in connection.execute(query, (after, limit))]


def table_lines(connection: apsw.Connection, table: str, after: int = 0) -> list[Line]:
    """A table's log after a sequence number; Damaged when any of its lines is not as written."""
    head: list[tuple[Any, ...]]
    with noticing_damage(table), connection:  # one look, however much is written meanwhile
        head = connection.execute(
            "SELECT game, secret, created_ms, sum FROM tables WHERE id = ?", (table,)
        ).fetchall()
        rows = connection.execute(
            "SELECT table_id, seq, kind, person, command, body, hash, at_ms, sum FROM log"
            " WHERE table_id = ? ORDER BY seq",
            (table,),
        ).fetchall()
    if not head:
        return []
    return checked_lines(table, head[0], rows)[after:]


def checked_lines(table: str, head: tuple[Any, ...], rows: list[tuple[Any, ...]]) -> list[Line]:
    """The lines of a log, each of them as it was written; or Damaged.

    From a table's game, secret, time of birth and end, and the columns of its log in their order.
    """
    game, secret, created_ms, end = head
    with noticing_damage(table):
        root = chain.root(table, game, secret, created_ms)
        lines = _checked(table, rows, root)
        if end != (rows[-1][-1] if rows else root):
            raise Damaged(table, f"its log does not end with line {len(lines)}")
        return lines


def _checked(table: str, rows: list[tuple[Any, ...]], end: int) -> list[Line]:
    """The lines of a log from its root on."""
    lines: list[Line] = []
    for number, (*columns, noted) in enumerate(rows, start=1):
        _, seq, kind, person, command, body, hashed, at_ms = columns
        end = chain.link(end, (table, seq, kind, person, command, body, hashed, at_ms))
        if seq != number or end != noted:
            raise Damaged(table, f"line {number} of its log is not as it was written")
        lines.append(Line(seq, _decode(body), at_ms, person, command, hashed))
    return lines


@contextmanager
def noticing_damage(table: str) -> Iterator[None]:
    """Whatever shows that a table is damaged comes out as that."""
    try:
        yield
    except (apsw.CorruptError, apsw.NotADBError) as error:
        raise Damaged(table, str(error)) from error
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Damaged(table, f"a line of its log cannot be read ({error})") from error
    except (TypeError, AttributeError) as error:
        raise Damaged(table, "a column of its row is not what it should be") from error
