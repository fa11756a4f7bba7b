"""A WebSocket client that does as little as it can, so that the server is what is measured."""

import asyncio
import http.client
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec

from skep.server.net.identity import COOKIE

TEXT, PING, PONG = 1, 9, 10

KEPT_SECONDS = 2
"""The server closes a connection on which nothing is asked a little later."""


class Guest:
    """Somebody with a cookie and a name."""

    def __init__(self, address: str, name: str) -> None:
        self._address = address
        self._lines: dict[str, http.client.HTTPConnection] = {}
        self._used: dict[str, float] = {}
        """When each was answered last."""
        _, headers = self._ask("GET", "/api/me", None, {})
        self.cookie = str(headers["Set-Cookie"]).partition(";")[0]
        assert self.cookie.startswith(f"{COOKIE}=")
        self.ask("PUT", "/api/me", {"name": name})

    def _ask(
        self, method: str, path: str, body: Any, headers: dict[str, str], at: str | None = None
    ) -> tuple[Any, http.client.HTTPMessage]:
        data = None if body is None else msgspec.json.encode(body)
        at = at or self._address
        line = self._lines.setdefault(at, http.client.HTTPConnection(at, timeout=60))
        if time.monotonic() - self._used.get(at, 0.0) > KEPT_SECONDS:
            line.close()  # it opens again by itself
        line.request(method, path, data, {"Content-Type": "application/json", **headers})
        response = line.getresponse()
        answer = response.read()
        self._used[at] = time.monotonic()
        if response.status >= 300:
            raise RuntimeError(f"{method} {path}: {response.status} {answer!r}")
        return msgspec.json.decode(answer), response.headers

    def ask(self, method: str, path: str, body: Any = None, at: str | None = None) -> Any:
        """A request of this person, of the server where they were first or of another."""
        return self._ask(method, path, body, {"Cookie": self.cookie}, at)[0]

    def open_table(self, options: dict[str, Any], at: str | None = None) -> str:
        """A table with one more seat."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "butine", "seats": seats, "options": options}
        table: str = self.ask("POST", "/api/tables", wish, at)["id"]
        return table

    def close(self) -> None:
        """Hang up; who asks again opens the connection again."""
        for line in self._lines.values():
            line.close()


class Socket(asyncio.Protocol):
    """One WebSocket. `heard` is called with each message."""

    def __init__(self, address: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._address = address
        self._cookie = cookie
        self.heard = heard
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin the handshake."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            (
                f"GET /ws HTTP/1.1\r\nHost: {self._address}\r\nOrigin: http://{self._address}\r\n"
                f"Cookie: {self._cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take all whole frames out of what came."""
        data = self._buffer + data if self._buffer else data
        at = 0
        if not self._open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._buffer = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data
            self._open = True
            self.ready.set_result(None)
        while (frame := _frame(data, at)) is not None:
            kind = data[at] & 0x0F
            begin, at = frame
            if kind == TEXT:
                self.heard(data[begin:at])
            elif kind == PING:
                self._write(PONG, data[begin:at])
        self._buffer = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        """The server is gone."""
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("closed"))

    def say(self, message: Any) -> None:
        """Send a message."""
        self._write(TEXT, msgspec.json.encode(message))

    def _write(self, kind: int, data: bytes) -> None:
        size = len(data)
        last = bytes((0x80 | kind,))
        # The mask is all zeros, so that there is nothing to mask.
        head = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(last + head + b"\0\0\0\0" + data)

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()


def _frame(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the frame at this place begins and ends, if it is all there."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1], at + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        size = int.from_bytes(data[begin : begin + wide], "big")
        begin += wide
    return (begin, begin + size) if begin + size <= len(data) else None


async def connect(
    address: str, cookie: str, heard: Callable[[bytes], None], comes_from: str = "127.0.0.1"
) -> Socket:
    """A socket that is open."""
    host, port = address.split(":")
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(address, cookie, heard), host, int(port), local_addr=(comes_from, 0)
    )
    await socket.ready
    return socket
