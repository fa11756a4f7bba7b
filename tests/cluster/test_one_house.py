"""What people share wherever they come in: the lobby, the game of the day, rates, names."""

import asyncio
import signal
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

from skep.engine import record as records
from skep.server.net.limits import Limits
from skep.server.tables.daily import secret_of
from tests.cluster.conftest import House
from tests.cluster.guests import Guest, party
from tests.server.client import Person
from tests.server.people import in_loop
from tests.server.test_daily import _play as daily_game

ME, OPEN = {"kind": "me"}, {"kind": "open"}
WISH = {"game": "butine", "seats": [ME, OPEN]}


async def soon(holds: Callable[[], object], seconds: float = 1.0) -> None:
    """It is so within a second, and one more for a busy machine."""
    give_up = time.monotonic() + seconds + 1.0
    while not await asyncio.to_thread(holds):
        assert time.monotonic() < give_up
        await asyncio.sleep(0.05)


def _lobby(person: Person, address: str) -> list[dict[str, Any]]:
    status, _, body = person.ask(address, "GET", "/api/tables")
    assert status == 200
    listed: list[dict[str, Any]] = msgspec.json.decode(body)
    return listed


@in_loop
async def test_the_lobby_is_the_same_at_every_server(house: House) -> None:
    people = [Person(address, f"P{number}") for number, address in enumerate(house.addresses)]
    waiting: list[Guest] = []
    for person, address in zip(people, house.addresses, strict=True):
        # The first of each is left alone; somebody waits at the second.
        left = person.open_table(address, ME, OPEN, public=True)
        table = person.open_table(address, ME, OPEN, public=True)
        assert left != table
        waiting.append(Guest(person, house.addresses[1], table))
        await waiting[-1].sees(1)
        await asyncio.sleep(0.01)
    expected = [guest.table for guest in reversed(waiting)]

    def same() -> bool:
        lists = [_lobby(people[0], address) for address in house.addresses]
        assert all(len(one) == 6 for one in lists)
        shown = [[table["id"] for table in one] for one in lists]
        return shown[0] == shown[1] == shown[2] and shown[0][:3] == expected

    await soon(same)
    # Somebody sits down at one server: all show it. Somebody goes: the table is not the first.
    assert (await waiting[0].do("leave", seat=0))["type"] == "done"
    await soon(
        lambda: all(
            _free(_lobby(people[0], address), waiting[0].table) == 2 for address in house.addresses
        )
    )
    await waiting[2].close()
    await soon(
        lambda: all(
            _lobby(people[0], address)[0]["id"] != waiting[2].table for address in house.addresses
        )
    )
    house.servers[0].end(signal.SIGKILL)
    await waiting[0].until(lambda: True)
    for guest in waiting[:2]:
        await guest.close()


def _free(lobby: list[dict[str, Any]], table: str) -> int:
    free: int = next(one["free"] for one in lobby if one["id"] == table)
    return free


def test_a_score_of_the_day_is_listed_at_every_server(house: House) -> None:
    day = datetime.now(UTC).date()
    text = records.write(daily_game(secret_of("bee-busy", day)))
    ada = Person(house.addresses[0], "Ada")
    place = f"/api/games/bee-busy/daily/{day.isoformat()}"
    status, _, body = ada.ask(house.addresses[1], "POST", place, text.encode())
    assert status == 200, body
    for address in house.addresses:
        scores = msgspec.json.decode(ada.ask(address, "GET", place)[2])["scores"]
        assert [(one["name"], one["yours"]) for one in scores] == [("Ada", True)]


@in_loop
async def test_a_name_that_is_taken_at_a_table_is_taken_at_every_server(house: House) -> None:
    game = await party(house.addresses)
    double = Person(house.addresses[2], "Ada")
    guest = Guest(double, house.addresses[2], game.ada.table)
    await guest.sees_game()
    answer = await guest.do("chat", text="It is me")
    assert answer["key"] == "name-confusable"
    await guest.close()
    await game.close()


@in_loop
async def test_one_person_opens_no_more_tables_at_three_servers_than_at_one(house: House) -> None:
    most = Limits().open_tables_per_person
    ann = Person(house.addresses[0], "Ann")
    servers = [house.add(limited=True).address for _ in range(2)]
    tables = []
    for number in range(most):
        tables.append(ann.open_table(servers[number % 2], ME, OPEN))
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.5)
    servers.append(house.add(limited=True).address)
    await asyncio.sleep(1.0)
    for address in servers:  # also at one that came later
        status, _, body = ann.ask(address, "POST", "/api/tables", WISH)
        assert (status, msgspec.json.decode(body)["key"]) == (429, "too-many-open")
    assert ann.ask(servers[1], "DELETE", f"/api/tables/{tables[0]}/me")[0] == 200
    await soon(lambda: ann.ask(servers[2], "POST", "/api/tables", WISH)[0] == 201)


@in_loop
async def test_what_one_address_asks_of_one_server_counts_at_the_others(house: House) -> None:
    first, second = (house.add(limited=True).address for _ in range(2))
    burst = int(Limits().tables_burst)
    for number in range(2):
        person = Person(first, f"P{number}")
        for _ in range(burst // 2 - 1):
            person.open_table(first, ME, OPEN)
    await asyncio.sleep(1.0)
    late = Person(second, "Late")
    answers = [late.ask(second, "POST", "/api/tables", WISH) for _ in range(burst // 2)]
    opened = sum(status == 201 for status, _, _ in answers)
    assert 0 < opened < burst // 2
    assert msgspec.json.decode(answers[-1][2])["key"] == "too-many-tables"
