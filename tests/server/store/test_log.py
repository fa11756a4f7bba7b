"""The log itself: writing lines, chaining them, and reading them back; in memory."""

from collections.abc import Iterator
from contextlib import nullcontext
from functools import cache
from typing import Any

import apsw
import msgspec
import pytest

from skep.server.log import Line, Moved, Said
from skep.server.store import appending, chain, reading, schema
from skep.server.store.appending import Append, Appending
from skep.server.store.interface import Damaged, StoreError, Summary, TableRow
from tests.server.store.helpers import line, table_id, table_row

ONE, TWO, NONE = table_id(1), table_id(2), table_id(3)
NO_LETTERS = UnicodeDecodeError("utf-8", b"x", 0, 1, "odd")
IN_SHORT = Summary(2, 1, ("Ann",), True, True, "ann", False)


@cache
def _empty() -> bytes:
    connection = apsw.Connection(":memory:")
    schema.migrate(connection, None)
    return connection.serialize("main")


@pytest.fixture
def connection() -> Iterator[apsw.Connection]:
    """Two tables, of which the first has three lines."""
    connection = apsw.Connection(":memory:")
    connection.deserialize("main", _empty())
    connection.pragma("foreign_keys", True)
    for table, at_ms in ((ONE, 5), (TWO, 6)):
        log = Append.of(table, [line(table, 1, "c1", at_ms=at_ms)])
        Appending().create(connection, table_row(table, at_ms=at_ms), log)
    Appending().alone(connection, Append.of(ONE, [line(ONE, 2), line(ONE, 3, "c3", at_ms=9)]))
    yield connection
    connection.close()


def _damaged(connection: apsw.Connection, sql: str, table: str = ONE) -> str:
    """What is said when it is read after this."""
    connection.pragma("foreign_keys", False)
    connection.execute(sql)
    with pytest.raises(Damaged) as found:
        reading.table_lines(connection, table)
    assert found.value.table == table
    return found.value.why


# ---------------------------------------------------------------- lines as rows


def test_a_line_as_a_row() -> None:
    moved = Line(7, Moved(1, "pass", ("x",)), 12, "ann", "c7", "ab")
    append = Append.of(ONE, [moved], "running", IN_SHORT)
    body = '{"kind":"moved","seat":1,"move":"pass","draws":["x"],"thought_ms":0}'
    assert append.rows == [(ONE, 7, "moved", "ann", "c7", body, "ab", 12)]
    assert (append.table, append.status) == (ONE, "running")
    assert msgspec.json.decode(append.summary or "", type=Summary) == IN_SHORT
    assert Append.of(ONE, []) == Append(ONE, [], None, None)


def test_what_changes_more_than_lines_does_not_go_with_others() -> None:
    assert Append.of(ONE, [line(ONE, 1)]).only_lines
    assert not Append.of(ONE, [line(ONE, 1)], "over").only_lines
    assert not Append.of(ONE, [line(ONE, 1)], None, IN_SHORT).only_lines


# ---------------------------------------------------------------- reading


def test_lines_come_back_as_they_were(connection: apsw.Connection) -> None:
    moved = Line(4, Moved(1, "pass", ("x",)), 12, "ann", "c7", "ab")
    Appending().alone(connection, Append.of(ONE, [moved]))
    expected = [line(ONE, 1, "c1", at_ms=5), line(ONE, 2), line(ONE, 3, "c3", at_ms=9), moved]
    assert reading.table_lines(connection, ONE) == expected
    assert reading.table_lines(connection, ONE, 0) == expected
    assert reading.table_lines(connection, ONE, 3) == [moved]
    assert reading.table_lines(connection, NONE) == []


def test_a_table_without_lines_is_whole(connection: apsw.Connection) -> None:
    Appending().create(connection, table_row(NONE), Append.of(NONE, []))
    assert reading.table_lines(connection, NONE) == []


def test_rows_come_back_as_they_were(connection: apsw.Connection) -> None:
    row = TableRow(NONE, "la-ruche", "open", False, b"s" * 32, 3, 4)
    Appending().create(connection, row, Append.of(NONE, [line(NONE, 1)], None, IN_SHORT))
    read = reading.table_row(connection, NONE)
    assert read == msgspec.structs.replace(row, summary=IN_SHORT)
    assert read is not None
    assert read.public is False
    assert reading.table_row(connection, ONE) == msgspec.structs.replace(
        table_row(ONE, at_ms=5), changed_ms=9
    )
    assert reading.table_row(connection, "nowhere") is None


def test_a_summary_that_is_damaged_is_none(connection: apsw.Connection) -> None:
    connection.execute("UPDATE tables SET summary = '{' WHERE id = ?", (ONE,))
    read = reading.table_row(connection, ONE)
    assert read is not None
    assert read.summary is None


def test_rows_by_status(connection: apsw.Connection) -> None:
    row = TableRow(NONE, "la-ruche", "running", False, b"s" * 32, 1, 1)
    Appending().create(connection, row, Append.of(NONE, []))

    def found(*asked: Any) -> list[str]:
        return [row.id for row in reading.table_rows(connection, *asked)]

    assert found(("open", "running"), False, 9) == [ONE, TWO, NONE]
    assert found(("open", "running"), True, 9) == [ONE, TWO]
    assert found(("open", "running"), False, 1) == [ONE]
    assert found(("running",), False, 9) == [NONE]
    assert found(("over",), False, 9) == []


def test_ids_in_their_order(connection: apsw.Connection) -> None:
    Appending().create(connection, table_row("A"), Append.of("A", []))
    assert reading.table_ids(connection) == ["A", ONE, TWO]
    assert reading.table_ids(connection, "A") == [ONE, TWO]
    assert reading.table_ids(connection, "", 2) == ["A", ONE]


# ---------------------------------------------------------------- what is damaged


@pytest.mark.parametrize(
    ("sql", "why"),
    [
        ("DELETE FROM log WHERE seq = 3", "its log does not end with line 2"),
        ("DELETE FROM log", "its log does not end with line 0"),
        ("UPDATE log SET seq = 4 WHERE seq = 3", "line 3 of its log is not as it was written"),
        ("UPDATE log SET sum = 1 WHERE seq = 1", "line 1 of its log is not as it was written"),
        ("UPDATE log SET person = 'x'", "line 1 of its log is not as it was written"),
    ],
)
def test_how_it_is_said(connection: apsw.Connection, sql: str, why: str) -> None:
    assert _damaged(connection, sql) == why


def test_a_line_that_cannot_be_read_though_its_checksum_is_right(
    connection: apsw.Connection,
) -> None:
    """As a newer Skep would have written it."""
    rows: list[Any] = connection.execute("SELECT * FROM log WHERE table_id = ?", (TWO,)).fetchall()
    ((table, seq, kind, person, command, _, hashed, at_ms, _),) = rows
    strange = (table, seq, kind, person, command, '{"kind":"swarmed"}', hashed, at_ms)
    end = chain.link(chain.root(TWO, "butine", bytes(range(32)), 6), strange)
    connection.execute(
        "UPDATE log SET body = ?, sum = ? WHERE table_id = ?", (strange[5], end, TWO)
    )
    connection.execute("UPDATE tables SET sum = ? WHERE id = ?", (end, TWO))
    why = _damaged(connection, "SELECT 1", TWO)
    assert why.startswith("a line of its log cannot be read (")
    assert "swarmed" in why


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (apsw.CorruptError("malformed"), "malformed"),
        (apsw.NotADBError("no database"), "no database"),
        (msgspec.ValidationError("odd"), "a line of its log cannot be read (odd)"),
        (
            NO_LETTERS,
            f"a line of its log cannot be read ({NO_LETTERS})",
        ),
        (TypeError("odd"), "a column of its row is not what it should be"),
        (AttributeError("odd"), "a column of its row is not what it should be"),
    ],
)
def test_whatever_shows_damage_comes_out_as_that(error: Exception, why: str) -> None:
    with pytest.raises(Damaged) as found, reading.noticing_damage(ONE):
        raise error
    assert (found.value.table, found.value.why) == (ONE, why)
    assert found.value.__cause__ is error


def test_a_row_that_cannot_be_read_is_damage_too() -> None:
    class Broken(nullcontext[None]):
        def execute(self, *_: Any) -> Any:
            raise apsw.CorruptError("malformed")

    broken: Any = Broken()
    for use in (
        lambda: reading.table_row(broken, ONE),
        lambda: reading.table_lines(broken, ONE),
        lambda: Appending().alone(broken, Append.of(ONE, [])),
    ):
        with pytest.raises(Damaged) as found:
            use()
        assert (found.value.table, found.value.why) == (ONE, "malformed")


# ---------------------------------------------------------------- appending


def test_a_table_that_is_not_there_cannot_be_written_to(connection: apsw.Connection) -> None:
    with pytest.raises(StoreError, match=f"^there is no table {NONE}$"):
        Appending().alone(connection, Append.of(NONE, []))


def test_status_and_summary_change_only_when_they_are_said(connection: apsw.Connection) -> None:
    def of(table: str) -> tuple[Any, ...]:
        row = reading.table_row(connection, table)
        assert row is not None
        return row.status, row.summary

    Appending().alone(connection, Append.of(ONE, [], "running", IN_SHORT))
    assert of(ONE) == ("running", IN_SHORT)
    Appending().alone(connection, Append.of(ONE, [line(ONE, 4)]))
    assert of(ONE) == ("running", IN_SHORT)
    assert of(TWO) == ("open", None), "of this table alone"


def _whole(connection: apsw.Connection) -> list[int]:
    return [len(reading.table_lines(connection, table)) for table in (ONE, TWO)]


def test_the_chain_goes_on_however_lines_are_added(connection: apsw.Connection) -> None:
    appends = Appending()
    appends.all_at_once(
        connection,
        [
            Append.of(ONE, [line(ONE, 4)]),
            Append.of(TWO, [line(TWO, 2)]),
            Append.of(ONE, [line(ONE, 5), line(ONE, 6)]),
        ],
    )
    appends.all_at_once(connection, [Append.of(ONE, [line(ONE, 7)])])
    appends.alone(connection, Append.of(ONE, [line(ONE, 8), line(ONE, 9)]))
    appends.all_at_once(connection, [Append.of(ONE, [line(ONE, 10)])])
    assert _whole(connection) == [10, 2]


def test_ends_are_kept_in_mind_until_they_are_forgotten(connection: apsw.Connection) -> None:
    appends = Appending()
    appends.all_at_once(connection, [Append.of(ONE, [line(ONE, 4)])])
    assert set(appends._ends) == {ONE}
    appends.forget(TWO)
    assert set(appends._ends) == {ONE}
    # Somebody else goes on: what is kept in mind is wrong from here on.
    Appending().alone(connection, Append.of(ONE, [line(ONE, 5)]))
    appends.forget(ONE)
    appends.all_at_once(connection, [Append.of(ONE, [line(ONE, 6)])])
    assert _whole(connection) == [6, 1]


def test_the_database_is_not_asked_for_what_is_kept_in_mind(
    connection: apsw.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    appends = Appending()
    appends.all_at_once(connection, [Append.of(ONE, [line(ONE, 4)])])
    monkeypatch.delattr(appending, "_end")
    appends.all_at_once(connection, [Append.of(ONE, [line(ONE, 5)])])
    assert _whole(connection) == [5, 1]


def test_a_failed_group_is_not_kept_in_mind(connection: apsw.Connection) -> None:
    appends = Appending()
    with pytest.raises(apsw.ConstraintError):
        appends.all_at_once(connection, [Append.of(ONE, [line(ONE, 9)])])
    appends.all_at_once(connection, [Append.of(ONE, [line(ONE, 4)])])
    assert _whole(connection) == [4, 1]


def test_only_so_many_ends_are_kept(
    connection: apsw.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appending, "MOST_ENDS", 1)
    appends = Appending()
    appends.all_at_once(connection, [Append.of(ONE, [line(ONE, 4)])])
    appends.all_at_once(connection, [Append.of(TWO, [line(TWO, 2)])])
    assert set(appends._ends) == {ONE, TWO}, "one is not more than one"
    appends.all_at_once(connection, [Append.of(TWO, [line(TWO, 3)])])
    assert set(appends._ends) == {TWO}
    assert _whole(connection) == [4, 3]


# ---------------------------------------------------------------- chaining what has no chain yet


def test_old_logs_are_chained_from_their_roots(connection: apsw.Connection) -> None:
    def sums() -> list[object]:
        return [
            *connection.execute("SELECT id, sum FROM tables ORDER BY id"),
            *connection.execute("SELECT table_id, seq, sum FROM log ORDER BY table_id, seq"),
        ]

    before = sums()
    connection.execute("UPDATE log SET sum = 0")
    connection.execute("UPDATE tables SET sum = 0")
    chain.begin(connection)
    assert sums() == before
    assert _whole(connection) == [3, 1]


def test_one_log_is_chained_and_no_other(connection: apsw.Connection) -> None:
    connection.execute("UPDATE log SET sum = 0")
    chain.begin_at(connection, ONE, chain.root(ONE, "butine", bytes(range(32)), 5))
    assert len(reading.table_lines(connection, ONE)) == 3
    with pytest.raises(Damaged):
        reading.table_lines(connection, TWO)


def test_said_is_said() -> None:
    """The kind of a row is the entry's own."""
    assert Append.of(ONE, [Line(1, Said("a", "A", "hello"), 1)]).rows[0][2] == "said"
