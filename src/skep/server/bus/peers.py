"""The other servers of the house: who was heard lately."""

from skep.server.bus.words import Here, ServerName, understood
from skep.server.clock import Clock

PEER_SECONDS = 2.0
"""A server that says nothing for so long cannot be asked. Its tables are its own all the same,
until its leases run out."""

MISSING_SECONDS = 60.0
"""So long it is remembered that a server went without a word."""


class Peers:
    """Who is here."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._heard: dict[ServerName, float] = {}
        self._leaving: set[ServerName] = set()
        self._places: dict[ServerName, str] = {}
        self._missing: dict[ServerName, float] = {}
        """Those that went without a word, and since when."""
        self.strangers: set[ServerName] = set()
        """Those that speak another version."""

    def heard(self, name: ServerName, here: Here) -> bool:
        """A server says that it is here. Is it a new one that speaks another version?"""
        if not understood(here):
            new = name not in self.strangers
            self.strangers.add(name)
            return new
        self._heard[name] = self._clock.monotonic()
        self._places[name] = here.place
        self._missing.pop(name, None)
        if here.leaving:
            self._leaving.add(name)
        return False

    def is_here(self, name: ServerName | None) -> bool:
        """Was it heard lately?"""
        if name is None or name not in self._heard:
            return False
        return self._clock.monotonic() - self._heard[name] < PEER_SECONDS

    def gone(self) -> list[ServerName]:
        """Those that were not heard for too long; they are forgotten by that."""
        silent = [name for name in self._heard if not self.is_here(name)]
        for name in silent:
            del self._heard[name]
            if name in self._leaving:
                self._leaving.discard(name)
                del self._places[name]
            else:
                self._missing[name] = self._clock.monotonic()
        return silent

    def place_of(self, name: ServerName) -> str:
        """Where a server runs, for people to read."""
        return self._places.get(name, name)

    def missing(self) -> list[str]:
        """Where those ran that went lately, without a word."""
        now = self._clock.monotonic()
        for name, since in list(self._missing.items()):
            if now - since > MISSING_SECONDS:
                del self._missing[name], self._places[name]
        return [self.place_of(name) for name in self._missing]

    def staying(self) -> list[ServerName]:
        """Those that are here and do not say that they leave."""
        return [name for name in self.all() if name not in self._leaving]

    def all(self) -> list[ServerName]:
        """Everybody who is here."""
        return [name for name in self._heard if self.is_here(name)]
