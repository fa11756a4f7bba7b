"""The data folder: whose it is, who may look into it, and what may lie there."""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import apsw
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from skep.api.folders import default_data_folder
from skep.server.store import connections, schema
from skep.server.store.appending import Append
from skep.server.store.interface import Damaged, StoreError
from skep.server.store.sqlite import FILE_NAME, SqliteStore
from tests.server.store.helpers import is_sound, line, opened, run, table_id, table_row

TABLE = table_id(1)

OWN_FILES = dict.fromkeys(("lock", FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm"), 0o600)

OPEN_IN_A_CHILD = """
import sys, pathlib
from skep.server.store.sqlite import SqliteStore
from skep.server.store.interface import Damaged, StoreError
try:
    SqliteStore(pathlib.Path(sys.argv[1]))
except StoreError as error:
    sys.exit(str(error))
"""


async def fill(folder: Path) -> None:
    async with opened(folder) as store:
        await store.create(table_row(TABLE), [line(TABLE, seq) for seq in range(1, 200)])


def open_in_a_child(folder: Path) -> str:
    """What another process says that opens the same folder; empty when it can."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", OPEN_IN_A_CHILD, str(folder)]
    return subprocess.run(  # noqa: S603  our own interpreter
        command, env=environment, capture_output=True, text=True, check=False
    ).stderr


def test_one_server_at_a_time(folder: Path) -> None:
    async def play() -> None:
        async with opened(folder) as store:
            for _ in range(2):  # a failed try must not open the door for the next
                with pytest.raises(StoreError, match=f"{folder} is in use by another server"):
                    SqliteStore(folder)
                assert f"{folder} is in use by another server" in open_in_a_child(folder)
            assert await store.writable()

    run(play())
    assert open_in_a_child(folder) == ""
    run(fill(folder))


def test_deleting_a_lock_lets_nobody_in(folder: Path) -> None:
    async def play() -> None:
        async with opened(folder) as store:
            (folder / "lock").unlink()
            with pytest.raises(StoreError, match=f"{folder} is in use by another server"):
                SqliteStore(folder)
            (folder / "lock").unlink()
            assert f"{folder} is in use by another server" in open_in_a_child(folder)
            await store.create(table_row(TABLE), [line(TABLE, 1)])
            assert len(await store.lines(TABLE)) == 1

    run(play())
    assert open_in_a_child(folder) == ""
    run(fill_more(folder))


async def fill_more(folder: Path) -> None:
    async with opened(folder) as store:
        await store.append(TABLE, [line(TABLE, 2)])


@pytest.mark.parametrize("name", [FILE_NAME, f"{FILE_NAME}-wal"])
@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_acknowledged_that_would_go_into_a_deleted_file(
    folder: Path, name: str, replaced: bool
) -> None:
    async def play() -> None:
        async with opened(folder) as store:
            await store.create(table_row(TABLE), [line(TABLE, 1)])
            aside = (folder / name).rename(folder / "aside")
            if replaced:
                shutil.copy(aside, folder / name)
            for _ in range(2):
                with pytest.raises(StoreError, match="was deleted or replaced while the server"):
                    await store.append(TABLE, [line(TABLE, 2)])
            assert not await store.writable()
            aside.rename(folder / name)  # in time: nothing is lost
            await store.append(TABLE, [line(TABLE, 2)])
            assert await store.writable()

    run(play())
    assert is_sound(folder)
    run(fill_more_after(folder, 2))


async def fill_more_after(folder: Path, last: int) -> None:
    async with opened(folder) as store:
        assert len(await store.lines(TABLE)) == last


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_only_the_owner_may_look(folder: Path) -> None:
    async def play() -> None:
        async with opened(folder / "deep") as store:
            assert await store.writable()
            assert {path.name: mode(path) for path in store.path.parent.iterdir()} == OWN_FILES

    before = os.umask(0)
    try:
        run(play())
    finally:
        os.umask(before)
    assert mode(folder) == 0o700
    assert mode(folder / "deep") == 0o700


def test_files_that_were_open_to_all_are_closed(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"

    async def play() -> None:
        async with opened(folder) as store:
            await store.set_name("bee", "Maya")
            shutil.copytree(folder, copy)
        copy.chmod(0o755)  # somebody's choice: the files guard themselves
        for path in copy.iterdir():
            path.chmod(0o644)
        async with opened(copy) as store:
            assert await store.name_of("bee") == "Maya"
            assert {path.name: mode(path) for path in copy.iterdir()} == OWN_FILES

    run(play())
    assert mode(copy) == 0o755


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"These are not the bees you are looking for. " * 100, "it is not a database"),
        (b"SQLite format 3\x00" + bytes(200), "it is not a database"),
    ],
)
def test_a_file_that_is_no_database_is_refused_and_left_alone(
    folder: Path, content: bytes, words: str
) -> None:
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(content)
    with pytest.raises(StoreError, match=words):
        SqliteStore(folder)
    assert (folder / FILE_NAME).read_bytes() == content


def test_a_damaged_database_is_refused(folder: Path) -> None:
    run(fill(folder))
    path = folder / FILE_NAME
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + whole[8192:])  # a page is gone
    with pytest.raises(StoreError, match=r"skep\.sqlite cannot be used: it is damaged"):
        SqliteStore(folder)


def test_damage_that_is_found_later_is_a_store_error(folder: Path) -> None:
    run(fill(folder))
    path = folder / FILE_NAME
    connection = apsw.Connection(str(path))
    root = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'log'").get
    connection.close()
    whole = bytearray(path.read_bytes())
    whole[(root - 1) * 4096 : root * 4096] = b"\xff" * 4096
    path.write_bytes(whole)

    async def play() -> None:
        async with opened(folder) as store:
            with pytest.raises(Damaged, match=f"table {TABLE} is damaged"):
                await store.lines(TABLE)
            with pytest.raises(Damaged, match=f"table {TABLE} is damaged"):
                await store.append(TABLE, [line(TABLE, 200)])
            await store.set_name("bee", "Maya")  # the rest still works
            assert await store.name_of("bee") == "Maya"

    run(play())


def test_a_database_of_somebody_else_is_left_alone(folder: Path) -> None:
    folder.mkdir()
    connection = apsw.Connection(str(folder / FILE_NAME))
    connection.execute("CREATE TABLE honey (jars INTEGER)")
    connection.close()
    before = (folder / FILE_NAME).read_bytes()
    with pytest.raises(StoreError, match="not one of Skep's"):
        SqliteStore(folder)
    assert (folder / FILE_NAME).read_bytes() == before


def test_a_store_from_the_future_is_refused(folder: Path) -> None:
    run(fill(folder))
    connection = apsw.Connection(str(folder / FILE_NAME))
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreError, match=r"newer Skep \(its schema is 9999"):
        SqliteStore(folder)
    connection = apsw.Connection(str(folder / FILE_NAME))
    connection.execute("UPDATE alembic_version SET version_num = ?", (schema.REVISIONS[-1],))
    connection.close()

    async def play() -> None:
        async with opened(folder) as store:
            assert len(await store.lines(TABLE)) == 199

    run(play())


def test_a_folder_that_cannot_be_made_or_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="file/data cannot be used"):
        SqliteStore(tmp_path / "file" / "data")
    with pytest.raises(StoreError, match="file cannot be used"):
        SqliteStore(tmp_path / "file")
    (tmp_path / "taken" / FILE_NAME).mkdir(parents=True)
    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(tmp_path / "taken")


def test_a_refused_folder_is_free_again(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(b"junk" * 1000)
    with pytest.raises(StoreError):
        SqliteStore(folder)
    (folder / FILE_NAME).unlink()
    run(fill(folder))
    assert is_sound(folder)


def test_the_list_of_revisions_is_the_history() -> None:
    config = Config()
    config.set_main_option("script_location", "skep.server.store:migrations")
    history = ScriptDirectory.from_config(config).walk_revisions()
    assert tuple(reversed([script.revision for script in history])) == schema.REVISIONS


def test_a_migration_is_all_or_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = schema.migration_script(None)
    monkeypatch.setattr(schema, "migration_script", lambda _revision: good + "SELECT broken")
    with pytest.raises(StoreError, match="no such column: broken"):
        SqliteStore(folder)
    monkeypatch.undo()
    run(fill(folder))  # nothing of the first try is in the way


def fill_at_first_revision(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store as the first Skep wrote it."""
    folder.mkdir()
    connection = apsw.Connection(str(folder / FILE_NAME))
    with monkeypatch.context() as patch:
        patch.setattr(schema, "REVISIONS", schema.REVISIONS[:1])
        schema.migrate(connection, None)
    connection.execute(
        "INSERT INTO tables VALUES (?, 'butine', 'open', 1, ?, 1, 1)", (TABLE, bytes(32))
    )
    rows = Append.of(TABLE, [line(TABLE, seq) for seq in range(1, 200)]).rows
    connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    connection.close()


def test_a_store_of_the_first_revision_keeps_its_tables_and_learns_the_rest(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill_at_first_revision(folder, monkeypatch)

    async def play() -> None:
        async with opened(folder) as store:
            assert len(await store.lines(TABLE)) == 199
            await store.set_name("ann", "Ann")
            await store.list_score("bee-busy", "2026-05-04", "ann", 40, 1)
            found = await store.daily_scores("bee-busy", "2026-05-04", 10)
            assert found == [("ann", "Ann", 40)]

    run(play())


def test_a_large_store_from_before_is_said_to_take_a_while(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connections, "LARGE_BYTES", 1000)
    fill_at_first_revision(folder, monkeypatch)
    for _ in range(2):
        run(fill_more_after(folder, 199))
    said = [message for message in caplog.messages if "bringing it up to date" in message]
    assert len(said) == 1


def test_an_older_store_is_led_to_the_newest_revision(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(fill(folder))
    before = schema.REVISIONS[-1]
    asked: list[str | None] = []

    def script(revision: str | None) -> str:
        asked.append(revision)
        return (
            "ALTER TABLE people ADD COLUMN hue TEXT; UPDATE alembic_version SET version_num = 'n'"
        )

    monkeypatch.setattr(schema, "REVISIONS", (*schema.REVISIONS, "n"))
    monkeypatch.setattr(schema, "migration_script", script)
    for _ in range(2):

        async def play() -> None:
            async with opened(folder) as store:
                assert len(await store.lines(TABLE)) == 199

        run(play())
    assert asked == [before]


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, ".local/share/skep"),
        ("linux", {"XDG_DATA_HOME": "/var/lib"}, "/var/lib/skep"),
        ("linux", {"XDG_DATA_HOME": "not/absolute"}, ".local/share/skep"),
        ("darwin", {"XDG_DATA_HOME": "/var/lib"}, "Library/Application Support/Skep"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Skep"),
        ("win32", {}, "AppData/Local/Skep"),
    ],
)
def test_the_default_folder_is_where_the_platform_wants_it(
    platform: str,
    environment: dict[str, str],
    expected: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert default_data_folder() == tmp_path / expected
