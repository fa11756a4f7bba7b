"""A process to be killed: writes to several tables and tells its parent what was acknowledged.

python -m tests.server.store.appender FOLDER RUN
"""

import asyncio
import os
import sys
from pathlib import Path

from skep.server.store.sqlite import SqliteStore
from tests.server.store.helpers import line, table_id, table_row

TABLES = 12


async def append_for_ever(store: SqliteStore, number: int, run: str) -> None:
    table = table_id(number)
    seq = len(await store.lines(table))
    if seq == 0:
        await store.create(table_row(table), [line(table, 1, f"{run}-1")])
        seq = 1
        tell(number, seq, run)
    while True:
        more = [line(table, seq + 1, f"{run}-{seq + 1}"), line(table, seq + 2, f"{run}-{seq + 2}")]
        await store.append(table, more)
        seq += 2
        tell(number, seq, run)


def tell(number: int, seq: int, run: str) -> None:
    """Straight into the pipe: what stays in a buffer dies with this process."""
    os.write(1, f"{number} {seq} {run}\n".encode())


async def main(folder: Path, run: str) -> None:
    store = SqliteStore(folder)
    await asyncio.gather(*(append_for_ever(store, number, run) for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
