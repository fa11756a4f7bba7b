"""Three servers that reach PostgreSQL and NATS by wires of their own, and what can befall them."""

import asyncio
import random
import signal
import threading
from collections.abc import Callable
from pathlib import Path

from bench.cluster.nats import LocalNats
from bench.cluster.postgres import LocalPostgres
from tests.cluster.proxy import Wire
from tests.server.nursery import Nursery, Server

SERVERS = 3
LEASE = 3.0
"""Seconds, as servers have it by default."""
AN_HOUR = 3600.0


class Place:
    """Where one server after the other lives, with its wires."""

    def __init__(self, number: int, postgres: Wire, nats: Wire) -> None:
        self.number = number
        self.postgres = postgres
        self.nats = nats
        self.server: Server | None = None
        self.address = ""
        self.clock_ahead = 0.0
        """The clock of this machine is wrong by so much."""


class TroubledHouse:
    """All of them."""

    def __init__(
        self, nursery: Nursery, postgres: LocalPostgres, nats: LocalNats, folder: Path, seed: int
    ) -> None:
        self.nursery = nursery
        self.postgres = postgres
        self.nats = nats
        self.folder = folder
        self.database = f"histories_{seed}"
        self.rng = random.Random(seed)
        self.places: list[Place] = []
        self.servers: list[Server] = []
        """All that ever were."""
        self.visitors: set[Callable[[str, asyncio.Event], None]] = set()
        """Each lets somebody open another tab, at a server, and look at their table later."""
        self._one_at_a_time = threading.Lock()

    async def open(self) -> None:
        """Start them all; the clock of one is wrong."""
        await asyncio.to_thread(self.postgres.run, f"CREATE DATABASE {self.database}")
        for number in range(SERVERS):
            wires = Wire(self.postgres.port), Wire(self.nats.port)
            for wire in wires:
                await wire.open()
            self.places.append(Place(number, *wires))
        self.rng.choice(self.places).clock_ahead = self.rng.choice((AN_HOUR, -AN_HOUR))
        for place in self.places:
            await self.start(place)

    async def start(self, place: Place) -> None:
        """A new server at this place, as soon as there is what it needs."""
        while not await asyncio.to_thread(self._begun, place):  # noqa: ASYNC110  it died at once
            await asyncio.sleep(0.1)

    def _begun(self, place: Place) -> bool:
        number = len(self.servers)
        with self._one_at_a_time:
            server = self.nursery.bear(
                self.folder / f"data{number}",
                self.folder / f"log{number}.txt",
                store=f"postgresql://skep@127.0.0.1:{place.postgres.port}/{self.database}",
                bus=f"nats://127.0.0.1:{place.nats.port}",
                luck=f"{self.database} {number}",
                countdown=0.02,
                last_gifts=AN_HOUR,
                clock_ahead=place.clock_ahead,
                lab=False,
            )
            self.servers.append(server)
            if not self.nursery.await_ready(server):
                return False
        place.server, place.address = server, server.address
        return True

    async def end(self, place: Place, how: signal.Signals) -> None:
        """The server at this place is stopped or killed."""
        assert place.server is not None
        await asyncio.to_thread(place.server.end, how)

    def open_tabs(self, place: Place, when: asyncio.Event) -> None:
        """Some people open another tab at this server, and look at their tables then."""
        for come in list(self.visitors):
            if self.rng.random() < 0.5:
                come(place.address, when)

    @property
    def addresses(self) -> list[str]:
        """Where people go."""
        return [place.address for place in self.places]

    def rows_of(self, table: str) -> str:
        """What the database has of a table: its log, and who may write it."""
        log = "SELECT seq, kind, person, command, at_ms, left(body, 200) FROM log"
        of_table = f"WHERE table_id = '{table}'"
        questions = (
            f"{log} {of_table} ORDER BY seq",
            f"SELECT * FROM leases {of_table}",  # noqa: S608  our own words
        )
        return "\n".join(self.postgres.run(sql, self.database) for sql in questions)

    def tracebacks(self) -> list[str]:
        """What no server should ever write."""
        return [said for server in self.servers if "Traceback" in (said := server.said())]

    async def close(self) -> None:
        """Stop all of them."""
        ends = [self.end(place, signal.SIGTERM) for place in self.places if place.server]
        await asyncio.gather(*ends)
        for place in self.places:
            await place.postgres.close()
            await place.nats.close()
        await asyncio.to_thread(self.postgres.run, f"DROP DATABASE {self.database} WITH (FORCE)")
