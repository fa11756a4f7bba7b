"""The server as one object: its store, its tables, its connections and its limits."""

import asyncio
import contextlib
import random
import time
from collections import Counter

import msgspec

from skep.server import protocol
from skep.server.botseat import BotSeats
from skep.server.hub import Hub
from skep.server.limits import Buckets, Limits
from skep.server.refusals import Denied
from skep.server.socket import AWAY, Connection
from skep.server.solving import SolvingDesk
from skep.server.store import Store
from skep.server.telling import encode

TICK_SECONDS = 1.0

ROUND_SECONDS = 5.0
"""Each socket is looked at once in so many seconds …"""

ROUND_PARTS = 100
"""… a few at a time: to ask all of them for an echo at once would make everybody wait."""


class Settings(msgspec.Struct, frozen=True):
    """How a server is run."""

    limits: Limits = Limits()
    origins: frozenset[str] = frozenset()
    """The origins of pages that may connect; empty: only pages of the same host."""
    bot_seconds: tuple[float, float] = (0.7, 1.6)
    """A bot waits between so many seconds before it moves."""
    race_speed: float = 1.0
    """In races, bots are so many times as fast as their pace says."""
    secure_cookie: bool = False


class House:
    """Made when the server starts, closed when it stops."""

    def __init__(self, store: Store, key: bytes, settings: Settings) -> None:
        self.store = store
        self.key = key
        self.settings = settings
        self.limits = settings.limits
        self.origins = settings.origins
        low, high = settings.bot_seconds
        # Only how long a bot pretends to think: nothing that luck or secrets depend on.
        self.bots = BotSeats(
            lambda: random.uniform(low, high),  # noqa: S311
            race_speed=settings.race_speed,
        )
        self.hub = Hub(store, key, self.bots)
        self.bots.on_trouble = self.hub.deadlines.on_trouble = self.pause
        self.connections: set[Connection] = set()
        self._of_address: Counter[str] = Counter()
        self.storage_paused = False
        limits = settings.limits
        self._person_frames = Buckets(limits.person_rate, limits.person_burst)
        self._address_frames = Buckets(limits.address_rate, limits.address_burst)
        self._chats = Buckets(limits.chat_rate, limits.chat_burst)
        self._tables = Buckets(limits.tables_rate, limits.tables_burst)
        self._replays = Buckets(limits.replays_rate, limits.replays_burst)
        self._puzzles = Buckets(limits.puzzles_rate, limits.puzzles_burst)
        self.solver = SolvingDesk()
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def build(cls, store: Store, settings: Settings) -> "House":
        """A running house on an open store."""
        house = cls(store, await store.server_key(), settings)
        house._tasks = [
            asyncio.create_task(house._keep_house()),
            asyncio.create_task(house._look_around()),
            asyncio.create_task(house.hub.resume()),
        ]
        return house

    async def close(self) -> None:
        """Stop everything, the store last."""
        for task in self._tasks:
            task.cancel()
        for connection in self.connections:
            connection.close(1001)
        await self.bots.close()
        await self.hub.deadlines.close()
        self.solver.close()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    def has_room(self, address: str) -> bool:
        """May this address open another socket?"""
        return self._of_address[address] < self.limits.sockets_per_address

    def enter(self, connection: Connection) -> None:
        """A socket was accepted."""
        self.connections.add(connection)
        self._of_address[connection.address] += 1

    def leave(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        self._of_address[connection.address] -= 1
        if not self._of_address[connection.address]:
            del self._of_address[connection.address]

    def allow_frame(self, connection: Connection, now: float) -> bool:
        """May this connection say something more?"""
        return self._person_frames.allow(connection.person, now) and self._address_frames.allow(
            connection.address, now
        )

    def check_chat(self, person: str) -> None:
        """Denied when this person chats too much."""
        if not self._chats.allow(person, time.monotonic()):
            raise Denied("chat-too-fast")

    def check_request(self, address: str) -> None:
        """Denied when there are too many requests from this address."""
        if not self._address_frames.allow(address, time.monotonic()):
            raise Denied("too-fast")

    def check_replay(self, address: str) -> None:
        """Denied when this address asks for too many replays: they cost the most."""
        if not self._replays.allow(address, time.monotonic()):
            raise Denied("too-fast")

    def check_puzzle(self, address: str) -> None:
        """Denied when this address has too many puzzles solved."""
        if not self._puzzles.allow(address, time.monotonic()):
            raise Denied("too-fast")

    def allow_table(self, address: str) -> bool:
        """May somebody at this address open another table?"""
        return self._tables.allow(address, time.monotonic())

    def rename(self, person: str, name: str) -> None:
        """A person has a new name: their open connections speak under it from now on."""
        for connection in self.connections:
            if connection.person == person:
                connection.name = name

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
        frame = encode(protocol.Storage(paused))
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
        """Drop silent sockets, and measure how far away those are that race."""
        while True:
            everybody = list(self.connections)
            for part in range(ROUND_PARTS):
                await asyncio.sleep(ROUND_SECONDS / ROUND_PARTS)
                silent_since = time.monotonic() - self.limits.idle_seconds
                for connection in everybody[part::ROUND_PARTS]:
                    if connection.heard_at < silent_since:
                        connection.close(AWAY)
                    if any(t.race and t.status == "running" for t in connection.tables.values()):
                        connection.probe()
