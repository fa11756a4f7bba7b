"""One round of histories: tables are opened, people play, things break, and all is looked at."""

import asyncio
import random
from pathlib import Path

import msgspec

from tests.cluster.histories.faults import Plan
from tests.cluster.histories.house import TroubledHouse
from tests.cluster.histories.tables import Past, Table
from tests.server.client import Person

PEOPLE = 24
OPENING = 4
"""Tables that are opened at the same time."""
LOOKING = 6
"""Tables that are looked at at the same time, at the end."""


class Found(msgspec.Struct):
    """What a round came to."""

    histories: int = 0
    finished: int = 0
    """Games that came to their end, so that every view could be compared with the rules."""
    acknowledged: int = 0
    frames: int = 0
    wrong: list[str] = []


class Rounds:
    """One house, round after round."""

    def __init__(self, house: TroubledHouse, keep: Path | None = None) -> None:
        self.house = house
        self.people: list[Person] = []
        self.past = Past()
        self.found = Found()
        self._keep = keep
        """Where the frames of histories are put that cannot be explained."""

    async def open(self) -> None:
        """Before anything breaks."""
        await self.house.open()
        for number in range(PEOPLE):
            address = self.house.addresses[number % len(self.house.addresses)]
            self.people.append(await asyncio.to_thread(Person, address, f"Guest {number}"))
        await self.past.play(self.house, self.people[0])

    async def play(self, seed: int, tables: int, seconds: float, plan: Plan) -> None:
        """So many histories, of so many seconds or more, while all this happens."""
        rng = random.Random(seed)
        here = [
            Table(self.house, self.people, self.past, rng.getrandbits(32)) for _ in range(tables)
        ]
        few = asyncio.Semaphore(OPENING)

        async def begin(table: Table) -> None:
            async with few:
                await table.begin()

        beginning = [asyncio.create_task(begin(table)) for table in here]
        breaking = asyncio.create_task(self._break(rng, seconds, plan))
        await asyncio.gather(breaking, *beginning)
        await self._end(seed, here, plan)

    async def _break(self, rng: random.Random, seconds: float, plan: Plan) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        await asyncio.sleep(rng.uniform(0.2, 1.0))
        for faults in plan:
            places = rng.sample(self.house.places, len(faults))
            happening = [
                fault(self.house, place) for fault, place in zip(faults, places, strict=True)
            ]
            await asyncio.gather(*happening)
            await asyncio.sleep(rng.uniform(0.1, 0.5))
        await asyncio.sleep(max(0, end - loop.time()))

    async def _end(self, seed: int, tables: list[Table], plan: Plan) -> None:
        few = asyncio.Semaphore(LOOKING)
        for table in tables:
            for player in table.players:
                player.resting = True

        async def finish(table: Table) -> None:
            async with few:
                await table.finish()
            self._count(f"seed {seed}, {named(plan)}", table)

        await asyncio.gather(*map(finish, tables))

    def _count(self, when: str, table: Table) -> None:
        found = self.found
        found.histories += 1
        found.finished += table.over
        found.frames += len(table.frames)
        found.acknowledged += len(
            {
                (frame.who, frame.message["id"])
                for frame in table.frames
                if not frame.sent and frame.message["type"] == "done"
            }
        )
        if table.complaints:
            what = f"{when}, table {table.table}, {table.wish}:"
            found.wrong.append("\n  ".join([what, *table.complaints[:12]]))
            if self._keep is not None:
                self._put(self._keep, table, what)

    def _put(self, folder: Path, table: Table, what: str) -> None:
        """Keep all that may tell what went wrong: the frames, the rows, and what servers said."""
        file = folder / f"{table.table}.json"
        file.write_bytes(msgspec.json.encode(table.frames))
        file.with_suffix(".txt").write_text("\n".join([what, *table.complaints]), "utf-8")
        file.with_suffix(".rows").write_text(self.house.rows_of(table.table), "utf-8")
        said = (
            f"{server.log.name} {line}"
            for server in self.house.servers
            for line in server.said().splitlines()
        )
        file.with_suffix(".log").write_text("\n".join(said), "utf-8")


def named(plan: Plan) -> str:
    """What happens in a round, in short."""
    return ", ".join("+".join(fault.__name__ for fault in faults) for faults in plan) or "nothing"
