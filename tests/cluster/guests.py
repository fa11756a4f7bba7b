"""People who play through one of several servers, over real sockets, and keep what they hear."""

import asyncio
import contextlib
import itertools
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.server.client import Person, say

SECONDS = 15
"""Nothing here takes longer, on a busy machine either."""

_ids = itertools.count(1)


class Guest:
    """One tab at one server; it comes back when its server is gone, to another one if told so."""

    def __init__(self, person: Person, address: str, table: str) -> None:
        self.person = person
        self.address = address
        self.table = table
        self.frames: list[dict[str, Any]] = []
        """Everything that was heard."""
        self.answers: dict[str, dict[str, Any]] = {}
        self.update: dict[str, Any] = {"seq": 0, "view": None, "legal": {}}
        self.connections = 0
        self._socket: ClientConnection | None = None
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, EOFError, TimeoutError):
                async with self.person.connect(self.address) as socket:
                    self.connections += 1
                    self._socket = socket
                    await say(socket, type="watch", table=self.table, since=self.update["seq"])
                    async for text in socket:
                        self._heard(msgspec.json.decode(text))
            self._socket = None
            await asyncio.sleep(0.05)

    def _heard(self, message: dict[str, Any]) -> None:
        self.frames.append(message)
        if message["type"] == "update":
            self.update = message
        elif message["type"] in ("done", "refused"):
            self.answers[message["id"]] = message
        self._news.set()
        self._news = asyncio.Event()

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait for something to be heard."""
        async with asyncio.timeout(SECONDS):
            while not holds():
                await self._news.wait()

    async def sees(self, seq: int) -> None:
        """Wait for an update."""
        await self.until(lambda: self.update["seq"] >= seq)

    async def sees_game(self) -> None:
        """Wait until the game has begun."""
        await self.until(lambda: self.update["view"])

    async def do(self, kind: str, **what: Any) -> dict[str, Any]:
        """Command something; the answer. Asked again by the same id when the socket is gone."""
        number = f"c{next(_ids)}"
        message = {"type": kind, "table": self.table, "id": number, **what}
        async with asyncio.timeout(SECONDS):
            while number not in self.answers:
                socket = self._socket
                with contextlib.suppress(WebSocketException, AttributeError):
                    await say(socket, **message)  # type: ignore[arg-type]
                    while number not in self.answers and self._socket is socket:
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(self._news.wait(), 0.1)
                if number not in self.answers:
                    await asyncio.sleep(0.05)
        return self.answers[number]

    @property
    def legal(self) -> list[str]:
        """What this person may do now."""
        moves: list[str] = next(iter(self.update["legal"].values()), [])
        return moves

    @property
    def over(self) -> bool:
        return self.update["view"] is not None and self.update["view"]["result"] is not None

    async def move(self) -> int:
        """The first legal move; its number in the log."""
        answer = await self.do("move", seq=self.update["seq"], move=self.legal[0])
        assert answer["type"] == "done", answer
        number: int = answer["seq"]
        return number

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class Party:
    """Two who play at one table, each at a server of their own, and one who watches."""

    def __init__(self, guests: list[Guest]) -> None:
        self.ada, self.bob, self.eve = self.guests = guests

    async def play(self, moves: int) -> None:
        """Some moves, each seen by everybody before the next."""
        for _ in range(moves):
            if self.ada.over:
                return
            await self.ada.until(lambda: True)
            mover = self.ada if self.ada.legal else self.bob
            seq = await mover.move()
            for guest in self.guests:
                await guest.sees(seq)

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()


async def party(
    addresses: list[str], game: str = "butine", options: dict[str, Any] | None = None
) -> Party:
    """Ada, who opens a table at the first server, Bob at the second, and Eve, who watches."""
    people = [
        Person(address, name)
        for address, name in zip(addresses, ("Ada", "Bob", "Eve"), strict=True)
    ]
    seats = ({"kind": "me"}, {"kind": "open"})
    table = people[0].open_table(
        addresses[0], *seats, game=game, options=options or {}, start=False
    )
    ada, bob, eve = (
        Guest(person, address, table) for person, address in zip(people, addresses, strict=True)
    )
    for guest in (ada, bob, eve):
        await guest.sees(1)
    assert (await bob.do("sit", seat=1))["type"] == "done"
    assert (await ada.do("start"))["type"] == "done"
    for guest in (ada, bob, eve):
        await guest.sees_game()
    return Party([ada, bob, eve])
