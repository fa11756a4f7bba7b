"""A state that ends by itself: the last gifts of a blocked comb at a live table (RUC-10)."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skep.games.la_ruche import rules
from skep.games.la_ruche.state import GIFTS
from skep.games.registry import GAMES
from skep.server import log, protocol
from skep.server.store.sqlite import SqliteStore
from skep.server.tables import deadlines, hub, messages
from skep.server.tables.race import RaceTime
from skep.server.tables.table import Table
from tests.games.la_ruche.illegal import BLOCKED
from tests.games.la_ruche.table import at
from tests.server.client import Person, hear, say
from tests.server.memory import MemoryStore
from tests.server.nursery import Nursery
from tests.server.people import Guest, Hall, done, fingerprint, hall, in_loop, refused, until
from tests.server.racing import race, state_of

pytestmark = pytest.mark.rule("RUC-10")

SHUTS = f"place {BLOCKED[-1]}"
MINE = ["123465", "134526", "136245", "123564"]
SCENE: dict[str, Any] = {"cells": BLOCKED[:2], "options": {"bee": True, "pause": 10}}
"""The first seat can shut the comb, and earns a gift by it."""


def position(**given: Any) -> Any:
    """A race that is about to be blocked, as plain data."""
    match = at(MINE, **{**SCENE, **given})
    return msgspec.to_builtins(match.game.plain(match.state))


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gifts lapse soon."""
    monkeypatch.setattr(rules, "LAST_GIFTS_SECONDS", 0.05)


@asynccontextmanager
async def blocked(
    monkeypatch: pytest.MonkeyPatch, store: MemoryStore | None = None, **given: Any
) -> AsyncIterator[tuple[list[Guest], Table]]:
    """Two people before a comb that the first of them has just shut."""
    game, scene = GAMES["la-ruche"], position(**given)
    staged = replace(game, setup=lambda *_: (game.position(scene), []))
    monkeypatch.setitem(GAMES, "la-ruche", staged)
    async with hall(store) as here:
        guests, table = await race(here, 2, **scene["options"])
        assert done(await guests[0].move(table, SHUTS))
        assert state_of(table).phase == GIFTS
        yield guests, table


def moves_of(here: Hall, table: Table) -> list[tuple[str | None, str]]:
    """Who made which moves, by the log."""
    lines = here.lines(table)
    return [(line.person, line.entry.move) for line in lines if isinstance(line.entry, log.Moved)]


# ---------------------------------------------------------------- the clock alone


def test_a_wait_begins_once_and_stops_while_the_race_is_held() -> None:
    time = RaceTime(countdown=3.0)
    time.limit(None, 100.0)
    dues = [time.due]
    time.limit(10, 100.0)
    time.limit(10, 104.0)
    dues.append(time.due)
    time.stop(104.0)
    time.go_on(150.0)
    dues.append(time.due)
    time.limit(None, 151.0)
    time.limit(10, 160.0)
    dues.append(time.due)
    # None; one wait; what was left of it after the countdown; another wait.
    assert dues == [None, 110, 150 + 3 + 6, 170]


# ---------------------------------------------------------------- at a table


@in_loop
async def test_a_last_gift_is_given_and_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    async with blocked(monkeypatch) as (guests, table):
        here = guests[0].hall
        tab = guests[1].watch(table)
        assert 9000 < tab.last_update["clock"]["lapses_in_ms"] <= 10_000
        assert tab.last_update["legal"] == {}
        assert here.attendants.deadlines.is_waiting(table.id)
        assert done(await guests[0].move(table, "give 134526 to 1"))
        assert table.state.status == "over"
        assert tab.last_update["view"]["counts"] == [2, 55]
        assert tab.last_update["clock"]["lapses_in_ms"] is None
        assert not here.attendants.deadlines.is_waiting(table.id), "no timer is left behind"


@in_loop
async def test_it_lapses_by_itself_like_any_other_move(
    monkeypatch: pytest.MonkeyPatch, soon: None
) -> None:
    async with blocked(monkeypatch, gifts=(0, 1)) as (guests, table):
        here = guests[0].hall
        tab = guests[1].watch(table)
        await until(lambda: table.state.status == "over")
        assert moves_of(here, table)[1:] == [(None, "keep"), (None, "keep")]
        assert [fact["fact"] for fact in tab.last_update["steps"][-1]["facts"]] == [
            "kept",
            "round-ended",
            "ended",
        ]
        await until(lambda: not here.attendants.deadlines.is_waiting(table.id))
        # The log needs no clock.
        again = await Hall(here.store).hub.get(table.id)
        assert fingerprint(again)["state"] == fingerprint(table)["state"]


@in_loop
async def test_gifts_do_not_lengthen_the_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async with blocked(
        monkeypatch, gifts=(0, 4), options={"bee": True, "three_contacts": True}
    ) as (guests, table):
        due = table.situation.due()
        view: Any = table.state.game.view(table.state.game_state, 1)
        assert done(await guests[1].move(table, f"give {view.hand[0]} to 0"))
        assert table.situation.due() == due is not None


@pytest.mark.rule("RUC-8")
@in_loop
async def test_a_placement_is_refused_without_a_pause_and_a_pause_stops_no_gift(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with blocked(monkeypatch) as (guests, table):
        assert table.situation.race is not None
        table.situation.race.make_wait(0, 10, table.situation.clock.monotonic())
        for guest in guests:
            answer = await guest.move(table, "place 134526@1,0")
            assert refused(answer, "la-ruche-comb-blocked")
            assert isinstance(answer, protocol.Refused)
            assert (answer.rule, answer.wait_ms) == ("RUC-10", None)
        assert done(await guests[0].move(table, "give 134526 to 1"))


@pytest.mark.rule("RUC-8")
@in_loop
async def test_in_the_race_too_a_pause_is_for_placements_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """“A short pause before that player may place again”: giving is not placing."""
    game, scene = GAMES["la-ruche"], position(gifts=(1, 0))
    staged = replace(game, setup=lambda *_: (game.position(scene), []))
    monkeypatch.setitem(GAMES, "la-ruche", staged)
    async with hall() as here:
        guests, table = await race(here, 2, **scene["options"])
        assert refused(await guests[0].move(table, "place 134526@9,9"), "la-ruche-touches-nothing")
        assert refused(await guests[0].move(table, SHUTS), "race-wait")
        assert done(await guests[0].move(table, "give 134526 to 1"))


@in_loop
async def test_a_held_race_does_not_run_out(monkeypatch: pytest.MonkeyPatch, soon: None) -> None:
    async with blocked(monkeypatch) as (guests, table):
        here = guests[0].hall
        for guest in guests:
            assert done(await guest.do(protocol.Hold, table, on=True))
        assert not here.attendants.deadlines.is_waiting(table.id)
        stands = messages.clock(table.situation)
        assert stands is not None
        assert stands.lapses_in_ms is None
        await asyncio.sleep(0.15)
        assert state_of(table).phase == GIFTS
        await table.lapse()
        assert state_of(table).phase == GIFTS
        for guest in guests:
            assert done(await guest.do(protocol.Hold, table, on=False))
        await until(lambda: table.state.status == "over")


@in_loop
async def test_a_restart_begins_the_wait_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async with blocked(monkeypatch, store=MemoryStore()) as (guests, table):
        store = guests[0].hall.store
    monkeypatch.setattr(rules, "LAST_GIFTS_SECONDS", 0.2)
    async with hall(store) as here:
        await here.hub.resume()
        again = await here.hub.get(table.id)
        assert state_of(again).phase == GIFTS
        assert here.attendants.deadlines.is_waiting(table.id)
        await until(lambda: again.state.status == "over")
        assert moves_of(here, again)[-1] == (None, "keep")


@in_loop
async def test_a_held_race_is_held_and_waits_after_a_restart(
    monkeypatch: pytest.MonkeyPatch, soon: None
) -> None:
    async with blocked(monkeypatch, store=MemoryStore()) as (guests, table):
        for guest in guests:
            assert done(await guest.do(protocol.Hold, table, on=True))
        store = guests[0].hall.store
    async with hall(store) as here:
        again = await here.hub.get(table.id)
        await asyncio.sleep(0.15)
        assert state_of(again).phase == GIFTS
        for guest in guests:
            on = Guest(here, guest.name)
            assert done(await on.do(protocol.Hold, again, command_id="on", on=False))
        await until(lambda: again.state.status == "over")


@in_loop
async def test_a_table_that_waits_is_not_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hub, "FORGET_SECONDS", -1)
    async with blocked(monkeypatch) as (guests, table):
        here = guests[0].hall
        here.hub.forget_idle()
        assert await here.hub.get(table.id) is table
        assert done(await guests[0].move(table, "keep"))
        here.hub.forget_idle()
        assert here.hub.in_memory == 0
        assert not here.attendants.deadlines.is_waiting(table.id)


@in_loop
async def test_a_full_disk_makes_it_wait_and_says_so(
    monkeypatch: pytest.MonkeyPatch, soon: None
) -> None:
    monkeypatch.setattr(deadlines, "RETRY_SECONDS", 0.02)
    async with blocked(monkeypatch) as (guests, table):
        here = guests[0].hall
        troubles: list[bool] = []
        here.attendants.deadlines.on_trouble = lambda: troubles.append(True)
        here.store.broken = True
        await until(lambda: len(troubles) > 1)
        assert state_of(table).phase == GIFTS, "nothing is told that is not stored"
        here.store.broken = False
        await until(lambda: table.state.status == "over")


@in_loop
async def test_a_gift_that_comes_too_late_is_refused(
    monkeypatch: pytest.MonkeyPatch, soon: None
) -> None:
    async with blocked(monkeypatch) as (guests, table):
        await until(lambda: table.state.status == "over")
        answer = await guests[0].move(table, "give 134526 to 1")
        assert refused(answer, "game-not-running")


@in_loop
async def test_a_bot_gives_its_last_gifts(monkeypatch: pytest.MonkeyPatch) -> None:
    async with blocked(monkeypatch) as (guests, table):
        here = guests[0].hall
        monkeypatch.setattr(table.audience, "is_gone", lambda _person: True)
        here.bots._race_speed = 100
        assert done(await guests[1].do(protocol.SetBot, table, seat=0, bot="steady"))
        await until(lambda: table.state.status == "over")
        person, move = moves_of(here, table)[-1]
        assert person is None
        assert move.startswith("give ")


# ---------------------------------------------------------------- a real process


def test_a_server_that_is_killed_then_goes_on(nursery: Nursery, tmp_path: Path) -> None:
    stage, data, log_file = tmp_path / "stage.json", tmp_path / "data", tmp_path / "log.txt"
    stage.write_bytes(msgspec.json.encode({"game": "la-ruche", "position": position()}))
    wishes: dict[str, Any] = {"stage": str(stage), "countdown": 0.0}
    server = nursery.start(data, log_file, **wishes)
    ann = Person(server.address, "Ann")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bob"}]
    table = ann.open_table(
        server.address, *seats, game="la-ruche", options=SCENE["options"], start=True
    )
    asyncio.run(_shut(ann, server.address, table))
    server.end(signal.SIGKILL)
    server = nursery.start(data, log_file, last_gifts=0.1, **wishes)
    kept = asyncio.run(_await_the_end(ann, server.address, table))
    assert [fact["fact"] for fact in kept] == ["kept", "round-ended", "ended"]
    server.end()
    assert log_file.read_text() == ""
    lines = asyncio.run(_lines(data, table))
    moves = [line.entry.move for line in lines if isinstance(line.entry, log.Moved)]
    assert moves == [SHUTS, "keep"]


async def _shut(person: Person, address: str, table: str) -> None:
    async with person.connect(address) as socket:
        await say(socket, type="watch", table=table)
        update = await hear(socket, "update")
        move = {"type": "move", "seat": 0, "move": SHUTS, "seq": update["seq"]}
        await say(socket, table=table, id="shut", **move)
        assert (await hear(socket, "done", "refused"))["type"] == "done"


async def _await_the_end(person: Person, address: str, table: str) -> list[dict[str, Any]]:
    async with person.connect(address) as socket:
        await say(socket, type="watch", table=table)
        while True:
            update = await hear(socket, "update")
            if update["view"]["result"] is not None:
                facts: list[dict[str, Any]] = update["steps"][-1]["facts"]
                return facts


async def _lines(data: Path, table: str) -> list[Any]:
    store = SqliteStore(data)
    try:
        return await store.lines(table)
    finally:
        await store.close()
