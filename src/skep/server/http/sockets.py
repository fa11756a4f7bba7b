"""The WebSockets: `/ws` for browsers, `/bots/NAME` for bots that live elsewhere."""

from collections.abc import Iterator
from contextlib import contextmanager

from litestar import Litestar, asgi
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from skep.server.net.house import House
from skep.server.net.remote_bots import RemoteBots
from skep.server.net.socket import serve_socket


@contextmanager
def bots_may_come(app: Litestar, house: House) -> Iterator[None]:
    """While this lasts, the bots that the operator expects may come."""
    app.state.remote_bots = bots = RemoteBots(house.key, house.settings.remote_bots)
    try:
        yield
    finally:
        bots.close()


@asgi("/ws", copy_scope=False)
async def web_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The socket; anything else that knocks here is shown the door."""
    if await _is_socket(scope, send):
        app: Litestar = scope["litestar_app"]
        await serve_socket(app.state.house, scope, receive, send)  # type: ignore[arg-type]


@asgi("/bots", is_mount=True, copy_scope=False)
async def bot_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The socket of a bot; likewise."""
    if await _is_socket(scope, send):
        bots: RemoteBots = scope["litestar_app"].state.remote_bots
        name = scope["path"].strip("/").rpartition("/")[2]
        await bots.serve(name, scope, receive, send)  # type: ignore[arg-type]


async def _is_socket(scope: Scope, send: Send) -> bool:
    if scope["type"] == ScopeType.WEBSOCKET:
        return True
    await send({"type": "http.response.start", "status": 426, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
    return False


ROUTES = [web_socket, bot_socket]
