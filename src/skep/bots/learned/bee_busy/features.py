"""What the learned bot looks at in Bee Busy: one sheet, and how many rounds are left for it.

Nothing is hidden in Bee Busy but the dice to come, and the sheets of the others do not touch one's
own: so a sheet is worth the points that it is likely to end with.
"""

from functools import lru_cache
from math import sqrt

from skep.bots.greedy.bee_busy_value import missing_walls
from skep.games.bee_busy.board import Board
from skep.games.bee_busy.material import (
    COMBS,
    DROUGHT,
    EGG,
    MEADOW,
    MITES,
    OPEN,
    PRODUCTION,
    QUEEN,
    STORED,
    UPGRADES,
    WATER,
)
from skep.games.bee_busy.state import CLOSED, Hive, State

PLAIN: dict[str, str] = {
    "always": "1",
    "bees": "living bees",
    "honey": "honey on the track",
    "propolis": "points of the propolis fields",
    "combs": "complete combs",
    "stored": "honey in combs",
    "queen": "1 when the young queen has been fed to the end",
    "dry": "1 when drought has hit and there is no water",
    "in_meadow": "1 when the Busy Bee is in the meadow",
    "in_production": "1 when it is in the production",
    "nectar": "nectar, as much as there are rounds to use it",
    "pollen": "pollen, in the same way",
    "wax": "wax, 18 at most",
    "reach": "combs that the wax would complete, a part of the last one included",
    "room": "honey that the combs in reach could take",
    "eggs": "eggs that can be fed: there is a place, honey, and a visit to come",
    "growing": "feedings of a young queen who can still become queen",
    "queen_waits": "1 while she is there and can still become queen",
    "queen_honey": "the honey for her other feedings, as a share of what they take",
    "queen_hope": "1 while there is time to lay a young queen and feed her",
    "storms": "storms and pesticides to come for which there is too little propolis",
    "mites": "mites to come, likewise",
    "drought": "drought to come, likewise",
    "goods_in_production": "nectar and pollen, 5 at most, while the Busy Bee is in the production",
    "hungry_in_meadow": "how much is missing of those 5 while it is in the meadow",
    "hungry_in_combs": "the same while it is in the combs, one flight before",
    "wax_in_combs": "wax, 6 at most, while it is in the combs",
    "wax_before_combs": "wax, 12 at most, while it is in the production",
    "near": "walls of the most complete open comb, as a share of six",
    "near_second": "the same of the next one",
}
"""Counted as they are, and once more times the share of the rounds that are left."""

TIMED: dict[str, str] = {
    "early": "1",
    "early_squared": "the share of the rounds that are left, once more",
    "meadow_bees": "the root of the bees in the meadow",
    "production_bees": "the root of the bees in the production",
    "comb_bees": "bees in the combs",
    "fields": "fields of the Die Modifier that are left",
    "flowers": "flowers that are open and not crossed, 12 at most",
    "values": "additional values that are written at a production",
    "line": "combs on the line",
    "backwards": "flights backwards that were used",
    **{f"begun_{name}": f"how far the column of {name} is, squared" for name in UPGRADES},
    **{f"full_{name}": f"full columns of {name}" for name in UPGRADES},
}
"""Counted only times the share of the rounds that are left: they bring nothing by themselves."""

NAMES: tuple[str, ...] = (*PLAIN, *(f"{name}_early" for name in PLAIN), *TIMED)


def features(state: State, seat: int) -> list[float]:
    """What the seat sees, in the order of NAMES."""
    hive = state.hives[seat]
    left = state.board.sheet.track.rounds - state.round + (hive.phase != CLOSED)
    fields = state.board.sheet.modifier.fields[state.seats - 1] - hive.fields
    return sheet_features(state.board, hive, state.round, left, fields)


def sheet_features(board: Board, hive: Hive, played: int, left: int, fields: int) -> list[float]:
    """The same of one sheet. `played`: the round whose danger is past; `left`: rounds to act in."""
    early = left / board.sheet.track.rounds
    plain = [
        1.0,
        *_points(board, hive),
        *_stock(board, hive, left),
        *_brood(board, hive, left),
        *_fears(board, played, hive.propolis),
        *_place(board, hive),
    ]
    timed = [
        1.0,
        early,
        sqrt(hive.bees[MEADOW]),
        sqrt(hive.bees[PRODUCTION]),
        hive.bees[COMBS],
        fields,
        min(12, (hive.open_flowers & ~hive.flowers).bit_count()),
        sum(values.bit_count() for values in hive.written),
        len(hive.line),
        hive.backwards,
        *_upgrades(board, hive.marks),
    ]
    return [*plain, *[early * value for value in plain], *[early * value for value in timed]]


def _points(board: Board, hive: Hive) -> list[float]:
    contents = hive.contents
    return [
        sum(hive.bees),
        hive.honey,
        sum(board.sheet.production.propolis[: hive.propolis]),
        len(contents) - contents.count(OPEN),
        sum([content - STORED + 1 for content in contents if content >= STORED]),
        1.0 if hive.queen >= board.sheet.larvae.queen else 0.0,
        1.0 if hive.drought and WATER not in contents else 0.0,
        1.0 if hive.area == MEADOW else 0.0,
        1.0 if hive.area == PRODUCTION else 0.0,
    ]


def _stock(board: Board, hive: Hive, left: int) -> list[float]:
    reach = _in_reach(board, hive.walls, hive.wax)
    in_time = (COMBS - hive.area) % 3 <= left and left > 0
    return [
        min(hive.nectar, left),
        min(hive.pollen, left),
        min(hive.wax, 18) if in_time else 0.0,
        reach if in_time else 0.0,
        min(hive.honey, reach * board.sheet.combs.honey) if in_time else 0.0,
    ]


@lru_cache(maxsize=20_000)
def _in_reach(board: Board, walls: int, wax: int) -> float:
    """How many combs the wax would complete, a part of the last one included."""
    can_buy = wax / board.sheet.combs.wall
    combs = 0.0
    for missing, _ in missing_walls(board, walls):
        if missing > can_buy:
            return combs + can_buy / missing / 2
        can_buy -= missing
        combs += 1
    return combs


def _visits(hive: Hive, left: int) -> int:
    """How often the Busy Bee can still come into the combs, without flying backwards."""
    first = (COMBS - hive.area) % 3 or 3
    return max(0, (left - first) // 3 + 1)


def _brood(board: Board, hive: Hive, left: int) -> list[float]:
    visits = _visits(hive, left)
    honey = hive.honey + 2 * hive.nectar
    room = sum(board.places[:2]) - sum(hive.bees[:2]) - sum(hive.lost[:2])
    eggs = min(hive.contents.count(EGG), room, honey) if visits else 0
    needed = board.sheet.larvae.queen
    missing = needed - hive.queen
    if QUEEN in hive.contents and 0 < missing <= visits:
        return [eggs, hive.queen, 1.0, min(1.0, honey / missing), 0.0]
    hope = 0.0 if hive.queen_laid or visits <= needed else 1.0
    return [eggs, 0.0, 0.0, 0.0, hope]


@lru_cache(maxsize=1_000)
def _fears(board: Board, played: int, propolis: int) -> tuple[float, float, float]:
    """Dangers to come that hit somebody with so much propolis: storms, mites, drought."""
    kinds: list[str] = [
        danger.kind
        for danger in board.sheet.track.dangers
        if danger.round > played and propolis < danger.shield
    ]
    mites, drought = kinds.count(MITES), kinds.count(DROUGHT)
    return float(len(kinds) - mites - drought), float(mites), float(drought)


def _place(board: Board, hive: Hive) -> list[float]:
    goods = min(hive.nectar + hive.pollen, 5)
    near = missing_walls(board, hive.walls)
    return [
        goods if hive.area == PRODUCTION else 0.0,
        5 - goods if hive.area == MEADOW else 0.0,
        5 - goods if hive.area == COMBS else 0.0,
        min(hive.wax, 6) if hive.area == COMBS else 0.0,
        min(hive.wax, 12) if hive.area == PRODUCTION else 0.0,
        1 - near[0][0] / 6 if near else 0.0,
        1 - near[1][0] / 6 if len(near) > 1 else 0.0,
    ]


@lru_cache(maxsize=20_000)
def _upgrades(board: Board, marks: tuple[int, ...]) -> tuple[float, ...]:
    """How far the columns of each upgrade are, and how many of them are full."""
    begun = [0.0] * len(UPGRADES)
    full = [0.0] * len(UPGRADES)
    for upgrade, done, length in zip(board.upgrades, marks, board.lengths, strict=True):
        if done >= length:
            full[upgrade] += 1
        else:
            begun[upgrade] += (done / length) ** 2
    return (*begun, *full)
