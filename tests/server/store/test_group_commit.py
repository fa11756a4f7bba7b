"""One writer, commits in groups: who fails, fails alone."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import apsw
import pytest

from skep.server.store.group_commit import Writer
from skep.server.store.interface import Conflict, StoreError
from tests.server.store.helpers import Place, line, opened, opened_at, run, table_id, table_row


class Bench:
    """A writer on a small database, which can be held up so that a group gathers."""

    def __init__(self, path: Path) -> None:
        self.connection = apsw.Connection(str(path))
        self.connection.pragma("journal_mode", "WAL")
        self.connection.execute("CREATE TABLE facts (fact INTEGER PRIMARY KEY) STRICT")
        self.commits = 0
        self.connection.set_commit_hook(self._count)
        self.writer = Writer(self.connection)
        self.go_on = threading.Event()

    def _count(self) -> bool:
        self.commits += 1
        return False

    async def hold_up(self) -> "asyncio.Task[None]":
        """Keep the writer busy until `go_on` is set."""
        begun = threading.Event()

        def wait(_connection: apsw.Connection) -> None:
            begun.set()
            assert self.go_on.wait(10)

        task = asyncio.create_task(self.writer.run(wait))
        assert await asyncio.to_thread(begun.wait, 10)
        return task

    def facts(self) -> list[int]:
        return [fact for (fact,) in self.connection.execute("SELECT fact FROM facts")]


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    bench = Bench(tmp_path / "bench.sqlite")
    yield bench
    bench.go_on.set()
    bench.writer.stop()
    bench.connection.close()


def add(*facts: int) -> Callable[[apsw.Connection], int]:
    def work(connection: apsw.Connection) -> int:
        for fact in facts:
            connection.execute("INSERT INTO facts VALUES (?)", (fact,))
        return sum(facts)

    return work


def test_what_waits_is_committed_together_in_order_with_one_wake_up(bench: Bench) -> None:
    async def play() -> None:
        held = await bench.hold_up()
        order: list[int] = []

        def note(number: int) -> Callable[[apsw.Connection], int]:
            def work(connection: apsw.Connection) -> int:
                order.append(number)
                return add(number)(connection)

            return work

        tasks = [asyncio.create_task(bench.writer.run(note(number))) for number in range(100)]
        await asyncio.sleep(0)
        loop = asyncio.get_running_loop()
        wake, wakes = loop.call_soon_threadsafe, []

        def counted(callback: Callable[..., object], *args: object) -> asyncio.Handle:
            wakes.append(callback)
            return wake(callback, *args)

        loop.call_soon_threadsafe = counted  # type: ignore[method-assign,assignment]
        bench.go_on.set()
        await held
        assert await asyncio.gather(*tasks) == list(range(100))
        assert order == list(range(100))
        assert len(wakes) == 2  # for the one that was held up, and for all the others
        assert bench.commits == 2

    run(play())


def test_one_that_fails_takes_nobody_along(bench: Bench) -> None:
    def broken(connection: apsw.Connection) -> None:
        add(77)(connection)
        raise ValueError("broken")

    async def play() -> None:
        held = await bench.hold_up()
        works: list[Callable[[apsw.Connection], object]]
        works = [add(1), add(2, 1), broken, add(3, 4), add(4), add("x"), add(5)]  # type: ignore[arg-type]
        tasks = [asyncio.create_task(bench.writer.run(work)) for work in works]
        await asyncio.sleep(0)
        bench.go_on.set()
        await held
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        kinds = [end if isinstance(end, int) else type(end) for end in ends]
        assert kinds == [1, Conflict, ValueError, 7, Conflict, StoreError, 5]
        assert bench.commits == 2

    run(play())
    assert bench.facts() == [1, 3, 4, 5]


def test_a_group_that_cannot_be_committed_is_undone_for_all(bench: Bench) -> None:
    async def play() -> None:
        held = await bench.hold_up()
        tasks = [asyncio.create_task(bench.writer.run(add(number))) for number in (1, 2, 2, 3)]
        await asyncio.sleep(0)
        bench.connection.set_commit_hook(lambda: True)  # turns every commit into a rollback
        bench.go_on.set()
        for task in (held, *tasks):
            with pytest.raises(StoreError, match="nothing could be saved") as caught:
                await task
            assert not isinstance(caught.value, Conflict)
        bench.connection.set_commit_hook(None)
        assert await bench.writer.run(add(2)) == 2

    run(play())
    assert bench.facts() == [2]


@pytest.mark.parametrize("error", [apsw.FullError, apsw.IOError])
def test_trouble_with_the_disk_is_everybodys(bench: Bench, error: type[apsw.Error]) -> None:
    def trouble(_connection: apsw.Connection) -> None:
        raise error("trouble")

    async def play() -> None:
        held = await bench.hold_up()
        tasks = [asyncio.create_task(bench.writer.run(work)) for work in (add(1), trouble, add(2))]
        await asyncio.sleep(0)
        bench.go_on.set()
        await held
        for task in tasks:
            with pytest.raises(StoreError, match="nothing could be saved: trouble"):
                await task
        assert await bench.writer.run(add(3)) == 3

    run(play())
    assert bench.facts() == [3]


def test_a_damaged_place_is_the_trouble_of_who_wants_to_write_there(bench: Bench) -> None:
    def trouble(_connection: apsw.Connection) -> None:
        raise apsw.CorruptError("malformed")

    async def play() -> None:
        held = await bench.hold_up()
        tasks = [asyncio.create_task(bench.writer.run(work)) for work in (add(1), trouble, add(2))]
        await asyncio.sleep(0)
        bench.go_on.set()
        await held
        assert await tasks[0] == 1
        with pytest.raises(StoreError, match="nothing could be saved: malformed"):
            await tasks[1]
        assert await tasks[2] == 2

    run(play())
    assert bench.facts() == [1, 2]


def test_who_stops_waiting_does_not_disturb_the_others(bench: Bench) -> None:
    async def play() -> None:
        held = await bench.hold_up()
        tasks = [asyncio.create_task(bench.writer.run(add(number))) for number in (1, 2, 3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        bench.go_on.set()
        await held
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [ends[0], type(ends[1]), ends[2]] == [1, asyncio.CancelledError, 3]

    run(play())
    assert bench.facts() == [1, 2, 3]  # queued is queued


def test_an_event_loop_may_end_before_its_answers_come(bench: Bench) -> None:
    async def leave() -> None:
        await bench.hold_up()
        task = asyncio.create_task(bench.writer.run(add(1)))
        await asyncio.sleep(0)
        task.cancel()

    run(leave())
    bench.go_on.set()
    assert run(bench.writer.run(add(2))) == 2
    assert bench.facts() == [1, 2]


def test_stopping_finishes_what_is_queued(bench: Bench) -> None:
    async def play() -> None:
        await bench.hold_up()
        tasks = [asyncio.create_task(bench.writer.run(add(number))) for number in range(50)]
        await asyncio.sleep(0)
        bench.go_on.set()
        await asyncio.to_thread(bench.writer.stop)
        assert await asyncio.gather(*tasks) == list(range(50))
        with pytest.raises(StoreError, match="closed"):
            await bench.writer.run(add(99))

    run(play())
    assert bench.facts() == list(range(50))


def test_a_group_has_a_bound(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skep.server.store.group_commit.MAX_GROUP", 10)

    async def play() -> None:
        held = await bench.hold_up()
        tasks = [asyncio.create_task(bench.writer.run(add(number))) for number in range(25)]
        await asyncio.sleep(0)
        bench.go_on.set()
        await held
        await asyncio.gather(*tasks)
        assert bench.commits == 1 + 3

    run(play())


def test_two_who_write_the_same_line_at_once_one_of_them_wins(place: Place) -> None:
    async def play() -> None:
        async with opened_at(place) as store:
            tables = [table_id(number) for number in range(20)]
            await asyncio.gather(
                *(store.create(table_row(table), [line(table, 1)]) for table in tables)
            )
            for seq in range(2, 12):
                ends = await asyncio.gather(
                    *(
                        store.append(table, [line(table, seq, f"{rival}-{seq}")])
                        for rival in range(3)
                        for table in tables
                    ),
                    return_exceptions=True,
                )
                assert [type(end) for end in ends].count(Conflict) == 2 * len(tables)
                assert ends.count(None) == len(tables)
            for table in tables:
                assert [each.seq for each in await store.lines(table)] == list(range(1, 12))

    run(play())


def wal_size(path: Path) -> int:
    return Path(f"{path}-wal").stat().st_size


def test_the_write_ahead_log_stays_short_though_somebody_always_reads(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skep.server.store.group_commit.CHECKPOINT_PAGES", 20)
    monkeypatch.setattr("skep.server.store.group_commit.PATIENCE_PAGES", 60)
    table = table_id(1)
    longest = 0

    async def read_without_a_pause(path: Path) -> None:
        readers = [apsw.Connection(str(path)) for _ in range(2)]
        try:
            while True:
                for reader in readers:
                    # Ends its old look only after the other one has begun a new one.
                    if reader.in_transaction:
                        reader.execute("COMMIT")
                    reader.execute("BEGIN; SELECT count(*) FROM log").fetchall()
                    await asyncio.sleep(0.001)
        finally:
            for reader in readers:
                reader.close()

    async def play() -> None:
        nonlocal longest
        async with opened(folder) as store:
            await store.create(table_row(table), [line(table, 1)])
            reading = asyncio.create_task(read_without_a_pause(store.path))
            for seq in range(2, 150):
                await store.append(table, [line(table, seq, f"c{seq}")])
                longest = max(longest, wal_size(store.path))
            reading.cancel()

    run(play())
    assert 20 * 4096 < longest < 200 * 4200


# ---------------------------------------------------------------- what follows a commit


def test_what_follows_a_commit_comes_before_its_asker_goes_on(bench: Bench) -> None:
    async def play() -> None:
        order: list[str] = []

        async def ask(number: int) -> None:
            await bench.writer.run(add(number), then=lambda: order.append(f"{number} then"))
            order.append(f"{number} goes on")

        await ask(1)
        await ask(2)
        assert order == ["1 then", "1 goes on", "2 then", "2 goes on"]

    run(play())


def test_what_is_not_committed_is_followed_by_nothing(bench: Bench) -> None:
    async def play() -> None:
        followed: list[int] = []
        await bench.writer.run(add(1), then=lambda: followed.append(1))
        with pytest.raises(Conflict):
            await bench.writer.run(add(1), then=lambda: followed.append(2))
        assert followed == [1]

    run(play())


def test_an_error_in_what_follows_is_its_askers(bench: Bench) -> None:
    def fail() -> None:
        raise ValueError("broken")

    async def play() -> None:
        held = await bench.hold_up()
        tasks = [
            asyncio.create_task(bench.writer.run(add(1), then=fail)),
            asyncio.create_task(bench.writer.run(add(2))),
        ]
        await asyncio.sleep(0)
        bench.go_on.set()
        await held
        broken, fine = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(broken, ValueError)
        assert fine == 2

    run(play())
    assert bench.facts() == [1, 2]


def test_who_gives_up_waiting_does_not_call_off_what_follows(bench: Bench) -> None:
    async def play() -> None:
        held = await bench.hold_up()
        followed: list[int] = []
        task = asyncio.create_task(bench.writer.run(add(1), then=lambda: followed.append(1)))
        await asyncio.sleep(0)
        task.cancel()
        bench.go_on.set()
        await held
        await bench.writer.run(add(2))
        assert followed == [1]
        assert task.cancelled()

    run(play())
    assert bench.facts() == [1, 2]


def test_who_asks_next_lets_those_through_who_are_done(bench: Bench) -> None:
    async def play() -> None:
        order: list[str] = []
        loop = asyncio.get_running_loop()
        first = asyncio.create_task(bench.writer.run(add(1), then=lambda: order.append("first")))
        await asyncio.sleep(0)
        # While the event loop is busy, the first is committed; it will be told after all this.
        second = asyncio.create_task(bench.writer.run(add(2)))
        loop.call_soon(order.append, "something else")
        give_up = time.monotonic() + 10
        while bench.commits < 1 or time.monotonic() < give_up - 9.9:
            assert time.monotonic() < give_up
        await asyncio.gather(first, second)
        assert order == ["first", "something else"]

    run(play())


def test_each_is_told_in_the_event_loop_that_it_asked_from(bench: Bench) -> None:
    told: list[tuple[int, int]] = []

    def ask(number: int) -> None:
        asyncio.run(
            bench.writer.run(add(number), then=lambda: told.append((number, threading.get_ident())))
        )

    async def play() -> None:
        held = await bench.hold_up()
        threads = [threading.Thread(target=ask, args=(number,)) for number in (1, 2, 3)]
        for thread in threads:
            thread.start()
        await asyncio.sleep(0.1)  # all three are in one group now, most likely
        bench.go_on.set()
        await held
        for thread in threads:
            await asyncio.to_thread(thread.join, 10)
        asked_from = {number: thread.ident for number, thread in enumerate(threads, start=1)}
        assert sorted(told) == sorted(asked_from.items())

    run(play())
