"""One table and its one writer: decide, commit, adopt, tell. Always in this order.

A command is decided on the present, turned into log lines, committed by the store, and only then
adopted and told to anybody. When the store fails, nothing has changed. A command that comes again
gets its first answer again (idempotency).
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from skep.server.store.interface import Conflict, Damaged, Fenced, ReadOnly, Store, StoreError
from skep.server.tables.answers import Answer, Answers, Command, Refused
from skep.server.tables.broadcast import Broadcast, Watcher
from skep.server.tables.commands import (
    decide,
    decide_by_itself,
    decide_for_bot,
    opens_another,
    start,
)
from skep.server.tables.decision import Decision, Opener, Who, closing, granted, refused
from skep.server.tables.situation import Situation, replayed

__all__ = ["Table", "Watcher"]

logger = logging.getLogger(__name__)


class Table:
    """A table in memory. It has a state, an audience, and the lock of its one writer."""

    def __init__(self, situation: Situation, store: Store) -> None:
        self.situation = situation
        """What is decided on, and told of."""
        self.state = situation.state
        self.audience = situation.audience
        self.id = situation.state.id
        self.broadcast = Broadcast(situation)
        self._answers = Answers(self.id)
        self.lock = asyncio.Lock()
        self._store = store
        self.on_change: Callable[[Table], None] = lambda _table: None
        """Called after every change, so that bots can wake up."""
        self.open_another: Opener
        """Opens the table of a rematch."""
        self.left = False
        """Has another server taken it?"""

    def leave(self) -> tuple[Watcher, ...]:
        """It is another server's: nothing happens here any more, and nobody is told anything.

        The answer are those who were told until now.
        """
        self.left = True
        return self.broadcast.fall_silent()

    def answer_to(self, person: str, command: str) -> Answer | None:
        """What this very command was answered before, if it was."""
        seq = self.state.answered(person, command)
        return (
            self._answers.to(person, command) if seq is None else self._answers.done(command, seq)
        )

    async def begin(self) -> Answer:
        """Start the game, in the name of whoever opened the table; Denied when it cannot be."""
        host = self.state.host
        command = start(self.id, secrets.token_urlsafe(9))
        async with self.lock:
            decision = granted(decide(self.situation, command, Who(host, ""), ""))
            return await self._carry_out(decision, host, command.id)

    async def command(self, who: Who, command: Command) -> Answer:
        """Carry a command out, or say why not. The answer comes after the commit."""
        async with self.lock:
            self._check_ours()
            self.audience.touch()
            known = self.answer_to(who.person, command.id)
            if known is not None:
                return known
            new_id = secrets.token_urlsafe(16) if opens_another(command) else ""
            decision = decide(self.situation, command, who, new_id)
            try:
                answer = await self._carry_out(decision, who.person, command.id)
            except Fenced:
                raise
            except Conflict as conflict:
                # Somebody gave up waiting for a commit, and it was done all the same: perhaps of
                # this very command.
                known = self.answer_to(who.person, command.id)
                return known or refused(self.state, command.id, conflict.key, {})
            except Damaged as damage:
                # Its own trouble: the disk is not full, and others play on.
                logger.error("%s", damage, extra={"kind": damage.table})
                return refused(self.state, command.id, "table-unreadable", {})
            except StoreError as error:
                # Not remembered: the same command may be tried again when there is room.
                return refused(self.state, command.id, error.key, {})
            if not decision.entries or decision.refusal is not None:
                self._answers.remember(who.person, answer)
            return answer

    # ------------------------------------------------------------ as a socket reaches it

    @property
    def running(self) -> bool:
        """Is a game on?"""
        return self.state.status == "running"

    @property
    def racing(self) -> bool:
        """Is a race on?"""
        return self.running and self.state.race

    async def join(self, watcher: Watcher, since: int | None) -> None:
        """Begin to tell a connection about this table, and what it has missed.

        Fenced when it is another server's: here nobody would hear of it any more.
        """
        self._check_ours()
        self.broadcast.join(watcher, since)

    def part(self, watcher: Watcher) -> None:
        """This connection does not watch any more."""
        self.broadcast.part(watcher)

    def renamed(self, person: str) -> None:
        """Somebody who is here goes by another name now."""
        self.broadcast.renamed(person)

    async def order(self, by: Watcher, command: Command) -> Answer:
        """Carry out what somebody commands who may watch; a stale command gets the present, too."""
        self.state.check_may_watch(by.person)
        answer = await self.command(Who(by.person, by.name), command)
        if isinstance(answer, Refused) and answer.key == "stale" and by in self.audience.watchers:
            self.broadcast.refresh(by)
        return answer

    # ------------------------------------------------------------ what the house itself does

    async def bot_move(self, seat: int, bot: str, move: str, seq: int) -> Answer | None:
        """A bot's move: the same way as a person's. None when the table has gone on without it."""
        async with self.lock:
            decision = decide_for_bot(self.situation, seat, bot, move, seq)
            if decision is None:
                return None
            return await self._carry_out(decision, None, f"{seq}")

    async def close_down(self) -> None:
        """Let nothing happen here any more, by order of whoever runs the server."""
        async with self.lock:
            await self._carry_out(closing(self.state), None, "")

    async def lapse(self) -> None:
        """The table has waited long enough: whoever has not acted does what the rules say then."""
        async with self.lock:
            while (decision := decide_by_itself(self.situation)) is not None:
                await self._carry_out(decision, None, "")

    async def rewrite(self, change: Callable[[], Awaitable[None]]) -> None:
        """Let the log be changed, line by line, and read it again. Damaged: it cannot be read."""
        async with self.lock:
            self._check_ours()
            await change()
            lines = await self._store.lines(self.id)
            state = await asyncio.to_thread(replayed, self.state.row, lines)
            self.state = self.situation.state = state
            await self._store.append(self.id, [], summary=state.summary())
        for watcher in self.audience.watchers:
            self.broadcast.refresh(watcher)

    async def end(self, delete: Callable[[], Awaitable[bool]]) -> bool:
        """The table is deleted; nothing happens here any more. Was there one?"""
        async with self.lock:
            found = await delete()
            self.state.close()
            self.situation.stop()
            self.broadcast.tell_gone()
            return found

    def _check_ours(self) -> None:
        """Fenced when another server may have taken it: then nothing is decided here."""
        if self.left or not self.situation.around.claims.holds(self.id):
            raise Fenced(self.id)

    async def _carry_out(self, decision: Decision, person: str | None, command_id: str) -> Answer:
        """Commit a decision, and when it is on the disk, let it take effect and tell everybody."""
        if not decision.entries:
            return decision.refusal or self._answers.done(command_id, self.state.seq)
        around = self.situation.around
        self._check_ours()
        if around.read_only:
            raise ReadOnly
        if decision.opens is not None:
            await self.open_another(decision.opens)
        # A refusal that has its line in the log was nobody's command.
        by = person if decision.refusal is None else None
        lines = self.situation.lines(decision.entries, decision.change, by, command_id)
        status = self.situation.status_after(decision.entries, decision.change)
        changed = status != self.state.status
        retold = decision.seats_change or (changed and status == "over")
        asked_at, before = around.clock.monotonic(), self.state.seq

        def committed() -> None:
            if self.left:
                return  # whoever has it now has read this, and tells it
            on_disk_at = around.clock.monotonic()
            for line in lines:
                self.situation.adopt(line, decision.change)
            for line in lines:
                self.broadcast.tell(line, changed)
            around.took(asked_at, on_disk_at)
            self.on_change(self)

        self._check_ours()  # a table was opened meanwhile
        try:
            await self._store.append(
                self.id,
                lines,
                status if changed else None,
                then=committed,
                summary=self.state.summary(decision.entries, decision.change) if retold else None,
            )
        except Fenced:
            around.claims.distrust(self.id)
            raise
        except Conflict:
            if self.state.seq == before and around.claims.distrust(self.id):
                raise Fenced(self.id) from None
            raise  # a commit has come for which nobody waited any more: it is known by now
        return decision.refusal or self._answers.done(command_id, lines[0].seq)
