"""Three servers, and everything that can break: each table's frames must have one explanation.

As in `tests/cluster/test_histories.py`, with faults drawn at random, several after each other or
at the same time. Every so many histories there is a new house, on a new database.
"""

import asyncio
import random
import tempfile
from pathlib import Path

from bench.cluster.nats import LocalNats
from bench.cluster.postgres import LocalPostgres
from tests.campaigns.figures import Figures
from tests.cluster.histories.faults import drawn
from tests.cluster.histories.house import TroubledHouse
from tests.cluster.histories.rounds import Rounds, named
from tests.server.nursery import Nursery

OF_A_HOUSE = 500
TABLES = 50
SECONDS = 6.0
"""Of play in a round, at least; faults may take longer."""


def run(histories: int, seed: int, tables: int = TABLES, keep: Path | None = None) -> None:
    """Play so many; stops at the first round that cannot be explained."""
    figures = Figures("histories", histories=histories, seed=seed)
    told = Counted()
    with (
        tempfile.TemporaryDirectory() as folder,
        Nursery() as nursery,
        LocalPostgres(durable=False) as postgres,
        LocalNats() as nats,
    ):
        while told.histories < histories:
            some = min(OF_A_HOUSE, histories - told.histories)
            number = seed + told.histories
            where = Path(folder, f"{number}")
            where.mkdir()
            house = TroubledHouse(nursery, postgres, nats, where, number)
            asyncio.run(_live(house, some, tables, figures, told, keep))
    figures.end(
        finished=told.finished,
        acknowledged=told.acknowledged,
        frames=told.frames,
        faults=told.faults,
        unexplained=0,
    )


class Counted:
    """Of all houses."""

    histories = finished = acknowledged = frames = faults = 0


async def _live(
    house: TroubledHouse,
    histories: int,
    tables: int,
    figures: Figures,
    told: Counted,
    keep: Path | None,
) -> None:
    rounds = Rounds(house, keep)
    await rounds.open()
    found = rounds.found
    while found.histories < histories:
        seed = house.rng.getrandbits(32)
        plan = drawn(random.Random(seed))
        await rounds.play(seed, min(tables, histories - found.histories), SECONDS, plan)
        figures.say(f"{told.histories + found.histories} histories: {named(plan)}")
        assert not found.wrong, "\n".join(found.wrong)
        told.faults += sum(map(len, plan))
    await house.close()
    assert not house.tracebacks(), house.tracebacks()[0]
    told.histories += found.histories
    told.finished += found.finished
    told.acknowledged += found.acknowledged
    told.frames += found.frames
