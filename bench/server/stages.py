"""What is measured, stage by stage."""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from bench.server.child import allow_many_files
from bench.server.load import Plan
from bench.server.races import Plan as RacePlan
from bench.server.subject import Subject, drive_ours, drive_peer, drive_races, ours, peer
from bench.server.wire import Guest, Socket, connect

Figures = dict[str, Any]


def flat_out(tables: int, seconds: float, rounds: int, *, with_peer: bool) -> dict[str, Figures]:
    """Everybody moves as soon as they may. Ours and theirs by turns; the medians count."""
    runs: dict[str, list[Figures]] = {}
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as subject:
            runs.setdefault("skep", []).append(drive_ours(subject, Plan(tables, seconds)))
        if with_peer:
            for name, in_files in (("boardgame.io, memory", False), ("boardgame.io, files", True)):
                with peer(in_files=in_files) as subject:
                    runs.setdefault(name, []).append(drive_peer(subject, tables, seconds))
    return {name: _medians(some) for name, some in runs.items()}


def _medians(runs: list[Figures]) -> Figures:
    numbers = ("rate", "p50", "p99", "worst", "server_busy", "cpu_us")
    return {name: median(run[name] for run in runs) for name in numbers}


def steady(folder: Path, tables: int, pace: float, seconds: float) -> Figures:
    """Many tables at a human pace: how long until the other sees a move?"""
    with ours(folder) as subject:
        return drive_ours(subject, Plan(tables, seconds, pace))


def beside_bots(bot_tables: int, tables: int, pace: float, seconds: float, rounds: int) -> Figures:
    """People at a human pace, alone and beside tables at which the strongest bots think."""
    runs: dict[str, list[Figures]] = {"alone": [], "beside": []}
    for _ in range(rounds):
        for name, some in runs.items():
            with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as subject:
                if name == "beside":
                    _let_bots_play(Guest(subject.address, "Host"), bot_tables)
                some.append(drive_ours(subject, Plan(tables, seconds, pace)))
    return {
        "tables": tables,
        "bot_tables": bot_tables,
        **{name: _medians(some) for name, some in runs.items()},
    }


def _let_bots_play(host: Guest, tables: int) -> None:
    """Tables of the games in turn, with a bot of the highest level in both seats."""
    games = ("butine", "waggle-dance", "bee-busy", "la-ruche")
    seats = [{"kind": "bot", "bot": "level-5"}] * 2
    for number in range(tables):
        wish = {"game": games[number % len(games)], "seats": seats, "start": True}
        host.ask("POST", "/api/tables", wish)


def races(folder: Path, at_a_time: int, seconds: float) -> Figures:
    """Six people at each table, all at once: how long until everybody is told of a tile?"""
    with ours(folder) as subject:
        return drive_races(subject, RacePlan(at_a_time, seconds))


def restart(folder: Path, tables: int, moves: int) -> Figures:
    """Many tables in the middle of a game; the server is killed; how soon can all play on?"""
    with ours(folder) as subject:
        figures = drive_ours(subject, Plan(tables, 0, moves=tables * moves))
    begin = time.perf_counter()
    with ours(folder) as subject:
        listening = time.perf_counter() - begin
        at_first = subject.memory()
        asyncio.run(_watch_all(subject, figures["links"]))
        return {
            "tables": tables,
            "moves_each": figures["moves"] / tables,
            "listening_s": listening,
            "all_playable_s": time.perf_counter() - begin,
            "table_kib": (subject.memory() - at_first) / tables / 1024,
        }


async def _watch_all(subject: Subject, links: list[str]) -> None:
    """Ask for every table, on a few sockets, and wait until all have been shown."""
    guest = await asyncio.to_thread(Guest, subject.address, "Watcher")
    shown: set[str] = set()

    def hear(frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        assert message["type"] != "fault", message
        if message["type"] == "update":
            shown.add(message["table"])

    sockets = [await connect(subject.address, guest.cookie, hear) for _ in range(20)]
    for number, link in enumerate(links):
        sockets[number % len(sockets)].say({"type": "watch", "table": link})
    async with asyncio.timeout(120):
        while len(shown) < len(links):  # noqa: ASYNC110  a hundredth of a second is exact enough
            await asyncio.sleep(0.01)


def memory(tables: int, sockets: int) -> Figures:
    """What an idle table and an idle socket cost."""
    with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as subject:
        return asyncio.run(_memory(subject, tables, sockets))


async def _memory(subject: Subject, tables: int, sockets: int) -> Figures:
    allow_many_files()
    guests = [Guest(subject.address, f"Guest {n}") for n in range(20)]
    _open_tables(guests, 50)
    at_first = subject.memory()
    links = _open_tables(guests, tables)
    with_tables = subject.memory()
    # No address may have more than half of the server's connections.
    held = [
        await connect(
            subject.address, guests[n % len(guests)].cookie, _ignore, f"127.0.0.{1 + n % 4}"
        )
        for n in range(sockets)
    ]
    await asyncio.sleep(1)
    with_sockets = subject.memory()
    _watch_some(held, links)
    await asyncio.sleep(5)
    watching = subject.memory()
    for socket in held:
        socket.close()
    return {
        "empty_mib": at_first / 2**20,
        "table_kib": (with_tables - at_first) / tables / 1024,
        "socket_kib": (with_sockets - with_tables) / sockets / 1024,
        "watching_kib": (watching - with_sockets) / sockets / 1024,
        "sockets": sockets,
        "all_mib": watching / 2**20,
    }


def _open_tables(guests: list[Guest], tables: int) -> list[str]:
    seats = [{"kind": "me"}, {"kind": "me", "name": "The other"}]
    wish = {"game": "butine", "seats": seats, "start": True}
    return [guests[n % len(guests)].ask("POST", "/api/tables", wish)["id"] for n in range(tables)]


def _ignore(_frame: bytes) -> None:
    pass


def _watch_some(sockets: list[Socket], links: list[str]) -> None:
    for number, socket in enumerate(sockets):
        socket.say({"type": "watch", "table": links[number % len(links)]})
