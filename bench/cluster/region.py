"""A region of servers on one database, as a queue: how long until a move is acknowledged?

Moves come to each server by chance. Each takes its time on the one processor of its server, then
waits for the commit that is under way there, and goes with all others that waited in one statement
(`store/postgres/group_commit.py`). Statements share the database's processors, and what has to be
on the disk goes there in one flush after the other, each for all that wait (as PostgreSQL does it).
"""

import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

Event = tuple[float, int, Callable[[float], None]]


@dataclass(frozen=True)
class Load:
    """What is simulated; all times in seconds."""

    servers: int
    moves_per_second: float
    """Of all servers."""
    move: float
    """A server's processor, for one move."""
    statement: float
    line: float
    """The database's processors, for a statement and for each line in it."""
    cores: float
    """Of the database, that are left for this."""
    flush: float
    hop: float
    """On the bus, there and back."""


@dataclass
class _Server:
    free_at: float = 0.0
    committing: bool = False
    waiting: list[float] = field(default_factory=list)
    """When the moves came that are ready to be committed."""


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    p50: float
    p99: float
    group: float
    """Moves in a statement, on average."""
    kept_up: bool
    """Was everything done that came, but for a moment's work?"""


class Region:
    """One run."""

    def __init__(self, load: Load, seed: int) -> None:
        self._load = load
        self._luck = random.Random(seed)
        self._numbers = count()
        self._events: list[Event] = []
        self._servers = [_Server() for _ in range(load.servers)]
        # A part of a core is a core that is slower.
        whole = max(1, int(load.cores))
        self._cores = [0.0] * whole
        self._slower = whole / load.cores
        self._to_flush: list[tuple[_Server, list[float]]] = []
        self._flushing = False
        self._waits: list[float] = []
        self._statements = 0

    def run(self, seconds: float) -> Outcome:
        """So long; the first third is not counted."""
        came = 0
        rate = self._load.moves_per_second / self._load.servers
        for server in self._servers:
            at = self._luck.expovariate(rate)
            while at < seconds:
                came += 1
                self._ready(server, at)
                at += self._luck.expovariate(rate)
        while self._events and self._events[0][0] < seconds:
            at, _, then = heapq.heappop(self._events)
            then(at)
        done = len(self._waits)
        counted = sorted(self._waits[done // 3 :]) or [float("inf")]
        return Outcome(
            counted[len(counted) // 2],
            counted[int(0.99 * len(counted))],
            done / max(self._statements, 1),
            kept_up=done > 0.9 * came,
        )

    def _at(self, at: float, then: Callable[[float], None]) -> None:
        heapq.heappush(self._events, (at, next(self._numbers), then))

    def _ready(self, server: _Server, came_at: float) -> None:
        """A move comes; the server thinks about one after the other."""
        server.free_at = max(server.free_at, came_at) + self._load.move

        def ready(now: float) -> None:
            server.waiting.append(came_at)
            if not server.committing:
                self._commit(server, now)

        self._at(server.free_at, ready)

    def _commit(self, server: _Server, now: float) -> None:
        server.committing = True
        group, server.waiting = server.waiting, []
        self._statements += 1
        work = (self._load.statement + self._load.line * len(group)) * self._slower
        done = max(heapq.heappop(self._cores), now) + work
        heapq.heappush(self._cores, done)

        def written(at: float) -> None:
            self._to_flush.append((server, group))
            if not self._flushing:
                self._flush(at)

        self._at(done, written)

    def _flush(self, now: float) -> None:
        self._flushing = True
        together, self._to_flush = self._to_flush, []

        def flushed(at: float) -> None:
            self._flushing = False
            for server, group in together:
                self._waits += [at - came_at + self._load.hop for came_at in group]
                server.committing = False
                if server.waiting:
                    self._commit(server, at)
            if self._to_flush:
                self._flush(at)

        self._at(now + self._load.flush, flushed)
