"""Those who take their time: a head, a body or an answer has only so long."""

import gc
import time
from collections.abc import Iterator
from typing import Any

import pytest

from skep.server.net import direct_line, front_door
from tests.server.client import Person
from tests.server.hostile.attackers import dial, web_socket
from tests.server.hostile.here import Here

HEAD = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
SOON = 0.4


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Iterator[Here]:
    for module in (front_door, direct_line):
        monkeypatch.setattr(module, "READ_SECONDS", SOON)
    monkeypatch.setattr(front_door, "BODY_SECONDS", SOON)
    monkeypatch.setattr(front_door, "HEAD_SECONDS", SOON)
    with Here() as server:
        yield server


@pytest.mark.parametrize("sent", [HEAD[:40], HEAD + b"x" * 40], ids=["head", "body"])
def test_what_comes_drop_by_drop(here: Here, sent: bytes) -> None:
    with dial(here) as connection:
        began = time.monotonic()
        for byte in sent:
            connection.send(bytes([byte]))
        time.sleep(0.1)
        connection.send(b"x")
        answer = connection.recv(4096)
        assert time.monotonic() - began < 10 * SOON
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"took too long to arrive" in answer


def test_who_says_nothing(here: Here) -> None:
    with dial(here) as connection:
        began = time.monotonic()
        assert connection.recv(1) == b""
        assert SOON / 2 < time.monotonic() - began < 10 * SOON


@pytest.mark.parametrize("kind", [front_door.FrontDoor, direct_line.DirectWebSocket])
def test_who_does_not_read_is_let_go(
    here: Here, kind: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's buffers hold megabytes, so the transport says here that they are full."""
    monkeypatch.setattr(front_door, "HEAD_SECONDS", 60)
    eve = Person(here.address, "Eve")
    with dial(here) if kind is front_door.FrontDoor else web_socket(here, eve) as deaf:
        time.sleep(0.1)
        (line,) = (thing for thing in gc.get_objects() if type(thing) is kind)
        for full in (True, False, True):
            line.loop.call_soon_threadsafe(line.pause_writing if full else line.resume_writing)
            time.sleep(SOON / 2)
        began = time.monotonic()
        while deaf.recv(1000):
            pass
        assert time.monotonic() - began < SOON
