"""Bots that play for people: announced, named in the end, and none that is too fast in a race."""

import random
from typing import Any

import pytest

from skep.engine.record import read
from skep.server import protocol
from skep.server.refusals import Denied
from skep.server.tables.lookback import record_of
from skep.server.tables.table import Table
from tests.server.people import SHORT, Tab, done, hall, in_loop, play_out, refused, until


def _seat(tab: Tab, number: int) -> dict[str, Any]:
    infos = [m["info"] for m in (*tab.all("table"), *tab.all("update")) if m.get("info")]
    found: dict[str, Any] = infos[-1]["seats"][number]
    return found


@in_loop
async def test_who_lets_a_bot_play_is_not_called_the_winner() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options=SHORT, public=True)
        tab = ann.watch(table)
        bob.watch(table)
        await play_out(table, ann, bob, most=2)
        assert table.state.summary().names == ("Ann", "Bob")
        assert done(await bob.do(protocol.SetBot, table, seat=1, bot="random"))
        assert table.state.summary().names == ("Ann",)
        await _play_against_bots(table, ann)
        assert read(record_of(table.state)).players == ("Ann", "bot:random for Bob")
        seat = _seat(tab, 1)
        assert (seat["kind"], seat["bot"], seat["helped"]) == ("person", "random", ["random"])


@in_loop
async def test_who_takes_the_seat_back_at_the_end_had_help() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options=SHORT)
        await play_out(table, ann, bob, most=2)
        assert done(await bob.do(protocol.SetBot, table, seat=1, bot="random"))
        while not table.state.seats[1].helped:
            await _play_against_bots(table, ann, most=1)
        assert done(await bob.do(protocol.Sit, table, seat=1))
        await play_out(table, ann, bob)
        assert read(record_of(table.state)).players == ("Ann", "Bob with bot:random")


@in_loop
async def test_a_bot_that_did_nothing_did_not_help() -> None:
    async with hall(pace=60) as here:
        ann, bob, table = await here.two(options=SHORT)
        assert done(await bob.do(protocol.SetBot, table, seat=1, bot="random"))
        assert done(await bob.do(protocol.Sit, table, seat=1))
        await play_out(table, ann, bob)
        assert read(record_of(table.state)).players == ("Ann", "Bob")


async def _play_against_bots(table: Table, guest: Any, most: int | None = None) -> None:
    rng = random.Random(1)
    made = 0
    while table.state.status == "running" and made != most:
        await until(lambda: table.state.status != "running" or table.state.actors == (0,))
        if table.state.status == "running":
            await play_out(table, guest, most=1, seed=rng.randrange(99))
            made += 1


@in_loop
async def test_a_table_may_forbid_it() -> None:
    async with hall(pace=60) as here:
        ann, bob = here.guest("Ann"), here.guest("Bob")
        table = await ann.open("me", "open", "bot", bots_may_step_in=False, options=SHORT)
        assert done(await bob.do(protocol.Sit, table, seat=1))
        assert done(await ann.do(protocol.Start, table))
        tab = bob.watch(table)
        assert not tab.last_update["info"]["bots_may_step_in"]
        answer = await bob.do(protocol.SetBot, table, seat=1, bot="random")
        assert refused(answer, "bots-stay-out")
        # Where nobody sits any more, a bot plays for nobody but itself.
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert done(await ann.do(protocol.SetBot, table, seat=1, bot="random"))


@in_loop
async def test_a_rematch_forbids_it_too() -> None:
    async with hall(pace=60) as here:
        ann, bob, table = await here.two(options=SHORT, bots_may_step_in=False)
        await play_out(table, ann, bob)
        assert done(await bob.do(protocol.Rematch, table))
        new = await here.hub.get(table.state.rematch or "")
        assert not new.state.bots_may_step_in


@in_loop
async def test_the_bots_that_may_come_are_told() -> None:
    async with hall(pace=60) as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "open", "bot:brisk", game="la-ruche")
        tab = ann.watch(table)
        paces = ["leisurely", "steady", "brisk", "quick", "unbeatable"]
        levels = [f"level-{number}" for number in range(1, 6)]
        assert tab.last_update["info"]["bots"] == [*levels, *paces]
        assert done(await here.guest("Bob").do(protocol.Sit, table, seat=1))
        assert done(await ann.do(protocol.Start, table))
        assert tab.last_update["info"]["bots"] == [*levels, *paces[:3]]


# ---------------------------------------------------------------- looking back


@in_loop
async def test_who_may_look_back() -> None:
    async with hall() as here:
        ann, bob, table = await here.two(options=SHORT, spectators=False)
        eve = here.guest("Eve")
        assert done(await bob.do(protocol.Leave, table, seat=1))
        assert done(await ann.do(protocol.SetBot, table, seat=1, bot="random"))
        await _play_against_bots(table, ann)
        for person in (ann.person, bob.person):
            table.state.check_may_look_back(person)
        for stranger in (eve.person, None):
            with pytest.raises(Denied, match="no-spectators"):
                table.state.check_may_look_back(stranger)
        _, _, public = await here.two(options=SHORT)
        public.state.check_may_look_back(None)
