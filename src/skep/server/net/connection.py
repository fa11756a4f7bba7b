"""One connected tab: who it is, what it watches, and what waits to be sent to it (backpressure)."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from skep.server import protocol
from skep.server.clock import Clock
from skep.server.net.direct_line import DirectLine
from skep.server.protocol import encode
from skep.server.tables.reached import Reach, Reached

__all__ = ["Connection", "Reach", "Reached"]

logger = logging.getLogger(__name__)

AsgiMessage = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[AsgiMessage]]
Send = Callable[[AsgiMessage], Awaitable[None]]

TOO_SLOW, POLICY, AWAY, TOO_FAST, BROKEN, UNSURE = 4008, 4003, 4009, 4029, 1011, 1013

REASONS = {
    POLICY: "whoever runs this server has shown you out",
    TOO_SLOW: "you do not read what you are sent; come back to catch up",
    AWAY: "you have been silent for too long",
    TOO_FAST: "you send more than one person may, and did not stop",
    BROKEN: "something went wrong here",
    UNSURE: "what came of your last command is not known here; come back and say it again",
}
"""What the peer is told beside the code."""

ASK_SECONDS = 1.5
"""Others wait for whoever is at a game: after so much silence it is asked whether it is there …"""

GONE_SECONDS = 4.0
"""… and after so much it is gone. A browser answers by itself, also for a page in the dark."""

GOODBYE_SECONDS = 2.0
"""How long a peer has to hear why we close; one that reads nothing will never."""


class Connection:
    """A connected tab: who it is, what it watches, and what waits to be sent to it."""

    def __init__(
        self,
        person: str,
        name: str,
        address: str,
        receive: Receive,
        send: Send,
        most: int,
        clock: Clock,
        line: DirectLine | None = None,
    ) -> None:
        self.person = person
        self.name = name
        self.address = address
        self.tables: dict[str, Reached] = {}
        self._clock = clock
        self.heard_at = clock.monotonic()
        self._asked_at = 0.0
        """When it was last asked whether it is there."""
        self.lag_ms: int | None = None
        """The way to the browser and back, as we measured it."""
        self._probed = (0, 0.0)
        self.closing: int | None = None
        """The code to close with, once it is decided."""
        self._receive = receive
        self._listener: asyncio.Task[Any] | None = None
        """Who waits for the next frame now."""
        self._send = send
        self.line = line
        self.inbox: deque[bytes] = deque()
        """What came by the direct line and was not looked at yet."""
        self.worker: asyncio.Task[None] | None = None
        """Who empties the inbox, while there is something in it."""
        self._most = most
        self._outbox: deque[bytes] = deque()
        """What could not be written at once."""
        self._waiting = 0
        self.pump: asyncio.Task[None] | None = None
        """Who empties the outbox, while there is something in it."""

    def send(self, frame: bytes) -> None:
        """Send a frame. A reader that falls too far behind is dropped; it may catch up later."""
        if self.closing is not None:
            return
        if self.pump is None and self.line is not None and self.line.write_text(frame):
            return
        self._outbox.append(frame)
        self._waiting += self._weight(frame)
        if self._waiting > self._most:
            self.close(TOO_SLOW)
        else:
            self._start_pump()

    def _weight(self, frame: bytes) -> int:
        # One long frame (a whole game to catch up on) does not make anybody a slow reader.
        return min(len(frame), self._most // 4)

    def look_after(self, now: float, idle_seconds: float) -> None:
        """Now and then: is the peer still there?"""
        silent = now - self.heard_at
        if silent < ASK_SECONDS:
            return
        if silent > idle_seconds:
            self.close(AWAY)
        elif self.line is not None and self.is_playing():
            if silent > GONE_SECONDS and self._asked_at > self.heard_at:
                self.close(AWAY)
            else:
                self._asked_at = now
                self.line.ask()

    def is_playing(self) -> bool:
        """Is a game on at a table that it watches?"""
        return any(table.running for table in self.tables.values())

    def is_racing(self) -> bool:
        """Is a race on at a table that it watches?"""
        return any(table.racing for table in self.tables.values())

    def probe(self) -> None:
        """Ask for an echo, to measure the lag."""
        number = self._probed[0] + 1
        self._probed = (number, self._clock.monotonic())
        self.send(encode(protocol.Probe(number)))

    def echo(self, number: int) -> None:
        """The echo has come; only that of the last probe counts."""
        if number == self._probed[0]:
            measured = round(1000 * (self._clock.monotonic() - self._probed[1]))
            self.lag_ms = measured if self.lag_ms is None else (3 * self.lag_ms + measured) // 4

    def close(self, code: int) -> None:
        """Close the socket soon, after nothing more than what is being sent now."""
        if self.closing is None:
            self.closing = code
            self._outbox.clear()
            self._start_pump()
            if code == TOO_FAST and self.line is not None:
                self.line.hang_up()
            asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self._hang_up)

    async def say_goodbye(self) -> None:
        """The last thing: let the peer hear why we close, if we do, and be done with it."""
        if self.pump is not None:
            if self.closing is not None:
                await asyncio.wait([self.pump], timeout=GOODBYE_SECONDS)
            self.pump.cancel()

    def _hang_up(self) -> None:
        # Only out of waiting, never out of a command: that is let finish.
        if self._listener is not None:
            self._listener.cancel()

    async def receive(self) -> AsgiMessage | None:
        """The next message of the peer; None when we have hung up."""
        self._listener = task = asyncio.current_task()
        try:
            return await self._receive()
        except asyncio.CancelledError:
            if self.closing is None or task is None:
                raise
            task.uncancel()
            return None
        finally:
            self._listener = None

    def _start_pump(self) -> None:
        if self.pump is None:
            self.pump = asyncio.create_task(self._empty_outbox())
            self.pump.add_done_callback(_say_if_broken)

    async def _empty_outbox(self) -> None:
        """Send what waits; and when it is time to close, that."""
        while self._outbox and self.closing is None:
            frame = self._outbox.popleft()
            await self._send({"type": "websocket.send", "text": frame.decode()})
            self._waiting -= self._weight(frame)
        if self.closing is not None:
            await self._send(_goodbye(self.closing))
        else:
            self.pump = None


def _goodbye(code: int) -> AsgiMessage:
    return {"type": "websocket.close", "code": code, "reason": REASONS.get(code, "")}


def _say_if_broken(pump: "asyncio.Task[None]") -> None:
    # A peer that is gone shows as an error of one kind or another: that is no news.
    if not pump.cancelled() and (error := pump.exception()) is not None:
        logger.debug("a socket ended while sending: %r", error)
