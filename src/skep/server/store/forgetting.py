"""Taking something out of a store: a whole table, or a person.

A game belongs to everybody who sat there. So a person who wants to be forgotten stays in the games
of others as somebody without a name: their moves stand, their words and who they were do not.
"""

import apsw
import msgspec

from skep.server import log
from skep.server.store import chain
from skep.server.store.interface import Owned
from skep.server.store.reading import table_lines, table_row

NOBODY = "🐝"
"""The name of somebody who was forgotten, in every language."""

SILENCE = "…"
"""What they said."""


def old_tables(connection: apsw.Connection, before_ms: int, limit: int) -> list[str]:
    """Tables at which nothing has happened since a moment, the oldest first."""
    query = "SELECT id FROM tables WHERE changed_ms < ? ORDER BY changed_ms LIMIT ?"
    return [str(table) for (table,) in connection.execute(query, (before_ms, limit))]


def delete_table(connection: apsw.Connection, table: str) -> bool:
    """Delete a table with its log; was there one?"""
    connection.execute("DELETE FROM log WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM presence WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM analyses WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))
    return bool(connection.changes())


def tables_of(connection: apsw.Connection, person: str) -> list[Owned]:
    """The tables that somebody opened, sat at or spoke at, and whether nobody else did."""
    query = (
        "SELECT table_id, (SELECT count(*) FROM presence o WHERE o.table_id = p.table_id)"
        " FROM presence p WHERE person = ? ORDER BY table_id"
    )
    return [
        Owned(str(table), alone=others == 1)
        for table, others in connection.execute(query, (person,))
    ]


def forget_at(connection: apsw.Connection, table: str, person: str, stand_in: str) -> None:
    """Put somebody without a name in a person's place, in every line of a table's log."""
    row = table_row(connection, table)
    if row is None:
        return
    for line in table_lines(connection, table):  # Damaged: then it is left as it is
        entry = without(line.entry, person, stand_in)
        by = stand_in if line.person == person else line.person
        if entry is not line.entry or by != line.person:
            connection.execute(
                "UPDATE log SET body = ?, person = ? WHERE table_id = ? AND seq = ?",
                (msgspec.json.encode(entry).decode(), by, table, line.seq),
            )
    chain.begin_at(connection, table, chain.root(table, row.game, row.secret, row.created_ms))
    connection.execute("DELETE FROM presence WHERE person = ? AND table_id = ?", (person, table))


def without(entry: log.AnyEntry, person: str, stand_in: str) -> log.AnyEntry:
    """An entry with somebody else in a person's place."""
    if isinstance(entry, log.Created) and entry.host == person:
        return msgspec.structs.replace(entry, host=stand_in)
    if not isinstance(entry, log.OfPerson) or entry.person != person:
        return entry
    if isinstance(entry, log.Said):
        entry = msgspec.structs.replace(entry, text=SILENCE)
    return msgspec.structs.replace(entry, person=stand_in, name=NOBODY)


def forget_name(connection: apsw.Connection, person: str) -> None:
    """A person's name, and their place on the lists of the day."""
    connection.execute("DELETE FROM daily_scores WHERE person = ?", (person,))
    connection.execute("DELETE FROM people WHERE id = ?", (person,))


def scores_of(connection: apsw.Connection, person: str) -> list[tuple[str, str, int]]:
    """A person's places on the lists of the day: game, day, score."""
    query = "SELECT game, day, score FROM daily_scores WHERE person = ? ORDER BY day, game"
    found = connection.execute(query, (person,)).fetchall()
    return [(str(game), str(day), int(score or 0)) for game, day, score in found]
