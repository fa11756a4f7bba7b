"""`skep store copy`: from a folder to PostgreSQL and back, row by row the same."""

import asyncio
import shutil
from pathlib import Path

import apsw
import asyncpg
import pytest
from typer.testing import CliRunner, Result

from skep.cli.main import app
from skep.server.log import Line, Said
from skep.server.store.interface import Ban, StoreError
from skep.server.store.parts import PARTS
from skep.server.store.places import move_between
from skep.server.store.postgres.side import PostgresSide
from skep.server.store.sqlite import FILE_NAME, SqliteStore
from skep.server.store.sqlite_side import SqliteSide
from tests.server.store.helpers import Place, change, opened_at, run, table_row

ARCHIVE = Path(__file__).parents[2] / "archive" / "before.sqlite"


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """The store of tests/archive, with something of everything."""
    folder = tmp_path / "club"
    folder.mkdir()
    shutil.copy(ARCHIVE, folder / FILE_NAME)

    async def furnish() -> None:
        store = SqliteStore(folder)
        first, *_ = await store.table_ids("", 9)
        await store.create(
            table_row("odd"), [Line(1, Said("ann", "Ann", "\x00"), 1, "a\x00", "\x10")]
        )
        await store.forget_at("odd", "ann", "nobody")
        await store.set_name("ann", "Ann 🐝")
        await store.list_score("bee-busy", "2026-05-04", "ann", 7, 1)
        await store.ban(Ban("mute", "ann", False, 1, None))
        await store.keep_analysis(first, b"found\x00")
        await store.keep_setting("odd", b"\xff\x00")
        await store.server_key()
        await store.close()

    asyncio.run(furnish())
    return folder


def everything(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    connection = apsw.Connection(str(folder / FILE_NAME))
    found = {part.name: connection.execute(part.all_in_order).fetchall() for part in PARTS}
    connection.close()
    return found


def copy(*places: object, lang: str = "en") -> Result:
    return CliRunner().invoke(app, ["store", "copy", *map(str, places), "--lang", lang])


def test_there_and_back_again_everything_is_the_same(
    club: Path, database: str, tmp_path: Path
) -> None:
    result = copy(club, database)
    assert result.exit_code == 0, result.output
    assert "33 tables with " in result.output
    assert "All is the same." in result.output
    back = tmp_path / "back"
    result = copy(database, back, lang="fr")
    assert result.exit_code == 0, result.output
    assert "Tout est identique." in result.output
    before = everything(club)
    assert all(before.values()), "something of everything"
    assert everything(back) == before
    assert [file.name for file in back.iterdir()] == [FILE_NAME]

    async def goes_on(place: Place) -> None:
        async with opened_at(place) as store:
            await store.append("odd", [Line(2, Said("bee", "Bee", "hm"), 1)])
            assert len(await store.lines("odd")) == 2

    run(goes_on(database))
    run(goes_on(back))


def test_every_table_of_the_database_is_a_part(club: Path) -> None:
    connection = apsw.Connection(str(club / FILE_NAME))
    columns = {
        (table, column)
        for table, column in connection.execute(
            "SELECT m.name, c.name FROM sqlite_schema m, pragma_table_info(m.name) c"
            " WHERE m.type = 'table' AND m.name <> 'alembic_version'"
        )
    }
    connection.close()
    assert columns == {(part.name, column) for part in PARTS for column in part.columns}


def test_only_what_is_empty_is_filled(club: Path, database: str, tmp_path: Path) -> None:
    assert copy(club, database).exit_code == 0
    again = copy(club, database)
    assert again.exit_code == 2
    assert "is not empty: choose one without tables" in again.output
    before = everything(club)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter").touch()
    for full in (club, tmp_path / "full"):
        result = copy(database, full)
        assert result.exit_code == 2
        assert "is not empty: choose a folder" in result.output
    assert everything(club) == before


def test_where_nothing_is_nothing_is_copied(database: str, tmp_path: Path) -> None:
    for source in (tmp_path / "none", database):
        result = copy(source, tmp_path / "new")
        assert result.exit_code == 2
        assert "there is no store in " in result.output
        assert not (tmp_path / "new").exists()
    away = copy("postgresql://me:secret@127.0.0.1:9/x", tmp_path / "new")
    assert away.exit_code == 2
    assert "is away" in away.output
    assert "secret" not in away.output


def test_damage_is_not_copied(club: Path, database: str, tmp_path: Path) -> None:
    change(club, "UPDATE log SET at_ms = 1 WHERE seq = 3")
    result = copy(club, database)
    assert result.exit_code == 2
    assert " is damaged: line 3 " in result.output
    assert copy(database, tmp_path / "new").exit_code == 2, "nothing was left there"


def test_after_a_failure_nothing_is_left_and_it_can_be_tried_again(
    club: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tables() -> int:
        link = await asyncpg.connect(database)
        count: int = await link.fetchval(
            "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
        )
        await link.close()
        return count

    async def broken(_side: object, _table: str) -> None:
        raise StoreError("the wire was cut")

    for side, target in ((PostgresSide, database), (SqliteSide, str(tmp_path / "new"))):
        monkeypatch.setattr(side, "check", broken)
        told = copy(club, target)
        assert told.exit_code == 2, told.stdout
        monkeypatch.undo()
        assert run(tables()) == 0 or target != database
        assert not (tmp_path / "new").exists()
        assert copy(club, target).exit_code == 0


@pytest.mark.parametrize("lost", ["people", "log"])
def test_what_is_not_the_same_is_seen(
    club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    add = SqliteSide.add

    async def careless(self: SqliteSide, part: object, rows: list[object]) -> None:
        await add(self, part, rows[:-1] if part.name == lost else rows)  # type: ignore[attr-defined,arg-type]

    monkeypatch.setattr(SqliteSide, "add", careless)
    with pytest.raises(StoreError, match=r"the copy is not the same|does not follow"):
        run(move_between(str(club), str(tmp_path / "new")))
    assert not (tmp_path / "new").exists()


def test_a_big_log_is_carried_in_batches(database: str, tmp_path: Path) -> None:
    from skep.server.store import parts

    async def fill() -> None:
        async with opened_at(tmp_path / "big") as store:
            lines = [Line(seq, Said("bee", "Bee", "z"), 1) for seq in range(1, 2 * parts.BATCH + 4)]
            await store.create(table_row("big"), lines)

    run(fill())
    told: list[tuple[int, int]] = []
    moved = run(move_between(str(tmp_path / "big"), database, lambda *far: told.append(far)))
    assert moved.lines == 2 * parts.BATCH + 3
    assert told[-1][0] == told[-1][1] == 2 * moved.rows
