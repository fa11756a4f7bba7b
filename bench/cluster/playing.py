"""Somebody who plays both sides of a table, one move after the other: what does one move take?"""

import asyncio
import random
import time
from itertools import count
from typing import Any

import msgspec

from bench.server.wire import Guest, Socket, connect

AGAIN_SECONDS = 0.25
"""After so long without an answer the same command is sent once more, as the browser does it."""

PAUSE_SECONDS = 0.05
"""After a refusal, before the next attempt."""

_ids = count(1)

MINE = [{"kind": "me"}, {"kind": "me", "name": "The other"}]


def open_table(guest: Guest, at: str) -> str:
    """A running table of two, both played by the same person, owned by this server."""
    wish = {"game": "butine", "seats": MINE, "start": True}
    table: str = guest.ask("POST", "/api/tables", wish, at)["id"]
    return table


class Soloist:
    """One socket at one server, one table."""

    def __init__(self, table: str, luck: random.Random) -> None:
        self.table = table
        self._luck = luck
        self._socket: Socket
        self._seq = 0
        self._legal: dict[str, list[str]] = {}
        self._answers: dict[str, str] = {}
        """Command → type of its answer."""
        self._news = asyncio.Event()

    async def come(self, address: str, cookie: str) -> None:
        """Connect, watch, and wait until it is somebody's turn."""
        self._socket = await connect(address, cookie, self._hear)
        self._socket.say({"type": "watch", "table": self.table})
        await self._until(lambda: bool(self._legal))

    def _hear(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "update":
            self._seq, self._legal = message["seq"], message["legal"]
        elif message["type"] in ("done", "refused"):
            self._answers[message["id"]] = message["type"]
        self._news.set()

    async def _until(self, holds: Any) -> None:
        while not holds():
            self._news.clear()
            await self._news.wait()

    @property
    def over(self) -> bool:
        """Is there nothing left to do?"""
        return not self._legal

    async def move(self) -> float:
        """Any legal move; seconds from the command to its "done". Tried until it is done."""
        begin = time.perf_counter()
        while await self._attempt() != "done":  # noqa: ASYNC110  each time it is said anew
            await asyncio.sleep(PAUSE_SECONDS)
        took = time.perf_counter() - begin
        self._answers.clear()
        return took

    async def _attempt(self) -> str:
        seat, moves = next(iter(self._legal.items()))
        number, seq = f"c{next(_ids)}", self._seq
        move = self._luck.choice(moves)
        command = {"type": "move", "table": self.table, "id": number, "seq": seq, "move": move}
        while number not in self._answers:
            self._socket.say({**command, "seat": int(seat)})
            try:
                async with asyncio.timeout(AGAIN_SECONDS):
                    await self._until(lambda: number in self._answers)
            except TimeoutError:
                continue
        return self._answers[number]

    def close(self) -> None:
        """Hang up."""
        self._socket.close()
