"""A race is held, and goes on, when all agree."""

from typing import Any

import pytest

from skep.server import log, protocol
from skep.server.store.interface import StoreError
from tests.server.memory import MemoryStore
from tests.server.people import Guest, Tab, done, hall, in_loop, refused
from tests.server.racing import later, under_way, ways

pytestmark = pytest.mark.usefixtures("same_luck")


@in_loop
async def test_a_race_is_held_and_let_go_when_all_agree(at_once: None) -> None:
    async with under_way(3) as (guests, table):
        here = guests[0].hall
        tab = guests[0].watch(table)
        eve = here.guest("Eve")
        assert refused(await eve.do(protocol.Hold, table, on=True), "not-seated")
        for guest in guests[:2]:
            assert done(await guest.do(protocol.Hold, table, on=True))
        assert _time(tab) == (False, [0, 1])
        # One thinks better of it, and votes again.
        assert done(await guests[0].do(protocol.Hold, table, on=False))
        assert _time(tab) == (False, [1])
        for guest in (guests[0], guests[2]):
            assert done(await guest.do(protocol.Hold, table, on=True))
        assert _time(tab) == (True, [])
        assert refused(await guests[1].move(table, ways(table, 1)[0]), "race-held")
        for guest in guests:
            assert done(await guest.do(protocol.Hold, table, on=False))
        assert _time(tab) == (False, [])
        assert done(await guests[1].move(table, ways(table, 1)[0]))


@in_loop
async def test_who_leaves_does_not_keep_the_others_from_agreeing(at_once: None) -> None:
    async with under_way(3) as (guests, table):
        tab = guests[0].watch(table)
        for on in (True, False):
            for guest in guests[:2]:
                assert done(await guest.do(protocol.Hold, table, on=on))
            assert _time(tab) == (not on, [0, 1])
            assert done(await guests[2].do(protocol.Leave, table, seat=2))
            assert _time(tab) == (on, [])
            assert done(await guests[2].do(protocol.Sit, table, seat=2))
            assert _time(tab) == (on, [])
        assert done(await guests[1].move(table, ways(table, 1)[0]))


@in_loop
async def test_the_vote_of_somebody_who_leaves_is_not_their_followers(at_once: None) -> None:
    async with under_way(3) as (guests, table):
        here = guests[0].hall
        tab = guests[0].watch(table)
        assert done(await guests[2].do(protocol.Hold, table, on=True))
        assert done(await guests[2].do(protocol.Leave, table, seat=2))
        assert done(await here.guest("Eve").do(protocol.Sit, table, seat=2))
        for guest in guests[:2]:
            assert done(await guest.do(protocol.Hold, table, on=True))
        assert _time(tab) == (False, [0, 1])


@in_loop
async def test_when_all_have_left_nobody_has_agreed_to_anything(at_once: None) -> None:
    async with under_way(2) as (guests, table):
        for seat, guest in enumerate(guests):
            assert done(await guest.do(protocol.Leave, table, seat=seat))
        assert table.situation.race is not None
        assert not table.situation.race.held


@in_loop
async def test_a_store_that_fails_while_votes_are_counted_again(at_once: None) -> None:
    class Failing(MemoryStore):
        async def append(self, table: str, lines: list[Any], *args: Any, **kwargs: Any) -> None:
            if any(isinstance(line.entry, log.Held) for line in lines):
                raise StoreError("not now")
            await super().append(table, lines, *args, **kwargs)

    async with under_way(2, store=Failing()) as (guests, table):
        assert done(await guests[0].do(protocol.Hold, table, on=True))
        assert done(await guests[1].do(protocol.Leave, table, seat=1)), "that much is committed"
        assert table.situation.race is not None
        assert (table.situation.race.held, table.situation.race.votes) == (False, {0})


@in_loop
async def test_a_race_that_goes_on_counts_down_for_everybody() -> None:
    async with under_way(2) as (guests, table):
        assert table.situation.race is not None
        table.situation.race.starts_at = 0.0  # the first countdown is over
        assert done(await guests[0].move(table, ways(table, 0)[0]))
        for on in (True, False):
            for guest in guests:
                assert done(await guest.do(protocol.Hold, table, on=on))
            assert table.situation.race.held is on
        tab = guests[0].watch(table)
        assert tab.last_update["clock"]["starts_in_ms"] > 1000
        assert refused(await guests[1].move(table, ways(table, 1)[0]), "race-not-started")


def _time(tab: Tab) -> tuple[bool, list[int]]:
    clock = tab.all("timed")[-1]["clock"]
    return clock["held"], clock["votes"]


@in_loop
async def test_a_held_race_is_held_after_a_restart(at_once: None) -> None:
    async with under_way(2) as (guests, table):
        here = guests[0].hall
        assert done(await guests[0].move(table, ways(table, 0)[0]))
        for guest in guests:
            assert done(await guest.do(protocol.Hold, table, on=True))
        store = here.store
    async with hall(store) as here:
        table = await here.hub.get(table.id)
        guests = [Guest(here, guest.name) for guest in guests]
        tab = guests[0].watch(table)
        assert tab.last_update["clock"]["held"] is True
        assert refused(await later(guests[0], table), "race-held")
        for guest in guests:
            assert done(await guest.do(protocol.Hold, table, command_id="on", on=False))
        assert done(await later(guests[0], table))
