"""Requests that are the business of another server: it answers them.

Only a table's owner makes views, so only it may answer what shows one; only who made a pass knows
it. The whole request goes there, and the application there answers as if it had come to it; who
asks is known by the same cookie.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skep.server.bus.words import Answered, Request
from skep.server.http.resources import UsePass
from skep.server.net.passes import maker_of
from skep.server.net.settings import MAX_BODY

TABLES = "/api/tables/"
ID_LENGTH = 22
PASSES = ("/api/me/pass/look", "/api/me/pass/use")
RELAYED = "skep.relayed"
"""In the state of a request that came from another server: it goes no further."""


def relaying(app: ASGIApp) -> ASGIApp:
    """Around the application: what is another server's business goes there."""

    async def relayed(scope: Scope, receive: Receive, send: Send) -> None:
        is_request = scope["type"] == ScopeType.HTTP and not scope.get(RELAYED)
        house = getattr(scope["app"].state, "house", None) if is_request else None
        others = None if house is None else house.others
        path: str = scope["path"]
        table = _table_in(path)
        if others is None or (table is None and path not in PASSES):
            await app(scope, receive, send)
            return
        request = await _read(scope, receive, table or "")
        if request is None:
            return
        if table is not None:
            answer = await others.relay(request)
        else:
            answer = await others.relay_to(_maker(request.body), request)
        if answer is not None:
            await _answer(answer, send)
        else:
            await app(scope, _again(request.body, receive), send)

    return relayed


def _table_in(path: str) -> str | None:
    """The table that a request concerns."""
    if not path.startswith(TABLES):
        return None
    table = path[len(TABLES) :].partition("/")[0]
    return table if len(table) == ID_LENGTH else None


def _maker(body: bytes) -> str:
    """The server that knows a pass; empty when that cannot be told."""
    try:
        return maker_of(msgspec.json.decode(body, type=UsePass).token)
    except msgspec.MsgspecError:
        return ""


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


async def ask_owner(
    others: Any, table: str, path: str, cookie: str, method: str = "GET"
) -> bytes | None:
    """What the owner of a table answers somebody; None: nothing, just now."""
    headers = ((b"cookie", cookie.encode("latin-1")),)
    answer = await others.relay(Request(table, method, path, b"", headers, "", b""))
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
