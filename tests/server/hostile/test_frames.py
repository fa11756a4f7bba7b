"""One socket that says more than it may: pings, pongs, parts of messages, empty messages."""

import contextlib
import threading
from collections.abc import Callable, Iterator

import pytest

from tests.server.client import Person
from tests.server.hostile.attackers import frame, threads, web_socket
from tests.server.nursery import Server

TEXT, PART, PING, PONG = 1, 0, 9, 10

FLOODS = {
    "pings": frame(PING, b"x"),
    "pongs": frame(PONG),
    "empty messages": frame(TEXT),
    "parts of a message": frame(TEXT, b"a", fin=False) + frame(PART, b"", fin=False) * 1000,
    "messages in two parts": frame(TEXT, b"[", fin=False) + frame(PART, b"]"),
    "nonsense": frame(TEXT, b"{" * 100),
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS.keys())
def test_a_flood_of_frames(beside: Callable[..., Server], flood: bytes) -> None:
    block = flood * (50_000 // len(flood) + 1)

    @contextlib.contextmanager
    def attack(server: Server) -> Iterator[None]:
        person = Person(server.address, "Eve")

        def send(stop: threading.Event) -> None:
            with web_socket(server, person) as socket:
                while not stop.is_set():
                    socket.sendall(block)
                    stop.wait(0.05)

        with threads(send):
            yield

    beside(attack)
