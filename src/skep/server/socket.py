"""One WebSocket of one browser tab: frames in, frames out, nothing about games.

Kept thin and on plain ASGI; where the server offers a `direct_line`, frames take that.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec

from skep.server import direct_line, identity, protocol
from skep.server.refusals import Denied
from skep.server.store import StoreError
from skep.server.telling import encode

if TYPE_CHECKING:
    from skep.server.house import House
    from skep.server.table import Table

logger = logging.getLogger(__name__)

Scope = MutableMapping[str, Any]
AsgiMessage = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[AsgiMessage]]
Send = Callable[[AsgiMessage], Awaitable[None]]

TOO_SLOW, POLICY, AWAY, BROKEN = 4008, 4003, 4009, 1011

GOODBYE_SECONDS = 2.0
"""How long a peer has to hear why we close; one that reads nothing will never."""

MOST_UNREAD = 16
"""Frames of one peer that may wait for an earlier one; then we read no more until it is done."""

_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(protocol.FromBrowser)


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
        line: direct_line.DirectLine | None = None,
    ) -> None:
        self.person = person
        self.name = name
        self.address = address
        self.tables: dict[str, Table] = {}
        self.heard_at = time.monotonic()
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

    def probe(self) -> None:
        """Ask for an echo, to measure the lag."""
        number = self._probed[0] + 1
        self._probed = (number, time.monotonic())
        self.send(encode(protocol.Probe(number)))

    def echo(self, number: int) -> None:
        """The echo has come; only that of the last probe counts."""
        if number == self._probed[0]:
            measured = round(1000 * (time.monotonic() - self._probed[1]))
            self.lag_ms = measured if self.lag_ms is None else (3 * self.lag_ms + measured) // 4

    def close(self, code: int) -> None:
        """Close the socket soon, after nothing more than what is being sent now."""
        if self.closing is None:
            self.closing = code
            self._outbox.clear()
            self._start_pump()
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
            await self._send({"type": "websocket.close", "code": self.closing})
        else:
            self.pump = None


async def serve_socket(house: "House", scope: Scope, receive: Receive, send: Send) -> None:
    """A WebSocket from its handshake to its end."""
    await receive()
    connection = await _admit(house, scope, receive, send)
    try:
        if connection is None:
            await send({"type": "websocket.close", "code": POLICY})
            return
        if connection.line is not None:
            connection.line.listener = lambda frame: _came(house, connection, frame)
        await send({"type": "websocket.accept"})
    except OSError:  # so ASGI says that the peer is gone already
        return
    house.enter(connection)
    handle = identity.handle(house.key, "", connection.person)
    connection.send(encode(protocol.Welcome(protocol.PROTOCOL, handle, connection.name)))
    if house.storage_paused:
        connection.send(encode(protocol.Storage(paused=True)))
    try:
        await _listen(house, connection)
        if connection.worker is not None:
            await asyncio.wait([connection.worker])  # what was said before hanging up still counts
    finally:
        house.leave(connection)
        for table in connection.tables.values():
            table.part(connection)
        await connection.say_goodbye()


async def _admit(house: "House", scope: Scope, receive: Receive, send: Send) -> Connection | None:
    """Only our own pages, only people we know, and not too many of one address."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    if not identity.origin_allowed(headers.get(b"origin"), headers.get(b"host"), house.origins):
        return None
    person = identity.read_cookie(house.key, _cookie(headers.get(b"cookie", "")))
    if person is None:
        return None
    client = scope.get("client")
    address = client[0] if client else ""
    if not house.has_room(address):
        return None
    try:
        name = await house.store.name_of(person) or ""
    except StoreError:
        return None
    line = (scope.get("extensions") or {}).get(direct_line.EXTENSION)
    return Connection(person, name, address, receive, send, house.limits.outbox_bytes, line)


def _cookie(header: str) -> str | None:
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == identity.COOKIE:
            return value
    return None


async def _listen(house: "House", connection: Connection) -> None:
    """By ASGI: the frames, where there is no direct line, and the end."""
    while connection.closing is None:
        message = await connection.receive()
        if message is None or message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        frame = (message.get("bytes") or b"") if text is None else text.encode()
        await _hear(house, connection, frame)


def _came(house: "House", connection: Connection, frame: bytes) -> None:
    """By the direct line: frames are looked at in order, one after the other."""
    connection.inbox.append(frame)
    if connection.worker is None:
        connection.worker = asyncio.create_task(_empty_inbox(house, connection))
    elif len(connection.inbox) > MOST_UNREAD and connection.line is not None:
        connection.line.hold(True)


async def _empty_inbox(house: "House", connection: Connection) -> None:
    try:
        while connection.inbox and connection.closing is None:
            await _hear(house, connection, connection.inbox.popleft())
    except Exception:
        logger.exception("a frame broke its socket")
        connection.close(BROKEN)
    connection.worker = None
    if connection.line is not None:
        connection.line.hold(False)


async def _hear(house: "House", connection: Connection, frame: bytes) -> None:
    """One frame, if the peer has not said too much already."""
    now = time.monotonic()
    connection.heard_at = now
    if house.allow_frame(connection, now):
        await _take(house, connection, frame)
    else:
        connection.send(encode(protocol.Fault("too-fast")))


async def _take(house: "House", connection: Connection, frame: bytes) -> None:
    """One frame: whatever is wrong with it, the answer says so and nothing else happens."""
    if len(frame) > protocol.MAX_FRAME:
        connection.send(encode(protocol.Fault("frame-too-long", {"most": protocol.MAX_FRAME})))
        return
    try:
        message = _DECODER.decode(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        detail = str(error)[:200]
        connection.send(encode(protocol.Fault("frame-unreadable", {"detail": detail})))
        return
    if isinstance(message, protocol.Ping):
        connection.send(encode(protocol.Pong()))
    elif isinstance(message, protocol.Echo):
        connection.echo(message.number)
    elif isinstance(message, protocol.Watch):
        await _watch(house, connection, message)
    elif isinstance(message, protocol.Unwatch):
        table = connection.tables.pop(message.table, None)
        if table is not None:
            table.part(connection)
    else:
        await _command(house, connection, message)


async def _watch(house: "House", connection: Connection, message: protocol.Watch) -> None:
    try:
        table = await house.hub.get(message.table)
        table.join(connection, message.since)
        connection.tables[table.id] = table
    except Denied as denied:
        fault = protocol.Fault(denied.key, denied.args_of_message, message.table)
        connection.send(encode(fault))
    except StoreError:
        connection.send(encode(protocol.Fault("storage-paused", {}, message.table)))


async def _command(house: "House", connection: Connection, command: protocol.Command) -> None:
    try:
        if isinstance(command, protocol.Chat) and not house.hub.was_answered(
            connection.person, command
        ):
            house.check_chat(connection.person)
        answer = await house.hub.command(connection.person, connection.name, command)
    except Denied as denied:
        answer = protocol.Refused(command.table, command.id, denied.key, denied.args_of_message)
    except StoreError:
        answer = protocol.Refused(command.table, command.id, "storage-paused", {})
    if isinstance(answer, protocol.Refused):
        house.note_refusal(answer)
        if answer.key == "stale" and command.table in connection.tables:
            # A stale command gets the fresh view with the refusal, never silence.
            connection.tables[command.table].refresh(connection)
    connection.send(encode(answer))


def _say_if_broken(pump: "asyncio.Task[None]") -> None:
    # A peer that is gone shows as an error of one kind or another: that is no news.
    if not pump.cancelled() and (error := pump.exception()) is not None:
        logger.debug("a socket ended while sending: %r", error)
