"""How a sheet of Bee Busy fares in the next rounds: its seat plays on by itself, at first sight.

The others only take their dice. What they write down does not touch this sheet, and to play it out
would cost as much again for each of them.
"""

from skep.bots.greedy.bee_busy_plans import Plan, Planner
from skep.bots.learned.bee_busy.worth import worth_after
from skep.bots.learned.sight import Sees
from skep.engine.chance import Chance
from skep.games.bee_busy.listing import legal
from skep.games.bee_busy.moves import DONE, Borrow, Change, Die
from skep.games.bee_busy.rules import apply
from skep.games.bee_busy.scoring import score
from skep.games.bee_busy.state import ACT, CLOSED, LOSE, State

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
        elif legal(state, seat):
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
    worth = worth_after(state, value)
    plans = Planner(state.copy(), seat, worth).plans(state.hives[seat], quick=True)
    worths = [worth(hive) for _, hive in plans]
    best = max(range(len(plans)), key=worths.__getitem__)
    return worths[best], plans[best]


def _carry_out(state: State, seat: int, plan: Plan, chance: Chance) -> None:
    """As if its moves were made one by one; the others hear only of the die."""
    moves, hive = plan
    for move in moves:
        if not isinstance(move, Die | Borrow | Change):
            break
        apply(state, seat, move, chance)
    state.hives[seat] = hive
    apply(state, seat, DONE, chance)
