"""What every store promises to a table."""

import asyncio
from pathlib import Path

import apsw
import msgspec
import pytest

from skep.server import log
from skep.server.log import AnyEntry, Line
from skep.server.store.interface import Conflict, Store, StoreError
from skep.server.store.sqlite import FILE_NAME
from tests.server.store.helpers import (
    Place,
    is_sound,
    line,
    opened,
    opened_at,
    run,
    table_id,
    table_row,
)

TABLE = table_id(1)

ENTRIES: list[AnyEntry] = [
    log.Created("butine", 3, {"long": True, "bonus": 4}, True, False, "host"),
    log.Seated(0, "bee", "Abeille à miel 🐝"),
    log.BotSeated(1, "greedy"),
    log.BotRemoved(1),
    log.Left(0),
    log.Started(1, ("3", "17")),
    log.Moved(2, "fly a1 b2", ()),
    log.Undone(2),
    log.Said("bee", "Bee", 'a "quoted"\nline\x00'),
    log.Rematched(table_id(2)),
    log.Admitted(1, "bee", "Bee"),
    log.Removed("bee", "Bee"),
    log.Muted("bee", "Bee", True),
    log.Paced("quick"),
    log.Hinted(1),
    log.Waited(1, 2000),
    log.Voted((0, 2), True),
    log.Held(True),
    log.Closed(),
]


def test_it_fills_the_protocol(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            taken: Store = store
            assert await taken.writable()

    run(play())


def test_a_log_comes_back_as_it_was_also_after_a_restart(place: Place) -> None:
    row = table_row(TABLE)
    lines = [
        Line(seq, entry, 1000 + seq, "bee", f"c{seq}", f"hash{seq}")
        for seq, entry in enumerate(ENTRIES, 1)
    ]

    async def write() -> None:
        async with opened_at(place) as store:
            await store.create(row, lines[:2])
            await store.append(TABLE, lines[2:5])
            for each in lines[5:]:
                await store.append(TABLE, [each])
            assert await store.lines(TABLE) == lines

    async def read() -> None:
        async with opened_at(place) as store:
            assert await store.lines(TABLE) == lines
            assert await store.lines(TABLE, after=7) == lines[7:]
            assert await store.lines(TABLE, after=99) == []
            found = await store.row(TABLE)
            assert found == msgspec.structs.replace(row, changed_ms=1000 + len(lines))

    run(write())
    run(read())
    assert not isinstance(place, Path) or is_sound(place)


def test_every_kind_of_entry_was_tried() -> None:
    assert {type(entry) for entry in ENTRIES} == set(AnyEntry.__args__)


def test_an_unknown_table_has_no_row_and_no_lines(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            assert await store.row(TABLE) is None
            assert await store.lines(TABLE) == []
            with pytest.raises(StoreError, match="no table"):
                await store.append(TABLE, [line(TABLE, 1)])

    run(play())


@pytest.mark.parametrize(
    "lines",
    [
        [line(TABLE, 2)],  # there already
        [line(TABLE, 4)],  # a gap
        [line(TABLE, 0)],
        [line(TABLE, 3), line(TABLE, 5)],
        [line(TABLE, 3), line(TABLE, 3)],
        [line(TABLE, 3), line(TABLE, 4, "c2")],  # a command that was carried out
        [line(TABLE, 3, "c3"), line(TABLE, 4, "c3")],
    ],
)
def test_what_does_not_follow_is_a_conflict_and_leaves_nothing(
    place: Place, lines: list[Line]
) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            before = [line(TABLE, 1, "c1"), line(TABLE, 2, "c2")]
            await store.create(table_row(TABLE), before)
            row = await store.row(TABLE)
            with pytest.raises(Conflict):
                await store.append(TABLE, lines, "over")
            assert await store.lines(TABLE) == before
            assert await store.row(TABLE) == row
            await store.append(TABLE, [line(TABLE, 3, "c3")])

    run(play())


def test_a_command_id_belongs_to_one_person_at_one_table(place: Place) -> None:
    other = table_id(2)

    async def play() -> None:
        async with opened_at(place) as store:
            await store.create(table_row(TABLE), [line(TABLE, 1, "c")])
            await store.create(table_row(other), [line(other, 1, "c")])
            wasp = msgspec.structs.replace(line(TABLE, 2, "c"), person="wasp")
            await store.append(TABLE, [wasp])
            with pytest.raises(Conflict):
                await store.append(TABLE, [msgspec.structs.replace(wasp, seq=3)])

    run(play())


def test_a_table_is_made_once_and_with_its_lines(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            with pytest.raises(Conflict):
                await store.create(table_row(TABLE), [line(TABLE, 2)])
            assert await store.row(TABLE) is None
            await store.create(table_row(TABLE), [line(TABLE, 1)])
            with pytest.raises(Conflict):
                await store.create(table_row(TABLE), [line(TABLE, 1)])
            assert await store.lines(TABLE) == [line(TABLE, 1)]

    run(play())


def test_rows_are_chosen_by_status_and_openness_newest_first(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            for number in range(6):
                table = table_id(number)
                row = table_row(table, public=number != 3, at_ms=number)
                await store.create(row, [line(table, 1, at_ms=number)])
            await store.append(table_id(0), [line(table_id(0), 2, at_ms=50)], "running")
            await store.append(table_id(1), [line(table_id(1), 2, at_ms=60)], "over")

            async def numbers(
                *statuses: str, public_only: bool = True, limit: int = 9
            ) -> list[int]:
                chosen = tuple(s for s in ("open", "running", "over") if s in statuses)
                rows = await store.rows(statuses=chosen, public_only=public_only, limit=limit)
                return [int(row.id.removeprefix("table-")) for row in rows]

            assert await numbers("open", "running") == [0, 5, 4, 2]
            assert await numbers("open", public_only=False) == [5, 4, 3, 2]
            assert await numbers("open", "running", "over", limit=3) == [1, 0, 5]
            assert await numbers() == []

    run(play())


def test_a_status_can_change_alone_and_a_clock_may_go_back(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            await store.create(table_row(TABLE, at_ms=500), [line(TABLE, 1)])
            await store.append(TABLE, [line(TABLE, 2, at_ms=400)], "running")
            await store.append(TABLE, [], "over")
            row = await store.row(TABLE)
            assert row is not None
            assert (row.status, row.changed_ms) == ("over", 500)

    run(play())


def test_names_and_the_key_last(place: Place) -> None:
    async def first() -> bytes:
        async with opened_at(place) as store:
            assert await store.name_of("bee") is None
            await store.set_name("bee", "Maya")
            await store.set_name("bee", "Willi")
            key = await store.server_key()
            assert await store.server_key() == key
            return key

    async def second() -> bytes:
        async with opened_at(place) as store:
            assert await store.name_of("bee") == "Willi"
            return await store.server_key()

    key = run(first())
    assert len(key) == 32
    assert run(second()) == key


def test_a_closed_store_says_so(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            await store.create(table_row(TABLE), [line(TABLE, 1)])
            last = asyncio.create_task(store.append(TABLE, [line(TABLE, 2)]))
            await asyncio.sleep(0)  # it is queued
            await store.close()
            await store.close()
            await last
            assert not await store.writable()
            with pytest.raises(StoreError, match="closed"):
                await store.append(TABLE, [line(TABLE, 3)])
            with pytest.raises(StoreError, match="closed"):
                await store.lines(TABLE)
        async with opened_at(place) as again:
            assert len(await again.lines(TABLE)) == 2

    run(play())


def test_reading_goes_on_while_somebody_else_keeps_the_database_from_being_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skep.server.store.group_commit.BUSY_MS", 200)

    async def play() -> None:
        async with opened(folder) as store:
            await store.create(table_row(TABLE), [line(TABLE, 1)])
            other = apsw.Connection(str(folder / FILE_NAME))
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append(TABLE, [line(TABLE, 2)]))
            await asyncio.sleep(0.02)
            assert await store.lines(TABLE) == [line(TABLE, 1)]
            assert not waiting.done()
            with pytest.raises(StoreError, match="nothing could be saved"):
                await waiting
            assert not await store.writable()
            other.execute("ROLLBACK")
            other.close()
            assert await store.writable()
            await store.append(TABLE, [line(TABLE, 2)])

    run(play())
