"""Where tables are kept. The interface; `sqlite.py` fills it, PostgreSQL may later."""

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from skep.server.log import Line

Status = Literal["open", "running", "over"]


class StoreError(Exception):
    """It could not be committed (disk full, database gone): nothing of the batch is kept."""

    key = "storage-paused"
    """What people are told."""


class ReadOnly(StoreError):
    """The operator lets nothing be changed for now."""

    key = "read-only"


class Conflict(StoreError):
    """Somebody else has written this sequence number or this command id already."""


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


class Store(Protocol):
    """An event log per table. `append` returns only when everything in it is on the disk."""

    async def create(self, row: TableRow, lines: list[Line]) -> None:
        """A new table with the first lines of its log, in one commit."""
        ...

    async def append(
        self,
        table: str,
        lines: list[Line],
        status: Status | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Add lines to a table's log (and change its status) in one commit, or raise.

        `then` is called as soon as it is committed, even if whoever asked has gone since.
        """
        ...

    async def row(self, table: str) -> TableRow | None:
        """A table's row, or None."""
        ...

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """A table's log after a sequence number, in order."""
        ...

    async def rows(
        self, *, statuses: tuple[Status, ...], public_only: bool, limit: int
    ) -> list[TableRow]:
        """Tables with one of these statuses, most recently changed first."""
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

    async def server_key(self) -> bytes:
        """32 bytes that sign cookies: made once, then always the same."""
        ...

    async def writable(self) -> bool:
        """Can a commit be made right now? Tries one."""
        ...

    def waiting(self) -> int:
        """How many commits are asked for and not begun. From any thread."""
        ...

    def size(self) -> int:
        """Bytes on the disk. From any thread; it may block for a moment."""
        ...

    async def close(self) -> None:
        """Finish what is queued, then close."""
        ...
