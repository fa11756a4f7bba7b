"""The planner for Bee Busy: it tries its best plans against dice that may come.

The greedy bot's value decides which plans are worth a closer look. Each of those is followed into
the next round with the same few rolls, where the best plan for each roll is found again. What a
plan looks like now and what comes of it count the same. Made for playing alone, it plays at any
table.
"""

from skep.bots.greedy.bee_busy import GreedyBeeBusy
from skep.bots.greedy.bee_busy_plans import Plan, Planner
from skep.bots.greedy.bee_busy_value import Worth
from skep.engine.chance import SeededChance
from skep.games.bee_busy.material import DICE, DROUGHT, FACES
from skep.games.bee_busy.rules import barred_by, begin_hive_round, is_hit
from skep.games.bee_busy.state import DIE, Hive, State

LOOKED_AT = 4
"""So many plans at most are followed into the next round."""
MARGIN = 1.5
"""Only plans that look almost as good as the best: a few rolls cannot tell more than that."""
ROLLS = 8
"""With so many rolls of the dice."""


class PlannerBeeBusy(GreedyBeeBusy):
    """Looks one round further than the greedy bot."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._seed = seed

    def _best(self, state: State, seat: int) -> Plan:
        worth = Worth(state.board, state.round)
        plans = Planner(state.copy(), seat, worth).plans(state.hives[seat])
        ranked = sorted(((worth(plan[1]), plan) for plan in plans), key=lambda pair: -pair[0])
        close = _different([pair for pair in ranked if pair[0] >= ranked[0][0] - MARGIN])
        last = state.round == state.board.sheet.track.rounds
        if len(close) == 1 or last or not state.dice:
            return close[0][1]
        ahead = _Ahead(state, seat, self._rolls(state))
        return max(close, key=lambda pair: pair[0] + ahead.value(pair[1][1]))[1]

    def _rolls(self, state: State) -> list[tuple[int, ...]]:
        """The rolls to try: they depend on the seed, the round and the dice alone."""
        mixed = self._seed
        for number in (state.round, *state.dice):
            mixed = mixed * 1_000_003 + number
        chance = SeededChance(mixed)
        return [tuple(sorted(chance.below(FACES) + 1 for _ in range(DICE))) for _ in range(ROLLS)]


def _different(ranked: list[tuple[float, Plan]]) -> list[tuple[float, Plan]]:
    """The first plans of the list that end with the Busy Bee or the goods in another place."""
    found: dict[tuple[object, ...], tuple[float, Plan]] = {}
    for value, plan in ranked:
        hive = plan[1]
        sort = (hive.area, hive.flowers, hive.honey_made, hive.wax_made, hive.walls, hive.marks)
        found.setdefault(sort, (value, plan))
        if len(found) == LOOKED_AT:
            break
    return list(found.values())


class _Ahead:
    """The next round, as far as it can be known."""

    def __init__(self, state: State, seat: int, rolls: list[tuple[int, ...]]) -> None:
        self._state = state.copy()
        self._state.round += 1
        # What the others will take is unknown: plan as if all dice were free.
        self._state.first = seat
        self._seat = seat
        self._rolls = rolls
        self._worth = Worth(state.board, self._state.round)
        self._planner = Planner(self._state, seat, self._worth)

    def value(self, hive: Hive) -> float:
        """What this sheet will be worth after the next round, on average."""
        begun = hive.copy()
        begin_hive_round(begun)
        danger = self._state.board.danger_of_round.get(self._state.round)
        if danger is not None and is_hit(self._state, begun):
            begun.barred = barred_by(danger.kind)
            begun.drought = begun.drought or danger.kind == DROUGHT
        begun.phase = DIE
        total = 0.0
        for dice in self._rolls:
            self._state.dice = dice
            begun.dice = dice
            plans = self._planner.plans(begun, quick=True)
            total += max(self._worth(plan[1]) for plan in plans)
        return total / len(self._rolls)
