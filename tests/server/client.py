"""People who come over a real network: HTTP and WebSockets to a server process."""

import http.client
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from skep.server.net.identity import COOKIE

Answer = tuple[int, http.client.HTTPMessage, bytes]


def http_request(
    address: str, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
) -> Answer:
    """One request; a body that is no bytes is sent as JSON."""
    connection = http.client.HTTPConnection(address, timeout=20)
    sent = dict(headers or {})
    if body is not None and not isinstance(body, bytes):
        body = msgspec.json.encode(body)
        sent.setdefault("Content-Type", "application/json")
    try:
        connection.request(method, path, body, sent)
        response = connection.getresponse()
        return response.status, response.headers, response.read()
    finally:
        connection.close()


class Person:
    """Somebody with a cookie."""

    def __init__(self, address: str, name: str = "") -> None:
        _, headers, _ = http_request(address, "GET", "/api/me")
        self.cookie = str(headers["Set-Cookie"]).partition(";")[0]
        assert self.cookie.startswith(f"{COOKIE}=")
        self.name = name
        if name:
            status, _, _ = self.ask(address, "PUT", "/api/me", {"name": name})
            assert status == 200

    @property
    def id(self) -> str:
        """What only the server and the cookie know."""
        return self.cookie.partition("=")[2].partition(".")[0]

    def ask(self, address: str, method: str, path: str, body: Any = None) -> Answer:
        return http_request(address, method, path, body, {"Cookie": self.cookie})

    def open_table(self, address: str, *seats: dict[str, str], **wish: Any) -> str:
        """Open a table; its id."""
        wish = {"game": "butine", "seats": list(seats), **wish}
        status, _, body = self.ask(address, "POST", "/api/tables", wish)
        assert status == 201, body
        table: str = msgspec.json.decode(body)["id"]
        return table

    def connect(self, address: str, **changes: Any) -> connect:
        """A WebSocket as a browser opens it."""
        arguments: dict[str, Any] = {
            "origin": f"http://{address}",
            "additional_headers": {"Cookie": self.cookie},
            "compression": None,
            "ping_interval": None,
            "max_size": None,
            "open_timeout": 20,
            "close_timeout": 0.5,
            **changes,
        }
        return connect(f"ws://{address}/ws", **arguments)


async def say(socket: ClientConnection, **message: Any) -> None:
    """Send a message."""
    await socket.send(msgspec.json.encode(message).decode())


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of one of these types."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if not kinds or message["type"] in kinds:
            return message
