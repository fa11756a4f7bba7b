"""A table that another server owns, as the sockets here reach it.

What its owner tells is numbered. When a number is missing, or the owner says that it has told
more than came, every tab here joins once more and is told what it has missed; until then it is
told nothing, for nobody sees a step without the one before. When the owner is gone, or has the
table no more, the tabs are displaced: whoever has the table now is looked for.
"""

import asyncio
from typing import Protocol

import msgspec

from skep.server import protocol
from skep.server.bus.words import Answered, Errand, Join, Order, Part, ServerName, Tab, Told
from skep.server.refusals import Denied
from skep.server.store.interface import Fenced
from skep.server.tables.answers import Answer, Command
from skep.server.tables.audience import Watcher

__all__ = ["FarTable", "Watcher"]

HEAR_SECONDS = 1.0
"""What was told before an answer comes before it, nearly always; so long the answer waits."""

_ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class House(Protocol):
    """What a far table needs of the server that it is seen from."""

    def tab_of(self, watcher: Watcher) -> Tab:
        """The number of a connection."""
        ...

    async def ask(self, owner: ServerName, errand: Errand) -> Answered:
        """Denied when the owner refuses, Fenced when it does not have the table, or is silent."""
        ...

    def say(self, owner: ServerName, word: Part) -> None:
        """Say something that needs no answer."""
        ...

    def displaced(self, table: "FarTable") -> None:
        """The owner has it no more."""
        ...


class FarTable:
    """One table of one other server."""

    def __init__(self, table_id: str, owner: ServerName, house: House) -> None:
        self.id = table_id
        self.owner = owner
        self.watchers: dict[Tab, Watcher] = {}
        self.seen: dict[Tab, int | None] = {}
        """The last number that each tab was told; None: nothing yet."""
        self.running = False
        self.racing = False
        self.left = False
        """Was it given up, because its owner has it no more?"""
        self._house = house
        self._behind: set[Tab] = set()
        """Tabs that have missed something, or were told nothing yet."""
        self._told = (0, 0)
        self._heard = asyncio.Event()
        self._rejoining: asyncio.Task[None] | None = None
        self._once_more = False
        """Was something missed while they joined again?"""

    # ------------------------------------------------------------ as a socket reaches it

    async def join(self, watcher: Watcher, since: int | None) -> None:
        """Begin to tell a connection about this table, and what it has missed."""
        tab = self._house.tab_of(watcher)
        self.watchers[tab] = watcher
        self.seen[tab] = since
        self._behind.add(tab)
        try:
            await self._join(tab, watcher)
        except BaseException:
            self._forget(tab)
            raise

    async def _join(self, tab: Tab, watcher: Watcher) -> None:
        since = self.seen.get(tab)
        join = Join(self.id, tab, watcher.person, watcher.name, watcher.lag_ms, since)
        answered = await self.ask(join)
        await self._hear(answered.told, tab)

    def _forget(self, tab: Tab) -> Watcher | None:
        self.seen.pop(tab, None)
        self._behind.discard(tab)
        return self.watchers.pop(tab, None)

    def part(self, watcher: Watcher) -> None:
        """This connection does not watch any more."""
        tab = self._house.tab_of(watcher)
        if self._forget(tab) is not None:
            self._house.say(self.owner, Part(self.id, tab))

    def renamed(self, person: str) -> None:
        """Somebody who is here goes by another name now: the owner hears it when they join."""
        for tab, watcher in self.watchers.items():
            if watcher.person == person:
                self._rejoin({tab: watcher})

    def answer_to(self, person: str, command: str) -> Answer | None:
        """Only the owner knows."""
        return None

    async def order(self, by: Watcher, command: Command) -> Answer:
        """Let the owner carry a command out."""
        tab = self._house.tab_of(by)
        order = Order(self.id, tab, by.person, by.name, by.lag_ms, msgspec.json.encode(command))
        answered = await self.ask(order)
        if tab in self.watchers:
            await self._hear(answered.told, tab)
        return _ANSWERS.decode(answered.answer)

    async def ask(self, errand: Errand) -> Answered:
        """What the owner answers. Fenced when it is the owner no more; then it is left."""
        if self.left:
            raise Fenced(self.id)
        try:
            return await self._house.ask(self.owner, errand)
        except Fenced:
            self.leave()
            raise

    # ------------------------------------------------------------ what the owner tells

    def told(self, word: Told) -> None:
        """The next words about this table."""
        run, number = self._told
        # A new run is told to those only who have joined in it: the owner had forgotten us. Who is
        # about to join is behind already, and waits for that.
        follows = word.number == number + 1 if word.run == run else word.number == 1
        forgotten = word.run != run and bool(self.watchers.keys() - self._behind - {*word.fresh})
        self._told = word.run, word.number
        self.running, self.racing = word.running, word.racing
        if forgotten or not follows:
            self._behind.update(self.watchers)
        self._behind.difference_update(word.fresh)
        for frame, tabs in word.frames:
            for tab in tabs:
                watcher = self.watchers.get(tab)
                if watcher is not None and tab not in self._behind:
                    watcher.send(frame)
        for tab in self.watchers.keys() - self._behind:
            self.seen[tab] = word.seq
        if forgotten or not follows:
            self._rejoin({tab: self.watchers[tab] for tab in self._behind & self.watchers.keys()})
        self._heard.set()

    def check(self, told: tuple[int, int] | None) -> None:
        """The owner says what it told last; None: it tells us nothing about this table."""
        if not self.watchers or self._rejoining is not None:
            return
        if told != self._told:
            self._told = told or (0, 0)
            self._behind.update(self.watchers)
            self._rejoin(dict(self.watchers))
        elif self._behind:
            # All has come, and not what these needed: their joining came to nothing.
            self._rejoin({tab: self.watchers[tab] for tab in self._behind & self.watchers.keys()})

    async def _hear(self, told: tuple[int, int], tab: Tab) -> None:
        """Wait until what the owner told a tab has come; ask once more when it does not."""
        try:
            async with asyncio.timeout(HEAR_SECONDS):
                while not self.left and (tab in self._behind or not self._has(told)):
                    self._heard.clear()
                    await self._heard.wait()
        except TimeoutError:
            self.check(told)

    def _has(self, told: tuple[int, int]) -> bool:
        return self._told[0] > told[0] or (self._told[0] == told[0] and self._told[1] >= told[1])

    # ------------------------------------------------------------ when something was lost

    def lost(self) -> None:
        """Words may have been lost: everybody joins once more."""
        if self.watchers:
            self._rejoin(dict(self.watchers))

    def _rejoin(self, watchers: dict[Tab, Watcher]) -> None:
        if self._rejoining is not None:
            # What was missed may be the very answer to the joining under way.
            self._once_more = True
        else:
            self._rejoining = asyncio.create_task(self._join_again(watchers))
            self._rejoining.add_done_callback(self._rejoined)

    def _rejoined(self, _task: "asyncio.Task[None]") -> None:
        self._rejoining = None
        if self._once_more and not self.left:
            self._once_more = False
            self.lost()

    async def _join_again(self, watchers: dict[Tab, Watcher]) -> None:
        for tab, watcher in watchers.items():
            if self.watchers.get(tab) is not watcher:
                continue
            try:
                await self._join(tab, watcher)
            except Fenced:
                return  # all of them look for the new owner by now
            except Denied as denied:
                self._forget(tab)
                fault = protocol.Fault(denied.key, denied.args_of_message, self.id)
                watcher.send(protocol.encode(fault))

    def leave(self) -> None:
        """Its owner has it no more."""
        if not self.left:
            self.left = True
            self._heard.set()
            self._house.displaced(self)
