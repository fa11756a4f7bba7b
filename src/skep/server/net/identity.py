"""Identity: signed cookies, and which origin may open a socket.

A person is a random id in a signed cookie. There are no accounts; whoever has the cookie is that
person. Others only ever see a handle (`names.py`), which is different at each table.
"""

import hashlib
import hmac
import secrets

from skep.server import names

COOKIE = "skep"
COOKIE_SECONDS = 365 * 24 * 3600


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
