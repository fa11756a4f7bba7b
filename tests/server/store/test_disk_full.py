"""No room on the disk: nothing is promised, nothing is half there, and it passes."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from skep.server.store.interface import Conflict, StoreError
from skep.server.store.sqlite import SqliteStore
from tests.server.store.disks import FullDisk
from tests.server.store.helpers import is_sound, line, opened, run, table_id, table_row

TABLES = [table_id(number) for number in range(5)]


@pytest.fixture
def disk() -> Iterator[FullDisk]:
    disk = FullDisk("full")
    yield disk
    disk.unregister()


async def fill_up(store: SqliteStore, table: str, acknowledged: dict[str, int]) -> None:
    """Append until the disk is full; most lines go two by two."""
    while True:
        seq = acknowledged[table]
        more = [line(table, seq + 1, f"c{seq + 1}"), line(table, seq + 2)]
        try:
            await store.append(table, more, "running")
        except Conflict:
            raise
        except StoreError:
            return
        acknowledged[table] = seq + 2


async def try_to_write(store: SqliteStore, table: str, seq: int) -> None:
    assert not await store.writable()
    with pytest.raises(StoreError, match="nothing could be saved"):
        await store.append(table, [line(table, seq + 1)], "over")
    with pytest.raises(StoreError, match="nothing could be saved"):
        await store.create(table_row(table_id(99)), [line(table_id(99), 1)])
    with pytest.raises(StoreError, match="nothing could be saved"):
        await store.set_name("bee", "Maya")


async def look(store: SqliteStore, acknowledged: dict[str, int]) -> None:
    """Everything that was promised is there, and nothing else."""
    for table in TABLES:
        seqs = [each.seq for each in await store.lines(table)]
        assert seqs == list(range(1, acknowledged[table] + 1))
        row = await store.row(table)
        assert row is not None
        assert row.status != "over"
    assert await store.row(table_id(99)) is None
    assert await store.name_of("bee") is None


@pytest.mark.parametrize("checkpoint_pages", [10, 1000])
@pytest.mark.parametrize("room", [0, 1, 5000, 100_000])
def test_a_full_disk_refuses_until_there_is_room_again(
    folder: Path,
    disk: FullDisk,
    room: int,
    checkpoint_pages: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("skep.server.store.group_commit.CHECKPOINT_PAGES", checkpoint_pages)
    acknowledged = dict.fromkeys(TABLES, 1)

    async def play() -> None:
        async with opened(folder, vfs=disk.name) as store:
            for table in TABLES:
                await store.create(table_row(table), [line(table, 1)])
            for _ in range(3):  # full, free and full again
                disk.room = room
                await asyncio.gather(*(fill_up(store, table, acknowledged) for table in TABLES))
                await look(store, acknowledged)
                disk.full = True
                await try_to_write(store, TABLES[0], acknowledged[TABLES[0]])
                await look(store, acknowledged)
                disk.room, disk.full = 1 << 40, False
                assert await store.writable()
                for table in TABLES:
                    acknowledged[table] += 1
                    await store.append(table, [line(table, acknowledged[table])])
                await look(store, acknowledged)

    async def look_again() -> None:
        async with opened(folder) as store:
            await look(store, acknowledged)

    run(play())
    assert is_sound(folder)
    run(look_again())


@pytest.mark.parametrize("error", [apsw.FullError("no room"), apsw.IOError("broken")])
def test_a_sync_that_fails_promises_nothing(
    folder: Path, disk: FullDisk, error: apsw.Error
) -> None:
    acknowledged = dict.fromkeys(TABLES, 1)

    async def play() -> None:
        async with opened(folder, vfs=disk.name) as store:
            for table in TABLES:
                await store.create(table_row(table), [line(table, 1)])
            for _ in range(3):
                disk.sync_error = error
                for table in TABLES:
                    await try_to_write(store, table, acknowledged[table])
                await look(store, acknowledged)
                disk.sync_error = None
                assert await store.writable()
                for table in TABLES:
                    acknowledged[table] += 1
                    await store.append(table, [line(table, acknowledged[table])])

    async def look_again() -> None:
        async with opened(folder) as store:
            await look(store, acknowledged)

    run(play())
    assert is_sound(folder)
    run(look_again())


def test_a_store_that_cannot_be_made_says_so(folder: Path, disk: FullDisk) -> None:
    disk.room = 5000
    with pytest.raises(StoreError, match="cannot be used: "):
        SqliteStore(folder, vfs=disk.name)
    disk.room = 1 << 40

    async def play() -> None:
        async with opened(folder, vfs=disk.name) as store:
            assert await store.writable()

    run(play())
