"""Where others find this server: its address, and the local network if its owner lets it in."""

import contextlib
import ipaddress
import logging
import socket
from collections.abc import Awaitable, Callable

from skep.server.refusals import Denied

logger = logging.getLogger(__name__)

NOWHERE = "192.0.2.1"
"""Nobody has this address. To ask for the way there sends nothing, and tells our own."""

Stop = Callable[[], Awaitable[None]]
Listen = Callable[[str], Awaitable[Stop]]
"""Listen at an address, too; the answer stops that."""


def is_loopback(address: str) -> bool:
    """Does this address lead to this very machine?"""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address == "localhost"
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback


def lan_address() -> str | None:
    """What this machine is called in its local network; None when there is none."""
    with (
        contextlib.suppress(OSError),
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking,
    ):
        asking.connect((NOWHERE, 9))
        found = str(asking.getsockname()[0])
        if not is_loopback(found) and not ipaddress.ip_address(found).is_unspecified:
            return found
    return None


class Reach:
    """How far this server can be reached, and whether it may be reached further."""

    def __init__(
        self,
        host: str = "",
        port: int = 0,
        origins: tuple[str, ...] = (),
        listen: Listen | None = None,
        find: Callable[[], str | None] = lan_address,
    ) -> None:
        self._host, self._port, self._origins = host, port, origins
        self._listen = listen
        self._find = find
        self._stop: Stop | None = None
        self._lan: str | None = None
        """Where it listens in the local network, while it does so by request."""

    @property
    def here_only(self) -> bool:
        """Can only this machine reach it, as it was started?"""
        return not self._origins and is_loopback(self._host)

    @property
    def let_in(self) -> bool:
        """Is the local network let in?"""
        return self._stop is not None

    def addresses(self) -> tuple[str, ...]:
        """Under which addresses others find it."""
        if self._origins:
            return self._origins
        if self._lan is not None:
            return (self._url(self._lan),)
        if not self._host or self.here_only:
            return ()
        if ipaddress.ip_address(self._host).is_unspecified:
            found = self._find()
            return () if found is None else (self._url(found),)
        return (self._url(self._host),)

    def _url(self, host: str) -> str:
        return f"http://{f'[{host}]' if ':' in host else host}:{self._port}"

    def may_ask(self, visitor: str, host: str) -> bool:
        """May this visitor let the local network in? Only whoever sits at this machine."""
        return self._listen is not None and self.here_only and is_loopback(visitor) and _ours(host)

    async def let_in_neighbours(self) -> None:
        """Listen in the local network, too. Denied when there is none."""
        if self._stop is not None:
            return
        found = self._find()
        if found is None or self._listen is None:
            raise Denied("no-local-network")
        try:
            self._stop = await self._listen(found)
        except OSError:
            raise Denied("no-local-network") from None
        self._lan = found
        logger.warning("the local network is let in: %s", self._url(found))

    async def keep_to_itself(self) -> None:
        """Listen on this machine only, again."""
        stop, self._stop, self._lan = self._stop, None, None
        if stop is not None:
            await stop()
            logger.warning("the local network is let in no more")


def _ours(host: str) -> bool:
    """Was this machine asked for by a name of its own, and not through somebody's tunnel?"""
    name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
    return is_loopback(name.strip("[]"))
