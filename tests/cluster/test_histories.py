"""Two hundred histories, through each fault there is: a checker explains every one of them.

More of them, with faults drawn at random, are `python -m tests.campaigns histories`.
"""

import random
from pathlib import Path

from bench.cluster.nats import LocalNats
from bench.cluster.postgres import LocalPostgres
from tests.cluster.histories.faults import ALL, each_once
from tests.cluster.histories.house import TroubledHouse
from tests.cluster.histories.rounds import Rounds
from tests.server.nursery import Nursery
from tests.server.people import in_loop

SEED = 18
ROUNDS, TABLES, SECONDS = 4, 50, 8.0


@in_loop
async def test_every_history_can_be_explained(
    nursery: Nursery, postgres: LocalPostgres, nats: LocalNats, tmp_path: Path
) -> None:
    house = TroubledHouse(nursery, postgres, nats, tmp_path, SEED)
    rounds = Rounds(house, tmp_path)
    await rounds.open()
    for number, plan in enumerate(each_once(random.Random(SEED), ALL, ROUNDS)):
        await rounds.play(SEED + number, TABLES, SECONDS, plan)
    await house.close()
    found = rounds.found
    assert not found.wrong, "\n".join(found.wrong)
    assert not house.tracebacks(), house.tracebacks()[0]
    assert found.histories == ROUNDS * TABLES
    # Else the checker would have had little to look at.
    assert found.acknowledged > 5 * found.histories
    assert found.finished > found.histories // 5
