"""Whose is what: tables that have had their time, and people who want to be forgotten.

A table at which nobody but one person ever was is theirs. In all others only who they were and
what they said is theirs: the game is also that of the others.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from skep.server import protocol
from skep.server.clock import Clock
from skep.server.refusals import Denied
from skep.server.store.interface import Damaged, Fenced, StoreError
from skep.server.tables.decision import Who
from skep.server.tables.hub import Hub

logger = logging.getLogger(__name__)

AT_A_TIME = 100
PAUSE_SECONDS = 0.05
"""Between two tables: whoever plays must not notice."""
ROUND_SECONDS = 3600.0
FIRST_SECONDS = 60.0
JUMP_MS = 3_600_000
"""A clock on the wall that went so much faster than time is not trusted."""


class Forgotten(msgspec.Struct, frozen=True):
    """What became of a person's tables."""

    deleted: int
    """Theirs alone: gone."""
    unnamed: int
    """Those of others, too: they are in them without a name."""
    left: int
    """Damaged ones: nobody can open them, nor change them."""


# ---------------------------------------------------------------- a person


async def forget_person(
    hub: Hub, person: str, elsewhere: Callable[[str], Awaitable[bool]] | None = None
) -> Forgotten:
    """Take a person out of everything; `elsewhere` does it at a table of another server."""
    deleted = unnamed = left = 0
    for owned in await hub.store.tables_of(person):
        try:
            if owned.alone:
                await hub.delete(owned.table)
                deleted += 1
            else:
                await forget_at(hub, owned.table, person)
                unnamed += 1
        except Fenced:
            if elsewhere is None or not await elsewhere(owned.table):
                raise
            unnamed += 1
        except (Denied, Damaged):
            left += 1
    await hub.store.forget_name(person)
    return Forgotten(deleted, unnamed, left)


async def forget_at(hub: Hub, table_id: str, person: str) -> None:
    """They get up, if they still sit there, and are somebody without a name from the start."""
    table = await hub.get(table_id)
    if table.state.status != "over":
        for seat in table.state.seats_of(person):
            leave = protocol.Leave(table_id, secrets.token_urlsafe(9), seat)
            answer = await table.command(Who(person, ""), leave)
            if isinstance(answer, protocol.Refused) and answer.key == "storage-paused":
                raise StoreError("nobody could get up")
    stand_in = secrets.token_urlsafe(16)
    await table.rewrite(lambda: hub.store.forget_at(table_id, person, stand_in))


# ---------------------------------------------------------------- time


async def delete_old(hub: Hub, keep_seconds: float) -> None:
    """For ever: delete tables at which nothing has happened for so long, slowly."""
    clock = hub.around.clock
    trusted = Trusted(clock)
    await asyncio.sleep(FIRST_SECONDS)
    while trusted.is_sane():
        with suppress(StoreError):  # the disk is full or gone: next time
            deleted = await delete_before(hub, clock.wall_ms() - round(1000 * keep_seconds))
            if deleted:
                logger.warning("deleted %d tables that nobody had used for long", deleted)
        await asyncio.sleep(ROUND_SECONDS)
    logger.error("the clock of this machine jumped: no old tables are deleted until the next start")


class Trusted:
    """Does the clock on the wall go as fast as time does?"""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._offset = self._now()

    def _now(self) -> float:
        return self._clock.wall_ms() - 1000 * self._clock.monotonic()

    def is_sane(self) -> bool:
        """It has not jumped since the beginning."""
        return abs(self._now() - self._offset) < JUMP_MS


async def delete_before(hub: Hub, before_ms: int) -> int:
    """Delete tables that were last changed before a moment, but for those in use; how many."""
    deleted = 0
    while not hub.around.read_only and (old := await hub.store.old_tables(before_ms, AT_A_TIME)):
        unused = [table for table in old if hub.known(table) is None]
        in_use = len(old) - len(unused)
        for table in unused:
            try:
                await hub.delete(table)
                deleted += 1
            except Fenced:
                in_use += 1
            except Denied:
                pass  # gone already
            await asyncio.sleep(PAUSE_SECONDS)
        if in_use:
            break  # somebody looks at an old one: the rest can wait for the next round
    return deleted
