"""What a server may write, by its own clock: it never believes longer than the store does."""

import asyncio
from contextlib import suppress

import pytest

from skep.server.bus.claims import LeasedClaims
from skep.server.store.interface import Fenced, StoreError
from skep.server.store.leases import Lease
from tests.server.clocks import HandClock
from tests.server.people import in_loop


class Book:
    """Leases, as a store with the same clock would keep them."""

    def __init__(self, time: HandClock) -> None:
        self.time = time
        self.rows: dict[str, tuple[str, float]] = {}
        self.slow = 0.0
        """Seconds that an answer takes."""
        self.away = False

    async def take(self, table: str, owner: str, seconds: float) -> Lease | None:
        other, until = self.rows.get(table, (owner, 0.0))
        if other != owner and until > self.time.now:
            return None
        self.rows[table] = (owner, self.time.now + seconds)
        self.time.now += self.slow
        return Lease(table, owner, 1, seconds)

    async def renew(self, owner: str, seconds: float) -> set[str]:
        mine = {table for table, (other, _) in self.rows.items() if other == owner}
        for table in mine:
            self.rows[table] = (owner, self.time.now + seconds)
        self.time.now += self.slow
        return mine

    async def release(self, owner: str, tables: list[str]) -> None:
        if self.away:
            raise StoreError("the database is away")
        for table in tables:
            if self.rows.get(table, ("", 0.0))[0] == owner:
                del self.rows[table]

    async def owner_of(self, table: str) -> Lease | None:
        if table not in self.rows:
            return None
        owner, until = self.rows[table]
        return Lease(table, owner, 1, until - self.time.now)

    async def now_ms(self) -> int:
        return self.time.wall_ms()

    async def expired(self, limit: int) -> list[Lease]:
        return [
            Lease(table, owner, 1, until - self.time.now)
            for table, (owner, until) in self.rows.items()
            if until <= self.time.now
        ]


def two(seconds: float = 3.0) -> tuple[HandClock, Book, LeasedClaims, LeasedClaims]:
    time = HandClock()
    book = Book(time)
    return (
        time,
        book,
        LeasedClaims(book, "a", time, seconds),
        LeasedClaims(book, "b", time, seconds),
    )


@in_loop
async def test_what_one_has_no_other_gets() -> None:
    _, _, a, b = two()
    assert await a.hold("t"), "another may have had it"
    assert not await a.hold("t"), "it was ours all the time"
    with pytest.raises(Fenced) as fenced:
        await b.hold("t")
    assert fenced.value.owner == "a"
    assert (a.holds("t"), b.holds("t")) == (True, False)


@in_loop
async def test_who_slept_has_nothing_before_anybody_else_can_have_it() -> None:
    time, _, a, b = two()
    await a.hold("t")
    time.now += 2.999
    assert a.holds("t")
    with suppress(Fenced):
        await b.hold("t")
    assert not b.holds("t")
    time.now += 0.002
    assert not a.holds("t"), "it says nothing any more, whoever has it"
    await b.hold("t")
    assert b.holds("t")


@in_loop
async def test_what_ran_out_and_is_ours_again_was_lost_meanwhile() -> None:
    """Whoever was told of it was told by somebody who may have known too little."""
    time, _, a, _ = two()
    lost: list[str] = []
    a.on_lost = lost.append
    await a.hold("t")
    lost.clear()
    time.now += 4
    assert await a.hold("t")
    assert lost == ["t"]
    assert a.holds("t")


@in_loop
async def test_a_lease_counts_from_when_it_was_asked_for() -> None:
    time, book, a, _ = two()
    book.slow = 2.0
    await a.hold("t")
    assert a.holds("t")
    time.now += 1.0
    assert not a.holds("t"), "the answer was two seconds on its way"


@in_loop
async def test_what_was_let_go_is_free_and_what_was_lost_is_told() -> None:
    time, _, a, b = two()
    lost: list[str] = []
    await a.hold("t")
    await a.hold("u")
    a.on_lost = lost.append
    a.let_go("t")
    await a._release(["t"])
    await b.hold("t")
    assert not a.holds("t")
    assert lost == ["t"], "whoever came to it at the last moment has to come anew"
    time.now += 5
    await b.hold("u")
    await a._renew()
    assert lost == ["t", "u"]


@in_loop
async def test_our_own_are_no_orphans_however_late_they_are_renewed() -> None:
    time, _, a, b = two()
    await a.hold("t")
    time.now += 5
    assert await a.orphans() == []
    assert await b.orphans() == ["t"]


@in_loop
async def test_what_ran_out_unheard_and_is_renewed_all_the_same_is_looked_after() -> None:
    """The store was silent for too long. It says that the table is ours, so no other takes it."""
    time, _, a, b = two()
    await a.hold("t")
    time.now += 4
    a._look_for_lost()
    await a._renew()
    assert not a.holds("t")
    assert (await a.orphans(), await b.orphans()) == (["t"], [])
    await a.hold("t")
    assert await a.orphans() == []
    await a._renew()
    assert await a.orphans() == []


@in_loop
async def test_what_is_being_taken_is_no_orphan() -> None:
    _, book, a, _ = two()
    taken = asyncio.Event()
    take = book.take

    async def slow_take(table: str, owner: str, seconds: float) -> Lease | None:
        lease = await take(table, owner, seconds)
        await taken.wait()
        return lease

    book.take = slow_take  # type: ignore[method-assign]
    holding = asyncio.create_task(a.hold("t"))
    await asyncio.sleep(0)
    second = asyncio.create_task(a.hold("t"))
    await asyncio.sleep(0)
    await a._renew()
    assert await a.orphans() == []
    taken.set()
    assert await holding
    assert not await second, "it was ours by then: nobody else here may read it anew"


@in_loop
async def test_a_store_that_does_not_answer_keeps_nobody_from_seeing_what_ran_out() -> None:
    time, book, a, _ = two(seconds=0.05)
    lost: list[str] = []
    await a.hold("t")
    a.on_lost = lost.append

    async def silent(owner: str, seconds: float) -> set[str]:
        time.now += 1
        await asyncio.sleep(60)
        return set()

    book.renew = silent  # type: ignore[method-assign]
    keeping = asyncio.create_task(a.keep())
    async with asyncio.timeout(5):
        while not lost:  # noqa: ASYNC110  there is no event for it
            await asyncio.sleep(0.01)
    keeping.cancel()


@in_loop
async def test_what_is_not_as_the_store_has_it_is_lost() -> None:
    _, _, a, _ = two()
    await a.hold("t")
    lost: list[str] = []
    a.on_lost = lost.append
    assert a.distrust("t")
    assert (lost, a.holds("t")) == (["t"], False)
    assert await a.hold("t"), "it is taken anew, and read anew"


@in_loop
async def test_what_could_not_be_let_go_when_standing_back_is_let_go_later() -> None:
    """Else it would be renewed for ever by a server that nobody reaches."""
    _, book, a, b = two()
    await a.hold("t")
    book.away = True
    await a.stand_back()
    assert book.rows["t"][0] == "a"
    book.away = False
    await a._renew()
    await b.hold("t")


@in_loop
async def test_what_is_wanted_again_is_not_let_go() -> None:
    _, _, a, b = two()
    await a.hold("t")
    a.let_go("t")
    await a.hold("t")
    await a._release(["t"])
    assert a.holds("t")
    with pytest.raises(Fenced):
        await b.hold("t")


@in_loop
async def test_who_stands_back_has_nothing_and_takes_nothing() -> None:
    _, _, a, b = two()
    lost: list[str] = []
    await a.hold("t")
    a.on_lost = lost.append
    await a.stand_back()
    assert (lost, a.holds("t"), a.standing_back) == (["t"], False, True)
    with pytest.raises(Fenced):
        await a.hold("t")
    await b.hold("t")
    a.stand_up()
    with pytest.raises(Fenced):
        await a.hold("t")
