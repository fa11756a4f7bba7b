"""The server as one object: its tables, its connections and its limits; and its heartbeat."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

from skep.server import protocol
from skep.server.net.connection import AWAY, Connection
from skep.server.net.desk import Desk
from skep.server.net.limits import Gate
from skep.server.net.settings import Settings
from skep.server.tables.hub import Hub

TICK_SECONDS = 1.0

ROUND_SECONDS = 5.0
"""Each socket is looked at once in so many seconds …"""

ROUND_PARTS = 100
"""… a few at a time: to ask all of them for an echo at once would make everybody wait."""

MOST_READING = 6
"""Replays and records that are being made, or wait for that, or are on their way to a reader."""


class House:
    """Made when the server starts, closed when it stops."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub = hub
        self.store = hub.store
        self.key = hub.around.key
        self.clock = hub.around.clock
        self.settings = settings
        self.gate = Gate(settings.limits, self.clock)
        self.desk = Desk(self.clock)
        self.reading_room = Desk(self.clock, "reading-room", MOST_READING)
        """Where records are written and played again, apart from everything else."""
        self.connections: set[Connection] = set()
        self._of_person: dict[str, set[Connection]] = {}
        """The same by person."""
        self.storage_paused = False
        hub.attendants.on_trouble(self.pause)
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Wake the tables up, and look around now and then."""
        self._tasks = [
            asyncio.create_task(self._keep_house()),
            asyncio.create_task(self._look_around()),
            asyncio.create_task(self.hub.after_start()),
        ]

    def also(self, chore: Coroutine[Any, Any, None]) -> None:
        """Something else to do while the server runs."""
        self._tasks.append(asyncio.create_task(chore))

    async def close(self) -> None:
        """Stop everything, the store last."""
        for task in self._tasks:
            task.cancel()
        for connection in self.connections:
            connection.close(1001)
        await self.hub.attendants.close()
        self.desk.close()
        self.reading_room.close()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self._tasks, return_exceptions=True)
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

    def rename(self, person: str, name: str) -> None:
        """A person has a new name: their open connections speak under it from now on."""
        mine = self._of_person.get(person, set())
        for connection in mine:
            connection.name = name
        for table in {table for connection in mine for table in connection.tables.values()}:
            table.broadcast.renamed(person)

    def show_out(self, person: str) -> None:
        """A person is not known here any more; their pages come back as somebody new."""
        for connection in self.connections:
            if connection.person == person:
                connection.close(AWAY)

    def note_refusal(self, refused: protocol.Refused) -> None:
        """When the store refuses, everybody is told, once."""
        if refused.key == "storage-paused":
            self.pause()

    def pause(self) -> None:
        """The store has refused to write."""
        self._set_paused(True)

    def _set_paused(self, paused: bool) -> None:
        if paused == self.storage_paused:
            return
        self.storage_paused = paused
        frame = protocol.encode(protocol.Storage(paused))
        for connection in self.connections:
            connection.send(frame)

    async def _keep_house(self) -> None:
        """Now and then: forget idle tables, see whether the disk is back."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self.hub.forget_idle()
            if self.storage_paused and await self.store.writable():
                self._set_paused(False)

    async def _look_around(self) -> None:
        """Heartbeat: drop silent sockets, and measure how far away those are that race."""
        while True:
            everybody = list(self.connections)
            for part in range(ROUND_PARTS):
                await asyncio.sleep(ROUND_SECONDS / ROUND_PARTS)
                silent_since = self.clock.monotonic() - self.gate.limits.idle_seconds
                for connection in everybody[part::ROUND_PARTS]:
                    if connection.heard_at < silent_since:
                        connection.close(AWAY)
                    if connection.is_racing():
                        connection.probe()
