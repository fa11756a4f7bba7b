"""Where tables are kept. The interface; `sqlite.py` fills it, or `postgres/` for many servers."""

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from skep.server.log import Line
from skep.server.store.leases import Leases

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


class Fenced(StoreError):
    """Another server has this table now: nothing was written, and nothing may be answered."""

    key = "table-moving"

    def __init__(self, table: str, owner: str | None = None) -> None:
        super().__init__(f"table {table} belongs to {owner or 'another server'}")
        self.table = table
        self.owner = owner
        """Which server it is; None: that was not looked up."""


class Unanswered(Fenced):
    """A server that had this table was asked for something and did not answer: it may be done."""


class Damaged(StoreError):
    """What is on the disk of one table is not what was written. The others are not concerned."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__(f"table {table} is damaged: {why}")
        self.table = table
        self.why = why


class Ending(msgspec.Struct, frozen=True, gc=False):
    """How a game came out. By seat, who played there to the end: a person, or a bot.

    Neither, where a bot played for a person.
    """

    people: tuple[str | None, ...]
    bots: tuple[str | None, ...]
    winners: tuple[int, ...]


class Summary(msgspec.Struct, frozen=True, gc=False):
    """Who sits at a table, in short."""

    seats: int
    free: int
    names: tuple[str, ...]
    spectators: bool
    for_people: bool
    """Does somebody sit here, or could they?"""
    host: str
    """Who opened it."""
    wakes: bool
    """May it go on while nobody is there? It has bots, or a time that runs out."""
    ending: Ending | None = None
    """Nothing before the end, for games that ended before this was kept, for lessons and other
    games from a given position, and where a bot came under way."""


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


class Ban(msgspec.Struct, frozen=True):
    """Somebody is kept out, or may not talk."""

    what: Literal["ban", "mute"]
    whom: str
    """A person's id, or an address as it is limited."""
    address: bool
    """Is it an address?"""
    since_ms: int
    until_ms: int | None
    """None: for ever."""

    def is_over(self, at_ms: int) -> bool:
        """Is its time up?"""
        return self.until_ms is not None and self.until_ms <= at_ms


class Store(Protocol):
    """An event log per table. `append` returns only when everything in it is on the disk."""

    sound: bool
    """Has the start found nothing wrong, and looked at everything?"""

    @property
    def leases(self) -> Leases | None:
        """Who may write to which table; None where this server alone has the store."""
        ...

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

    async def rows_with(self, tables: list[str]) -> list[TableRow]:
        """These tables, as far as they are there, in any order."""
        ...

    async def rows_of(
        self, person: str, statuses: tuple[Status, ...], limit: int
    ) -> list[TableRow]:
        """Tables with one of these statuses at which a person sat, most recently changed first."""
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

    async def delete(self, table: str) -> bool:
        """Forget a table, its log and all; was there one?"""
        ...

    async def analysis(self, table: str) -> bytes | None:
        """What a look back at a table has found, if there was one."""
        ...

    async def keep_analysis(self, table: str, found: bytes) -> None:
        """Keep what a look back at a table has found; nothing when the table is gone."""
        ...

    async def people(self) -> list[tuple[str, str]]:
        """Everybody who ever had a name: person and name."""
        ...

    async def bans(self) -> list[Ban]:
        """All bans that were ever made and not lifted."""
        ...

    async def ban(self, ban: Ban) -> None:
        """Keep a ban, instead of one like it."""
        ...

    async def lift_bans(self, whom: str) -> None:
        """Forget all bans of a person or an address."""
        ...

    async def setting(self, name: str) -> bytes | None:
        """Something that the server keeps under a name."""
        ...

    async def keep_setting(self, name: str, value: bytes) -> None:
        """Keep something under a name."""
        ...

    async def server_key(self) -> bytes:
        """32 bytes that make handles, and sign the first cookies: made once, always the same."""
        ...

    async def writable(self) -> bool:
        """Can a commit be made right now? Tries one."""
        ...

    def queued(self) -> int:
        """How many commits are asked for and not begun. From any thread."""
        ...

    def size(self) -> int:
        """Bytes on the disk. From any thread; it may block for a moment."""
        ...

    async def close(self) -> None:
        """Finish what is queued, then close."""
        ...
