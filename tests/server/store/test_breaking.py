"""PostgreSQL goes away and comes back: what was acknowledged stands, and what stands is told."""

import asyncio
import gc
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from asyncpg.transaction import Transaction

from bench.cluster.postgres import LocalPostgres
from skep.server.store.interface import StoreError
from skep.server.store.postgres import connecting
from skep.server.store.postgres.opening import open_postgres
from skep.server.store.postgres.store import PostgresStore
from tests.server.store.helpers import line, run, table_id, table_row
from tests.server.store.wires import Cut, Wire, wire_to

ONE, TWO = table_id(1), table_id(2)


@asynccontextmanager
async def wired(
    postgres: LocalPostgres, database: str
) -> AsyncIterator[tuple[Wire, PostgresStore]]:
    """A store at the end of a wire, with two tables of a line each."""
    async with wire_to(postgres.port) as wire:
        store = await open_postgres(database.replace(str(postgres.port), str(wire.port)))
        for table in (ONE, TWO):
            await store.create(table_row(table), [line(table, 1)])
        yield wire, store
        wire.open = True
        await store.close()


@pytest.mark.parametrize("cut", ["before", "after"])
def test_a_commit_in_doubt_is_looked_for_before_anybody_is_told(
    postgres: LocalPostgres, database: str, cut: Cut
) -> None:
    async def play() -> None:
        async with wired(postgres, database) as (wire, store):
            told: list[str] = []
            wire.cut = cut
            append = asyncio.create_task(
                store.append(ONE, [line(ONE, 2, "marked")], then=lambda: told.append("then"))
            )
            await asyncio.sleep(0.3)
            assert not append.done(), "nobody can know yet"
            wire.open = True
            if cut == "after":
                await append
                assert told == ["then"]
            else:
                with pytest.raises(StoreError, match="nothing could be saved"):
                    await append
                assert told == []
            seqs = [each.seq for each in await store.lines(ONE)]
            assert seqs == ([1, 2] if cut == "after" else [1])
            await store.append(ONE, [line(ONE, len(seqs) + 1, "next")])
            await store.append(TWO, [line(TWO, 2)])

    run(play())


def test_a_database_that_says_nothing_is_given_up(
    postgres: LocalPostgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "ANSWER_SECONDS", 0.5)

    async def play() -> None:
        async with wired(postgres, database) as (wire, store):
            wire.cut = "silent"
            append = asyncio.create_task(store.append(ONE, [line(ONE, 2, "marked")]))
            await asyncio.sleep(0.2)
            wire.cut = "none"  # of the wires to come
            await append
            assert len(await store.lines(ONE)) == 2

    run(play())


@pytest.mark.parametrize("cut", ["before", "after"])
def test_a_table_in_doubt_is_made_once(
    postgres: LocalPostgres, database: str, cut: Cut, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit of a table is cut off: then it is looked for, not made again."""

    async def play() -> None:
        async with wired(postgres, database) as (_wire, store):
            new = table_id(3)
            commit = Transaction.commit

            async def broken(transaction: object) -> None:
                monkeypatch.undo()
                if cut == "after":
                    await commit(transaction)
                raise ConnectionResetError("the wire was cut")

            monkeypatch.setattr(Transaction, "commit", broken)
            make = store.create(table_row(new), [line(new, 1)])
            if cut == "after":
                await make
            else:
                with pytest.raises(StoreError, match="nothing could be saved"):
                    await make
                await store.create(table_row(new), [line(new, 1)])
            assert len(await store.lines(new)) == 1

    run(play())


@pytest.mark.parametrize("leased", [False, True], ids=["alone", "leased"])
@pytest.mark.parametrize("cut", ["before", "after"])
def test_a_table_in_doubt_is_deleted_once_and_that_is_said(
    postgres: LocalPostgres, database: str, cut: Cut, leased: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with wired(postgres, database) as (_wire, store):
            if leased:
                assert await store.leases.take(ONE, "me", 60)
            commit = Transaction.commit

            async def broken(transaction: object) -> None:
                monkeypatch.undo()
                if cut == "after":
                    await commit(transaction)
                raise ConnectionResetError("the wire was cut")

            monkeypatch.setattr(Transaction, "commit", broken)
            if cut == "before":
                with pytest.raises(StoreError, match="nothing could be saved"):
                    await store.delete(ONE)
                assert len(await store.lines(ONE)) == 1
            assert await store.delete(ONE), "there was one"
            assert await store.row(ONE) is None
            if not leased:
                assert not await store.delete(ONE)

    run(play())


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["restart", "crash"])
def test_a_restart_loses_and_doubles_nothing(how: signal.Signals) -> None:
    with LocalPostgres(durable=False) as postgres:

        async def play() -> None:
            store = await open_postgres(postgres.url())
            tables = [table_id(number) for number in range(8)]
            for table in tables:
                await store.create(table_row(table), [line(table, 1)])
            acknowledged: set[tuple[str, str]] = set()
            refused, over = 0, asyncio.Event()

            async def write(table: str) -> None:
                nonlocal refused
                number = 0
                while not over.is_set():
                    number += 1
                    try:
                        seq = len(await store.lines(table)) + 1
                        await store.append(table, [line(table, seq, f"c{number}")])
                        acknowledged.add((table, f"c{number}"))
                    except StoreError:
                        refused += 1
                        await asyncio.sleep(0.02)

            writing = [asyncio.create_task(write(table)) for table in tables]
            await asyncio.sleep(0.3)
            await asyncio.to_thread(postgres.stop, how)
            assert not await store.writable()
            with pytest.raises(StoreError, match="away"):
                await store.row(ONE)
            await asyncio.to_thread(postgres.start)
            before = len(acknowledged)
            await asyncio.sleep(0.5)
            over.set()
            await asyncio.gather(*writing)
            assert await store.writable()
            assert refused
            assert len(acknowledged) > before > 0, "it goes on by itself"
            kept = {
                (table, each.command)
                for table in tables
                for each in await store.lines(table)
                if each.command
            }
            assert kept == acknowledged
            await store.close()

        run(play())


def test_an_address_where_nobody_is() -> None:
    async def play() -> None:
        with pytest.raises(StoreError, match=r"the database 127\.0\.0\.1/x is away") as found:
            await open_postgres("postgresql://me:secret@127.0.0.1:9/x")
        assert "secret" not in str(found.value)

    run(play())


def test_who_gives_up_waiting_leaves_no_complaint_behind(
    postgres: LocalPostgres, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """What comes of it is nobody's affair any more, not even an error."""

    async def play() -> None:
        async with wired(postgres, database) as (_, store):
            going = asyncio.Event()

            async def work(_link: object) -> None:
                await going.wait()
                raise StoreError("this comes to nothing")

            waiting = asyncio.create_task(store._database.write(work))
            await asyncio.sleep(0.1)
            waiting.cancel()
            await asyncio.wait([waiting])
            going.set()

    run(play())
    gc.collect()
    assert "never retrieved" not in caplog.text
