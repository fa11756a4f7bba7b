"""Many people at one table: what a join, a leave or a rename costs does not depend on how many."""

import asyncio
from typing import Any

import pytest

from skep.server import protocol
from skep.server.tables import broadcast, messages
from skep.server.tables.audience import GONE_SECONDS, MOST_LAGS, Audience
from skep.server.tables.table import Table
from tests.server.clocks import HandClock
from tests.server.people import KEY, Hall, Tab, done, hall, in_loop, until


class Cost:
    """Frames made and frames sent, from when it was made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made = 0
        self.sent = 0
        encode, send = protocol.encode, Tab.send

        def making(message: protocol.FromServer) -> bytes:
            self.made += 1
            return encode(message)

        def sending(tab: Tab, frame: bytes) -> None:
            self.sent += 1
            send(tab, frame)

        monkeypatch.setattr(messages, "encode", making)
        monkeypatch.setattr(Tab, "send", sending)

    def take(self) -> tuple[int, int]:
        taken = self.made, self.sent
        self.made = self.sent = 0
        return taken


def _crowd(here: Hall, table: Table, count: int) -> list[Tab]:
    return [here.guest(f"Spectator {number}").watch(table) for number in range(count)]


@pytest.fixture
def never_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told later, so that only what is done at once is counted."""
    monkeypatch.setattr(broadcast, "LATER_SECONDS", 3600)


async def _costs(monkeypatch: pytest.MonkeyPatch, spectators: int) -> dict[str, tuple[int, int]]:
    async with hall() as here:
        ann, bob, table = await here.two()
        ann.watch(table)
        bobs = bob.watch(table)
        _crowd(here, table, spectators)
        cost = Cost(monkeypatch)
        eve = here.guest("Eve").watch(table)
        costs = {"a spectator comes": cost.take()}
        table.broadcast.renamed(eve.person)
        costs["takes another name"] = cost.take()
        table.broadcast.part(eve)
        costs["goes"] = cost.take()
        table.broadcast.part(bobs)
        costs["a player goes"] = cost.take()
        bob.watch(table)
        costs["comes back"] = cost.take()
        monkeypatch.undo()
        return costs


@pytest.mark.usefixtures("never_later")
def test_it_costs_the_same_however_many_watch() -> None:
    with pytest.MonkeyPatch.context() as patch:
        hundred = asyncio.run(_costs(patch, 100))
    with pytest.MonkeyPatch.context() as patch:
        thousand = asyncio.run(_costs(patch, 1000))
    assert hundred == thousand
    assert hundred == {
        "a spectator comes": (1, 1),
        "takes another name": (0, 0),
        "goes": (0, 0),
        "a player goes": (1, 1),
        "comes back": (2, 2),  # to Ann, and all that Bob has missed
    }


def test_a_few_are_told_at_once_and_it_is_made_once_for_all_who_watch() -> None:
    with pytest.MonkeyPatch.context() as patch:
        costs = asyncio.run(_costs(patch, 10))
    # Ann's, Bob's, one for all who watch; and all that Eve has missed.
    assert costs["a spectator comes"] == (4, 13), "one of them is told to nobody else"
    assert costs["takes another name"] == (3, 13)
    assert costs["goes"] == (3, 12)


@pytest.mark.slow
@in_loop
async def test_many_hear_of_each_other_a_moment_later_and_once() -> None:
    async with hall() as here:
        ann, _, table = await here.two()
        tab = ann.watch(table)
        crowd = _crowd(here, table, 50)
        await until(lambda: _watching(tab) == 50)
        tab.news()
        for one in crowd[:30]:
            table.broadcast.part(one)
        assert tab.news() == []
        await until(lambda: _watching(tab) == 20)
        assert len(tab.news()) == 1
        assert {_watching(one) for one in crowd[30:]} == {20}
        assert {len(one.frames) for one in crowd[45:]} == {3}, "the game, and twice who is here"


def _watching(tab: Tab) -> int:
    tables = [table["info"] for table in tab.all("table")]
    infos = [update["info"] for update in tab.all("update") if update["info"]]
    watching: int = (tables or infos)[-1]["watching"]
    return watching


@in_loop
async def test_players_hear_at_once_of_players() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        tab, bobs = ann.watch(table), bob.watch(table)
        crowd = _crowd(here, table, 50)
        tab.news()
        before = len(crowd[0].frames)
        table.broadcast.part(bobs)
        (news,) = tab.news()
        assert [seat["online"] for seat in news["info"]["seats"]] == [True, False]
        assert len(crowd[0].frames) == before
        await until(lambda: len(crowd[0].frames) > before)
        assert not crowd[0].all("table")[-1]["info"]["seats"][1]["online"]


@in_loop
async def test_some_are_named_and_of_the_others_there_is_a_number() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        bob.watch(table)
        _crowd(here, table, 60)
        eve = here.guest("Eve")
        eve.watch(table)
        info: dict[str, Any] = ann.watch(table).news()[0]["info"]
        assert info["watching"] == 61
        named = {person["name"]: person for person in info["people"]}
        assert len(named) == messages.MOST_NAMED + 2
        assert [name for name, person in named.items() if person["seated"]] == ["Ann", "Bob"]
        assert [name for name, person in named.items() if person["you"]] == ["Ann"]
        assert "Eve" not in named
        # Whoever was heard is named: so a friend in a crowd can be given a seat.
        assert done(await eve.do(protocol.Chat, table, text="I am here"))
        info = ann.watch(table).news()[0]["info"]
        (friend,) = [person for person in info["people"] if person["name"] == "Eve"]
        assert done(await ann.do(protocol.HandOver, table, seat=0, to=friend["handle"]))


@in_loop
async def test_a_seat_taken_in_a_game_is_made_once_for_all_who_watch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        ann.watch(table)
        crowd = _crowd(here, table, 40)
        cost = Cost(monkeypatch)
        assert done(await bob.do(protocol.Leave, table, seat=1))
        made, sent = cost.take()
        assert made <= 4
        assert sent >= 41
        assert len({one.frames[-1] for one in crowd}) == 1


def test_who_is_gone_is_not_remembered_for_ever() -> None:
    clock = HandClock()
    audience = Audience("table", KEY, clock)
    for number in range(500):
        tab = Tab(f"p{number}", "")
        tab.lag_ms = number
        audience.add(tab)
        audience.remove(tab)
        clock.pass_by(1)
    assert len(audience._last_seen) <= GONE_SECONDS + 1
    assert len(audience._lags) <= MOST_LAGS
    assert audience.is_gone("p1")
    assert not audience.is_gone("p490")


def test_a_tab_that_comes_twice_is_one() -> None:
    audience = Audience("table", KEY, HandClock())
    tab = Tab("ann", "Ann")
    audience.add(tab)
    audience.add(tab)
    audience.remove(tab)
    audience.remove(tab)
    assert (audience.count(), audience.watchers, audience.named(audience.handle("ann"))) == (
        0,
        set(),
        None,
    )
