"""How a sheet of Bee Busy fares in the next rounds: its seat plays on by itself, at first sight.

The others only take their dice. What they write down does not touch this sheet, and to play it out
would cost as much again for each of them.
"""

from typing import Any

from skep.bots.greedy.bee_busy_plans import Plan, Planner
from skep.bots.learned.bee_busy.worth import WorthAfter
from skep.bots.learned.sight import Sees
from skep.engine.chance import Chance
from skep.games.bee_busy.listing import legal
from skep.games.bee_busy.moves import DONE, Borrow, Change, Die
from skep.games.bee_busy.rules import apply
from skep.games.bee_busy.scoring import score
from skep.games.bee_busy.state import ACT, CLOSED, DIE, LOSE, WAIT, Hive, State

MOST_PLANS = 1_000
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
        worth, plan = _best(state, seat, value)
        if number < ROUNDS - 1:
            _carry_out(state, seat, plan, chance)
    return worth


def _come_to_choose(state: State, seat: int, value: Sees, chance: Chance) -> None:
    """Go on until this seat chooses a die, or the game is over."""
    while not state.over:
        hive = state.hives[seat]
        if hive.phase == LOSE:
            _, (moves, _) = _best(state, seat, value)
            apply(state, seat, moves[0], chance)
        elif hive.phase not in (WAIT, CLOSED):
            return
        else:
            _let_others_be_done(state, seat, chance)


def _let_others_be_done(state: State, seat: int, chance: Chance) -> None:
    """They take a die, if they are the first, and write nothing down."""
    bitten = any(hive.phase == LOSE for hive in state.hives)
    for other, hive in enumerate(state.hives):
        if other == seat or hive.phase == CLOSED or (bitten and hive.phase != LOSE):
            continue
        if bitten:
            apply(state, other, legal(state, other)[0], chance)
        elif other == state.first and not state.taken:
            dice = [move for move in legal(state, other) if isinstance(move, Die)]
            apply(state, other, dice[chance.below(len(dice))], chance)
        else:
            hive.phase = ACT
            apply(state, other, DONE, chance)
        return


def _best(state: State, seat: int, value: Sees) -> tuple[float, Plan]:
    """The best of the plain plans, and what it is worth."""
    worth = WorthAfter(state, value)
    planner = Planner(state.copy(), seat, worth)
    hive = state.hives[seat]
    if hive.phase != DIE:
        plans = planner.plans(hive, quick=True)
        return max([(worth(done), (moves, done)) for moves, done in plans], key=_first)
    found: list[tuple[float, Plan, Plan]] = []
    for take in planner.takes(hive):
        after = take[1]
        for partial, plan in _best_from(planner, after, worth):
            marks = worth.of_marks(plan[1].area, after.marks, after.written)
            found.append((partial + marks, take, plan))
    best, (taken, after), (moves, done) = max(found, key=_first)
    done = done.copy()
    done.marks, done.dice, done.sum = after.marks, after.dice, after.sum
    return best, ((*taken, *moves), done)


def _first(rated: tuple[Any, ...]) -> float:
    worth: float = rated[0]
    return worth


def _best_from(planner: Planner, hive: Hive, worth: WorthAfter) -> list[tuple[float, Plan]]:
    """With a die that is taken, the best plan for each area where the Busy Bee may be then; and
    what it is worth, but for the marks.

    Their sheets may have other marks than this one, and other dice that are not used.
    """
    key = worth.known_by(hive)
    known = worth.plans.get(key)
    if known is None:
        if len(worth.plans) >= MOST_PLANS:
            worth.plans.clear()
        by_area: dict[int, tuple[float, Plan]] = {}
        for plan in planner.plans(hive, quick=True):
            partial, area = worth.but_marks(plan[1]), plan[1].area
            if area not in by_area or partial > by_area[area][0]:
                by_area[area] = partial, plan
        known = worth.plans[key] = list(by_area.values())
    return known


def _carry_out(state: State, seat: int, plan: Plan, chance: Chance) -> None:
    """As if its moves were made one by one; the others hear only of the die."""
    moves, hive = plan
    for move in moves:
        if not isinstance(move, Die | Borrow | Change):
            break
        apply(state, seat, move, chance)
    state.hives[seat] = hive
    apply(state, seat, DONE, chance)
