"""The server as one object: its tables, its connections and its limits; and its heartbeat."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from typing import Any, Protocol

from skep.server import protocol
from skep.server.net.back_rooms import BackRooms
from skep.server.net.connection import AWAY, POLICY, Connection, Reach
from skep.server.net.settings import Settings
from skep.server.net.visitors import Visitors
from skep.server.tables.hub import Hub

logger = logging.getLogger(__name__)

TICK_SECONDS = 1.0

READ_ONLY = "read-only"
"""The name under which the store keeps whether anything may be changed; of several servers only."""

WRITE_SECONDS = 5.0
"""A disk that does not answer for so long cannot be written."""

ROUND_SECONDS = 1.0
"""Each socket is looked at once in so many seconds …"""

ROUND_PARTS = 20
"""… a few at a time: to ask all of them for an echo at once would make everybody wait …"""

PROBE_ROUNDS = 5
"""… and in a race it is measured in every so many rounds."""

PAUSE_SECONDS = 1.0
"""When we come so late, it was the server that stood still (a sleeping machine, a full one)."""


class Others(Protocol):
    """The other servers of a house with several of them."""

    on_refused: Callable[[str], None]
    """Called when this server must not go on, with a sentence that says why."""

    @property
    def cut_off(self) -> bool:
        """Are they out of reach, or does this one leave them?"""
        ...

    def begin(self) -> None:
        """From now on, they know of us."""
        ...

    def answer_by(self, respond: Callable[[Any], Awaitable[Any]]) -> None:
        """By what requests are answered that came to another server."""
        ...

    def tell(self, what: str, **args: Any) -> None:
        """Something changed that every server keeps in mind."""
        ...

    def obey_by(self, obey: Callable[[bytes], Awaitable[bytes]]) -> None:
        """By what orders of the operator are carried out that were given to another server."""
        ...

    async def order(self, table: str, order: bytes) -> bytes | None:
        """What the owner of a table answers the operator; None: that is us."""
        ...

    async def order_all(self, order: bytes) -> tuple[list[bytes], list[str]]:
        """What all other servers answer the operator, and where those run that do not."""
        ...

    async def relay_to(self, server: str, request: Any) -> Any:
        """The answer of a server; None: it is this one, or is not there."""
        ...

    async def relay(self, request: Any) -> Any:
        """The answer of the server whose table a request concerns; None: that is us."""
        ...

    async def leave(self) -> None:
        """Give all tables to them."""
        ...

    async def close(self) -> None:
        """Say no more."""
        ...


class House:
    """Made when the server starts, closed when it stops."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub = hub
        self.reach: Reach = hub.get
        """The way to a table, wherever it is."""
        self.store = hub.store
        self.key = hub.around.key
        self.clock = hub.around.clock
        self.settings = settings
        self.meter = hub.around.meter
        self.visitors = Visitors(self.key, settings)
        self.gate = self.visitors.gate
        self._back_rooms = rooms = BackRooms(settings)
        self.desk, self.reading_room, self.hints = rooms.desk, rooms.reading_room, rooms.hints
        self.laboratory = rooms.laboratory
        self.connections: set[Connection] = set()
        self._of_person: dict[str, set[Connection]] = {}
        """The same by person."""
        self.storage_paused = False
        self._looking_up = asyncio.Lock()
        self._trying = asyncio.Lock()
        self._tried_at: float | None = None
        """When it was last tried whether the store can be written."""
        hub.attendants.on_trouble(self.pause)
        self._tasks: list[asyncio.Task[None]] = []
        self.others: Others | None = None
        """The other servers of this house, where there are some."""

    async def look_up(self) -> None:
        """What the store says of visitors, and what holds for all servers; and act by it.

        One at a time: whoever looks later must not be followed by what was seen earlier.
        """
        async with self._looking_up:
            await self.visitors.look_up(self.store)
            if self.others is not None:
                kept = await self.store.setting(READ_ONLY)
                if kept is not None and (kept == b"on") != self.read_only:
                    self.set_read_only(not self.read_only)

    def begin(self) -> None:
        """Wake the tables up, and look around now and then."""
        self._tasks = [
            asyncio.create_task(self._keep_house()),
            asyncio.create_task(self._look_around()),
            asyncio.create_task(self.hub.after_start()),
        ]
        if self.others is not None:
            self.others.begin()
        self._let_be_measured()

    def _let_be_measured(self) -> None:
        meter = self.meter
        if not meter.on:
            return
        meter.watch("sockets", lambda: len(self.connections))
        meter.watch("tables_in_memory", lambda: self.hub.in_memory)
        meter.watch("bots_thinking", lambda: self.hub.attendants.bots.thinking)
        meter.watch("store_bytes", self.store.size)
        meter.watch("paused", lambda: self.storage() is not None)
        meter.watch_queue("commits", self.store.queued)
        meter.watch_queue("searches", lambda: self.desk.waiting)
        meter.watch_queue("replays", lambda: self.reading_room.waiting)
        meter.watch_queue("studies", lambda: self.laboratory.going)
        self._tasks.append(asyncio.create_task(meter.feel_the_pulse(self.clock)))

    def also(self, chore: Coroutine[Any, Any, None]) -> None:
        """Something else to do while the server runs."""
        self._tasks.append(asyncio.create_task(chore))

    async def hand_over(self) -> None:
        """This server is about to stop: the others take its tables."""
        if self.others is not None:
            await self.others.leave()

    async def close(self) -> None:
        """Stop everything, the store last."""
        await self.hand_over()
        for task in self._tasks:
            task.cancel()
        for connection in self.connections:
            connection.close(1001)
        await self.hub.attendants.close()
        await self._back_rooms.close()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.others is not None:
            await self.others.close()
        await self.store.close()

    def enter(self, connection: Connection) -> None:
        """A socket was accepted."""
        self.connections.add(connection)
        self._of_person.setdefault(connection.person, set()).add(connection)
        self.gate.enter(connection.address)

    def leave(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        mine = self._of_person.get(connection.person, set())
        mine.discard(connection)
        if not mine:
            self._of_person.pop(connection.person, None)
        self.gate.leave(connection.address)

    def tell(self, what: str, **args: Any) -> None:
        """Let the other servers of this house know what they keep in mind, too (`heeding.py`)."""
        if self.others is not None:
            self.others.tell(what, **args)

    def rename(self, person: str, name: str) -> None:
        """A person has a new name: their open connections speak under it from now on."""
        mine = self._of_person.get(person, set())
        for connection in mine:
            connection.name = name
        for table in {table for connection in mine for table in connection.tables.values()}:
            table.renamed(person)

    def show_out(self) -> int:
        """Disconnect everybody who is kept out; how many sockets here that were."""
        bans = self.visitors.bans
        found = [one for one in self.connections if bans.keep_out(one.person, one.address)]
        for connection in found:
            connection.close(POLICY)
        return len(found)

    def say_goodbye(self, person: str) -> None:
        """A person is not known here any more; their pages come back as somebody new."""
        self.laboratory.stop(person)
        self.tell("disconnected", whom=person, code=AWAY)
        self.disconnect(person, AWAY)

    def disconnect_all(self) -> None:
        """Everybody here; they come back by themselves."""
        for connection in list(self.connections):
            connection.close(1001)

    def disconnect(self, whom: str, code: int) -> int:
        """A person or an address; how many sockets here that were."""
        found = [one for one in self.connections if whom in (one.person, one.address)]
        for connection in found:
            connection.close(code)
        return len(found)

    def note_refusal(self, refused: protocol.Refused) -> None:
        """When the store refuses, everybody is told, once."""
        self.meter.refused(refused.key)
        if refused.key == "storage-paused":
            self.pause()

    def pause(self) -> None:
        """The store has refused to write; unless it was never asked."""
        if not self.read_only:
            self._set_paused(True)

    def _set_paused(self, paused: bool) -> None:
        if paused == self.storage_paused:
            return
        self.storage_paused = paused
        if not paused:
            logger.warning("the store can be written again")
        self._tell_storage()

    async def is_ready(self) -> bool:
        """Can the store be written? It is tried, but not for everybody who asks."""
        async with self._trying:
            now = self.clock.monotonic()
            if self._tried_at is None or now - self._tried_at >= TICK_SECONDS:
                self._set_paused(not await self._can_write())
                self._tried_at = now
            return not self.storage_paused

    async def _can_write(self) -> bool:
        try:
            return await asyncio.wait_for(self.store.writable(), WRITE_SECONDS)
        except TimeoutError:
            logger.error("nothing can be saved: the disk does not answer")
            return False

    @property
    def read_only(self) -> bool:
        """Does the operator let nothing be changed for now?"""
        return self.hub.around.read_only

    async def keep_read_only(self, on: bool) -> None:
        """For all servers of this house, also for those that come later."""
        if self.others is not None:
            await self.store.keep_setting(READ_ONLY, b"on" if on else b"off")
        self.set_read_only(on)

    def set_read_only(self, on: bool) -> None:
        """Let nothing be changed from now on, or everything again; everybody is told."""
        self.hub.around.read_only = on
        self._tell_storage()

    def storage(self) -> protocol.Storage | None:
        """What there is to say of the store; None when all is well."""
        if not self.storage_paused and not self.read_only:
            return None
        return protocol.Storage(paused=True, read_only=self.read_only)

    def _tell_storage(self) -> None:
        frame = protocol.encode(self.storage() or protocol.Storage(paused=False))
        for connection in self.connections:
            connection.send(frame)

    async def _keep_house(self) -> None:
        """Now and then: forget idle tables, see whether the disk is back."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self.hub.forget_idle()
            if self.storage_paused and await self._can_write():
                self._set_paused(False)

    async def _look_around(self) -> None:
        """Heartbeat: drop silent sockets, and measure how far away those are that race."""
        loop = asyncio.get_running_loop()
        for number in count():
            everybody = list(self.connections)
            for part in range(ROUND_PARTS):
                due = loop.time() + ROUND_SECONDS / ROUND_PARTS
                await asyncio.sleep(ROUND_SECONDS / ROUND_PARTS)
                now = self.clock.monotonic()
                if loop.time() - due > PAUSE_SECONDS:
                    # Nobody was silent: it was us who did not listen.
                    for connection in self.connections:
                        connection.heard_at = now
                for connection in everybody[part::ROUND_PARTS]:
                    connection.look_after(now, self.gate.limits.idle_seconds)
                    if number % PROBE_ROUNDS == 0 and connection.is_racing():
                        connection.probe()
