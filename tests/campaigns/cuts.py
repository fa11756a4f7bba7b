"""The power goes, thousands of times: what was acknowledged is there, and nothing is damaged."""

import tempfile
from pathlib import Path

import pytest

from tests.campaigns.figures import Figures
from tests.server.store.test_power_cut import play_through_cuts

CUTS_OF_A_FOLDER = 20
PAGES = (8, 30, 1000)
"""How often the log is taken over into the database: often, seldom, never."""


def run(cuts: int, seed: int) -> None:
    """Cut so many times; stops at the first thing that is wrong."""
    figures = Figures("cuts", cuts=cuts, seed=seed)
    lines = done = 0
    while done < cuts:
        some = min(CUTS_OF_A_FOLDER, cuts - done)
        round_of_cuts = done // CUTS_OF_A_FOLDER
        with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
            pages = PAGES[round_of_cuts % len(PAGES)]
            patch.setattr("skep.server.store.group_commit.CHECKPOINT_PAGES", pages)
            lines += play_through_cuts(Path(folder), seed + round_of_cuts, some)
        done += some
        if round_of_cuts % 10 == 0:
            figures.say(f"{done} cuts: {lines} lines outlasted them")
    figures.end(lines=lines, lost=0, damaged=0)
