"""The learned value of one sheet of Bee Busy, found quickly: the same sum, without the zeros."""

from collections.abc import Sequence
from operator import ge, mul

from skep.bots.learned.bee_busy.features import (
    COMB_PART,
    MARK_PART,
    MEADOW_PART,
    MOMENTS,
    SHEET,
    THINGS,
    comb_part,
    is_flexible,
    mark_part,
    meadow_part,
    nearest_moments,
    sheet_part,
)
from skep.bots.learned.sight import Sees
from skep.games.bee_busy.board import Board
from skep.games.bee_busy.material import AREAS, FLEXIBLE, STORAGE
from skep.games.bee_busy.scoring import score
from skep.games.bee_busy.state import CLOSED, Hive, State

MOST_KNOWN = 20_000
"""So many parts of sheets are remembered."""


class Judge:
    """The learned value with these weights."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._weights = weights
        self._worths: dict[tuple[Board, int], Worth] = {}

    def worth(self, board: Board, left: int) -> "Worth":
        """The value of sheets with so many rounds left."""
        worth = self._worths.get((board, left))
        if worth is None:
            worth = self._worths[board, left] = Worth(self._weights, board, left)
        return worth

    def __call__(self, state: State, seat: int) -> float:
        """What a state is worth to a seat."""
        hive, board = state.hives[seat], state.board
        left = board.sheet.track.rounds - state.round + (hive.phase != CLOSED)
        fields = board.sheet.modifier.fields[state.seats - 1] - hive.fields
        return self.worth(board, left)(hive, state.round, fields)

    def everybody(self, state: State) -> list[float]:
        """What it is worth to each seat."""
        return [self(state, seat) for seat in range(state.seats)]


class WorthAfter:
    """What sheets are worth that a seat has when it is done with this round."""

    __slots__ = ("_fields", "_lengths", "_played", "_worth", "of_marks", "plans")

    def __init__(self, state: State, value: Sees) -> None:
        board = state.board
        self._played = state.round
        self._fields = board.sheet.modifier.fields[state.seats - 1]
        judge: Judge = value.judge
        # Before the dice fall (mites), the round itself is still to come.
        left = board.sheet.track.rounds - state.round + (not state.dice)
        self._worth = worth = judge.worth(board, left)
        self.of_marks = worth.of_marks
        self.plans = worth.plans
        self._lengths = board.lengths

    def __call__(self, hive: Hive) -> float:
        """What a sheet is worth."""
        return self.but_marks(hive) + self.of_marks(hive.area, hive.marks, hive.written)

    def but_marks(self, hive: Hive) -> float:
        """The same, but for what the marks in the improvement are worth."""
        return self._worth.but_marks(hive, self._played, self._fields - hive.fields)

    def of_sheet(self, hive: Hive) -> float:
        """What is counted of the sheet as a whole."""
        return self._worth.of_sheet(hive, self._played, self._fields - hive.fields)

    def known_by(self, hive: Hive) -> tuple[object, ...]:
        """All that the plans of a sheet whose die is taken depend on, and what they are worth but
        for the marks in the improvement: of these, only which columns are full."""
        return (
            self._fields,
            tuple(map(ge, hive.marks, self._lengths)),
            hive.area,
            hive.backwards,
            hive.barred,
            hive.bees,
            hive.contents,
            hive.die,
            hive.drawn,
            hive.drought,
            hive.fed,
            hive.fields,
            hive.flowers,
            hive.honey,
            hive.honey_made,
            hive.laid,
            hive.line,
            hive.lost,
            hive.nectar,
            hive.open_flowers,
            hive.pending,
            hive.phase,
            hive.pollen,
            hive.propolis,
            hive.queen,
            hive.queen_laid,
            hive.used,
            hive.visited,
            hive.walls,
            hive.wax,
            hive.wax_made,
            hive.written,
        )


class Worth:
    """What sheets are worth with so many rounds left.

    Parts that many sheets share are summed once.
    """

    def __init__(self, weights: Sequence[float], board: Board, left: int) -> None:
        self._final = weights[0]
        self._board = board
        self._left = left
        self._storage = board.column_of_upgrade[STORAGE]
        self._flexible = board.column_of_upgrade[FLEXIBLE]
        self._sheet: list[list[float]] = []
        self._others: list[tuple[list[float], list[float], list[float]]] = []
        self._sheets: dict[tuple[object, ...], float] = {}
        self._meadow: dict[tuple[int, int, int], float] = {}
        self._combs: dict[tuple[int, int, tuple[int, ...], int], float] = {}
        self._marks: dict[tuple[int, tuple[int, ...], tuple[int, ...]], float] = {}
        self.plans: dict[tuple[object, ...], list[tuple[float, Hive]]] = {}
        """What `ahead.py` remembers: by a sheet but its marks, the best sheets that come of it."""
        for area in range(len(AREAS)):
            own = _weights_of(weights, area, left)
            meadow = len(SHEET)
            combs = meadow + len(MEADOW_PART)
            marks = combs + len(COMB_PART)
            assert marks + len(MARK_PART) == len(own)
            self._sheet.append(own[:meadow])
            self._others.append((own[meadow:combs], own[combs:marks], own[marks:]))

    def __call__(self, hive: Hive, played: int, fields: int) -> float:
        """What it is worth. `played`: the round whose danger is past; `fields`: of the Die
        Modifier that are left."""
        marks = self.of_marks(hive.area, hive.marks, hive.written)
        return self.but_marks(hive, played, fields) + marks

    def but_marks(self, hive: Hive, played: int, fields: int) -> float:
        """The same without what the marks in the improvement are worth. The upgrades count."""
        total = self.of_sheet(hive, played, fields)
        if self._left <= 0:
            return total
        area = hive.area
        meadow = (area, hive.flowers, hive.open_flowers)
        known = self._meadow.get(meadow)
        if known is None:
            part = meadow_part(self._board, hive.flowers, hive.open_flowers)
            known = self._meadow[meadow] = self._sum(0, area, part)
        total += known
        combs = (area, hive.walls, hive.line, hive.marks[self._flexible])
        known = self._combs.get(combs)
        if known is None:
            flexible = is_flexible(self._board, hive)
            part = comb_part(self._board, hive.walls, hive.line, flexible)
            known = self._combs[combs] = self._sum(1, area, part)
        return total + known

    def of_sheet(self, hive: Hive, played: int, fields: int) -> float:
        """What is counted of the sheet as a whole: without flowers, walls and the line, too."""
        if self._left <= 0:
            return self._final * score(self._board, hive).total
        area = hive.area
        # All that `sheet_part` looks at; of the columns, whether STORAGE is full.
        sheet = (
            area,
            hive.honey,
            hive.honey_made,
            hive.wax,
            hive.wax_made,
            hive.nectar,
            hive.pollen,
            hive.propolis,
            hive.bees,
            hive.lost,
            hive.contents,
            hive.walls,
            hive.queen,
            hive.queen_laid,
            hive.drought,
            hive.backwards,
            hive.marks[self._storage],
            played,
            fields,
        )
        total = self._sheets.get(sheet)
        if total is None:
            self._make_room()
            numbers = sheet_part(self._board, hive, played, self._left, fields)
            total = self._sheets[sheet] = sum(map(mul, self._sheet[area], numbers))
        return total

    def of_marks(self, area: int, marks: tuple[int, ...], written: tuple[int, ...]) -> float:
        """What the marks in the improvement are worth, and the values written there."""
        if self._left <= 0:
            return 0.0
        known = self._marks.get((area, marks, written))
        if known is None:
            known = self._sum(2, area, mark_part(self._board, marks, written))
            self._marks[area, marks, written] = known
        return known

    def _make_room(self) -> None:
        many = len(self._sheets) + len(self._meadow) + len(self._combs) + len(self._marks)
        if many > MOST_KNOWN:
            self._sheets.clear()
            self._meadow.clear()
            self._combs.clear()
            self._marks.clear()

    def _sum(self, part: int, area: int, things: tuple[float, ...]) -> float:
        self._make_room()
        total: float = sum(map(mul, self._others[area][part], things))
        return total


def _weights_of(weights: Sequence[float], area: int, left: int) -> list[float]:
    """The weight of each thing in this area with so many rounds left."""
    own = [0.0] * len(THINGS)
    if left <= 0:
        return own
    for moment, share in nearest_moments(left):
        start = 1 + (area * len(MOMENTS) + moment) * len(THINGS)
        for at, weight in enumerate(weights[start : start + len(THINGS)]):
            own[at] += share * weight
    return own
