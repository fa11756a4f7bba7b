"""One table. Everything about it is computed from its log, and one writer at a time adds to it.

A command is checked against the present, turned into log lines, committed by the store, and only
then adopted and told to anybody. When the store fails, nothing has changed.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from skep.api import read_options
from skep.engine.chance import RecordingChance
from skep.engine.errors import BadMove
from skep.engine.record import state_hash
from skep.server import log, protocol, seating, telling
from skep.server.answers import Answer, Answers
from skep.server.ledger import Ledger, Prepared
from skep.server.log import Line
from skep.server.race import Race
from skep.server.refusals import Denied
from skep.server.store import Status, Store, StoreError, TableRow

GONE_SECONDS = 15
"""How long a person must be away before somebody else may let a bot play for them."""


def now_ms() -> int:
    """The server's clock. No client's clock is ever asked."""
    return time.time_ns() // 1_000_000


class Watcher(Protocol):
    """A connection that watches a table."""

    person: str
    name: str
    lag_ms: int | None

    def send(self, frame: bytes) -> None:
        """Queue a frame; never blocks."""
        ...


class Table(Ledger):
    """A table in memory."""

    def __init__(self, row: TableRow, store: Store, key: bytes) -> None:
        super().__init__(row)
        self.store = store
        self.key = key
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.last_seen: dict[str, float] = {}
        self.on_change: Callable[[Table], None] = lambda _table: None
        """Called after every change, so that bots can wake up."""
        self.used_at = self._loaded_at = time.monotonic()
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
        return await self.commit(person, command.id, entry, prepared)

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

    async def _play(
        self, person: str | None, command_id: str, seat: int, text: str, seq: int
    ) -> Answer:
        if self.status != "running":
            raise Denied("game-not-running")
        if self.game.meta.turns and seq < self.game_seq:
            raise Denied("stale", seq=self.game_seq)
        if self.race is not None:
            self.race.check(seat, time.monotonic())
        try:
            move = self.game.parse(text)
        except BadMove as error:
            raise Denied("not-a-move", detail=str(error)) from None
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
        game = self.game
        late = race.late_ms(lambda state: game.check(state, seat, move) is None, seat, now)
        seconds = game.wait_after(self.state, move) if game.wait_after is not None else 0
        if seconds:
            await self.commit(None, "", log.Waited(seat, 1000 * seconds))
            race.make_wait(seat, seconds, now)
            self.tell_time()
        wait = 1000 * seconds or None
        return msgspec.structs.replace(answer, late_ms=late, wait_ms=wait)

    def hold(self, race: Race, person: str, on: bool) -> log.Held | None:
        """A vote to hold the race or let it go; the entry for the log when all agree."""
        mine = self.seats_of(person)
        if not mine:
            raise Denied("not-seated")
        if on == race.held:
            race.votes.difference_update(mine)
            return None
        race.votes.update(mine)
        people = {i for i, seat in enumerate(self.seats) if seat.person and not seat.bot}
        return log.Held(on) if people <= race.votes else None

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
            if not entry.on:
                race.count_down(now)  # whoever agreed last must not be the first to lay
        elif isinstance(entry, log.Moved):
            if self._race_began():
                race.count_down(now)
            else:
                race.remember(before, entry.seat, now)

    def _count_down_again(self) -> None:
        """Nobody was here to see the countdown: who is back first must not be the first to lay."""
        if self.race is not None and self.status == "running" and self._race_began():
            self.race.count_down(time.monotonic())

    def _race_began(self) -> bool:
        """Did the last move let everybody loose?"""
        starts_race = self.game.starts_race
        if starts_race is None or not self.steps:
            return False
        return starts_race(list(self.steps[-1].events))

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

    # ------------------------------------------------------------ seats

    def is_here(self, person: str) -> bool:
        """Is this person connected?"""
        return any(watcher.person == person for watcher in self.watchers)

    def is_gone(self, person: str) -> bool:
        """Has this person been away for a while?"""
        if self.is_here(person):
            return False
        # After a restart, everybody gets that long to come back.
        return time.monotonic() - self.last_seen.get(person, self._loaded_at) > GONE_SECONDS

    # ------------------------------------------------------------ telling

    def may_watch(self, person: str) -> bool:
        """Players always; others while seats are open, or when spectators are welcome."""
        return self.spectators or self.status == "open" or bool(self.seats_of(person))

    def join(self, watcher: Watcher, since: int | None) -> None:
        """Begin to tell a connection about this table, and what it has missed."""
        if not self.may_watch(watcher.person):
            raise Denied("no-spectators")
        self.used_at = time.monotonic()
        newcomer = not self.is_here(watcher.person)
        players = [other for other in self.watchers if self.seats_of(other.person)]
        if not players and self.seats_of(watcher.person):
            self._count_down_again()
        self.watchers.add(watcher)
        watcher.send(telling.catch_up(self, watcher.person, since))
        if newcomer:
            self.tell_everybody(besides=watcher)

    def _show_out(self) -> None:
        """Whoever may not watch any more, since the game began or a seat was given up."""
        for watcher in [w for w in self.watchers if not self.may_watch(w.person)]:
            self.watchers.discard(watcher)
            watcher.send(telling.encode(protocol.Fault("no-spectators", {}, self.id)))

    def refresh(self, watcher: Watcher) -> None:
        """Send a watcher the present once more."""
        watcher.send(telling.catch_up(self, watcher.person, self.seq))

    def part(self, watcher: Watcher) -> None:
        """This connection does not watch any more."""
        if watcher not in self.watchers:
            return
        self.watchers.discard(watcher)
        self.used_at = self.last_seen[watcher.person] = time.monotonic()
        if not self.is_here(watcher.person):
            self.tell_everybody()

    def tell_everybody(self, besides: Watcher | None = None) -> None:
        """Tell who is here and who sits where."""
        frames: dict[str, bytes] = {}
        for watcher in self.watchers:
            if watcher is besides:
                continue
            frame = frames.get(watcher.person)
            if frame is None:
                frame = telling.table(self, watcher.person)
                frames[watcher.person] = frame
            watcher.send(frame)

    def tell_time(self) -> None:
        """Tell how the time of a race stands."""
        frame = telling.timed(self)
        for watcher in self.watchers:
            watcher.send(frame)

    def _publish(self, line: Line, table_changed: bool) -> None:
        entry = line.entry
        if isinstance(entry, log.Said):
            frame = telling.chatted(self)
            for watcher in self.watchers:
                watcher.send(frame)
        elif isinstance(entry, log.Moved | log.Undone | log.Started):
            self._publish_game(table_changed)
        elif isinstance(entry, log.Held):
            self.tell_time()
        elif isinstance(entry, log.Waited):
            pass  # told by `_penalise`, when the wait has begun
        elif self.status == "running":
            # Whoever sits down or gets up in the middle of a game has other moves to choose from.
            for watcher in self.watchers:
                self.refresh(watcher)
        else:
            self.tell_everybody()

    def _publish_game(self, table_changed: bool) -> None:
        """Tell the last step, encoding once for all who may know the same."""
        frames: dict[str, bytes] = {}
        stands = telling.clock(self)
        for watcher in self.watchers:
            # People without a seat all see the same, unless the table's page changed too.
            whose = watcher.person if table_changed or self.seats_of(watcher.person) else ""
            frame = frames.get(whose)
            if frame is None:
                frame = telling.last_step(self, watcher.person, table_changed, stands)
                frames[whose] = frame
            watcher.send(frame)
