"""Long replays, asked for again and again: they wait for each other, and nobody for them."""

import contextlib
import threading
from collections.abc import Callable, Iterator

from tests.server.client import http_request
from tests.server.hostile.attackers import dial, threads
from tests.server.nursery import ROOT, Server

RECORD = (ROOT / "tests/archive/records/bee-busy-1/golden-four-players.txt").read_bytes()
"""A long game: it takes a quarter of a second to show, and three megabytes."""

CROWD = 20


def _asked(server: Server) -> bytes:
    lines = ("POST /api/replay HTTP/1.1", f"Host: {server.address}")
    head = "\r\n".join([*lines, f"Content-Length: {len(RECORD)}", "", ""])
    return head.encode() + RECORD


def _statuses(server: Server, number: int, seen: list[bytes]) -> Callable[..., None]:
    """Somebody of a crowd, each from an address of their own, who reads what comes."""

    def ask(stop: threading.Event) -> None:
        with dial(server, f"127.0.1.{number + 1}") as connection:
            connection.settimeout(10)
            connection.sendall(_asked(server))
            answer = b""
            while not stop.is_set() and (some := connection.recv(65536)):
                answer += some
                if b"}" in answer:
                    seen.append(answer)
                    answer = b""

    return ask


def test_a_crowd_that_looks_back(beside: Callable[..., Server]) -> None:
    seen: list[bytes] = []

    @contextlib.contextmanager
    def attack(server: Server) -> Iterator[None]:
        with threads(*(_statuses(server, number, seen) for number in range(CROWD))):
            yield

    beside(attack)
    assert any(answer.startswith(b"HTTP/1.1 200") for answer in seen)
    full = [answer for answer in seen if answer.startswith(b"HTTP/1.1 503")]
    assert full, "twenty at a time are too many"
    assert all(b"retry-after: 5" in answer.lower() for answer in full)
    assert all(b"Try again in a few seconds." in answer for answer in full)


def test_replays_that_nobody_reads(beside: Callable[..., Server]) -> None:
    """Each holds its place until it is read, so there are never many."""

    @contextlib.contextmanager
    def attack(server: Server) -> Iterator[None]:
        def ask(stop: threading.Event) -> None:
            with contextlib.ExitStack() as held:
                for number in range(40):
                    connection = held.enter_context(dial(server, f"127.0.2.{number + 1}"))
                    connection.sendall(_asked(server))
                stop.wait()

        with threads(ask):
            yield

    beside(attack)


def test_places_are_given_back(birth: Callable[..., Server]) -> None:
    """Also by those who leave in the midst of it."""
    server = birth()
    for number in range(12):
        with dial(server, f"127.0.3.{number + 1}") as connection:
            connection.sendall(_asked(server))
            if number % 2:
                connection.recv(1000)
    for _ in range(100):
        status, _, body = http_request(server.address, "POST", "/api/replay", RECORD)
        if status == 200:
            break
    assert (status, body[:8]) == (200, b'{"game":')
    assert len(body) > 1_000_000
