"""Leases: who may write to which table. All by the database's clock; fills `Leases`.

A row stays when its table is let go, without an owner, so that its epoch goes on growing.
"""

from collections.abc import Callable

from skep.server.store.leases import Lease
from skep.server.store.postgres.connecting import Database, Link

_TAKE = """
INSERT INTO leases AS lease (table_id, owner, epoch, until)
VALUES ($1, $2, 1, clock_timestamp() + make_interval(secs => $3))
ON CONFLICT (table_id) DO UPDATE SET
    owner = excluded.owner,
    epoch = lease.epoch + 1,
    until = clock_timestamp() + make_interval(secs => $3)
WHERE lease.owner IS NULL OR lease.owner = excluded.owner OR lease.until <= clock_timestamp()
RETURNING lease.epoch
"""

_MINE = "SELECT table_id FROM leases WHERE owner = $1"
"""Locked in the order of the tables, as everywhere (`fence.py`)."""

_RENEW = f"""
WITH mine AS MATERIALIZED ({_MINE} ORDER BY table_id FOR NO KEY UPDATE)
UPDATE leases SET until = clock_timestamp() + make_interval(secs => $2)
FROM mine WHERE leases.table_id = mine.table_id
RETURNING leases.table_id, leases.epoch
"""  # noqa: S608  of our own words only

_RELEASE = f"""
WITH mine AS MATERIALIZED (
    {_MINE} AND table_id = ANY ($2::text[]) ORDER BY table_id FOR NO KEY UPDATE
)
UPDATE leases SET owner = NULL FROM mine WHERE leases.table_id = mine.table_id
"""  # noqa: S608  of our own words only

_LEASE = """
SELECT table_id, owner, epoch, extract(epoch FROM until - clock_timestamp())::float8 AS seconds
FROM leases WHERE owner IS NOT NULL
"""
_OWNER = f"{_LEASE} AND table_id = $1"
_EXPIRED = f"{_LEASE} AND until <= clock_timestamp() ORDER BY until LIMIT $1"

_NOW = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"

NO_EPOCH = 0
"""No lease ever has it."""


class PostgresLeases:
    """The leases of a store, and those that were taken through it."""

    def __init__(self, database: Database, forget: Callable[[str], None]) -> None:
        self._database = database
        self._forget = forget
        """Is told of tables to which somebody else may have written."""
        self._held: dict[str, tuple[str, int]] = {}
        """Owner and epoch of the tables that were taken here."""
        self._used = False
        """Once it is, nothing is written without a lease."""

    def epoch_of(self, table: str) -> int | None:
        """By what right this store writes to a table; None: nobody here knows of leases."""
        held = self._held.get(table)
        if held is not None:
            return held[1]
        return NO_EPOCH if self._used else None

    def gone(self, table: str) -> None:
        """The table was deleted, and its lease with it."""
        self._held.pop(table, None)

    async def take(self, table: str, owner: str, seconds: float) -> Lease | None:
        """Have a table that nobody has, whose lease has run out, or that is ours already."""
        self._used = True

        async def work(link: Link) -> int | None:
            epoch: int | None = await link.fetchval(_TAKE, table, owner, seconds)
            return epoch

        epoch = await self._database.write(work)
        if epoch is None:
            if self._held.get(table, ("", 0))[0] == owner:
                del self._held[table]
            return None
        if self._held.get(table) != (owner, epoch):
            self._forget(table)
            self._held[table] = (owner, epoch)
        return Lease(table, owner, epoch, seconds)

    async def renew(self, owner: str, seconds: float) -> set[str]:
        """From now on so long, for all that an owner has; the tables that are still theirs."""
        before = {table: held for table, held in self._held.items() if held[0] == owner}

        async def work(link: Link) -> dict[str, int]:
            return dict(map(tuple, await link.fetch(_RENEW, owner, seconds)))

        kept = await self._database.write(work)
        for table, held in before.items():
            if kept.get(table) == held[1]:
                continue
            kept.pop(table, None)
            # What was taken or let go meanwhile is as it was left then.
            if self._held.get(table) == held:
                del self._held[table]
        return set(kept)

    async def release(self, owner: str, tables: list[str]) -> None:
        """Let go of tables, as far as they are the owner's."""
        for table in tables:
            if self._held.get(table, ("", 0))[0] == owner:
                del self._held[table]

        async def work(link: Link) -> None:
            await link.execute(_RELEASE, owner, tables)

        await self._database.write(work)

    async def owner_of(self, table: str) -> Lease | None:
        """Who has a table, even if the lease has run out; None: nobody."""
        row = await self._database.read(lambda link: link.fetchrow(_OWNER, table))
        return None if row is None else Lease(*row)

    async def now_ms(self) -> int:
        """Milliseconds since 1970, by the database's clock."""
        now: int = await self._database.read(lambda link: link.fetchval(_NOW))
        return now

    async def expired(self, limit: int) -> list[Lease]:
        """Leases that have run out and were not let go, the oldest first."""
        rows = await self._database.read(lambda link: link.fetch(_EXPIRED, limit))
        return [Lease(*row) for row in rows]
