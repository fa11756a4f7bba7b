"""Commits a second of the two stores, with group commit and without.

`python -m bench.cluster.store`: many tables append one line each, again and again. The disk decides
most of it: read the figures of one run beside each other, not beside those of another machine.
"""

import asyncio
import tempfile
import time
from pathlib import Path

from bench.cluster.postgres import LocalPostgres
from skep.server.log import Line, Moved
from skep.server.store import group_commit as sqlite_group
from skep.server.store.interface import Store, TableRow
from skep.server.store.postgres import group_commit as postgres_group
from skep.server.store.postgres.opening import open_postgres
from skep.server.store.sqlite import SqliteStore

TABLES = 100
SECONDS = 3.0


async def commits_per_second(
    store: Store, *, tables: int = TABLES, seconds: float = SECONDS, leased: bool = False
) -> float:
    """How many appends of one line are acknowledged in a second, from so many tables at once."""
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

    begun = time.perf_counter()
    counts = await asyncio.gather(*map(play, ids))
    return sum(counts) / (time.perf_counter() - begun)


async def measure(url: str, folder: Path) -> dict[str, float]:
    """Both stores, in groups and one by one."""
    figures: dict[str, float] = {}
    for groups, most in (("groups", 1000), ("one by one", 1)):
        sqlite_group.MAX_GROUP = postgres_group.MAX_GROUP = most
        sqlite = SqliteStore(folder / groups)
        figures[f"SQLite, {groups}"] = await commits_per_second(sqlite)
        await sqlite.close()
        for leased in (False, True):
            postgres = await open_postgres(url)
            name = f"PostgreSQL, {groups}{', leased' if leased else ''}"
            figures[name] = await commits_per_second(postgres, leased=leased)
            for table in await postgres.table_ids("", TABLES):
                await postgres.delete(table)
            await postgres.close()
    return figures


def main() -> None:
    """Print the figures."""
    with LocalPostgres() as postgres, tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(postgres.url(), Path(folder)))
    for name, figure in figures.items():
        print(f"{name:36} {figure:8.0f} commits/s")


if __name__ == "__main__":
    main()
