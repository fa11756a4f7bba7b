"""Who is who: behind a proxy, under a strange name, and after being shown out."""

import socket
from collections.abc import Callable

import pytest

from tests.server.client import Person, http_request
from tests.server.hostile.attackers import dial, frame, web_socket
from tests.server.nursery import Server

PING = 9


def _asked(server: Server, times: int, **headers: str) -> list[int]:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    return [
        http_request(server.address, "GET", "/api/games", headers=sent)[0] for _ in range(times)
    ]


def _read_all(connection: socket.socket) -> bytes:
    heard = b""
    while some := connection.recv(65536):
        heard += some
    return heard


def test_a_proxy_that_was_named_is_believed(birth: Callable[..., Server]) -> None:
    server = birth(proxies=("127.0.0.1",), requests=20)
    assert set(_asked(server, 20, X_Forwarded_For="192.0.2.1")) == {200}
    assert 429 in _asked(server, 5, X_Forwarded_For="192.0.2.1")
    assert set(_asked(server, 10, X_Forwarded_For="192.0.2.2")) == {200}
    # What a visitor claims stands to the left of what the proxy says.
    assert 429 in _asked(server, 5, X_Forwarded_For="192.0.2.3, 192.0.2.1")


def test_one_that_was_not_is_not(birth: Callable[..., Server]) -> None:
    server = birth(requests=20)
    seen = [_asked(server, 1, X_Forwarded_For=f"192.0.2.{n}")[0] for n in range(25)]
    assert 429 in seen


@pytest.mark.parametrize("path", ["/", "/api/me", "/ws"])
def test_a_name_that_is_not_ours(birth: Callable[..., Server], path: str) -> None:
    """A page of evil.example that points its name to us must not be able to talk to us."""
    server = birth()
    host = f"evil.example:{server.port}"
    headers = {"Host": host, "Origin": f"http://{host}"}
    if path == "/ws":
        headers |= {"Upgrade": "websocket", "Connection": "Upgrade"}
    status, answered, body = http_request(server.address, "GET", path, headers=headers)
    assert status == 421
    assert answered["Set-Cookie"] is None
    assert b"This server is not called evil.example" in body
    assert b"--origin" in body


def test_names_that_are_ours(birth: Callable[..., Server]) -> None:
    server = birth(host="0.0.0.0", origins=("https://bees.example",))  # noqa: S104  all of them
    for host in ("localhost", "127.0.0.1:80", "bees.example", socket.gethostname()):
        headers = {"Host": host}
        assert http_request(server.address, "GET", "/api/me", headers=headers)[0] == 200, host


def test_who_is_shown_out_is_told_why_and_has_to_wait(
    birth: Callable[..., Server],
) -> None:
    server = birth()
    eve = Person(server.address, "Eve")
    with web_socket(server, eve) as flood:
        flood.sendall(frame(PING) * 300)
        heard = _read_all(flood)
    assert b'"too-fast"' in heard
    assert (4029).to_bytes(2, "big") + b"you send more than one person may" in heard
    with pytest.raises(ConnectionError, match="403"):
        web_socket(server, eve)
    assert "sent too much and was disconnected" in server.said()


def test_who_talks_before_the_welcome_is_not_heard(birth: Callable[..., Server]) -> None:
    server = birth()
    eve = Person(server.address, "Eve")
    with dial(server) as early:
        early.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {server.address}\r\nOrigin: http://{server.address}\r\n"
            f"Cookie: {eve.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        for _ in range(20):
            early.sendall(frame(PING) * 5000)
        with pytest.raises(ConnectionResetError):
            _read_all(early)
