"""People with browsers of their own, and what went wrong on their pages."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import (
    APIResponse,
    Browser,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    expect,
)

from tests.web.wire import Wire

PATIENCE_MS = 20_000
"""How long anything may take before a test gives up; machines are slow at times."""

DESKTOP = (1440, 900)
PHONE = (390, 844)

BROKEN_WIRE = re.compile(r"net::ERR_|WebSocket connection to")
"""What a browser itself writes to the console when there is no network."""

expect.set_options(timeout=PATIENCE_MS)


class Visitor:
    """Somebody with a browser context of their own."""

    def __init__(self, browser: Browser, address: str, wire: Wire | None, **wishes: Any) -> None:
        self.address = address
        self.wire = wire
        self.complaints: list[str] = []
        """Errors on the console, uncaught errors, and requests that leave our server."""
        self.asked: list[str] = []
        """The path of every request."""
        self.frames: list[tuple[str, dict[str, Any]]] = []
        """All that went over sockets: "sent" or "heard", and the message."""
        self._offline = False
        self._excused: list[re.Pattern[str]] = []
        # What the network brings is what most tests are about, and not what a cache kept.
        wishes = {"locale": "en-GB", "service_workers": "block", **wishes}
        self.context = browser.new_context(base_url=f"http://{address}", **wishes)
        self.context.set_default_timeout(PATIENCE_MS)
        self.page = self.open_page()

    def open_page(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        page.on("request", self._request)
        page.on("websocket", self._socket)
        return page

    def go(self, path: str) -> Page:
        """Open an address of the server; of a whole link, only the path matters."""
        self.page.goto(urlsplit(path).path)
        return self.page

    def call(self, name: str) -> None:
        """Pick a name without going through the lobby."""
        answer = self.context.request.get("/api/me")
        assert answer.ok
        answer = self.context.request.put("/api/me", data={"name": name})
        assert answer.ok, answer.text()

    def open_table(self, *seats: str, **wish: Any) -> str:
        """Open a table without going through the lobby; the path of its page.

        A seat is "me", "open", "bot:greedy", or the name of another person at this screen.
        """
        wish = {"game": "butine", "seats": [_wish(seat) for seat in seats], "start": True, **wish}
        answer: APIResponse = self.context.request.post("/api/tables", data=wish)
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['id']}"

    @contextmanager
    def without_network(self) -> Iterator[None]:
        """Cut the wire; mended at the end."""
        assert self.wire is not None
        self._offline = True
        self.wire.cut()
        yield
        self.wire.mend()
        expect(self.page.get_by_text("Reconnecting")).to_be_hidden()
        expect(self.page.get_by_text("No connection to the server")).to_be_hidden()
        self._offline = False

    def excuse(self, pattern: str) -> None:
        """A console error that belongs to the test: a browser reports every refused request."""
        self._excused.append(re.compile(pattern))

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """All messages of one type that the server sent."""
        return [m for way, m in self.frames if way == "heard" and m["type"] == kind]

    def sent(self, kind: str) -> list[dict[str, Any]]:
        """All messages of one type that the page sent."""
        return [m for way, m in self.frames if way == "sent" and m["type"] == kind]

    def _console(self, message: ConsoleMessage) -> None:
        excused = [*self._excused, BROKEN_WIRE] if self._offline else self._excused
        if message.type == "error" and not any(known.search(message.text) for known in excused):
            self.complaints.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        self.asked.append(parts.path)
        if parts.scheme not in ("blob", "data") and parts.netloc != self.address:
            self.complaints.append(f"a request to somebody else: {request.url}")

    def _socket(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != self.address:
            self.complaints.append(f"a socket to somebody else: {socket.url}")
        socket.on("framesent", lambda frame: self._frame("sent", frame))
        socket.on("framereceived", lambda frame: self._frame("heard", frame))

    def _frame(self, way: str, frame: str | bytes) -> None:
        self.frames.append((way, msgspec.json.decode(frame)))


def _wish(seat: str) -> dict[str, str]:
    if seat in ("me", "open"):
        return {"kind": seat}
    if seat.startswith("bot:"):
        return {"kind": "bot", "bot": seat.removeprefix("bot:")}
    return {"kind": "me", "name": seat}


class Door:
    """Lets visitors in, and sees them out: nobody may leave with a complaint."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._leaving = ExitStack()
        self.visitors: list[Visitor] = []

    def come(
        self,
        name: str | None = None,
        *,
        size: tuple[int, int] = DESKTOP,
        dark: bool = False,
        wired: bool = False,
        **wishes: Any,
    ) -> Visitor:
        """A visitor with a fresh browser context; `wired`: on a wire that can be cut."""
        wire = self._leaving.enter_context(Wire(self._address)) if wired else None
        phone = size == PHONE
        visitor = Visitor(
            self._browser,
            wire.address if wire else self._address,
            wire,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            has_touch=phone,
            is_mobile=phone,
            **wishes,
        )
        self._leaving.callback(visitor.context.close)
        self.visitors.append(visitor)
        if name is not None:
            visitor.call(name)
        return visitor

    def close(self) -> list[str]:
        """Everybody leaves; what they complained of."""
        complaints = [text for visitor in self.visitors for text in visitor.complaints]
        self._leaving.close()
        return complaints
