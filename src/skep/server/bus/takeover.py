"""Tables of servers that died: those that go on by themselves are taken, the others set free."""

import asyncio
import logging
import random
from contextlib import suppress

from skep.server.bus.claims import LeasedClaims
from skep.server.refusals import Denied
from skep.server.store.interface import Fenced, StoreError
from skep.server.tables.hub import Hub

logger = logging.getLogger(__name__)

LOOK_SECONDS = 0.5
"""How often it is looked for such tables; not by all servers at the same moment."""


class Takeover:
    """Looks for tables without an owner."""

    def __init__(self, hub: Hub, claims: LeasedClaims) -> None:
        self._hub = hub
        self._claims = claims

    async def watch(self) -> None:
        """For ever: whoever is first takes a table that nobody has any more."""
        while True:
            await asyncio.sleep(LOOK_SECONDS * random.uniform(0.5, 1.5))  # noqa: S311
            try:
                orphans = await self._claims.orphans()
            except StoreError:
                continue
            if orphans:
                logger.warning("%d tables of a server that is gone are taken over", len(orphans))
                await self.take(orphans)

    async def take(self, tables: list[str]) -> None:
        """Take what goes on by itself; what waits for somebody is free from now on."""
        for table in tables:
            with suppress(Denied, Fenced, StoreError):
                row = await self._hub.store.row(table)
                if (
                    row is not None
                    and row.status == "running"
                    and (row.summary is None or row.summary.wakes)
                ):
                    await self._hub.get(table)
                elif await self._claims.hold(table):
                    # Not what is ours: its lease had run out, but people are here for it.
                    self._claims.let_go(table)

    def waking(self) -> list[str]:
        """The tables here that go on by themselves."""
        return [
            table.id
            for table in self._hub.loaded()
            if table.running and table.state.summary().wakes
        ]
