"""A store in memory, for tests that are about tables and not about disks."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from skep.server.log import Line, Seated
from skep.server.store.forgetting import without
from skep.server.store.interface import Ban, Conflict, Owned, Status, StoreError, Summary, TableRow


class MemoryStore:
    """Keeps everything in dictionaries; `broken = True` makes every commit fail."""

    leases = None

    def __init__(self) -> None:
        self.broken = False
        self.sound = True
        self.commits = 0
        self._rows: dict[str, TableRow] = {}
        self._lines: dict[str, list[Line]] = {}
        self._names: dict[str, str] = {}
        self._analyses: dict[str, bytes] = {}
        self._bans: dict[tuple[str, str], Ban] = {}
        self._settings: dict[str, bytes] = {}
        self._scores: dict[tuple[str, str, str], tuple[int, int]] = {}

    def _check(self) -> None:
        if self.broken:
            raise StoreError("the disk is full")
        self.commits += 1

    async def create(self, row: TableRow, lines: list[Line]) -> None:
        self._check()
        if row.id in self._rows:
            raise Conflict(row.id)
        self._rows[row.id] = row
        self._lines[row.id] = list(lines)

    async def append(
        self,
        table: str,
        lines: list[Line],
        status: Status | None = None,
        then: Callable[[], None] | None = None,
        summary: Summary | None = None,
    ) -> None:
        self._check()
        kept = self._lines[table]
        for line in lines:
            if line.seq != len(kept) + 1:
                raise Conflict(f"{table} {line.seq}")
            known = {(old.person, old.command) for old in kept if old.command is not None}
            if line.command is not None and (line.person, line.command) in known:
                raise Conflict(f"{table} {line.command}")
            kept.append(line)
        row = self._rows[table]
        self._rows[table] = msgspec.structs.replace(
            row, status=status or row.status, summary=summary or row.summary
        )
        if then is not None:
            then()

    async def row(self, table: str) -> TableRow | None:
        return self._rows.get(table)

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        return self._lines.get(table, [])[after:]

    async def rows(
        self, *, statuses: tuple[Status, ...], public_only: bool, limit: int
    ) -> list[TableRow]:
        found = [row for row in self._rows.values() if row.status in statuses]
        return [row for row in found if row.public or not public_only][:limit]

    async def rows_with(self, tables: list[str]) -> list[TableRow]:
        return [self._rows[table] for table in tables if table in self._rows]

    async def rows_of(
        self, person: str, statuses: tuple[Status, ...], limit: int
    ) -> list[TableRow]:
        sat = [
            row
            for row in self._rows.values()
            if row.status in statuses
            and any(
                isinstance(line.entry, Seated) and line.entry.person == person
                for line in self._lines[row.id]
            )
        ]
        return sorted(sat, key=lambda row: (-row.changed_ms, row.id))[:limit]

    async def table_ids(self, after: str, limit: int) -> list[str]:
        return sorted(table for table in self._rows if table > after)[:limit]

    def log_of(self, table: str) -> list[Line]:
        """What would be on the disk."""
        return list(self._lines[table])

    async def name_of(self, person: str) -> str | None:
        return self._names.get(person)

    async def set_name(self, person: str, name: str) -> None:
        self._check()
        self._names[person] = name

    async def list_score(self, game: str, day: str, person: str, score: int, at_ms: int) -> None:
        self._check()
        known = self._scores.get((game, day, person))
        if known is None or score > known[0]:
            self._scores[game, day, person] = (score, at_ms)

    async def daily_scores(self, game: str, day: str, limit: int) -> list[tuple[str, str, int]]:
        found = [
            (-score, at_ms, person)
            for (of_game, of_day, person), (score, at_ms) in self._scores.items()
            if (of_game, of_day) == (game, day)
        ]
        best = sorted(found)[:limit]
        return [(person, self._names[person], -score) for score, _, person in best]

    async def old_tables(self, before_ms: int, limit: int) -> list[str]:
        rows = sorted(self._rows.values(), key=lambda row: row.changed_ms)
        return [row.id for row in rows if row.changed_ms < before_ms][:limit]

    async def tables_of(self, person: str) -> list[Owned]:
        found = []
        for table, lines in self._lines.items():
            people = {
                getattr(line.entry, "person", None) or getattr(line.entry, "host", None)
                for line in lines
            } - {None}
            if person in people:
                found.append(Owned(table, people == {person}))
        return found

    async def forget_at(self, table: str, person: str, stand_in: str) -> None:
        self._check()
        self._lines[table] = [
            msgspec.structs.replace(
                line,
                entry=without(line.entry, person, stand_in),
                person=stand_in if line.person == person else line.person,
            )
            for line in self._lines[table]
        ]

    async def forget_name(self, person: str) -> None:
        self._check()
        self._names.pop(person, None)
        self._scores = {key: value for key, value in self._scores.items() if key[2] != person}

    async def scores_of(self, person: str) -> list[tuple[str, str, int]]:
        return [
            (game, day, score)
            for (game, day, who), (score, _) in self._scores.items()
            if who == person
        ]

    async def delete(self, table: str) -> bool:
        self._check()
        self._lines.pop(table, None)
        self._analyses.pop(table, None)
        return self._rows.pop(table, None) is not None

    async def analysis(self, table: str) -> bytes | None:
        return self._analyses.get(table)

    async def keep_analysis(self, table: str, found: bytes) -> None:
        self._check()
        if table in self._rows:
            self._analyses[table] = found

    async def people(self) -> list[tuple[str, str]]:
        return list(self._names.items())

    async def bans(self) -> list[Ban]:
        return list(self._bans.values())

    async def ban(self, ban: Ban) -> None:
        self._check()
        self._bans[ban.what, ban.whom] = ban

    async def lift_bans(self, whom: str) -> None:
        self._check()
        self._bans = {key: ban for key, ban in self._bans.items() if ban.whom != whom}

    async def setting(self, name: str) -> bytes | None:
        return self._settings.get(name)

    async def keep_setting(self, name: str, value: bytes) -> None:
        self._check()
        self._settings[name] = value

    async def server_key(self) -> bytes:
        return b"k" * 32

    async def writable(self) -> bool:
        return not self.broken

    def queued(self) -> int:
        return 0

    def size(self) -> int:
        return 1000 * self.commits

    async def close(self) -> None:
        pass


class GatedStore(MemoryStore):
    """A slow disk: a commit waits until the gate is opened."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.waiting = 0

    async def append(self, *args: Any, **kwargs: Any) -> None:
        self.waiting += 1
        await self.gate.wait()
        self.waiting -= 1
        await super().append(*args, **kwargs)
