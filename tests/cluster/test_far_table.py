"""A table of another server: what is lost on the way is noticed, and nothing is told twice."""

import asyncio

import pytest

from skep.server import protocol
from skep.server.bus.far_side import FarSide
from skep.server.bus.far_table import FarTable
from skep.server.bus.words import Answered, Errand, Join, Order, Part, Request, Told
from skep.server.store.interface import Fenced
from skep.server.tables.table import Table
from tests.server.clocks import HandClock
from tests.server.people import Tab, in_loop

TABLE = "t" * 22
DONE = protocol.encode(protocol.Done(TABLE, "c", 9))


class Owner:
    """Plays the house and the owner: keeps what it is asked, and answers."""

    def __init__(self) -> None:
        self.asked: list[Errand] = []
        self.left: list[FarTable] = []
        self.gone = False
        self.told = (0, 0)
        self._tabs: dict[int, int] = {}

    def tab_of(self, watcher: object) -> int:
        return self._tabs.setdefault(id(watcher), len(self._tabs) + 1)

    async def ask(self, owner: str, errand: Errand) -> Answered:
        self.asked.append(errand)
        await asyncio.sleep(0)
        if self.gone:
            raise Fenced(TABLE)
        return Answered(1, DONE if isinstance(errand, Order) else b"", self.told)

    def say(self, owner: str, word: Part) -> None: ...

    def displaced(self, table: FarTable) -> None:
        self.left.append(table)


def told(number: int, seq: int, text: bytes, *fresh: int, to: int = 1) -> Told:
    return Told(TABLE, 1, number, seq, True, False, ((text, (to,)),), fresh)


async def watched() -> tuple[Owner, FarTable, Tab]:
    owner, ann = Owner(), Tab("ann", "Ann")
    table = FarTable(TABLE, "owner", owner)
    joining = asyncio.create_task(table.join(ann, None))
    await settle()
    table.told(told(1, 4, b"all so far", 1))
    await joining
    assert ann.frames.pop() == b"all so far"
    return owner, table, ann


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@in_loop
async def test_what_comes_in_order_is_handed_on() -> None:
    owner, table, ann = await watched()
    table.told(told(2, 5, b"one"))
    table.told(told(3, 6, b"two"))
    assert ann.frames == [b"one", b"two"]
    assert (table.seen, table.running, table.racing) == ({1: 6}, True, False)
    await settle()
    assert [type(errand) for errand in owner.asked] == [Join]


@in_loop
async def test_a_gap_is_asked_about_from_the_last_that_was_seen() -> None:
    owner, table, ann = await watched()
    table.told(told(2, 5, b"one"))
    table.told(told(4, 7, b"three"))
    assert ann.frames == [b"one"], "nobody sees a step without the one before"
    await settle()
    table.told(told(5, 8, b"four"))
    assert ann.frames == [b"one"], "and not before it is told of it"
    again = owner.asked[-1]
    assert isinstance(again, Join)
    assert again.since == 5
    table.told(told(6, 8, b"two, three and four", 1))
    table.told(told(7, 9, b"five"))
    assert ann.frames == [b"one", b"two, three and four", b"five"]


@in_loop
async def test_what_a_pulse_tells_of_is_missed_until_it_comes() -> None:
    owner, table, ann = await watched()
    table.check((1, 3))
    table.told(told(4, 8, b"four"))
    assert ann.frames == []
    await settle()
    assert [errand.since for errand in owner.asked if isinstance(errand, Join)] == [None, 4]
    table.told(told(5, 8, b"all of it", 1))
    assert ann.frames == [b"all of it"]


@in_loop
async def test_whose_joining_came_to_nothing_is_asked_for_again() -> None:
    owner, table, _ = await watched()
    bob = Tab("bob", "Bob")
    joining = asyncio.create_task(table.join(bob, 3))
    await settle()
    table.check((1, 1))
    await settle()
    assert [(e.person, e.since) for e in owner.asked[1:] if isinstance(e, Join)] == [
        ("bob", 3),
        ("bob", 3),
    ]
    table.told(told(2, 4, b"for Bob", 2, to=2))
    await joining
    assert bob.frames == [b"for Bob"]


@in_loop
async def test_somebody_new_whose_first_words_are_lost_asks_for_all_of_them() -> None:
    owner, table, ann = await watched()
    bob = Tab("bob", "Bob")
    joining = asyncio.create_task(table.join(bob, None))
    await settle()
    table.told(told(3, 6, b"six"))  # the second word was Bob's
    await settle()
    table.told(told(4, 6, b"for Ann", 1))
    await settle()
    joins = [errand for errand in owner.asked if isinstance(errand, Join)]
    assert [(join.person, join.since) for join in joins[2:]] == [("ann", 4), ("bob", None)]
    table.told(told(5, 6, b"for Bob", 2, to=2))
    await joining
    assert (ann.frames, bob.frames) == ([b"for Ann"], [b"for Bob"])


@in_loop
async def test_what_is_missed_while_joining_again_is_asked_for_once_more() -> None:
    owner, table, ann = await watched()
    table.told(told(2, 5, b"one"))
    table.lost()
    await asyncio.sleep(0)
    table.told(told(4, 7, b"something after a gap"))
    table.told(told(5, 7, b"the answer to that", 1))
    await settle()
    joins = [errand for errand in owner.asked if isinstance(errand, Join)]
    assert [join.since for join in joins] == [None, 5, 7]
    assert ann.frames == [b"one", b"the answer to that"]


@in_loop
async def test_an_owner_that_told_more_than_came_is_asked() -> None:
    owner, table, _ = await watched()
    table.told(told(2, 5, b"one"))
    table.check((1, 2))
    await settle()
    assert len(owner.asked) == 1
    table.check((1, 3))
    await settle()
    assert len(owner.asked) == 2


@in_loop
async def test_an_answer_waits_for_what_was_told_before_it() -> None:
    owner, table, ann = await watched()
    owner.told = (1, 2)
    order = asyncio.create_task(table.order(ann, protocol.Undo(TABLE, "c", 4)))
    await settle()
    assert not order.done(), "done, before they could see it"
    table.told(told(2, 9, b"one"))
    assert await order == protocol.Done(TABLE, "c", 9)


@in_loop
async def test_whose_owner_is_gone_is_left_once() -> None:
    owner, table, ann = await watched()
    owner.gone = True
    with pytest.raises(Fenced):
        await table.order(ann, protocol.Undo(TABLE, "c", 4))
    with pytest.raises(Fenced):
        await table.join(Tab("bob", "Bob"), None)
    assert owner.left == [table]


@in_loop
async def test_who_was_forgotten_by_the_owner_joins_again() -> None:
    """It had not heard of us for too long, and then of one of us: the others it does not know."""
    owner, table, ann = await watched()
    table.told(told(2, 5, b"one"))
    bob = Tab("bob", "Bob")
    joining = asyncio.create_task(table.join(bob, None))
    await settle()
    owner.asked.clear()
    table.told(Told(TABLE, 2, 1, 7, True, False, ((b"all so far", (2,)),), (2,)))
    await joining
    await settle()
    assert [(errand.tab, errand.since) for errand in owner.asked if isinstance(errand, Join)] == [
        (1, 5)
    ]
    assert bob.frames == [b"all so far"]
    table.told(Told(TABLE, 2, 2, 7, True, False, ((b"what Ann missed", (1,)),), (1,)))
    table.told(Told(TABLE, 2, 3, 8, True, False, ((b"next", (1, 2)),)))
    assert ann.frames == [b"one", b"what Ann missed", b"next"]
    assert bob.frames == [b"all so far", b"next"]


class Elsewhere:
    """A house in which a table is always another server's, and this one's way to it."""

    def __init__(self) -> None:
        self.owner = "b"
        self.hub = self
        self.clock = HandClock()

    async def get(self, table: str) -> Table:
        raise Fenced(table, self.owner)

    def can_ask(self, _server: str) -> bool:
        return True

    async def ask(self, server: str, errand: Request) -> Answered:
        if server != self.owner:
            raise Fenced(errand.table)
        return Answered(0, server.encode(), (0, 0))


@in_loop
async def test_a_request_finds_the_new_owner_of_a_table_that_nobody_watches() -> None:
    house = Elsewhere()
    far_side = FarSide(house, house)  # type: ignore[arg-type]
    request = Request("t", "GET", "/", b"", (), "", b"")
    for owner in ("b", "c"):
        house.owner = owner
        async with asyncio.timeout(2):
            answer = await far_side.relay(request)
        assert answer is not None
        assert answer.answer == owner.encode()
