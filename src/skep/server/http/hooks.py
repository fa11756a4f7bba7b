"""What happens around each request: its rate limit, its headers, and how it can fail."""

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import Scope

from skep.engine.errors import SkepError
from skep.locale import words
from skep.server.http.requests import AnyRequest, address_of, house_of
from skep.server.http.resources import Problem
from skep.server.refusals import Denied
from skep.server.store.interface import StoreError

logger = logging.getLogger(__name__)

HEADERS = {
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
    "too-fast": 429,
    "too-many-tables": 429,
    "storage-paused": 503,
    "game-not-over": 409,
    "game-not-running": 409,
    "no-daily": 404,
    "no-such-lesson": 404,
    "no-advice": 404,
}


def _problem(key: str, args: dict[str, str | int], status: int) -> Response[Problem]:
    return Response(
        Problem(key, args, words("en").say(key, **args)), status_code=status, headers=HEADERS
    )


def _denied(_request: AnyRequest, error: Denied) -> Response[Problem]:
    return _problem(error.key, error.args_of_message, STATUS_OF_KEY.get(error.key, 422))


def _wrong(_request: AnyRequest, error: SkepError) -> Response[Problem]:
    return _problem("bad-request", {"detail": str(error)[:500]}, 422)


def _store_error(request: AnyRequest, _error: StoreError) -> Response[Problem]:
    house_of(request).pause()
    return _problem("storage-paused", {}, 503)


def _too_deep(_request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    # Only a body can do that: JSON within JSON within JSON.
    return _problem("bad-request", {"detail": "too deep"}, 400)


def _http_error(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code == 404:
        return _problem("no-such-address", {}, 404)
    detail = f"{error.detail}"
    extra = error.extra
    if isinstance(extra, list):
        detail += "; ".join(["", *(str(item.get("message", "")) for item in extra)])
    return _problem("bad-request", {"detail": detail[:500]}, error.status_code)


async def check_rate(request: AnyRequest) -> None:
    """Denied when there are too many requests from one address."""
    house_of(request).gate.check_request(address_of(request))


async def log_surprise(error: Exception, scope: Scope) -> None:
    """What nobody expected goes into the log, and nothing else."""
    refused = isinstance(error, HTTPException) and error.status_code < 500
    expected = Denied | SkepError | StoreError | RecursionError
    if not refused and not isinstance(error, expected):
        logger.error("%s failed", scope["path"], exc_info=error)


async def with_headers(response: Response[Any]) -> Response[Any]:
    """Every answer has the security headers."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


HANDLERS: dict[int | type[Exception], Any] = {
    Denied: _denied,
    SkepError: _wrong,
    StoreError: _store_error,
    HTTPException: _http_error,
    RecursionError: _too_deep,
}
