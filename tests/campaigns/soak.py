"""Hours of an ordinary club: people play, watch, come, go, look back; is memory kept?

Guests play all four games against bots at a human pace, finish, play again; visitors come, look at
the lobby, watch a table, read a replay and leave for good. Every few seconds the server's memory
and the time of a page are noted; at the end both are drawn.
"""

import asyncio
import contextlib
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from tests.campaigns.figures import Figures
from tests.server.client import Person, hear, http_request, say
from tests.server.nursery import Nursery, Server
from tests.server.people import eager

GAMES = ("butine", "la-ruche", "waggle-dance", "bee-busy")
EVERY = 5.0
"""Seconds from one look at the memory to the next."""

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


class Club:
    """Everybody who is there, and what they did."""

    def __init__(self, server: Server, seed: int, pace: float) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.pace = pace
        self.moves = self.games = self.visitors = 0
        self.tables: list[str] = []
        self.finished: list[str] = []

    async def play(self, number: int) -> None:
        """One guest who plays game after game."""
        address = self.server.address
        person = await asyncio.to_thread(Person, address, f"Guest {number}")
        while True:
            game = self.rng.choice(GAMES)
            wish: dict[str, Any] = {"game": game, "public": True, "start": True}
            table = await asyncio.to_thread(person.open_table, address, ME, BOT, **wish)
            self.tables = [*self.tables, table][-20:]
            async with person.connect(address) as socket:
                await say(socket, type="watch", table=table)
                await self._play_one(socket, table)
            self.games += 1
            self.finished = [*self.finished, table][-20:]

    async def _play_one(self, socket: Any, table: str) -> None:
        while True:
            message = await hear(socket, "update", "table", "probe")
            if message["type"] == "probe":
                await say(socket, type="echo", number=message["number"])
                continue
            info = message.get("info")
            if info is not None and info["status"] == "over":
                return
            moves = message.get("legal", {}).get("0")
            if not moves:
                continue
            await asyncio.sleep(self.rng.expovariate(1 / self.pace))
            self.moves += 1
            command = {"id": f"m{self.moves}", "seq": message["seq"]}
            await say(socket, type="move", table=table, move=eager(moves, self.rng), **command)

    async def visit(self) -> None:
        """Visitors, one after the other, who never come back."""
        address = self.server.address
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / self.pace))
            person = await asyncio.to_thread(Person, address, f"Visitor {self.visitors}")
            self.visitors += 1
            await asyncio.to_thread(person.ask, address, "GET", "/api/tables")
            with contextlib.suppress(OSError, WebSocketException, EOFError):
                async with person.connect(address) as socket:
                    if self.tables:
                        table = self.rng.choice(self.tables)
                        await say(socket, type="watch", table=table)
                        await say(socket, type="chat", table=table, id="hello", text="hello")
                        await asyncio.sleep(self.rng.random())
            if self.finished and self.rng.random() < 0.3:
                path = f"/api/tables/{self.rng.choice(self.finished)}/replay"
                await asyncio.to_thread(person.ask, address, "GET", path)


class Sample(msgspec.Struct):
    """How the server was at a moment."""

    seconds: float
    mebibytes: float
    page_ms: float


async def _live(server: Server, seconds: float, guests: int, seed: int, figures: Figures) -> Any:
    club = Club(server, seed, pace=0.5)
    tasks = [asyncio.create_task(club.play(number)) for number in range(guests)]
    tasks += [asyncio.create_task(club.visit()) for _ in range(max(1, guests // 4))]
    began, samples = time.monotonic(), []
    while (passed := time.monotonic() - began) < seconds:
        asked = time.monotonic()
        await asyncio.to_thread(http_request, server.address, "GET", "/api/games")
        page_ms = 1000 * (time.monotonic() - asked)
        samples.append(Sample(passed, server.memory() / 2**20, page_ms))
        failed = [task for task in tasks if task.done()]
        assert not failed, failed[0].exception()
        if len(samples) % 60 == 1:
            figures.say(
                f"{samples[-1].mebibytes:.0f} MiB, {club.games} games, {club.moves} moves, "
                f"{club.visitors} visitors"
            )
        await asyncio.sleep(EVERY)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return club, samples


def drawn(samples: list[Sample]) -> str:
    """The memory over time, as a drawing."""
    width, height, margin = 720, 240, 40
    most = max(sample.mebibytes for sample in samples) * 1.1
    last = samples[-1].seconds or 1
    points = " ".join(
        f"{margin + (width - 2 * margin) * s.seconds / last:.1f},"
        f"{height - margin - (height - 2 * margin) * s.mebibytes / most:.1f}"
        for s in samples
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">'
        f'<rect width="{width}" height="{height}" fill="#fffaf0"/>'
        f'<path d="M{margin} {margin}V{height - margin}H{width - margin}" fill="none" '
        'stroke="#6b5b3e"/>'
        f'<polyline points="{points}" fill="none" stroke="#c07a00" stroke-width="1.5"/>'
        f'<text x="{margin}" y="{margin - 12}">MiB of memory, up to {most:.0f}</text>'
        f'<text x="{width - margin}" y="{height - 14}" text-anchor="end">'
        f"{last / 60:.0f} minutes</text></svg>\n"
    )


def run(minutes: float, guests: int, seed: int, drawing: Path | None) -> None:
    """A club for so long; the memory of its second half must not have grown much."""
    figures = Figures("soak", minutes=minutes, guests=guests, seed=seed)
    with tempfile.TemporaryDirectory() as folder, Nursery() as nursery:
        server = nursery.start(Path(folder) / "data", Path(folder) / "log.txt")
        club, samples = asyncio.run(_live(server, 60 * minutes, guests, seed, figures))
        said = server.said()
        assert "Traceback" not in said, said
        server.end()
    if drawing is not None:
        drawing.write_text(drawn(samples), "utf-8")
    half = samples[len(samples) // 2 :]
    pages = sorted(sample.page_ms for sample in samples)
    figures.end(
        games=club.games,
        moves=club.moves,
        visitors=club.visitors,
        mebibytes_first=round(samples[0].mebibytes),
        mebibytes_half=round(half[0].mebibytes),
        mebibytes_last=round(half[-1].mebibytes),
        page_ms_p95=round(pages[int(0.95 * (len(pages) - 1))], 1),
    )
