"""Who may come in: so many connections, so many requests, under our own names.

Pure counting; `front_door.py` stands on the sockets and asks.
"""

import logging
from collections import Counter

from skep.server.net.addresses import Headers, Proxies
from skep.server.net.hosts import Hosts
from skep.server.net.limits import Buckets
from skep.server.net.settings import Settings
from skep.server.net.tally import Tally
from skep.server.refusals import Denied

logger = logging.getLogger(__name__)

FILES_KEPT = 64
"""Open files that are not for visitors: the store, pages being read, what Python needs."""


class Door:
    """One for a server."""

    def __init__(self, settings: Settings, bound: str = "127.0.0.1", files: int = 1 << 30) -> None:
        limits = settings.limits
        self._clock = settings.clock
        self._files = files
        self._by_files = files - FILES_KEPT < limits.connections
        """Is it the open files that we will run out of first?"""
        self.most = max(min(limits.connections, files - FILES_KEPT), 1)
        """Connections in all."""
        self.most_of_one = max(min(limits.connections_per_address, self.most // 2), 1)
        """Connections of one address."""
        self.proxies = Proxies(settings.proxies)
        self.hosts = Hosts(bound, settings.origins)
        self.tally = Tally(settings.meter, logger)
        self._requests = Buckets(limits.requests_rate, limits.requests_burst)
        self._here: Counter[str] = Counter()
        self._all = 0

    @property
    def connections(self) -> int:
        """How many there are now."""
        return self._all

    def enter(self, peer: str) -> str:
        """A connection has come; the name to `leave` with. Denied: it cannot stay."""
        key = "" if self.proxies.holds(peer) else self.proxies.origin_of(peer, ())
        if self._all >= self.most:
            why = f"the limit of {self._files} open files" if self._by_files else "the limit"
            self.tally.note("house-full", f"{self._all} connections, {why}; others are refused")
            raise Denied("house-full")
        if key and self._here[key] >= self.most_of_one:
            self.tally.note("address-full", f"{key} has {self.most_of_one} connections already")
            raise Denied("address-full", most=self.most_of_one)
        self._all += 1
        self._here[key] += 1
        return key

    def leave(self, key: str) -> None:
        """A connection is gone."""
        self._all -= 1
        self._here[key] -= 1
        if not self._here[key]:
            del self._here[key]

    def visitor(self, peer: str, headers: Headers) -> str:
        """Under which name the sender of a request is counted. Denied: it sends too many."""
        name = self.proxies.origin_of(peer, headers)
        if not self._requests.allow(name, self._clock.monotonic()):
            self.tally.note("too-fast", f"too many requests from {name}; they are refused")
            raise Denied("too-fast")
        return name

    def check_host(self, headers: Headers, local: str, *, needed: bool) -> None:
        """Denied when a request is not for us, or does not say for whom."""
        named = [value.decode("latin-1") for name, value in headers if name == b"host"]
        if not named and not needed:
            return
        if len(named) != 1:
            raise Denied("bad-request", detail="one Host header is needed")
        if not self.hosts.allows(named[0], local):
            host = named[0][:80]
            self.tally.note("host-unknown", f"a request for {host!r}; see --origin")
            raise Denied("host-unknown", host=host)
