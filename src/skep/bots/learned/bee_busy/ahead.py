"""How a sheet of Bee Busy fares in the next rounds: its seat plays on by itself, at first sight.

The others only take their dice. What they write down does not touch this sheet, and to play it out
would cost as much again for each of them.
"""

from math import inf
from typing import Any

from skep.bots.greedy.bee_busy_plans import Moves, Planner
from skep.bots.learned.bee_busy.worth import WorthAfter
from skep.bots.learned.sight import Sees
from skep.engine.chance import Chance
from skep.games.bee_busy.listing import legal
from skep.games.bee_busy.rules import apply, end_round
from skep.games.bee_busy.scoring import score
from skep.games.bee_busy.state import CLOSED, DIE, LOSE, WAIT, Hive, State

MOST_PLANS = 400
"""Of so many sheets with a die the best plans are remembered, for each number of rounds left: the
tries of a search come by the same ones, and marks that fill no column change nothing."""
ROUNDS = 3
"""So many rounds are played: once through all areas."""


def ahead(state: State, seat: int, value: Sees, chance: Chance) -> float:
    """The points that the sheet is likely to end with, after some more rounds."""
    worth = 0.0
    for number in range(ROUNDS):
        _come_to_choose(state, seat, value, chance)
        if state.over:
            return float(score(state.board, state.hives[seat]).total)
        worth, _, state.hives[seat] = _best(state, seat, value)
        if number < ROUNDS - 1:
            _end_round(state, chance)
    return worth


def _come_to_choose(state: State, seat: int, value: Sees, chance: Chance) -> None:
    """Go on until this seat chooses a die, or the game is over."""
    while not state.over:
        phase = state.hives[seat].phase
        if phase == LOSE:
            _, moves, _ = _best(state, seat, value)
            apply(state, seat, moves[0], chance)
        elif phase == CLOSED:
            _end_round(state, chance)
        elif phase == WAIT:
            _wait_for_others(state, chance)
        else:
            return


def _end_round(state: State, chance: Chance) -> None:
    """Nobody does anything more."""
    for hive in state.hives:
        hive.phase = CLOSED
    end_round(state, chance, [])


def _wait_for_others(state: State, chance: Chance) -> None:
    """The mites take their bees, or the first of them takes a die, which stays without use."""
    for other, hive in enumerate(state.hives):
        if hive.phase == LOSE:
            apply(state, other, legal(state, other)[0], chance)
            return
    dice = list(dict.fromkeys(state.dice))
    state.taken = dice[chance.below(len(dice))]
    for hive in state.hives:
        hive.phase = DIE


def _best(state: State, seat: int, value: Sees) -> tuple[float, Moves, Hive]:
    """The best of the plain plans: what it is worth, the moves with which it begins (as far as
    they matter to others), and the sheet that it leads to."""
    worth = WorthAfter(state, value)
    planner = Planner(state.copy(), seat, worth, of_sheet=worth.of_sheet)
    hive = state.hives[seat]
    if hive.phase != DIE:
        plans = planner.plans(hive, quick=True)
        return max([(worth(done), moves, done) for moves, done in plans], key=_first)
    best: float = -inf
    taken: Moves = ()
    sheet = hive
    for moves, after in planner.takes(hive):
        for partial, done in _best_from(planner, after, worth):
            total = partial + worth.of_marks(done.area, after.marks, after.written)
            if total > best:
                best, taken, sheet = total, moves, done.copy()
                sheet.marks, sheet.dice, sheet.sum = after.marks, after.dice, after.sum
    return best, taken, sheet


def _first(rated: tuple[Any, ...]) -> float:
    worth: float = rated[0]
    return worth


def _best_from(planner: Planner, hive: Hive, worth: WorthAfter) -> list[tuple[float, Hive]]:
    """With a die that is taken, the best sheet for each area where the Busy Bee may be then; and
    what it is worth, but for the marks.

    They may have other marks than this one, and other dice that are not used.
    """
    key = worth.known_by(hive)
    known = worth.plans.get(key)
    if known is None:
        if len(worth.plans) >= MOST_PLANS:
            worth.plans.clear()
        by_area: dict[int, tuple[float, Hive]] = {}
        for _, done in planner.plans(hive, quick=True):
            partial, area = worth.but_marks(done), done.area
            if area not in by_area or partial > by_area[area][0]:
                by_area[area] = partial, done
        known = worth.plans[key] = list(by_area.values())
    return known
