"""The operator's orders: given at one server of three, they hold at all of them."""

import asyncio
import signal
from pathlib import Path

import msgspec

from tests.cluster.conftest import House
from tests.cluster.guests import Party, party
from tests.server.client import Person, hear, say
from tests.server.people import in_loop
from tests.server.test_operator import admin, ordered


async def order(house: House, server: int, *args: str) -> str:
    """`skep admin …` on the machine of one of the servers."""
    return await asyncio.to_thread(ordered, _data(house, server), *args)


def _data(house: House, server: int) -> Path:
    return house.servers[server].log.parent / f"data{server}"


def _handle(person: Person, address: str) -> str:
    handle: str = msgspec.json.decode(person.ask(address, "GET", "/api/me")[2])["handle"]
    return handle


@in_loop
async def test_lists_cover_all_servers(house: House) -> None:
    game = await party(house.addresses)
    table = game.ada.table
    for server in range(3):
        listed = await order(house, server, "list")
        assert table in listed
        assert "Ada, Bob" in listed
        assert "3 watching" in listed
        shown = await order(house, server, "show", table)
        for guest in game.guests:
            public = _handle(guest.person, guest.address)
            assert f"{public}  {guest.person.name}  127.0.0.1" in shown
        people = await order(house, server, "people")
        assert [line.split()[1] for line in people.splitlines()[:3]] == ["Ada", "Bob", "Eve"]
        assert "3 connections" in people
    await game.close()


@in_loop
async def test_a_server_that_does_not_answer_is_named(house: House) -> None:
    game = await party(house.addresses)
    house.servers[2].send(signal.SIGSTOP)
    for _ in range(2):  # it is asked in vain, and then known to be gone
        told = await asyncio.to_thread(admin, _data(house, 0), "people")
        assert told.exit_code == 0
        assert "2 connections" in told.stdout
        assert f":{house.servers[2].pid}\n" in told.stderr
        await asyncio.sleep(2.5)
    house.servers[2].send(signal.SIGCONT)
    await asyncio.sleep(1)
    told = await asyncio.to_thread(admin, _data(house, 0), "people")
    assert told.stderr == ""
    await game.close()


@in_loop
async def test_an_order_about_a_table_goes_to_its_owner(house: House) -> None:
    game = await party(house.addresses)
    table = game.ada.table
    assert "closed" in await order(house, 1, "close", table)
    await game.eve.until(lambda: _closed(game))
    assert (await game.bob.do("move", seq=game.bob.update["seq"], move="x"))[
        "key"
    ] == "table-closed"
    assert "closed" in await order(house, 2, "show", table)
    assert "gone for ever" in await order(house, 2, "delete", table)
    told = await asyncio.to_thread(admin, _data(house, 1), "show", table)
    assert (told.exit_code, "no such table" in told.stderr) == (2, True)
    await game.close()


def _closed(game: Party) -> bool:
    told = [frame["info"] for frame in game.eve.frames if frame.get("info")]
    return bool(told[-1]["closed"])


@in_loop
async def test_a_ban_at_one_server_holds_at_all(house: House) -> None:
    _, second, third = house.addresses
    game = await party(house.addresses)
    eve = game.eve.person
    nobody = Person(second)
    async with nobody.connect(second) as unnamed:
        await hear(unnamed, "welcome")
        # Without a name, somebody is known only where they are connected.
        handle = _handle(nobody, second)
        said = await order(house, 0, "kick", handle)
        assert "(1 connection)" in said
        async with asyncio.timeout(5):
            await unnamed.wait_closed()
    said = await order(house, 0, "ban", _handle(eve, third))
    assert "(1 connection)" in said
    for address in house.addresses:
        assert eve.ask(address, "GET", "/api/me")[0] == 403
        assert nobody.ask(address, "GET", "/api/me")[0] == 403
    later = house.add()
    assert eve.ask(later.address, "GET", "/api/me")[0] == 403
    for server in range(3):
        assert "3 entries" not in await order(house, server, "bans")
        assert "2 entries" in await order(house, server, "bans")
    await order(house, 1, "unban", handle)
    for address in house.addresses:
        assert nobody.ask(address, "GET", "/api/me")[0] == 200
    await game.close()


@in_loop
async def test_read_only_holds_at_all_servers_and_at_those_that_come_later(house: House) -> None:
    third = house.addresses[2]
    eve = Person(third, "Eve")
    wish = {"game": "butine", "seats": [{"kind": "me"}, {"kind": "open"}]}
    async with eve.connect(third) as here:
        await hear(here, "welcome")
        await say(here, type="ping")
        await order(house, 0, "read-only", "on")
        assert (await hear(here, "storage"))["read_only"] is True
        later = house.add()
        for address in (*house.addresses, later.address):
            status, _, body = eve.ask(address, "POST", "/api/tables", wish)
            assert (status, msgspec.json.decode(body)["key"]) == (503, "read-only")
        await order(house, 1, "read-only", "off")
        assert (await hear(here, "storage"))["paused"] is False
    for address in (*house.addresses, later.address):
        assert eve.ask(address, "POST", "/api/tables", wish)[0] == 201


@in_loop
async def test_a_new_key_counts_at_all_servers(house: House) -> None:
    first, second, third = house.addresses
    eve = Person(third, "Eve")
    async with eve.connect(second) as here:
        await hear(here, "welcome")
        await order(house, 0, "rotate-key", "--forget")
        async with asyncio.timeout(5):
            await here.wait_closed()
    for address in house.addresses:
        _, headers, body = eve.ask(address, "GET", "/api/me")
        assert msgspec.json.decode(body)["name"] is None
        assert eve.id not in str(headers["Set-Cookie"])
    fresh = Person(first, "Ann")
    for address in house.addresses:
        assert msgspec.json.decode(fresh.ask(address, "GET", "/api/me")[2])["name"] == "Ann"


def test_without_a_server_nothing_is_made_in_its_folder(house: House) -> None:
    data = _data(house, 0)
    house.servers[0].end()
    told = admin(data, "list")
    assert told.exit_code == 2
    assert "No server is running" in told.stderr
    assert list(data.iterdir()) == []
