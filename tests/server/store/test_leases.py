"""Leases: one server writes to a table, by the database's clock, and no other can."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from skep.server.store.interface import Fenced, StoreError
from skep.server.store.leases import Leases
from skep.server.store.postgres.connecting import PAUSE_SECONDS
from skep.server.store.postgres.opening import open_postgres
from skep.server.store.postgres.store import PostgresStore
from tests.server.store.helpers import line, run, table_id, table_row

ONE, TWO, THREE = (table_id(number) for number in (1, 2, 3))


@asynccontextmanager
async def two_servers(database: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two stores on one database; the first has table ONE, with a line."""
    a, b = await open_postgres(database), await open_postgres(database)
    try:
        assert await a.leases.take(ONE, "a", 60)
        await a.create(table_row(ONE), [line(ONE, 1)])
        yield a, b
    finally:
        await a.close()
        await b.close()


async def run_out(database: str) -> None:
    """All leases have run out."""
    link = await asyncpg.connect(database)
    await link.execute("UPDATE leases SET until = now() - interval '1 second'")
    await link.close()


async def stuck(link: Any, number: int) -> None:
    """Wait until so many wait for a row that somebody else has."""
    query = (
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    async with asyncio.timeout(10):
        while await link.fetchval(query) < number:
            await asyncio.sleep(0.01)
            await link.execute("SELECT pg_stat_clear_snapshot()")  # else it sees what it saw


def played(database: str, play: Callable[[PostgresStore, PostgresStore], Any]) -> None:
    async def whole() -> None:
        async with two_servers(database) as (a, b):
            await play(a, b)

    run(whole())


def test_it_fills_the_protocol(database: str) -> None:
    async def play(a: PostgresStore, _b: PostgresStore) -> None:
        leases: Leases = a.leases
        lease = await leases.owner_of(ONE)
        assert lease is not None
        assert (lease.owner, lease.epoch) == ("a", 1)
        assert 50 < lease.left <= 60

    played(database, play)


def test_a_table_has_one_owner_until_its_lease_runs_out(database: str) -> None:
    async def play(a: PostgresStore, b: PostgresStore) -> None:
        assert await b.leases.take(ONE, "b", 60) is None
        again = await a.leases.take(ONE, "a", 60)
        assert again is not None
        assert again.epoch == 2, "it was ours already, and is taken anew"
        assert await a.leases.expired(9) == []
        await run_out(database)
        assert [(each.table, each.owner) for each in await b.leases.expired(9)] == [(ONE, "a")]
        taken = await b.leases.take(ONE, "b", 60)
        assert taken is not None
        assert (taken.owner, taken.epoch) == ("b", 3)
        assert await a.leases.take(ONE, "a", 60) is None

    played(database, play)


def test_whose_lease_has_run_out_writes_on_as_long_as_nobody_took_the_table(database: str) -> None:
    async def play(a: PostgresStore, _b: PostgresStore) -> None:
        await run_out(database)
        await a.append(ONE, [line(ONE, 2)])
        assert await a.leases.renew("a", 60) == {ONE}
        assert await a.leases.expired(9) == []

    played(database, play)


def test_renewing_tells_what_is_still_ones_own(database: str) -> None:
    async def play(a: PostgresStore, b: PostgresStore) -> None:
        await a.leases.take(TWO, "a", 60)
        await b.leases.take(THREE, "b", 60)
        await run_out(database)
        await b.leases.take(ONE, "b", 60)
        assert await a.leases.renew("a", 60) == {TWO}
        assert await b.leases.renew("b", 60) == {ONE, THREE}
        assert await a.leases.renew("nobody", 60) == set()

    played(database, play)


def test_what_was_let_go_is_free_and_its_epoch_goes_on(database: str) -> None:
    async def play(a: PostgresStore, b: PostgresStore) -> None:
        await b.leases.release("b", [ONE])  # is not theirs to let go
        assert await a.leases.owner_of(ONE) is not None
        await a.leases.release("a", [ONE, TWO])
        assert await a.leases.owner_of(ONE) is None
        with pytest.raises(Fenced):
            await a.append(ONE, [line(ONE, 2)])
        taken = await b.leases.take(ONE, "b", 60)
        assert taken is not None
        assert taken.epoch == 2

    played(database, play)


WRITES: dict[str, Callable[[PostgresStore], Any]] = {
    "append": lambda store: store.append(ONE, [line(ONE, 2)]),
    "status": lambda store: store.append(ONE, [], "over"),
    "forget": lambda store: store.forget_at(ONE, "bee", "nobody"),
    "delete": lambda store: store.delete(ONE),
}


@pytest.mark.parametrize("how", WRITES)
def test_who_has_lost_a_table_writes_nothing_there(database: str, how: str) -> None:
    async def play(a: PostgresStore, b: PostgresStore) -> None:
        await run_out(database)
        assert await b.leases.take(ONE, "b", 60)
        before = await b.row(ONE), await b.lines(ONE)
        for _ in range(2):
            with pytest.raises(Fenced):
                await WRITES[how](a)
        assert (await b.row(ONE), await b.lines(ONE)) == before
        await WRITES[how](b)

    played(database, play)


def test_a_new_table_is_its_owners(database: str) -> None:
    async def play(a: PostgresStore, b: PostgresStore) -> None:
        await b.leases.take(TWO, "b", 60)
        with pytest.raises(Fenced):
            await a.create(table_row(TWO), [line(TWO, 1)])
        assert await a.row(TWO) is None
        await b.create(table_row(TWO), [line(TWO, 1)])

    played(database, play)


def test_a_store_without_leases_leaves_leased_tables_alone(database: str) -> None:
    async def play(_a: PostgresStore, b: PostgresStore) -> None:
        with pytest.raises(Fenced):
            await b.append(ONE, [line(ONE, 2)])
        await b.create(table_row(TWO), [line(TWO, 1)])
        await b.append(TWO, [line(TWO, 2)])

    played(database, play)


def test_one_lost_table_in_a_group_takes_nobody_along(database: str) -> None:
    async def play(a: PostgresStore, b: PostgresStore) -> None:
        for table in (TWO, THREE):
            await a.leases.take(table, "a", 60)
            await a.create(table_row(table), [line(table, 1)])
        await b.leases.take(THREE, "b", 60)
        await run_out(database)
        assert await b.leases.take(TWO, "b", 60)
        ends = await asyncio.gather(
            *(a.append(table, [line(table, 2)]) for table in (ONE, TWO, THREE)),
            return_exceptions=True,
        )
        assert [type(end) for end in ends] == [type(None), Fenced, type(None)]

    played(database, play)


def test_the_old_right_is_not_the_new_one(database: str) -> None:
    """What was asked for with an old epoch is refused, though the table came back since."""

    async def play(a: PostgresStore, b: PostgresStore) -> None:
        await a.leases.take(TWO, "a", 60)
        await a.create(table_row(TWO), [line(TWO, 1)])
        link = await asyncpg.connect(database)
        await link.execute(f"BEGIN; SELECT 1 FROM tables WHERE id = '{TWO}' FOR UPDATE")  # noqa: S608
        first = asyncio.create_task(a.append(TWO, [line(TWO, 2)]))  # waits there for the row
        await stuck(link, 1)
        old = asyncio.create_task(a.append(ONE, [line(ONE, 2)]))  # waits here, with epoch 1
        await asyncio.sleep(0.1)
        other = await asyncpg.connect(database)
        await other.execute(f"UPDATE leases SET until = 'epoch' WHERE table_id = '{ONE}'")  # noqa: S608
        await other.close()
        assert await b.leases.take(ONE, "b", 60)
        await b.leases.release("b", [ONE])
        back = await a.leases.take(ONE, "a", 60)
        assert back is not None
        assert back.epoch == 3
        assert not first.done()
        assert not old.done()
        await link.execute("COMMIT")
        await link.close()
        await first
        with pytest.raises(Fenced):
            await old
        await a.append(ONE, [line(ONE, 2)])

    played(database, play)


def test_what_was_on_its_way_when_its_own_server_took_the_table_anew_is_refused(
    database: str,
) -> None:
    """The lease ran out unheard, and the log was read: by the old right nothing is put to it."""

    async def play(a: PostgresStore, _b: PostgresStore) -> None:
        await a.leases.take(TWO, "a", 60)
        await a.create(table_row(TWO), [line(TWO, 1)])
        link = await asyncpg.connect(database)
        await link.execute(f"BEGIN; SELECT 1 FROM tables WHERE id = '{TWO}' FOR UPDATE")  # noqa: S608
        first = asyncio.create_task(a.append(TWO, [line(TWO, 2)]))  # waits there for the row
        await stuck(link, 1)
        late = asyncio.create_task(a.append(ONE, [line(ONE, 2)]))  # waits here
        await asyncio.sleep(0.1)
        assert await a.leases.take(ONE, "a", 60)
        read = await a.lines(ONE)
        await link.execute("COMMIT")
        await link.close()
        await first
        with pytest.raises(Fenced):
            await late
        assert await a.lines(ONE) == read
        assert await a.leases.renew("a", 60) == {ONE, TWO}

    played(database, play)


def test_who_stands_still_in_the_middle_of_a_transaction_holds_no_lease_for_ever(
    database: str,
) -> None:
    """Its leases are locked as long as it has not gone on; others need them."""

    async def play(a: PostgresStore, b: PostgresStore) -> None:
        await run_out(database)
        async with a.leases._database.link() as link:
            await link.execute("BEGIN; UPDATE leases SET until = clock_timestamp()")
            async with asyncio.timeout(2 * PAUSE_SECONDS):
                assert await b.leases.take(ONE, "b", 60)
            link.terminate()

    played(database, play)


# ---------------------------------------------------------------- races with a takeover


def test_an_append_that_came_first_is_read_by_whoever_takes_over(database: str) -> None:
    """The old owner's append has begun and is not committed: the takeover waits for it."""

    async def play(a: PostgresStore, b: PostgresStore) -> None:
        await run_out(database)
        link = await asyncpg.connect(database)
        # The append has the lease's row and then waits for the table's, until we let go of it.
        await link.execute(f"BEGIN; SELECT 1 FROM tables WHERE id = '{ONE}' FOR UPDATE")  # noqa: S608
        append = asyncio.create_task(a.append(ONE, [line(ONE, 2)]))
        await stuck(link, 1)
        take = asyncio.create_task(b.leases.take(ONE, "b", 60))
        await stuck(link, 2)
        assert not append.done()
        assert not take.done(), "it got the lease while an append was on its way"
        await link.execute("COMMIT")
        await link.close()
        taken = await take
        assert taken is not None
        assert len(await b.lines(ONE)) == 2, "the append was there before the lease"
        await append
        await b.append(ONE, [line(ONE, 3)])
        with pytest.raises(Fenced):
            await a.append(ONE, [line(ONE, 4)])

    played(database, play)


@pytest.mark.parametrize("commits", [True, False])
@pytest.mark.parametrize("how", WRITES)
def test_a_write_that_comes_second_waits_and_is_refused(
    database: str, how: str, commits: bool
) -> None:
    """A takeover has begun and is not committed: the old owner's write waits for it."""

    async def play(a: PostgresStore, _b: PostgresStore) -> None:
        link = await asyncpg.connect(database)
        await link.execute("BEGIN; UPDATE leases SET owner = 'b', epoch = epoch + 1")
        write = asyncio.create_task(WRITES[how](a))
        await asyncio.sleep(0.2)
        assert not write.done()
        await link.execute("COMMIT" if commits else "ROLLBACK")
        await link.close()
        if commits:
            with pytest.raises(Fenced):
                await write
            assert len(await a.lines(ONE)) == 1
        else:
            await write

    played(database, play)


def test_appends_and_takeovers_without_end(database: str) -> None:
    """Whoever has the table goes on from what it reads; nothing is lost, doubled or damaged."""

    async def play(a: PostgresStore, b: PostgresStore) -> None:
        acknowledged: list[str] = []

        async def serve(store: PostgresStore, owner: str) -> None:
            for turn in range(15):
                while not await store.leases.take(ONE, owner, 0.005):
                    pass  # the other one has it, for a moment
                seq = len(await store.lines(ONE))
                for more in range(4):
                    command = f"{owner}-{turn}-{more}"
                    try:
                        await store.append(ONE, [line(ONE, seq + more + 1, command)])
                    except Fenced:
                        break
                    acknowledged.append(command)

        await asyncio.gather(serve(a, "a"), serve(b, "b"))
        kept = [each.command for each in await a.lines(ONE)][1:]
        assert sorted(acknowledged) == sorted(filter(None, kept))
        lease = await a.leases.owner_of(ONE)
        assert lease is not None
        assert lease.epoch > 2

    played(database, play)


def test_many_renew_and_append_at_once_without_waiting_for_each_other(database: str) -> None:
    tables = [table_id(number) for number in range(10, 40)]

    async def play(a: PostgresStore, _b: PostgresStore) -> None:
        for table in tables:
            await a.leases.take(table, "a", 60)
            await a.create(table_row(table), [line(table, 1)])

        async def renew() -> None:
            for _ in range(20):
                assert len(await a.leases.renew("a", 60)) == len(tables) + 1

        async def append(table: str) -> None:
            for seq in range(2, 12):
                await a.append(table, [line(table, seq)])

        await asyncio.gather(renew(), renew(), *map(append, reversed(tables)))

    played(database, play)


def test_a_database_that_is_away_gives_no_lease(database: str) -> None:
    async def play(a: PostgresStore, _b: PostgresStore) -> None:
        await a.close()
        with pytest.raises(StoreError):
            await a.leases.take(TWO, "a", 60)

    played(database, play)
