"""Lines that are to be added to a log: who waits for them, who is named, how they are chained."""

import asyncio
from typing import Any

from skep.server import log
from skep.server.store import chain
from skep.server.store.appending import Append
from skep.server.store.asked import Asked
from skep.server.store.interface import Status, Summary

End = tuple[int, int]
"""The last line of a log: its sequence number and its checksum."""

KNOWS_PEOPLE = log.Created | log.Seated | log.Said | log.Admitted | log.Removed | log.Muted
"""Entries that tell who was at a table: their person, or their host."""


class Job(Asked):
    """An append that somebody waits for."""

    __slots__ = ("append", "epoch", "people", "sent_end", "told")

    def __init__(self, append: Append, people: list[str]) -> None:
        super().__init__(asyncio.get_running_loop().create_future())
        self.append = append
        self.people = people
        """Who is named by its lines."""
        self.epoch: int | None = None
        self.sent_end: End | None = None
        """What the log ends with when it is committed; None: it was never sent."""
        self.told = False

    @classmethod
    def of(
        cls, table: str, lines: list[log.Line], status: Status | None, summary: Summary | None
    ) -> "Job":
        """From the lines as the server knows them."""
        return cls(Append.of(table, lines, status, summary), people_in(lines))

    def finish(self, error: Exception | None = None) -> None:
        """It is committed, or this is why not: whoever asked is told, once."""
        if not self.told:
            self.told = True
            self.error = error
            self.tell()

    def follows(self, end: End) -> bool:
        """Do its lines follow this one, and each other?"""
        first = end[0] + 1
        return all(row[1] == seq for seq, row in enumerate(self.append.rows, start=first))


def people_in(lines: list[log.Line]) -> list[str]:
    """Who opens, sits, speaks, or is named by the host."""
    return [
        entry.host if isinstance(entry, log.Created) else entry.person
        for entry in (line.entry for line in lines)
        if isinstance(entry, KNOWS_PEOPLE)
    ]


def chained(end: End, rows: list[chain.Written]) -> tuple[list[tuple[Any, ...]], End]:
    """Rows of a log with their checksums, and what it ends with then."""
    seq, summed = end
    linked: list[tuple[Any, ...]] = []
    for row in rows:
        seq, summed = row[1], chain.link(summed, row)
        linked.append((*row, summed))
    return linked, (seq, summed)
