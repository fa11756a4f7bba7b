"""People who play at any server, lose their sockets, repeat themselves, and keep every frame."""

import asyncio
import contextlib
import itertools
import random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.cluster.checker import Frame
from tests.cluster.checker.frames import seqs_in
from tests.cluster.histories.house import TroubledHouse
from tests.server.client import Person
from tests.server.people import eager

PATIENCE = (1.5, 3.0, 8.0)
"""Seconds without an answer, after which somebody tries another server: one this, one that. Who
waits for long is still there when a server comes back that had lost their table."""

MOVING = ("storage-paused", "table-moving")
"""Refusals after which one tries again."""

SLOW = 0.5
"""Seconds for an answer, after which somebody looks in another tab whether it is true."""

_sockets = itertools.count(1)

GONE = (OSError, WebSocketException, EOFError, TimeoutError)


class Player:
    """Somebody at one table, at one socket after the other."""

    def __init__(
        self, house: TroubledHouse, person: Person, table: str, frames: list[Frame], seed: int
    ) -> None:
        self.person = person
        self.table = table
        self.rng = random.Random(seed)
        self.pace = 0.1
        self._patience = self.rng.choice(PATIENCE)
        self.update: dict[str, Any] | None = None
        self.seen = 0
        """The highest number that was told, of the game, the chat or the table."""
        self.waits_for: str | None = None
        """The id of a command that is not answered yet."""
        self.resting = False
        """Does nothing new any more."""
        self._house = house
        self._frames = frames
        self._answers: dict[str, dict[str, Any]] = {}
        self._ids = itertools.count(1)
        self._socket: ClientConnection | None = None
        self._number = 0
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Come, and play when there is something to play."""
        self._house.visitors.add(self._open_tab)
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._play())]

    @property
    def over(self) -> bool:
        """Has the game come to its end?"""
        view = None if self.update is None else self.update["view"]
        return view is not None and view["result"] is not None

    def check(self) -> None:
        """Raise what broke here, if anything did: it would be the test's own fault."""
        for task in self._tasks:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def close(self) -> None:
        """Go."""
        self._house.visitors.discard(self._open_tab)
        left = set(self._tasks)
        while left:
            for task in left:
                task.cancel()
            done, left = await asyncio.wait(left, timeout=1)  # a library may swallow the first
            await asyncio.gather(*done, return_exceptions=True)

    # ------------------------------------------------------------ the socket

    def _note(self, number: int, message: dict[str, Any], *, sent: bool) -> None:
        self._frames.append(Frame(self.person.name, number, sent, message))

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(*GONE):
                await self._be_at(self.rng.choice(self._house.addresses), forget=0.15)
            self._socket = None
            self._tell()
            await asyncio.sleep(self.rng.uniform(0.02, 0.2))

    async def _be_at(self, address: str, forget: float) -> None:
        async with self.person.connect(address, open_timeout=2, close_timeout=0.1) as socket:
            self._number = number = next(_sockets)
            watch: dict[str, Any] = {"type": "watch", "table": self.table}
            if self.update is not None and self.rng.random() >= forget:
                watch["since"] = self.update["seq"]
            self._note(number, watch, sent=True)
            await socket.send(msgspec.json.encode(watch).decode())
            self._socket = socket
            self._tell()
            async for text in socket:
                self._heard(number, msgspec.json.decode(text))

    def _open_tab(self, address: str, when: asyncio.Event) -> None:
        self._tasks.append(asyncio.create_task(self._peek(address, when)))

    async def _peek(self, address: str, when: asyncio.Event | None = None) -> None:
        """Another tab, which may be there before it is of use; it wants the first answer only."""
        with contextlib.suppress(*GONE):
            async with self.person.connect(address, open_timeout=2, close_timeout=0.1) as socket:
                if when is not None:
                    await when.wait()
                number = next(_sockets)
                watch = {"type": "watch", "table": self.table}
                self._note(number, watch, sent=True)
                async with asyncio.timeout(3):
                    await socket.send(msgspec.json.encode(watch).decode())
                    async for text in socket:
                        message = msgspec.json.decode(text)
                        self._note(number, message, sent=False)
                        if message["type"] in ("update", "fault"):
                            return

    def _heard(self, number: int, message: dict[str, Any]) -> None:
        self._note(number, message, sent=False)
        if message["type"] != "done":
            self.seen = max([self.seen, *seqs_in(message)])
        if message["type"] == "update":
            self.update = message
        elif message["type"] in ("done", "refused"):
            self._answers[message["id"]] = message
        elif message["type"] == "fault":
            self._hang_up()  # nobody has the table just now: try elsewhere
        self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def _hear_more(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()

    def _hang_up(self) -> None:
        """The network is cut: whatever is on its way is lost."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def look_once_more(self) -> dict[str, Any]:
        """At the end: everything from the beginning, at any server; the last update."""
        await self.close()
        self.update = None
        while True:
            address = self.rng.choice(self._house.addresses)
            self._tasks = [asyncio.create_task(self._be_at(address, forget=1))]
            for _ in range(30):
                if self._last_update() is None and not self._tasks[0].done():
                    await asyncio.sleep(0.1)
            await self.close()
            if (update := self._last_update()) is not None:
                return update

    def _last_update(self) -> dict[str, Any] | None:
        """As it is now: other tasks change it."""
        return self.update

    async def answered(self) -> None:
        """Wait until nothing that was said is without an answer."""
        while self.waits_for is not None:
            await self._hear_more(1)

    # ------------------------------------------------------------ commands

    async def do(self, kind: str, **what: Any) -> dict[str, Any]:
        """Say something until it is answered, here or elsewhere; the answer."""
        began = asyncio.get_running_loop().time()
        number = f"{next(self._ids)}"
        self.waits_for = number
        message = {"type": kind, "table": self.table, "id": number, **what}
        while (answer := self._answers.get(number)) is None:
            socket = self._socket
            if socket is None:
                await self._hear_more(1)
                continue
            for _ in range(2 if self.rng.random() < 0.08 else 1):
                await self._send(socket, message)
            if self.rng.random() < 0.04:
                await asyncio.sleep(self.rng.choice((0, 0.001, 0.01)))
                self._hang_up()
            await self._await_answer(number, socket)
        if answer["type"] == "done" and asyncio.get_running_loop().time() - began > SLOW:
            await self._peek(self.rng.choice(self._house.addresses))
        self.waits_for = None
        self._tell()
        return answer

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self._note(self._number, message, sent=True)
        with contextlib.suppress(*GONE):
            await socket.send(msgspec.json.encode(message).decode())

    async def _await_answer(self, number: str, socket: ClientConnection) -> None:
        give_up = asyncio.get_running_loop().time() + self._patience
        while number not in self._answers and self._socket is socket:
            left = give_up - asyncio.get_running_loop().time()
            if left < 0:
                self._hang_up()
                await asyncio.sleep(0.05)
                return
            await self._hear_more(left)

    async def insist(self, kind: str, **what: Any) -> None:
        """Say something until it is done, with new ids."""
        while (answer := await self.do(kind, **what))["type"] != "done":
            if answer["key"] not in MOVING:
                return  # whether that is right is for the checker to say
            await asyncio.sleep(0.1)

    # ------------------------------------------------------------ play

    async def _play(self) -> None:
        while True:
            wish = None if self.resting else self._wish()
            if wish is None:
                await self._hear_more(1)
                continue
            await asyncio.sleep(self.rng.expovariate(1 / self.pace))
            answer = await self.do(**wish)
            if answer["type"] == "refused":
                await asyncio.sleep(0.05)

    def _wish(self) -> dict[str, Any] | None:
        update, rng = self.update, self.rng
        if update is None or update["view"] is None or self.over:
            return None
        moves = next(iter(update["legal"].values()), None)
        if update["undo"] and rng.random() < 0.1:
            return {"kind": "undo", "seq": update["seq"]}
        if moves and rng.random() < 0.06:
            return {"kind": "chat", "text": f"{self.person.name}: {rng.random()}"}
        if not moves:
            return None
        seq = update["seq"] - (rng.random() < 0.03)
        return {"kind": "move", "seq": seq, "move": eager(moves, rng)}
