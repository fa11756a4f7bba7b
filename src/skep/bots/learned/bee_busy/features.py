"""What the learned bot looks at in Bee Busy: one sheet, and how many rounds are left for it.

Nothing is hidden in Bee Busy but the dice to come, and the sheets of the others do not touch one's
own: so a sheet is worth the points that it is likely to end with. What a thing is worth depends on
where the Busy Bee is and on how late it is, so everything has a weight of its own for each area
and for some moments; between two moments, the weights go over into each other.
"""

from functools import lru_cache

from skep.bots.greedy.bee_busy_value import missing_walls
from skep.games.bee_busy.board import Board
from skep.games.bee_busy.listing import most_honey
from skep.games.bee_busy.material import (
    AREAS,
    COMBS,
    DROUGHT,
    EGG,
    FACES,
    FLEXIBLE,
    HONEY,
    MEADOW,
    MITES,
    OPEN,
    PRODUCTION,
    QUEEN,
    SIDES,
    STORED,
    UPGRADES,
    WATER,
    WAX,
)
from skep.games.bee_busy.scoring import score
from skep.games.bee_busy.state import CLOSED, Hive, State

SHEET: dict[str, str] = {
    "always": "1",
    "bees": "living bees",
    "honey": "honey on the track",
    "propolis": "points of the propolis fields",
    "combs": "complete combs",
    "stored": "honey in combs",
    "queen": "1 when the young queen has been fed to the end",
    "dry": "1 when drought has hit and there is no water",
    "nectar": "nectar, as much as there are rounds to use it",
    "nectar_two": "nectar, 2 at most",
    "pollen": "pollen, as much as there are rounds to use it",
    "pollen_two": "pollen, 2 at most",
    "wax": "wax",
    "wax_six": "wax, 6 at most",
    "honey_three": "honey, 3 at most",
    "honey_to_make": "honey that the track has room for",
    "wax_to_make": "wax that the track has room for",
    "second_meadow": "1 with a second bee in the meadow",
    "third_meadow": "1 with a third",
    "second_production": "1 with a second bee in the production",
    "no_comb_bee": "1 without a bee in the combs",
    "places": "places for bees in the meadow and the production that are empty",
    "eggs": "eggs that can be fed: there is a place, honey, and a visit to come",
    "reach": "combs that the wax would complete, a part of the last one included",
    "room": "honey that the combs in reach could take",
    "growing": "feedings of a young queen who can still become queen",
    "queen_waits": "1 while she is there and can still become queen",
    "queen_honey": "the honey for her other feedings, as a share of what they take",
    "queen_hope": "1 while there is time to lay a young queen and feed her",
    "storms": "storms and pesticides to come for which there is too little propolis",
    "mites": "mites to come, likewise",
    "drought": "drought to come, likewise",
    "fields": "fields of the Die Modifier that are left",
    "change": "1 when they are enough to change a die",
    "backwards": "flights backwards that were used",
}
"""Counted from the sheet as a whole."""

MEADOW_PART: dict[str, str] = {
    "flowers": "flowers that are open and not crossed, 12 at most",
    "pick": "flowers that a die reaches with three bees, on average",
}
COMB_PART: dict[str, str] = {
    "near": "walls of the most complete open comb, as a share of six",
    "near_second": "the same of the next one",
    "near_others": "the same of the third to fifth, together",
    "lines": "die values that lead the line on, as a share of six",
    "line_walls": "walls that this marks, on average over all die values",
    "line_combs": "combs that this completes, on average over all die values",
}
MARK_PART: dict[str, str] = {
    "values": "additional values that are written at a production",
    **{f"begun_{name}": f"how far the column of {name} is, squared" for name in UPGRADES},
    **{f"full_{name}": f"full columns of {name}" for name in UPGRADES},
}

PARTS = (SHEET, MEADOW_PART, COMB_PART, MARK_PART)
THINGS: tuple[str, ...] = tuple(name for part in PARTS for name in part)
"""What is counted, in order; `SHEET` and the other parts say what each is."""
MOMENTS: tuple[int, ...] = (1, 2, 3, 5, 8, 12, 17, 24)
"""Rounds that are left. What lies between two of them belongs to both, more to the nearer one."""
FINAL = "final"
"""The points, when no round is left."""

NAMES: tuple[str, ...] = (
    FINAL,
    *(f"{thing} {area} {left}" for area in AREAS for left in MOMENTS for thing in THINGS),
)

_POINTS = {
    "bees": 2.0,
    "honey": 1.0,
    "propolis": 1.0,
    "combs": 1.0,
    "stored": 2.0,
    "queen": 12.0,
    "dry": -3.0,
    "nectar": 1.0,
    "pollen": 1.0,
    "wax": 0.2,
    "reach": 1.5,
    "room": 0.5,
    "eggs": 1.5,
    "growing": 2.0,
    "queen_waits": 4.0,
    "queen_honey": 3.0,
    "queen_hope": 4.0,
    "storms": -1.3,
    "mites": -3.0,
    "drought": -1.5,
    "near": 1.0,
}
_HOPES = {
    "second_meadow": 2.0,
    "third_meadow": 1.0,
    "second_production": 2.0,
    "fields": 0.4,
    "pick": 1.0,
    "line_walls": 1.0,
    **{f"{how}_{name}": 3.0 for how in ("begun", "full") for name in UPGRADES},
}
GUESS: dict[str, float] = {
    FINAL: 1.0,
    **{
        f"{thing} {area} {left}": _POINTS.get(thing, 0.0)
        + _HOPES.get(thing, 0.0) * left / MOMENTS[-1]
        for thing in THINGS
        for area in AREAS
        for left in MOMENTS
    },
}
"""What it begins with: the points of the rules, and what can roughly come of the rest."""


def features(state: State, seat: int) -> list[float]:
    """What the seat sees, in the order of NAMES."""
    hive = state.hives[seat]
    left = state.board.sheet.track.rounds - state.round + (hive.phase != CLOSED)
    fields = state.board.sheet.modifier.fields[state.seats - 1] - hive.fields
    return sheet_features(state.board, hive, state.round, left, fields)


def sheet_features(board: Board, hive: Hive, played: int, left: int, fields: int) -> list[float]:
    """The same of one sheet. `played`: the round whose danger is past; `left`: rounds to act in."""
    numbers = [0.0] * len(NAMES)
    if left <= 0:
        numbers[0] = score(board, hive).total
        return numbers
    things = [
        *sheet_part(board, hive, played, left, fields),
        *meadow_part(board, hive.flowers, hive.open_flowers),
        *comb_part(board, hive.walls, hive.line, is_flexible(board, hive)),
        *mark_part(board, hive.marks, hive.written),
    ]
    for moment, share in nearest_moments(left):
        start = 1 + (hive.area * len(MOMENTS) + moment) * len(things)
        numbers[start : start + len(things)] = [share * thing for thing in things]
    return numbers


def nearest_moments(left: int) -> list[tuple[int, float]]:
    """The numbers of the one or two moments next to this one, and the share of each."""
    if left >= MOMENTS[-1]:
        return [(len(MOMENTS) - 1, 1.0)]
    after = next(number for number, moment in enumerate(MOMENTS) if moment >= left)
    if MOMENTS[after] == left:
        return [(after, 1.0)]
    share = (left - MOMENTS[after - 1]) / (MOMENTS[after] - MOMENTS[after - 1])
    return [(after - 1, 1 - share), (after, share)]


# ---------------------------------------------------------------- the sheet as a whole


def sheet_part(board: Board, hive: Hive, played: int, left: int, fields: int) -> list[float]:
    """The numbers of SHEET."""
    contents, bees, honey = hive.contents, hive.bees, hive.honey
    meadow, production, combs = bees
    combs_done, stored, eggs, water, queen_egg = comb_contents(contents)
    visits = _visits(hive.area, left)
    places = (
        board.places[MEADOW]
        + board.places[PRODUCTION]
        - meadow
        - production
        - hive.lost[MEADOW]
        - hive.lost[PRODUCTION]
    )
    reach = in_reach(board, hive.walls, hive.wax) if visits else 0.0
    return [
        1.0,
        meadow + production + combs,
        honey,
        sum(board.sheet.production.propolis[: hive.propolis]),
        combs_done,
        stored,
        1.0 if hive.queen >= board.sheet.larvae.queen else 0.0,
        1.0 if hive.drought and not water else 0.0,
        min(hive.nectar, left),
        min(hive.nectar, 2),
        min(hive.pollen, left),
        min(hive.pollen, 2),
        hive.wax,
        min(hive.wax, 6),
        min(honey, 3),
        board.tracks[HONEY] - hive.honey_made,
        board.tracks[WAX] - hive.wax_made,
        1.0 if meadow > 1 else 0.0,
        1.0 if meadow > 2 else 0.0,
        1.0 if production > 1 else 0.0,
        0.0 if combs else 1.0,
        places,
        min(eggs, places, honey + 2 * hive.nectar) if visits else 0.0,
        reach,
        min(honey, reach * most_honey(board, hive)),
        *_young_queen(board, hive, queen_egg, visits),
        *_fears(board, played, hive.propolis),
        fields,
        1.0 if fields >= board.sheet.modifier.change else 0.0,
        hive.backwards,
    ]


@lru_cache(maxsize=20_000)
def comb_contents(contents: tuple[int, ...]) -> tuple[int, int, int, bool, bool]:
    """Complete combs, honey in them, eggs; is there water, and the young queen?"""
    return (
        len(contents) - contents.count(OPEN),
        sum([content - STORED + 1 for content in contents if content >= STORED]),
        contents.count(EGG),
        WATER in contents,
        QUEEN in contents,
    )


@lru_cache(maxsize=20_000)
def in_reach(board: Board, walls: int, wax: int) -> float:
    """How many combs the wax would complete, a part of the last one included."""
    can_buy = wax / board.sheet.combs.wall
    combs = 0.0
    for missing, _ in missing_walls(board, walls):
        if missing > can_buy:
            return combs + can_buy / missing / 2
        can_buy -= missing
        combs += 1
    return combs


def _visits(area: int, left: int) -> int:
    """How often the Busy Bee can still come into the combs, without flying backwards."""
    first = (COMBS - area) % 3 or 3
    return max(0, (left - first) // 3 + 1)


def _young_queen(
    board: Board, hive: Hive, is_there: bool, visits: int
) -> tuple[float, float, float, float]:
    needed = board.sheet.larvae.queen
    missing = needed - hive.queen
    if is_there and 0 < missing <= visits:
        return hive.queen, 1.0, min(1.0, (hive.honey + 2 * hive.nectar) / missing), 0.0
    return 0.0, 0.0, 0.0, 0.0 if hive.queen_laid or visits <= needed else 1.0


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


# ---------------------------------------------------------------- its parts


@lru_cache(maxsize=20_000)
def meadow_part(board: Board, crossed: int, opened: int) -> tuple[float, ...]:
    """The numbers of MEADOW_PART."""
    free = opened & ~crossed
    picks = [
        min(board.places[MEADOW], max((mask & free).bit_count() for mask in board.laid[die]))
        for die in range(1, FACES + 1)
    ]
    return min(12, free.bit_count()), sum(picks) / FACES


def is_flexible(board: Board, hive: Hive) -> bool:
    """May a die lead the line into the opposite direction?"""
    column = board.column_of_upgrade[FLEXIBLE]
    return column >= 0 and hive.marks[column] >= board.lengths[column]


@lru_cache(maxsize=20_000)
def comb_part(board: Board, walls: int, line: tuple[int, ...], flexible: bool) -> tuple[float, ...]:
    """The numbers of COMB_PART."""
    near = [1 - missing / 6 for missing, _ in missing_walls(board, walls)[:5]]
    near += [0.0] * (5 - len(near))
    visited = set(line)
    best: list[tuple[int, int] | None] = [None] * len(SIDES)
    for end in {line[0], line[-1]}:
        for side, comb in enumerate(board.neighbours[end]):
            if comb < 0 or comb in visited:
                continue
            gain = _line_gain(board, walls, visited, comb)
            for use in (side, (side + 3) % len(SIDES)) if flexible else (side,):
                best[use] = max(gain, best[use] or gain)
    found = [gain for gain in best if gain is not None]
    return (
        near[0],
        near[1],
        sum(near[2:]),
        len(found) / len(SIDES),
        sum([gain[1] for gain in found]) / len(SIDES),
        sum([gain[0] for gain in found]) / len(SIDES),
    )


def _line_gain(board: Board, walls: int, visited: set[int], comb: int) -> tuple[int, int]:
    """The combs that are completed, and the walls that are marked, when the line goes there."""
    marked = 0
    for side, other in enumerate(board.neighbours[comb]):
        if other in visited:
            marked |= 1 << board.wall_at[comb][side]
    after = walls | marked
    around = (comb, *[other for other in board.neighbours[comb] if other >= 0])
    complete = sum(
        1
        for each in around
        if board.comb_walls[each] & ~after == 0 and board.comb_walls[each] & ~walls
    )
    return complete, (marked & ~walls).bit_count()


@lru_cache(maxsize=20_000)
def mark_part(board: Board, marks: tuple[int, ...], written: tuple[int, ...]) -> tuple[float, ...]:
    """The numbers of MARK_PART."""
    begun = [0.0] * len(UPGRADES)
    full = [0.0] * len(UPGRADES)
    for upgrade, done, length in zip(board.upgrades, marks, board.lengths, strict=True):
        if done >= length:
            full[upgrade] += 1
        else:
            begun[upgrade] += (done / length) ** 2
    return (float(sum(values.bit_count() for values in written)), *begun, *full)
