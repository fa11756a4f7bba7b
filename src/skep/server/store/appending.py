"""Adding lines to the logs of tables: one table's by itself, or those of many at once.

SQLite lets go of Python's lock while it works, and has to get it back after each statement; when
the event loop is busy, that takes up to five milliseconds. So a group of appends is one statement,
however many there are in it: their rows come as one JSON text. That lines follow each other, and
when a table was last changed, is seen to by triggers (`migrations/`).
"""

import apsw
import msgspec

from skep.server.log import Line
from skep.server.store import chain
from skep.server.store.chain import Written
from skep.server.store.interface import Damaged, Status, StoreError, Summary, TableRow

MOST_ENDS = 20_000
"""Tables whose last checksum is kept in mind; for others the database is asked."""


class Append(msgspec.Struct, frozen=True, gc=False):
    """Lines to be added to a table's log, and what else changes about the table."""

    table: str
    rows: list[Written]
    status: Status | None = None
    summary: str | None = None
    """JSON; None: it stays what it is."""

    @classmethod
    def of(
        cls,
        table: str,
        lines: list[Line],
        status: Status | None = None,
        summary: Summary | None = None,
    ) -> "Append":
        """From the lines as the server knows them."""
        in_short = None if summary is None else msgspec.json.encode(summary).decode()
        return cls(table, [_written(table, line) for line in lines], status, in_short)

    @property
    def only_lines(self) -> bool:
        """Does it change nothing else?"""
        return self.status is None and self.summary is None


def _written(table: str, line: Line) -> Written:
    """A line as a row of the log."""
    entry = line.entry
    kind = str(entry.__struct_config__.tag)
    body = msgspec.json.encode(entry).decode()
    return (table, line.seq, kind, line.person, line.command, body, line.hash, line.at_ms)


def root_of(row: TableRow) -> int:
    """What the log of a table is chained from."""
    return chain.root(row.id, row.game, row.secret, row.created_ms)


_INSERT_ONE = (
    "INSERT INTO log (table_id, seq, kind, person, command, body, hash, at_ms, sum)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_INSERT_MANY = (
    "INSERT INTO log (table_id, seq, kind, person, command, body, hash, at_ms, sum)"
    " SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3,"
    " value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8"
    " FROM json_each(?) ORDER BY key"
)


class Appending:
    """Adds lines, each with its checksum. Only the thread that writes may use it."""

    def __init__(self) -> None:
        self._ends: dict[str, int] = {}
        """The last checksum of tables that were written to lately."""

    def create(self, connection: apsw.Connection, row: TableRow, log: Append) -> None:
        """A new table with the first lines of its log."""
        connection.execute(
            "INSERT INTO tables"
            " (id, game, status, public, secret, created_ms, changed_ms, sum)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *msgspec.structs.astuple(row)[:7],
                root_of(row),
            ),
        )
        self.alone(connection, log)

    def alone(self, connection: apsw.Connection, append: Append) -> None:
        """Add the lines of one table, and change what else there is to change."""
        # Nothing is kept in mind here: what this is part of may yet be undone.
        self.forget(append.table)
        try:
            connection.execute(
                "UPDATE tables SET status = coalesce(?, status), summary = coalesce(?, summary)"
                " WHERE id = ?",
                (append.status, append.summary, append.table),
            )
            if not connection.changes():
                raise StoreError(f"there is no table {append.table}")
            end = _end(connection, append.table)
            for row in append.rows:
                end = chain.link(end, row)
                connection.execute(_INSERT_ONE, (*row, end))
        except apsw.CorruptError as error:
            # The file is damaged where this table lies: its own trouble, not that of others.
            raise Damaged(append.table, str(error)) from error

    def all_at_once(self, connection: apsw.Connection, appends: list[Append]) -> None:
        """Add the lines of many tables, whose status stays, in a commit of their own; or raise."""
        known, ends = self._ends, dict[str, int]()
        rows = []
        for append in appends:
            table = append.table
            end = ends.get(table) or known.get(table) or _end(connection, table)
            for row in append.rows:
                end = chain.link(end, row)
                rows.append((*row, end))
            ends[table] = end
        connection.execute(_INSERT_MANY, (msgspec.json.encode(rows).decode(),))
        if len(known) > MOST_ENDS:
            known.clear()
        known.update(ends)

    def forget(self, table: str) -> None:
        """The log of this table was changed by other means."""
        self._ends.pop(table, None)


def _end(connection: apsw.Connection, table: str) -> int:
    """The last checksum of a table, as the database has it; that of a table that is not there."""
    end = connection.execute("SELECT sum FROM tables WHERE id = ?", (table,)).get
    return end if isinstance(end, int) else 0
