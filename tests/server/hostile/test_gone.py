"""Visitors who have gone leave nothing behind."""

import asyncio
import contextlib
import gc
import threading
import time
from collections.abc import Callable
from typing import Any

import uvicorn

from skep.server.gateway import Door, config
from skep.server.http.app import build_app
from skep.server.net.connection import Connection
from skep.server.net.direct_line import DirectWebSocket
from skep.server.net.front_door import FrontDoor
from skep.server.net.limits import UNLIMITED
from skep.server.net.settings import Settings
from skep.server.run import listen
from skep.server.store.interface import Store
from tests.server.client import Person, http_request
from tests.server.hostile.attackers import dial, frame, web_socket
from tests.server.hostile.watching import memory_of
from tests.server.memory import MemoryStore
from tests.server.nursery import Server

KINDS = (FrontDoor, DirectWebSocket, Connection)


def _left(*kinds: type[Any]) -> list[Any]:
    return [thing for thing in gc.get_objects() if type(thing) in kinds]


class _Here(Server):
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

    def __enter__(self) -> "_Here":
        self._thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._server.should_exit = True
        self._thread.join(10)


def _visit(server: Server, person: Person) -> None:
    """All that a visitor does: a page, a mistake, a socket with a table, and gone."""
    http_request(server.address, "GET", "/api/games")
    with dial(server) as connection:
        connection.sendall(b"nonsense\r\n\r\n")
        connection.recv(1000)
    with web_socket(server, person) as socket:
        socket.sendall(frame(1, b'{"type":"ping"}') + frame(9, b"x"))
        socket.recv(1000)


def test_nothing_waits_for_the_collector() -> None:
    gc.collect()
    gc.disable()
    try:
        with _Here() as server:
            ann = Person(server.address, "Ann")
            for _ in range(5):
                _visit(server, ann)
            asyncio.run(_until(lambda: server.door.connections == 0 and not _left(*KINDS)))
            assert server.door.connections == 0
            assert _left(*KINDS) == []
    finally:
        gc.enable()


async def _until(what: Callable[[], bool]) -> None:
    for _ in range(60):
        if what():
            return
        await asyncio.sleep(0.05)


def test_memory_does_not_grow_with_those_who_have_gone(server: Server) -> None:
    """They stay long enough to be taken for good by the collector, and then all go."""
    people = [Person(server.address, f"Visitor {number}") for number in range(20)]
    table = people[0].open_table(server.address, {"kind": "me"}, {"kind": "open"})
    watch = frame(1, b'{"type":"watch","table":"%s"}' % table.encode())
    sizes = []
    for _ in range(6):
        with contextlib.ExitStack() as visit:
            for number in range(300):
                socket = visit.enter_context(web_socket(server, people[number % 20]))
                if not number % 20:
                    socket.sendall(watch)
            time.sleep(0.2)
        time.sleep(0.2)
        sizes.append(memory_of(server))
    assert sizes[-1] - sizes[0] < 16 * 1024 * 1024, sizes
