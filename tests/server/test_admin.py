"""The operator's orders: tables, visitors, keys, read-only; what is refused, kept, and logged."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from skep.server import protocol
from skep.server.admin import (
    KICK_SECONDS,
    Answer,
    CloseTable,
    DeleteTable,
    ListBans,
    ListPeople,
    ListTables,
    Pardon,
    Punish,
    RotateKey,
    SetReadOnly,
    ShowTable,
    carry_out,
)
from skep.server.building import resting_house
from skep.server.net import identity
from skep.server.net.connection import POLICY
from skep.server.net.house import House
from skep.server.net.identity import COOKIE, FORMER_SECONDS
from skep.server.net.settings import Settings
from skep.server.store.interface import ReadOnly, Store
from skep.server.tables.forgetting import delete_before
from skep.server.tables.table import Table
from skep.server.tables.wishes import NewTable, SeatWish
from tests.server.asgi import Browser, open_house
from tests.server.clocks import HandClock
from tests.server.memory import MemoryStore
from tests.server.people import in_loop, legal, open_table, until

ME, ZOE, OPEN = SeatWish("me"), SeatWish("me", name="Zoe"), SeatWish("open")
BOT = SeatWish("bot", bot="random")
DAY = 86_400


class Scene:
    """A house in which Ann plays at a table of hers, and Eve watches."""

    def __init__(self, house: House, store: MemoryStore, clock: HandClock) -> None:
        self.house, self.store, self.clock = house, store, clock
        self.ann = Browser(house, "ann", address="192.0.2.1")
        self.eve = Browser(house, "eve", address="2001:db8:0:1::/64")
        self.table: Table

    async def set_up(self) -> None:
        for name in ("Ann", "Eve"):
            await self.store.set_name(name.lower(), name)
        self.table = await open_table(
            self.house.hub, "ann", "Ann", NewTable("butine", (ME, ZOE), start=True, public=True)
        )
        for browser in (self.ann, self.eve):
            assert await browser.connect()
            browser.say(protocol.Watch(self.table.id))
            await browser.hear("update")

    async def give(self, order: Any) -> Answer:
        return await carry_out(self.house, order)

    def id(self, person: str) -> str:
        return identity.handle(self.house.key, person)

    def move(self, command_id: str) -> protocol.Move:
        text = legal(self.table)[0]
        return protocol.Move(self.table.id, command_id, self.table.state.seq, text)

    async def comes_in(self, person: str, address: str = "198.51.100.1") -> bool:
        return await Browser(self.house, person, address=address).connect()


@asynccontextmanager
async def scene() -> AsyncIterator[Scene]:
    store, clock = MemoryStore(), HandClock()
    async with open_house(store, clock=clock) as house:
        playing = Scene(house, store, clock)
        await playing.set_up()
        yield playing


# ---------------------------------------------------------------- tables


@in_loop
async def test_tables_are_listed_and_shown_without_the_ids_of_cookies() -> None:
    async with scene() as at:
        listed = await at.give(ListTables())
        (line,) = listed.tables
        assert (line.id, line.game, line.status) == (at.table.id, "butine", "running")
        assert (line.names, line.watchers, line.public) == (("Ann", "Zoe"), 2, True)
        shown = await at.give(ShowTable(at.table.id))
        seats = [(person.seat, person.id, person.name) for person in shown.people[:2]]
        assert seats == [(0, at.id("ann"), "Ann"), (1, at.id("ann"), "Zoe")]
        here = [(person.id, person.name, person.address) for person in shown.people[2:]]
        assert here == [
            (at.id("ann"), "Ann", "192.0.2.1"),
            (at.id("eve"), "Eve", "2001:db8:0:1::/64"),
        ]
        told = msgspec.json.encode((listed, shown, await at.give(ListPeople())))
        for person in (b'"ann"', b'"eve"'):
            assert person not in told
        assert at.table.state.row.secret.hex().encode() not in told


@in_loop
async def test_a_closed_table_lets_nothing_happen_and_stays_closed() -> None:
    async with scene() as at:
        answer = await at.give(CloseTable(at.table.id))
        assert (answer.key, answer.done) == ("admin-closed", True)
        update = await at.eve.hear("update")
        assert update["info"]["closed"] is True
        assert update["legal"] == {}
        for command in (
            protocol.Move(at.table.id, "1", at.table.state.seq, "done"),
            protocol.Chat(at.table.id, "2", "hello"),
            protocol.Leave(at.table.id, "3", 0),
            protocol.Undo(at.table.id, "4", at.table.state.seq),
            protocol.Rematch(at.table.id, "5"),
        ):
            at.ann.say(command)
            assert (await at.ann.hear("refused"))["key"] == "table-closed"
        assert await at.house.hub.public_tables() == []
        before = len(at.store.log_of(at.table.id))
        assert (await at.give(CloseTable(at.table.id))).done
        assert len(at.store.log_of(at.table.id)) == before
        assert (await at.give(ShowTable(at.table.id))).tables[0].status == "closed"
    async with open_house(at.store) as again:
        assert (await again.hub.get(at.table.id)).state.closed


@in_loop
async def test_bots_stop_at_a_closed_table() -> None:
    async with scene() as at:
        table = await open_table(
            at.house.hub, "ann", "Ann", NewTable("butine", (BOT, BOT), start=True)
        )
        await until(lambda: table.state.seq > 6)
        await at.give(CloseTable(table.id))
        seq = table.state.seq
        await until(lambda: not at.house.hub.attendants.is_busy(table.id))
        assert table.state.seq == seq


@in_loop
async def test_a_deleted_table_is_gone() -> None:
    async with scene() as at:
        assert (await at.give(DeleteTable(at.table.id))).key == "admin-deleted"
        fault = await at.eve.hear("fault")
        assert (fault["key"], fault["table"]) == ("no-such-table", at.table.id)
        at.ann.say(protocol.Chat(at.table.id, "1", "hello?"))
        assert (await at.ann.hear("refused"))["key"] == "no-such-table"
        assert await at.store.lines(at.table.id) == []
        assert at.house.hub.known(at.table.id) is None
        again = await at.give(DeleteTable(at.table.id))
        assert (again.key, again.done) == ("no-such-table", False)


@in_loop
async def test_a_table_that_cannot_be_read_can_still_be_deleted() -> None:
    async with scene() as at:
        row = await at.store.row(at.table.id)
        assert row is not None
        damaged = msgspec.structs.replace(row, id="d" * 22)
        await at.store.create(damaged, at.store.log_of(at.table.id)[:1] * 2)
        assert (await at.give(ShowTable(damaged.id))).key == "table-unreadable"
        assert (await at.give(DeleteTable(damaged.id))).done
        assert await at.store.row(damaged.id) is None


# ---------------------------------------------------------------- people


@in_loop
async def test_a_banned_person_is_shown_out_and_stays_out() -> None:
    async with scene() as at:
        answer = await at.give(Punish("ban", at.id("eve"), 2 * DAY))
        assert (answer.key, answer.args["sockets"]) == ("admin-ban", 1)
        await at.eve.gone()
        assert at.eve.code == POLICY
        assert not await at.comes_in("eve")
        assert await at.comes_in("ann")
        at.clock.pass_by(2 * DAY - 1)
        assert not await at.comes_in("eve")
        at.clock.pass_by(1)
        assert await at.comes_in("eve")
        assert (await at.give(ListBans())).bans == ()


@in_loop
async def test_a_ban_of_an_address_is_one_of_its_whole_network() -> None:
    async with scene() as at:
        answer = await at.give(Punish("ban", "2001:db8:0:1:aaaa::9"))
        assert answer.args["sockets"] == 1
        (ban,) = (await at.give(ListBans())).bans
        assert (ban.what, ban.whom, ban.until_ms) == ("ban", "2001:db8:0:1::/64", None)
        assert not await at.comes_in("somebody", "2001:db8:0:1::/64")
        assert await at.comes_in("somebody", "2001:db8:0:2::/64")
        # As it is listed, it can be lifted.
        assert (await at.give(Pardon(ban.whom))).args["count"] == 1
        assert await at.comes_in("somebody", "2001:db8:0:1::/64")


@in_loop
async def test_a_kick_lasts_a_minute() -> None:
    async with scene() as at:
        await at.give(Punish("kick", at.id("eve")))
        await at.eve.gone()
        assert not await at.comes_in("eve")
        at.clock.pass_by(KICK_SECONDS)
        assert await at.comes_in("eve")


@in_loop
async def test_who_is_mute_plays_on_in_silence() -> None:
    async with scene() as at:
        await at.give(Punish("mute", at.id("ann"), 60))
        at.ann.say(protocol.Chat(at.table.id, "c1", "hello"))
        assert (await at.ann.hear("refused"))["key"] == "silenced"
        at.eve.say(protocol.Chat(at.table.id, "c1", "hello"))
        assert (await at.eve.hear("done"))["id"] == "c1"
        at.ann.say(at.move("m1"))
        assert (await at.ann.hear("done"))["id"] == "m1"
        await at.give(Pardon(at.id("ann")))
        at.ann.say(protocol.Chat(at.table.id, "c2", "hello"))
        assert (await at.ann.hear("done"))["id"] == "c2"


@in_loop
async def test_bans_outlast_a_restart_and_people_are_found_when_they_are_away() -> None:
    async with scene() as at:
        await at.eve.hang_up()
        assert (await at.give(Punish("ban", at.id("eve")))).args["sockets"] == 0
        await at.give(Punish("mute", "192.0.2.1", 60))
    async with open_house(at.store, clock=at.clock) as house:
        assert not await Browser(house, "eve").connect()
        bans = (await carry_out(house, ListBans())).bans
        assert [(ban.what, ban.whom) for ban in bans] == [
            ("mute", "192.0.2.1"),
            ("ban", at.id("eve")),
        ]
        await carry_out(house, Pardon(at.id("eve")))
    async with open_house(at.store, clock=at.clock) as house:
        assert await Browser(house, "eve").connect()


@pytest.mark.parametrize("whom", ["", "nobody", "0" * 12, "eve", "300.1.1.1", "z" * 500])
@in_loop
async def test_who_is_nobody_cannot_be_banned(whom: str) -> None:
    async with scene() as at:
        answer = await at.give(Punish("ban", whom))
        assert (answer.key, answer.done) == ("admin-nobody", False)
        assert (await at.give(ListBans())).bans == ()


# ---------------------------------------------------------------- the key of the cookies


def _cookie(house: House, person: str) -> str:
    return f"{COOKIE}={house.visitors.cookies.sign(person)}"


@in_loop
async def test_a_new_key_signs_and_the_former_one_is_believed_for_a_while() -> None:
    async with scene() as at:
        old = _cookie(at.house, "eve")
        assert (await at.give(RotateKey())).key == "admin-key"
        new = _cookie(at.house, "eve")
        assert new != old
        cookies = at.house.visitors.cookies
        assert not cookies.is_fresh(old.partition("=")[2])
        assert cookies.is_fresh(new.partition("=")[2])
        assert await Browser(at.house, "eve").connect(cookie=old)
        assert await Browser(at.house, "eve").connect(cookie=new)
        at.clock.pass_by(FORMER_SECONDS)
        assert not await Browser(at.house, "eve").connect(cookie=old)
        assert await Browser(at.house, "eve").connect(cookie=new)
    async with open_house(at.store, clock=at.clock) as house:
        assert await Browser(house, "eve").connect(cookie=new)
        assert not await Browser(house, "eve").connect(cookie=old)
        # Ids at tables and for the operator are not made by that key: they stay.
        assert identity.handle(house.key, "eve") == at.id("eve")


@in_loop
async def test_a_key_can_be_forgotten_at_once() -> None:
    async with scene() as at:
        older = _cookie(at.house, "eve")
        await at.give(RotateKey())
        old = _cookie(at.house, "eve")
        assert (await at.give(RotateKey(forget=True))).key == "admin-key-forgotten"
        for browser in (at.ann, at.eve):
            await browser.gone()
        for cookie in (older, old):
            assert not await Browser(at.house, "eve").connect(cookie=cookie)
        assert await Browser(at.house, "eve").connect(cookie=_cookie(at.house, "eve"))


@in_loop
async def test_a_key_that_cannot_be_kept_is_not_used() -> None:
    async with scene() as at:
        old = _cookie(at.house, "eve")
        at.store.broken = True
        assert not (await at.give(RotateKey(forget=True))).done
        at.store.broken = False
        assert _cookie(at.house, "eve") == old


# ---------------------------------------------------------------- read-only


@in_loop
async def test_read_only_refuses_commands_and_tells_everybody() -> None:
    async with scene() as at:
        await at.give(SetReadOnly(True))
        for browser in (at.ann, at.eve):
            told = await browser.hear("storage")
            assert (told["paused"], told["read_only"]) == (True, True)
        before = at.store.commits
        at.ann.say(at.move("m1"))
        assert (await at.ann.hear("refused"))["key"] == "read-only"
        late = Browser(at.house, "late")
        await late.connect()
        assert (await late.hear("storage"))["read_only"] is True
        assert at.store.commits == before
        assert not at.house.storage_paused, "the disk is all right"
        await at.give(SetReadOnly(False))
        assert (await at.eve.hear("storage"))["paused"] is False
        at.ann.say(at.move("m1"))  # the same command again, and now it is carried out
        assert (await at.ann.hear("done"))["id"] == "m1"


@in_loop
async def test_read_only_holds_bots_and_new_tables_and_goes_on_by_itself() -> None:
    async with scene() as at:
        await at.give(SetReadOnly(True))
        wish = NewTable("butine", (BOT, BOT), start=True)
        with pytest.raises(ReadOnly) as refused:
            await open_table(at.house.hub, "ann", "Ann", wish)
        assert refused.value.key == "read-only"
        assert len((await at.give(ListTables())).tables) == 1, "nothing of it was written"
        await at.give(SetReadOnly(False))
        table = await open_table(at.house.hub, "ann", "Ann", wish)
        await until(lambda: table.state.seq > 5)
        await at.give(SetReadOnly(True))
        seq = table.state.seq
        await until(lambda: at.house.hub.attendants.is_busy(table.id))
        assert table.state.seq == seq
        at.house.pause()  # as whoever cannot write says it
        assert not at.house.storage_paused, "the disk was never asked"
        await at.give(SetReadOnly(False))
        await until(lambda: table.state.seq > seq)


@in_loop
async def test_read_only_deletes_no_old_tables() -> None:
    async with scene() as at:
        for browser in (at.ann, at.eve):
            await browser.hang_up()
        at.clock.pass_by(9 * DAY)
        at.house.hub.forget_idle()
        await at.give(SetReadOnly(True))
        assert await delete_before(at.house.hub, at.clock.wall_ms()) == 0
        await at.give(SetReadOnly(False))
        assert await delete_before(at.house.hub, at.clock.wall_ms()) == 1


# ---------------------------------------------------------------- what is kept of orders


@in_loop
async def test_orders_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "skep.server.admin")
    async with scene() as at:
        await at.give(Punish("ban", at.id("eve"), 60))
        await at.give(DeleteTable("x" * 22))
        at.store.broken = True
        answer = await at.give(Punish("ban", "192.0.2.9"))
        assert (answer.done, answer.key) == (False, "admin-store")
        assert await at.comes_in("somebody", "192.0.2.9"), "what cannot be kept does not hold"
    ban, delete, broken = caplog.messages
    assert ban.endswith('"seconds":60}: done')
    assert at.id("eve") in ban
    assert delete.endswith("refused, no-such-table")
    assert broken.endswith("refused, admin-store")


@in_loop
async def test_a_resting_house_takes_orders_too() -> None:
    async with scene() as at:
        await at.ann.hang_up()

    async def open_store() -> Store:
        return at.store

    house = await resting_house(open_store, Settings(clock=at.clock))
    try:
        assert len((await carry_out(house, ListTables())).tables) == 1
        assert (await carry_out(house, Punish("ban", at.id("eve")))).done
        assert (await carry_out(house, DeleteTable(at.table.id))).done
    finally:
        await house.close()
