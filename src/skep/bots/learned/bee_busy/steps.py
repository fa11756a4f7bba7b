"""What is worth a look in Bee Busy: whole plans, up to the end of the round."""

from skep.bots.greedy.bee_busy_plans import Planner
from skep.bots.learned.bee_busy.features import sheet_features
from skep.bots.learned.sight import Rated, Sees, Step
from skep.engine.chance import Chance, SeededChance
from skep.games.bee_busy.state import CLOSED, Hive, State


def rated(state: State, seat: int, value: Sees, _chance: Chance) -> Rated:
    """All plans of this round, each with what its sheet is worth when it is carried out."""
    board = state.board
    played = state.round
    # Before the dice fall (mites), the round itself is still to come.
    left = board.sheet.track.rounds - played + (not state.dice)
    fields = board.sheet.modifier.fields[state.seats - 1]

    def worth(hive: Hive) -> float:
        return value.weigh(sheet_features(board, hive, played, left, fields - hive.fields))

    plans = Planner(state.copy(), seat, worth).plans(state.hives[seat])
    return [(worth(hive), moves) for moves, hive in plans]


class _Blind:
    """A value for those who only want to know what can be done."""

    def weigh(self, _features: list[float]) -> float:
        return 0.0

    def __call__(self, _state: State, _seat: int) -> float:
        return 0.0


def steps(state: State, seat: int) -> list[Step]:
    """All plans of this round; where upgrades are chosen, the first that comes."""
    return [moves for _, moves in rated(state, seat, _Blind(), SeededChance(0))]


def settled(state: State) -> bool:
    """Is nobody in the middle of a round?"""
    return all(hive.phase == CLOSED or not hive.die for hive in state.hives)
