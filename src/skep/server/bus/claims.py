"""The tables that this server may write: leases in the store, renewed as long as it lives.

A lease counts from when it was asked for, by this server's monotonic clock: when the store says
that it has run out for others, it has run out here before. So a server that stood still for too
long (a sleeping machine, a debugger) finds that it has nothing any more before it says a word.
What it may still try to write is refused by the store itself (`Fenced`).
"""

import asyncio
import logging
from collections.abc import Callable
from itertools import count

from skep.server.clock import Clock, SharedClock
from skep.server.store.interface import Fenced, StoreError
from skep.server.store.leases import Lease, Leases

__all__ = ["LeasedClaims", "Leases"]

logger = logging.getLogger(__name__)

LEASE_SECONDS = 3.0
"""For so long a server that says nothing may be alive."""

RENEWALS = 4
"""So often in that time a lease is renewed."""

CLOCK_RENEWALS = 40
"""After so many renewals the clock is set again."""

MOST_LOOKED_AT = 500
"""Tables of servers that are gone, at a time."""


class LeasedClaims:
    """Fills `Claims` from leases."""

    def __init__(
        self, leases: Leases, name: str, clock: Clock, seconds: float = LEASE_SECONDS
    ) -> None:
        self.name = name
        self.seconds = seconds
        self.on_lost: Callable[[str], None] = lambda _table: None
        """Called for each table that is ours no more."""
        self._leases = leases
        self._clock = clock
        self._held: dict[str, float] = {}
        """Table → until when it is surely ours."""
        self._leaving: set[str] = set()
        """Those to be let go."""
        self._strays: set[str] = set()
        """Those that the store says are ours, and that nobody here has."""
        self._wanted: list[str] = []
        """Those that are being taken right now."""
        self._closed = False
        self._taking = asyncio.Lock()
        """So that nothing is taken while it is being let go."""

    async def hold(self, table: str) -> bool:
        """Have a table from now on; Fenced when another server has it.

        True: another may have had it until now.
        """
        self._leaving.discard(table)
        if self.holds(table):
            return False
        # It has run out, or was never ours: what is here of it is old, and who is told of it has
        # to come anew.
        self._held.pop(table, None)
        self.on_lost(table)
        self._wanted.append(table)
        try:
            async with self._taking:
                if self._closed:
                    raise Fenced(table)
                if self.holds(table):
                    return False  # somebody else here has just taken it
                asked_at = self._clock.monotonic()
                lease = await self._leases.take(table, self.name, self.seconds)
                if lease is not None:
                    self._held[table] = asked_at + self.seconds
                    return True
        finally:
            self._wanted.remove(table)
        other = await self._leases.owner_of(table)
        raise Fenced(table, None if other is None or other.left < 0 else other.owner)

    def holds(self, table: str) -> bool:
        """Is it still ours for sure?"""
        return self._clock.monotonic() < self._held.get(table, 0.0)

    def let_go(self, table: str) -> None:
        """Whoever wants it may have it."""
        if table in self._held:
            self._leaving.add(table)

    def distrust(self, table: str) -> bool:
        """The store has something else than what is known here: read it anew."""
        logger.warning("table %s is not as it was known here: it is read anew", table)
        self._lose(table)
        return True

    async def set_clock(self) -> None:
        """Let this server's clock on the wall say what the store's says."""
        if isinstance(self._clock, SharedClock):
            asked_at = self._clock.monotonic()
            now_ms = await self._leases.now_ms()
            self._clock.set(now_ms, asked_at, self._clock.monotonic())

    async def keep(self) -> None:
        """For ever: renew what is ours, and let go what is not needed any more."""
        for number in count():
            await asyncio.sleep(self.seconds / RENEWALS)
            try:
                await self._release(sorted(self._leaving))
                await self._renew()
                if number % CLOCK_RENEWALS == 0:
                    await self.set_clock()
            except StoreError as error:
                logger.warning("leases could not be renewed: %s", error)
            self._look_for_lost()

    async def _renew(self) -> None:
        before = set(self._held)
        asked_at = self._clock.monotonic()
        try:
            # An answer that comes later is of no use: all has run out here by then.
            async with asyncio.timeout(self.seconds):
                ours = await self._leases.renew(self.name, self.seconds)
        except TimeoutError:
            raise StoreError(f"no answer within {self.seconds:g} seconds") from None
        for table in before & ours & self._held.keys():
            self._held[table] = max(self._held[table], asked_at + self.seconds)
        for table in before - ours:
            self._lose(table)
        # They ran out here while the store did not answer, or its answer was lost: as long as they
        # are renewed no other server looks after them.
        self._strays = ours - before - self._held.keys() - set(self._wanted)
        if self._closed and self._strays:
            async with self._taking:
                await self._leases.release(self.name, sorted(self._strays))

    def _look_for_lost(self) -> None:
        for table in [table for table in self._held if not self.holds(table)]:
            self._lose(table)

    def _lose(self, table: str) -> None:
        if self._held.pop(table, None) is not None:
            self.on_lost(table)

    async def _release(self, tables: list[str]) -> None:
        if not tables:
            return
        async with self._taking:
            tables = [table for table in tables if table in self._leaving]
            for table in tables:
                self._leaving.discard(table)
                self._lose(table)  # somebody may have come to it meanwhile
            await self._leases.release(self.name, tables)

    async def orphans(self) -> list[str]:
        """Tables of servers that are gone without a word, and those that we lost ourselves.

        What we have is no orphan: it is renewed, however late.
        """
        expired = await self._leases.expired(MOST_LOOKED_AT)
        others = [lease.table for lease in expired if lease.owner != self.name]
        return [*others, *sorted(self._strays - self._held.keys())]

    async def owner_of(self, table: str) -> Lease | None:
        """Who has a table, even if the lease has run out; None: nobody."""
        return await self._leases.owner_of(table)

    async def stand_back(self) -> None:
        """Let go of everything, and take nothing more until `stand_up`."""
        self._closed = True
        async with self._taking:
            tables = sorted(self._held)
            for table in tables:
                self._lose(table)
            try:
                await self._leases.release(self.name, tables)
            except StoreError as error:  # then they run out
                logger.warning("%d tables could not be let go: %s", len(tables), error)

    @property
    def standing_back(self) -> bool:
        """Is nothing taken for now?"""
        return self._closed

    def stand_up(self) -> None:
        """Tables may be taken again."""
        self._closed = False
