"""The door: how many connections, how many requests; and what is said of it in the log."""

from typing import Any

import pytest

from skep.server.meter import Meter
from skep.server.net.door import FILES_KEPT, Door
from skep.server.net.limits import MOST_KEYS, Buckets, Gate, Limits
from skep.server.net.settings import Settings
from skep.server.refusals import Denied
from tests.server.clocks import HandClock


def _door(files: int = 1 << 20, proxies: tuple[str, ...] = (), **limits: Any) -> Door:
    settings = Settings(limits=Limits(**limits), proxies=proxies, clock=HandClock())
    return Door(settings, "127.0.0.1", files)


def test_so_many_of_one_address() -> None:
    door = _door(connections=10, connections_per_address=3)
    mine = [door.enter("192.0.2.1") for _ in range(3)]
    with pytest.raises(Denied, match="address-full"):
        door.enter("192.0.2.1")
    door.enter("192.0.2.2")
    door.leave(mine.pop())
    door.enter("192.0.2.1")
    assert door.connections == 4


def test_so_many_of_one_ipv6_network() -> None:
    door = _door(connections=10, connections_per_address=2)
    door.enter("2001:db8::1")
    door.enter("2001:db8::2")
    with pytest.raises(Denied, match="address-full"):
        door.enter("2001:db8::3")
    door.enter("2001:db8:0:1::3")


def test_so_many_in_all_and_never_half_of_them_of_one() -> None:
    door = _door(connections=10, connections_per_address=100)
    for number in range(10):
        door.enter(f"192.0.2.{number % 2}")
    with pytest.raises(Denied, match="house-full"):
        door.enter("192.0.2.9")
    assert door.most_of_one == 5


def test_a_proxy_brings_many() -> None:
    door = _door(connections=10, connections_per_address=2, proxies=("10.0.0.1",))
    for _ in range(9):
        door.leave(door.enter("10.0.0.1"))
        door.enter("10.0.0.1")
    assert door.connections == 9


@pytest.mark.parametrize(("files", "most"), [(1000, 1000 - FILES_KEPT), (50_000, 10_000), (3, 1)])
def test_open_files_bound_the_connections(files: int, most: int) -> None:
    assert _door(files).most == most


def test_requests_of_one_address() -> None:
    door = _door(requests_rate=0.001, requests_burst=2)
    for _ in range(2):
        assert door.visitor("2001:db8::1", ()) == "2001:db8::/64"
    with pytest.raises(Denied, match="too-fast"):
        door.visitor("2001:db8::2", ())
    door.visitor("192.0.2.1", ())


def test_each_refused_visitor_is_counted_by_reason(caplog: pytest.LogCaptureFixture) -> None:
    """The log's handler says the first one and counts the others: test_logs.py."""
    counted: list[str] = []

    class Counting(Meter):
        def turned_away(self, reason: str) -> None:
            counted.append(reason)

    settings = Settings(limits=Limits(connections=1), clock=HandClock(), meter=Counting())
    door = Door(settings, "127.0.0.1")
    door.enter("192.0.2.1")
    for _ in range(3):
        with pytest.raises(Denied, match="house-full"):
            door.enter("192.0.2.2")
    assert counted == ["house-full"] * 3
    assert {record.__dict__["kind"] for record in caplog.records} == {"house-full"}


def test_patience_with_one_person_ends_and_comes_back() -> None:
    clock = HandClock()
    gate = Gate(Limits(patience_rate=1, patience_burst=3, patience_back=2), clock)
    assert [gate.bear_with("Eve", clock.monotonic()) for _ in range(5)] == [True] * 3 + [False] * 2
    assert not gate.is_patient("Eve")
    assert gate.is_patient("Ann")
    clock.pass_by(1.9)
    assert not gate.is_patient("Eve")
    clock.pass_by(0.1)
    assert gate.is_patient("Eve")


def test_many_keys_are_looked_through_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    buckets = Buckets(rate=0.001, burst=5)
    looks = []
    forget = Buckets._forget

    def counting(self: Buckets, now: float) -> None:
        looks.append(now)
        forget(self, now)

    monkeypatch.setattr(Buckets, "_forget", counting)
    for number in range(MOST_KEYS + 1000):
        buckets.allow(f"{number}", 1.0)
    assert len(looks) == 1
