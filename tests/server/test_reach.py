"""Where others find this server, and how its owner lets the house in."""

import http.client
from typing import Any

import msgspec
import pytest

from skep.server.net.reach import Reach, Stop, is_loopback
from skep.server.refusals import Denied
from tests.server.client import Person, http_request
from tests.server.nursery import Server
from tests.server.people import in_loop

ALL = "0.0.0.0"  # noqa: S104  nothing is bound to it here
LAN = "192.168.1.20"
HERE = ("127.0.0.1", "127.0.0.1:8765")


def _found() -> str | None:
    return LAN


class Ear:
    """Listens nowhere, and remembers where it was asked to."""

    def __init__(self, fails: bool = False) -> None:
        self.at: list[str] = []
        self.fails = fails

    async def listen(self, address: str) -> Stop:
        if self.fails:
            raise OSError
        self.at.append(address)

        async def stop() -> None:
            self.at.remove(address)

        return stop


@pytest.mark.parametrize(
    ("host", "origins", "addresses"),
    [
        ("127.0.0.1", (), ()),
        ("::1", (), ()),
        ("127.0.0.1", ("https://bees.example",), ("https://bees.example",)),
        (ALL, (), (f"http://{LAN}:8765",)),
        ("::", (), (f"http://{LAN}:8765",)),
        ("10.1.2.3", (), ("http://10.1.2.3:8765",)),
        ("fd00::5", (), ("http://[fd00::5]:8765",)),
    ],
)
def test_the_address_that_others_reach(
    host: str, origins: tuple[str, ...], addresses: tuple[str, ...]
) -> None:
    reach = Reach(host, 8765, origins, find=_found)
    assert reach.addresses() == addresses
    assert reach.here_only == (addresses == ())


@in_loop
async def test_the_house_is_let_in_and_shut_out() -> None:
    ear = Ear()
    reach = Reach("127.0.0.1", 8765, (), ear.listen, _found)
    await reach.let_in_neighbours()
    await reach.let_in_neighbours()
    assert ear.at == [LAN]
    assert (reach.let_in, reach.addresses()) == (True, (f"http://{LAN}:8765",))
    await reach.keep_to_itself()
    await reach.keep_to_itself()
    assert ear.at == []
    assert (reach.let_in, reach.addresses()) == (False, ())


@in_loop
async def test_without_a_network_it_says_so() -> None:
    for reach in (
        Reach("127.0.0.1", 8765, (), Ear().listen, lambda: None),
        Reach("127.0.0.1", 8765, (), Ear(fails=True).listen, _found),
    ):
        with pytest.raises(Denied, match="no-local-network"):
            await reach.let_in_neighbours()
        assert not reach.let_in


@pytest.mark.parametrize(
    ("visitor", "host", "may"),
    [
        (*HERE, True),
        ("::1", "[::1]:8765", True),
        ("127.0.0.1", "localhost", True),
        (LAN, f"{LAN}:8765", False),
        (LAN, "127.0.0.1:8765", False),
        ("127.0.0.1", "tunnel.example", False),
    ],
)
def test_only_whoever_sits_at_this_machine_may_ask(visitor: str, host: str, may: bool) -> None:
    reach = Reach("127.0.0.1", 8765, (), Ear().listen, _found)
    assert reach.may_ask(visitor, host) is may
    assert not Reach(ALL, 8765, (), Ear().listen, _found).may_ask(*HERE)
    proxied = Reach("127.0.0.1", 8765, ("https://bees.example",), Ear().listen, _found)
    assert not proxied.may_ask(*HERE)


def test_loopback() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "localhost")))
    assert not any(map(is_loopback, ("10.0.0.1", "::", "bees.example", "")))


def _reached(address: str) -> bool:
    connection = http.client.HTTPConnection(address, timeout=5)
    try:
        connection.request("GET", "/api/health")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


def test_a_real_server_listens_twice_and_once_again(server: Server) -> None:
    ann = Person(server.address, "Ann")

    def ask(method: str) -> tuple[int, dict[str, Any]]:
        status, _, body = ann.ask(server.address, method, "/api/reach")
        return status, msgspec.json.decode(body)

    status, where = ask("GET")
    assert status == 200
    assert (where["here_only"], where["let_in"], where["addresses"]) == (True, False, [])
    assert where["may_ask"] is True
    status, where = ask("POST")
    if status == 409:  # this machine is in no network at all
        assert where["key"] == "no-local-network"
        return
    (address,) = where["addresses"]
    lan = address.removeprefix("http://")
    assert _reached(lan)
    bob = Person(lan, "Bob")
    assert bob.ask(lan, "DELETE", "/api/reach")[0] == 403, "a guest does not decide"
    assert msgspec.json.decode(bob.ask(lan, "GET", "/api/reach")[2])["may_ask"] is False
    status, where = ask("DELETE")
    assert (status, where["let_in"]) == (200, False)
    assert not _reached(lan)
    assert _reached(server.address)


def test_pages_of_others_cannot_open_the_house(server: Server) -> None:
    ann = Person(server.address, "Ann")
    headers = {"Cookie": ann.cookie, "Origin": "http://evil.example"}
    assert http_request(server.address, "POST", "/api/reach", None, headers)[0] == 401
    assert http_request(server.address, "POST", "/api/reach")[0] == 401
