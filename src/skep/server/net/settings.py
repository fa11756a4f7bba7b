"""How a server is run."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from skep.server.clock import Clock, SystemClock
from skep.server.meter import Meter
from skep.server.net.laboratory import Lab
from skep.server.net.limits import Limits
from skep.server.store.interface import Store
from skep.server.tables.race import COUNTDOWN_SECONDS

MAX_BODY = 512 * 1024
"""Bytes of the body of a request."""

OpenStore = Callable[[], Awaitable[Store]]

JoinOthers = Callable[[Any], Awaitable[None]]
"""Makes a house, before it begins, one of several on the same store."""

Printer = Callable[[str, str], bytes]
"""Makes a PDF file of a record, in a language."""


class Settings(msgspec.Struct, frozen=True):
    """Chosen when it starts."""

    limits: Limits = Limits()
    origins: frozenset[str] = frozenset()
    """The origins of pages that may connect; empty: only pages of the same host."""
    proxies: tuple[str, ...] = ()
    """The addresses or networks of proxies that are believed when they say who is behind them."""
    bot_seconds: tuple[float, float] = (0.7, 1.6)
    """A bot waits between so many seconds before it moves."""
    race_speed: float = 1.0
    """In races, bots are so many times as fast as their pace says."""
    countdown_seconds: float = COUNTDOWN_SECONDS
    """Before a race, for everybody to get ready."""
    secure_cookie: bool = False
    keep_seconds: float | None = None
    """Tables that nobody has used for so long are deleted; None: never."""
    printer: Printer | None = None
    """Who prints finished games; None: nobody does here."""
    lab: Lab | None = None
    """Who studies variants; None: nobody does here."""
    remote_bots: tuple[str, ...] = ()
    """The names of bots that live elsewhere and may come by WebSocket."""
    join_others: JoinOthers | None = None
    """Makes a house, before it begins, one of several on the same store; None: it is alone."""
    clock: Clock = SystemClock()
    """By which everything goes that has a time."""
    meter: Meter = Meter()
    """Who counts what happens."""


class Shared(msgspec.Struct, frozen=True):
    """A store that several servers share, and how a house becomes one of them."""

    open_store: OpenStore
    join: JoinOthers
    clock: Clock
    """That goes by the store's time."""
