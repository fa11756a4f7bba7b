"""uvicorn's HTTP on a socket, with bounds: how long, how much, how many, how patient.

A browser stays far inside of them. Who does not is told so in one answer, and is then heard no
more.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Literal, NoReturn

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from skep.server.net.direct_line import READ_SECONDS, DirectWebSocket
from skep.server.net.door import Door
from skep.server.net.problems import STATUS_OF_KEY, whole_answer
from skep.server.net.settings import MAX_BODY
from skep.server.refusals import Denied

MOST_CHUNKS = 1000
MOST_AROUND_BODY = 64 * 1024
"""A body may come in so many parts, and so many bytes may be said about them."""

MAX_TARGET = 2048
"""Bytes of the address of a request, its query included."""
MAX_HEADER = 8000
MAX_HEAD = 16 * 1024
MOST_HEADERS = 64
"""Bytes of one header, of a whole head, and how many headers; other cookies may be long."""

HEAD_SECONDS = 10.0
BODY_SECONDS = 20.0
"""A whole head and a whole body may take so long."""

LINGER_SECONDS = 1.0
LINGER_BYTES = 2 * MAX_BODY
"""Who is refused while still talking would not see the answer if we hung up: so long we listen."""

MOST_LINGERING = 50

MOST_WAITING = 4
"""Requests on one connection that may wait for the answer to an earlier one."""

_lingering: set["FrontDoor"] = set()


class FrontDoor(HttpToolsProtocol):
    """One connection, until it is over or becomes a WebSocket."""

    def __init__(self, door: Door, **arguments: Any) -> None:
        super().__init__(**arguments)
        self._door = door
        self._peer = ""
        self._entered: str | None = None
        """The name under which this connection is counted."""
        self._denied: Denied | None = None
        """Why it is refused, once it is."""
        self._dropped = 0
        """Bytes that came after that."""
        self._at: Literal["rest", "head", "body"] = "rest"
        """Between requests, or in which part of one."""
        self._requests = 0
        """How many have begun."""
        self._head_bytes = self._body_bytes = self._chunks = 0
        self._timer: asyncio.TimerHandle | None = None
        """Who comes when a head or a body takes too long."""
        self._reader_timer: asyncio.TimerHandle | None = None
        self._answering: list[Any] = []
        """Requests without a whole answer. uvicorn knows the latest only, and would let the others
        write to a peer that has gone."""

    # -------------------------------------------------------------- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come."""
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else ""
        try:
            self._entered = self._door.enter(self._peer)
        except Denied as denied:
            self._turn_away(denied)
        else:
            self._time(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone: nothing may be left that holds on to itself."""
        super().connection_lost(exc)
        self._stop_timers()
        self._unset_keepalive_if_required()
        self._leave()
        self._answer_no_more()
        _lingering.discard(self)
        self.pipeline.clear()
        self.cycle = None  # type: ignore[assignment]
        self.scope = self._denied = None  # type: ignore[assignment]

    def _leave(self) -> None:
        if self._entered is not None:
            self._door.leave(self._entered)
            self._entered = None

    def handle_websocket_upgrade(self) -> None:
        """It becomes a WebSocket, which is the same connection of the same visitor."""
        self._stop_timers()
        self.connections.discard(self)
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.headers]
        socket = DirectWebSocket(self.config, self.server_state, self.app_state)
        socket.connection_made(self.transport)
        socket.client = self.scope["client"]
        entered, self._entered = self._entered, None
        assert entered is not None
        socket.when_lost = lambda: self._door.leave(entered)
        socket.data_received(b"\r\n".join([*lines, b"", b""]))
        self.transport.set_protocol(socket)
        self.parser = None  # type: ignore[assignment] # it holds on to us, and has done its work

    # -------------------------------------------------------------- what comes in

    def data_received(self, data: bytes) -> None:
        """Some bytes have come."""
        if self._is_refused():
            self._drop(len(data))
            return
        if self._timer is None:
            self._time(HEAD_SECONDS)
        before = self._at, self._requests
        super().data_received(data)
        if self._is_refused() or before != (self._at, self._requests):
            return
        if self._at != "body":  # a head that is not whole yet, or not even begun
            self._head_bytes += len(data)
            if self._head_bytes > MAX_HEAD:
                self._turn_away(_too_long())
        else:
            self._body_bytes += len(data)
            if self._body_bytes > MAX_BODY + MOST_AROUND_BODY:
                self._turn_away(_too_big())

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head_bytes = self._body_bytes = self._chunks = 0
        self._at = "head"
        self._requests += 1

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        super().on_url(url)
        if len(self.url) > MAX_TARGET:
            self._refuse(Denied("address-too-long", most=MAX_TARGET))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or one that follows a body."""
        super().on_header(name, value)
        self._head_bytes += len(name) + len(value)
        if (
            len(name) + len(value) > MAX_HEADER
            or self._head_bytes > MAX_HEAD
            or len(self.headers) > MOST_HEADERS
        ):
            self._refuse(_too_long())

    def on_headers_complete(self) -> None:
        """The head is whole: is it for us, and may they?"""
        self._at = "body"
        try:
            version = self.parser.get_http_version()
            local = self.server[0] if self.server else ""
            self._door.check_host(self.headers, local, needed=version != "1.0")
            visitor = self._door.visitor(self._peer, self.headers)
            self._check_length()
        except Denied as denied:
            self._refuse(denied)
        if len(self.pipeline) >= MOST_WAITING:
            self._refuse(Denied("too-fast"))
        self.scope["client"] = (visitor, self.client[1] if self.client else 0)
        self._time(BODY_SECONDS)
        super().on_headers_complete()
        if bool(self.cycle) and self.cycle not in self._answering:
            self._answering.append(self.cycle)

    def on_response_complete(self) -> None:
        """An answer is on its way, wholly."""
        self._answering = [cycle for cycle in self._answering if not cycle.response_complete]
        super().on_response_complete()

    def _answer_no_more(self) -> None:
        for cycle in self._answering:
            cycle.disconnected = True
            cycle.message_event.set()
        self._answering.clear()

    def _check_length(self) -> None:
        for name, value in self.headers:
            if name == b"content-length" and (len(value) > 12 or int(value) > MAX_BODY):
                raise _too_big()

    def on_chunk_header(self) -> None:
        """A part of a body begins."""
        self._chunks += 1
        if self._chunks > MOST_CHUNKS:
            self._refuse(_too_big())

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._at = "rest"
        self._head_bytes = 0
        self._stop_timer()
        super().on_message_complete()

    # -------------------------------------------------------------- what goes out

    def pause_writing(self) -> None:
        """The peer does not read what we answer."""
        super().pause_writing()
        if self._reader_timer is None:
            self._reader_timer = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if self._reader_timer is not None:
            self._reader_timer.cancel()
            self._reader_timer = None

    # -------------------------------------------------------------- refusing

    def _is_refused(self) -> bool:
        return self._denied is not None

    def _refuse(self, denied: Denied) -> NoReturn:
        """From inside of the parser: no more of what came is looked at."""
        self._denied = denied
        raise denied

    def send_400_response(self, msg: str) -> None:
        """The parser has stopped: for a reason of ours, or because this is no HTTP."""
        self._turn_away(self._denied or Denied("bad-request", detail=msg))

    def _turn_away(self, denied: Denied) -> None:
        """Answer once, and be done."""
        self._denied = denied
        self._stop_timers()
        self._unset_keepalive_if_required()
        if self.transport.is_closing():
            return
        if self._answering:
            begun = len(self._answering) > 1 or self._answering[0].response_started
            self._answer_no_more()
            if begun:
                self.transport.abort()  # an answer in the midst of another would make no sense
                return
        status = STATUS_OF_KEY.get(denied.key, 400)
        self.transport.write(whole_answer(status, denied.key, denied.args_of_message))
        if len(_lingering) >= MOST_LINGERING:
            self.transport.close()
            return
        _lingering.add(self)
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _drop(self, size: int) -> None:
        self._dropped += size
        if self._dropped > LINGER_BYTES:
            self.transport.abort()

    # -------------------------------------------------------------- patience

    def _time(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._timer = None
        if self._at == "rest":
            self.transport.abort()  # nothing was said
        else:
            self._turn_away(Denied("too-slow"))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_timers(self) -> None:
        self._stop_timer()
        if self._reader_timer is not None:
            self._reader_timer.cancel()
            self._reader_timer = None


def _too_long() -> Denied:
    return Denied("headers-too-long", most=MAX_HEAD, count=MOST_HEADERS)


def _too_big() -> Denied:
    return Denied("body-too-long", most=MAX_BODY)


def standing_at(door: Door) -> Callable[..., FrontDoor]:
    """What makes a connection's protocol, for uvicorn."""
    return lambda **arguments: FrontDoor(door, **arguments)
