"""Three hundred who look on: they come, go and take other names, as fast as they may."""

import contextlib
import http.client
import itertools
import selectors
import socket
import threading
from collections.abc import Callable, Iterator

import msgspec

from tests.server.client import Person
from tests.server.hostile.attackers import frame, threads, web_socket
from tests.server.hostile.watching import ATTACKER
from tests.server.nursery import Server

MANY = 300
TEXT = 1

# All of one address together may say 400 things in a second.
PAUSE = 1 / 180


class Stranger(Person):
    """Somebody from the attackers' address, without a name as long as they pick none."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""
        _, cookie = self.ask_from_there("GET", "/api/me")
        self.cookie = cookie.partition(";")[0]

    def ask_from_there(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        connection = http.client.HTTPConnection(
            self.server.address, timeout=20, source_address=(ATTACKER, 0)
        )
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        with contextlib.closing(connection):
            connection.request(method, path, msgspec.json.encode(body) if body else None, headers)
            answer = connection.getresponse()
            answer.read()
            return answer.status, answer.headers["Set-Cookie"] or ""


def _message(kind: str, table: str) -> bytes:
    return frame(TEXT, msgspec.json.encode({"type": kind, "table": table}))


def _read_all(sockets: list[socket.socket]) -> Callable[[threading.Event], None]:
    """Who reads nothing is dropped, and that would be the end of the crowd."""

    def read(stop: threading.Event) -> None:
        with selectors.DefaultSelector() as ready:
            for one in sockets:
                ready.register(one, selectors.EVENT_READ)
            while not stop.is_set():
                for key, _ in ready.select(0.1):
                    if not key.fileobj.recv(1 << 16):  # type: ignore[union-attr]
                        ready.unregister(key.fileobj)

    return read


def test_a_crowd_that_comes_and_goes(beside: Callable[..., Server]) -> None:
    gone: list[int] = []

    @contextlib.contextmanager
    def attack(server: Server) -> Iterator[None]:
        eve = Person(server.address, "Eve")
        seats = ({"kind": "me"}, {"kind": "me", "name": "Ivy"})
        table = eve.open_table(server.address, *seats, start=True)
        people = [Stranger(server) for _ in range(MANY)]
        with contextlib.ExitStack() as crowd:
            sockets = [crowd.enter_context(web_socket(server, person)) for person in people]
            for one in sockets:
                one.sendall(_message("watch", table))

            def come_and_go(stop: threading.Event) -> None:
                for number in itertools.count():
                    one = sockets[number % MANY]
                    one.sendall(_message("unwatch", table) + _message("watch", table))
                    gone.append(number)
                    if stop.wait(PAUSE):
                        return

            def take_other_names(stop: threading.Event) -> None:
                for number in itertools.count():
                    person = people[number % MANY]
                    person.ask_from_there("PUT", "/api/me", {"name": f"Nobody {number}"})
                    if stop.wait(0.02):
                        return

            with threads(_read_all(sockets), come_and_go, take_other_names):
                yield

    beside(attack, seconds=4)
    assert len(gone) > MANY
