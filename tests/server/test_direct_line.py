"""The direct line on a real socket: what it passes on, what it leaves to uvicorn."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from skep.server.net.direct_line import EXTENSION, DirectWebSocket
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


def text(said: str) -> bytes:
    """A frame as a browser sends it."""
    return Frame(Opcode.TEXT, said.encode()).serialize(mask=True)


async def send_apart(peer: ClientConnection, *pieces: bytes) -> None:
    """Each in a packet of its own."""
    for piece in pieces:
        peer.transport.write(piece)
        await asyncio.sleep(0.002)


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
async def test_whoever_is_asked_answers_by_itself() -> None:
    async with echoing() as (echo, peer):
        await peer.send("hello")
        assert await peer.recv() == "hello"
        (line,) = echo.lines
        heard: list[bool] = []

        def meter() -> bool:
            heard.append(True)
            return True

        line.meter = meter
        line.ask()
        await until(lambda: heard)
        await peer.send("still here")
        assert await peer.recv() == "still here"
        await peer.close()
        await until(lambda: echo.by_asgi)
        line.ask()  # says nothing to nobody, and breaks nothing


LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)


@in_loop
async def test_frames_of_all_lengths() -> None:
    async with echoing() as (_, peer):
        for length in LENGTHS:
            await peer.send("b" * length)
            assert await peer.recv() == "b" * length


@in_loop
async def test_many_frames_in_one_packet() -> None:
    async with echoing() as (_, peer):
        peer.transport.write(b"".join(text(f"frame {number}") for number in range(50)))
        for number in range(50):
            assert await peer.recv() == f"frame {number}"


@pytest.mark.parametrize("length", [3, 200, 65_600])
@in_loop
async def test_a_frame_in_two_pieces(length: int) -> None:
    frame = text("y" * length)
    async with echoing() as (_, peer):
        for cut in (1, 2, 3, 4, 5, 8, 9, 10, 12, 14, len(frame) - 1):
            await send_apart(peer, frame[:cut], frame[cut:] + text("after"))
            assert await peer.recv() == "y" * length
            assert await peer.recv() == "after"


@in_loop
async def test_a_frame_byte_by_byte() -> None:
    async with echoing() as (_, peer):
        await send_apart(peer, *(bytes([byte]) for byte in text("né") + text("")))
        assert [await peer.recv(), await peer.recv()] == ["né", ""]


@in_loop
async def test_what_may_come_between_the_parts_of_a_message() -> None:
    async with echoing() as (_, peer):
        begun = Frame(Opcode.TEXT, b"one ", fin=False).serialize(mask=True)
        ping = Frame(Opcode.PING, b"there?").serialize(mask=True)
        ended = Frame(Opcode.CONT, b"message").serialize(mask=True)
        peer.transport.write(text("before") + begun + ping + ended + text("after"))
        heard = [await peer.recv() for _ in range(3)]
        assert heard == ["before", "one message", "after"]


MISTAKES = {
    "not masked": (Frame(Opcode.TEXT, b"hello").serialize(mask=False), 1002),
    "not masked, with what could be a mask": (
        Frame(Opcode.TEXT, b"\0\0\0\0abcd").serialize(mask=False) + b"efgh",
        1002,
    ),
    "not masked, as a part": (Frame(Opcode.TEXT, b"a", fin=False).serialize(mask=False), 1002),
    "text within a message": (
        Frame(Opcode.TEXT, b"a", fin=False).serialize(mask=True)
        + Frame(Opcode.TEXT, b"b").serialize(mask=True),
        1002,
    ),
    "a part of nothing": (Frame(Opcode.CONT, b"a").serialize(mask=True), 1002),
    "a bit that means nothing": (bytes((0xC1, 0x80, 0, 0, 0, 0)), 1002),
    "an unknown kind": (bytes((0x83, 0x80, 0, 0, 0, 0)), 1002),
    "no text": (Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), 1007),
    "no text, in parts": (
        Frame(Opcode.TEXT, b"\xc3", fin=False).serialize(mask=True)
        + Frame(Opcode.CONT, b"\x28").serialize(mask=True),
        1007,
    ),
    "too long": (bytes((0x81, 0xFF)) + (1 << 40).to_bytes(8, "big"), 1009),
    "longer than a length can be": (bytes((0x81, 0xFF)) + b"\xff" * 8, 1009),
}


@pytest.mark.parametrize("bytes_and_code", MISTAKES.values(), ids=MISTAKES.keys())
@in_loop
async def test_a_mistake_closes_and_says_why(bytes_and_code: tuple[bytes, int]) -> None:
    wrong, code = bytes_and_code
    async with echoing() as (_, peer):
        peer.transport.write(text("fine") + wrong + text("never heard"))
        assert await peer.recv() == "fine"
        with pytest.raises(ConnectionClosed) as closed:
            await peer.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


@in_loop
async def test_nothing_is_heard_after_goodbye() -> None:
    async with echoing() as (echo, peer):
        heard: list[bytes] = []
        echo.lines[0].listener = heard.append
        goodbye = Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)
        peer.transport.write(text("last") + goodbye + text("too late"))
        await until(lambda: echo.by_asgi)
        assert heard == [b"last"]


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
