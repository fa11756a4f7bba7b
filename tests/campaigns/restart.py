"""A restart with thousands of long tables: how soon it listens, and how much memory it takes.

    python -m tests.campaigns.restart FOLDER [--tables 3000] [--lines 2000] [--seconds 60]

Makes a store of running tables in FOLDER, unless there is one, starts a server on it, and looks.
Every third table has bots. The games are prefixes of a few random ones, played by the rules.
"""

import argparse
import asyncio
import contextlib
import os
import random
import secrets
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import msgspec

from skep.server.log import Line
from skep.server.store.appending import Append, Appending
from skep.server.store.connections import FILE_NAME, Connections
from skep.server.store.interface import TableRow
from tests.server.people import done, hall

GAME = "waggle-dance"
"""Its games can be as long as one likes: random players are in no hurry."""

DIFFERENT = 6
"""Games that are really played; the others are copies under other ids."""


class Report(msgspec.Struct):
    """What was seen."""

    tables: int
    lines: int
    store_mb: float
    listens_after_s: float
    answers_after_s: float
    lobby_ms: float
    rss_mb_when_listening: float
    most_rss_mb: float
    seconds_watched: float


async def _play(lines: int, seed: int, *, bots: bool) -> tuple[TableRow, list[Line]]:
    """A running table with a log of this length."""
    rng = random.Random(seed)
    async with hall(pace=3600) as here:
        ann = here.guest("Ann")
        last = "bot:random" if bots else "me:Eve"
        table = await ann.open("me", "me:Bea", last, game=GAME, start=True, public=True)
        state = table.state
        while state.seq < lines and state.status == "running":
            # The bot is in no hurry: somebody else plays for it.
            seat = state.actors[0]
            moves = state.game.legal(state.game_state, seat)
            if state.seats[seat].bot is not None:
                move = str(rng.choice(moves))
                assert await table.bot_move(seat, "random", move, state.game_seq)
            else:
                assert done(await ann.move(table, str(rng.choice(moves)), seat=seat))
        assert state.status == "running"
        row = await here.store.row(table.id)
        assert row is not None
        return row, here.lines(table)


def make_store(folder: Path, tables: int, lines: int) -> None:
    """A store with this many running tables."""
    games = [
        asyncio.run(_play(lines, seed, bots=seed % 3 == 0))
        for seed in range(min(DIFFERENT, tables))
    ]
    opened = Connections(folder)
    connection, appending = opened.writing, Appending()
    connection.pragma("synchronous", "OFF")
    for number in range(tables):
        row, log = games[number % len(games)]
        copy = msgspec.structs.replace(
            row,
            id=secrets.token_urlsafe(16),
            status="running",
            created_ms=row.created_ms + number,
            changed_ms=row.changed_ms + number,
        )
        with connection:
            append = Append.of(copy.id, log, summary=row.summary)
            appending.create(connection, copy, append)
    opened.close()


@contextlib.contextmanager
def running(folder: Path) -> Iterator[tuple[int, str]]:
    """A server on this folder, as `skep serve` runs it: its process and its address."""
    command = [sys.executable, "-m", "skep", "serve", "--port", "0", "--data", str(folder)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "SKEP_NO_BROWSER": "1"}
    process = subprocess.Popen(  # noqa: S603  our own interpreter
        [*command, "--lang", "en"], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        said = next((line for line in process.stdout if "http://" in line), "")
        assert said, "it did not start"
        yield process.pid, said.split()[-1]
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def rss_mb(pid: int, *, most: bool = False) -> float:
    """The memory of a process now, or the most that it ever had."""
    field = "VmHWM" if most else "VmRSS"
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(field):
            return int(line.split()[1]) / 1024
    raise AssertionError(field)


def _count(opened: Connections, query: str) -> int:
    return int(opened.read(lambda connection: connection.execute(query).get))


def measure(folder: Path, seconds: float) -> Report:
    """Start a server and watch it for a while."""
    size = (folder / FILE_NAME).stat().st_size / 1e6
    with contextlib.closing(Connections(folder)) as opened:
        tables = _count(opened, "SELECT count(*) FROM tables")
        lines = _count(opened, "SELECT count(*) FROM log")
    began = time.monotonic()
    with running(folder) as (pid, address):
        listens = time.monotonic() - began
        with urllib.request.urlopen(f"{address}api/health") as answer:  # noqa: S310  loopback
            assert answer.status == 200
        answers = time.monotonic() - began
        memory = rss_mb(pid)
        asked = time.monotonic()
        with urllib.request.urlopen(f"{address}api/tables") as answer:  # noqa: S310  loopback
            assert len(msgspec.json.decode(answer.read())) == min(50, tables)
        lobby = time.monotonic() - asked
        time.sleep(seconds)
        return Report(
            tables,
            lines,
            round(size, 1),
            round(listens, 2),
            round(answers, 2),
            round(1000 * lobby, 1),
            round(memory, 1),
            round(rss_mb(pid, most=True), 1),
            seconds,
        )


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tables", type=int, default=3000)
    parser.add_argument("--lines", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=60)
    wish = parser.parse_args()
    if not (wish.folder / FILE_NAME).exists():
        make_store(wish.folder, wish.tables, wish.lines)
    sys.stdout.write(
        msgspec.json.format(msgspec.json.encode(measure(wish.folder, wish.seconds))).decode() + "\n"
    )


if __name__ == "__main__":
    main()
