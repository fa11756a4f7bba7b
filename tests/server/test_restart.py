"""A restart brings a table back as it was: it is its log."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from skep.server import log, protocol
from skep.server.log import Line
from skep.server.refusals import Denied
from skep.server.store.interface import Damaged
from skep.server.tables import hub
from skep.server.tables.hub import FORGET_SECONDS
from tests.server.clocks import HandClock
from tests.server.memory import MemoryStore
from tests.server.people import (
    SHORT,
    Hall,
    done,
    fingerprint,
    hall,
    in_loop,
    legal,
    load,
    play_out,
    refused,
    to_act,
    until,
)


@in_loop
async def test_a_table_comes_back_as_it_was() -> None:
    clock = HandClock()
    async with hall(pace=60, clock=clock) as here:
        ann, bob, table = await here.two(options=SHORT, public=True, spectators=False)
        rng = random.Random(2)
        while table.state.status == "running":
            clock.pass_by(rng.randrange(5000) / 1000)
            await play_out(table, ann, bob, most=1, seed=rng.randrange(99))
            if rng.random() < 0.3:
                assert done(await ann.do(protocol.Chat, table, text="hm"))
            undo = next((g for g in (ann, bob) if table.state.undoable(g.person)), None)
            if undo is not None and rng.random() < 0.2:
                assert done(await undo.do(protocol.Undo, table, seq=table.state.seq))
            if table.state.actors and rng.random() < 0.2:
                assert done(await bob.do(protocol.SetBot, table, seat=1, bot="greedy"))
                again = await Hall(here.store, pace=60).hub.get(table.id)
                assert fingerprint(again) == fingerprint(table)
                assert done(await bob.do(protocol.Sit, table, seat=1))
            again = await Hall(here.store, pace=60).hub.get(table.id)
            assert fingerprint(again) == fingerprint(table)
        assert done(await ann.do(protocol.Rematch, table))
        again = await Hall(here.store, pace=60).hub.get(table.id)
        assert fingerprint(again) == fingerprint(table)
        assert sum(seat.used_ms for seat in table.state.seats) > 10_000


@in_loop
async def test_an_open_table_comes_back() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "bot:greedy", "open")
        again = Hall(here.store)
        assert fingerprint(await again.hub.get(table.id)) == fingerprint(table)
        zoe = again.guest("Zoe")
        assert done(await zoe.do(protocol.Sit, table.id, seat=2))


@in_loop
async def test_clocks_stand_while_the_server_is_down() -> None:
    clock = HandClock()
    async with hall(clock=clock) as here:
        ann, bob, table = await here.two()
        (seat,) = table.state.actors
        clock.pass_by(2)
        await play_out(table, ann, bob, most=1)
        assert table.state.seats[seat].used_ms == 2000
        for _ in range(3):
            clock.pass_by(3600)  # an hour without a server
            again = Hall(here.store, clock=clock)
            ann.hall = bob.hall = again
            table = await again.hub.get(table.id)
            before = [seat.used_ms for seat in table.state.seats]
            (seat,) = table.state.actors
            clock.pass_by(0.7)
            await play_out(table, ann, bob, most=1)
            before[seat] += 700
            assert [seat.used_ms for seat in table.state.seats] == before
        assert sum(seat.used_ms for seat in table.state.seats) == 2000 + 3 * 700


@in_loop
async def test_a_clock_that_is_set_back_costs_nobody_time() -> None:
    clock = HandClock()
    async with hall(clock=clock) as here:
        ann, bob, table = await here.two()
        clock.ms -= 500_000
        await play_out(table, ann, bob, most=3)
        assert [seat.used_ms for seat in table.state.seats] == [0, 0]


@in_loop
async def test_a_game_goes_on_after_a_restart_with_the_luck_it_would_have_had() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options={"quick": True})
        await play_out(table, ann, bob, most=10)
        twin_store = MemoryStore()
        await twin_store.create(table.state.row, here.lines(table))
        await play_out(table, ann, bob, seed=4)
        ann.hall = bob.hall = Hall(twin_store)
        twin = await ann.hall.hub.get(table.id)
        await play_out(twin, ann, bob, seed=4)
        drawn = [step.draws for step in table.state.steps]
        assert [step.draws for step in twin.state.steps] == drawn
        assert fingerprint(twin)["state"] == fingerprint(table)["state"]


# ---------------------------------------------------------------- who loads, and when


class SlowStore(MemoryStore):
    """Reading takes a moment."""

    reads = 0

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        self.reads += 1
        await asyncio.sleep(0.01)
        return await super().lines(table, after)


@in_loop
async def test_a_table_is_loaded_once_even_when_somebody_gives_up_waiting() -> None:
    store = SlowStore()
    async with hall(store) as here:
        table = await here.guest("Ann").open("me", "open")
        fresh = Hall(store)
        impatient = asyncio.create_task(fresh.hub.get(table.id))
        await asyncio.sleep(0.002)
        impatient.cancel()
        await asyncio.sleep(0)
        one, other = await asyncio.gather(fresh.hub.get(table.id), fresh.hub.get(table.id))
        assert one is other
        assert store.reads == 1


@in_loop
async def test_idle_tables_leave_the_memory_and_come_back() -> None:
    clock = HandClock()
    async with hall(pace=60, clock=clock) as here:
        ann, bob, idle = await here.two()
        watched = await ann.open("me", "open")
        ann.watch(watched)
        with_bot = await ann.open("me", "bot", start=True)
        while with_bot.state.seats[with_bot.state.actors[0]].bot is None:
            await play_out(with_bot, ann, most=1)
        clock.pass_by(FORGET_SECONDS)
        here.hub.forget_idle()
        assert here.hub.in_memory == 3
        clock.pass_by(1)
        here.hub.forget_idle()
        assert here.hub.in_memory == 2
        assert await here.hub.get(watched.id) is watched
        assert await here.hub.get(with_bot.id) is with_bot
        back = await here.hub.get(idle.id)
        assert back is not idle
        assert fingerprint(back) == fingerprint(idle)
        assert done(await to_act(back, ann, bob).move(back, legal(back)[0]))


@in_loop
async def test_after_a_restart_bots_go_on_playing() -> None:
    async with hall(pace=60) as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "bot", "bot", start=True)
        while table.state.seats[table.state.actors[0]].bot is None:
            await play_out(table, ann, most=1)
        async with hall(here.store) as again:
            await again.hub.resume()
            back = await again.hub.get(table.id)
            await until(lambda: back.state.seats[back.state.actors[0]].bot is None)
            assert back.state.seq > table.state.seq


@in_loop
async def test_after_a_restart_only_tables_that_go_on_by_themselves_are_woken() -> None:
    async with hall(pace=60) as here:
        ann, _, people = await here.two(public=True)
        bots = await ann.open("me", "bot", start=True, public=True)
        race = await ann.open("me", "me:Eve", game="la-ruche", start=True)
        waiting = await ann.open("me", "bot", "open", public=True)
        async with hall(here.store, pace=60) as again:
            await again.hub.resume()
            assert again.hub.known(bots.id)
            assert again.hub.known(race.id)
            listed = await again.hub.public_tables()
            assert {row.id for row, _ in listed} == {people.id, bots.id, waiting.id}
            assert again.hub.known(people.id) is None
            assert again.hub.known(waiting.id) is None
            assert fingerprint(await again.hub.get(people.id)) == fingerprint(people)


@in_loop
async def test_a_summary_is_always_what_the_log_says() -> None:
    async with hall(pace=60) as here:
        ann, bob = here.guest("Ann"), here.guest("Bob")
        table = await ann.open("me", "bot", "open", public=True, spectators=False)
        commands: list[tuple[Any, type[Any], dict[str, Any]]] = [
            (bob, protocol.Sit, {"seat": 2}),
            (bob, protocol.Chat, {"text": "hm"}),
            (bob, protocol.Leave, {"seat": 2}),
            (ann, protocol.RemoveBot, {"seat": 1}),
            (ann, protocol.SetBot, {"seat": 1, "bot": "greedy"}),
            (bob, protocol.Sit, {"seat": 2, "name": "Bobby"}),
            (ann, protocol.Start, {}),
            (bob, protocol.SetBot, {"seat": 2, "bot": "random"}),
            (bob, protocol.Sit, {"seat": 2}),
        ]
        seen = set()
        for guest, kind, fields in [(ann, protocol.Chat, {"text": "hello"}), *commands]:
            assert done(await guest.do(kind, table, **fields))
            row = await here.store.row(table.id)
            again = load(table.state.row, here.lines(table), here.store)
            assert row is not None
            assert row.summary == table.state.summary() == again.state.summary()
            seen.add(row.summary)
        assert len(seen) == 5
        assert await here.hub.public_tables() == []


@in_loop
async def test_a_table_from_before_summaries_gets_one() -> None:
    async with hall(pace=60) as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "open", public=True)
        here.store._rows[table.id] = msgspec.structs.replace(table.state.row, summary=None)
        fresh = Hall(here.store)
        ((row, summary),) = await fresh.hub.public_tables()
        assert (row.id, summary) == (table.id, table.state.summary())
        again = await here.store.row(table.id)
        assert again is not None
        assert again.summary == summary


@in_loop
async def test_of_many_idle_tables_those_used_last_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_IDLE", 3)
    clock = HandClock()
    async with hall(pace=60, clock=clock) as here:
        ann = here.guest("Ann")
        tables = []
        for _ in range(8):
            tables.append(await ann.open("me", "open"))
            clock.pass_by(0.1)
        ann.watch(tables[0])
        here.hub.forget_idle()
        assert here.hub.in_memory == 8, "whoever asked for them may be on the way"
        await here.hub.get(tables[1].id)
        clock.pass_by(hub.SETTLE_SECONDS + 1)
        await here.hub.get(tables[2].id)
        here.hub.forget_idle()
        kept = [number for number in range(8) if here.hub.known(tables[number].id)]
        assert kept == [0, 1, 2, 7]


@in_loop
async def test_a_start_wakes_a_few_tables_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_RESUMED", 3)
    monkeypatch.setattr(hub, "MOST_IDLE", 0)
    monkeypatch.setattr(hub, "RESUME_SECONDS", 0.001)
    clock = HandClock()
    async with hall(pace=60, clock=clock) as here:
        ann = here.guest("Ann")
        tables = [await ann.open("me", "bot", start=True) for _ in range(9)]
        for table in tables:
            while table.state.seats[table.state.actors[0]].bot is not None:
                (seat,) = table.state.actors
                await table.bot_move(seat, "random", legal(table)[0], table.state.game_seq)
        async with hall(here.store, pace=60, clock=clock) as again:
            waking = asyncio.create_task(again.hub.resume())
            rounds = 0
            while not waking.done():
                await until(lambda: again.hub.in_memory == 3 or waking.done())
                await asyncio.sleep(0.02)
                assert again.hub.in_memory <= 3
                clock.pass_by(hub.SETTLE_SECONDS + 1)
                again.hub.forget_idle()
                rounds += 1
            await waking
            assert rounds >= 3


@in_loop
async def test_thinking_goes_on_while_a_table_is_out_of_memory() -> None:
    clock = HandClock()
    async with hall(pace=60, clock=clock) as here:
        ann, bob, table = await here.two()
        (seat,) = table.state.actors
        for _ in range(2):
            clock.pass_by(FORGET_SECONDS + 1)
            clock.ms += 86_400_000 * 365  # and the clock on the wall is nobody's thinking time
            here.hub.forget_idle()
            assert here.hub.known(table.id) is None
            table = await here.hub.get(table.id)
        clock.ms = 0
        clock.pass_by(2)
        await play_out(table, ann, bob, most=1)
        assert table.state.seats[seat].used_ms == (2 * (FORGET_SECONDS + 1) + 2) * 1000


# ---------------------------------------------------------------- logs that do not lead there


def _changed(lines: list[Line], **fields: Any) -> list[Line]:
    """The log with its last move changed."""
    *rest, last = lines
    return [*rest, msgspec.structs.replace(last, **fields)]


@in_loop
async def test_a_table_whose_log_is_false_is_not_played_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with hall() as here:
        ann, bob, good = await here.two(public=True)
        await play_out(good, ann, bob, most=6)
        lines = here.lines(good)
        started = next(line for line in lines if isinstance(line.entry, log.Started))
        other_rules = msgspec.structs.replace(
            started, entry=msgspec.structs.replace(started.entry, rules_version=99)
        )
        bad_logs = [
            _changed(lines, hash="0" * 64),
            _changed(lines, entry=log.Moved(0, "nonsense", ())),
            _changed(lines, entry=log.Moved(0, "pass", ("WYR",))),
            _changed(lines, seq=77),
            [other_rules if line is started else line for line in lines],
            [
                msgspec.structs.replace(line, entry=log.Created("chess", 2, {}, True, True, "x"))
                if line.seq == 1
                else line
                for line in lines
            ],
        ]
        for number, bad in enumerate(bad_logs):
            with pytest.raises(ValueError, match=r".+"):
                load(good.state.row, bad, here.store)
            row = msgspec.structs.replace(good.state.row, id=f"bad-{number}", status="running")
            await here.store.create(row, bad)
        fresh = Hall(here.store)
        with pytest.raises(Denied, match="table-unreadable"):
            await fresh.hub.get("bad-0")
        assert "bad-0" not in fresh.hub._loading
        answer = await fresh.guest("Ann").do(protocol.Start, "bad-1")
        assert refused(answer, "table-unreadable")
        # One bad table keeps nobody from the others.
        await fresh.hub.resume()
        assert fresh.hub.in_memory == 0
        assert [row.id for row, _ in await fresh.hub.public_tables()] == [good.id]
        assert "cannot be opened" in caplog.text
        assert "Traceback" not in caplog.text


# ---------------------------------------------------------------- damage


class DamagedStore(MemoryStore):
    """Some tables cannot be read, or written, any more."""

    def __init__(self) -> None:
        super().__init__()
        self.damaged: set[str] = set()

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        if table in self.damaged:
            raise Damaged(table, "line 3 of its log is not as it was written")
        return await super().lines(table, after)

    async def append(self, table: str, *args: Any, **kwargs: Any) -> None:
        if table in self.damaged:
            raise Damaged(table, "malformed")
        await super().append(table, *args, **kwargs)


@in_loop
async def test_a_damaged_table_is_refused_and_the_rest_of_the_house_is_open(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = DamagedStore()
    async with hall(store) as here:
        ann, bob, good = await here.two(public=True)
        bad = await ann.open("me", "open", public=True)
        store.damaged.add(bad.id)
        async with hall(store) as again:
            ann.hall = bob.hall = again
            for _ in range(3):
                assert refused(await ann.do(protocol.Start, bad), "table-unreadable")
            back = await again.hub.get(good.id)
            assert done(await to_act(back, ann, bob).move(back, legal(back)[0]))
        said = [line for line in caplog.messages if bad.id in line]
        assert len(said) == 1, "once is enough"
        assert "line 3 of its log is not as it was written" in said[0]


@in_loop
async def test_a_table_that_is_damaged_while_people_play_is_refused_not_paused(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = DamagedStore()
    async with hall(store) as here:
        ann, bob, table = await here.two()
        seq = table.state.seq
        store.damaged.add(table.id)
        answer = await to_act(table, ann, bob).move(table, legal(table)[0])
        assert refused(answer, "table-unreadable")
        assert table.state.seq == seq
        assert "is damaged: malformed" in caplog.text


@in_loop
async def test_a_bot_at_a_damaged_table_rests(caplog: pytest.LogCaptureFixture) -> None:
    store = DamagedStore()
    async with hall(store, pace=0.02) as here:
        trouble = []
        here.attendants.on_trouble(lambda: trouble.append(1))
        table = await here.guest("Ann").open("bot", "bot", start=True)
        store.damaged.add(table.id)
        await until(lambda: "is damaged" in caplog.text and not here.bots.is_thinking(table.id))
        assert trouble == []
        assert "Traceback" not in caplog.text
