"""A wire to a database that can be cut, before or after what was sent has arrived."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal

Cut = Literal["none", "before", "after", "silent"]


class Wire:
    """Stands between a store and its database, at a port of its own."""

    def __init__(self, port: int) -> None:
        self._to = port
        self.port = 0
        self.cut: Cut = "none"
        """What happens to the next statement that adds to a log: it never arrives; it arrives, and
        the answer does not; or nothing is heard any more, and the wire stays."""
        self.open = True
        """Is anybody let through at all?"""
        self._writers: set[asyncio.StreamWriter] = set()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.open:
            writer.transport.abort()
            return
        there, sending = await asyncio.open_connection("127.0.0.1", self._to)
        pair = {writer, sending}
        self._writers |= pair
        state = {"mute": False}
        await asyncio.gather(
            self._pass(reader, sending, pair, state, outward=True),
            self._pass(there, writer, pair, state, outward=False),
        )
        self._writers -= pair

    async def _pass(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        pair: set[asyncio.StreamWriter],
        state: dict[str, bool],
        *,
        outward: bool,
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if outward and self.cut != "none" and b"B\x00\x00" in data and b"marked" in data:
                    if self.cut == "before":
                        self.cut, self.open = "none", False
                        break
                    state["mute"] = True
                if outward or not state["mute"]:
                    writer.write(data)
                    await writer.drain()
                elif self.cut == "after":
                    self.cut, self.open = "none", False
                    break
        for each in pair:
            each.transport.abort()


@asynccontextmanager
async def wire_to(port: int) -> AsyncIterator[Wire]:
    """A wire to a port of this machine."""
    wire = Wire(port)
    server = await asyncio.start_server(wire.talk, "127.0.0.1", 0)
    wire.port = server.sockets[0].getsockname()[1]
    try:
        yield wire
    finally:
        server.close()
        for writer in wire._writers:
            writer.transport.abort()
        await asyncio.sleep(0.01)
