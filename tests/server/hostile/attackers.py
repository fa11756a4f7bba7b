"""Those who want to stop everybody else: raw sockets, in threads."""

import contextlib
import socket
import struct
import threading
from collections.abc import Callable, Iterator

from tests.server.client import Person
from tests.server.hostile.watching import ATTACKER
from tests.server.nursery import Server

MASK = b"\0\0\0\0"


def frame(kind: int, body: bytes = b"", *, fin: bool = True) -> bytes:
    """A WebSocket frame as a browser sends it."""
    first = (0x80 if fin else 0) | kind
    if len(body) < 126:
        head = bytes((first, 0x80 | len(body)))
    else:
        head = bytes((first, 0x80 | 126)) + struct.pack("!H", len(body))
    return head + MASK + body


def dial(server: Server, source: str = ATTACKER) -> socket.socket:
    """A connection from an attacker's address."""
    return socket.create_connection(("127.0.0.1", server.port), 5, (source, 0))


def web_socket(server: Server, person: Person, source: str = ATTACKER) -> socket.socket:
    """An open WebSocket."""
    connection = dial(server, source)
    connection.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {server.address}\r\nOrigin: http://{server.address}\r\n"
        f"Cookie: {person.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = connection.recv(4096)
    if not answer.startswith(b"HTTP/1.1 101"):
        connection.close()
        raise ConnectionError(answer.decode("latin-1"))
    return connection


@contextlib.contextmanager
def threads(*works: Callable[[threading.Event], None]) -> Iterator[None]:
    """Each in a thread, until the end; that the server hangs up on them is what they expect."""
    stop = threading.Event()

    def run(work: Callable[[threading.Event], None]) -> None:
        while not stop.is_set():
            with contextlib.suppress(OSError):
                work(stop)
            stop.wait(0.01)

    running = [threading.Thread(target=run, args=(work,), daemon=True) for work in works]
    for thread in running:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in running:
            thread.join(10)
