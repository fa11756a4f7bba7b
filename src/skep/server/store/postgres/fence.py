"""May a server still write to a table? Asked in the same transaction as what it writes.

A takeover changes the row of the lease. Whoever writes to the table holds that row FOR SHARE until
its commit, so one of the two comes first, and there is no third way:

- the write has the row: the takeover waits for its commit, and the new owner, who reads the log
  after it has the lease, reads it with that write;
- the takeover has the row: the write waits for it, then sees the row as it is now (PostgreSQL reads
  a row again when it had to wait for its lock), finds another epoch, and is refused.

FOR KEY SHARE would not do: a change of columns that are no key does not wait for it. What nobody
has a lease on has no row to lock, or one without an owner. The first takeover of all may come
between such a write and its commit; then both go on from the same last line of the log, and the
checksum of that line lets only one of them write after it (`writing.py`).

Rows of leases are locked in the order of their tables, here as in `leases.py`: no two can wait for
each other.
"""

from skep.server.store.interface import Fenced
from skep.server.store.postgres.connecting import Link

ALLOWS = (
    "CASE WHEN {epoch} IS NULL THEN lease.owner IS NULL"
    " ELSE lease.owner IS NOT NULL AND lease.epoch = {epoch} END"
)
"""Does a lease (or none) let somebody write who knows this epoch (or none)?"""

_LOCK = "SELECT owner, epoch FROM leases WHERE table_id = $1 FOR SHARE"


async def check(link: Link, table: str, epoch: int | None) -> None:
    """Fenced when somebody else has the table. Until the transaction ends nobody can take it."""
    lease = await link.fetchrow(_LOCK, table)
    owner, current = (None, None) if lease is None else lease
    if (owner is not None) if epoch is None else (owner is None or current != epoch):
        raise fenced(table)


def fenced(table: str) -> Fenced:
    """What a server is told that has a table no longer."""
    return Fenced(table)
