"""What is worth a look in Bee Busy: whole plans, up to the end of the round."""

from skep.bots.greedy.bee_busy import what_a_plan_depends_on, when_the_dice_fell
from skep.bots.greedy.bee_busy_plans import Planner
from skep.bots.learned.bee_busy.features import features
from skep.bots.learned.bee_busy.worth import WorthAfter
from skep.bots.learned.sight import Begun, Rated, Sees, Step
from skep.engine.chance import Chance
from skep.games.bee_busy.deciding import decide
from skep.games.bee_busy.state import CLOSED, State
from skep.games.bee_busy.view import View


def rated(state: State, seat: int, value: Sees, _chance: Chance) -> Rated:
    """All plans of this round, each with what its sheet is worth when it is carried out."""
    worth = WorthAfter(state, value)
    found: dict[float, Step] = {}
    for moves, hive in Planner(state.copy(), seat, worth, lean=True).plans(state.hives[seat]):
        # Of plans that are worth the same to the last digit, one is enough: they lead to the same.
        found.setdefault(worth(hive), moves)
    return list(found.items())


def begun(view: View) -> Begun:
    """The round as it was when the dice fell: nothing that came since changes what is best."""
    made = view.now[view.you or 0].decisions
    return Begun(what_a_plan_depends_on(view), when_the_dice_fell(view), made)


def lasting(state: State, seat: int, step: Step) -> list[float] | None:
    """The features of the sheet that a step leaves, if it closes the round for this seat.

    As when plans are rated: before the next round begins, with its danger and its dice.
    """
    twin = state.copy()
    for move in step:
        decide(twin, seat, move, [])
    return features(twin, seat) if twin.hives[seat].phase == CLOSED else None


def steps(state: State, seat: int) -> list[Step]:
    """All plans of this round; where upgrades are chosen, the first that comes."""
    plans = Planner(state.copy(), seat, lambda _hive: 0.0).plans(state.hives[seat])
    return [moves for moves, _ in plans]
