"""The direct line on a real socket: what it passes on, what it leaves to uvicorn."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from skep.server.direct_line import EXTENSION, DirectWebSocket
from skep.server.run import listen
from tests.server.people import in_loop, until


class Echo:
    """An application that says by the direct line what it hears by it."""

    def __init__(self) -> None:
        self.lines: list[DirectWebSocket] = []
        self.by_asgi: list[Any] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        line = scope["extensions"][EXTENSION]
        line.listener = line.write_text
        self.lines.append(line)
        await send({"type": "websocket.accept"})
        self.by_asgi.append(await receive())


@asynccontextmanager
async def echoing() -> AsyncIterator[tuple[Echo, ClientConnection]]:
    """A server and somebody connected to it."""
    echo = Echo()
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(echo, ws=DirectWebSocket, lifespan="off", log_level="critical")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    address = f"ws://127.0.0.1:{listening.getsockname()[1]}"
    try:
        async with connect(address, compression=None, max_size=None) as peer:
            yield echo, peer
    finally:
        server.should_exit = True
        await serving


@in_loop
async def test_frames_go_both_ways_past_asgi() -> None:
    async with echoing() as (echo, peer):
        for said in ("hello", "é🐝", "", "x" * 200_000):
            await peer.send(said)
            assert await peer.recv() == said
        await peer.send(["in ", "three ", "parts"])
        assert await peer.recv() == "in three parts"
        await peer.send(b"bytes are text here")
        assert await peer.recv() == "bytes are text here"
        assert echo.by_asgi == []
        await peer.close()
        await until(lambda: echo.by_asgi)
        assert echo.by_asgi[0]["type"] == "websocket.disconnect"
        assert not echo.lines[0].write_text(b"anybody there?")


@in_loop
async def test_text_that_is_no_text_closes() -> None:
    async with echoing() as (_, peer):
        await peer.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            await peer.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007


@in_loop
async def test_while_it_is_held_nothing_comes_and_nothing_is_lost() -> None:
    async with echoing() as (echo, peer):
        line = echo.lines[0]
        line.hold(True)
        line.hold(True)
        await peer.send("one")
        await peer.send("two")
        waiting = asyncio.create_task(peer.recv())
        assert await asyncio.wait([waiting], timeout=0.1) == (set(), {waiting})
        line.hold(False)
        assert [await waiting, await peer.recv()] == ["one", "two"]


@in_loop
async def test_who_does_not_read_is_not_written_to() -> None:
    async with echoing() as (echo, peer):
        line = echo.lines[0]
        peer.transport.pause_reading()
        written = 0
        while line.write_text(b"x" * 100_000):
            written += 1
            await asyncio.sleep(0)
            assert written < 1000
        peer.transport.resume_reading()
        for _ in range(written):
            assert len(await peer.recv()) == 100_000
        assert line.write_text(b"again")
        assert await peer.recv() == "again"
