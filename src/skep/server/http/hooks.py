"""What happens around each request: its headers, and how it can fail."""

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import Scope

from skep.engine.errors import SkepError
from skep.server.http.relay import relaying, responder
from skep.server.http.requests import AnyRequest, address_of, house_of, person_of
from skep.server.net.problems import (
    SECURITY_HEADERS,
    STATUS_OF_KEY,
    Problem,
    headers_for,
    problem,
)
from skep.server.refusals import Denied
from skep.server.store.interface import Fenced, StoreError

__all__ = ["HANDLERS", "check_entry", "log_surprise", "relaying", "responder", "with_headers"]

logger = logging.getLogger(__name__)

PEER_LEFT = "client disconnected prematurely"
"""So Litestar says that somebody left in the midst of a body. It is no fault, and no news."""


def _problem(key: str, args: dict[str, str | int], status: int) -> Response[Problem]:
    return Response(problem(key, args), status_code=status, headers=headers_for(status))


def _denied(request: AnyRequest, error: Denied) -> Response[Problem]:
    house_of(request).meter.refused(error.key)
    return _problem(error.key, error.args_of_message, STATUS_OF_KEY.get(error.key, 422))


def _wrong(_request: AnyRequest, error: SkepError) -> Response[Problem]:
    return _problem("bad-request", {"detail": str(error)[:500]}, 422)


def _store_error(request: AnyRequest, error: StoreError) -> Response[Problem]:
    house = house_of(request)
    house.meter.refused(error.key)
    if not isinstance(error, Fenced):  # then only this table is not to be had just now
        house.pause()
    return _problem(error.key, {}, 503)


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


FOR_THE_OPERATOR = ("/api/health", "/api/ready")


async def check_entry(request: AnyRequest) -> None:
    """Whoever is banned gets no further. A server that bans its own health check would be odd."""
    if request.url.path not in FOR_THE_OPERATOR:
        bans = house_of(request).visitors.bans
        if bans.any():
            bans.check_entry(person_of(request), address_of(request))


async def log_surprise(error: Exception, scope: Scope) -> None:
    """What nobody expected goes into the log, and nothing else."""
    refused = isinstance(error, HTTPException) and (
        error.status_code < 500 or error.detail == PEER_LEFT
    )
    expected = Denied | SkepError | StoreError | RecursionError
    if not refused and not isinstance(error, expected):
        logger.error("%s failed", scope["path"], exc_info=error)


async def with_headers(response: Response[Any]) -> Response[Any]:
    """Every answer has the security headers."""
    for name, value in SECURITY_HEADERS.items():
        response.headers.setdefault(name, value)
    return response


HANDLERS: dict[int | type[Exception], Any] = {
    Denied: _denied,
    SkepError: _wrong,
    StoreError: _store_error,
    HTTPException: _http_error,
    RecursionError: _too_deep,
}
