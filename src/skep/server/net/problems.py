"""How a request is refused: a status, a key with arguments, and the sentence in plain words."""

from http import HTTPStatus

import msgspec

from skep.locale import words

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}

STATUS_OF_KEY = {
    "no-such-table": 404,
    "table-unreadable": 409,
    "rules-retired": 409,
    "rules-newer": 409,
    "no-such-game": 404,
    "no-such-address": 404,
    "not-known": 401,
    "no-spectators": 403,
    "banned": 403,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-open": 429,
    "storage-paused": 503,
    "read-only": 503,
    "table-moving": 503,
    "bus-away": 503,
    "game-not-over": 409,
    "game-not-running": 409,
    "no-daily": 404,
    "no-such-lesson": 404,
    "no-advice": 404,
    "no-such-pass": 404,
    "here-only": 403,
    "no-local-network": 409,
    "house-full": 503,
    "address-full": 503,
    "desk-busy": 503,
    "no-lab": 404,
    "lab-one-at-a-time": 409,
    "lab-busy": 503,
    "host-unknown": 421,
    "address-too-long": 414,
    "headers-too-long": 431,
    "body-too-long": 413,
    "too-slow": 408,
}

RETRY_SECONDS = 5
"""Whoever is told to come back later may after so long."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a message key with arguments, and the English words."""

    key: str
    args: dict[str, str | int]
    detail: str


def problem(key: str, args: dict[str, str | int]) -> Problem:
    """A refusal, with its words."""
    return Problem(key, args, words("en").say(key, **args))


def headers_for(status: int) -> dict[str, str]:
    """The headers of a refusal."""
    later = {"Retry-After": str(RETRY_SECONDS)} if status in (429, 503) else {}
    return {**SECURITY_HEADERS, **later}


def whole_answer(status: int, key: str, args: dict[str, str | int]) -> bytes:
    """A refusal as it goes over the wire, for where there is no application to answer yet."""
    body = msgspec.json.encode(problem(key, args))
    headers = {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers_for(status),
    }
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body
