"""Presence and broadcast: who has come to a table, and how a frame reaches all of them.

What the frames say is made by `messages.py`. Whatever is asked here about a person costs the same
however many are here.
"""

from collections.abc import Callable, Iterator
from typing import Protocol

from skep.server import names
from skep.server.clock import Clock

GONE_SECONDS = 15
"""How long a person must be away before somebody else may let a bot play for them."""

MOST_LAGS = 100
"""People who are gone, of whom it is remembered how far away they were."""


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
        self._tabs: dict[str, dict[Watcher, None]] = {}
        """The same by person, in the order in which they came."""
        self._by_handle: dict[str, str] = {}
        """Handle → person, of everybody who is here."""
        self._table = table
        self._key = key
        self._clock = clock
        self._last_seen: dict[str, float] = {}
        self._lags: dict[str, int] = {}
        """How far away those were who are gone by now."""
        self.used_at = self._since = clock.monotonic()

    # ------------------------------------------------------------ presence

    def is_here(self, person: str) -> bool:
        """Is this person connected?"""
        return person in self._tabs

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
        person = self._by_handle.get(handle)
        return None if person is None else next(reversed(self._tabs[person]))

    def name_of(self, person: str) -> str:
        """The name of somebody who is here."""
        return next(reversed(self._tabs[person])).name

    def people(self) -> Iterator[str]:
        """Everybody who is here, in the order in which they came."""
        return iter(self._tabs)

    def count(self) -> int:
        """How many people are here."""
        return len(self._tabs)

    def tabs_of(self, person: str) -> tuple[Watcher, ...]:
        """The connections of a person."""
        return tuple(self._tabs.get(person, ()))

    def lag_ms(self, person: str) -> int | None:
        """How far away somebody is, in milliseconds, as it was measured last; also when gone."""
        for watcher in reversed(self._tabs.get(person, {})):
            if watcher.lag_ms is not None:
                return watcher.lag_ms
        return self._lags.get(person)

    def add(self, watcher: Watcher) -> None:
        """A connection has come."""
        if watcher not in self.watchers:
            self.watchers.add(watcher)
            if watcher.person not in self._tabs:
                self._by_handle[self.handle(watcher.person)] = watcher.person
            self._tabs.setdefault(watcher.person, {})[watcher] = None
        self.touch()

    def remove(self, watcher: Watcher) -> None:
        """A connection has gone."""
        self.touch()
        if watcher not in self.watchers:
            return
        self.watchers.remove(watcher)
        person = watcher.person
        del self._tabs[person][watcher]
        if not self._tabs[person]:
            del self._tabs[person]
            del self._by_handle[self.handle(person)]
        self._remember(person, watcher.lag_ms)

    def _remember(self, person: str, lag_ms: int | None) -> None:
        """When somebody went, and how far away they were; the oldest of that is forgotten."""
        self._last_seen.pop(person, None)
        self._last_seen[person] = self.used_at
        # Whoever was not seen for so long is gone, whether we know since when or not.
        while self._last_seen[oldest := next(iter(self._last_seen))] < self.used_at - GONE_SECONDS:
            del self._last_seen[oldest]
        if lag_ms is not None:
            self._lags[person] = lag_ms
            if len(self._lags) > MOST_LAGS:
                del self._lags[next(iter(self._lags))]

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
        for person, tabs in self._tabs.items():
            frame = frame_for(person)
            for watcher in tabs:
                if watcher is not besides:
                    watcher.send(frame)
