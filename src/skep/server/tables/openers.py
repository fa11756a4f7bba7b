"""Who has opened which tables that are not over yet: so that nobody fills the house alone.

And at which tables of other servers there are people.

Kept in memory only: no address is ever written down. After a restart everybody begins anew; so do
the tables, which come into memory when somebody comes to them.
"""

from collections.abc import Callable, Hashable, Iterator

import msgspec

from skep.server.refusals import Denied

REMEMBERED_SECONDS = 24 * 3600
"""A table that was opened longer ago counts no more: perhaps it will never be over."""


class Opener(msgspec.Struct, frozen=True, gc=False):
    """Who has opened a table, from where, and when."""

    person: str
    address: str
    at: float


class Openers:
    """Of the tables that were opened lately."""

    def __init__(self) -> None:
        self._of: dict[str, Opener] = {}
        """Table → who has opened it, the oldest first."""
        self._tables: dict[Hashable, set[str]] = {}
        """The same by person, and by address."""
        self.on_note: Callable[[str, Opener], None] = lambda _table, _opener: None
        self.on_drop: Callable[[str], None] = lambda _table: None
        """The other servers of the house are told, where there are some."""

    def check_person(self, person: str, most: int, now: float) -> None:
        """Denied when this person has so many tables open already."""
        self._check(person, most, now)

    def check_address(self, address: str, most: int, now: float) -> None:
        """Denied when so many tables are open from this address already."""
        self._check((address,), most, now)

    def _check(self, key: Hashable, most: int, now: float) -> None:
        while self._of and next(iter(self._of.values())).at < now - REMEMBERED_SECONDS:
            self.forget(next(iter(self._of)))
        count = len(self._tables.get(key, ()))
        if count >= most:
            raise Denied("too-many-open", count=count)

    def note(self, table: str, person: str, address: str, now: float) -> None:
        """A table was opened."""
        opener = Opener(person, address, now)
        self.learn(table, opener)
        self.on_note(table, opener)

    def learn(self, table: str, opener: Opener) -> None:
        """A table was opened, here or elsewhere."""
        self._of[table] = opener
        for key in _keys(opener):
            self._tables.setdefault(key, set()).add(table)

    def all(self) -> Iterator[tuple[str, Opener]]:
        """All that is known."""
        return iter(self._of.items())

    def drop(self, table: str) -> None:
        """A table is over."""
        if table in self._of:
            self.forget(table)
            self.on_drop(table)

    def forget(self, table: str) -> None:
        """It counts no more."""
        opener = self._of.pop(table, None)
        if opener is None:
            return
        for key in _keys(opener):
            self._tables[key].discard(table)
            if not self._tables[key]:
                del self._tables[key]

    def address_of(self, table: str) -> str | None:
        """From where a table was opened, if that is known."""
        opener = self._of.get(table)
        return None if opener is None else opener.address


class Elsewhere:
    """The public tables of other servers at which there are people, as these servers say."""

    def __init__(self) -> None:
        self._at: dict[str, dict[str, int]] = {}

    def heard(self, server: str, tables: dict[str, int]) -> None:
        """These are a server's, and when each was used last."""
        self._at[server] = tables

    def gone(self, server: str) -> None:
        """A server is gone."""
        self._at.pop(server, None)

    def tables(self) -> dict[str, int]:
        """All of them, and when each was used last."""
        return {table: used for tables in self._at.values() for table, used in tables.items()}


def _keys(opener: Opener) -> tuple[Hashable, Hashable]:
    return opener.person, (opener.address,)
