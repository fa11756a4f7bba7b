"""Hostile frames, by the million: broken, mutated and absurd ones, from many sockets at once.

Each gets an answer or a closed socket. The server writes no traceback, an honest table goes on
playing to its end beside it, and at the end the server still answers.
"""

import asyncio
import contextlib
import random
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.campaigns.figures import Figures
from tests.server.client import Person, hear, http_request, say
from tests.server.nursery import Nursery, Server

BATCH = 50
"""Frames that are sent before their answers are awaited."""

ODD: tuple[Any, ...] = (
    None, True, -1, 2**63, -(2**70), 1e308, 0.5, "", "\0", "\ud7ff", "\u202eevil", "a" * 5000,
    [], {}, [[[[]]]], {"a": {"b": {}}}, "place R0@0,0", "done", "\U0001f600" * 99,
)  # fmt: skip
WORDS = (
    "watch", "unwatch", "move", "undo", "sit", "leave", "hand-over", "set-bot", "remove-bot",
    "start", "rematch", "chat", "hold", "admit", "remove", "mute", "ping", "echo",
    "welcome", "update", "nothing",
)  # fmt: skip
FIELDS = (
    "table",
    "id",
    "seq",
    "move",
    "seat",
    "name",
    "to",
    "bot",
    "text",
    "on",
    "number",
    "since",
)


def frame(rng: random.Random, table: str) -> str | bytes:
    """One frame that no honest client sends, or nearly one that it would."""
    message: dict[str, Any] = {"type": rng.choice(WORDS), "table": table, "id": f"{rng.random()}"}
    for field in rng.sample(FIELDS, rng.randint(0, 5)):
        message[field] = rng.choice(ODD) if rng.random() < 0.7 else rng.randint(-3, 40)
    text = msgspec.json.encode(message)
    kind = rng.random()
    if kind < 0.5:
        return text.decode()
    if kind < 0.6:
        return text[: rng.randint(0, len(text))].decode("utf-8", errors="ignore")
    if kind < 0.75:
        damaged = bytearray(text)
        for _ in range(rng.randint(1, 4)):
            damaged[rng.randrange(len(damaged))] = rng.randrange(32, 127)
        return damaged.decode("utf-8", errors="replace")
    if kind < 0.85:
        return rng.randbytes(rng.randint(0, 300))
    if kind < 0.95:
        return "[" * rng.randint(1, 4000)
    return "x" * rng.randint(0, 9000)


class Attack:
    """Sockets that send such frames until enough were sent."""

    def __init__(self, server: Server, table: str, frames: int, seed: int) -> None:
        self.server = server
        self.table = table
        self.left = frames
        self.rng = random.Random(seed)
        self.answers: dict[str, int] = {}
        self.closed = 0

    async def attack(self, person: Person) -> None:
        """One socket after the other, as often as the server closes them."""
        while self.left > 0:
            try:
                async with person.connect(self.server.address) as socket:
                    while self.left > 0:
                        await self._batch(socket)
            except (OSError, WebSocketException, EOFError):
                self.closed += 1

    async def _batch(self, socket: ClientConnection) -> None:
        self.left -= BATCH
        for _ in range(BATCH):
            await socket.send(frame(self.rng, self.table))
        # Whatever came before it has been answered when this is.
        number = self.rng.randrange(10**9)
        await say(socket, type="chat", table=self.table, id=f"end {number}", text="x" * 301)
        while True:
            message = await asyncio.wait_for(hear(socket), 60)
            kind = message["type"]
            key = f"{kind} {message['key']}" if kind in ("fault", "refused") else kind
            self.answers[key] = self.answers.get(key, 0) + 1
            if key == "fault frame-unreadable" and _is_end(message):
                return


def _is_end(fault: dict[str, Any]) -> bool:
    """Is this the answer to the frame that ends a batch: a text that is too long?"""
    return "$.text" in str(fault["args"]) and "300" in str(fault["args"])


async def _attack(server: Server, frames: int, sockets: int, seed: int) -> Attack:
    host = Person(server.address, "Host")
    table = host.open_table(
        server.address, {"kind": "me"}, {"kind": "bot", "bot": "random"}, start=True
    )
    people = [Person(server.address, f"Mallory {number}") for number in range(sockets)]
    attack = Attack(server, table, frames, seed)
    await asyncio.gather(*(attack.attack(person) for person in people))
    return attack


def run(frames: int, sockets: int, seed: int) -> None:
    """Send so many frames; stops at the first thing that is wrong."""
    figures = Figures("frames", frames=frames, sockets=sockets, seed=seed)
    with tempfile.TemporaryDirectory() as folder, Nursery() as nursery:
        server = nursery.start(Path(folder) / "data", Path(folder) / "log.txt")
        sent, closed, answers = 0, 0, 0
        while sent < frames:
            some = min(50_000, frames - sent)
            attack = asyncio.run(_attack(server, some, sockets, seed + sent))
            sent += some
            closed += attack.closed
            answers += sum(attack.answers.values())
            figures.say(f"{sent} frames, {answers} answers, {closed} sockets closed")
        status, _, _ = http_request(server.address, "GET", "/api/games")
        assert status == 200
        said = server.said()
        assert "Traceback" not in said, said
        with contextlib.suppress(ProcessLookupError):
            server.end()
    figures.end(answers=answers, closed=closed, tracebacks=0)
