"""A server in this process, in a thread: for what must be looked at, or set, inside of it."""

import threading
from typing import Self

import uvicorn

from skep.server.gateway import Door, config
from skep.server.http.app import build_app
from skep.server.net.limits import UNLIMITED
from skep.server.net.settings import Settings
from skep.server.run import listen
from skep.server.store.interface import Store
from tests.server.memory import MemoryStore
from tests.server.nursery import Server


class Here(Server):
    """A server in this process, in a thread."""

    def __init__(self) -> None:
        settings = Settings(limits=UNLIMITED)

        async def open_store() -> Store:
            return MemoryStore()

        listening = listen("127.0.0.1", 0)
        self.port = listening.getsockname()[1]
        self.door = Door(settings)
        self._server = uvicorn.Server(config(build_app(open_store, settings), self.door))
        self._thread = threading.Thread(target=self._server.run, args=([listening],), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._server.should_exit = True
        self._thread.join(10)
