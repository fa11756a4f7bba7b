"""Rate limits: how much one person or one address may ask for. Token buckets."""

import logging
import math
from collections import Counter

import msgspec

from skep.server import log
from skep.server.clock import Clock
from skep.server.meter import Meter
from skep.server.net.tally import Tally
from skep.server.refusals import Denied

logger = logging.getLogger(__name__)


class Limits(msgspec.Struct, frozen=True):
    """Rates are per second; a burst is what may come at once."""

    person_rate: float = 20
    person_burst: float = 60
    address_rate: float = 400
    address_burst: float = 1200
    """Frames that all people of one address may send."""
    patience_rate: float = 1
    patience_burst: float = 100
    """Frames of one person that are refused for being too many; who sends still more is
    disconnected: at once when they are thousands, after some seconds when they are a few."""
    patience_back: float = 5
    """So many must be allowed again before one who was disconnected may come back."""
    requests_rate: float = 100
    requests_burst: float = 300
    """HTTP requests of one address, opening sockets included."""
    connections: int = 10_000
    """Connections in all, if the system lets us have so many open files."""
    connections_per_address: int = 1000
    """Of one address, and never more than half of all."""
    chat_rate: float = 0.7
    chat_burst: float = 5
    tables_rate: float = 0.2
    tables_burst: float = 20
    """Tables that one address may open."""
    open_tables_per_person: int = 20
    open_tables_per_address: int = 200
    """Tables that one person or address has opened in the last day and that are not over."""
    listed_tables: int = 50
    """Tables that the lobby shows …"""
    listed_per_person: int = 2
    listed_per_address: int = 10
    """… of which so many of one opener come before those of all others."""
    replays_rate: float = 1
    replays_burst: float = 20
    """Replays that one address may ask for."""
    puzzles_rate: float = 1
    puzzles_burst: float = 30
    """Puzzles that one address may have solved."""
    hints_rate: float = 0.5
    hints_burst: float = 10
    """Hints that one person may ask for."""
    analyses_rate: float = 0.05
    analyses_burst: float = 10
    """Finished games that one address may have looked back at."""
    labs_rate: float = 0.02
    labs_burst: float = 10
    """Small studies that one address may have made."""
    passes_rate: float = 0.1
    passes_burst: float = 20
    """Links to another device that one address may make, look at or use."""
    sockets_per_address: int = 2000
    idle_seconds: float = 75
    """A socket that says nothing for so long is closed; browsers ping more often."""
    outbox_bytes: int = 512 * 1024
    """A reader that lets so much wait is dropped; it may come back and catch up."""
    lines_per_table: int = 20_000
    """So long may the log of a table get, without its chat …"""
    chat_per_table: int = 2_000
    """… and so long its chat."""

    def bounds(self) -> log.Bounds:
        """How long the log of a table may get."""
        return log.Bounds(self.lines_per_table, self.chat_per_table)


UNLIMITED = Limits(
    person_rate=1e9,
    person_burst=1e9,
    address_rate=1e9,
    address_burst=1e9,
    patience_rate=1e9,
    patience_burst=1e9,
    requests_rate=1e9,
    requests_burst=1e9,
    connections=1_000_000,
    connections_per_address=1_000_000,
    chat_rate=1e9,
    chat_burst=1e9,
    tables_rate=1e9,
    tables_burst=1e9,
    replays_rate=1e9,
    replays_burst=1e9,
    puzzles_rate=1e9,
    puzzles_burst=1e9,
    hints_rate=1e9,
    hints_burst=1e9,
    analyses_rate=1e9,
    analyses_burst=1e9,
    labs_rate=1e9,
    labs_burst=1e9,
    passes_rate=1e9,
    passes_burst=1e9,
    open_tables_per_person=1_000_000,
    open_tables_per_address=1_000_000,
    sockets_per_address=1_000_000,
    idle_seconds=3600,
)


MOST_KEYS = 50_000

FRAMES_PART = 0.5
"""Frames are many: other servers are told of them only when a bucket is not fuller than this."""


class Buckets:
    """A token bucket for each key; keys that have been quiet are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._levels: dict[str, tuple[float, float]] = {}
        self._most = MOST_KEYS
        """With more keys than this, the quiet ones are looked for."""
        self._told_below = -math.inf
        self._taken: dict[str, int] = {}
        """What was taken below that level since it was last told."""

    def allow(self, key: str, now: float) -> bool:
        """Take a token, if there is one. `now` is a monotonic time in seconds."""
        # As `level` says; written out, because each frame of a race comes by here twice.
        level, then = self._levels.get(key, (self._burst, now))
        level = min(self._burst, level + (now - then) * self._rate)
        allowed = level >= 1
        self._levels[key] = (level - 1 if allowed else level, now)
        if level <= self._told_below and allowed:
            self._taken[key] = self._taken.get(key, 0) + 1
        if len(self._levels) > self._most:
            self._forget(now)
        return allowed

    def level(self, key: str, now: float) -> float:
        """How many tokens there are."""
        level, then = self._levels.get(key, (self._burst, now))
        return min(self._burst, level + (now - then) * self._rate)

    def tell_below(self, part: float) -> None:
        """Keep for others what is taken once a bucket is not fuller than this part of it."""
        self._told_below = part * self._burst

    def taken(self) -> dict[str, int]:
        """What was taken since this was asked last, as far as it is kept."""
        taken, self._taken = self._taken, {}
        return taken

    def take_elsewhere(self, key: str, count: int, now: float) -> None:
        """Another server has given out so many: a debt, so that two never give twice as much."""
        self._levels[key] = (max(self.level(key, now) - count, -self._burst), now)

    def _forget(self, now: float) -> None:
        refill = self._burst / self._rate
        self._levels = {
            key: (level, then)
            for key, (level, then) in self._levels.items()
            if now - then < refill - min(level, 0) / self._rate
        }
        self._most = max(MOST_KEYS, 2 * len(self._levels))


class Gate:
    """The limits of one server, and what was asked so far."""

    def __init__(self, limits: Limits, clock: Clock, meter: Meter | None = None) -> None:
        self.limits = limits
        self.tally = Tally(meter or Meter(), logger)
        self._clock = clock
        self._person_frames = Buckets(limits.person_rate, limits.person_burst)
        self._address_frames = Buckets(limits.address_rate, limits.address_burst)
        self._patience = Buckets(limits.patience_rate, limits.patience_burst)
        self._chats = Buckets(limits.chat_rate, limits.chat_burst)
        self._tables = Buckets(limits.tables_rate, limits.tables_burst)
        self._replays = Buckets(limits.replays_rate, limits.replays_burst)
        self._puzzles = Buckets(limits.puzzles_rate, limits.puzzles_burst)
        self._hints = Buckets(limits.hints_rate, limits.hints_burst)
        self._analyses = Buckets(limits.analyses_rate, limits.analyses_burst)
        self._labs = Buckets(limits.labs_rate, limits.labs_burst)
        self._passes = Buckets(limits.passes_rate, limits.passes_burst)
        self._sockets: Counter[str] = Counter()
        self._shared = {
            "frames": self._person_frames,
            "address-frames": self._address_frames,
            "patience": self._patience,
            "chats": self._chats,
            "tables": self._tables,
            "replays": self._replays,
            "puzzles": self._puzzles,
            "hints": self._hints,
            "analyses": self._analyses,
            "labs": self._labs,
            "passes": self._passes,
        }
        """Those that count over all servers of a house, by what they call them."""

    def share(self) -> None:
        """There are other servers: from now on, keep for them what was asked here."""
        for name, buckets in self._shared.items():
            buckets.tell_below(FRAMES_PART if "frames" in name else 1.0)

    def taken(self) -> dict[str, dict[str, int]]:
        """What was asked here since this was asked last."""
        taken = {name: buckets.taken() for name, buckets in self._shared.items()}
        return {name: some for name, some in taken.items() if some}

    def taken_elsewhere(self, taken: dict[str, dict[str, int]]) -> None:
        """What was asked at another server."""
        now = self._clock.monotonic()
        for name, some in taken.items():
            for key, count in some.items() if name in self._shared else ():
                self._shared[name].take_elsewhere(key, count, now)

    def has_room(self, address: str) -> bool:
        """May this address open another socket?"""
        return self._sockets[address] < self.limits.sockets_per_address

    def enter(self, address: str) -> None:
        """A socket was accepted."""
        self._sockets[address] += 1

    def leave(self, address: str) -> None:
        """A socket is gone."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def allow_frame(self, person: str, address: str, now: float) -> bool:
        """May this connection say something more?"""
        return self._person_frames.allow(person, now) and self._address_frames.allow(address, now)

    def bear_with(self, person: str, now: float) -> bool:
        """A frame of this person was refused: is that to be borne once more?"""
        return self._patience.allow(person, now)

    def is_patient(self, person: str) -> bool:
        """May this person open a socket, or has too much been borne already?"""
        level = self._patience.level(person, self._clock.monotonic())
        return level >= self.limits.patience_back

    def check_chat(self, person: str) -> None:
        """Denied when this person chats too much."""
        self._check(self._chats, person, "chat-too-fast")

    def check_replay(self, address: str) -> None:
        """Denied when this address asks for too many replays: they cost the most."""
        self._check(self._replays, address)

    def check_puzzle(self, address: str) -> None:
        """Denied when this address has too many puzzles solved."""
        self._check(self._puzzles, address)

    def check_hint(self, person: str) -> None:
        """Denied when this person asks for too many hints."""
        self._check(self._hints, person)

    def check_analysis(self, address: str) -> None:
        """Denied when this address has too many games looked back at."""
        self._check(self._analyses, address)

    def check_lab(self, address: str) -> None:
        """Denied when this address has had too many studies made."""
        self._check(self._labs, address)

    def check_pass(self, address: str) -> None:
        """Denied when this address has asked too often for links to other devices, or by them."""
        self._check(self._passes, address)

    def check_table(self, address: str) -> None:
        """Denied when too many tables were opened from this address."""
        self._check(self._tables, address, "too-many-tables")

    def _check(self, buckets: Buckets, key: str, why: str = "too-fast") -> None:
        if not buckets.allow(key, self._clock.monotonic()):
            raise Denied(why)
