"""Bots at a table: the same way as people, off the event loop, at their pace."""

import asyncio
import threading
import time
from typing import Any, get_args

import pytest

import skep
from skep.bots.registry import BOTS, make_bot
from skep.server import log, protocol
from skep.server.tables import bots as bots_module
from skep.server.tables.lookback import record_of
from tests.server.people import SHORT, Hall, done, hall, in_loop, legal, load, play_out, until

QUICK = [bot.id for bot in BOTS.values() if "butine" in bot.makers and bot.id != "level-5"]
"""Not the one that searches: test_thinking.py tells where it does."""


@pytest.mark.parametrize("bot", QUICK)
@in_loop
async def test_bots_play_a_whole_game_that_verifies(bot: str) -> None:
    async with hall() as here:
        table = await here.guest("Ann").open(
            f"bot:{bot}", f"bot:{bot}", options={"quick": True}, start=True
        )
        await until(lambda: table.state.status == "over")
        record = skep.verify(record_of(table.state))
        assert record.players == (f"bot:{bot}",) * 2
        assert record.secret == table.state.row.secret.hex()
        moves = [line for line in here.lines(table) if isinstance(line.entry, log.Moved)]
        assert all(line.person is None and line.command is None for line in moves)


@in_loop
async def test_people_and_bots_take_turns() -> None:
    async with hall() as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "bot", "bot", options=SHORT, start=True)
        while table.state.status == "running":
            if table.state.seats[table.state.actors[0]].person:
                await play_out(table, ann, most=1, seed=table.state.seq)
            else:
                await asyncio.sleep(0.001)
        assert {step.seat for step in table.state.steps[1:]} == {0, 1, 2}
        skep.verify(record_of(table.state))


class Watchful:
    """A bot that notes where it thinks, what it is shown, and whether the loop goes on."""

    seen: list[tuple[str, Any, int]] = []  # noqa: RUF012
    turns = 0
    """How often the event loop has gone round."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: Any, moves: Any) -> Any:
        before = Watchful.turns
        give_up = time.monotonic() + 5
        while Watchful.turns < before + 5 and time.monotonic() < give_up:
            time.sleep(0.001)
        name = threading.current_thread().name
        Watchful.seen.append((name, view, Watchful.turns - before))
        return moves[0]


@in_loop
async def test_bots_think_off_the_loop_on_a_players_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "make_bot", lambda _id, _game, seed, _version: Watchful(seed))
    Watchful.seen.clear()
    async with hall() as here:
        table = await here.guest("Ann").open("bot", "bot", start=True)
        while len(Watchful.seen) < 10:
            Watchful.turns += 1
            await asyncio.sleep(0)
        for thread, view, turns in Watchful.seen:
            assert thread.startswith("bot")
            assert isinstance(view, table.state.game.views)
            assert view.actors == (view.you,)
            assert turns >= 5


@in_loop
async def test_bots_keep_a_human_pace() -> None:
    async with hall(pace=0.15) as here:
        begin = time.perf_counter()
        table = await here.guest("Ann").open("bot", "bot", start=True)
        await until(lambda: len(table.state.steps) == 3)
        assert time.perf_counter() - begin > 0.29


async def _first_moves(here: Hall, pace: str, moves: int) -> float:
    """How many seconds two bots take for so many moves at this pace."""
    ann = here.guest("Ann")
    table = await ann.open("bot", "bot")
    assert done(await ann.do(protocol.SetPace, table, pace=pace))
    begin = time.perf_counter()
    assert done(await ann.do(protocol.Start, table))
    await until(lambda: len(table.state.steps) > moves)
    taken = time.perf_counter() - begin
    assert load(table.state.row, here.lines(table), here.store).state.pace == pace
    return taken


def test_each_pace_is_faster_than_the_one_before() -> None:
    watch, usual, quick, at_once = (bots_module.TIMES[pace] for pace in get_args(log.BotPace))
    assert watch > usual > quick > at_once == 0


@in_loop
async def test_the_host_says_how_fast_they_are() -> None:
    async with hall(pace=0.15) as here:
        assert await _first_moves(here, "at-once", 20) < 20 * 0.15
        assert await _first_moves(here, "watch", 2) > 2 * 0.15 * 2


@in_loop
async def test_a_bot_that_the_table_has_gone_on_without_says_nothing() -> None:
    async with hall(pace=60) as here:
        ann = here.guest("Ann")
        table = await ann.open("me", "bot", start=True)
        while table.state.seats[table.state.actors[0]].bot is None:
            await play_out(table, ann, most=1)
        move, seq = legal(table)[0], table.state.game_seq
        assert await table.bot_move(1, "random", move, seq - 1) is None
        assert await table.bot_move(1, "greedy", move, seq) is None
        assert isinstance(await table.bot_move(1, "random", move, seq), protocol.Done)
        assert await table.bot_move(1, "random", move, seq) is None
        assert len([step for step in table.state.steps if step.seat == 1]) == 1


@in_loop
async def test_a_bot_waits_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "RETRY_SECONDS", 0.01)
    async with hall() as here:
        trouble = []
        here.bots.on_trouble = lambda: trouble.append(True)
        ann = here.guest("Ann")
        table = await ann.open("bot", "bot")
        assert done(await ann.do(protocol.Start, table))
        here.store.broken = True
        steps = len(table.state.steps)
        await until(lambda: len(trouble) > 2)
        assert len(table.state.steps) == steps
        here.store.broken = False
        await until(lambda: len(table.state.steps) > steps + 3)


@in_loop
async def test_a_bot_is_told_by_which_rules_its_table_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[tuple[str, int]] = []

    def make(bot_id: str, game_id: str, seed: int, version: int) -> Any:
        told.append((game_id, version))
        return make_bot(bot_id, game_id, seed, version)

    monkeypatch.setattr(bots_module, "make_bot", make)
    async with hall() as here:
        table = await here.guest("Ann").open("bot", "bot", game="waggle-dance", start=True)
        await until(lambda: len(told) > 3)
        assert set(told) == {("waggle-dance", table.state.game.meta.rules_version)}
