"""A short way from and to an open WebSocket: frames are passed on when they come.

By the book (ASGI), each frame goes into a queue, wakes a task and passes through five coroutines,
which costs several times as much as reading or writing it. A race tells six people of each tile.
"""

from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

EXTENSION = "skep.direct-line"
"""Under this name it stands among the ASGI scope's extensions, where the server has it."""


class DirectLine(Protocol):
    """Something that passes frames on at once."""

    listener: Callable[[bytes], None] | None
    """Who is given the frames that come; None: they come by ASGI."""

    def hold(self, on: bool) -> None:
        """Read nothing more for now, or go on reading."""
        ...

    def write_text(self, frame: bytes) -> bool:
        """Write a frame. False, and nothing is written, when the peer does not keep up."""
        ...


class DirectWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, that lets the application read and write without going through ASGI."""

    listener: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """The peer has asked for a WebSocket."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write_text(self, frame: bytes) -> bool:
        """Write a frame. False, and nothing is written, when the peer does not keep up."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(frame)
        except InvalidState:  # the peer is about to close
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        if self.curr_msg_data_type == "text":
            try:
                data.decode()
            except UnicodeDecodeError:
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
