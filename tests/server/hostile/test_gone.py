"""Visitors who have gone leave nothing behind."""

import asyncio
import contextlib
import gc
import time
from collections.abc import Callable
from typing import Any

from websockets.server import ServerProtocol

from skep.server.net.connection import Connection
from skep.server.net.direct_line import DirectWebSocket
from skep.server.net.front_door import FrontDoor
from tests.server.client import Person, http_request
from tests.server.hostile.attackers import dial, frame, web_socket
from tests.server.hostile.here import Here
from tests.server.nursery import Server

KINDS = (FrontDoor, DirectWebSocket, Connection, ServerProtocol)


def _left(*kinds: type[Any]) -> list[Any]:
    return [thing for thing in gc.get_objects() if type(thing) in kinds]


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
        with Here() as server:
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
        sizes.append(server.memory())
    assert sizes[-1] - sizes[0] < 16 * 1024 * 1024, sizes
