"""Presence and broadcast: who has come to a table, and how a frame reaches all of them.

What the frames say is made by `messages.py`.
"""

from collections.abc import Callable, Mapping
from typing import Protocol

from skep.server import names
from skep.server.clock import Clock

GONE_SECONDS = 15
"""How long a person must be away before somebody else may let a bot play for them."""


class Watcher(Protocol):
    """A connection that watches a table."""

    person: str
    name: str
    lag_ms: int | None

    def send(self, frame: bytes) -> None:
        """Queue a frame; never blocks."""
        ...


class Audience:
    """The connections that watch one table, and the people behind them."""

    def __init__(self, table: str, key: bytes, clock: Clock) -> None:
        self.watchers: set[Watcher] = set()
        self._table = table
        self._key = key
        self._clock = clock
        self._last_seen: dict[str, float] = {}
        self._lags: dict[str, int] = {}
        """The last that was measured for each person, also of those who are gone by now."""
        self.used_at = self._since = clock.monotonic()

    # ------------------------------------------------------------ presence

    def is_here(self, person: str) -> bool:
        """Is this person connected?"""
        return any(watcher.person == person for watcher in self.watchers)

    def is_gone(self, person: str) -> bool:
        """Has this person been away for a while?"""
        if self.is_here(person):
            return False
        # After a restart, everybody gets that long to come back.
        last_seen = self._last_seen.get(person, self._since)
        return self._clock.monotonic() - last_seen > GONE_SECONDS

    def handle(self, person: str) -> str:
        """What others at this table may know a person by."""
        return names.handle(self._key, self._table, person)

    def named(self, handle: str) -> Watcher | None:
        """The person with this handle, if they are here."""
        for watcher in self.watchers:
            if self.handle(watcher.person) == handle:
                return watcher
        return None

    def people(self) -> list[tuple[str, str]]:
        """Everybody who is here, as person and name, in the order of their names."""
        found = {watcher.person: watcher.name for watcher in self.watchers}
        return sorted(found.items(), key=lambda item: item[1])

    def lags(self) -> Mapping[str, int]:
        """How far away everybody is, in milliseconds, as it was measured last."""
        for watcher in self.watchers:
            if watcher.lag_ms is not None:
                self._lags[watcher.person] = watcher.lag_ms
        return self._lags

    def add(self, watcher: Watcher) -> None:
        """A connection has come."""
        self.watchers.add(watcher)
        self.touch()

    def remove(self, watcher: Watcher) -> None:
        """A connection has gone."""
        self.watchers.discard(watcher)
        self.touch()
        self._last_seen[watcher.person] = self.used_at

    def touch(self) -> None:
        """The table was used just now."""
        self.used_at = self._clock.monotonic()

    # ------------------------------------------------------------ broadcast

    def tell_all(self, frame: bytes) -> None:
        """The same for everybody."""
        for watcher in self.watchers:
            watcher.send(frame)

    def tell_each(self, frame_for: Callable[[str], bytes], besides: Watcher | None = None) -> None:
        """What each may know, made once for all connections of a person."""
        frames: dict[str, bytes] = {}
        for watcher in self.watchers:
            if watcher is besides:
                continue
            person = watcher.person
            frame = frames.get(person)
            if frame is None:
                frame = frames[person] = frame_for(person)
            watcher.send(frame)
