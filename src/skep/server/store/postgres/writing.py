"""One statement that adds lines to the logs of many tables, each as if it were alone.

For each table it is told the checksum that its log ended with; a table whose log has another end by
now, or that another server has, is left as it is, and the others are not concerned. So nothing has
to be undone for one that comes too late. Only a command id that is there already, which is a
mistake of whoever asks, fails the whole statement.

There are no triggers: the statement itself sees to it that lines follow each other, that a table
knows its end, and that people are found by their tables. Both are much quicker for many at once.
"""

from typing import Any

from skep.server.store.interface import Conflict, Fenced, StoreError
from skep.server.store.postgres.connecting import Link
from skep.server.store.postgres.fence import ALLOWS, check, fenced
from skep.server.store.postgres.jobs import End, Job, chained
from skep.server.store.postgres.words import kept


class Statement:
    """Appends that go to the database together."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.ends: dict[str, End] = {}
        """What the logs end with when it is committed."""
        self.epochs: dict[str, int | None] = {}
        """The tables it writes to, and the epochs by which it may."""
        self._before: dict[str, End] = {}
        self._lines: list[tuple[Any, ...]] = []

    def takes(self, job: Job, end: End) -> bool:
        """Put an append to it, if it follows the end of its table, which is this or further on."""
        table = job.append.table
        end = self.ends.get(table, end)
        if not job.follows(end):
            return False
        self._before.setdefault(table, end)
        self.epochs[table] = job.epoch
        rows, self.ends[table] = chained(end, job.append.rows)
        for at, seq, kind, person, command, *rest in rows:
            self._lines.append((at, seq, kind, kept(person), kept(command), *rest))
        job.sent_end = self.ends[table]
        self.jobs.append(job)
        return True

    async def run(self, link: Link) -> dict[str, Exception | None]:
        """The tables that were written to, and those that another server has.

        Not in the answer: tables whose logs have another end by now.
        """
        lines = zip(*self._lines, strict=True) if self._lines else [()] * 9
        people = {(kept(name), job.append.table) for job in self.jobs for name in job.people}
        named, at = zip(*people, strict=True) if people else ((), ())
        rows = await link.fetch(_WRITE, *self._heads(), *map(list, lines), list(named), list(at))
        return {
            table: None if changed else fenced(table)
            for table, changed, allowed in rows
            if changed or not allowed
        }

    def _heads(self) -> tuple[list[Any], ...]:
        """What changes about the tables themselves; of two wishes for one, the later."""
        heads: dict[str, list[Any]] = {}
        for job in self.jobs:
            append = job.append
            head = heads.setdefault(append.table, [append.table, None, None, 0, None, None, None])
            head[3:] = [
                max([head[3], *(row[7] for row in append.rows)]),
                self.epochs[append.table],
                append.status or head[5],
                append.summary or head[6],
            ]
        for table, head in heads.items():
            head[1:3] = self._before[table][1], self.ends[table][1]
        return tuple(map(list, zip(*heads.values(), strict=True)))


_WRITE = f"""
WITH head AS MATERIALIZED (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::text[]
    ) AS of_table (table_id, before, after, latest, epoch, status, summary)
), lease AS MATERIALIZED (
    SELECT * FROM leases WHERE table_id = ANY ($1::text[]) ORDER BY table_id FOR SHARE
), allowed AS MATERIALIZED (
    SELECT head.* FROM head LEFT JOIN lease USING (table_id)
    WHERE {ALLOWS.format(epoch="head.epoch")}
), changed AS (
    UPDATE tables SET
        sum = allowed.after,
        changed_ms = greatest(changed_ms, allowed.latest),
        status = coalesce(allowed.status, tables.status),
        summary = coalesce(allowed.summary, tables.summary)
    FROM allowed WHERE tables.id = allowed.table_id AND tables.sum = allowed.before
    RETURNING tables.id
), added AS (
    INSERT INTO log (table_id, seq, kind, person, command, body, hash, at_ms, sum)
    SELECT line.* FROM unnest(
        $8::text[], $9::bigint[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[],
        $15::bigint[], $16::bigint[]
    ) AS line (table_id, seq, kind, person, command, body, hash, at_ms, sum)
    JOIN changed ON changed.id = line.table_id
), known AS (
    INSERT INTO presence (person, table_id)
    SELECT who.* FROM unnest($17::text[], $18::text[]) AS who (person, table_id)
    JOIN changed ON changed.id = who.table_id
    ON CONFLICT DO NOTHING
)
SELECT head.table_id, changed.id IS NOT NULL, allowed.table_id IS NOT NULL
FROM head LEFT JOIN changed ON changed.id = head.table_id
LEFT JOIN allowed ON allowed.table_id = head.table_id
"""  # noqa: S608  of our own words only


async def ends_of(link: Link, tables: list[str]) -> dict[str, End]:
    """What the logs of tables end with, as the database has it; tables that are not there miss."""
    rows = await link.fetch(
        "SELECT id, sum, (SELECT coalesce(max(seq), 0) FROM log WHERE table_id = id)"
        " FROM tables WHERE id = ANY ($1::text[])",
        tables,
    )
    return {table: (seq, summed) for table, summed, seq in rows}


async def why_not(link: Link, job: Job, why: str) -> StoreError:
    """Why an append came too late: another server has the table by now, or else `why`."""
    table = job.append.table
    try:
        await check(link, table, job.epoch)
    except Fenced as fenced_off:
        return fenced_off
    return Conflict(f"{why}: table {table}")


async def stands(link: Link, job: Job) -> bool:
    """Is an append there that was sent, and of which no answer came?

    Its last line is, with its checksum, which tells it from any other line there could be.
    """
    append, end = job.append, job.sent_end
    if end is None:
        return False
    if append.rows:
        query = "SELECT sum FROM log WHERE table_id = $1 AND seq = $2"
        return bool(await link.fetchval(query, append.table, end[0]) == end[1])
    query = "SELECT status, summary FROM tables WHERE id = $1"
    status, summary = await link.fetchrow(query, append.table) or (None, None)
    return (append.status or status) == status and (append.summary or summary) == summary
