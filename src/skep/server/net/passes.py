"""Passes: links by which a guest becomes the same person on another device, without an account.

A pass is a random token that is shown once. Only its hash is kept, in memory, for a short time; it
can be used once, and a new one takes the place of the last.
"""

import hashlib
import secrets

import msgspec

from skep.server.clock import Clock
from skep.server.refusals import Denied

PASS_SECONDS = 15 * 60
"""Long enough to find the other device, short enough that a link left lying opens nothing."""

MOST_PASSES = 10_000
"""Of more, the oldest go."""


class Pass(msgspec.Struct, frozen=True, gc=False):
    """Who may be taken over, and until when."""

    person: str
    until: float


class Passes:
    """All passes that were given out and not used."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.maker = ""
        """The name of this server, where there are several: only it knows its passes."""
        self._by_hash: dict[bytes, Pass] = {}

    def give(self, person: str) -> str:
        """A fresh pass; earlier ones of this person open nothing any more."""
        self.drop(person)
        while len(self._by_hash) >= MOST_PASSES:
            del self._by_hash[next(iter(self._by_hash))]
        token = secrets.token_urlsafe(24)
        if self.maker:
            token = f"{self.maker}.{token}"
        self._by_hash[_hash(token)] = Pass(person, self._clock.monotonic() + PASS_SECONDS)
        return token

    def look(self, token: str) -> str:
        """Whose pass this is. Denied when it was used, is too old, or never was one."""
        found = self._by_hash.get(_hash(token))
        if found is None or found.until < self._clock.monotonic():
            raise Denied("no-such-pass")
        return found.person

    def use(self, token: str) -> str:
        """The same, and for the last time."""
        person = self.look(token)
        del self._by_hash[_hash(token)]
        return person

    def drop(self, person: str) -> None:
        """Whatever was given to this person opens nothing any more."""
        self._by_hash = {key: one for key, one in self._by_hash.items() if one.person != person}


def maker_of(token: str) -> str:
    """The server that made a pass; empty where there is only one."""
    maker, dot, _ = token.partition(".")
    return maker if dot else ""


def _hash(token: str) -> bytes:
    return hashlib.sha256(b"pass:" + token.encode()).digest()
