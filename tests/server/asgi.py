"""A browser's socket without a network: the server's own code, from handshake to close.

Frames go by ASGI or, where a test says so, by the direct line.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from skep.server import protocol
from skep.server.building import build_house
from skep.server.net import identity
from skep.server.net.direct_line import EXTENSION
from skep.server.net.house import House
from skep.server.net.limits import UNLIMITED, Limits
from skep.server.net.settings import Settings
from skep.server.net.socket import serve_socket
from skep.server.store.interface import Store
from tests.server.memory import MemoryStore

HOST = "bees.example:8765"
ORIGIN = f"http://{HOST}"


@asynccontextmanager
async def open_house(
    store: MemoryStore | None = None, limits: Limits = UNLIMITED, **settings: Any
) -> AsyncIterator[House]:
    """A running house that is closed at the end."""
    settings.setdefault("bot_seconds", (0, 0))

    async def open_store() -> Store:
        return store or MemoryStore()

    house = await build_house(open_store, Settings(limits=limits, **settings))
    try:
        yield house
    finally:
        await house.close()


class Line:
    """The direct line of a browser."""

    def __init__(self, browser: "Browser") -> None:
        self.listener: Callable[[bytes], None] | None = None
        self.meter: Callable[[], bool] | None = None
        self.asked = 0
        """How often it was asked whether it is there."""
        self.answers = True
        self.held = False
        self._browser = browser

    def write_text(self, frame: bytes) -> bool:
        """Write a frame, if the browser reads."""
        if not self._browser.reads.is_set():
            return False
        self._browser.got(frame)
        return True

    def ask(self) -> None:
        """Say that it is there, if it is."""
        self.asked += 1
        if self.answers and self.meter is not None:
            self.meter()

    def hold(self, on: bool) -> None:
        """Take nothing more for now, or go on."""
        self.held = on


class Browser:
    """One WebSocket: `frames` is all that came, `code` how it was closed."""

    direct = False
    """By the direct line, instead of ASGI?"""

    def __init__(self, house: House, person: str, *, address: str = "10.0.0.1") -> None:
        self.house = house
        self.person = person
        self.address = address
        self.frames: list[bytes] = []
        self.accepted = False
        self.code: int | None = None
        self.reads = asyncio.Event()
        self.reads.set()
        """Cleared: a reader that does not read."""
        self.line = Line(self) if self.direct else None
        self._read = 0
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._arrived = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def connect(self, **headers: str | None) -> bool:
        """Knock; other headers than the right ones may be given. Was it let in?"""
        cookie = f"other=1; {identity.COOKIE}={identity.sign(self.house.key, self.person)}"
        sent = {"host": HOST, "origin": ORIGIN, "cookie": cookie, **headers}
        scope = {
            "headers": [
                (k.encode(), v.encode("latin-1")) for k, v in sent.items() if v is not None
            ],
            "client": (self.address, 5000),
            "extensions": {} if self.line is None else {EXTENSION: self.line},
        }
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(serve_socket(self.house, scope, self._receive, self._send))
        async with asyncio.timeout(10):
            while not self.accepted and self.code is None:
                await self._arrival()
        return self.accepted

    async def _receive(self) -> dict[str, Any]:
        return await self._inbox.get()

    async def _send(self, message: Any) -> None:
        await self.reads.wait()
        kind = message["type"]
        if kind == "websocket.accept":
            self.accepted = True
        elif kind == "websocket.close":
            self.code = message["code"]
            self._inbox.put_nowait({"type": "websocket.disconnect"})
        else:
            self.frames.append(message["text"].encode())
        self._arrived.set()

    def got(self, frame: bytes) -> None:
        """A frame has come by the direct line."""
        self.frames.append(frame)
        self._arrived.set()

    async def _arrival(self) -> None:
        self._arrived.clear()
        await self._arrived.wait()

    def say(self, message: protocol.Message) -> None:
        """Send a message."""
        self.throw(msgspec.json.encode(message).decode())

    def throw(self, frame: str | bytes) -> None:
        """Send any frame."""
        if self.line is not None:
            assert self.line.listener is not None
            self.line.listener(frame.encode() if isinstance(frame, str) else frame)
            return
        key = "text" if isinstance(frame, str) else "bytes"
        self._inbox.put_nowait({"type": "websocket.receive", key: frame})

    async def hear(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, or the next of a type."""
        async with asyncio.timeout(10):
            while True:
                while self._read >= len(self.frames):
                    await self._arrival()
                message: dict[str, Any] = msgspec.json.decode(self.frames[self._read])
                self._read += 1
                if kind is None or message["type"] == kind:
                    return message

    async def gone(self, seconds: float = 10) -> None:
        """Wait until the server has let go of this socket."""
        assert self._task is not None
        async with asyncio.timeout(seconds):
            await asyncio.shield(self._task)

    def break_off(self) -> None:
        """What a server does that has waited long enough for its sockets to end."""
        assert self._task is not None
        self._task.cancel()

    async def hang_up(self) -> None:
        """The cable is pulled."""
        self._inbox.put_nowait({"type": "websocket.disconnect"})
        await self.gone()
