"""Adding lines to the logs of tables: one table's by itself, or those of many at once.

SQLite lets go of Python's lock while it works, and has to get it back after each statement; when
the event loop is busy, that takes up to five milliseconds. So a group of appends is one statement,
however many there are in it: their rows come as one JSON text. That lines follow each other, and
when a table was last changed, is seen to by triggers (`migrations/`).
"""

import apsw
import msgspec

from skep.server.log import Line
from skep.server.store.interface import Status, StoreError

Written = tuple[str, int, str, str | None, str | None, str, str | None, int]
"""A row of the log: table, seq, kind, person, command, body, hash, time."""


class Append(msgspec.Struct, frozen=True, gc=False):
    """Lines to be added to a table's log; without lines, only its status changes."""

    table: str
    rows: list[Written]
    status: Status | None = None

    @classmethod
    def of(cls, table: str, lines: list[Line], status: Status | None = None) -> "Append":
        """From the lines as the server knows them."""
        return cls(table, [_written(table, line) for line in lines], status)


def _written(table: str, line: Line) -> Written:
    """A line as a row of the log."""
    entry = line.entry
    kind = str(entry.__struct_config__.tag)
    body = msgspec.json.encode(entry).decode()
    return (table, line.seq, kind, line.person, line.command, body, line.hash, line.at_ms)


_INSERT_ONE = (
    "INSERT INTO log (table_id, seq, kind, person, command, body, hash, at_ms)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
_INSERT_MANY = (
    "INSERT INTO log (table_id, seq, kind, person, command, body, hash, at_ms)"
    " SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3,"
    " value ->> 4, value ->> 5, value ->> 6, value ->> 7 FROM json_each(?) ORDER BY key"
)


def alone(connection: apsw.Connection, append: Append) -> None:
    """Add the lines of one table, and change its status."""
    connection.execute(
        "UPDATE tables SET status = coalesce(?, status) WHERE id = ?",
        (append.status, append.table),
    )
    if not connection.changes():
        raise StoreError(f"there is no table {append.table}")
    for row in append.rows:
        connection.execute(_INSERT_ONE, row)


def all_at_once(connection: apsw.Connection, appends: list[Append]) -> None:
    """Add the lines of many tables, whose status stays, in a commit of their own; or raise."""
    rows = [row for append in appends for row in append.rows]
    connection.execute(_INSERT_MANY, (msgspec.json.encode(rows).decode(),))
