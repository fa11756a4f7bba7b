"""Tables of servers that are gone are set free; those that are our own are not."""

import asyncio
from typing import Any, cast

import pytest

from skep.server import protocol
from skep.server.bus.claims import LeasedClaims
from skep.server.bus.takeover import Takeover
from skep.server.store.interface import Fenced
from skep.server.tables.decision import Who
from skep.server.tables.hub import Hub
from tests.cluster.test_claims import two
from tests.server.memory import MemoryStore
from tests.server.people import Tab, done, hall, in_loop, load, until


class Nothing:
    """A hub with tables at which nothing happens by itself."""

    def __init__(self) -> None:
        self.store = self

    async def row(self, table: str) -> Any:
        return None


async def _after_a_look(claims: LeasedClaims) -> None:
    await Takeover(cast("Hub", Nothing()), claims).take(["t"])
    await claims._release(sorted(claims._leaving))


@in_loop
async def test_what_another_had_is_free() -> None:
    time, book, a, b = two()
    await a.hold("t")
    time.now += 4
    await _after_a_look(b)
    assert "t" not in book.rows


@in_loop
async def test_our_own_stays_ours_though_its_lease_had_run_out_for_a_moment() -> None:
    """The database was away; people at this server still watch the table in its memory."""
    _, book, a, _ = two()
    await a.hold("t")
    await _after_a_look(a)
    assert a.holds("t")
    assert book.rows["t"][0] == "a"


@in_loop
async def test_nobody_is_let_in_where_they_would_hear_nothing_any_more() -> None:
    async with hall() as here:
        table = await here.guest("Ann").open("me", "open")
        here.hub.drop(table.id)
        with pytest.raises(Fenced):
            await table.join(Tab("bob", "Bob"), None)
        assert not table.audience.is_here("bob")


class Lapsing:
    """A lease that has run out here, until somebody asks for it: it was just renewed."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.ours = False

    async def hold(self, table: str) -> bool:
        self.ours = True
        return False

    def holds(self, table: str) -> bool:
        return self.ours

    def let_go(self, table: str) -> None: ...

    def distrust(self, table: str) -> bool:
        self.hub.drop(table)
        return True


@in_loop
async def test_a_lease_that_is_renewed_at_the_last_moment_makes_no_second_writer() -> None:
    """Who watched the first one would be told nothing of what the second one does."""
    async with hall() as here:
        ann, bob, table = await here.two()
        tab = bob.watch(table)
        here.hub.around.claims = Lapsing(here.hub)
        assert await here.hub.get(table.id) is table
        assert done(await ann.do(protocol.Chat, table, text="still here"))
        assert tab.news()[-1]["type"] == "chatted"


@in_loop
async def test_what_is_dropped_is_told_by_nobody_and_those_who_watched_are_known() -> None:
    """A commit of which no answer had come stands: whoever has the table now has read it."""
    store = Slow()
    async with hall(store) as here:
        ann, bob, table = await here.two()
        tab = bob.watch(table)
        dropped: list[tuple[Any, ...]] = []
        here.hub.on_dropped = lambda *those: dropped.append(those)
        store.going = asyncio.Event()
        chat = asyncio.create_task(ann.do(protocol.Chat, table, text="hello"))
        await until(lambda: len(store.log_of(table.id)) > table.state.seq)
        tab.news()
        here.hub.drop(table.id)
        here.hub.drop(table.id)
        assert dropped == [(table, (tab,))]
        store.going.set()
        assert done(await chat), "it stands"
        here.guest("Eve").watch(table)
        assert tab.news() == []
        assert (await here.hub.get(table.id)).state.seq == table.state.seq + 1


class Slow(MemoryStore):
    """Commits one after the other, whoever still waits for it; the answers come late."""

    def __init__(self) -> None:
        super().__init__()
        self.going: asyncio.Event | None = None
        self._one = asyncio.Lock()

    async def append(self, *args: Any, **kwargs: Any) -> None:
        await asyncio.shield(asyncio.ensure_future(self._append(*args, **kwargs)))

    async def _append(self, *args: Any, then: Any = None, **kwargs: Any) -> None:
        async with self._one:
            await super().append(*args, **kwargs)
            if self.going is not None:
                await self.going.wait()
            if then is not None:
                then()


@in_loop
async def test_a_table_that_is_older_than_its_log_is_read_anew() -> None:
    """Else it could write nothing after its last line, and would pause for ever."""
    async with hall() as here:
        ann, _, table = await here.two()
        here.hub.around.claims = claims = Lapsing(here.hub)
        claims.ours = True
        other = load(table.state.row, await here.store.lines(table.id), here.store)
        chat = protocol.Chat(table.id, "c1", text="hello")
        assert done(await other.command(Who(ann.person, ann.name), chat))
        with pytest.raises(Fenced):
            await ann.do(protocol.Chat, table, text="and more")
        again = await here.hub.get(table.id)
        assert again is not table
        assert again.state.seq == other.state.seq
        assert done(await ann.do(protocol.Chat, table, command_id="c1", text="hello"))
        assert done(await ann.do(protocol.Chat, table, text="and more"))


@in_loop
async def test_a_table_that_the_store_says_is_another_servers_is_dropped_at_once() -> None:
    store = Fencing()
    async with hall(store) as here:
        ann, _, table = await here.two()
        here.hub.around.claims = claims = Lapsing(here.hub)
        claims.ours = store.fenced = True
        with pytest.raises(Fenced):
            await ann.do(protocol.Chat, table, text="hello")
        assert table.left
        assert here.hub.in_memory == 0


class Fencing(MemoryStore):
    """Another server has every table."""

    fenced = False

    async def append(self, table: str, *args: Any, **kwargs: Any) -> None:
        if self.fenced:
            raise Fenced(table)
        await super().append(table, *args, **kwargs)


@in_loop
async def test_who_repeats_what_somebody_gave_up_waiting_for_gets_its_answer() -> None:
    """The first is committed while the second waits behind it; it must not be refused then."""
    store = Slow()
    async with hall(store) as here:
        ann, _, table = await here.two()
        store.going = asyncio.Event()
        chat = protocol.Chat(table.id, "c1", text="hello")
        who = Who(ann.person, ann.name)
        first = asyncio.create_task(table.command(who, chat))
        await until(lambda: len(store.log_of(table.id)) > table.state.seq)
        first.cancel()  # the socket is gone
        second = asyncio.create_task(table.command(who, chat))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not second.done()
        store.going.set()
        assert done(await second)
        assert [said.text for said in table.state.chat].count("hello") == 1


@in_loop
async def test_a_log_that_was_read_for_too_long_is_not_believed() -> None:
    """The lease ran out meanwhile: another server may have written more."""

    class Late:
        def __init__(self) -> None:
            self.ours = False

        async def hold(self, table: str) -> bool:
            return True

        def holds(self, table: str) -> bool:
            return self.ours

        def let_go(self, table: str) -> None: ...

        def distrust(self, table: str) -> bool:
            return False

    async with hall() as here:
        table = await here.guest("Ann").open("me", "open")
        here.hub.drop(table.id)
        here.hub.around.claims = claims = Late()
        with pytest.raises(Fenced):
            await here.hub.get(table.id)
        assert here.hub.in_memory == 0
        claims.ours = True
        assert (await here.hub.get(table.id)).state.seq == table.state.seq
