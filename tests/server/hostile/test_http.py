"""Connections and requests that never end: heads, bodies, answers that nobody reads."""

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from tests.server.client import http_request
from tests.server.hostile.attackers import dial, threads
from tests.server.hostile.watching import ATTACKER, Attack
from tests.server.nursery import Server

MEGABYTE = 1 << 20


def _head(server: Server, line: str = "GET /api/games", *more: str) -> bytes:
    lines = [f"{line} HTTP/1.1", f"Host: {server.address}", *more]
    return "\r\n".join([*lines, "", ""]).encode()


def _endless(begin: Callable[[Server], bytes], then: bytes, connections: int = 1) -> Attack:
    """Connections that begin like this and go on with that, as fast as they can, unread."""

    @contextlib.contextmanager
    def attack(server: Server) -> Iterator[None]:
        def send(stop: threading.Event) -> None:
            with dial(server) as connection:
                connection.settimeout(0.2)
                connection.sendall(begin(server))
                while not stop.is_set():
                    connection.sendall(then)

        with threads(*[send] * connections):
            yield

    return attack


ENDLESS = {
    "a header": (lambda s: _head(s)[:-2] + b"X-Long: ", b"x" * MEGABYTE),
    "headers": (lambda s: _head(s)[:-2], b"X-More: 1\r\n" * 100_000),
    "an address": (lambda _: b"GET /", b"x" * MEGABYTE),
    "empty lines": (lambda _: b"", b"\r\n" * 100_000),
    "no HTTP": (lambda _: b"", b"\x16\x03\x01" * 100_000),
    "a body": (
        lambda s: _head(s, "POST /api/replay", "Transfer-Encoding: chunked"),
        b"100000\r\n" + b"x" * MEGABYTE + b"\r\n",
    ),
    "a body in small parts": (
        lambda s: _head(s, "POST /api/replay", "Transfer-Encoding: chunked"),
        b"1\r\nx\r\n" * 50_000,
    ),
    "remarks about a body": (
        lambda s: _head(s, "POST /api/replay", "Transfer-Encoding: chunked") + b"1;",
        b"x" * MEGABYTE,
    ),
    "a body for who reads none": (
        lambda s: _head(s, "GET /api/games", f"Content-Length: {500 * 1024}"),
        b"x" * MEGABYTE,
    ),
}


@pytest.mark.parametrize("begin_then", ENDLESS.values(), ids=ENDLESS.keys())
def test_what_never_ends(
    beside: Callable[..., Server], begin_then: tuple[Callable[[Server], bytes], bytes]
) -> None:
    beside(_endless(*begin_then))


def test_requests_without_waiting_for_answers(beside: Callable[..., Server]) -> None:
    @contextlib.contextmanager
    def attack(server: Server) -> Iterator[None]:
        with _endless(lambda _: b"", _head(server) * 5000)(server):
            yield

    beside(attack, requests=1_000_000)


def test_requests_as_fast_as_they_can(beside: Callable[..., Server]) -> None:
    """Forty connections, each asks again when it is answered, and comes back when refused."""

    @contextlib.contextmanager
    def attack(server: Server) -> Iterator[None]:
        def ask(stop: threading.Event) -> None:
            with dial(server) as connection:
                while not stop.is_set():
                    connection.sendall(_head(server))
                    if not connection.recv(65536):
                        return

        with threads(*[ask] * 40):
            yield

    beside(attack)


def test_answers_that_nobody_reads(beside: Callable[..., Server]) -> None:
    @contextlib.contextmanager
    def attack(server: Server) -> Iterator[None]:
        def ask(stop: threading.Event) -> None:
            held: list[socket.socket] = []
            while not stop.is_set() and len(held) < 300:
                held.append(dial(server))
                held[-1].setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                held[-1].sendall(_head(server, "GET /api/rules/butine/en") * 3)
            stop.wait()
            for connection in held:
                connection.close()

        with threads(ask):
            yield

    beside(attack)


def test_many_connections_that_say_little(beside: Callable[..., Server]) -> None:
    """As many as one address may have, and ever more that are refused."""

    @contextlib.contextmanager
    def attack(server: Server) -> Iterator[None]:
        def hold(stop: threading.Event) -> None:
            held: list[socket.socket] = []
            for _ in range(1500):
                if stop.is_set():
                    break
                held.append(dial(server))
                with contextlib.suppress(OSError):
                    held[-1].sendall(b"GET / HT")
            stop.wait()
            for connection in held:
                connection.close()

        with threads(hold):
            yield

    server = beside(attack)
    assert f"{ATTACKER} has 1000 connections already" in server.said()
    assert server.said().count("connections already") == 1, "said once, then counted"


def test_who_finds_no_room_is_told_so(birth: Callable[..., Server]) -> None:
    server = birth(files=128)  # 64 of them for visitors, 32 for one address
    with contextlib.ExitStack() as held:
        for source in ("127.0.0.2", "127.0.0.3"):
            for _ in range(32):
                held.enter_context(dial(server, source))
        time.sleep(0.1)
        with dial(server, "127.0.0.4") as late:
            began = time.monotonic()
            answer = late.recv(4096)
            assert time.monotonic() - began < 1
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b"Retry-After: " in answer
        assert b'"house-full"' in answer
    time.sleep(0.2)
    assert http_request(server.address, "GET", "/api/health")[0] == 200
    assert "64 connections, the limit of 128 open files; others are refused" in server.said()


@pytest.mark.parametrize(
    ("sent", "status", "key"),
    [
        (b"GET /" + b"x" * 3000 + b" HTTP/1.1\r\n\r\n", 414, b"address-too-long"),
        (b"GET / HTTP/1.1\r\nX: " + b"y" * 9000 + b"\r\n\r\n", 431, b"headers-too-long"),
        (b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 65 + b"\r\n", 431, b"headers-too-long"),
        (b"GET / HTTP/1.1\r\n\r\n", 400, b"bad-request"),
        (b"GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400, b"bad-request"),
        (b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421, b"--origin"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 600000\r\n\r\n", 413, b"524"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n", 400, b""),
        (b"\x00\x01\x02\r\n\r\n", 400, b"bad-request"),
    ],
    ids=range(9),
)
def test_a_refusal_says_why_and_forbids_scripts(
    birth: Callable[..., Server], sent: bytes, status: int, key: bytes
) -> None:
    server = birth()
    with dial(server) as connection:
        connection.sendall(sent)
        answer = b""
        while some := connection.recv(4096):
            answer += some
    assert answer.startswith(b"HTTP/1.1 %d " % status), answer
    assert key in answer
    assert b"Content-Security-Policy: default-src 'self'" in answer
    assert b"X-Content-Type-Options: nosniff" in answer
