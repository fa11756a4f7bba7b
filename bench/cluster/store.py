"""Commits a second of the two stores, with group commit and without; and what leases cost.

`python -m bench.cluster.store`: many tables append one line each, again and again. The disk decides
most of it: read the figures of one run beside each other, not beside those of another machine.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from bench.cluster.postgres import LocalPostgres
from bench.server.load import busy_with_children
from skep.server.log import Line, Moved
from skep.server.store import group_commit as sqlite_group
from skep.server.store.interface import Store, TableRow
from skep.server.store.postgres import group_commit as postgres_group
from skep.server.store.postgres.opening import open_postgres
from skep.server.store.sqlite import SqliteStore

TABLES = 100
SECONDS = 3.0
GROUPS = (("groups", postgres_group.MAX_GROUP), ("one by one", 1))

Figures = dict[str, float]


async def commits_per_second(
    store: Store,
    *,
    tables: int = TABLES,
    seconds: float = SECONDS,
    leased: bool = False,
    engine: int | None = None,
) -> Figures:
    """How many appends of one line are acknowledged in a second, from so many tables at once.

    With the process of a database, also how long its processors worked for each.
    """
    ids = [f"bench-{number:016d}" for number in range(tables)]
    for table in ids:
        if leased and store.leases is not None:
            await store.leases.take(table, "bench", 3600)
        await store.create(TableRow(table, "butine", "running", False, bytes(32), 0, 0), [])
    end = time.perf_counter() + seconds

    async def play(table: str) -> int:
        seq = 0
        while time.perf_counter() < end:
            seq += 1
            move = Moved(seq % 2, "place 3 4", ("7",))
            await store.append(table, [Line(seq, move, seq, "bee", f"c{seq}", "0123456789abcdef")])
        return seq

    begun, before = time.perf_counter(), busy_with_children(engine) if engine else 0.0
    counts = await asyncio.gather(*map(play, ids))
    commits, took = sum(counts), time.perf_counter() - begun
    busy = busy_with_children(engine) - before if engine else 0.0
    return {"rate": commits / took, "engine_us": 1e6 * busy / commits}


async def measure(
    postgres: LocalPostgres, folder: Path, seconds: float = SECONDS, rounds: int = 1
) -> dict[str, Figures]:
    """Both stores, in groups and one by one, by turns; medians of the rounds."""
    runs: dict[str, list[Figures]] = {}
    for number in range(rounds):
        for groups, most in GROUPS:
            sqlite_group.MAX_GROUP = postgres_group.MAX_GROUP = most
            sqlite = SqliteStore(folder / f"{groups} {number}")
            done = await commits_per_second(sqlite, seconds=seconds)
            runs.setdefault(f"SQLite, {groups}", []).append(done)
            await sqlite.close()
            for leased in (False, True):
                done = await _of_postgres(postgres, seconds, leased=leased)
                name = f"PostgreSQL, {groups}{', leased' if leased else ''}"
                runs.setdefault(name, []).append(done)
    return {name: _middle(some) for name, some in runs.items()}


async def _of_postgres(postgres: LocalPostgres, seconds: float, *, leased: bool) -> Figures:
    store = await open_postgres(postgres.url())
    done = await commits_per_second(store, seconds=seconds, leased=leased, engine=postgres.pid)
    for table in await store.table_ids("", TABLES):
        await store.delete(table)
    await store.close()
    return done


def _middle(runs: list[Figures]) -> Figures:
    return {name: median(run[name] for run in runs) for name in runs[0]}


LEASES = """
INSERT INTO leases (table_id, owner, epoch, until)
SELECT 'lease-' || n, 'server-' || n % 10, 1, clock_timestamp() + interval '1 hour'
FROM generate_series(1, {count}) AS n
"""


async def leases(postgres: LocalPostgres, count: int, repeats: int = 5) -> dict[str, Any]:
    """What the database does for so many leases of ten servers: renewals, looks for orphans."""
    store = await open_postgres(postgres.url())
    postgres.run(LEASES.format(count=count))
    postgres.run("VACUUM ANALYZE leases")
    renewed, looked = [], []
    for number in range(repeats):
        before = busy_with_children(postgres.pid)
        kept = await store.leases.renew(f"server-{number}", 3600)
        between = busy_with_children(postgres.pid)
        await store.leases.expired(500)
        renewed.append((between - before) / len(kept))
        looked.append((busy_with_children(postgres.pid) - between) / count)
    size = int(postgres.run("SELECT pg_total_relation_size('leases')"))
    postgres.run("DELETE FROM leases WHERE table_id LIKE 'lease-%'")
    await store.close()
    return {
        "count": count,
        "renew_us_per_lease": 1e6 * median(renewed),
        "look_us_per_lease": 1e6 * median(looked),
        "lease_bytes": size / count,
    }


def main() -> None:
    """Print the figures."""
    with LocalPostgres() as postgres, tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(postgres, Path(folder)))
    for name, figure in figures.items():
        print(f"{name:36} {figure['rate']:8.0f} commits/s")


if __name__ == "__main__":
    main()
