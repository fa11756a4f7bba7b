"""The greedy bot for Bee Busy: of all plans for this round, the one with the best sheet at its end.

It looks at the round as a whole, from the dice to `done`, and then makes its moves one by one. The
plan is made from the sheet as it was when the dice fell, so the same view always leads to the same
choice, whether the bot has seen the earlier ones or not.
"""

from collections.abc import Sequence

from skep.bots.greedy.bee_busy_plans import Plan, Planner
from skep.bots.greedy.bee_busy_value import Worth
from skep.engine.chance import SeededChance
from skep.games.bee_busy.moves import Move
from skep.games.bee_busy.position import Position, imagine, position
from skep.games.bee_busy.state import State
from skep.games.bee_busy.view import View

Key = tuple[object, ...]


class GreedyBeeBusy:
    """Makes the most of this round."""

    def __init__(self, _seed: int) -> None:
        self._key: Key = ()
        self._plan: tuple[str, ...] = ()

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The next move of the best plan."""
        if len(legal) == 1:
            return legal[0]
        by_text = {str(move): move for move in legal}
        made = view.now[view.you or 0].decisions
        plan = self._whole_plan(view)
        if plan[: len(made)] == made and len(plan) > len(made) and plan[len(made)] in by_text:
            return by_text[plan[len(made)]]
        # Somebody else decided before for this seat: make the best of what is left.
        return by_text[_texts(self._best(imagine(view, SeededChance(0)), view.you or 0))[0]]

    def _whole_plan(self, view: View) -> tuple[str, ...]:
        seat = view.you or 0
        key = what_a_plan_depends_on(view)
        if key != self._key:
            self._key = key
            self._plan = _texts(self._best(when_the_dice_fell(view), seat))
        return self._plan

    def _best(self, state: State, seat: int) -> Plan:
        worth = Worth(state.board, state.round)
        plans = Planner(state, seat, worth).plans(state.hives[seat])
        return max(plans, key=lambda plan: worth(plan[1]))


def _texts(plan: Plan) -> tuple[str, ...]:
    return tuple(map(str, plan[0]))


def what_a_plan_depends_on(view: View) -> Key:
    """All that a seat knows before it decides anything in this round."""
    taken = 0 if view.first == view.you else view.taken
    return (view.you, view.options, view.round, view.dice, taken, view.before)


def when_the_dice_fell(view: View) -> State:
    """The table before the seat that looks decided anything in this round."""
    seat = view.you or 0
    first = view.now[view.first].decisions
    decisions = (
        [()] * view.seats
        if seat == view.first
        else [first if other == view.first else () for other in range(view.seats)]
    )
    return position(
        Position(
            hives=view.before,
            options=view.options,
            round=view.round,
            first=view.first,
            dice=view.dice,
            decisions=tuple(decisions),
        )
    )
