"""The checksum of each line of a log, chained from the line before.

Against accidents: a bit that flips, a page that is lost, a line that is changed, moved or cut off.
Not against people: who can write the file can write its checksums (docs/adr/0015).
"""

from hashlib import blake2b
from typing import Any

import apsw

Written = tuple[str, int, str, str | None, str | None, str, str | None, int]
"""A row of the log: table, seq, kind, person, command, body, hash, time."""


def root(table: str, game: str, secret: bytes, created_ms: int) -> int:
    """What the first line is chained from: all of a table's row that never changes."""
    return _digest(f"{table} {game} {secret.hex()} {created_ms}")


def link(before: int, row: Written) -> int:
    """The checksum of a line, from that of the line before."""
    _, seq, kind, person, command, body, hashed, at_ms = row
    lengths = f"{len(person or '')} {len(command or '')}"  # so that no letter can change sides
    return _digest(f"{before} {seq} {kind} {hashed} {at_ms} {lengths} {person} {command} {body}")


def _digest(text: str) -> int:
    """64 bits, as SQLite keeps whole numbers: eight bytes on the disk."""
    summed = blake2b(text.encode(), digest_size=8).digest()
    return int.from_bytes(summed, "big", signed=True)


# ---------------------------------------------------------------- logs that have no chain yet


def begin(connection: apsw.Connection) -> None:
    """Chain all that is in a database from before there were checksums."""
    tables: list[tuple[Any, ...]]
    tables = connection.execute("SELECT id, game, secret, created_ms FROM tables").fetchall()
    for table, game, secret, created_ms in tables:
        begin_at(connection, table, root(table, game, secret, created_ms))


def begin_at(connection: apsw.Connection, table: str, end: int) -> None:
    """Chain the log of one table anew, from its root."""
    sums: list[tuple[int, str, int]] = []
    for row in connection.execute(
        "SELECT table_id, seq, kind, person, command, body, hash, at_ms FROM log"
        " WHERE table_id = ? ORDER BY seq",
        (table,),
    ):
        end = link(end, row)
        sums.append((end, table, row[1]))
    connection.executemany("UPDATE log SET sum = ? WHERE table_id = ? AND seq = ?", sums)
    connection.execute("UPDATE tables SET sum = ? WHERE id = ?", (end, table))
