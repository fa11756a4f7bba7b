"""A short way from and to an open WebSocket: frames are passed on when they come.

By the book (ASGI), each frame goes into a queue, wakes a task and passes through five coroutines,
which costs several times as much as reading or writing it. A race tells six people of each tile.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from skep.server.protocol import MAX_FRAME

try:
    from websockets.speedups import apply_mask
except ImportError:  # not built for this platform
    from websockets.utils import apply_mask

MAX_BYTES = 2 * MAX_FRAME
"""A longer message is not even read: its sender is shown the door."""

EXTENSION = "skep.direct-line"
"""Under this name it stands among the ASGI scope's extensions, where the server has it."""

WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole message of text …"""

MASKED = 0x80
"""… in the second byte: its bytes are masked, as those of a browser must be …"""

SHORT = 126
"""… and its length, if it is less than this."""

FIN, CONTROL, GOODBYE = 0x80, 0x08, 0x08
"""In the first byte: the end of a message; no message at all; and the kind that says goodbye."""

PING = bytes((0x89, 0))
"""An empty ping, whole."""

HANG_UP_SECONDS = 1.0
"""From hanging up to the end of the connection."""

READ_SECONDS = 20.0
"""Who reads nothing for so long is not waited for."""

HEAD_OF_LONG, HEAD_OF_LONGER = bytes((WHOLE_TEXT, 126)), bytes((WHOLE_TEXT, 127))


class DirectLine(Protocol):
    """Something that passes frames on at once."""

    listener: Callable[[bytes], None] | None
    """Who is given the messages that come; None: they come by ASGI."""

    meter: Callable[[], bool] | None
    """Told of everything else that comes (pings, pongs, parts), and asked: is it looked at?"""

    def ask(self) -> None:
        """Ask whether the peer is there: its answer goes to the meter."""
        ...

    def hang_up(self) -> None:
        """Read nothing more, ever, and end soon: the peer has time to hear why, and no more."""
        ...

    def hold(self, on: bool) -> None:
        """Read nothing more for now, or go on reading."""
        ...

    def write_text(self, frame: bytes) -> bool:
        """Write a frame. False, and nothing is written, when the peer does not keep up."""
        ...


class DirectWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, that lets the application read and write without going through ASGI."""

    listener: Callable[[bytes], None] | None = None
    meter: Callable[[], bool] | None = None
    when_lost: Callable[[], None] | None = None
    """Told when the connection is gone."""
    _begun = b""
    """The beginning of a frame whose end has not come yet."""
    _deaf = False
    """Have we hung up?"""
    _patience: asyncio.TimerHandle | None = None
    """Who comes when the peer does not read for too long."""

    def handle_connect(self, event: Request) -> None:
        """The peer has asked for a WebSocket."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write_text(self, frame: bytes) -> bool:
        """Write a frame. False, and nothing is written, when the peer does not keep up."""
        if not self.writable.is_set() or not self._is_open() or self.transport.is_closing():
            return False
        size = len(frame)
        if size < SHORT:
            head = bytes((WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = HEAD_OF_LONG + size.to_bytes(2, "big")
        else:
            head = HEAD_OF_LONGER + size.to_bytes(8, "big")
        self.transport.write(head + frame)
        return True

    def ask(self) -> None:
        """Ask whether the peer is there, unless it has enough to read already."""
        if self.writable.is_set() and self._is_open() and not self.transport.is_closing():
            self.transport.write(PING)

    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent

    def data_received(self, data: bytes) -> None:
        """Pass the usual frames on (masked, a whole message of text); the rest is uvicorn's.

        uvicorn is given whole frames only, or what it will refuse: so nothing is ever begun there.
        """
        if self._has_hung_up():
            self.transport.pause_reading()
            return
        if self.listener is None:
            self._before_the_welcome(data)
            return
        data = self._begun + data
        at, size = 0, len(data)
        while size - at >= 2:
            key_at, begin, end = _parts(data, at)
            if end - begin > self.config.ws_max_size or not data[at + 1] & MASKED:
                super().data_received(data[at:])  # will refuse it
                at = size
                break
            if end > size:
                break
            kind = data[at]
            if not self._passed_on(kind, data[key_at:begin], data[begin:end]) and (
                self._may_be_looked_at(kind)
            ):
                super().data_received(data[at:end])
            at = end
            if self._deaf:
                return
        self._begun = data[at:]

    def _before_the_welcome(self, data: bytes) -> None:
        # Whoever talks before the handshake is done cannot be counted yet, and is no browser.
        if self.handshake_initiated and not self.handshake_complete:
            self.hang_up()
        else:
            super().data_received(data)

    def _may_be_looked_at(self, kind: int) -> bool:
        """Whole messages are counted by the listener, and goodbyes by nobody."""
        if (kind & FIN and not kind & CONTROL) or kind & 0x0F == GOODBYE or self.meter is None:
            return True
        if self.meter():
            return True
        if not kind & CONTROL:
            self.hang_up()  # without this part, the rest of the message makes no sense
        return False

    def pause_writing(self) -> None:
        """The peer does not read what we send."""
        super().pause_writing()
        if self._patience is None:
            self._patience = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def handle_ping(self) -> None:
        """Answer it, unless the peer does not read its answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def _has_hung_up(self) -> bool:
        return self._deaf

    def hang_up(self) -> None:
        """Read nothing more, ever, and end soon: the peer has time to hear why, and no more."""
        if not self._deaf:
            self._deaf = True
            self._begun = b""
            self.transport.pause_reading()
            self.loop.call_later(HANG_UP_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone: nothing may be left that holds on to itself."""
        super().connection_lost(exc)
        self._stop_waiting()
        self.listener = self.meter = None
        if self.handshake_initiated and "extensions" in getattr(self, "scope", {}):
            self.scope["extensions"].pop(EXTENSION, None)
        self.conn.parser.close()  # it waits for more, and holds on to its protocol meanwhile
        if self.when_lost is not None:
            self.when_lost()
            self.when_lost = None

    def _passed_on(self, kind: int, key: bytes, body: bytes) -> bool:
        """Is it a usual frame, in its place? Then it is passed on."""
        if kind != WHOLE_TEXT or self.frames or not self._is_open():
            return False
        text = apply_mask(body, key)
        if self.listener is None or not _is_text(text):
            return False
        self.listener(text)
        return True

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        if self.curr_msg_data_type == "text" and not _is_text(data):
            super().send_receive_event_to_app()  # knows how to close for it
            return
        self.frames = []
        self.listener(data)

    def hold(self, on: bool) -> None:
        """Read nothing more for now, or go on reading."""
        if on != self.read_paused and not self.transport.is_closing():
            self.read_paused = on
            if on:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()


def _parts(data: bytes, at: int) -> tuple[int, int, int]:
    """Where the key of the masked frame at this place begins, its body, and what comes after it.

    That may be beyond the end of the data; so it is when even its length has not come whole.
    """
    key_at = at + 2
    length = data[at + 1] & 0x7F
    if length >= SHORT:
        key_at += 2 if length == SHORT else 8
        length = int.from_bytes(data[at + 2 : key_at], "big")
    begin = key_at + 4
    return key_at, begin, begin + length


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
