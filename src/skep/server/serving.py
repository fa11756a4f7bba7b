"""uvicorn on a store: what runs from the first visitor to the last."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from skep.bots.outside.hiring import dismiss_all
from skep.server.admin_line import AdminLine
from skep.server.gateway import Door, config, raise_file_limit, reach_of
from skep.server.http.app import build_app
from skep.server.logs import Log
from skep.server.net.settings import OpenStore, Settings
from skep.server.store.interface import Store, StoreError

__all__ = ["Door", "Server", "raise_file_limit"]


class Server(uvicorn.Server):
    """Says a word when it is ready; `skep admin` finds it by its data folder."""

    def __init__(
        self,
        open_store: OpenStore,
        folder: Path,
        settings: Settings,
        door: Door,
        log: Log,
        ready: Callable[[], None],
    ) -> None:
        self._app = build_app(self._opened, settings)
        super().__init__(config(self._app, door))
        self._open_store = open_store
        self._store: Store | None = None
        self._log = log
        self._ready = ready
        self._line: AdminLine | None = None
        self._folder = folder
        self._refused: str | None = None
        """Why it must not go on, in a sentence."""
        self._origins = settings.origins
        settings.meter.watch("connections", lambda: door.connections)

    @property
    def bot_tokens(self) -> dict[str, str]:
        """What bots that live elsewhere have to show, by their names; once it has started."""
        tokens: dict[str, str] = self._app.state.remote_bots.tokens
        return tokens

    async def _opened(self) -> Store:
        if self._store is None:
            self._store = await self._open_store()
        return self._store

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        if self.started:
            self._app.state.reach = reach_of(self, self._origins)
            self._line = await AdminLine.open(self._app.state.house, self._folder)
            if (others := self._app.state.house.others) is not None:
                others.on_refused = self._refuse
            self._ready()

    def _refuse(self, why: str) -> None:
        self._refused = why
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve no more."""
        if self._line is not None:
            await self._line.close()
        if (house := getattr(self._app.state, "house", None)) is not None:
            await house.hand_over()  # before anybody is waited for
        await super().shutdown(sockets)
        # Here and not later: after this, uvicorn lets the signal end the process.
        await asyncio.to_thread(dismiss_all)
        self._log.sum_up(all_of_them=True)

    def run_on(self, listening: socket.socket) -> None:
        """Serve until it is stopped."""

        async def main() -> None:
            # Tries to write, so that a disk without room is said plainly before anybody comes.
            await (await self._opened()).server_key()
            summing_up = asyncio.create_task(self._log.keep_summing_up())
            await self.serve(sockets=[listening])
            summing_up.cancel()
            if self._refused is not None:
                raise StoreError(self._refused)

        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            runner.run(main())
