"""Where tables are kept. The interface; `sqlite.py` fills it, PostgreSQL may later."""

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from skep.server.log import Line

Status = Literal["open", "running", "over"]


class StoreError(Exception):
    """It could not be committed (disk full, database gone): nothing of the batch is kept."""


class Conflict(StoreError):
    """Somebody else has written this sequence number or this command id already."""


class Damaged(StoreError):
    """What is on the disk of one table is not what was written. The others are not concerned."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__(f"table {table} is damaged: {why}")
        self.table = table
        self.why = why


class Summary(msgspec.Struct, frozen=True, gc=False):
    """Who sits at a table, in short."""

    seats: int
    free: int
    names: tuple[str, ...]
    spectators: bool
    host: str
    for_people: bool
    """Does a person play there, or could one?"""
    wakes: bool
    """May it go on while nobody is there? It has bots, or a time that runs out."""


class TableRow(msgspec.Struct, frozen=True):
    """What is known of a table without reading its log."""

    id: str
    game: str
    status: Status
    public: bool
    secret: bytes
    """32 bytes: the source of the table's chance. Never leaves the server before the end."""
    created_ms: int
    changed_ms: int
    summary: Summary | None = None
    """Nothing for a table from before there were any."""


class Owned(msgspec.Struct, frozen=True, gc=False):
    """A table that somebody opened, sat at or spoke at."""

    table: str
    alone: bool
    """Nobody else ever did."""


class Store(Protocol):
    """An event log per table. `append` returns only when everything in it is on the disk."""

    sound: bool
    """Has the start found nothing wrong, and looked at everything?"""

    async def create(self, row: TableRow, lines: list[Line]) -> None:
        """A new table with the first lines of its log, in one commit."""
        ...

    async def append(
        self,
        table: str,
        lines: list[Line],
        status: Status | None = None,
        then: Callable[[], None] | None = None,
        summary: Summary | None = None,
    ) -> None:
        """Add lines to a table's log (and change its status) in one commit, or raise.

        `then` is called as soon as it is committed, even if whoever asked has gone since.
        """
        ...

    async def row(self, table: str) -> TableRow | None:
        """A table's row, or None. Damaged when it cannot be read."""
        ...

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """A table's log after a sequence number, in order. Damaged when it is not as written."""
        ...

    async def rows(
        self, *, statuses: tuple[Status, ...], public_only: bool, limit: int
    ) -> list[TableRow]:
        """Tables with one of these statuses, most recently changed first."""
        ...

    async def table_ids(self, after: str, limit: int) -> list[str]:
        """The ids of tables in their order, after one of them."""
        ...

    async def name_of(self, person: str) -> str | None:
        """A person's name."""
        ...

    async def set_name(self, person: str, name: str) -> None:
        """Give a person a name."""
        ...

    async def list_score(self, game: str, day: str, person: str, score: int, at_ms: int) -> None:
        """Keep a person's score of a day, if it is their best."""
        ...

    async def daily_scores(self, game: str, day: str, limit: int) -> list[tuple[str, str, int]]:
        """Person, name and score, the best first; of equal scores, the earlier one."""
        ...

    async def old_tables(self, before_ms: int, limit: int) -> list[str]:
        """Tables at which nothing has happened since a moment, the oldest first."""
        ...

    async def delete(self, table: str) -> None:
        """Delete a table with its log."""
        ...

    async def tables_of(self, person: str) -> list[Owned]:
        """The tables that somebody opened, sat at or spoke at."""
        ...

    async def forget_at(self, table: str, person: str, stand_in: str) -> None:
        """Put somebody without a name in a person's place, in every line of a table's log."""
        ...

    async def forget_name(self, person: str) -> None:
        """Forget a person's name, and their place on the lists of the day."""
        ...

    async def scores_of(self, person: str) -> list[tuple[str, str, int]]:
        """A person's places on the lists of the day: game, day, score."""
        ...

    async def server_key(self) -> bytes:
        """32 bytes that sign cookies: made once, then always the same."""
        ...

    async def writable(self) -> bool:
        """Can a commit be made right now? Tries one."""
        ...

    async def close(self) -> None:
        """Finish what is queued, then close."""
        ...
