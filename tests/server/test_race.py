"""The time of a race: the countdown, the order of arrival, pauses, votes, lag, coming back."""

import asyncio

import pytest

import skep
from skep.bots.pace import LEVEL_PACES, LEVELS
from skep.games.la_ruche.state import RACE
from skep.server import log, protocol
from skep.server.http import catalogue
from skep.server.refusals import Denied
from skep.server.tables.audience import Audience
from skep.server.tables.lookback import record_of
from skep.server.tables.race import MEMORY_SECONDS, RaceTime
from skep.server.tables.table import Table
from skep.server.tables.wishes import NewTable, SeatWish
from tests.server.asgi import Browser, open_house
from tests.server.clocks import HandClock
from tests.server.people import (
    KEY,
    Guest,
    Tab,
    done,
    hall,
    in_loop,
    open_table,
    refused,
    until,
)
from tests.server.racing import cell, later, misfit, state_of, under_way, ways


def _same_cell(table: Table) -> tuple[str, str]:
    """A placement of the first and one of the second seat, on one cell."""
    theirs = {cell(move): move for move in ways(table, 1)}
    return next((move, theirs[cell(move)]) for move in ways(table, 0) if cell(move) in theirs)


def _denied(clock: RaceTime, seat: int, now: float) -> str | None:
    try:
        clock.check(seat, now, lambda: True)
    except Denied as denied:
        return denied.key
    return None


# ---------------------------------------------------------------- the clock alone


def test_everybody_waits_for_the_same_instant() -> None:
    clock = RaceTime()
    clock.count_down(100.0)
    assert _denied(clock, 0, 102.9) == _denied(clock, 5, 102.9) == "race-not-started"
    assert clock.starts_in_ms(101.0) == 2000
    assert _denied(clock, 0, 103.0) is None
    assert clock.starts_in_ms(103.0) is None


def test_a_pause_is_for_one_seat_and_ends() -> None:
    clock = RaceTime()
    clock.make_wait(1, 2, 100.0)
    assert _denied(clock, 1, 101.9) == "race-wait"
    assert _denied(clock, 0, 101.9) is None
    assert clock.waits_ms(101.5) == {1: 500}
    assert _denied(clock, 1, 102.0) is None
    assert clock.waits_ms(102.0) == {}
    clock.make_wait(1, 2, 103.0)
    clock.count_down(103.5)
    assert _denied(clock, 1, 106.5) is None, "a new round begins without old pauses"


def test_how_late_is_counted_from_when_it_was_last_allowed() -> None:
    clock = RaceTime()
    clock.remember("first", 1, 100.0)
    clock.remember("second", 2, 100.5)
    clock.remember("third", 1, 101.0)
    assert clock.late_ms(lambda state: state == "first", 0, 101.2) == 1200
    assert clock.late_ms(lambda state: state != "third", 0, 101.2) == 700
    assert clock.late_ms(lambda _state: False, 0, 101.2) is None
    clock.remember("fourth", 1, 101.8)
    assert clock.late_ms(lambda state: state == "first", 0, 101.9) is None, "that is long ago"
    assert clock.late_ms(lambda state: state == "second", 0, 101.9) == 1400


def test_nobody_is_beaten_by_a_move_of_their_own() -> None:
    clock = RaceTime()
    clock.remember("first", 1, 100.0)
    clock.remember("second", 0, 100.5)
    assert clock.late_ms(lambda state: state == "first", 1, 101.0) is None
    assert clock.late_ms(lambda state: state == "first", 0, 101.0) == 1000
    # What was open before both moves was ended by the later one.
    assert clock.late_ms(lambda _state: True, 0, 101.0) is None
    assert clock.late_ms(lambda _state: True, 1, 101.0) == 500


def test_lag_is_remembered_when_somebody_goes() -> None:
    audience = Audience("table", KEY, HandClock())
    ann, bob = Tab("ann", "Ann"), Tab("bob", "Bob")
    for tab, lag in ((ann, 20), (bob, 35)):
        audience.add(tab)
        assert audience.lag_ms(tab.person) is None, "nothing was measured yet"
        tab.lag_ms = lag
    assert [audience.lag_ms(who) for who in ("ann", "bob")] == [20, 35]
    audience.remove(bob)
    ann.lag_ms = 30
    assert [audience.lag_ms(who) for who in ("ann", "bob")] == [30, 35]


# ---------------------------------------------------------------- at a table


@pytest.mark.rule("RUC-4")
@in_loop
async def test_nobody_may_lay_before_the_countdown_is_over() -> None:
    clock = HandClock()
    async with under_way(3, clock=clock, countdown=3.0) as (guests, table):
        here = guests[0].hall
        assert state_of(table).phase == RACE
        tab = guests[0].watch(table)
        assert tab.last_update["clock"]["starts_in_ms"] == 3000
        clock.pass_by(2.5)
        answer = await guests[1].move(table, ways(table, 1)[0])
        assert refused(answer, "race-not-started")
        assert isinstance(answer, protocol.Refused)
        assert answer.args == {"ms": 500}
        assert not [line for line in here.lines(table) if isinstance(line.entry, log.Waited)]
        clock.pass_by(0.5)
        assert done(await guests[1].move(table, ways(table, 1)[0]))


@pytest.mark.rule("RUC-7")
@in_loop
async def test_the_first_to_arrive_gets_the_cell() -> None:
    async with under_way(2) as (guests, table):
        mine, theirs = _same_cell(table)
        first, second = await asyncio.gather(
            guests[1].move(table, theirs), guests[0].move(table, mine)
        )
        assert done(first)
        assert refused(second, "la-ruche-cell-taken")
        assert isinstance(second, protocol.Refused)
        assert second.rule == "RUC-7"
        assert second.late_ms is not None
        assert second.wait_ms == 2000


@in_loop
async def test_who_is_late_for_the_last_tile_hears_by_how_much() -> None:
    clock = HandClock()
    async with under_way(2, clock=clock, pause=0) as (guests, table):
        while True:
            mine, theirs = ways(table, 0), ways(table, 1)
            assert mine, "with these tiles the first seat gets through"
            assert done(await guests[0].move(table, mine[-1]))
            if table.state.status == "over":
                break
        clock.pass_by(0.12)
        late = await guests[1].move(table, theirs[0])
        assert refused(late, "game-not-running")
        assert isinstance(late, protocol.Refused)
        assert late.late_ms == 120
        nonsense = await guests[1].move(table, "nonsense")
        assert refused(nonsense, "game-not-running")
        clock.pass_by(MEMORY_SECONDS)
        much_later = await guests[1].move(table, theirs[0])
        assert isinstance(much_later, protocol.Refused)
        assert much_later.late_ms is None


@in_loop
async def test_who_is_in_their_own_way_was_not_beaten() -> None:
    async with under_way(2) as (guests, table):
        move = ways(table, 0)[0]
        first, again = await asyncio.gather(
            guests[0].move(table, move), guests[0].move(table, move)
        )
        assert done(first)
        assert isinstance(again, protocol.Refused)
        assert again.late_ms is None
        assert again.wait_ms == 2000


@pytest.mark.rule("RUC-8")
@in_loop
async def test_a_refused_placement_costs_a_pause_that_all_see() -> None:
    async with under_way(2, pause=10) as (guests, table):
        here = guests[0].hall
        tab = guests[1].watch(table)
        wrong = await guests[0].move(table, misfit(table, 0))
        assert isinstance(wrong, protocol.Refused)
        assert (wrong.late_ms, wrong.wait_ms) == (None, 10_000)
        waits = tab.all("timed")[-1]["clock"]["waits_ms"]
        assert list(waits) == ["0"]
        assert 0 < waits["0"] <= 10_000
        assert refused(await guests[0].move(table, ways(table, 0)[0]), "race-wait")
        assert done(await guests[1].move(table, ways(table, 1)[0]))
        assert [line.entry for line in here.lines(table) if isinstance(line.entry, log.Waited)] == [
            log.Waited(0, 10_000)
        ]


@in_loop
async def test_without_a_pause_a_refusal_costs_nothing() -> None:
    async with under_way(2, pause=0) as (guests, table):
        wrong = await guests[0].move(table, misfit(table, 0))
        assert isinstance(wrong, protocol.Refused)
        assert wrong.wait_ms is None
        assert done(await guests[0].move(table, ways(table, 0)[0]))


@pytest.mark.rule("RUC-4")
@in_loop
async def test_after_a_restart_the_countdown_begins_again() -> None:
    clock = HandClock()
    async with under_way(2, clock=clock, countdown=3.0) as (guests, table):
        here = guests[0].hall
        store = here.store
    clock.pass_by(60)
    async with hall(store, clock=clock, countdown=3.0) as here:
        table = await here.hub.get(table.id)
        guests = [Guest(here, guest.name) for guest in guests]
        race = table.situation.race
        assert race is not None
        assert _denied(race, 0, clock.now) == "race-not-started", "not for bots either"
        clock.pass_by(60)  # it is over long before anybody comes back
        assert guests[0].watch(table).last_update["clock"]["starts_in_ms"] == 3000
        assert refused(await later(guests[0], table), "race-not-started")
        clock.pass_by(60)
        assert guests[1].watch(table).last_update["clock"]["starts_in_ms"] is None, "once for all"


@in_loop
async def test_a_race_that_is_under_way_goes_on_after_a_restart() -> None:
    async with under_way(2) as (guests, table):
        here = guests[0].hall
        assert done(await guests[0].move(table, ways(table, 0)[0]))
        store = here.store
    async with hall(store, countdown=3.0) as here:
        table = await here.hub.get(table.id)
        assert done(await later(Guest(here, guests[0].name), table))


@in_loop
async def test_who_drops_out_catches_up_in_the_middle() -> None:
    async with under_way(2) as (guests, table):
        gone = guests[1].watch(table)
        known = gone.last_update["seq"]
        table.broadcast.part(gone)
        for _ in range(2):
            assert done(await guests[0].move(table, ways(table, 0)[0]))
        update = guests[1].watch(table, since=known).last_update
        assert [step["seq"] for step in update["steps"]] == [known + 1, known + 2]
        assert len(update["view"]["cells"]) == 4
        assert update["clock"]["starts_in_ms"] is None
        assert done(await guests[1].move(table, ways(table, 1)[0]))


@in_loop
async def test_no_undo_in_a_race_nor_in_a_puzzle() -> None:
    async with under_way(2) as (guests, table):
        answer = await guests[0].do(protocol.Undo, table, seq=table.state.seq)
        assert refused(answer, "nothing-to-undo")
        alone = await guests[0].open("me", game="la-ruche", start=True)
        assert alone.situation.race is None
        assert done(await guests[0].move(alone, ways(alone, 0)[0]))
        answer = await guests[0].do(protocol.Undo, alone, seq=alone.state.seq)
        assert refused(answer, "nothing-to-undo")
        assert refused(await guests[0].do(protocol.Hold, alone, on=True), "no-race")
        assert done(await guests[0].move(alone, "lift"))


# ---------------------------------------------------------------- lag is measured, not claimed


@pytest.mark.slow  # it waits for the second measure
@in_loop
async def test_the_server_measures_the_way_to_a_browser() -> None:
    clock = HandClock()
    async with open_house(clock=clock) as house:
        browser = Browser(house, "person-of-Ann")
        assert await browser.connect()
        await house.store.set_name("person-of-Ann", "Ann")
        seats = (SeatWish("me"), SeatWish("bot", "leisurely"))
        wish = NewTable("la-ruche", seats, start=True)
        table = await open_table(house.hub, "person-of-Ann", "Ann", wish)
        browser.say(protocol.Watch(table.id))
        probe = await browser.hear("probe")
        clock.pass_by(0.04)
        # An echo of something else measures nothing.
        browser.say(protocol.Echo(probe["number"] + 7))
        browser.say(protocol.Ping())
        await browser.hear("pong")
        [connection] = house.connections
        before = connection.lag_ms
        browser.say(protocol.Echo(probe["number"]))
        browser.say(protocol.Ping())
        await browser.hear("pong")
        assert before is None
        assert connection.lag_ms == 40
        browser.say(protocol.Watch(table.id))
        update = await browser.hear("update")
        assert update["clock"]["lag_ms"] == {"0": 40}


# ---------------------------------------------------------------- bots


def test_the_lobby_offers_bots_that_have_a_pace() -> None:
    [ruche] = [game for game in catalogue.games() if game.id == "la-ruche"]
    assert ruche.bots == (*LEVEL_PACES, *LEVELS)
    assert ruche.race
    assert not ruche.turns


@pytest.mark.parametrize("seats", [2, 6])
@in_loop
async def test_bots_of_all_paces_race_to_the_end(seats: int) -> None:
    async with open_house(race_speed=500, countdown_seconds=0.0) as house:
        await house.store.set_name("p", "Ann")
        bots = [SeatWish("bot", level) for level in (*LEVELS, "brisk")][:seats]
        options = {"bee": True, "three_contacts": True, "rounds": 2, "pause": 0}
        wish = NewTable("la-ruche", tuple(bots), options, start=True)
        table = await open_table(house.hub, "p", "Ann", wish)
        await until(lambda: table.state.status == "over", 60)
        record = skep.verify(record_of(table.state))
        assert record.players == tuple(f"bot:{bot.bot}" for bot in bots)
        entries = [line.entry for line in await house.store.lines(table.id)]
        moved = {entry.seat for entry in entries if isinstance(entry, log.Moved)}
        assert moved == set(range(seats))
