"""`make cluster`: PostgreSQL, NATS, three servers and a small proxy, all on this machine, to try.

It prints the address to play at, and lines to copy: how to kill or freeze a server, and how to
start another. Nothing of it is kept when it ends.
"""

import asyncio
import contextlib
import itertools
import os
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bench.cluster.nats import LocalNats
from bench.cluster.postgres import LocalPostgres

SERVERS = 3
PORT = 8765
WAIT_SECONDS = 150


class Proxy:
    """Hands each connection to the next server that takes it; knows nothing of HTTP."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self._next = itertools.count()

    async def serve(self, port: int) -> None:
        """For ever."""
        server = await asyncio.start_server(self._came, "127.0.0.1", port)
        async with server:
            await server.serve_forever()

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = next(self._next)
        for number in range(len(self._ports)):
            port = self._ports[(first + number) % len(self._ports)]
            with contextlib.suppress(OSError):
                back_reader, back_writer = await asyncio.open_connection("127.0.0.1", port)
                both = (_pour(reader, back_writer), _pour(back_reader, writer))
                await asyncio.gather(*both)
                return
        writer.close()


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """What comes in at one end goes out at the other, until one of them is gone."""
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()


def _command(postgres: LocalPostgres, nats: LocalNats, data: Path, port: int) -> list[str]:
    options = ["--store", postgres.url(), "--bus", nats.url, "--data", str(data)]
    return [sys.executable, "-m", "skep", "serve", "--port", str(port), *options]


@contextmanager
def _server(command: list[str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as lines:
        process = subprocess.Popen(command, stdout=lines, stderr=lines)  # noqa: S603  our own words
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


async def _await_ready(port: int) -> None:
    async with asyncio.timeout(WAIT_SECONDS):
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(0.1)


async def _run(port: int, ports: list[int], lines: list[str]) -> None:
    for one in ports:
        await _await_ready(one)
    sys.stdout.write("\n".join([f"Play at http://127.0.0.1:{port}/", *lines, ""]))
    sys.stdout.flush()
    await Proxy(ports).serve(port)


def main() -> None:
    """Start everything; Ctrl-C ends it, or SIGTERM."""
    # Also where it was started in the background, for which a shell has Ctrl-C ignored.
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.default_int_handler)
    port = int(os.environ.get("SKEP_PORT", PORT))
    ports = [port + 1 + number for number in range(SERVERS)]
    with ExitStack() as stage:
        folder = Path(stage.enter_context(tempfile.TemporaryDirectory(prefix="skep-cluster-")))
        postgres = stage.enter_context(LocalPostgres())
        nats = stage.enter_context(LocalNats())
        lines = [f"PostgreSQL: {postgres.url()}", f"NATS: {nats.url}", f"Logs: {folder}"]
        processes = []
        for number, one in enumerate(ports, 1):
            command = _command(postgres, nats, folder / f"data{number}", one)
            process = stage.enter_context(_server(command, folder / f"server{number}.log"))
            lines += [
                f"Server {number} at http://127.0.0.1:{one}/",
                f"  kill -9 {process.pid}; kill -STOP {process.pid}; kill -CONT {process.pid}",
                f"  again: {shlex.join(command)}",
            ]
            processes.append(process)
        for process in processes:  # at the end all at once: each takes a few seconds
            stage.callback(process.terminate)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_run(port, ports, lines))
        # Who presses Ctrl-C twice must not leave a server behind.
        for ending in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ending, signal.SIG_IGN)


if __name__ == "__main__":
    main()
