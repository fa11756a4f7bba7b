"""Bots at a table: they see what a person on their seat would see, and think off the loop."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from skep.bots.outside.lines import Lost
from skep.bots.outside.player import AbsentPlayer
from skep.bots.pace import Pace
from skep.bots.registry import Player, UnknownBot, gentlest_bot, make_bot
from skep.engine.chance import SeededChance
from skep.server.log import BotPace
from skep.server.protocol import Refused
from skep.server.store.interface import Damaged, Fenced, StoreError
from skep.server.tables.lessons import TEACHER
from skep.server.tables.table import Table
from skep.server.tables.thinking import Forfeit, Name, Thinking, by_lot

logger = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
HELD_SECONDS = 0.3

SECOND_THOUGHT = 2.5
"""A move that a person may still take back: so many times as long as usual does a bot wait then."""
SECOND_THOUGHTS = 4
"""So often in a row it does."""

TIMES: dict[BotPace, float] = {"watch": 2.5, "usual": 1.0, "quick": 0.3, "at-once": 0.0}
"""How many times as long as usual a bot waits, as the host of its table wants it."""

Chair = tuple[str, int]
"""A table and a seat."""


class BotSeats:
    """Lets the bots of all tables play, each at a human pace."""

    def __init__(
        self, pace: Callable[[], float], thinking: Thinking, race_speed: float = 1.0
    ) -> None:
        self._pace = pace
        """How many seconds a bot waits before it moves."""
        self._race_speed = race_speed
        """In a race a bot has a pace of its own; this speeds all of them up."""
        self._thinking = thinking
        self._tasks: dict[Chair, asyncio.Task[bool]] = {}
        self._closed = False
        self.on_trouble: Callable[[], None] = lambda: None
        """Called when a bot's move could not be stored."""

    @property
    def thinking(self) -> int:
        """How many bots are about to move, of all tables."""
        return len(self._tasks)

    def is_thinking(self, table_id: str) -> bool:
        """Is a bot of this table about to move?"""
        return any(table == table_id for table, _ in self._tasks)

    def wake(self, table: Table) -> None:
        """Something changed at a table: see which bots may move now."""
        if self._closed or table.left:
            return
        for seat in table.state.actors:
            chair = (table.id, seat)
            if table.state.seats[seat].bot is not None and chair not in self._tasks:
                task = asyncio.create_task(self._play(table, seat))
                self._tasks[chair] = task
                task.add_done_callback(partial(self._done, table, chair))

    def abandon(self, table_id: str) -> None:
        """Let no bot of this table move any more."""
        for chair in [chair for chair in self._tasks if chair[0] == table_id]:
            self._tasks.pop(chair).cancel()

    def _done(self, table: Table, chair: Chair, task: asyncio.Task[bool]) -> None:
        if self._tasks.get(chair) is task:
            del self._tasks[chair]
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            # A bot that fails must not be woken again and again; the next change wakes it.
            logger.error("a bot failed at table %s", table.id, exc_info=error)
        elif task.result():
            self.wake(table)

    async def _play(self, table: Table, seat: int) -> bool:
        """One move of one bot. False: it can do nothing until something changes."""
        bot_id = table.state.seats[seat].bot
        if bot_id is None:
            return False
        if bot_id == TEACHER and table.state.lesson_step() is not None:
            return await self._recite(table, seat)
        meta = table.state.game.meta
        kind = gentlest_bot(meta.id) if bot_id == TEACHER else bot_id
        name = (kind, meta.id, secrets.randbits(53), meta.rules_version)
        bot = _seated(name)
        dice = SeededChance(secrets.randbits(53))
        pace: Pace | None = getattr(bot, "pace", None)
        in_race = table.state.race and pace is not None
        if in_race and pace is not None:
            await asyncio.sleep(pace.seconds(dice) / self._race_speed)
        else:
            await self._give_time(table)
        async with table.lock:
            if seat not in table.state.actors or table.state.seats[seat].bot != bot_id:
                return True
            state = table.state
            seq = state.game_seq
            view = state.game.view(state.game_state, seat)
            legal = state.game.legal(state.game_state, seat)
        if not legal:
            return False
        errs = in_race and pace is not None and pace.slips(dice)
        move = await self._choice((table, seat), bot, name, (view, legal), errs=errs)
        return await self._send(table, seat, bot_id, str(move), seq)

    async def _choice(
        self,
        at: tuple[Table, int],
        bot: Player,
        name: Name,
        seen: tuple[Any, list[Any]],
        *,
        errs: bool,
    ) -> Any:
        """What a bot does; by lot, when it forfeits."""
        (table, seat), (view, legal) = at, seen
        meter, clock = table.situation.around.meter, table.situation.clock
        began = clock.monotonic()
        try:
            move = await self._thinking.slip(bot, view, legal) if errs else None
            if move is None:
                move = await self._thinking.choose(bot, name, view, legal, (table.id, seat))
        except Forfeit as forfeit:
            _report(name, forfeit)
            meter.forfeited(forfeit.why)
            move = by_lot(name[1], view, legal)
        meter.thought(clock.monotonic() - began)
        return move

    async def _give_time(self, table: Table) -> None:
        """Wait as a person would; longer while somebody may want their last move back.

        A bot's move is the end of that. Whoever has moved anew in the meantime may regret it anew;
        but where several act at once, a bot gets its turn however busy the others are.
        """
        seconds = self._pace() * TIMES[table.state.pace]
        for _ in range(SECOND_THOUGHTS):
            seq = table.state.game_seq
            regret = table.state.may_be_regretted
            await asyncio.sleep(seconds * SECOND_THOUGHT if regret else seconds)
            if seq == table.state.game_seq or not table.state.may_be_regretted:
                return

    async def _recite(self, table: Table, seat: int) -> bool:
        """The next move of a lesson. False: it is not this seat's."""
        await asyncio.sleep(self._pace())
        step = table.state.lesson_step()
        if step is None or step.seat != seat:
            return step is None
        return await self._send(table, seat, TEACHER, step.move, table.state.game_seq)

    async def _send(self, table: Table, seat: int, bot_id: str, move: str, seq: int) -> bool:
        try:
            answer = await table.bot_move(seat, bot_id, move, seq)
        except Fenced:
            return False
        except Damaged as damage:
            logger.error("%s", damage, extra={"kind": damage.table})
            return False
        except StoreError:
            # The disk is full or gone: say so, and wait for better times.
            self.on_trouble()
            await asyncio.sleep(RETRY_SECONDS)
            return True
        if isinstance(answer, Refused) and answer.rule is None:
            # The race is held, or has not started, or the bot has to wait.
            await asyncio.sleep(HELD_SECONDS / self._race_speed)
        elif isinstance(answer, Refused) and not table.state.race:
            logger.error("bot %s was refused %s by %s", bot_id, move, answer.rule)
            await asyncio.sleep(RETRY_SECONDS)
        return True

    async def close(self) -> None:
        """Stop all thinking; nobody wakes up any more."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _report(name: Name, forfeit: Forfeit) -> None:
    cause = forfeit.__cause__
    # Of a program that is not ours, what it said is news, and not where we waited for it.
    told, trace = (cause.brief, None) if isinstance(cause, Lost) else (forfeit.why, cause)
    logger.error("bot %s forfeits a move of %s: %s", name[0], name[1], told, exc_info=trace)


def _seated(name: Name) -> Player:
    """Who sits there: perhaps a bot from outside that is not to be had here any more."""
    try:
        return make_bot(*name)
    except UnknownBot:
        return AbsentPlayer()
