"""Under which names this server may be addressed.

A page of somebody else's can let its own name point to this machine, and then its scripts talk to
us as if they were ours (DNS rebinding). So only our own names are answered to.
"""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

LONGEST = 255


def host_name(text: str) -> str:
    """The name in a Host header, without its port; empty when it is none."""
    text = text.strip().lower()
    if len(text) > LONGEST:
        return ""
    if text.startswith("["):
        name, bracket, port = text[1:].partition("]")
        text = name if bracket and (not port or port.startswith(":")) else ""
    else:
        name, _, port = text.partition(":")
        text = name if port.isdecimal() or not port else ""
    return text.rstrip(".")


def _literal(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def own_names() -> frozenset[str]:
    """What this machine is called, also in its own network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset((name, short, f"{short}.local"))


class Hosts:
    """The names that are ours: of this machine, where it listens, and in `--origin`."""

    def __init__(self, bound: str, origins: Iterable[str]) -> None:
        named = (urlsplit(origin).hostname or "" for origin in origins)
        self._names = frozenset(("localhost", bound.lower(), *named)) | own_names()

    def allows(self, host: str, local: str) -> bool:
        """May a request name this host? `local` is the address at which it came in."""
        name = host_name(host)
        if not name:
            return False
        if name in self._names or name.endswith(".localhost"):
            return True
        address = _literal(name)
        return address is not None and (address.is_loopback or address == _literal(local))
