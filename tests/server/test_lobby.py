"""The lobby: people's tables first, whoever else has opened how many; and how many one may open."""

from pathlib import Path

import msgspec
import pytest

from skep.server import protocol
from skep.server.net.limits import Limits
from skep.server.refusals import Denied
from skep.server.tables.lobby import Shares, lobby
from skep.server.tables.openers import REMEMBERED_SECONDS, Openers
from skep.server.tables.table import Table
from tests.server.client import Person
from tests.server.nursery import Nursery
from tests.server.people import SHORT, Guest, Hall, done, hall, in_loop, play_out

FEW = Shares(tables=6, of_person=2, of_address=3)


async def _listed(here: Hall, shares: Shares = FEW) -> list[str]:
    return [row.id for row, _ in await lobby(here.hub, shares)]


async def _attended(guest: Guest, *seats: str, address: str = "1.2.3.4") -> Table:
    table = await guest.open(*seats, public=True)
    here = guest.hall
    here.attendants.openers.note(table.id, guest.person, address, 0.0)
    guest.watch(table)
    return table


@in_loop
async def test_tables_with_people_come_before_those_without() -> None:
    async with hall(pace=60) as here:
        ann = here.guest("Ann")
        mine = await _attended(ann, "me", "open")
        for number in range(20):
            await here.guest(f"Bot friend {number}").open("me", "bot", public=True, start=True)
            await here.guest(f"Gone {number}").open("me", "open", public=True)
        listed = await _listed(here)
        assert listed[0] == mine.id
        assert len(listed) == FEW.tables


@in_loop
async def test_tables_where_only_bots_play_are_not_listed() -> None:
    async with hall(pace=60) as here:
        eve = here.guest("Eve")
        for number in range(3):
            table = await eve.open("bot", "bot", public=True, start=number > 0)
            eve.watch(table)
        assert await _listed(here) == []
        left = await eve.open("me", "bot", public=True, start=True)
        assert await _listed(here) == [left.id]
        assert done(await eve.do(protocol.Leave, left, seat=0))
        assert await _listed(here) == [left.id], "there is a seat to take"


@in_loop
async def test_one_person_does_not_push_the_others_out() -> None:
    async with hall() as here:
        ann, eve = here.guest("Ann"), here.guest("Eve")
        first = await _attended(ann, "me", "open", address="5.6.7.8")
        crowd = [(await _attended(eve, "me", "open")).id for _ in range(10)]
        listed = await _listed(here)
        assert first.id in listed[:3]
        assert len(listed) == FEW.tables
        assert set(listed) - {first.id} < set(crowd), "where there is room, they are shown too"


@in_loop
async def test_one_address_does_not_push_the_others_out() -> None:
    async with hall() as here:
        first = await _attended(here.guest("Ann"), "me", "open", address="5.6.7.8")
        for number in range(10):
            await _attended(here.guest(f"Eve {number}"), "me", "open")
        assert first.id in (await _listed(here))[: FEW.of_address + 1]


@in_loop
async def test_a_host_who_waits_and_does_not_play_counts() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        waits = await _attended(ann, "open", "open")
        for number in range(9):
            await here.guest(f"Gone {number}").open("me", "open", public=True)
        assert (await _listed(here))[0] == waits.id


# ---------------------------------------------------------------- how many one may open


def test_a_person_and_an_address_have_their_number() -> None:
    openers = Openers()
    for number in range(3):
        openers.check_person("eve", 3, now=0)
        openers.note(f"t{number}", "eve", "1.2.3.4", now=0)
    with pytest.raises(Denied, match="too-many-open") as denied:
        openers.check_person("eve", 3, now=1)
    assert denied.value.args_of_message == {"count": 3}
    with pytest.raises(Denied, match="too-many-open"):
        openers.check_address("1.2.3.4", 3, now=1)
    openers.check_person("ann", 3, now=1)
    openers.check_address("1.2.3.5", 3, now=1)
    openers.check_person("1.2.3.4", 1, now=1)  # a person's id is no address
    openers.drop("t1")
    openers.drop("t1")
    openers.check_person("eve", 3, now=1)
    assert (openers.address_of("t0"), openers.address_of("t1")) == ("1.2.3.4", None)


def test_a_day_later_one_may_open_others() -> None:
    openers = Openers()
    openers.note("old", "eve", "1.2.3.4", now=0)
    openers.note("new", "eve", "1.2.3.4", now=100)
    with pytest.raises(Denied):
        openers.check_person("eve", 2, now=REMEMBERED_SECONDS)
    openers.check_person("eve", 2, now=REMEMBERED_SECONDS + 1)
    with pytest.raises(Denied):
        openers.check_address("1.2.3.4", 1, now=REMEMBERED_SECONDS + 1)


@in_loop
async def test_a_game_that_is_over_counts_no_more() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options=SHORT)
        openers = here.attendants.openers
        openers.note(table.id, ann.person, "1.2.3.4", 0.0)
        await play_out(table, ann, bob)
        openers.check_person(ann.person, 1, 0.0)


def test_the_limits_of_a_server(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start(tmp_path / "data", tmp_path / "log.txt", limited=True)
    ann = Person(server.address, "Ann")
    wish = {"game": "butine", "seats": [{"kind": "me"}, {"kind": "open"}]}
    most = Limits().open_tables_per_person
    answers = [ann.ask(server.address, "POST", "/api/tables", wish) for _ in range(most + 1)]
    assert [status for status, _, _ in answers] == [201] * most + [429]
    assert msgspec.json.decode(answers[-1][2])["key"] == "too-many-open"
