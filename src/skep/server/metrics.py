"""Figures for Prometheus: a meter that counts, and the address at which it can be read.

`deploy/grafana-dashboard.json` shows all of them.
"""

import ipaddress
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)

from skep.server.meter import Level, Meter, Queue

MOST_KEYS = 200
"""Reasons that are counted by name; games from outside may have any number. The rest is `other`."""

LEVELS: dict[Level, str] = {
    "sockets": "Open WebSockets.",
    "connections": "Open connections of any kind.",
    "tables_in_memory": "Tables in memory; the others wait in the store.",
    "bots_thinking": "Bots that are about to move.",
    "store_bytes": "Size of the store on the disk.",
    "paused": "1 while nothing is accepted: the disk is full, or it is read-only.",
}

COMMIT_BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
TELL_BUCKETS = (0.00005, 0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1)
THINK_BUCKETS = (0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5)
LAG_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)


class Figures(Meter):
    """A meter that somebody reads."""

    on = True

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # when something was counted first is nothing to look at
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._moves = Counter("skep_moves", "Moves committed.", ["game"], registry=registry)
        self._refusals = Counter(
            "skep_refusals", "Commands and requests refused.", ["key"], registry=registry
        )
        self._turned_away = Counter(
            "skep_turned_away", "Visitors refused or shown out.", ["reason"], registry=registry
        )
        self._forfeits = Counter(
            "skep_bot_forfeits", "Choices that bots have lost.", ["reason"], registry=registry
        )
        self._queues = Gauge("skep_queue_length", "How many wait.", ["queue"], registry=registry)
        self._commits = _histogram("commit", "Decided until on the disk.", COMMIT_BUCKETS, registry)
        self._tellings = _histogram(
            "broadcast", "On the disk until all are told.", TELL_BUCKETS, registry
        )
        self._thoughts = _histogram("bot_thinking", "A bot's thinking.", THINK_BUCKETS, registry)
        self._lags = _histogram("loop_lag", "How late the loop is.", LAG_BUCKETS, registry)
        self._levels = {
            level: Gauge(f"skep_{level}", text, registry=registry) for level, text in LEVELS.items()
        }
        self._counting: dict[Counter, dict[str, Callable[[], None]]] = {
            counter: {}
            for counter in (self._moves, self._refusals, self._turned_away, self._forfeits)
        }

    def moved(self, game: str) -> None:
        """A move is committed."""
        self._count(self._moves, game)

    def refused(self, key: str) -> None:
        """A command or a request was refused, for this reason."""
        self._count(self._refusals, key)

    def turned_away(self, reason: str) -> None:
        """A visitor was refused, or shown out."""
        self._count(self._turned_away, reason)

    def _count(self, counter: Counter, label: str) -> None:
        known = self._counting[counter]
        count = known.get(label)
        if count is None:
            if len(known) >= MOST_KEYS:
                label = "other"
            count = known[label] = counter.labels(label).inc
        count()

    def committed(self, seconds: float) -> None:
        """So long it took from a decision until it was on the disk."""
        self._commits(seconds)

    def told(self, seconds: float) -> None:
        """So long it took from there until everybody's messages were on their way."""
        self._tellings(seconds)

    def thought(self, seconds: float) -> None:
        """A bot has thought for so long."""
        self._thoughts(seconds)

    def forfeited(self, why: str) -> None:
        """A bot has lost a choice, for this reason."""
        self._count(self._forfeits, why)

    def lagged(self, seconds: float) -> None:
        """The event loop was so late."""
        self._lags(seconds)

    def watch(self, level: Level, how_much: Callable[[], float]) -> None:
        """Ask this whenever somebody looks."""
        self._levels[level].set_function(how_much)

    def watch_queue(self, queue: Queue, how_long: Callable[[], float]) -> None:
        """Likewise."""
        self._queues.labels(queue).set_function(how_long)


def _histogram(
    name: str, text: str, buckets: tuple[float, ...], registry: CollectorRegistry
) -> Callable[[float], None]:
    return Histogram(f"skep_{name}_seconds", text, buckets=buckets, registry=registry).observe


def read_place(text: str) -> tuple[str, int]:
    """An address like 127.0.0.1:9464 on this very machine. ValueError: it is none."""
    host, _, port = text.strip().rpartition(":")
    host = host.removeprefix("[").removesuffix("]") or "127.0.0.1"
    name = "127.0.0.1" if host.lower() == "localhost" else host
    if not ipaddress.ip_address(name).is_loopback or not 0 <= int(port) < 65536:
        raise ValueError(text)
    return name, int(port)


@contextmanager
def readable_at(place: tuple[str, int], figures: Figures) -> Iterator[int]:
    """Let figures be read at an address; which port it is. OSError when that cannot be."""
    host, port = place
    server, thread = start_http_server(port, host, figures.registry)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
