"""The line between the servers of a house: NATS. What is sent may be lost, and never comes twice.

One subject for each server and one for all. What one server sends to another comes in the order
in which it was sent; what is lost on the way (a restart of NATS, a reader that is too slow) is
noticed by whoever counts (`far_table.py`), not here. Only that something may be lost is told.
"""

import asyncio
import logging
import os
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress

import msgspec
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, SlowConsumerError

import skep
from skep.server.bus import words
from skep.server.bus.words import AnyWord, Here, ServerName, decode, encode

logger = logging.getLogger(__name__)

PART_BYTES = 512 * 1024
"""A longer word goes in parts: NATS takes a megabyte unless it is told otherwise."""

MOST_WAITING = 20_000
MOST_WAITING_BYTES = 64 * 1024 * 1024
"""Of what came and was not looked at; a reader that is slower loses words, and is told so."""

MOST_UNSENT = 50_000
"""Words that wait to be sent. Of more, all are dropped: the others will notice."""

LAST, MORE = b"\0", b"\1"

Listener = Callable[[ServerName, AnyWord], None]


class Line:
    """One server's end of the line."""

    def __init__(self, house: str, name: ServerName) -> None:
        self.name = name
        self.listener: Listener = lambda _sender, _word: None
        """Called with every word that comes."""
        self.on_loss: Callable[[], None] = lambda: None
        """Called when words to us may have been lost."""
        self.place = f"{socket.gethostname()}:{os.getpid()}"
        """Where this server runs, for people to read."""
        self.since_ms = 0
        """Since when it is one of the house."""
        self._house = house
        self._client = Client()
        self._unsent: deque[tuple[str, bytes]] = deque()
        self._pump: asyncio.Task[None] | None = None
        self._closing = False
        self._parts: dict[str, list[bytes]] = {}
        """Of words that have not come whole, by who sends them."""

    @property
    def connected(self) -> bool:
        """Is NATS there?"""
        return self._client.is_connected

    async def open(self, url: str) -> None:
        """Connect, and listen; the error of NATS when it is not there."""
        await self._client.connect(
            url,
            name=self.name,
            error_cb=self._trouble,
            reconnected_cb=self._back,
            disconnected_cb=self._away,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.2,  # type: ignore[arg-type]  # it sleeps so long
            connect_timeout=2,
            ping_interval=1,
            max_outstanding_pings=3,
            pending_size=-1,  # what cannot be sent now is lost, and noticed
            allow_reconnect=True,
        )
        for subject in (self._subject(self.name), f"skep.{self._house}.all"):
            await self._client.subscribe(
                subject,
                cb=self._came,
                pending_msgs_limit=MOST_WAITING,
                pending_bytes_limit=MOST_WAITING_BYTES,
            )
        await self._client.flush(5)

    def here(self, *, leaving: bool) -> Here:
        """What this server says of itself."""
        return Here(
            words.VERSION, leaving, words.OLDEST, skep.__version__, self.place, self.since_ms
        )

    def _subject(self, name: ServerName) -> str:
        return f"skep.{self._house}.to.{name}"

    # ------------------------------------------------------------ sending

    def send(self, to: ServerName, word: AnyWord) -> None:
        """To one server; never blocks."""
        self._send(self._subject(to), word)

    def send_all(self, word: AnyWord) -> None:
        """To all servers, this one among them."""
        self._send(f"skep.{self._house}.all", word)

    def _send(self, subject: str, word: AnyWord) -> None:
        data = encode(word)
        who = self.name.encode()
        while len(data) > PART_BYTES:
            self._unsent.append((subject, MORE + who + b" " + data[:PART_BYTES]))
            data = data[PART_BYTES:]
        self._unsent.append((subject, LAST + who + b" " + data))
        if len(self._unsent) > MOST_UNSENT:
            logger.warning("%d words to other servers are dropped", len(self._unsent))
            self._unsent.clear()
        if self._pump is None:
            self._pump = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._unsent:
                subject, data = self._unsent.popleft()
                try:
                    await self._client.publish(subject, data)
                except (Error, OSError, RuntimeError):
                    # Not connected; or the connection has just ended, which the client does not
                    # know yet and uvloop tells by the last of these. What waits is lost.
                    self._unsent.clear()
        finally:
            self._pump = None

    # ------------------------------------------------------------ hearing

    async def _came(self, message: Msg) -> None:
        kind, rest = message.data[:1], message.data[1:]
        who, _, data = rest.partition(b" ")
        sender = who.decode("ascii", "replace")
        parts = self._parts.setdefault(sender, [])
        parts.append(data)
        if kind == MORE:
            return
        del self._parts[sender]
        try:
            word = decode(b"".join(parts))
        except msgspec.DecodeError as error:
            # One of an other version, or half of one: whoever counts will notice.
            logger.warning("%s said something that is no word: %s", sender, error)
            return
        try:
            self.listener(sender, word)
        except Exception:
            logger.exception("a word of %s broke something", sender)

    async def _trouble(self, error: Exception) -> None:
        if isinstance(error, SlowConsumerError):
            self._lost()
        else:
            logger.debug("the bus: %r", error)

    async def _away(self) -> None:
        if not self._closing:
            logger.warning("the bus is away")

    async def _back(self) -> None:
        logger.warning("the bus is back")
        self._lost()

    def _lost(self) -> None:
        self._parts.clear()
        self.on_loss()

    async def close(self) -> None:
        """Send what waits, and hang up."""
        self._closing = True
        if self._pump is not None:
            await asyncio.wait([self._pump], timeout=1)
        if not self._client.is_closed:
            with suppress(Error, TimeoutError, OSError):
                await self._client.flush(1)
            await self._client.close()
