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


def test_what_is_refused_is_said_with_its_figures(caplog: pytest.LogCaptureFixture) -> None:
    door = _door(connections=4, connections_per_address=3, requests_burst=1)
    assert door.most_of_one == 2
    for _ in range(2):
        door.enter("192.0.2.1")
    with pytest.raises(Denied) as refused:
        door.enter("192.0.2.1")
    assert (refused.value.key, refused.value.args_of_message) == ("address-full", {"most": 2})
    for number in (2, 3):
        door.enter(f"192.0.2.{number}")
    with pytest.raises(Denied) as refused:
        door.enter("192.0.2.4")
    assert refused.value.key == "house-full"
    door.visitor("192.0.2.5", ())
    with pytest.raises(Denied) as refused:
        door.visitor("192.0.2.5", ())
    assert refused.value.key == "too-fast"
    assert [(record.__dict__["kind"], record.getMessage()) for record in caplog.records] == [
        ("address-full", "192.0.2.1 has 2 connections already"),
        ("house-full", "4 connections, the limit; others are refused"),
        ("too-fast", "too many requests from 192.0.2.5; they are refused"),
    ]


@pytest.mark.parametrize(
    ("files", "why"),
    [(FILES_KEPT + 1, f"the limit of {FILES_KEPT + 1} open files"), (FILES_KEPT + 2, "the limit")],
)
def test_the_log_says_whether_files_are_the_limit(
    files: int, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    door = _door(files, connections=2)
    for number in range(door.most):
        door.enter(f"192.0.2.{number}")
    with pytest.raises(Denied, match=r"^house-full$"):
        door.enter("192.0.2.99")
    assert caplog.records[0].getMessage() == f"{door.most} connections, {why}; others are refused"


def test_half_of_an_odd_number_is_rounded_down_but_never_to_none() -> None:
    assert _door(connections=5).most_of_one == 2
    assert _door(connections=1).most_of_one == 1


def test_each_address_is_let_go_as_often_as_it_came() -> None:
    door = _door(connections=10, connections_per_address=3)
    keys = [door.enter("192.0.2.1") for _ in range(3)]
    door.leave(keys[0])
    door.leave(keys[1])
    for _ in range(2):
        door.enter("192.0.2.1")
    with pytest.raises(Denied, match=r"^address-full$"):
        door.enter("192.0.2.1")
    for _ in range(3):
        door.leave("192.0.2.1")
    assert (door.connections, dict(door._here)) == (0, {}), "nothing of it stays in memory"


def test_behind_a_proxy_requests_count_for_whom_it_names() -> None:
    door = _door(requests_rate=0.001, requests_burst=1, proxies=("127.0.0.1",))
    assert door.visitor("127.0.0.1", [(b"x-forwarded-for", b"192.0.2.7")]) == "192.0.2.7"
    assert door.visitor("127.0.0.1", [(b"x-forwarded-for", b"192.0.2.8")]) == "192.0.2.8"


def _host(*values: bytes) -> list[tuple[bytes, bytes]]:
    return [(b"accept", b"evil.example"), *((b"host", value) for value in values)]


def test_a_request_must_be_for_us(caplog: pytest.LogCaptureFixture) -> None:
    door = Door(Settings(origins=frozenset(["https://hive.example"])), "192.0.2.3")
    for ours in (b"localhost:8765", b"hive.example", b"192.0.2.3", b"192.0.2.9"):
        door.check_host(_host(ours), "192.0.2.9", needed=True)
    with pytest.raises(Denied) as refused:
        door.check_host(_host(b"\xe9vil.example" + b"x" * 90), "192.0.2.9", needed=False)
    assert refused.value.key == "host-unknown"
    said = "évil.example" + "x" * 68
    assert refused.value.args_of_message == {"host": said}
    (record,) = caplog.records
    assert record.getMessage() == f"a request for '{said}'; see --origin"
    assert record.__dict__["kind"] == "host-unknown"
    with pytest.raises(Denied, match=r"^host-unknown$"):
        door.check_host(_host(b"192.0.2.9"), "192.0.2.10", needed=True)


def test_a_request_says_once_for_whom_it_is() -> None:
    door = _door()
    door.check_host(_host(), "127.0.0.1", needed=False)
    for values, needed in [((), True), ((b"localhost", b"localhost"), False)]:
        with pytest.raises(Denied) as refused:
            door.check_host(_host(*values), "127.0.0.1", needed=needed)
        assert refused.value.key == "bad-request"
        assert refused.value.args_of_message == {"detail": "one Host header is needed"}


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
