"""uvicorn on a store: what runs from the first visitor to the last."""

import asyncio
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import uvicorn

from skep.server.admin_line import AdminLine
from skep.server.gateway import Door, config, raise_file_limit
from skep.server.http.app import build_app
from skep.server.net.settings import Settings
from skep.server.store.interface import Store

__all__ = ["Door", "Server", "raise_file_limit"]


class Server(uvicorn.Server):
    """Says a word when it is ready."""

    def __init__(
        self, store: Store, settings: Settings, door: Door, ready: Callable[[], None]
    ) -> None:
        async def open_store() -> Store:
            return store

        self._app = build_app(open_store, settings)
        super().__init__(config(self._app, door))
        self._store = store
        self._ready = ready
        self._line: AdminLine | None = None
        self._folder: Path | None = None
        settings.meter.watch("connections", lambda: door.connections)

    def listen_to_operator(self, folder: Path) -> None:
        """`skep admin` shall find this server by its data folder."""
        self._folder = folder

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            if self._folder is not None:
                self._line = await AdminLine.open(self._app.state.house, self._folder)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve no more."""
        if self._line is not None:
            await self._line.close()
        await super().shutdown(sockets)

    def run_on(self, listening: socket.socket, beside: Coroutine[Any, Any, None]) -> None:
        """Serve until it is stopped, and do something else beside that."""

        async def main() -> None:
            # Tries to write, so that a disk without room is said plainly before anybody comes.
            await self._store.server_key()
            other = asyncio.create_task(beside)
            try:
                await self.serve(sockets=[listening])
            finally:
                other.cancel()

        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            runner.run(main())
