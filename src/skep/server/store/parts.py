"""All that a store keeps, as plain rows: what is copied from one store to another, and compared."""

from collections.abc import AsyncIterator
from typing import Any, Protocol

import msgspec

Row = tuple[Any, ...]

BATCH = 2000
"""Rows that are carried at a time."""


class Part(msgspec.Struct, frozen=True):
    """A table of the database: its columns, of which the first are its key."""

    name: str
    columns: tuple[str, ...]
    key: int = 1

    @property
    def all_in_order(self) -> str:
        """The query for all of it, in the order of its key."""
        columns, key = ", ".join(self.columns), ", ".join(self.columns[: self.key])
        return f"SELECT {columns} FROM {self.name} ORDER BY {key}"  # noqa: S608  our own words


PARTS = (
    Part(
        "tables",
        (
            *("id", "game", "status", "public", "secret", "created_ms", "changed_ms"),
            *("sum", "summary"),
        ),
    ),
    Part(
        "log",
        ("table_id", "seq", "kind", "person", "command", "body", "hash", "at_ms", "sum"),
        key=2,
    ),
    Part("people", ("id", "name")),
    Part("settings", ("key", "value")),
    Part("daily_scores", ("game", "day", "person", "score", "at_ms"), key=3),
    Part("presence", ("person", "table_id"), key=2),
    Part("bans", ("what", "whom", "address", "since_ms", "until_ms"), key=2),
    Part("analyses", ("table_id", "body")),
)
"""Tables before their logs. Leases are not kept: they belong to servers that run."""

COUNT = "SELECT " + " + ".join(f"(SELECT count(*) FROM {part.name})" for part in PARTS)  # noqa: S608
"""How many rows there are in all."""


class Source(Protocol):
    """A store as it was at one moment, whoever goes on writing to it."""

    async def count(self) -> int:
        """How many rows there are in all."""
        ...

    def rows(self, part: Part) -> AsyncIterator[list[Row]]:
        """All rows of a part in the order of its key, some at a time."""
        ...

    async def check(self, table: str) -> None:
        """Read a table's log: Damaged when it is not as it was written."""
        ...


class Target(Source, Protocol):
    """A store in which there is nothing yet. Nothing of it stays unless `finish` is called."""

    async def add(self, part: Part, rows: list[Row]) -> None:
        """Put rows in, as they are."""
        ...

    async def finish(self) -> None:
        """All of it stands from now on."""
        ...
