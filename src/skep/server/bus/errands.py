"""What other servers ask of the tables that this one owns."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from skep.server import protocol
from skep.server.bus.mailings import Line, Mailings
from skep.server.bus.words import (
    Answered,
    AnyWord,
    Ask,
    Bidding,
    Errand,
    Join,
    NotMine,
    Order,
    Part,
    Pulse,
    Refusal,
    Request,
    ServerName,
)
from skep.server.refusals import Denied
from skep.server.store.interface import Fenced, StoreError
from skep.server.tables.hub import Hub

logger = logging.getLogger(__name__)

_COMMANDS: msgspec.json.Decoder[protocol.Command] = msgspec.json.Decoder(protocol.Command)

Responder = Callable[[Request], Awaitable[Answered]]
"""Lets the application answer a request that came to another server."""

Obey = Callable[[bytes], Awaitable[bytes]]
"""Carries out an order of the operator that was given to another server."""


class _Passing:
    """Somebody who commands and does not watch: nobody needs to tell them anything."""

    def __init__(self, order: Order) -> None:
        self.person = order.person
        self.name = order.name
        self.lag_ms = order.lag_ms

    def send(self, frame: bytes) -> None:
        """They hear nothing."""


class Errands:
    """The owner's side."""

    def __init__(self, line: Line, hub: Hub) -> None:
        self.mailings = Mailings(line)
        self.respond: Responder | None = None
        self.obey: Obey | None = None
        self._line = line
        self.hub = hub
        self._tasks: set[asyncio.Task[None]] = set()
        self._watched_by: set[ServerName] = set()

    def take(self, sender: ServerName, ask: Ask) -> None:
        """Begin with an errand; its answer goes to the sender."""
        task = asyncio.create_task(self._do(sender, ask))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, sender: ServerName, ask: Ask) -> None:
        answer: AnyWord
        try:
            answer = await self._answer(sender, ask.number, ask.errand)
        except Denied as denied:
            answer = Refusal(ask.number, denied.key, denied.args_of_message)
        except Fenced:
            answer = NotMine(ask.number)
        except StoreError as error:
            answer = Refusal(ask.number, error.key, {})
        except Exception:
            logger.exception("an errand of %s failed", sender)
            return
        self._line.send(sender, answer)

    async def _answer(self, sender: ServerName, number: int, errand: Errand) -> Answered:
        if isinstance(errand, Request | Bidding):
            return msgspec.structs.replace(await self._as_a_whole(errand), number=number)
        table = await self.hub.get(errand.table)
        if isinstance(errand, Join):
            before = self.mailings.known(sender, table.id, errand.tab)
            renamed = before is not None and before.name != errand.name
            watcher = self.mailings.watcher(sender, table, errand)
            self.mailings.told(sender, table.id)  # what was for it before is in a word before
            await table.join(watcher, errand.since)
            told = self.mailings.told(sender, table.id, errand.tab)
            if renamed:
                table.renamed(errand.person)
            return Answered(number, b"", told)
        by = self.mailings.known(sender, table.id, errand.tab) or _Passing(errand)
        by.name, by.lag_ms = errand.name, errand.lag_ms
        answer = await table.order(by, _COMMANDS.decode(errand.command))
        told = self.mailings.told(sender, table.id)
        return Answered(number, protocol.encode(answer), told)

    async def _as_a_whole(self, errand: Request | Bidding) -> Answered:
        """Something for the application or for the operator's desk; Fenced: the table is not ours.

        What is wrong with the table itself is said there.
        """
        if errand.table:
            with suppress(Denied):
                await self.hub.get(errand.table)
        if isinstance(errand, Request) and self.respond is not None:
            return await self.respond(errand)
        if isinstance(errand, Bidding) and self.obey is not None:
            return Answered(0, await self.obey(errand.order), (0, 0))
        raise Fenced(errand.table)

    def part(self, sender: ServerName, word: Part) -> None:
        """A tab does not watch any more."""
        self.mailings.part(sender, word.table, word.tab)

    def pulse(self, sender: ServerName, word: Pulse) -> None:
        """What the tabs of another server watch here."""
        self.mailings.prune(sender, word.watching)
        if word.watching:
            self._watched_by.add(sender)
        else:
            self._watched_by.discard(sender)

    def watches(self, server: ServerName) -> bool:
        """Do tabs of another server believe that they are told something here?

        Whether they are is another question: that we have a table no more may not have reached it.
        """
        return server in self._watched_by

    def gone(self, sender: ServerName) -> None:
        """A server is gone, and so are its tabs."""
        self._watched_by.discard(sender)
        self.mailings.lose(sender)

    def lost(self, table_id: str) -> None:
        """We have this table no more."""
        self.mailings.drop(table_id)

    async def close(self) -> None:
        """Let what was begun come to its end, for a moment."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1)
