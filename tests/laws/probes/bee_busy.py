"""Bee Busy, as the laws see it."""

import random
from collections import Counter
from typing import Any

from skep.games.bee_busy.board import bits
from skep.games.bee_busy.material import OPEN
from skep.games.bee_busy.moves import BACK, DONE, FEEDS, LOSES, MAKES, SKIP, Store
from skep.games.bee_busy.state import State as BeeBusy
from tests.games.bee_busy.truths import TRUTHS
from tests.laws.probes.probe import Probe


def _pieces(state: BeeBusy) -> Counter[str]:
    """Each sheet: places for bees, and combs whose walls and use agree with each other."""
    pieces: Counter[str] = Counter()
    board = state.board
    for seat, hive in enumerate(state.hives):
        for area, places in enumerate(board.places):
            taken = hive.bees[area] + hive.lost[area]
            pieces[f"places {seat} {area}"] = max(taken, places)
        for comb, walls in enumerate(board.comb_walls):
            complete = hive.walls & walls == walls
            used = hive.contents[comb] != OPEN or hive.pending >> comb & 1
            pieces[f"combs {seat}"] += complete == bool(used)
        pieces[f"line {seat}"] = board.all_walls.bit_count() + len(hive.line)
        pieces[f"line {seat}"] -= hive.visited.bit_count()
    return pieces


def _same_but_no_secrets(state: Any, _seat: int | None, _rng: random.Random) -> Any:
    return state.copy()


def _tempting(match: Any, rng: random.Random) -> list[Any]:
    """What can be said in every step, and uses of any comb whatever."""
    combs = match.state.board.comb_names
    waiting = [combs[comb] for hive in match.state.hives for comb in bits(hive.pending)]
    moves: list[Any] = [BACK, SKIP, DONE, *LOSES, *FEEDS, *MAKES]
    for comb in (*waiting, rng.choice(combs)):
        moves += [Store(comb, "egg"), Store(comb, "egg", 1), Store(comb, "water")]
        moves += [Store(comb, "queen"), *(Store(comb, "honey", most) for most in range(7))]
    return moves


PROBE = Probe(
    options={"sheet": ("garden", "heath")},
    # In a round a seat decides a few times, and buys at most all walls of its sheet in all.
    longest=4 * (25 * 12 + 72),
    eagerness={"Change": 0.1, "Done": 0.4, "Stay": 0.4, "Skip": 0.4},
    cost=lambda _move: 0,
    words=("c3", "d2", "centre a1", "cat b9", "heath a1", "ne", "egg", "queen", "honey", ""),
    pieces=_pieces,
    reshuffle=_same_but_no_secrets,
    hides=lambda _state: False,
    truths=TRUTHS,
    tempting=_tempting,
    secrets=False,
)
