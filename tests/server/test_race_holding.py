"""A race is held, and goes on, when all agree."""

from typing import Any

from skep.server import log, protocol
from skep.server.store.interface import StoreError
from tests.server.clocks import HandClock
from tests.server.memory import MemoryStore
from tests.server.people import Guest, Hall, Tab, done, fingerprint, hall, in_loop, refused
from tests.server.racing import later, under_way, ways


@in_loop
async def test_a_race_is_held_and_let_go_when_all_agree() -> None:
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
async def test_who_leaves_does_not_keep_the_others_from_agreeing() -> None:
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
async def test_the_vote_of_somebody_who_leaves_is_not_their_followers() -> None:
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
async def test_when_all_have_left_nobody_has_agreed_to_anything() -> None:
    async with under_way(2) as (guests, table):
        for seat, guest in enumerate(guests):
            assert done(await guest.do(protocol.Leave, table, seat=seat))
        assert not table.state.held


@in_loop
async def test_a_store_that_fails_while_somebody_leaves_keeps_them_seated() -> None:
    """To leave and to hold the race by it is one commit: all of it or nothing."""

    class Failing(MemoryStore):
        async def append(self, table: str, lines: list[Any], *args: Any, **kwargs: Any) -> None:
            if any(isinstance(line.entry, log.Held) for line in lines):
                raise StoreError("not now")
            await super().append(table, lines, *args, **kwargs)

    async with under_way(2, store=Failing()) as (guests, table):
        assert done(await guests[0].do(protocol.Hold, table, on=True))
        before = fingerprint(table)
        answer = await guests[1].do(protocol.Leave, table, seat=1)
        assert refused(answer, "storage-paused")
        assert fingerprint(table) == before
        assert not table.state.held
        assert table.state.votes == {0}


@in_loop
async def test_a_race_that_goes_on_counts_down_for_everybody() -> None:
    clock = HandClock()
    async with under_way(2, clock=clock, countdown=3.0) as (guests, table):
        clock.pass_by(3)  # the first countdown is over
        assert done(await guests[0].move(table, ways(table, 0)[0]))
        for on in (True, False):
            for guest in guests:
                assert done(await guest.do(protocol.Hold, table, on=on))
            assert table.state.held is on
        tab = guests[0].watch(table)
        assert tab.last_update["clock"]["starts_in_ms"] == 3000
        assert refused(await guests[1].move(table, ways(table, 1)[0]), "race-not-started")


def _time(tab: Tab) -> tuple[bool, list[int]]:
    clock = tab.all("timed")[-1]["clock"]
    return clock["held"], clock["votes"]


@in_loop
async def test_a_held_race_is_held_after_a_restart() -> None:
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


# ---------------------------------------------------------------- votes are in the log


@in_loop
async def test_a_vote_has_its_line_and_outlives_a_restart() -> None:
    async with under_way(3) as (guests, table):
        here = guests[0].hall
        seq = table.state.seq
        answer = await guests[1].do(protocol.Hold, table, on=True)
        assert answer == protocol.Done(table.id, answer.id, seq + 1)
        assert here.lines(table)[-1].entry == log.Voted((1,), True)
        again = await Hall(here.store).hub.get(table.id)
        assert again.state.votes == {1}
        assert fingerprint(again) == fingerprint(table)
        eve = here.guest("Eve")
        assert eve.watch(again).last_update["clock"]["votes"] == [1]


@in_loop
async def test_a_vote_that_changes_nothing_has_no_line() -> None:
    async with under_way(3) as (guests, table):
        here = guests[0].hall
        assert done(await guests[0].do(protocol.Hold, table, on=True))
        lines = here.lines(table)
        for command_id in ("again", "again"):
            same = await guests[0].do(protocol.Hold, table, command_id=command_id, on=True)
            assert same == protocol.Done(table.id, "again", table.state.seq)
        other = await guests[1].do(protocol.Hold, table, on=False)
        assert done(other)
        assert here.lines(table) == lines
        # The same command once more, after the table has gone on: its first answer.
        assert done(await guests[1].do(protocol.Hold, table, on=True))
        again = await guests[0].do(protocol.Hold, table, command_id="again", on=True)
        assert again == same


@in_loop
async def test_the_last_vote_holds_the_race_in_the_same_commit() -> None:
    async with under_way(2) as (guests, table):
        here = guests[0].hall
        tab = guests[0].watch(table)
        assert done(await guests[0].do(protocol.Hold, table, on=True))
        commits, seq = here.store.commits, table.state.seq
        answer = await guests[1].do(protocol.Hold, table, command_id="mine", on=True)
        assert answer == protocol.Done(table.id, "mine", seq + 1)
        assert here.store.commits == commits + 1
        voted, held = here.lines(table)[-2:]
        assert (voted.entry, voted.person, voted.command) == (
            log.Voted((1,), True),
            guests[1].person,
            "mine",
        )
        assert (held.entry, held.person, held.command) == (log.Held(True), None, None)
        assert _time(tab) == (True, [])


@in_loop
async def test_who_leaves_and_what_that_decides_is_one_commit() -> None:
    async with under_way(3) as (guests, table):
        here = guests[0].hall
        for guest in guests[:2]:
            assert done(await guest.do(protocol.Hold, table, on=True))
        commits = here.store.commits
        assert done(await guests[2].do(protocol.Leave, table, seat=2))
        assert here.store.commits == commits + 1
        entries = [line.entry for line in here.lines(table)[-2:]]
        assert entries == [log.Left(2), log.Held(True)]
