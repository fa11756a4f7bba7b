"""One server among several: leases, the line, and a pulse.

A table that nobody has is taken by whoever is asked for it. A table that another server has is
reached over the line (`far_side.py`), and what others want of ours comes by it (`errands.py`).
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from skep.server.bus.claims import LeasedClaims
from skep.server.bus.errands import Errands
from skep.server.bus.far_side import FarSide, Table, Watcher
from skep.server.bus.gossip import Gossip, Line, Peers
from skep.server.bus.takeover import Takeover
from skep.server.bus.words import (
    Answered,
    AnyWord,
    Ask,
    Attended,
    Bidding,
    Changed,
    Gone,
    Here,
    NotMine,
    Opened,
    Over,
    Part,
    Pulse,
    Refusal,
    Request,
    ServerName,
    Spent,
    Told,
    strangers,
)

__all__ = ["Cluster", "Errands", "FarSide", "Gossip", "Line", "Peers", "Takeover"]

logger = logging.getLogger(__name__)

PULSE_SECONDS = 0.5
"""How often a server says that it is here, and what it has told."""

BUS_SECONDS = 2.0
"""A server that does not reach the others for so long gives its tables to them."""

CATCH_UP_SECONDS = 0.1
"""After words were lost, so long it is waited for more of them to be lost."""

News = Callable[[str, dict[str, Any]], Awaitable[None]]
"""Told what changed, and how: something that every server keeps in mind."""


class Cluster:
    """This server's place in the house."""

    def __init__(
        self,
        line: Line,
        peers: Peers,
        claims: LeasedClaims,
        far_side: FarSide,
        errands: Errands,
        takeover: Takeover,
        gossip: Gossip,
    ) -> None:
        self.name = line.name
        self.errands = errands
        self.far_side = far_side
        self.on_news: News | None = None
        self.on_refused: Callable[[str], None] = lambda _why: None
        """Called when this server must not go on, with a sentence that says why."""
        self._line = line
        self._peers = peers
        self._claims = claims
        self._takeover = takeover
        self._gossip = gossip
        self._cut_since: float | None = None
        """Since when the bus is away."""
        self._leaving = False
        self._catching_up = False
        self._tasks: list[asyncio.Task[None]] = []
        self._taking: set[asyncio.Future[None]] = set()
        line.on_loss = self._may_have_lost
        claims.on_lost = self._lost
        errands.hub.on_dropped = self._dropped

    def begin(self) -> None:
        """From now on: renew, say that we are here, look for tables without an owner."""
        self._tasks = [
            asyncio.create_task(self._claims.keep()),
            asyncio.create_task(self._beat()),
            asyncio.create_task(self._takeover.watch()),
        ]

    def answer_by(self, respond: Callable[[Any], Awaitable[Any]]) -> None:
        """By what requests are answered that came to another server."""
        self.errands.respond = respond

    async def relay_to(self, server: ServerName, request: Request) -> Answered | None:
        """The answer of a server; None: it is this one, or is not there."""
        return None if server == self.name else await self.far_side.relay_to(server, request)

    def obey_by(self, obey: Callable[[bytes], Awaitable[bytes]]) -> None:
        """By what orders of the operator are carried out that were given to another server."""
        self.errands.obey = obey

    async def order(self, table: str, order: bytes) -> bytes | None:
        """What the owner of a table answers the operator; None: that is us."""
        answer = await self.far_side.relay(Bidding(table, order))
        return None if answer is None else answer.answer

    async def order_all(self, order: bytes) -> tuple[list[bytes], list[str]]:
        """What all other servers answer the operator, and where those run that do not."""
        answers, silent = await self.far_side.ask_all(Bidding("", order))
        return [answer.answer for answer in answers], silent

    async def relay(self, request: Request) -> Answered | None:
        """The answer of the server whose table a request concerns; None: that is us."""
        return await self.far_side.relay(request)

    @property
    def cut_off(self) -> bool:
        """Are the other servers out of reach, or does this one leave them?"""
        return self._claims.standing_back or not self._line.connected

    def tell(self, what: str, **args: Any) -> None:
        """Let all other servers know."""
        self._line.send_all(Changed(what, args))

    # ------------------------------------------------------------ hearing

    def heard(self, sender: ServerName, word: AnyWord) -> None:
        """A word of another server."""
        if sender == self.name:
            return
        match word:
            case Told():
                self.far_side.told(sender, word)
            case Ask():
                self.errands.take(sender, word)
            case Answered() | Refusal() | NotMine():
                self.far_side.answered(word)
            case Here():
                self._met(sender, word)
            case Pulse():
                self.errands.pulse(sender, word)
                self.far_side.pulse(sender, word)
            case Part():
                self.errands.part(sender, word)
            case Gone():
                self.far_side.owner_gone(sender, word)
            case Attended() | Spent() | Opened() | Over():
                self._gossip.heard(sender, word)
            case Changed(what="take", args=args):
                self._take(args["tables"])
            case Changed():
                self._heed(word.what, word.args)

    def _met(self, sender: ServerName, here: Here) -> None:
        if not self._peers.is_here(sender):
            self._line.send(sender, self._here())  # it may be new
            if not here.leaving:
                self._gossip.greet(sender)
        if self._peers.heard(sender, here):
            logger.error("%s", strangers(here))
            if here.since_ms < self._line.since_ms and not here.leaving:
                # It was here before, and nobody answered for it when this server came.
                self.on_refused(strangers(here))

    def _heed(self, what: str, args: dict[str, Any]) -> None:
        if self.on_news is not None:
            self._do(self.on_news(what, args))

    def _take(self, tables: list[str]) -> None:
        self._do(self._takeover.take(tables))

    def _do(self, chore: Awaitable[None]) -> None:
        task = asyncio.ensure_future(chore)
        self._taking.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Future[None]") -> None:
        self._taking.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("what another server said could not be heeded: %r", error)

    def _may_have_lost(self) -> None:
        """Each of thousands of lost words says so: it is seen to once for all of them."""
        if not self._catching_up:
            self._catching_up = True
            asyncio.get_running_loop().call_later(CATCH_UP_SECONDS, self._catch_up)

    def _catch_up(self) -> None:
        self._catching_up = False
        logger.warning("words of other servers were lost: everything is asked for again")
        self.far_side.may_have_lost()
        self._heed("visitors", {})

    def _lost(self, table_id: str) -> None:
        self.errands.hub.drop(table_id)
        self.errands.lost(table_id)

    def _dropped(self, table: Table, watchers: tuple[Watcher, ...]) -> None:
        self.far_side.dropped(table, watchers)
        self.errands.lost(table.id)

    # ------------------------------------------------------------ the pulse

    def _here(self) -> Here:
        return self._line.here(leaving=self._leaving)

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self._line.send_all(self._here())
            for peer in self._peers.all():
                told = self.errands.mailings.all_told(peer)
                watching = self.far_side.watching(peer)
                if told or watching or self.errands.watches(peer):
                    self._line.send(peer, Pulse(told, watching))
            self._gossip.beat()
            self.far_side.tidy()
            for peer in self._peers.gone():
                self.far_side.gone(peer)
                self.errands.gone(peer)
                self._gossip.gone(peer)
            await self._look_at_the_bus(loop.time())
            await asyncio.sleep(PULSE_SECONDS)

    async def _look_at_the_bus(self, now: float) -> None:
        """Whoever cannot be asked must not have what others ask for."""
        if self._line.connected:
            self._cut_since = None
            if not self._leaving:
                self._claims.stand_up()
        elif self._cut_since is None:
            self._cut_since = now
        elif now - self._cut_since > BUS_SECONDS and not self._claims.standing_back:
            logger.error("the bus is away: the tables here go to whoever reaches it")
            await self._claims.stand_back()

    # ------------------------------------------------------------ the end

    async def leave(self) -> None:
        """Give all tables to others: who plays there hardly notices."""
        if self._leaving:
            return
        self._leaving = self.far_side.leaving = True
        self._line.send_all(self._here())
        waking = self._takeover.waking()
        await self._claims.stand_back()
        staying = self._peers.staying()
        for number, peer in enumerate(staying):
            share = waking[number :: len(staying)]
            if share:
                self._line.send(peer, Changed("take", {"tables": share}))

    async def close(self) -> None:
        """Hang up."""
        await self.errands.close()
        await self.far_side.close()
        for task in (*self._tasks, *self._taking):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self._tasks, *self._taking, return_exceptions=True)
        await self._line.close()
