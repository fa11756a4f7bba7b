"""A server under load, killed with `kill -9` again and again.

Pairs of people play at several tables, over real sockets, against a real server process on a real
database. After each kill, what is on the disk is looked at in a copy: every move that anybody got
an acknowledgement for is there exactly once, in order; nothing is there that nobody sent; every
line has the hash of the replay. Then a new process takes up the folder by itself, and the people
play on.
"""

import asyncio
import contextlib
import itertools
import random
import shutil
import signal
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from skep.engine.record import state_hash
from skep.server import log
from skep.server.log import Line
from skep.server.store.sqlite import SqliteStore
from skep.server.tables.state import TableState
from tests.server.client import Person, hear, say
from tests.server.nursery import Nursery, Server
from tests.server.people import eager

COUNTDOWN = 0.02
"""Seconds before a race; it begins again with each life, and those are short."""


class Player:
    """Somebody who plays on as soon as there is a server, and remembers what was promised."""

    def __init__(self, person: Person, seat: int, table: str, seed: int) -> None:
        self.person = person
        self.seat = seat
        self.table = table
        self.rng = random.Random(seed)
        self.seen = 0
        """The last sequence number of this table."""
        self.sent: dict[str, dict[str, Any]] = {}
        self.promised: dict[str, int] = {}
        """Acknowledged commands and the numbers that they were promised."""
        self.pending: str | None = None
        self.update: dict[str, Any] | None = None
        self.refusals: list[dict[str, Any]] = []

    async def play(self, address: str) -> None:
        """Play until the server is gone."""
        with contextlib.suppress(OSError, WebSocketException, EOFError):
            async with self.person.connect(address) as socket:
                await say(socket, type="watch", table=self.table, since=self.seen)
                if self.pending is not None:
                    await self._send(socket, self.pending)
                while True:
                    await self._react(socket, await hear(socket))

    async def _react(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "done":
            known = self.promised.setdefault(message["id"], message["seq"])
            assert known == message["seq"], "another number for the same command"
            self._settle(message["id"])
        elif kind == "refused":
            self.refusals.append(message)
            self._settle(message["id"])
            if message["key"] == "race-not-started":
                await asyncio.sleep(0.02)
        elif kind == "update" and message["table"] == self.table:
            self._look(message)
            if message["info"] is not None:
                await self._move_on(socket, message["info"])
        elif kind == "table" and message["info"]["id"] == self.table:
            await self._move_on(socket, message["info"])
        else:
            assert kind != "fault", message
        await self._act(socket)

    def _settle(self, command: str) -> None:
        if self.pending == command:
            self.pending = None

    def _look(self, update: dict[str, Any]) -> None:
        for step in update["steps"]:
            assert step["seq"] > self.seen, "told twice"
            self.seen = step["seq"]
        assert update["seq"] >= self.seen
        self.seen = update["seq"]
        self.update = update

    async def _act(self, socket: ClientConnection) -> None:
        """Do something about the last update, unless something is on its way."""
        update = self.update
        if self.pending is not None or update is None or update["table"] != self.table:
            return
        moves = update["legal"].get(str(self.seat))
        if update["undo"] and self.rng.random() < 0.1:
            await self._command(socket, {"type": "undo", "seq": update["seq"]})
        elif moves and self.rng.random() < 0.1:
            await self._command(socket, {"type": "chat", "text": "hm"})
        elif moves:
            move = eager(moves, self.rng)
            await self._command(socket, {"type": "move", "seq": update["seq"], "move": move})

    async def _move_on(self, socket: ClientConnection, info: dict[str, Any]) -> None:
        """When a game is over, they play again."""
        if info["rematch"] is not None:
            self.table, self.seen, self.pending = info["rematch"], 0, None
            self.seat = 1 - self.seat
            await say(socket, type="watch", table=self.table)
        elif info["status"] == "over" and self.seat == 0 and self.pending is None:
            await self._command(socket, {"type": "rematch"})

    async def _command(self, socket: ClientConnection, wish: dict[str, Any]) -> None:
        self.pending = f"c{len(self.sent)}"
        self.sent[self.pending] = {**wish, "table": self.table, "id": self.pending}
        await self._send(socket, self.pending)
        if self.rng.random() < 0.1:
            await self._send(socket, self.pending)

    async def _send(self, socket: ClientConnection, command: str) -> None:
        await say(socket, **self.sent[command])


class Ledger:
    """What was on the disk, kill after kill."""

    def __init__(self) -> None:
        self.lines: dict[str, list[Line]] = {}
        self._tables: dict[str, TableState] = {}

    async def check(self, folder: Path, players: list[Player]) -> None:
        """Compare what is on the disk with what was promised, and play it again."""
        store = SqliteStore(folder)
        try:
            rows = await store.rows(
                statuses=("open", "running", "over"), public_only=False, limit=1_000_000
            )
            for row in rows:
                lines = await store.lines(row.id)
                before = self.lines.get(row.id, [])
                assert lines[: len(before)] == before, "what was on the disk has changed"
                table = self._tables.setdefault(row.id, TableState(row))
                for line in lines[len(before) :]:
                    _replay(table, line)
                self.lines[row.id] = lines
                assert table.status == row.status
        finally:
            await store.close()
        for player in players:
            self._check_promises(player)

    def _check_promises(self, player: Player) -> None:
        mine = [
            (table, line)
            for table, lines in self.lines.items()
            for line in lines
            if line.person == player.person.id and line.command in player.sent
        ]
        found = {line.command: (table, line) for table, line in mine}
        assert len(found) == len(mine), "a command was carried out twice"
        for command, seq in player.promised.items():
            assert command in found, f"{command} was acknowledged and is lost"
            table, line = found[command]
            wish = player.sent[command]
            assert (table, line.seq) == (wish["table"], seq)
            if isinstance(line.entry, log.Moved):
                assert line.entry.move == wish["move"]
        in_order = [
            (player.sent[command]["table"], seq) for command, seq in player.promised.items()
        ]
        for (table, seq), (next_table, next_seq) in itertools.pairwise(in_order):
            assert table != next_table or seq < next_seq, "out of order"


def _replay(table: TableState, line: Line) -> None:
    """One more line: legal where it stands, and the state that its hash tells."""
    if isinstance(line.entry, log.Moved):
        move = table.game.parse(line.entry.move)
        assert table.game.check(table.game_state, line.entry.seat, move) is None
    table.adopt(line)
    if line.hash is not None:
        assert state_hash(table.game, table.game_state) == line.hash


class Torture:
    """All of it together."""

    def __init__(
        self,
        nursery: Nursery,
        folder: Path,
        *,
        tables: int = 4,
        seed: int = 1,
        game: str = "butine",
        options: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.options = {"quick": True} if options is None else options
        self.nursery = nursery
        self.data = folder / "data"
        self.copy = folder / "copy"
        self.log = folder / "log.txt"
        self.rng = random.Random(seed)
        self.players: list[Player] = []
        self.ledger = Ledger()
        self._seat_people(tables)

    def _seat_people(self, tables: int) -> None:
        server = self.nursery.start(self.data, self.log, countdown=COUNTDOWN)
        for number in range(tables):
            pair = [Person(server.address, f"{name} {number}") for name in ("Ann", "Bob")]
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = pair[0].open_table(server.address, *seats, game=self.game, options=self.options)
            asyncio.run(_sit_and_start(server, pair, table))
            for seat, person in enumerate(pair):
                self.players.append(Player(person, seat, table, seed=2 * number + seat))
        server.end(signal.SIGKILL)

    @property
    def promised(self) -> int:
        """How many commands have been acknowledged."""
        return sum(len(player.promised) for player in self.players)

    def life(self) -> None:
        """Start, play, kill, look."""
        server = self.nursery.bear(self.data, self.log, countdown=COUNTDOWN)
        if self.rng.random() < 0.1:  # some die before they are ready
            asyncio.run(asyncio.sleep(self.rng.uniform(0, 0.06)))
            server.end(signal.SIGKILL)
        else:
            assert self.nursery.await_ready(server), server.said()
            asyncio.run(self._play(server, self.rng.uniform(0.02, 0.5), signal.SIGKILL))
        self.look()

    def look(self) -> None:
        """Check a copy of what is on the disk."""
        shutil.copytree(self.data, self.copy)
        try:
            asyncio.run(self.ledger.check(self.copy, self.players))
        finally:
            shutil.rmtree(self.copy)

    def last_life(self, seconds: float = 2.0) -> None:
        """At the end they play on for a while, and the server may go in peace."""
        server = self.nursery.start(self.data, self.log, countdown=COUNTDOWN)
        asyncio.run(self._play(server, seconds, signal.SIGTERM))
        self.look()

    async def _play(self, server: Server, seconds: float, end: int) -> None:
        playing = [asyncio.create_task(p.play(server.address)) for p in self.players]
        await asyncio.wait(playing, timeout=seconds)
        await asyncio.to_thread(server.end, end)
        await asyncio.gather(*playing)


async def _sit_and_start(server: Server, pair: list[Person], table: str) -> None:
    for person, message in (
        (pair[1], {"type": "sit", "seat": 1}),
        (pair[0], {"type": "start"}),
    ):
        async with person.connect(server.address) as socket:
            await say(socket, table=table, id="begin", **message)
            answer = await hear(socket, "done", "refused")
            assert answer["type"] == "done", answer
