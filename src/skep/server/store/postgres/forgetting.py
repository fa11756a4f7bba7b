"""Taking something out of a store in PostgreSQL: a whole table, or a person at one.

Each is a transaction of its own, which holds the table's lease first (`fence.py`).
"""

import msgspec

from skep.server.store.appending import Append, root_of
from skep.server.store.forgetting import without
from skep.server.store.postgres import fence, reading
from skep.server.store.postgres.connecting import Link
from skep.server.store.postgres.jobs import chained


class Deletion:
    """A table is deleted with all that belongs to it."""

    def __init__(self, table: str, epoch: int | None) -> None:
        self._table = table
        self._epoch = epoch
        self._there = False

    async def make(self, link: Link) -> bool:
        """Do it, in a transaction; was there one?"""
        await fence.check(link, self._table, self._epoch)
        # Who appends has the table's row first; who has it here first is not waited for in vain.
        self._there = await self._is_there(link, " FOR UPDATE")
        for part in ("log", "presence", "analyses", "leases"):
            await link.execute(f"DELETE FROM {part} WHERE table_id = $1", self._table)  # noqa: S608
        await link.execute("DELETE FROM tables WHERE id = $1", self._table)
        return self._there

    async def stands(self, link: Link) -> bool | None:
        """In doubt: what `make` would have answered; None when it was not done."""
        return None if await self._is_there(link) else self._there

    async def _is_there(self, link: Link, how: str = "") -> bool:
        query = f"SELECT true FROM tables WHERE id = $1{how}"  # noqa: S608  of our own words only
        return bool(await link.fetchval(query, self._table))


async def forget_at(link: Link, table: str, person: str, stand_in: str, epoch: int | None) -> None:
    """Put somebody without a name in a person's place, in every line of a table's log."""
    await fence.check(link, table, epoch)
    # Until the commit nobody appends: the end of the log is about to be another.
    await link.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
    row = await reading.table_row(link, table)
    if row is None:
        return
    lines = await reading.table_lines(link, table)  # Damaged: then it is left as it is
    changed = [
        msgspec.structs.replace(
            line,
            entry=without(line.entry, person, stand_in),
            person=stand_in if line.person == person else line.person,
        )
        for line in lines
    ]
    rows, (_, end) = chained((0, root_of(row)), Append.of(table, changed).rows)
    await link.executemany(
        "UPDATE log SET person = $3, body = $4, sum = $5 WHERE table_id = $1 AND seq = $2",
        [(table, seq, person, body, summed) for _, seq, _, person, _, body, _, _, summed in rows],
    )
    await link.execute("UPDATE tables SET sum = $2 WHERE id = $1", table, end)
    await link.execute("DELETE FROM presence WHERE person = $1 AND table_id = $2", person, table)
