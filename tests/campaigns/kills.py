"""`kill -9` under load, thousands of times: nothing acknowledged is lost, doubled or reordered.

As in `tests/server/test_kill_server.py`, with all games and other dice. Every so many kills a new
server folder begins, or looking at all that was ever written would take longer than the rest.
"""

import tempfile
from pathlib import Path
from typing import Any

from tests.campaigns.figures import Figures
from tests.server.killing import Torture
from tests.server.nursery import Nursery

KILLS_OF_A_FOLDER = 50

KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("butine", {"quick": True}),
    ("la-ruche", {"assistance": True, "bee": True, "pause": 0, "rounds": 9}),
    ("waggle-dance", {}),
    ("bee-busy", {}),
)


def run(kills: int, tables: int, seed: int, of_a_folder: int = KILLS_OF_A_FOLDER) -> None:
    """Kill so many times; stops at the first thing that is wrong."""
    figures = Figures("kills", kills=kills, tables=tables, seed=seed)
    promised = done = 0
    with Nursery() as nursery:
        while done < kills:
            game, options = KINDS[done // of_a_folder % len(KINDS)]
            some = min(of_a_folder, kills - done)
            with tempfile.TemporaryDirectory() as folder:
                torture = Torture(
                    nursery,
                    Path(folder),
                    tables=tables,
                    seed=seed + done,
                    game=game,
                    options=options,
                )
                for _ in range(some):
                    torture.life()
                torture.last_life(0.5)
                complaints = torture.log.read_text()
                assert complaints == "", complaints
                promised += torture.promised
            done += some
            figures.say(f"{done} kills ({game}): {promised} commands acknowledged, all kept")
    figures.end(acknowledged=promised, lost=0)
