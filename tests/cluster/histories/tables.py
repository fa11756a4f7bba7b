"""One table, from its opening to the last look at it: one history."""

import asyncio
import random
from typing import Any

import msgspec

from skep.engine import record as records
from tests.cluster.checker import Frame, check
from tests.cluster.histories.house import TroubledHouse
from tests.cluster.histories.players import GONE, Player
from tests.server.client import Person

SETTLE = 60.0
"""Seconds: when all is well again, nothing that was said remains unanswered for longer."""

TELLING = 30.0
"""Seconds after which everybody knows what anybody knows."""

ME, OPEN = {"kind": "me"}, {"kind": "open"}
GREEDY, BRISK = {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "brisk"}
SHORT = {"quick": True, "challenge": 2}
RACE = {"assistance": True, "pause": 0, "tiles": 3}

KINDS: tuple[tuple[str, dict[str, Any], tuple[dict[str, str], ...]], ...] = (
    ("butine", SHORT, (ME, OPEN)),
    ("butine", SHORT, (ME, OPEN, OPEN)),
    ("butine", SHORT, (ME, OPEN, GREEDY)),
    ("la-ruche", RACE, (ME, OPEN)),
    ("la-ruche", RACE, (ME, BRISK)),
    ("waggle-dance", {}, (ME, OPEN)),
    ("bee-busy", {}, (ME, OPEN)),
)
"""Games that people begin. Those of the last two do not end so soon; see `Past`."""

FORKS = 0.3
"""So many of the tables go on from shortly before the end of a game of bots."""


class Past:
    """Finished games of the long kinds, which bots have played: for people to play on from."""

    def __init__(self) -> None:
        self.games: list[tuple[str, int]] = []
        """Table, and its moves."""

    async def play(self, house: TroubledHouse, host: Person) -> None:
        """Let bots play each of these games, before anything breaks."""
        for game, options in (("waggle-dance", {"honey": 1}), ("bee-busy", {})):
            address = house.rng.choice(house.addresses)
            wish = {"game": game, "options": options, "start": True}
            table = await asyncio.to_thread(host.open_table, address, GREEDY, GREEDY, **wish)
            text = await fetched_record(house, host, table)
            assert text is not None, f"bots take too long for {game}"
            self.games.append((table, len(records.read(text).entries)))


async def fetched_record(house: TroubledHouse, who: Person, table: str) -> str | None:
    """The record of a game, as soon as it is over; None: it cannot be had."""
    loop = asyncio.get_running_loop()
    give_up = loop.time() + SETTLE
    while loop.time() < give_up:
        address = house.rng.choice(house.addresses)
        try:
            path = f"/api/tables/{table}/record"
            status, _, body = await asyncio.to_thread(who.ask, address, "GET", path)
        except GONE:
            status, body = 0, b""
        if status == 200:
            return body.decode()
        await asyncio.sleep(0.2)
    return None


class Table:
    """Some people at one table."""

    def __init__(self, house: TroubledHouse, people: list[Person], past: Past, seed: int) -> None:
        self.rng = random.Random(seed)
        self.frames: list[Frame] = []
        self.players: list[Player] = []
        self.table = ""
        self.complaints: list[str] = []
        self._house = house
        self._people = self.rng.sample(people, 4)
        self._past = past
        self.wish = self._drawn()

    def _drawn(self) -> dict[str, Any]:
        if self._past.games and self.rng.random() < FORKS:
            table, moves = self.rng.choice(self._past.games)
            move = max(1, moves - self.rng.randint(3, 20))
            return {"fork": table, "body": {"move": move, "bot": "greedy"}}
        game, options, seats = self.rng.choice(KINDS)
        return {"fork": "", "body": {"game": game, "options": options, "seats": seats}}

    # ------------------------------------------------------------ the beginning

    async def begin(self) -> None:
        """Open it, wherever that can be done now; come, sit down and start."""
        while not self.table:
            self.table = await asyncio.to_thread(self._open)
        seats = self.wish["body"].get("seats", ())
        opened = {"type": "open", "start": not seats}
        self.frames.append(Frame(self._people[0].name, 0, True, opened))
        sit = [number for number, seat in enumerate(seats) if seat is OPEN]
        watchers = self.rng.choice((0, 1, 1))
        for person in self._people[: 1 + len(sit) + watchers]:
            seed = self.rng.getrandbits(32)
            player = Player(self._house, person, self.table, self.frames, seed)
            self.players.append(player)
            player.begin()
        for number, seat in enumerate(sit, start=1):
            await self.players[number].insist("sit", seat=seat)
        if seats:
            await self.players[0].insist("start")

    def _open(self) -> str:
        """The id of the new table; empty when it was not opened."""
        host, fork = self._people[0], self.wish["fork"]
        path = f"/api/tables/{fork}/fork" if fork else "/api/tables"
        try:
            address = self.rng.choice(self._house.addresses)
            status, _, body = host.ask(address, "POST", path, self.wish["body"])
        except GONE:
            return ""
        assert status in (201, 409, 503, 507), body
        return str(msgspec.json.decode(body)["id"]) if status == 201 else ""

    # ------------------------------------------------------------ the end

    @property
    def over(self) -> bool:
        """Has everybody seen the end?"""
        return bool(self.players) and all(player.over for player in self.players)

    async def finish(self) -> None:
        """Wait for the last answers, look at all of it once more, and have it checked."""
        for player in self.players:
            player.check()
            player.resting = True
        try:
            async with asyncio.timeout(SETTLE):
                for player in self.players:
                    await player.answered()
        except TimeoutError:
            waiting = [p.person.name for p in self.players if p.waits_for is not None]
            self.complaints.append(f"no answer for {waiting}")
        await self._await_the_last()
        for player in self.players:
            await player.close()
        await self._look()

    async def _await_the_last(self) -> None:
        """Whoever is there is told of all that others know."""
        last = max((player.seen for player in self.players), default=0)
        give_up = asyncio.get_running_loop().time() + TELLING
        for player in self.players:
            while player.seen < last:
                if asyncio.get_running_loop().time() > give_up:
                    self.complaints.append(f"{player.person.name} is not told of {last}")
                    break
                await asyncio.sleep(0.05)

    async def _look(self) -> None:
        for player in self.players:
            try:
                async with asyncio.timeout(SETTLE):
                    last = await player.look_once_more()
            except TimeoutError:
                self.complaints.append("the table cannot be looked at any more")
                return
        if last["view"] is not None and last["view"]["result"] is not None:
            host = self._people[0]
            text = await fetched_record(self._house, host, self.table)
            if text is not None:
                self.frames.append(Frame(host.name, 0, False, {"type": "record", "text": text}))
        self.complaints += check(self.frames)
