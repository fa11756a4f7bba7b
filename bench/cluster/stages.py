"""What is measured, stage by stage, and always beside what it is compared with."""

import asyncio
import random
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import median
from typing import Any

import apsw

from bench.cluster.house import House
from bench.cluster.idle import Idle
from bench.cluster.playing import Soloist, open_table
from bench.server.load import Plan, at_share
from bench.server.subject import drive_ours, ours
from bench.server.wire import Guest
from skep.server.store.connections import FILE_NAME

Figures = dict[str, Any]

EMBEDDED = "embedded"
SUBJECTS: tuple[tuple[str, int, int], ...] = (
    (EMBEDDED, 0, 0),
    ("1 server", 1, 0),
    ("2 servers", 2, 0),
    ("2 servers, hop", 2, 1),
    ("3 servers", 3, 0),
    ("3 servers, hop", 3, 1),
)
"""Name, servers that have tables and sockets, and how far a socket is from its table's owner."""

NUMBERS = ("rate", "p50", "p99", "server_us", "postgres_us", "nats_us", "client_us")


def moves(house: House, tables: int, seconds: float, rounds: int) -> dict[str, Figures]:
    """Everybody moves as soon as they may; by turns, there and back; medians of the rounds."""
    runs: dict[str, list[Figures]] = {name: [] for name, _, _ in SUBJECTS}
    with ExitStack() as stage:
        folder = stage.enter_context(tempfile.TemporaryDirectory())
        alone = stage.enter_context(ours(Path(folder)))
        for number in range(rounds):
            for name, servers, hop in SUBJECTS if number % 2 == 0 else reversed(SUBJECTS):
                subjects = house.servers[:servers] or [alone]
                engines = house.engines if servers else {}
                plan = Plan(tables, seconds, hop=hop, engines=engines)
                runs[name].append(_by_the_move(drive_ours(subjects[0], plan, *subjects[1:])))
    return {name: _middle(some, runs[EMBEDDED]) for name, some in runs.items()}


def _by_the_move(run: Figures) -> Figures:
    """With the processor time that each program took for a move, in microseconds."""
    for who in ("server", "postgres", "nats", "client"):
        run[f"{who}_us"] = 1e6 * run.get(f"{who}_busy", 0.0) / max(run["rate"], 1e-9)
    return run


def _middle(runs: list[Figures], beside: list[Figures]) -> Figures:
    """Medians; the ratio is the median of the ratios within a round."""
    figures = {name: median(run[name] for run in runs) for name in NUMBERS}
    ratios = [run["rate"] / other["rate"] for run, other in zip(runs, beside, strict=True)]
    return {**figures, "ratio": median(ratios), "ratios": sorted(ratios)}


class Written:
    """What a line of a log takes on the disk, indexes and all, and in the write-ahead log."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._before = self._now()

    def _now(self) -> tuple[int, int, int]:
        return (*self._house.written(), self._house.stored())

    def figures(self) -> Figures:
        """Since the beginning, by the line."""
        lines, wal, stored = (b - a for a, b in zip(self._before, self._now(), strict=True))
        return {"lines": lines, "line_bytes": stored / lines, "wal_bytes": wal / lines}


async def hop(house: House, moves: int, luck: random.Random) -> Figures:
    """Two tables of one owner, one player at the owner's, one at another server, move for move."""
    owner, other = (server.address for server in house.servers[:2])
    guest = Guest(owner, "Soloist")
    places = {"owner": owner, "other": other}
    took: dict[str, list[float]] = {name: [] for name in places}
    players = {name: Soloist(open_table(guest, owner), luck) for name in places}
    for name, address in places.items():
        await players[name].come(address, guest.cookie)
    while len(took["other"]) < moves:
        for name, address in places.items():
            if players[name].over:
                players[name].close()
                players[name] = Soloist(open_table(guest, owner), luck)
                await players[name].come(address, guest.cookie)
            took[name].append(await players[name].move())
    for player in players.values():
        player.close()
    guest.close()
    figures = {name: _quantiles(some) for name, some in took.items()}
    # Of moves that were made one right after the other: what else the machine did, it did to both.
    pairs = zip(took["other"], took["owner"], strict=True)
    between = 1000 * median(far - near for far, near in pairs)
    return {**figures, "hop_p50": between, "moves": moves}


def _quantiles(seconds: list[float]) -> Figures:
    ordered = sorted(seconds)
    return {f"p{share}": at_share(ordered, share / 100) for share in (50, 90, 99)}


async def takeover(house: House, kills: int, tables: int, luck: random.Random) -> Figures:
    """The owner is killed; players at the others move on as soon as they can."""
    took: list[float] = []
    for _ in range(kills):
        owner, *rest = house.servers
        guest = await asyncio.to_thread(Guest, owner.address, "Soloist")
        players = []
        for number in range(tables):
            player = Soloist(open_table(guest, owner.address), luck)
            await player.come(rest[number % len(rest)].address, guest.cookie)
            for _ in range(4):
                await player.move()
            players.append(player)
        # The moment of the death within the time of a lease is any.
        await asyncio.sleep(luck.random())
        begin = time.perf_counter()
        house.kill(owner)
        ends = await asyncio.gather(*(_moved_at(player) for player in players))
        took += [end - begin for end in ends]
        for player in players:
            player.close()
        guest.close()
        await asyncio.to_thread(house.add, 1)
    return {"kills": kills, "tables": tables, "median_s": median(took), "worst_s": max(took)}


async def idle(house: House, tables: int, sockets: int, seconds: float) -> Figures:
    """The embedded server beside two of a house, of which one has the tables, one the sockets."""
    owner, holder = house.servers[:2]
    several = Idle(owner, holder, house.engines, house.stored)
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as alone:
        embedded = Idle(alone, alone, {}, lambda: _stored_in(Path(folder)))
        wanted = (tables, sockets, seconds)
        figures = {EMBEDDED: await embedded.measure(*wanted)}
    connections = house.connections() / len(house.servers)
    return {**figures, "cluster": await several.measure(*wanted), "connections": connections}


def _stored_in(folder: Path) -> int:
    """The bytes of an embedded store, without its write-ahead log."""
    with closing(apsw.Connection(str(folder / FILE_NAME), apsw.SQLITE_OPEN_READONLY)) as store:
        pages: int = store.pragma("page_count")
        size: int = store.pragma("page_size")
        return pages * size


async def _moved_at(player: Soloist) -> float:
    await player.move()
    return time.perf_counter()
