"""All sensible ways to play one round of Bee Busy, from the first open decision to `done`.

Walls are bought comb by comb, what goes into a comb is decided by kind and not by place, and
flowers are picked in one order only: so a round has some dozens of plans instead of thousands.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from skep.bots.greedy.bee_busy_value import missing_walls
from skep.engine.game import Fact
from skep.games.bee_busy.board import Board, bits
from skep.games.bee_busy.deciding import decide
from skep.games.bee_busy.listing import legal, line_steps
from skep.games.bee_busy.material import COMBS, GOODS, MEADOW
from skep.games.bee_busy.moves import (
    DONE,
    FEEDS,
    Borrow,
    Change,
    Die,
    Feed,
    Make,
    Move,
    Pick,
    Store,
)
from skep.games.bee_busy.state import (
    ACT,
    CLOSED,
    DIE,
    FEED,
    MARK,
    STORE,
    WAIT,
    WRITE,
    Hive,
    State,
)

Value = Callable[[Hive], float]
Moves = tuple[Move, ...]
Plan = tuple[Moves, Hive]
"""The moves, and the sheet they lead to."""

_TAKES = (Die, Borrow)
KINDS = ("egg", "queen", "honey", "water")
"""What a comb is used for, in the order in which it is listed."""
MOST_COMBS = 3
"""So many combs a plan tries to complete with wax."""


class Planner:
    """Finds the plans of one seat. It plays on a state that it alone knows."""

    def __init__(
        self,
        state: State,
        seat: int,
        value: Value,
        *,
        lean: bool = False,
        of_sheet: Value | None = None,
    ) -> None:
        """`lean`: of several ways to change a die into the same value, only the best is used.
        `of_sheet`: the value but for flowers, walls, the line and the marks, if it is found more
        quickly. It is enough to compare what combs can hold, and which larvae can be fed."""
        self._lean = lean
        self._state = state
        self._seat = seat
        self._board: Board = state.board
        self._value = value
        self._of_sheet = of_sheet or value
        self._ignored: list[Fact] = []
        self._quick = False

    def plans(self, hive: Hive, *, quick: bool = False) -> list[Plan]:
        """All plans from here; `quick`: no die is changed, of flowers that give the same
        one choice is looked at, and larvae are fed and combs used at first sight."""
        self._quick = quick
        found: list[Plan] = []
        self._from(hive, (), found)
        return found

    def takes(self, hive: Hive) -> list[Plan]:
        """The dice that can be taken as they are, with what they bring to the improvement."""
        found: list[Plan] = []
        for take in self._moves(hive):
            if isinstance(take, _TAKES):
                made: Moves = (take,)
                after = self._after(hive, take)
                while after.phase in (MARK, WRITE):
                    move, after = self._best_of(after, self._moves(after), self._value)
                    made = (*made, move)
                found.append((made, after))
        return found

    def _after(self, hive: Hive, *moves: Move) -> Hive:
        twin = hive.copy()
        self._state.hives[self._seat] = twin
        for move in moves:
            decide(self._state, self._seat, move, self._ignored)
        self._ignored.clear()
        return twin

    def _moves(self, hive: Hive) -> list[Move]:
        self._state.hives[self._seat] = hive
        return legal(self._state, self._seat)

    # What follows puts all plans that begin with the moves `made` into `found`. Generators would
    # pass each plan on through all of these, which takes longer than to find it.

    def _from(self, hive: Hive, made: Moves, found: list[Plan]) -> None:
        phase = hive.phase
        if phase in (CLOSED, WAIT):
            found.append((made, hive))
        elif phase == ACT:
            self._actions(hive, made, found)
        elif phase == STORE:
            for moves, after in self._stores(hive, made):
                self._from(after, moves, found)
        elif phase in (MARK, WRITE):
            # What an upgrade is good for does not depend on the rest of this round.
            move, after = self._best_of(hive, self._moves(hive), self._value)
            self._from(after, (*made, move), found)
        elif phase == FEED and self._quick:
            move, after = self._best_of(hive, self._moves(hive), self._of_sheet)
            self._from(after, (*made, move), found)
        elif phase == DIE:
            self._dice(hive, made, found)
        else:
            last = made[-1] if made else None
            for move in self._moves(hive):
                if self._in_order(last, move):
                    self._from(self._after(hive, move), (*made, move), found)

    def _best_of(self, hive: Hive, moves: Sequence[Move], value: Value) -> tuple[Move, Hive]:
        """Of these moves the one that is best at first sight, and the sheet then."""
        if len(moves) == 1:
            return moves[0], self._after(hive, moves[0])
        options = [(move, self._after(hive, move)) for move in moves]
        return max(options, key=lambda option: value(option[1]))

    def _dice(self, hive: Hive, made: Moves, found: list[Plan]) -> None:
        for taken, after in self.takes(hive):
            self._from(after, (*made, *taken), found)
        if self._quick or _has_changed(made):
            return
        changed = [
            plan
            for move in self._moves(hive)
            if isinstance(move, Change)
            for plan in self._changed(hive, move)
        ]
        if self._lean:
            changed = self._best_of_each_die(changed)
        for taken, after in changed:
            self._from(after, (*made, *taken), found)

    def _changed(self, hive: Hive, change: Change) -> Iterator[Plan]:
        changed = self._after(hive, change)
        # Only the changed die is worth its price: as the one that is used.
        for take in self._moves(changed):
            if isinstance(take, _TAKES) and take.use != take.die:
                yield (change, take), self._after(changed, take)

    def _best_of_each_die(self, plans: list[Plan]) -> list[Plan]:
        """What is done with a die does not depend on where it comes from: the marks differ."""
        best: dict[int, tuple[float, Plan]] = {}
        for plan in plans:
            worth = self._value(plan[1])
            die = plan[1].die
            if die not in self._state.dice and (die not in best or worth > best[die][0]):
                best[die] = worth, plan
        return [plan for _, plan in best.values()]

    # ------------------------------------------------------------ actions

    def _actions(self, hive: Hive, made: Moves, found: list[Plan]) -> None:
        if hive.area == COMBS:
            self._combs(hive, made, found)
            return
        found.append(((*made, DONE), hive))
        if self._quick and hive.area == MEADOW:
            self._harvests(hive, made, found)
            return
        last = made[-1] if made else None
        for move in self._moves(hive):
            if move is DONE:
                continue
            if not self._in_order(last, move):
                continue
            self._actions(self._after(hive, move), (*made, move), found)

    def _harvests(self, hive: Hive, made: Moves, found: list[Plan]) -> None:
        """As many flowers as there are bees: one way to each amount of nectar and pollen."""
        free = hive.open_flowers & ~hive.flowers
        bees = hive.bees[MEADOW] - hive.used
        for picks in _harvests(self._board, hive.laid, free, bees):
            after = hive.copy()
            after.flowers |= picks.flowers
            after.laid = picks.laid
            after.used += len(picks.moves)
            after.nectar += picks.nectar
            after.pollen += picks.pollen
            found.append(((*made, *picks.moves, DONE), after))

    def _in_order(self, last: Move | None, move: Move) -> bool:
        """Flowers, goods and larvae in one order only: another one leads to the same sheet."""
        if isinstance(move, Pick) and isinstance(last, Pick):
            numbers = self._board.flower_by_name
            return numbers[move.flower] > numbers[last.flower]
        if isinstance(move, Make) and isinstance(last, Make):
            return GOODS.index(move.what) >= GOODS.index(last.what)
        if isinstance(move, Feed) and isinstance(last, Feed):
            return FEEDS.index(move) >= FEEDS.index(last)
        return True

    def _combs(self, hive: Hive, made: Moves, found: list[Plan]) -> None:
        """With or without the line, then walls."""
        self._walls(hive, made, found)
        for step in line_steps(self._board, hive):
            line = self._board.line_moves[step]
            after = self._after(hive, line)
            for moves, filled in self._stores(after, (*made, line)):
                self._walls(filled, moves, found)

    def _walls(self, hive: Hive, made: Moves, found: list[Plan], combs: int = 0) -> None:
        found.append(((*made, DONE), hive))
        if combs == MOST_COMBS:
            return
        for comb in self._cheapest(hive, 1 if combs or self._quick else 2):
            bought = _buying(self._board, hive.walls, comb)
            after = self._with_walls(hive, bought)
            for stored, filled in self._stores(after, (*made, *bought.moves)):
                self._walls(filled, stored, found, combs + 1)

    def _with_walls(self, hive: Hive, bought: "_Buying") -> Hive:
        """As if these walls were bought one by one."""
        after = hive.copy()
        after.wax -= self._board.sheet.combs.wall * len(bought.moves)
        after.walls |= bought.walls
        after.pending |= bought.combs
        after.phase = STORE
        return after

    def _cheapest(self, hive: Hive, many: int) -> list[int]:
        """The incomplete combs that need the fewest walls, and can be paid."""
        walls = hive.wax // self._board.sheet.combs.wall
        cheapest = missing_walls(self._board, hive.walls)[:many]
        return [comb for count, comb in cheapest if count <= walls]

    def _stores(self, hive: Hive, made: Moves) -> list[Plan]:
        """All kinds of use for the combs that have become complete, the first comb first."""
        if hive.phase != STORE:
            return [(made, hive)]
        if self._quick:
            move, after = self._best_of(hive, self._uses(hive), self._of_sheet)
            return self._stores(after, (*made, move))
        earlier = next((move for move in reversed(made) if isinstance(move, Store)), None)
        least = 0 if earlier is None else KINDS.index(earlier.what)
        found: list[Plan] = []
        for move in self._uses(hive):
            # Which comb holds what is all the same, so one order is enough.
            if KINDS.index(move.what) >= least:
                found += self._stores(self._after(hive, move), (*made, move))
        return found

    def _uses(self, hive: Hive) -> list[Store]:
        """What the first of these combs can hold; of honey, as much as it can."""
        stores = [move for move in self._moves(hive) if isinstance(move, Store)]
        first = stores[0].comb
        most = max([move.honey for move in stores])
        # An egg is never worse than nothing: at worst it is crossed out later.
        return [
            move
            for move in stores
            if move.comb == first and move.what != "nothing" and move.honey in (0, most)
        ]


class _Harvest(NamedTuple):
    """Flowers that are picked together."""

    moves: Moves
    flowers: int
    """As bits."""
    laid: tuple[int, ...]
    """The ways to lay the die's face that reach all of them."""
    nectar: int
    pollen: int


@lru_cache(maxsize=20_000)
def _harvests(board: Board, laid: tuple[int, ...], free: int, bees: int) -> tuple[_Harvest, ...]:
    """Flowers that can be picked together, as many as possible: a set for each different gain."""
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    for mask in laid:
        flowers = bits(mask & free)
        for some in combinations(flowers, min(bees, len(flowers))):
            gain = (sum([board.nectar[f] for f in some]), sum([board.pollen[f] for f in some]))
            if some:
                found.setdefault(gain, some)
    return tuple([_harvest(board, laid, some, *gain) for gain, some in found.items()])


def _harvest(
    board: Board, laid: tuple[int, ...], some: tuple[int, ...], nectar: int, pollen: int
) -> _Harvest:
    flowers = sum([1 << flower for flower in some])
    return _Harvest(
        moves=tuple([board.pick_moves[flower] for flower in some]),
        flowers=flowers,
        laid=tuple([mask for mask in laid if mask & flowers == flowers]),
        nectar=nectar,
        pollen=pollen,
    )


class _Buying(NamedTuple):
    """The walls that a comb lacks."""

    moves: Moves
    walls: int
    """As bits."""
    combs: int
    """All combs that have all of their walls then, and had not before; as bits."""


@lru_cache(maxsize=20_000)
def _buying(board: Board, walls: int, comb: int) -> _Buying:
    missing = board.comb_walls[comb] & ~walls
    combs = 0
    for other, own in enumerate(board.comb_walls):
        if own & missing and not own & ~(walls | missing):
            combs |= 1 << other
    return _Buying(tuple([board.wall_moves[wall] for wall in bits(missing)]), missing, combs)


def _has_changed(made: Moves) -> bool:
    return any(isinstance(move, Change) for move in made)
