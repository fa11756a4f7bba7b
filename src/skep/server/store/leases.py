"""Who may write to a table, where several servers share a store.

The embedded store has no leases: one server has its folder, and a lock says so.
"""

from typing import Protocol

import msgspec


class Lease(msgspec.Struct, frozen=True, gc=False):
    """One server's right to write to a table, for a while."""

    table: str
    owner: str
    """A process of a server, by a name that no other ever had: not even after a restart."""
    epoch: int
    """Grows by one whenever the table is taken, by the same owner, too: what was on its way before
    comes too late, and whoever takes a table reads all that was ever written there."""
    left: float
    """Seconds, by the database's clock, from the moment it answered; less than 0: it has run out.
    Whoever asked counts them from when it asked, by its own monotonic clock, to be sure."""


class Leases(Protocol):
    """All times are the database's. What is taken here is what `Store` writes with.

    The store remembers the epoch of each table that it took. Every `create`, `append`, `forget_at`
    and `delete` carries the epoch that was known when it was asked for, and is `Fenced` in its own
    transaction when the table has gone to somebody else since. That a lease has run out does not
    matter as long as nobody else took it.

    A store through which anything was ever taken writes only to tables that it has. One that was
    never asked for a lease (a tool, a server alone) writes to tables that nobody has.
    """

    async def take(self, table: str, owner: str, seconds: float) -> Lease | None:
        """Have a table that nobody has, whose lease has run out, or that is ours already.

        None: somebody else has it. A new table is taken before it is created. Ours, too, is taken
        anew: what was asked for by the old right is refused from then on.
        """
        ...

    async def renew(self, owner: str, seconds: float) -> set[str]:
        """From now on so long, for all that an owner has; the tables that are still theirs.

        Also those that are theirs without being known here: an answer did not come.
        """
        ...

    async def release(self, owner: str, tables: list[str]) -> None:
        """Let go of tables, as far as they are the owner's. Nothing may be written there since."""
        ...

    async def owner_of(self, table: str) -> Lease | None:
        """Who has a table, even if the lease has run out; None: nobody."""
        ...

    async def now_ms(self) -> int:
        """Milliseconds since 1970, by the store's clock."""
        ...

    async def expired(self, limit: int) -> list[Lease]:
        """Leases that have run out and were not let go, the oldest first."""
        ...
