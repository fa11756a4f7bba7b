"""Many appends in one statement: the same as each of them alone, or none of them."""

import asyncio
from collections.abc import Iterator

import apsw
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from skep.server.log import Line, Said
from skep.server.store import chain, schema
from skep.server.store.appending import Append, Appending
from skep.server.store.interface import Conflict
from tests.server.store.helpers import Place, line, opened_at, run, table_id, table_row

TABLES = [table_id(number) for number in range(3)]


@pytest.fixture
def connection() -> Iterator[apsw.Connection]:
    """Three tables with a line each, in memory."""
    connection = apsw.Connection(":memory:")
    schema.migrate(connection, None)
    connection.pragma("foreign_keys", True)
    for table in TABLES:
        log = Append.of(table, [line(table, 1, "c1")])
        Appending().create(connection, table_row(table, at_ms=5), log)
    yield connection
    connection.close()


def everything(connection: apsw.Connection) -> list[object]:
    """All that is in the tables and their logs."""
    return [
        *connection.execute("SELECT * FROM tables ORDER BY id"),
        *connection.execute("SELECT * FROM log ORDER BY table_id, seq"),
    ]


def test_together_is_the_same_as_one_by_one(connection: apsw.Connection) -> None:
    appends = [
        Append.of(TABLES[0], [line(TABLES[0], n, f"c{n}", at_ms=9) for n in (2, 3)]),
        Append.of(TABLES[1], [line(TABLES[1], 2, at_ms=4)]),
        Append.of(TABLES[2], [line(TABLES[2], 2, "c2", at_ms=7)]),
    ]
    with connection:
        before = connection.execute("SELECT sum, id FROM tables").fetchall()
        Appending().all_at_once(connection, appends)
        together = everything(connection)
        connection.execute("DELETE FROM log WHERE seq > 1")
        connection.executemany("UPDATE tables SET changed_ms = 5, sum = ? WHERE id = ?", before)
        for append in appends:
            Appending().alone(connection, append)
    assert everything(connection) == together
    assert len(together) == len(TABLES) * 3 + 1


@pytest.mark.parametrize(
    "wrong",
    [
        Append.of(TABLES[0], [line(TABLES[0], 1, "c2")]),  # there already
        Append.of(TABLES[0], [line(TABLES[0], 3, "c2")]),  # a gap
        Append.of(TABLES[0], [line(TABLES[0], 2, "c1")]),  # a command that was carried out
        Append.of(TABLES[1], [line(TABLES[1], 2, "other")]),  # the same line twice
        Append.of(table_id(9), [line(table_id(9), 1)]),  # no such table
        Append.of(TABLES[0], [line(TABLES[0], 2), line(TABLES[0], 4)]),
    ],
)
def test_one_wrong_line_stops_them_all(connection: apsw.Connection, wrong: Append) -> None:
    before = everything(connection)
    fine = Append.of(TABLES[1], [line(TABLES[1], 2)])
    with pytest.raises(apsw.ConstraintError):
        Appending().all_at_once(connection, [fine, wrong])
    assert everything(connection) == before


def test_a_wrong_line_in_a_group_takes_nobody_along(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            for table in TABLES:
                await store.create(table_row(table), [line(table, 1)])
            lines = [line(TABLES[0], 2), line(TABLES[1], 5), line(TABLES[2], 2)]
            ends = await asyncio.gather(
                *(store.append(table, [each]) for table, each in zip(TABLES, lines, strict=True)),
                return_exceptions=True,
            )
            assert [type(end) for end in ends] == [type(None), Conflict, type(None)]
            assert [len(await store.lines(table)) for table in TABLES] == [2, 1, 2]

    run(play())


words = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12)


@example(person="a\x00b", command="\x00", text="\\u0000\"'\n")
@given(person=words, command=words, text=words)
def test_any_word_comes_back_as_it_was(person: str, command: str, text: str) -> None:
    """Names of commands are whatever a client makes up."""
    connection = apsw.Connection(":memory:")
    connection.execute(
        "CREATE TABLE tables (id, changed_ms, status, sum);"
        "CREATE TABLE log (table_id, seq, kind, person, command, body, hash, at_ms, sum);"
        "INSERT INTO tables VALUES ('t', 0, 'open', 7)"
    ).fetchall()
    append = Append.of("t", [Line(1, Said(person, text, text), 3, person, command, None)])
    Appending().all_at_once(connection, [append])
    (row,) = connection.execute("SELECT * FROM log").fetchall()
    connection.close()
    assert row == (*append.rows[0], chain.link(7, append.rows[0]))
