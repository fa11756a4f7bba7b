"""The way from the sockets of this server to every table, wherever it is."""

import asyncio
import logging
from itertools import count
from weakref import WeakKeyDictionary

from skep.server.bus.asking import Asking, Denied, Fenced
from skep.server.bus.far_table import FarTable, Watcher
from skep.server.bus.words import (
    Answered,
    Bidding,
    Errand,
    Gone,
    NotMine,
    Part,
    Pulse,
    Refusal,
    Request,
    ServerName,
    Tab,
    Told,
)
from skep.server.net.frames import AGAIN_SECONDS, LOOK_SECONDS, Connection, House, Reached, watch
from skep.server.protocol import Watch
from skep.server.tables.table import Table

__all__ = ["FarSide", "Table", "Watcher"]

logger = logging.getLogger(__name__)


class FarSide:
    """All tables that are not ours and that somebody here watches or plays at."""

    def __init__(self, house: House, asking: Asking) -> None:
        self._house = house
        self._asking = asking
        self._far: dict[str, FarTable] = {}
        self._tabs: WeakKeyDictionary[Watcher, Tab] = WeakKeyDictionary()
        self._numbers = count(1)
        self._moving: set[asyncio.Task[None]] = set()
        self.leaving = False
        """Is this server being stopped? Then nobody waits here for a table that has no owner."""

    # ------------------------------------------------------------ the way to a table

    async def reach(self, table_id: str) -> Reached:
        """A table, ours or another's; Denied when there is none, Fenced when nobody has it."""
        hub = self._house.hub
        clock = self._house.clock
        give_up = clock.monotonic() + LOOK_SECONDS
        while True:
            far = self._far.get(table_id)
            if far is not None and not far.left:
                return far
            try:
                return await hub.get(table_id)
            except Fenced as fenced:
                if fenced.owner is not None and self._asking.can_ask(fenced.owner):
                    return self._far.setdefault(table_id, FarTable(table_id, fenced.owner, self))
                if self.leaving or clock.monotonic() > give_up:
                    raise
            await asyncio.sleep(AGAIN_SECONDS)

    async def relay(self, errand: Request | Bidding) -> Answered | None:
        """The owner's answer to an errand; None: the table is ours, or there is none."""
        give_up = self._house.clock.monotonic() + LOOK_SECONDS
        while True:
            try:
                table = await self.reach(errand.table)
                if not isinstance(table, FarTable):
                    return None
                return await table.ask(errand)
            except Denied:
                return None
            except Fenced:
                if self.leaving or self._house.clock.monotonic() > give_up:
                    return None
            await asyncio.sleep(AGAIN_SECONDS)

    async def relay_to(self, server: ServerName, request: Request) -> Answered | None:
        """The answer of a server to a request; None when it is not there."""
        try:
            return await self._asking.ask(server, request)
        except (Denied, Fenced):
            return None

    async def ask_all(self, errand: Bidding) -> tuple[list[Answered], list[str]]:
        """The answers of all other servers, and where those run that gave none."""
        return await self._asking.ask_all(errand)

    # ------------------------------------------------------------ what a far table needs

    def tab_of(self, watcher: Watcher) -> Tab:
        """The number of a connection."""
        tab = self._tabs.get(watcher)
        if tab is None:
            tab = self._tabs[watcher] = next(self._numbers)
        return tab

    async def ask(self, owner: ServerName, errand: Errand) -> Answered:
        """Of a table's owner."""
        return await self._asking.ask(owner, errand)

    def say(self, owner: ServerName, word: Part) -> None:
        """Say something that needs no answer."""
        self._asking.say(owner, word)
        far = self._far.get(word.table)
        if far is not None and not far.watchers:
            del self._far[word.table]

    def displaced(self, table: FarTable) -> None:
        """Its owner has it no more: whoever watched goes to the new one."""
        if self._far.get(table.id) is table:
            del self._far[table.id]
        for tab, watcher in table.watchers.items():
            self._move(watcher, table, table.seen.get(tab))

    # ------------------------------------------------------------ what is heard

    def told(self, sender: ServerName, word: Told) -> None:
        """An owner tells something."""
        far = self._far.get(word.table)
        if far is not None and far.owner == sender:
            far.told(word)
        # Else nobody here watches it any more; our next pulse says so.

    def owner_gone(self, sender: ServerName, word: Gone) -> None:
        """An owner has a table no more."""
        far = self._far.get(word.table)
        if far is not None and far.owner == sender:
            far.leave()

    def pulse(self, sender: ServerName, word: Pulse) -> None:
        """What an owner told last: has all of it come?"""
        for far in [far for far in self._far.values() if far.owner == sender]:
            far.check(word.told.get(far.id))

    def answered(self, word: Answered | Refusal | NotMine) -> None:
        """An answer has come."""
        self._asking.heard(word)

    def gone(self, server: ServerName) -> None:
        """A server is not heard any more."""
        self._asking.gone(server)
        for far in [far for far in self._far.values() if far.owner == server]:
            far.leave()

    def may_have_lost(self) -> None:
        """Words to us may have been lost."""
        for far in list(self._far.values()):
            far.lost()

    def tidy(self) -> None:
        """Tables that somebody only asked for once are forgotten: their owner may change unseen."""
        self._far = {table: far for table, far in self._far.items() if far.watchers}

    def watching(self, server: ServerName) -> dict[str, dict[Tab, int | None]]:
        """What our tabs watch at a server, and how far away they are."""
        return {
            far.id: {tab: watcher.lag_ms for tab, watcher in far.watchers.items()}
            for far in self._far.values()
            if far.owner == server
        }

    # ------------------------------------------------------------ from owner to owner

    def dropped(self, table: Table, watchers: tuple[Watcher, ...]) -> None:
        """A table that was ours is not any more: our own tabs go to its new owner."""
        for watcher in watchers:
            self._move(watcher, table, table.state.seq)

    def _move(self, watcher: Watcher, old: Reached, since: int | None) -> None:
        # Tabs of other servers are moved by those.
        if isinstance(watcher, Connection) and watcher.tables.get(old.id) is old:
            again = Watch(old.id, since)
            task = asyncio.create_task(watch(self._house, watcher, again, instead_of=old))
            self._moving.add(task)
            task.add_done_callback(self._moving.discard)

    async def close(self) -> None:
        """Move nobody any more."""
        for task in self._moving:
            task.cancel()
