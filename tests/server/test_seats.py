"""Opening a table, and who sits where."""

import asyncio
from typing import Any

import pytest

from skep.engine.errors import SkepError
from skep.server import log, protocol
from skep.server.refusals import Denied
from skep.server.tables.audience import GONE_SECONDS
from skep.server.tables.opening import Opening
from skep.server.tables.table import Table
from skep.server.tables.wishes import NewTable, SeatWish
from tests.server.clocks import HandClock
from tests.server.people import (
    SHORT,
    Guest,
    done,
    hall,
    in_loop,
    legal,
    load,
    open_table,
    play_out,
    refused,
    to_act,
)


def _handle(table: Table, guest: Guest) -> str:
    return table.audience.handle(guest.person)


def _who(table: Table) -> list[tuple[str, str | None]]:
    return [(seat.name, seat.bot) for seat in table.state.seats]


# ---------------------------------------------------------------- opening


@in_loop
async def test_a_table_opens_with_people_bots_and_open_seats() -> None:
    async with hall() as here:
        table = await here.guest("Ann").open("me", "bot:greedy", "open")
        assert _who(table) == [("Ann", None), ("", "greedy"), ("", None)]
        assert table.state.status == "open"
        assert table.state.host == "person-of-Ann"


@in_loop
async def test_links_have_128_random_bits() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        ids = {(await ann.open("me", "open")).id for _ in range(50)}
        assert len(ids) == 50
        assert {len(table_id) for table_id in ids} == {22}  # 22 letters of 6 bits
        assert len({letter for table_id in ids for letter in table_id}) > 50


@in_loop
async def test_only_public_tables_are_in_the_lobby() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        await ann.open("me", "open")
        public = await ann.open("me", "open", "bot", public=True)
        ((row, summary),) = await here.hub.public_tables()
        assert row.id == public.id
        assert (summary.seats, summary.free, summary.names) == (3, 1, ("Ann",))


@in_loop
async def test_a_running_table_without_spectators_leaves_the_lobby() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "me:Eve", public=True, spectators=False)
        assert len(await here.hub.public_tables()) == 1
        assert done(await ann.do(protocol.Start, table))
        assert await here.hub.public_tables() == []


@in_loop
async def test_a_table_that_cannot_start_is_not_opened() -> None:
    async with hall() as here:
        with pytest.raises(Denied, match="seats-not-filled"):
            await here.guest("Ann").open("me", "open", public=True, start=True)
        assert await here.hub.public_tables() == []


@in_loop
async def test_a_table_that_the_server_cannot_start_is_said_to_be_none() -> None:
    async with hall() as here:
        created = log.Created("butine", 2, {}, False, True, "person-of-Ann")
        seated = (log.Seated(0, "person-of-Ann", "Ann"),)
        with pytest.raises(Denied, match="seats-not-filled"):
            await here.hub.open(Opening("t" * 22, created, seated, start=True))


@pytest.mark.parametrize(
    "wish",
    [
        NewTable("chess", (SeatWish("me"), SeatWish("me", name="Eve"))),
        NewTable("butine", (SeatWish("me"),)),
        NewTable("butine", (SeatWish("open"),) * 5),
        NewTable("butine", (SeatWish("me"), SeatWish("open")), {"challenge": 1}),
        NewTable("butine", (SeatWish("me"), SeatWish("open")), {"goal": 15}),
        NewTable("butine", (SeatWish("me"), SeatWish("bot", bot="genius"))),
        NewTable("butine", (SeatWish("me"), SeatWish("bot"))),
        NewTable("butine", (SeatWish("me"), SeatWish("me"))),
        NewTable("butine", (SeatWish("me", name="\u202eAnn"), SeatWish("open"))),
    ],
)
@in_loop
async def test_nonsense_is_not_opened(wish: NewTable) -> None:
    async with hall() as here:
        with pytest.raises((SkepError, Denied)):
            await open_table(here.hub, "person-of-Ann", "Ann", wish)
        assert here.store.commits == 0


@in_loop
async def test_a_table_that_is_not_there() -> None:
    async with hall() as here:
        with pytest.raises(Denied, match="no-such-table"):
            await here.hub.get("x" * 22)
        assert refused(await here.guest("Ann").do(protocol.Start, "x" * 22), "no-such-table")


# ---------------------------------------------------------------- taking, leaving, handing over


@in_loop
async def test_taking_and_leaving_a_seat() -> None:
    async with hall() as here:
        ann, bob, eve = here.guest("Ann"), here.guest("Bob"), here.guest("Eve")
        table = await ann.open("me", "open")
        assert refused(await bob.do(protocol.Sit, table, seat=0), "seat-taken")
        assert refused(await bob.do(protocol.Sit, table, seat=2), "no-such-seat")
        assert done(await bob.do(protocol.Sit, table, seat=1))
        assert refused(await eve.do(protocol.Sit, table, seat=1), "seat-taken")
        assert refused(await eve.do(protocol.Leave, table, seat=1), "not-your-seat")
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert done(await eve.do(protocol.Sit, table, seat=1))
        assert _who(table) == [("Ann", None), ("Eve", None)]


@in_loop
async def test_the_name_at_a_seat_cannot_be_taken_for_another() -> None:
    async with hall() as here:
        table = await here.guest("Ann").open("me", "open")
        for name in ("Ann", "ann", "A n n", "Änn"):
            assert refused(
                await here.guest(name).do(protocol.Sit, table, seat=1), "name-confusable"
            )
        mixed = await here.guest("Аnn").do(protocol.Sit, table, seat=1)
        assert refused(mixed, "name-mixed-scripts")
        assert refused(await here.guest("").do(protocol.Sit, table, seat=1), "name-empty")
        assert done(await here.guest("Anna").do(protocol.Sit, table, seat=1))


@in_loop
async def test_handing_a_seat_over() -> None:
    async with hall() as here:
        ann, bob, eve = here.guest("Ann"), here.guest("Bob"), here.guest("Eve")
        table = await ann.open("me", "open")
        ann.watch(table)
        bob.watch(table)
        give: dict[str, Any] = {"seat": 0, "to": _handle(table, bob)}
        assert refused(await bob.do(protocol.HandOver, table, **give), "not-your-seat")
        for nobody in (_handle(table, ann), _handle(table, eve), "nonsense"):
            answer = await ann.do(protocol.HandOver, table, seat=0, to=nobody)
            assert refused(answer, "nobody-to-hand-over-to")
        assert done(await ann.do(protocol.HandOver, table, **give))
        assert _who(table) == [("Bob", None), ("", None)]
        assert refused(await ann.do(protocol.Leave, table, seat=0), "not-your-seat")


@in_loop
async def test_a_seat_can_be_handed_over_in_the_middle_of_a_game() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        eve = here.guest("Eve")
        eve.watch(table)
        assert done(await ann.do(protocol.HandOver, table, seat=0, to=_handle(table, eve)))
        assert refused(await ann.move(table, "pass"), "not-seated")
        await play_out(table, eve, bob, most=4)
        assert table.state.steps[-1].seat in (0, 1)


# ---------------------------------------------------------------- bots


@in_loop
async def test_the_host_seats_bots_and_sends_them_away() -> None:
    async with hall(pace=60) as here:
        ann, bob = here.guest("Ann"), here.guest("Bob")
        table = await ann.open("me", "open", "open")
        assert refused(await bob.do(protocol.SetBot, table, seat=1, bot="random"), "host-only")
        assert refused(await ann.do(protocol.SetBot, table, seat=0, bot="random"), "seat-taken")
        assert refused(await ann.do(protocol.SetBot, table, seat=1, bot="genius"), "no-such-bot")
        assert refused(await ann.do(protocol.SetBot, table, seat=9, bot="random"), "no-such-seat")
        assert done(await ann.do(protocol.SetBot, table, seat=1, bot="random"))
        assert done(await ann.do(protocol.SetBot, table, seat=1, bot="greedy"))
        assert done(await ann.do(protocol.SetBot, table, seat=2, bot="random"))
        assert refused(await bob.do(protocol.RemoveBot, table, seat=2), "host-only")
        assert refused(await ann.do(protocol.RemoveBot, table, seat=0), "no-bot-here")
        assert done(await ann.do(protocol.RemoveBot, table, seat=2))
        assert done(await bob.do(protocol.Sit, table, seat=2))
        assert refused(await bob.do(protocol.Sit, table, seat=1), "seat-taken")
        assert done(await ann.do(protocol.Start, table))
        assert refused(await ann.do(protocol.RemoveBot, table, seat=1), "game-started")
        assert _who(table) == [("Ann", None), ("", "greedy"), ("Bob", None)]


# ---------------------------------------------------------------- starting


@in_loop
async def test_starting() -> None:
    async with hall() as here:
        ann, bob = here.guest("Ann"), here.guest("Bob")
        table = await ann.open("me", "open")
        assert refused(await ann.do(protocol.Start, table), "seats-not-filled")
        assert refused(await ann.move(table, "pass"), "game-not-running")
        assert done(await bob.do(protocol.Sit, table, seat=1))
        assert refused(await bob.do(protocol.Start, table), "host-only")
        assert done(await ann.do(protocol.Start, table))
        assert refused(await ann.do(protocol.Start, table), "game-started")
        assert table.state.status == "running"
        row = await here.store.row(table.id)
        assert row is not None
        assert row.status == "running"


@in_loop
async def test_opened_and_started_in_one_go() -> None:
    async with hall(pace=60) as here:
        table = await here.guest("Ann").open("me", "bot", "bot", start=True)
        assert table.state.status == "running"


# ---------------------------------------------------------------- several seats on one screen


@in_loop
async def test_one_person_plays_several_seats() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "me:Eve", start=True, options=SHORT)
        tab = ann.watch(table)
        for _ in range(4):
            (seat,) = table.state.actors
            assert list(tab.last_update["legal"]) == [str(seat)]
            assert tab.last_update["view"]["you"] == seat
            wrong = await ann.move(table, legal(table)[0], seat=1 - seat)
            assert isinstance(wrong, protocol.Refused)
            assert wrong.rule == "BUT-6"
            assert done(await ann.move(table, legal(table)[0], seat=seat))
        await play_out(table, ann)
        assert {step.seat for step in table.state.steps[1:]} == {0, 1}


@in_loop
async def test_nobody_plays_for_a_seat_that_is_not_theirs() -> None:
    async with hall() as here:
        ann, bob, table = await here.two()
        eve = here.guest("Eve")
        waiting = bob if to_act(table, ann, bob) is ann else ann
        (seat,) = table.state.actors
        move = legal(table)[0]
        assert refused(await waiting.move(table, move, seat=seat), "not-your-seat")
        assert refused(await eve.move(table, move, seat=seat), "not-seated")
        assert refused(await eve.move(table, move), "not-seated")
        assert refused(await eve.move(table, move, seat=9), "not-seated")
        assert table.state.seq == table.state.game_seq
        assert len(table.state.steps) == 1


# ---------------------------------------------------------------- a bot in the place of a person


@in_loop
async def test_a_bot_plays_for_somebody_who_is_gone() -> None:
    clock = HandClock()
    async with hall(pace=60, clock=clock) as here:
        ann, bob, table = await here.two()
        eve = here.guest("Eve")
        tab = bob.watch(table)
        for_bob: dict[str, Any] = {"seat": 1, "bot": "random"}
        assert refused(await ann.do(protocol.SetBot, table, **for_bob), "player-still-here")
        clock.pass_by(GONE_SECONDS + 1)
        assert refused(await ann.do(protocol.SetBot, table, **for_bob), "player-still-here")
        table.broadcast.part(tab)
        clock.pass_by(GONE_SECONDS)
        assert refused(await ann.do(protocol.SetBot, table, **for_bob), "player-still-here")
        clock.pass_by(1)
        assert refused(await eve.do(protocol.SetBot, table, **for_bob), "not-seated")
        assert done(await ann.do(protocol.SetBot, table, **for_bob))
        assert _who(table)[1] == ("Bob", "random")
        assert refused(await bob.move(table, "pass"), "seat-played-by-bot")
        assert refused(await eve.do(protocol.Sit, table, seat=1), "seat-taken")
        assert done(await bob.do(protocol.Sit, table, seat=1))
        assert _who(table)[1] == ("Bob", None)


@in_loop
async def test_after_a_restart_everybody_has_time_to_come_back() -> None:
    clock = HandClock()
    async with hall(pace=60, clock=clock) as here:
        ann, _, table = await here.two()
        clock.pass_by(3600)
        again = load(table.state.row, here.lines(table), here.store, clock)
        clock.pass_by(GONE_SECONDS)
        assert not again.audience.is_gone(ann.person)
        clock.pass_by(1)
        assert again.audience.is_gone(ann.person)


@in_loop
async def test_one_may_let_a_bot_play_for_oneself() -> None:
    async with hall(pace=60) as here:
        ann, _, table = await here.two()
        ann.watch(table)
        assert done(await ann.do(protocol.SetBot, table, seat=0, bot="greedy"))
        assert done(await ann.do(protocol.Sit, table, seat=0))


@in_loop
async def test_a_seat_that_was_given_up_can_be_filled() -> None:
    async with hall(pace=60) as here:
        ann, bob, table = await here.two()
        eve, zoe = here.guest("Eve"), here.guest("Zoe")
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert refused(await eve.do(protocol.SetBot, table, seat=1, bot="random"), "not-seated")
        assert done(await ann.do(protocol.SetBot, table, seat=1, bot="random"))
        assert refused(await ann.do(protocol.SetBot, table, seat=1, bot="greedy"), "seat-taken")
        assert done(await ann.do(protocol.Leave, table, seat=0))
        assert done(await zoe.do(protocol.Sit, table, seat=0))
        assert _who(table) == [("Zoe", None), ("", "random")]


# ---------------------------------------------------------------- over, and again


@in_loop
async def test_when_it_is_over_seats_stay_as_they_are() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options=SHORT)
        bob.watch(table)
        await play_out(table, ann, bob)
        for answer in (
            await ann.do(protocol.Leave, table, seat=0),
            await ann.do(protocol.HandOver, table, seat=0, to=_handle(table, bob)),
            await ann.do(protocol.SetBot, table, seat=0, bot="random"),
            await ann.do(protocol.Sit, table, seat=0),
        ):
            assert refused(answer, "game-over")
        assert refused(await ann.move(table, "pass"), "game-not-running")
        assert refused(await ann.do(protocol.Undo, table, seq=table.state.seq), "nothing-to-undo")


@in_loop
async def test_a_rematch_seats_the_same_people() -> None:
    async with hall(pace=60) as here:
        ann, bob, table = await here.two(options=SHORT, public=True, spectators=False)
        assert refused(await bob.do(protocol.Rematch, table), "game-not-over")
        tab = ann.watch(table)
        await play_out(table, ann, bob)
        first = await bob.do(protocol.Rematch, table, command_id="again")
        assert done(first)
        assert tab.news()[-1]["info"]["rematch"] == table.state.rematch
        new = await here.hub.get(table.state.rematch or "")
        assert new.id != table.id
        assert _who(new) == [("Bob", None), ("Ann", None)]  # each a seat further on
        state = new.state
        assert (state.status, state.options) == ("running", SHORT)
        assert (state.public, state.spectators) == (True, False)
        assert state.host == bob.person
        assert state.row.secret != table.state.row.secret
        # The same command again, and the other's wish for the same: still one new table.
        assert await bob.do(protocol.Rematch, table, command_id="again") == first
        assert done(await ann.do(protocol.Rematch, table))
        assert table.state.rematch == new.id


@in_loop
async def test_bots_and_hot_seats_come_to_the_rematch() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "me:Eve", "bot", options=SHORT, start=True)
        while table.state.status == "running":
            if table.state.seats[table.state.actors[0]].person:
                await play_out(table, ann, most=1)
            else:
                await asyncio.sleep(0.001)
        stranger = here.guest("Zoe")
        answer = await stranger.do(protocol.Rematch, table)
        assert refused(answer, "not-seated")
        assert done(await ann.do(protocol.Rematch, table))
        new = await here.hub.get(table.state.rematch or "")
        assert _who(new) == [("Eve", None), ("", "random"), ("Ann", None)]
