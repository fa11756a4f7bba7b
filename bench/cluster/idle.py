"""What a table and a socket cost while nothing happens: memory, processor time, bytes of store."""

import asyncio
from collections.abc import Callable

from bench.cluster.playing import open_table
from bench.server.child import allow_many_files
from bench.server.load import busy, busy_with_children
from bench.server.subject import Subject
from bench.server.wire import Guest, Socket, connect

PING_SECONDS = 20
"""How often a browser says that it is still there."""

SETTLE_SECONDS = 1.0

Figures = dict[str, float]


class Idle:
    """A server that owns tables, and one that holds sockets: the same one, or another."""

    def __init__(
        self, owner: Subject, holder: Subject, engines: dict[str, int], stored: Callable[[], int]
    ) -> None:
        self._owner = owner
        self._holder = holder
        self._engines = engines
        self._stored = stored
        self._sockets: list[Socket] = []

    async def measure(self, tables: int, sockets: int, seconds: float) -> Figures:
        """First nothing, then sockets, then tables, then sockets that watch tables."""
        allow_many_files()
        people = [Guest(self._owner.address, f"Guest {n}") for n in range(10)]
        for guest in people:
            open_table(guest, self._owner.address)
        await asyncio.sleep(SETTLE_SECONDS)
        empty, empty_cpu = self._memory(), await self._busy(seconds)
        for number in range(sockets):
            cookie = people[number % len(people)].cookie
            # No address may have more than half of the server's connections.
            place = f"127.0.0.{1 + number % 4}"
            self._sockets.append(await connect(self._holder.address, cookie, _ignore, place))
        await asyncio.sleep(SETTLE_SECONDS)
        held, held_cpu = self._memory(), await self._busy(seconds)
        stored = self._stored()
        links = [open_table(people[n % 10], self._owner.address) for n in range(tables)]
        stored = self._stored() - stored
        opened = self._memory()
        for number, socket in enumerate(self._sockets):
            socket.say({"type": "watch", "table": links[number % tables]})
        await asyncio.sleep(2 * SETTLE_SECONDS)
        watching, watching_cpu = self._memory(), await self._busy(seconds)
        for socket in self._sockets:
            socket.close()
        for guest in people:
            guest.close()
        more = {who: watching_cpu[who] - held_cpu[who] for who in watching_cpu}
        return {
            "empty_mib": empty / 2**20 / len({self._owner, self._holder}),
            "empty_cpu": empty_cpu["servers"],
            "socket_kib": (held - empty) / sockets / 1024,
            "socket_cpu_us": 1e6 * (held_cpu["servers"] - empty_cpu["servers"]) / sockets,
            "table_kib": (opened - held) / tables / 1024,
            "table_stored": stored / tables,
            "watching_kib": (watching - opened) / sockets / 1024,
            **{f"watched_{who}_cpu_us": 1e6 * each / tables for who, each in more.items()},
        }

    def _memory(self) -> int:
        return sum(subject.memory() for subject in {self._owner, self._holder})

    def _now(self) -> Figures:
        """The processor time of all so far."""
        engines = {name: busy_with_children(pid) for name, pid in self._engines.items()}
        servers = sum(busy(subject.pid) for subject in {self._owner, self._holder})
        return {"servers": servers, **engines}

    async def _busy(self, seconds: float) -> Figures:
        """The processor time of a second, while sockets say no more than that they are there."""
        before = self._now()
        due = round(len(self._sockets) * seconds / PING_SECONDS)
        for socket in self._sockets[:due]:
            socket.say({"type": "ping"})
            await asyncio.sleep(seconds / due)
        if not due:
            await asyncio.sleep(seconds)
        return {who: (now - before[who]) / seconds for who, now in self._now().items()}


def _ignore(_frame: bytes) -> None:
    pass
