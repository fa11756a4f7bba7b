"""Where somebody comes from: one address, one limit.

Who has IPv6 has 2^64 addresses at least, so those are counted together; and behind a proxy that
the operator has named, what counts is what the proxy says.
"""

import ipaddress
from collections.abc import Iterable, Sequence

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Headers = Iterable[tuple[bytes, bytes]]

LONGEST = 100
"""No address is longer, with a port and brackets and a zone."""

MOST_HOPS = 20
"""Proxies behind proxies."""


def read_network(text: str) -> Network:
    """A proxy as the operator writes it: an address, or a network like 10.0.0.0/8."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise ValueError(f"{text[:LONGEST]!r} is no address and no network") from None


def read_address(text: str) -> Address | None:
    """An address as proxies write it: perhaps with a port, in brackets, in quotes."""
    text = text.strip().strip('"')
    if len(text) > LONGEST:
        return None
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def limited_as(address: Address) -> str:
    """Under which name an address is counted: itself, or its /64."""
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Proxies:
    """The proxies that the operator has named: only those are believed."""

    def __init__(self, networks: Sequence[str] = ()) -> None:
        self._networks = tuple(map(read_network, networks))

    def holds(self, peer: str) -> bool:
        """Is this peer one of them?"""
        found = read_address(peer) if self._networks else None
        return found is not None and self._is_one(found)

    def _is_one(self, address: Address) -> bool:
        return any(address in network for network in self._networks)

    def origin_of(self, peer: str, headers: Headers) -> str:
        """Under which name a visitor is counted who came by this peer."""
        found = read_address(peer)
        if found is None:
            return peer[:LONGEST]
        if self._networks and self._is_one(found):
            # From the right, where our own proxy wrote; what is further left anybody may claim.
            for hop in reversed(_hops(headers)[-MOST_HOPS:]):
                before = read_address(hop)
                if before is None:
                    break
                found = before
                if not self._is_one(found):
                    break
        return limited_as(found)


def _hops(headers: Headers) -> list[str]:
    """Who passed a request on, in order: from X-Forwarded-For, else from Forwarded."""
    plain: list[str] = []
    formal: list[str] = []
    for name, value in headers:
        if name == b"x-forwarded-for":
            plain += value.decode("latin-1").split(",")
        elif name == b"forwarded":
            formal += map(_for, value.decode("latin-1").split(","))
    return plain or formal


def _for(element: str) -> str:
    """Of `for=192.0.2.1;proto=https` the address."""
    for part in element.split(";"):
        name, _, value = part.strip().partition("=")
        if name.lower() == "for":
            return value
    return ""
