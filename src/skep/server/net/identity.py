"""Identity: signed cookies, and which origin may open a socket.

A person is a random id in a signed cookie. There are no accounts; whoever has the cookie is that
person. Others only ever see a handle (`names.py`), which is different at each table.
"""

import hashlib
import hmac
import secrets

import msgspec

from skep.server import names
from skep.server.clock import Clock

COOKIE = "skep"
COOKIE_SECONDS = 365 * 24 * 3600

FORMER_SECONDS = 60 * 24 * 3600
"""A cookie that was signed by a former key is believed for so long after the change."""


def new_person() -> str:
    """A fresh person id: 128 random bits."""
    return secrets.token_urlsafe(16)


def sign(key: bytes, person: str) -> str:
    """The value of a person's cookie."""
    return f"{person}.{_signature(key, person)}"


def read_cookie(key: bytes, value: str | None) -> str | None:
    """The person of a cookie that we signed; None for any other value."""
    if not value or len(value) > 200:
        return None
    person, _, signature = value.partition(".")
    if hmac.compare_digest(signature.encode(), _signature(key, person).encode()):
        return person
    return None


class CookieKey(msgspec.Struct, frozen=True):
    """A key that signs cookies."""

    key: bytes
    until_ms: int | None = None
    """Until when it is believed, if it is a former one."""


class Cookies:
    """The keys of the cookies: the newest signs, former ones are believed for a while."""

    def __init__(self, clock: Clock, keys: tuple[CookieKey, ...]) -> None:
        self._clock = clock
        self._keys = keys

    def sign(self, person: str) -> str:
        """The value of a person's cookie."""
        return sign(self._keys[0].key, person)

    def is_fresh(self, value: str | None) -> bool:
        """Is this cookie signed by the newest key?"""
        return read_cookie(self._keys[0].key, value) is not None

    def read(self, value: str | None) -> str | None:
        """The person of a cookie that we signed; None for any other value."""
        for known in self._keys:
            if known.until_ms is None or known.until_ms > self._clock.wall_ms():
                person = read_cookie(known.key, value)
                if person is not None:
                    return person
        return None

    def with_new_key(self, *, forget: bool) -> tuple[CookieKey, ...]:
        """The keys with a new one before them; the others are former ones, or forgotten."""
        now = self._clock.wall_ms()
        until_ms = now + 1000 * FORMER_SECONDS
        former = [CookieKey(known.key, known.until_ms or until_ms) for known in self._keys]
        left = [key for key in former if key.until_ms is not None and key.until_ms > now]
        return (CookieKey(secrets.token_bytes(32)), *(() if forget else left))

    def use(self, keys: tuple[CookieKey, ...]) -> None:
        """By these keys from now on."""
        self._keys = keys

    def read_keys(self, data: bytes) -> None:
        """By the keys that the store kept."""
        self.use(msgspec.json.decode(data, type=tuple[CookieKey, ...]))

    @staticmethod
    def write_keys(keys: tuple[CookieKey, ...]) -> bytes:
        """The keys, for the store."""
        return msgspec.json.encode(keys)


def _signature(key: bytes, person: str) -> str:
    return hmac.new(key, b"cookie:" + person.encode(), hashlib.sha256).hexdigest()


def handle(key: bytes, person: str) -> str:
    """What a person's own pages may know them by, at no table."""
    return names.handle(key, "", person)


def origin_allowed(origin: str | None, host: str | None, origins: frozenset[str]) -> bool:
    """May a page of this origin open a socket here? Exactly our own pages, nobody else's.

    With no configured origins, the page must come from the host that it talks to.
    """
    if origin is None or host is None:
        return False
    if origins:
        return origin in origins
    return origin in (f"http://{host}", f"https://{host}")
