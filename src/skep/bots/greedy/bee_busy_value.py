"""What a sheet of Bee Busy is worth before the end: its points, and what can come of the rest."""

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from skep.games.bee_busy.board import Board
from skep.games.bee_busy.material import (
    COMBS,
    DROUGHT,
    EGG,
    MEADOW,
    MITES,
    OPEN,
    PRODUCTION,
    PROPOLIS,
    QUEEN,
    STORED,
    WATER,
)
from skep.games.bee_busy.state import Hive


@lru_cache(maxsize=20_000)
def missing_walls(board: Board, walls: int) -> tuple[tuple[int, int], ...]:
    """How many walls each incomplete comb still needs, with its number; the fewest first."""
    missing = [((own & ~walls).bit_count(), comb) for comb, own in enumerate(board.comb_walls)]
    return tuple(sorted(pair for pair in missing if pair[0]))


@dataclass(frozen=True)
class Weights:
    """How much a player likes things, in points. Found by trying (bench/bee_busy_weights.py)."""

    nectar: float = 0.99
    pollen: float = 1.23
    honey: float = 0.79
    wax: float = 0.17
    combs: float = 1.54
    store: float = 0.40
    walls: float = 1.04
    egg: float = 1.34
    meadow_bee: float = 3.89
    production_bee: float = 3.36
    queen: float = 15.86
    queen_hope: float = 5.84
    fields: float = 0.36
    action_danger: float = 1.30
    mites: float = 3.03
    drought: float = 1.54
    backwards: float = 0.43
    value: float = 3.20
    garden: float = 4.75
    flexible: float = 2.11
    extra_honey: float = 5.45
    extra_mark: float = 1.81
    storage: float = 1.75
    flower: float = 5.69
    in_production: float = 0.25
    in_meadow: float = 0.70
    before_meadow: float = 1.16
    in_combs: float = 0.17


USUAL = Weights()


class Worth:
    """The value of sheets at the end of a given round."""

    def __init__(self, board: Board, played: int, weights: Weights = USUAL) -> None:
        self.board = board
        self.weights = weights
        self.left = board.sheet.track.rounds - played
        """Rounds still to come."""
        self.share = self.left / board.sheet.track.rounds
        w = weights
        self._upgrades = (
            w.backwards,
            w.value,
            w.garden,
            w.flexible,
            w.extra_honey,
            w.extra_mark,
            w.storage,
            w.flower,
        )
        # Plans of one round share most of what is on their sheets, so parts are counted once.
        self._of_contents: dict[tuple[int, ...], float] = {}
        self._of_marks: dict[tuple[int, ...], float] = {}
        self._of_propolis = [
            sum(board.sheet.production.propolis[:fields]) - self._fear(played, fields)
            for fields in range(board.tracks[PROPOLIS] + 1)
        ]

    def _fear(self, played: int, propolis: int) -> float:
        """What the dangers to come will cost somebody with so much propolis."""
        w = self.weights
        prices = {MITES: w.mites, DROUGHT: w.drought}
        return sum(
            prices.get(danger.kind, w.action_danger)
            for danger in self.board.sheet.track.dangers
            if danger.round > played and propolis < danger.shield
        )

    def __call__(self, hive: Hive) -> float:
        """Points now, and hopes."""
        total = self._points(hive)
        if self.left:
            total += self._stock(hive) + self._brood(hive) + self._future(hive)
        return total

    def _points(self, hive: Hive) -> float:
        points = self.board.sheet.points
        total: float = points.bee * sum(hive.bees) + points.honey * hive.honey
        total += self._of_propolis[hive.propolis]
        contents = self._of_contents.get(hive.contents)
        if contents is None:
            contents = self._count_combs(hive.contents)
            self._of_contents[hive.contents] = contents
        total += contents
        if hive.drought and WATER not in hive.contents:
            total -= points.drought
        if hive.queen >= self.board.sheet.larvae.queen:
            total += points.queen
        return total

    def _count_combs(self, contents: tuple[int, ...]) -> float:
        points = self.board.sheet.points
        honey = sum(content - STORED + 1 for content in contents if content >= STORED)
        return points.comb * (len(contents) - contents.count(OPEN)) + points.stored * honey

    def _until(self, hive: Hive, area: int) -> int:
        """Rounds until the Busy Bee can act there; it may stay where it is."""
        return (area - hive.area) % 3 or 1

    def _visits(self, hive: Hive) -> int:
        """How often it can still come into the combs, without flying backwards."""
        first = (COMBS - hive.area) % 3 or 3
        return max(0, (self.left - first) // 3 + 1)

    def _stock(self, hive: Hive) -> float:
        w = self.weights
        total = 0.0
        if self._until(hive, PRODUCTION) <= self.left:
            total += w.nectar * min(hive.nectar, self.left) + w.pollen * min(hive.pollen, self.left)
        if self._until(hive, COMBS) <= self.left:
            combs = self._combs_in_reach(hive)
            room = combs * self.board.sheet.combs.honey
            total += (
                w.combs * combs + w.honey * min(hive.honey, 12) + w.store * min(hive.honey, room)
            )
            total += w.wax * min(hive.wax, 18)
        return total

    def _combs_in_reach(self, hive: Hive) -> float:
        """How many combs the wax would complete, a part of the last one included."""
        walls = hive.wax / self.board.sheet.combs.wall
        combs = 0.0
        for missing, _ in missing_walls(self.board, hive.walls):
            if missing > walls:
                return combs + self.weights.walls * (walls / missing + (6 - missing) / 6) / 2
            walls -= missing
            combs += 1
        return combs

    def _brood(self, hive: Hive) -> float:
        w, board = self.weights, self.board
        visits = self._visits(hive)
        total = 0.0
        if visits:
            room = sum(board.places[:2]) - sum(hive.bees[:2]) - sum(hive.lost[:2])
            honey = hive.honey + 2 * hive.nectar
            total += w.egg * min(hive.contents.count(EGG), room, honey)
        needed = board.sheet.larvae.queen
        if QUEEN in hive.contents and hive.queen < needed:
            missing = needed - hive.queen
            if missing <= visits:
                enough = min(1.0, (hive.honey + 2 * hive.nectar + 2) / (missing + 2))
                total += w.queen * (0.4 + 0.6 * hive.queen / needed) * enough
        elif not hive.queen_laid and visits > needed:
            total += w.queen_hope
        return total

    def _future(self, hive: Hive) -> float:
        w, board = self.weights, self.board
        total = w.fields * self.share * (board.sheet.modifier.fields[0] - hive.fields)
        total += self.share * (
            w.meadow_bee * sqrt(hive.bees[MEADOW]) + w.production_bee * sqrt(hive.bees[PRODUCTION])
        )
        marks = self._of_marks.get(hive.marks)
        if marks is None:
            marks = self._count_marks(hive.marks)
            self._of_marks[hive.marks] = marks
        return total + marks + self._place(hive)

    def _count_marks(self, marks: tuple[int, ...]) -> float:
        """A column is worth more the closer it is to being full."""
        total = 0.0
        for column, length in enumerate(self.board.lengths):
            done = marks[column] / length
            total += self._upgrades[self.board.upgrades[column]] * done * done
        return self.share * total

    def _place(self, hive: Hive) -> float:
        w = self.weights
        goods = min(hive.nectar + hive.pollen, 5)
        free = (hive.open_flowers & ~hive.flowers).bit_count()
        hungry = (5 - goods) / 5 * min(1.0, free / 4)
        if hive.area == PRODUCTION:
            return w.in_production * goods
        if hive.area == MEADOW:
            return w.in_meadow * hungry
        return w.in_combs * min(hive.wax, 6) + w.before_meadow * hungry
