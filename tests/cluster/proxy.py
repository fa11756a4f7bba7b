"""A wire between a server and what it needs, which can be cut: dropped, silent, or one way only."""

import asyncio
import contextlib

CHUNK = 64 * 1024


class Wire:
    """A port of this machine that leads to another one, as long as the wire is whole."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._server: asyncio.Server | None = None
        self._there = asyncio.Event()
        self._back = asyncio.Event()
        self._set()
        self._dropped = False
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Take connections."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)

    @property
    def port(self) -> int:
        """Where it begins."""
        assert self._server is not None
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def drop(self) -> None:
        """Cut it: all connections end at once, and new ones, too."""
        self._dropped = True
        self._break()

    def freeze(self) -> None:
        """Cut it: nothing comes through any more, and nobody is told so."""
        self._there.clear()
        self._back.clear()

    def deafen(self) -> None:
        """Cut it on the way back: what is asked is done, and no answer comes."""
        self._back.clear()

    def mend(self) -> None:
        """It is whole again. What was silent ends, as on a network that forgot it."""
        if not (self._there.is_set() and self._back.is_set()):
            self._break()
        self._dropped = False
        self._set()

    def thaw(self) -> None:
        """It is whole again, and all that was held back comes through."""
        self._set()

    def _set(self) -> None:
        self._there.set()
        self._back.set()

    def _break(self) -> None:
        for end in self._ends:
            end.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._ends.add(writer)
        far: asyncio.StreamWriter | None = None
        try:
            if not self._dropped:
                far_reader, far = await asyncio.open_connection("127.0.0.1", self._to)
                self._ends.add(far)
                ways = [
                    self._carry(reader, far, self._there),
                    self._carry(far_reader, writer, self._back),
                ]
                await asyncio.gather(*ways)
        except OSError:
            pass
        finally:
            for end in (writer, far):
                if end is not None:
                    self._ends.discard(end)
                    end.transport.abort()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, whole: asyncio.Event
    ) -> None:
        while data := await reader.read(CHUNK):
            await whole.wait()
            writer.write(data)
            await writer.drain()
        with contextlib.suppress(OSError, RuntimeError):
            writer.write_eof()

    async def close(self) -> None:
        """Gone."""
        if self._server is not None:
            self._server.close()
        self._set()
        self._break()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1)
