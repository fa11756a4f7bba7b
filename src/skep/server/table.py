"""One table. Everything about it is computed from its log, and one writer at a time adds to it.

A command is checked against the present, turned into log lines, committed by the store, and only
then adopted and told to anybody. When the store fails, nothing has changed.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from skep.api import read_options
from skep.engine.chance import RecordingChance
from skep.engine.errors import BadMove
from skep.engine.game import Deadline
from skep.engine.record import state_hash
from skep.server import log, protocol, seating
from skep.server.answers import Answer, Answers
from skep.server.gathering import Gathering
from skep.server.ledger import Prepared
from skep.server.log import Line
from skep.server.race import Race
from skep.server.refusals import Denied
from skep.server.store import Status, Store, StoreError, TableRow


def now_ms() -> int:
    """The server's clock. No client's clock is ever asked."""
    return time.time_ns() // 1_000_000


class Table(Gathering):
    """A table in memory."""

    def __init__(self, row: TableRow, store: Store, key: bytes) -> None:
        super().__init__(row, key)
        self.store = store
        self.lock = asyncio.Lock()
        self.on_change: Callable[[Table], None] = lambda _table: None
        """Called after every change, so that bots can wake up."""
        self.answers = Answers(row.id)

    # ------------------------------------------------------------ the log

    @classmethod
    def load(cls, row: TableRow, lines: Iterable[Line], store: Store, key: bytes) -> "Table":
        """A table from its log: every move is played again, its chance drawn again.

        ValueError when that does not lead to where it led the first time.
        """
        table = cls(row, store, key)
        hashed = None
        for line in lines:
            table.adopt(line)
            hashed = line.hash or hashed
        if hashed is not None and hashed != state_hash(table.game, table.state):
            raise ValueError(f"table {row.id}: its moves do not lead to the state of its log")
        # Nobody was thinking while the server was down.
        table._thinking_since = now_ms()
        table._count_down_again()
        table._limit_wait()
        return table

    def adopt(self, line: Line, prepared: Prepared | None = None) -> None:
        """Let a committed line take effect."""
        super().adopt(line, prepared)
        if line.person is not None and line.command is not None:
            self.answers.accepted(line.person, line.command, line.seq)

    # ------------------------------------------------------------ commands

    async def command(self, person: str, name: str, command: protocol.Command) -> Answer:
        """Carry a command out, or say why not. The answer comes after the commit."""
        async with self.lock:
            self.used_at = time.monotonic()
            known = self.answers.to(person, command.id)
            if known is not None:
                return known
            try:
                return await self._carry_out(person, name, command)
            except Denied as denied:
                answer = self._refused(command.id, denied.key, denied.args_of_message)
            except StoreError:
                # Not remembered: the same command may be tried again when there is room.
                return self._refused(command.id, "storage-paused", {})
            self.answers.refused(person, answer)
            return answer

    async def _carry_out(self, person: str, name: str, command: protocol.Command) -> Answer:
        if isinstance(command, protocol.Move):
            return await self._move(person, command)
        if isinstance(command, protocol.Undo):
            entry: log.AnyEntry = self._undo_entry(person, command)
        else:
            wanted = seating.entry_for(self, person, name, command)
            if wanted is None:
                self.answers.accepted(person, command.id, self.seq)
                self.tell_time()
                return protocol.Done(self.id, command.id, self.seq)
            entry = wanted
        if isinstance(entry, log.Started):
            chance = self.chance.copy()
            recording = RecordingChance(chance)
            options = read_options(self.game, self.options)
            state, events = self.game.setup(len(self.seats), options, recording)
            entry = log.Started(self.game.meta.rules_version, recording.take())
            return await self.commit(person, command.id, entry, Prepared(state, chance, events))
        prepared = self._prepare(entry) if isinstance(entry, log.Undone) else None
        answer = await self.commit(person, command.id, entry, prepared)
        if isinstance(entry, log.Seated | log.Left | log.BotSeated):
            await self._count_votes_again()
        return answer

    async def _move(self, person: str, command: protocol.Move) -> Answer:
        seat = self.seat_of(person, command.seat)
        if self.seats[seat].bot is not None:
            raise Denied("seat-played-by-bot", seat=seat)
        return await self._play(person, command.id, seat, command.move, command.seq)

    async def bot_move(self, seat: int, bot: str, move: str, seq: int) -> Answer | None:
        """A bot's move: the same way as a person's. None when the table has gone on without it."""
        async with self.lock:
            gone_on = self.game.meta.turns and self.game_seq != seq
            if gone_on or self.seats[seat].bot != bot or seat not in self.actors:
                return None
            return await self._play(None, f"{seq}", seat, move, seq)

    async def lapse(self) -> None:
        """The table has waited long enough: whoever has not acted does what the rules say then."""
        async with self.lock:
            due = None if self.race is None else self.race.due
            deadline = self._deadline()
            if due is None or deadline is None or time.monotonic() < due:
                return
            for seat, move in deadline.moves.items():
                if seat in self.actors and self._deadline() is not None:
                    await self._play(None, "", seat, str(move), self.game_seq)

    async def _play(
        self, person: str | None, command_id: str, seat: int, text: str, seq: int
    ) -> Answer:
        if self.status != "running":
            return self._after_the_end(person, command_id, seat, text)
        if self.game.meta.turns and seq < self.game_seq:
            raise Denied("stale", seq=self.game_seq)
        try:
            move = self.game.parse(text)
        except BadMove as error:
            raise Denied("not-a-move", detail=str(error)) from None
        if self.race is not None:
            pausing = self._pause_after(move) > 0
            self.race.check(seat, time.monotonic(), pausing=pausing)
        refusal = self.game.check(self.state, seat, move)
        if refusal is not None:
            reason = refusal.reason
            answer = self._refused(command_id, reason.key, reason.args, refusal.rule)
            if self.race is not None:
                answer = await self._penalise(self.race, answer, seat, move)
            if person is not None:
                self.answers.refused(person, answer)
            return answer
        chance = self.chance.copy()
        recording = RecordingChance(chance)
        state = self.state.copy()
        events = self.game.apply(state, seat, move, recording)
        entry = log.Moved(seat, str(move), recording.take(), self._thought_ms())
        prepared = Prepared(state, chance, events)
        return await self.commit(person, command_id, entry, prepared)

    async def _penalise(
        self, race: Race, answer: protocol.Refused, seat: int, move: Any
    ) -> protocol.Refused:
        """A refusal in a race: by how much it came too late, and the pause that it costs."""
        now = time.monotonic()
        late = self._late_ms(race, seat, move, now)
        seconds = self._pause_after(move)
        if seconds:
            await self.commit(None, "", log.Waited(seat, 1000 * seconds))
            race.make_wait(seat, seconds, now)
            self.tell_time()
        wait = 1000 * seconds or None
        return msgspec.structs.replace(answer, late_ms=late, wait_ms=wait)

    def _pause_after(self, move: Any) -> int:
        """The seconds that this move costs when it is refused."""
        wait_after = self.game.wait_after
        return wait_after(self.state, move) if wait_after is not None else 0

    def _late_ms(self, race: Race, seat: int, move: Any, now: float) -> int | None:
        check = self.game.check
        return race.late_ms(lambda state: check(state, seat, move) is None, seat, now)

    def _after_the_end(
        self, person: str | None, command_id: str, seat: int, text: str
    ) -> protocol.Refused:
        """There is nothing to play; in a race that was just over, too late by how much."""
        answer = self._refused(command_id, "game-not-running", {})
        if self.race is not None:
            with contextlib.suppress(BadMove):
                late = self._late_ms(self.race, seat, self.game.parse(text), time.monotonic())
                answer = msgspec.structs.replace(answer, late_ms=late)
        if person is not None:
            self.answers.refused(person, answer)
        return answer

    def hold(self, race: Race, person: str, on: bool) -> log.Held | None:
        """A vote to hold the race or let it go; the entry for the log when all agree."""
        mine = self.seats_of(person)
        if not mine:
            raise Denied("not-seated")
        race.vote(mine, on)
        return self._agreed(race)

    def _agreed(self, race: Race) -> log.Held | None:
        people = {i for i, seat in enumerate(self.seats) if seat.person and not seat.bot}
        return log.Held(not race.held) if race.agreed(people) else None

    async def _count_votes_again(self) -> None:
        """Whoever has just left may have been the last who did not agree."""
        if self.race is None or self.status != "running":
            return
        agreed = self._agreed(self.race)
        if agreed is not None:
            with contextlib.suppress(StoreError):  # they may vote again
                await self.commit(None, "", agreed)

    async def commit(
        self,
        person: str | None,
        command_id: str,
        entry: log.AnyEntry,
        prepared: Prepared | None = None,
    ) -> Answer:
        """Write one entry, and when it is on the disk, let it take effect and tell everybody."""
        hashed = state_hash(self.game, prepared.state) if prepared is not None else None
        line = Line(
            self.seq + 1,
            entry,
            now_ms(),
            person,
            command_id if person is not None else None,
            hashed,
        )
        status: Status | None = None
        if prepared is not None:
            status = "over" if self.game.result(prepared.state) is not None else "running"
        changed = status is not None and status != self.status
        await self.store.append(
            self.id,
            [line],
            status if changed else None,
            then=lambda: self._committed(line, prepared, changed),
        )
        return protocol.Done(self.id, command_id, line.seq)

    def _committed(self, line: Line, prepared: Prepared | None, changed: bool) -> None:
        """It is on the disk: let it take effect, and tell everybody."""
        before = self.state
        self.adopt(line, prepared)
        if self.race is not None:
            self._keep_time(self.race, before, line.entry)
        if not self.spectators:
            self._show_out()
        self._publish(line, changed)
        self.on_change(self)

    def _keep_time(self, race: Race, before: Any, entry: log.AnyEntry) -> None:
        now = time.monotonic()
        if isinstance(entry, log.Held):
            if entry.on:
                race.stop(now)
            else:
                race.go_on(now)  # whoever agreed last must not be the first to lay
        elif isinstance(entry, log.Moved):
            if self._race_began():
                race.count_down(now)
            else:
                race.remember(before, entry.seat, now)
            self._limit_wait()

    def _deadline(self) -> Deadline | None:
        """Does this state end by itself?"""
        deadline = self.game.deadline
        return None if deadline is None or self.status != "running" else deadline(self.state)

    def _limit_wait(self) -> None:
        """Let the time run in which somebody has to act, if there is such a time."""
        if self.race is not None:
            deadline = self._deadline()
            seconds = None if deadline is None else deadline.seconds
            self.race.limit(seconds, time.monotonic())

    def _refused(
        self, command_id: str, key: str, args: dict[str, str | int], rule: str | None = None
    ) -> protocol.Refused:
        return protocol.Refused(self.id, command_id, key, args, rule, self.seq)

    def _thought_ms(self) -> int:
        return max(0, now_ms() - self._thinking_since)

    def seat_of(self, person: str, wanted: int | None) -> int:
        """The seat that this person may act for; the message may only choose among their own."""
        mine = self.seats_of(person)
        if not mine:
            raise Denied("not-seated")
        if wanted is None:
            return next((seat for seat in mine if seat in self.actors), mine[0])
        if wanted not in mine:
            raise Denied("not-your-seat", seat=wanted)
        return wanted

    def _undo_entry(self, person: str, command: protocol.Undo) -> log.Undone:
        if command.seq < self.game_seq:
            raise Denied("stale", seq=self.game_seq)
        undoable = self.undoable(person)
        if not undoable:
            raise Denied("nothing-to-undo")
        return log.Undone(undoable[0], self._thought_ms())
