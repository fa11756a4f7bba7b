"""Requests that concern a table of another server: its owner answers them.

Only the owner makes views, so only it may answer what shows one. The whole request goes there, and
its own application answers as if it had come to it; who asks is known by the same cookie.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skep.server.bus.words import Answered, Request
from skep.server.net.settings import MAX_BODY

TABLES = "/api/tables/"
ID_LENGTH = 22
RELAYED = "skep.relayed"
"""In the state of a request that came from another server: it goes no further."""

Relay = Callable[[Request], Awaitable[Answered | None]]
"""Lets the owner of a table answer; None: that is us, or there is no such table."""


def relaying(app: ASGIApp) -> ASGIApp:
    """Around the application: what is another server's business goes there."""

    async def relayed(scope: Scope, receive: Receive, send: Send) -> None:
        is_request = scope["type"] == ScopeType.HTTP and not scope.get(RELAYED)
        house = getattr(scope["app"].state, "house", None) if is_request else None
        table = _table_of(scope) if house is not None and house.others is not None else None
        if house is None or table is None:
            await app(scope, receive, send)
            return
        request = await _read(scope, receive, table)
        answer = None if request is None else await house.others.relay(request)
        if answer is not None:
            await _answer(answer, send)
        elif request is not None:
            await app(scope, _again(request.body, receive), send)

    return relayed


def _table_of(scope: Scope) -> str | None:
    """The table that a request concerns."""
    path: str = scope["path"]
    if not path.startswith(TABLES):
        return None
    table = path[len(TABLES) :].partition("/")[0]
    return table if len(table) == ID_LENGTH else None


async def _read(scope: Scope, receive: Receive, table: str) -> Request | None:
    """The whole request; nothing when whoever asked has gone."""
    body = b""
    more = True
    while more and len(body) <= MAX_BODY:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += bytes(message.get("body", b""))  # type: ignore[call-overload]
        more = bool(message.get("more_body", False))
    client = scope.get("client")
    return Request(
        table,
        scope["method"],  # type: ignore[typeddict-item]  # of a request, not of a socket
        scope["path"],
        scope["query_string"],
        tuple((name, value) for name, value in scope["headers"]),
        client[0] if client else "",
        body,
    )


def _again(body: bytes, receive: Receive) -> Receive:
    """What was read, to be read once more."""
    told = False

    async def once_more() -> Any:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return once_more


async def _answer(answer: Answered, send: Send) -> None:
    headers = list(answer.headers)
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.answer, "more_body": False})


async def ask_owner(others: Any, table: str, path: str, cookie: str) -> bytes | None:
    """What the owner of a table answers somebody to a question; None: nothing, just now."""
    headers = ((b"cookie", cookie.encode("latin-1")),)
    answer = await others.relay(Request(table, "GET", path, b"", headers, "", b""))
    return answer.answer if answer is not None and answer.status == 200 else None


def responder(app: Any) -> Callable[[Request], Awaitable[Answered]]:
    """The application, for requests that came to another server."""

    async def respond(request: Request) -> Answered:
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "method": request.method,
            "path": request.path,
            "raw_path": request.path.encode(),
            "root_path": "",
            "query_string": request.query,
            "headers": list(request.headers),
            "client": (request.address, 0),
            "server": None,
            "state": {},
            RELAYED: True,
        }
        status, body = 500, b""
        headers: tuple[tuple[bytes, bytes], ...] = ()

        async def gone() -> Any:
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal status, headers, body
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = tuple((name, value) for name, value in message["headers"])
            elif message["type"] == "http.response.body":
                body += message.get("body", b"")

        await app(scope, _again(request.body, gone), send)
        return Answered(0, body, (0, 0), status, headers)

    return respond
