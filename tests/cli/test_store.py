"""`skep store`: check, backup, restore, export, import; and what they say when they cannot."""

import asyncio
import shutil
from pathlib import Path

import apsw
import pytest
from typer.testing import CliRunner, Result

import skep
from skep.cli.main import app
from skep.server.log import Line, Said
from skep.server.store.connections import FILE_NAME
from skep.server.store.sqlite import SqliteStore

ARCHIVE = Path(__file__).parents[1] / "archive" / "before.sqlite"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The store of tests/archive, brought up to date."""
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(ARCHIVE, folder / FILE_NAME)
    asyncio.run(SqliteStore(folder).close())
    return folder


def store(*words: object, data: Path, lang: str = "en") -> Result:
    command = ["store", *map(str, words), "--data", str(data), "--lang", lang]
    return CliRunner().invoke(app, command)


def everything(folder: Path) -> dict[str, list[Line]]:
    async def read() -> dict[str, list[Line]]:
        opened = SqliteStore(folder)
        ids = await opened.table_ids("", 1000)
        logs = {table: await opened.lines(table) for table in ids}
        await opened.close()
        return logs

    return asyncio.run(read())


def spoil(folder: Path) -> str:
    """Change one line of one table."""
    connection = apsw.Connection(str(folder / FILE_NAME))
    table: str = connection.execute("SELECT max(id) FROM tables").get
    connection.execute("UPDATE log SET at_ms = 1 WHERE table_id = ? AND seq = 3", (table,))
    connection.close()
    return table


def test_a_sound_store_is_sound(data: Path) -> None:
    result = store("check", data=data)
    assert (result.exit_code, result.output[:12]) == (0, "All is well:")
    assert store("check", data=data, lang="fr").output.startswith("Tout va bien\u00a0:")
    assert store("check", data=data / FILE_NAME).exit_code == 0


def test_damage_is_named_by_table(data: Path) -> None:
    table = spoil(data)
    result = store("check", data=data)
    assert result.exit_code == 1
    assert f"Table {table} is damaged: line 3 of its log" in result.output
    assert "Damaged: 1 of 32 tables" in result.output


def test_a_backup_can_be_restored_and_is_the_same(data: Path, tmp_path: Path) -> None:
    result = store("backup", tmp_path / "backup", data=data)
    assert result.exit_code == 0, result.output
    assert [file.name for file in (tmp_path / "backup").iterdir()] == [FILE_NAME]
    assert (tmp_path / "backup" / FILE_NAME).stat().st_mode & 0o777 == 0o600
    result = store("restore", tmp_path / "backup", data=tmp_path / "new")
    assert result.exit_code == 0, result.output
    assert everything(tmp_path / "new") == everything(data)


def test_nothing_is_overwritten(data: Path, tmp_path: Path) -> None:
    assert store("backup", tmp_path / "backup", data=data).exit_code == 0
    before = (data / FILE_NAME).read_bytes()
    for result in (
        store("restore", tmp_path / "backup", data=data),
        store("backup", tmp_path / "backup", data=data),
        store("backup", tmp_path / "backup" / FILE_NAME, data=data),
    ):
        assert result.exit_code == 2
        assert "is not empty: choose a folder that is empty" in result.output
    assert (data / FILE_NAME).read_bytes() == before


def test_a_damaged_backup_is_said(data: Path, tmp_path: Path) -> None:
    table = spoil(data)
    result = store("backup", tmp_path / "backup", data=data)
    assert result.exit_code == 1
    assert f"Table {table} is damaged" in result.output
    assert (tmp_path / "backup" / FILE_NAME).exists()


def test_a_backup_before_an_upgrade(tmp_path: Path) -> None:
    """An older store can be copied as it is; to be checked it must be brought up to date."""
    (tmp_path / "old").mkdir()
    shutil.copy(ARCHIVE, tmp_path / "old" / FILE_NAME)
    assert store("backup", tmp_path / "backup", data=tmp_path / "old").exit_code == 0
    assert len(everything(tmp_path / "backup")) == 32
    result = store("check", data=tmp_path / "old")
    assert result.exit_code == 2
    assert "was written by an older Skep" in result.output


@pytest.mark.parametrize("command", ["check", "backup", "export"])
def test_where_there_is_no_store_nothing_is_made(command: str, tmp_path: Path) -> None:
    words = [command] if command == "check" else [command, tmp_path / "new"]
    result = store(*words, data=tmp_path / "none")
    assert (result.exit_code, result.output) == (
        2,
        f"skep: there is no store in {tmp_path / 'none'}\n",
    )
    (tmp_path / FILE_NAME).write_bytes(b"no bees " * 999)
    result = store(*words, data=tmp_path)
    assert result.exit_code == 2
    assert "it is not a database" in result.output
    assert len(result.output.splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_tables_are_carried_from_one_store_to_another(data: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "tables.jsonl", tmp_path / "other"
    result = store("export", file, data=data)
    assert result.exit_code == 0, result.output
    assert file.stat().st_mode & 0o777 == 0o600
    result = store("import", file, data=other)
    assert (result.exit_code, result.output) == (0, "32 tables were taken in.\n")
    assert everything(other) == everything(data)
    assert store("check", data=other).exit_code == 0
    result = store("import", file, data=other, lang="fr")
    assert result.output == "Aucune table n’a été ajoutée\u00a0; 32 étaient déjà là.\n"
    assert "exists already" in store("export", file, data=data).output


def test_what_does_not_play_is_left_out_and_the_rest_is_taken(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.jsonl"
    store("export", file, data=data)
    good, *rest = file.read_bytes().splitlines(keepends=True)
    bad = [
        b"nonsense\n",
        b'{"format":"skep tables 9"}\n',
        good.replace(b"skep tables 1", b"skep tables 9"),
        good.replace(b'"kind":"moved"', b'"kind":"flown"', 1),
        good.replace(b'"status":"running"', b'"status":"over"').replace(
            b'"status":"over","public"', b'"status":"open","public"'
        ),
        b"\xff\xfe\n",
    ]
    file.write_bytes(b"".join([*bad, good, *rest]))
    result = store("import", file, data=tmp_path / "other")
    assert result.exit_code == 1
    assert result.output.count("Left out: ") == len(bad)
    assert "32 tables were taken in" in result.output
    assert everything(tmp_path / "other") == everything(data)


def test_another_table_with_the_same_id_is_left_alone(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.jsonl"
    store("export", file, data=data)

    async def go_on() -> str:
        opened = SqliteStore(data)
        table = (await opened.table_ids("", 1))[0]
        seq = len(await opened.lines(table)) + 1
        await opened.append(table, [Line(seq, Said("bee", "Bee", "hm"), 1)])
        await opened.close()
        return table

    table = asyncio.run(go_on())
    before = everything(data)
    result = store("import", file, data=data)
    assert result.exit_code == 1
    assert f"Left out: {table} (there is another table with this id)" in result.output
    assert "31 were there already" in result.output
    assert everything(data) == before


def test_finished_games_become_records(data: Path, tmp_path: Path) -> None:
    result = store("export", tmp_path / "records", "--records", data=data)
    assert result.exit_code == 0, result.output
    files = list((tmp_path / "records").iterdir())
    assert len(files) == 18
    for file in files:
        assert skep.verify(file.read_text("utf-8")).hash


def test_a_store_in_use_takes_nothing_in(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.jsonl"
    store("export", file, data=data)
    opened = SqliteStore(data)
    result = store("import", file, data=data)
    asyncio.run(opened.close())
    assert result.exit_code == 2
    assert "is in use by another server" in result.output
    result = store("import", tmp_path / "none.jsonl", data=data)
    assert result.exit_code == 2
    assert "none.jsonl" in result.output
