"""An honest table beside an attack: two people who play at a steady pace, in their own process.

`python -m tests.server.hostile.honest ADDRESS` plays until it is killed, and prints a line for
each move and each page: what it was, when it was asked for, and how long it took. What the
attacker's client costs is not counted: it runs in another process.
"""

import asyncio
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection

from tests.server.client import Person, hear, http_request, say
from tests.server.nursery import ROOT
from tests.server.people import eager

PACE = {"move": 0.05, "page": 0.2, "late": 0.02}
"""Seconds from one to the next."""

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@dataclass(frozen=True)
class Sample:
    """Something that somebody waited for."""

    kind: str
    """`move`, until the other player has seen it; `page`; or `late`, which asks nobody for
    anything: how much later than it should this process was woken up."""
    at: float
    """When it was asked for, on the clock that all processes of a machine share."""
    seconds: float


class HonestTable:
    """The process of the honest table, and what it has seen so far."""

    def __init__(self, address: str) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
        self._process = subprocess.Popen(  # noqa: S603  our own interpreter
            [sys.executable, "-m", "tests.server.hostile.honest", address],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._samples: list[Sample] = []
        self._reader = threading.Thread(target=self._read, daemon=True)

    def __enter__(self) -> Self:
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "playing\n", "the honest table could not begin"
        self._reader.start()
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait(10)
        self._reader.join(10)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            kind, at, seconds = line.split()
            self._samples.append(Sample(kind, float(at), float(seconds)))

    def p95(self, kind: str, begin: float, end: float) -> float:
        """How long one had to wait in this time: all but the slowest twentieth."""
        mine = [s for s in self._samples if s.kind == kind and s.at + s.seconds > begin]
        return p95([s for s in mine if s.at < end], kind, begin, end)


def p95(samples: list[Sample], kind: str, begin: float, end: float) -> float:
    """The 95th percentile of some samples.

    Whoever waits for long would have asked for more meanwhile, and waited for that too: so that
    is counted. What has no answer yet counts with the time that it has waited.
    """
    pace = PACE[kind]
    answered = max((s.at + s.seconds for s in samples), default=begin)
    if answered + 2 * pace < end:
        samples = [*samples, Sample(kind, answered + pace, end - answered - pace)]
    waits = sorted(wait for sample in samples for wait in _with_those_behind(sample, pace))
    return waits[int(0.95 * (len(waits) - 1))]


def _with_those_behind(sample: Sample, pace: float) -> Iterator[float]:
    wait = sample.seconds
    yield wait
    while wait > pace:
        wait -= pace
        yield wait


# ---------------------------------------------------------------- in the other process


def _tell(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


class _Player:
    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.seq = -1
        self.moves: list[str] = []
        self.table = ""
        self.status = ""
        self.rematch: str | None = None
        self.changed = asyncio.Event()

    async def listen(self) -> None:
        while True:
            message = await hear(self.socket)
            info: dict[str, Any] | None = None
            if message["type"] == "update" and message["table"] == self.table:
                self.seq = message["seq"]
                self.moves = message["legal"].get(str(self.seat)) or []
                info = message["info"]
            elif message["type"] == "table" and message["info"]["id"] == self.table:
                info = message["info"]
            if info is not None:
                self.status, self.rematch = info["status"], info["rematch"]
            self.changed.set()

    async def watch(self, table: str) -> None:
        self.table, self.seq, self.moves, self.rematch = table, -1, [], None
        await say(self.socket, type="watch", table=table)

    async def until_seen(self, seq: int) -> None:
        while self.seq < seq:
            self.changed.clear()
            await self.changed.wait()


async def _play(players: list[_Player]) -> None:
    rng = random.Random(7)
    number = 0
    due = time.monotonic()
    while True:
        due = max(due + PACE["move"], time.monotonic())
        await asyncio.sleep(max(due - time.monotonic(), 0))
        mover = next((p for p in players if p.moves), None)
        number += 1
        command = {"table": players[0].table, "id": f"h{number}"}
        if mover is None:
            if players[0].status == "over":
                await say(players[0].socket, type="rematch", **command)
            if players[0].rematch:
                table = players[0].rematch
                for player in players:
                    player.seat = 1 - player.seat
                    await player.watch(table)
            continue
        other = players[1 - players.index(mover)]
        began, seq, move = time.monotonic(), mover.seq, eager(mover.moves, rng)
        mover.moves = []
        await say(mover.socket, type="move", seq=seq, move=move, **command)
        await other.until_seen(seq + 1)
        await mover.until_seen(seq + 1)
        _tell("move", began, time.monotonic() - began)


async def _look(address: str) -> None:
    while True:
        began = time.monotonic()
        status, _, _ = await asyncio.to_thread(http_request, address, "GET", "/api/rules/butine/en")
        assert status == 200, status
        _tell("page", began, time.monotonic() - began)
        await asyncio.sleep(max(0, began + PACE["page"] - time.monotonic()))


async def _doze() -> None:
    while True:
        due = time.monotonic() + PACE["late"]
        await asyncio.sleep(PACE["late"])
        _tell("late", due, max(time.monotonic() - due, 0.0))


async def _main(address: str) -> None:
    ann, bob = Person(address, "Ann"), Person(address, "Bob")
    table = ann.open_table(address, ME, OPEN)
    async with ann.connect(address) as first, bob.connect(address) as second:
        players = [_Player(first, 0), _Player(second, 1)]
        listening = [asyncio.create_task(player.listen()) for player in players]
        for player in players:
            await player.watch(table)
        await say(second, type="sit", table=table, id="sit", seat=1)
        await asyncio.sleep(0.05)
        await say(first, type="start", table=table, id="start")
        await players[0].until_seen(0)
        _tell("playing")
        await asyncio.gather(_play(players), _look(address), _doze(), *listening)


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1]))
