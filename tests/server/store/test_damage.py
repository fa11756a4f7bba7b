"""Damage: what is on the disk of a table is not what was written. It is seen, and said."""

import asyncio
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import apsw
import pytest

from skep.server.logs import Log, logging_to
from skep.server.store import chain, soundness
from skep.server.store.interface import Damaged
from skep.server.store.sqlite import FILE_NAME
from skep.server.tables.attendants import Attendants
from skep.server.tables.hub import Hub
from skep.server.tables.situation import Surroundings
from tests.server.clocks import HandClock
from tests.server.store.helpers import (
    Place,
    change,
    line,
    opened,
    opened_at,
    run,
    table_id,
    table_row,
)
from tests.server.store.test_opening import fill_at_first_revision

TABLE, OTHER = table_id(1), table_id(2)
ANOTHER_TIME = "UPDATE log SET at_ms = 2 WHERE seq = 7 AND table_id ="


async def fill(place: Place) -> None:
    async with opened_at(place) as store:
        for table in (TABLE, OTHER):
            await store.create(table_row(table), [line(table, 1, "c1")])
            await store.append(table, [line(table, 2), line(table, 3, "c3")])  # together
            await store.append(table, [line(table, 4)], "running")  # alone
            await store.append(table, [line(table, 5)])


def look(place: Place, table: str = TABLE) -> int:
    """How many lines a table has; Damaged when they are not what was written."""

    async def play() -> int:
        async with opened_at(place) as store:
            await store.row(table)
            return len(await store.lines(table))

    return run(play())


DAMAGE: dict[str, tuple[str, str]] = {
    "a kind": ("UPDATE log SET kind = 'left'", "line 1 "),
    "a person": ("UPDATE log SET person = 'wasp' WHERE seq = 3", "line 3 "),
    "a person who was none": ("UPDATE log SET person = '' WHERE seq = 2", "line 2 "),
    "a command": ("UPDATE log SET command = 'c2' WHERE seq = 3", "line 3 "),
    "a letter": ("UPDATE log SET body = replace(body, 'Bee', 'Bea') WHERE seq = 4", "line 4 "),
    "what is no entry": ('UPDATE log SET body = \'{"kind": "swarmed"}\' WHERE seq = 4', "line 4 "),
    "a hash": ("UPDATE log SET hash = 'ab' WHERE seq = 5", "line 5 "),
    "a time": ("UPDATE log SET at_ms = at_ms + 1 WHERE seq = 2", "line 2 "),
    "a checksum": ("UPDATE log SET sum = sum + 1 WHERE seq = 2", "line 2 "),
    "no checksum": ("UPDATE log SET sum = NULL WHERE seq = 5", "line 5 "),
    "a line is gone": ("DELETE FROM log WHERE seq = 3", "line 3 "),
    "the first is gone": ("DELETE FROM log WHERE seq = 1", "line 1 "),
    "the last is gone": ("DELETE FROM log WHERE seq = 5", "does not end with line 4"),
    "all are gone": ("DELETE FROM log", "does not end with line 0"),
    "a game": ("UPDATE tables SET game = 'other'", "line 1 "),
    "of another table": (
        (
            "UPDATE log SET (body, sum) = (SELECT body, sum FROM log o WHERE o.seq = 3"
            " AND o.table_id > log.table_id) WHERE seq = 2"
        ),
        "line 2 ",
    ),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_whatever_is_changed_is_seen_and_the_other_table_is_whole(place: Place, kind: str) -> None:
    sql, said = DAMAGE[kind]
    run(fill(place))
    assert look(place) == 5
    where = " AND " if " WHERE " in sql else " WHERE "
    column = "id" if sql.startswith("UPDATE tables") else "table_id"
    change(place, f"{sql}{where}{column} = '{TABLE}'")
    with pytest.raises(Damaged, match=f"table {TABLE} is damaged: .*{said}"):
        look(place)
    assert look(place, OTHER) == 5


def test_two_lines_that_changed_places_are_seen(place: Place) -> None:
    run(fill(place))
    for old, new in ((2, 9), (4, 2), (9, 4)):
        move = f"UPDATE log SET seq = {new} WHERE seq = {old}"  # noqa: S608
        change(place, f"{move} AND table_id = '{TABLE}'")
    with pytest.raises(Damaged, match="line 2 "):
        look(place)


def test_another_secret_is_seen(place: Place) -> None:
    run(fill(place))
    zero = "x'00'" if isinstance(place, Path) else "'\\x00'::bytea"
    change(place, f"UPDATE tables SET secret = {zero} WHERE id = '{TABLE}'")  # noqa: S608
    with pytest.raises(Damaged, match="line 1 "):
        look(place)
    assert look(place, OTHER) == 5


def test_what_are_no_letters_is_seen(folder: Path) -> None:
    """PostgreSQL keeps none."""
    run(fill(folder))
    sql = "UPDATE log SET body = cast(x'ff80' AS TEXT) WHERE seq = 2"
    change(folder, f"{sql} AND table_id = '{TABLE}'")
    with pytest.raises(Damaged, match=f"table {TABLE} is damaged: .*read"):
        look(folder)
    assert look(folder, OTHER) == 5


def test_a_log_from_before_the_checksums_is_chained_when_it_is_opened(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill_at_first_revision(folder, monkeypatch)
    assert look(folder) == 199

    async def go_on() -> None:
        async with opened(folder) as store:
            await store.append(TABLE, [line(TABLE, 200)])

    run(go_on())
    assert look(folder) == 200
    change(folder, "UPDATE log SET at_ms = 2 WHERE seq = 7")
    with pytest.raises(Damaged, match="line 7 "):
        look(folder)


def test_the_checksum_stays_what_it_is() -> None:
    """With another formula, every table that was ever kept would be called damaged."""
    root = chain.root(TABLE, "butine", bytes(range(32)), 1)
    said = (TABLE, 1, "said", "bée", None, '{"kind":"said"}', None, 1_800_000_000_000)
    moved = (TABLE, 2, "moved", None, "c", "{}", "ab", 1)
    assert root == -7419304781352299898
    assert chain.link(root, said) == -4810462196277955888
    assert chain.link(chain.link(root, said), moved) == -8162155139119471246


def test_no_letter_can_change_sides_unseen() -> None:
    def of(person: str | None, command: str | None, body: str = "{}") -> int:
        return chain.link(1, (TABLE, 1, "said", person, command, body, None, 1))

    pairs: list[tuple[str | None, str | None]] = [
        ("a b", "c"),
        ("a", "b c"),
        ("a", None),
        (None, "a"),
        ("", "a"),
    ]
    assert len({of(*pair) for pair in pairs}) == len(pairs)
    assert of("a", "b", "c {}") != of("a", "b c", "{}")


async def fill_many(folder: Path) -> None:
    async with opened(folder) as store:
        for number in range(40):
            table = table_id(number)
            await store.create(table_row(table), [line(table, seq) for seq in range(1, 40)])


def spoil_a_page(folder: Path) -> None:
    """Of table 20, and of its neighbours perhaps."""
    file = bytearray((folder / FILE_NAME).read_bytes())
    page = file.index(f"{table_id(20)} 20 None".encode()) // 4096
    file[page * 4096 : (page + 1) * 4096] = b"\xff" * 4096
    (folder / FILE_NAME).write_bytes(file)


def test_a_damaged_page_is_the_trouble_of_its_tables(folder: Path) -> None:
    run(fill_many(folder))
    spoil_a_page(folder)

    async def count() -> tuple[int, int]:
        whole, damaged = 0, 0
        async with opened(folder) as store:
            for number in range(40):
                try:
                    assert await store.row(table_id(number)) is not None
                    assert len(await store.lines(table_id(number))) == 39
                    await store.append(table_id(number), [line(table_id(number), 40)])
                    whole += 1
                except Damaged:
                    damaged += 1
        return whole, damaged

    whole_ones, damaged_ones = run(count())
    assert damaged_ones > 0
    assert whole_ones > 10


def test_a_group_with_a_damaged_table_is_kept_for_the_others(folder: Path) -> None:
    """Tables in memory whose place on the disk went bad meanwhile."""

    async def play() -> None:
        async with opened(folder) as store:
            await store.create(table_row(TABLE), [line(TABLE, 1)])
            await store.create(table_row(OTHER), [line(OTHER, 1)])
            alone = store._appending.alone

            def failing(connection: apsw.Connection, append: Any) -> None:
                if append.table == TABLE:
                    raise Damaged(TABLE, "malformed")
                alone(connection, append)

            def refuse(*_: Any) -> None:
                raise apsw.CorruptError("malformed")

            store._appending.alone = failing  # type: ignore[method-assign]
            store._writer._at_once = refuse
            ends = await asyncio.gather(
                store.append(TABLE, [line(TABLE, 2)]),
                store.append(OTHER, [line(OTHER, 2)]),
                return_exceptions=True,
            )
            assert [type(end) for end in ends] == [Damaged, type(None)]
            assert len(await store.lines(OTHER)) == 2

    run(play())


# ---------------------------------------------------------------- at the start


async def tables_checked(folder: Path) -> bool:
    """What a server does after it has opened its store; was it necessary?"""
    async with opened(folder) as store:
        if not store.sound:
            await Hub(store, Surroundings(b"k" * 32), Attendants(lambda: 0)).look_for_damage()
        return not store.sound


def test_a_sound_store_starts_without_a_word(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    run(fill_many(folder))
    assert not run(tables_checked(folder))
    assert caplog.messages == []


def test_a_start_says_what_is_damaged_and_goes_on(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    run(fill_many(folder))
    spoil_a_page(folder)
    assert run(tables_checked(folder))
    assert "the store is damaged: " in caplog.text
    assert f"table {table_id(20)} cannot be opened again" in caplog.text
    assert f"table {table_id(1)} " not in caplog.text
    assert "all tables were checked: " in caplog.text
    assert "Traceback" not in caplog.text


def test_a_large_store_is_checked_while_it_runs(
    folder: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(fill_many(folder))
    change(folder, f"{ANOTHER_TIME} '{table_id(3)}'")
    monkeypatch.setattr(soundness, "quick_check", lambda *_: None)
    assert run(tables_checked(folder))
    assert "too large to be checked before the start" in caplog.text
    assert f"table {table_id(3)} cannot be opened again" in caplog.text
    assert "all tables were checked: 1 damaged" in caplog.text


def test_each_damaged_table_is_named_in_the_log(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(fill_many(folder))
    for number in (3, 9):
        change(folder, f"{ANOTHER_TIME} '{table_id(number)}'")
    monkeypatch.setattr(soundness, "quick_check", lambda *_: None)
    written = io.StringIO()
    with logging_to(Log(HandClock(), "text", written), "info"):
        assert run(tables_checked(folder))
    for number in (3, 9):
        assert f"table {table_id(number)} cannot be opened again" in written.getvalue()


def test_a_check_that_takes_too_long_is_given_up() -> None:
    connection = apsw.Connection(":memory:")
    connection.execute(
        "CREATE TABLE t (x); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL"
        " SELECT i + 1 FROM n LIMIT 300000) INSERT INTO t SELECT i FROM n"
    ).fetchall()
    assert soundness.quick_check(connection, 60) == []
    assert soundness.quick_check(connection, 0.0) is None
    connection.close()


@pytest.mark.parametrize(
    "content",
    [b"no bees here. " * 1000, b"SQLite format 3\x00" + bytes(99)],
    ids=["a text", "only a head"],
)
def test_what_is_no_database_is_said_in_one_line(folder: Path, content: bytes) -> None:
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(content)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ended = subprocess.run(  # noqa: S603  our own interpreter
        [sys.executable, "-m", "skep", "serve", "--port", "0", "--data", str(folder)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ended.returncode == 2
    (said,) = ended.stderr.splitlines()
    assert said == f"skep: {folder / FILE_NAME} cannot be used: it is not a database"
    assert (folder / FILE_NAME).read_bytes() == content
