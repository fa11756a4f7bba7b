"""Adding lines to the logs of tables: one table's by itself, or those of many at once.

SQLite lets go of Python's lock while it works, and has to get it back after each statement; when
the event loop is busy, that takes a millisecond or more. So a group of appends is three
statements, however many there are in it: their rows come as one JSON text.
"""

import apsw
import msgspec

from skep.server.log import Line
from skep.server.store import Conflict, Status, StoreError

Written = tuple[str, int, str, str | None, str | None, str, str | None, int]
"""A row of the log: table, seq, kind, person, command, body, hash, time."""


class Append(msgspec.Struct, frozen=True):
    """Lines to be added to a table's log; without lines, only its status changes."""

    table: str
    rows: list[Written]
    status: Status | None = None

    @classmethod
    def of(cls, table: str, lines: list[Line], status: Status | None = None) -> "Append":
        """From the lines as the server knows them."""
        return cls(table, [_written(table, line) for line in lines], status)

    @property
    def changed_ms(self) -> int:
        """When the last line was made."""
        return self.rows[-1][-1] if self.rows else 0


def _written(table: str, line: Line) -> Written:
    """A line as a row of the log."""
    entry = line.entry
    kind = str(entry.__struct_config__.tag)
    body = msgspec.json.encode(entry).decode()
    return (table, line.seq, kind, line.person, line.command, body, line.hash, line.at_ms)


def alone(connection: apsw.Connection, append: Append) -> None:
    """Add the lines of one table; what is wrong with them is said as exactly as possible."""
    table = append.table
    connection.execute(
        "UPDATE tables SET changed_ms = max(changed_ms, ?), status = coalesce(?, status)"
        " WHERE id = ?",
        (append.changed_ms, append.status, table),
    )
    if not connection.changes():
        raise StoreError(f"there is no table {table}")
    last = connection.execute(
        "SELECT coalesce(max(seq), 0) FROM log WHERE table_id = ?", (table,)
    ).get
    for expected, row in enumerate(append.rows, last + 1):
        if row[1] != expected:
            raise Conflict(f"table {table}: line {row[1]} is not line {expected}")
        connection.execute(
            "INSERT INTO log (table_id, seq, kind, person, command, body, hash, at_ms)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            row,
        )


_COUNT_OUT_OF_ORDER = """
SELECT count(*) FROM json_each(?) AS row
WHERE (row.value ->> 1) <> 1 + (
    SELECT coalesce(max(seq), 0) FROM log WHERE table_id = row.value ->> 0
)
"""

_UPDATE_TABLES = """
UPDATE tables
SET changed_ms = max(changed_ms, row.value ->> 7), status = coalesce(row.value ->> 8, status)
FROM json_each(?) AS row WHERE tables.id = row.value ->> 0
"""

_INSERT_LINES = """
INSERT INTO log (table_id, seq, kind, person, command, body, hash, at_ms)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3,
       value ->> 4, value ->> 5, value ->> 6, value ->> 7
FROM json_each(?) ORDER BY key
"""


def all_at_once(connection: apsw.Connection, appends: list[Append]) -> None:
    """Add one line each to many tables; or raise, when it has to be done one by one."""
    rows = [(*row, append.status) for append in appends for row in append.rows]
    given = (msgspec.json.encode(rows).decode(),)
    if connection.execute(_COUNT_OUT_OF_ORDER, given).get:
        raise Conflict("one of the lines does not follow")
    connection.execute(_UPDATE_TABLES, given)
    if connection.changes() != len(rows):
        raise Conflict("a table is missing, or is there twice")
    connection.execute(_INSERT_LINES, given)
