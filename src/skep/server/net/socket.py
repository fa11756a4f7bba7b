"""One WebSocket of one browser tab: frames in, frames out, nothing about games.

Kept thin and on plain ASGI; where the server offers a `direct_line`, frames take that.
"""

import asyncio
import contextlib
import logging

from skep.server import protocol
from skep.server.net import identity
from skep.server.net.connection import BROKEN, POLICY, Connection, Receive, Send
from skep.server.net.frames import may_speak, take
from skep.server.net.handshake import Scope, admit
from skep.server.net.house import House
from skep.server.protocol import encode

logger = logging.getLogger(__name__)

MOST_UNREAD = 16
"""Frames of one peer that may wait for an earlier one; then we read no more until it is done."""


async def serve_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """A WebSocket from its handshake to its end."""
    await receive()
    connection = await admit(house, scope, receive, send)
    try:
        if connection is None:
            await send({"type": "websocket.close", "code": POLICY})
            return
        if connection.line is not None:
            connection.line.listener = lambda frame: _came(house, connection, frame)
            connection.line.meter = lambda: _signalled(house, connection)
        await send({"type": "websocket.accept"})
    except OSError:  # so ASGI says that the peer is gone already
        return
    house.enter(connection)
    handle = identity.handle(house.key, connection.person)
    connection.send(encode(protocol.Welcome(protocol.PROTOCOL, handle, connection.name)))
    storage = house.storage()
    if storage is not None:
        connection.send(encode(storage))
    try:
        await _listen(house, connection)
        if connection.worker is not None:
            await _finish(connection.worker)  # what was said before hanging up still counts
    finally:
        house.leave(connection)
        watched, connection.tables = connection.tables, {}  # or it would move with its table
        for table in watched.values():
            table.part(connection)
        await connection.say_goodbye()


async def _finish(worker: "asyncio.Task[None]") -> None:
    """Wait until all that was said is done. A server that ends breaks this off, not the worker."""
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.wait([worker])


async def _listen(house: House, connection: Connection) -> None:
    """By ASGI: the frames, where there is no direct line, and the end."""
    while connection.closing is None:
        message = await connection.receive()
        if message is None or message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        frame = (message.get("bytes") or b"") if text is None else text.encode()
        connection.heard_at = now = house.clock.monotonic()
        if may_speak(house, connection, now):
            await take(house, connection, frame)


def _signalled(house: House, connection: Connection) -> bool:
    """By the direct line, but no message: the peer is there. May it go on so?"""
    connection.heard_at = now = house.clock.monotonic()
    return may_speak(house, connection, now)


def _came(house: House, connection: Connection, frame: bytes) -> None:
    """By the direct line: frames are looked at in order, one after the other."""
    connection.heard_at = now = house.clock.monotonic()
    if not may_speak(house, connection, now):
        return
    connection.inbox.append(frame)
    if connection.worker is None:
        connection.worker = asyncio.create_task(_empty_inbox(house, connection))
    elif len(connection.inbox) > MOST_UNREAD and connection.line is not None:
        connection.line.hold(True)


async def _empty_inbox(house: House, connection: Connection) -> None:
    try:
        while connection.inbox and connection.closing is None:
            await take(house, connection, connection.inbox.popleft())
    except Exception:
        logger.exception("a frame broke its socket")
        connection.close(BROKEN)
    connection.worker = None
    if connection.line is not None:
        connection.line.hold(False)
