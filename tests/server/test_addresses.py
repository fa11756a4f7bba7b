"""Where somebody comes from, and under which names we may be addressed."""

import socket

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.server.net.addresses import LONGEST, MOST_HOPS, Proxies, read_address, read_network
from skep.server.net.hosts import Hosts

NO_HEADERS: tuple[tuple[bytes, bytes], ...] = ()


def _passed_on(*values: str) -> list[tuple[bytes, bytes]]:
    return [(b"x-forwarded-for", value.encode()) for value in values]


@pytest.mark.parametrize(
    ("peer", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_ipv6_is_counted_by_network(peer: str, counted: str) -> None:
    assert Proxies().origin_of(peer, NO_HEADERS) == counted


def test_nobody_is_believed_who_was_not_named() -> None:
    headers = _passed_on("192.0.2.7")
    assert Proxies().origin_of("127.0.0.1", headers) == "127.0.0.1"
    assert Proxies(["10.0.0.1"]).origin_of("127.0.0.1", headers) == "127.0.0.1"
    assert not Proxies(["10.0.0.1"]).holds("127.0.0.1")


@pytest.mark.parametrize(
    ("passed_on", "counted"),
    [
        (["192.0.2.7"], "192.0.2.7"),
        (["203.0.113.9, 192.0.2.7"], "192.0.2.7"),
        (["203.0.113.9", "192.0.2.7"], "192.0.2.7"),
        (["192.0.2.7, 10.1.2.3"], "192.0.2.7"),
        (["192.0.2.7, nonsense, 10.1.2.3"], "10.1.2.3"),
        (["10.1.2.3"], "10.1.2.3"),
        (["[2001:db8::1]:4711"], "2001:db8::/64"),
        (["192.0.2.7:4711"], "192.0.2.7"),
        (["nonsense"], "127.0.0.1"),
        ([""], "127.0.0.1"),
        (["9" * 5000], "127.0.0.1"),
        ([], "127.0.0.1"),
    ],
)
def test_a_named_proxy_is_believed_from_the_right(passed_on: list[str], counted: str) -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])
    assert proxies.origin_of("127.0.0.1", _passed_on(*passed_on)) == counted
    assert proxies.origin_of("::ffff:127.0.0.1", _passed_on(*passed_on)) == counted


def test_the_formal_header() -> None:
    proxies = Proxies(["127.0.0.1"])
    value = b'for=203.0.113.9, For="[2001:db8:7::1]:80";proto=https'
    assert proxies.origin_of("127.0.0.1", [(b"forwarded", value)]) == "2001:db8:7::/64"


@pytest.mark.parametrize(
    ("value", "counted"),
    [
        (b"proto=https;for=192.0.2.7;by=10.0.0.1", "192.0.2.7"),
        (b"for=192.0.2.7 ; proto=https", "192.0.2.7"),
        (b"for=198.51.100.1,for=192.0.2.7", "192.0.2.7"),
        (b"for=192.0.2.7=1", "127.0.0.1"),
        (b"for;for=192.0.2.7", "127.0.0.1"),
        (b"by=192.0.2.7", "127.0.0.1"),
        (b"for=192.0.2.7, proto=https", "127.0.0.1"),
    ],
)
def test_the_formal_header_has_many_parts(value: bytes, counted: str) -> None:
    assert Proxies(["127.0.0.1"]).origin_of("127.0.0.1", [(b"forwarded", value)]) == counted


def test_the_plain_header_wins() -> None:
    both = [(b"forwarded", b"for=192.0.2.8"), *_passed_on("192.0.2.7")]
    assert Proxies(["127.0.0.1"]).origin_of("127.0.0.1", both) == "192.0.2.7"


def test_headers_that_come_twice_are_read_in_their_order() -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])
    assert proxies.origin_of("127.0.0.1", _passed_on("192.0.2.7", "10.1.2.3")) == "192.0.2.7"
    formal = [(b"forwarded", b"for=192.0.2.7"), (b"forwarded", b"for=10.1.2.3")]
    assert proxies.origin_of("127.0.0.1", formal) == "192.0.2.7"


@pytest.mark.parametrize(
    ("text", "read"),
    [
        (' "192.0.2.7" ', "192.0.2.7"),
        ("X192.0.2.7X", None),
        ("[2001:db8::1]]:80", "2001:db8::1"),
        ("[2001:db8::1", "2001:db8::1"),
        ("192.0.2.7:", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%" + "x" * (LONGEST - 8), "fe80::1"),
        ("fe80::1%" + "x" * (LONGEST - 7), None),
        ("192.0.2.7%eth0", "192.0.2.7"),
    ],
)
def test_how_proxies_write_an_address(text: str, read: str | None) -> None:
    found = read_address(text)
    assert (None if found is None else str(found)) == read


def test_a_proxy_may_be_named_by_any_address_of_its_network() -> None:
    assert str(read_network("10.1.2.3/8")) == "10.0.0.0/8"
    assert Proxies(["10.1.2.3/8"]).holds("10.9.9.9")
    assert not Proxies().holds("10.9.9.9")


def test_so_many_proxies_behind_each_other_and_no_more() -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])
    for hops, counted in [(MOST_HOPS - 1, "192.0.2.7"), (MOST_HOPS, "10.0.0.0")]:
        chain = ["192.0.2.7", *(f"10.0.0.{number}" for number in range(hops))]
        assert proxies.origin_of("127.0.0.1", _passed_on(", ".join(chain))) == counted


def test_what_is_no_address_is_counted_by_its_beginning() -> None:
    assert Proxies().origin_of("x" * 500, NO_HEADERS) == "x" * LONGEST


@given(st.binary(max_size=300))
def test_no_header_breaks_it(value: bytes) -> None:
    proxies = Proxies(["127.0.0.1"])
    for name in (b"x-forwarded-for", b"forwarded"):
        proxies.origin_of("127.0.0.1", [(name, value)])


@pytest.mark.parametrize("text", ["nonsense", "", "10.0.0.0/40", "a.example", "1.2.3"])
def test_a_proxy_that_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match="is no address and no network"):
        read_network(text)


OWN = socket.gethostname().lower()


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8765",
        "bees.localhost",
        "127.0.0.1:8765",
        "127.9.9.9",
        "[::1]:8765",
        "192.0.2.7:8765",
        OWN,
        f"{OWN}:80",
        f"{OWN.partition('.')[0]}.local",
        "hive.example",
        "hive.example.:443",
    ],
)
def test_our_own_names(host: str) -> None:
    hosts = Hosts("0.0.0.0", ["https://hive.example"])  # noqa: S104  where it would listen
    assert hosts.allows(host, "192.0.2.7")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8765",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "hive.example.evil.example",
        "192.0.2.8",
        "[2001:db8::1]",
        "",
        ":8765",
        "[::1",
        "[::1]evil",
        "localhost:evil",
        "x" * 5000,
        "localhost\0",
    ],
)
def test_names_of_others(host: str) -> None:
    hosts = Hosts("0.0.0.0", ["https://hive.example"])  # noqa: S104  where it would listen
    assert not hosts.allows(host, "192.0.2.7")
