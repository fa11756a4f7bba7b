"""Everybody's chances in a state, seen one step ahead.

The learned value judges states as they stand *after* a step: it does not know what the dice on the
table are good for, only what was made of them. So a state is worth what it is worth after the best
step of whoever acts next. That is what makes good dice visible before they are used.
"""

from collections.abc import Sequence
from typing import Any

from skep.bots.learned.player import rate
from skep.bots.learned.sight import Rated, Sight
from skep.bots.learned.value import shipped_value
from skep.bots.search.outlook import POINTS_APART, likely
from skep.bots.search.opinion import chances
from skep.engine.chance import RecordingChance, SeededChance

AVERAGED = 6
"""Where the best step needs luck itself, so many throws are averaged."""

Chances = list[float]
"""Of each seat: how likely it wins; alone, the points."""


class Foresight:
    """How the states of one game look, for so many seats."""

    def __init__(self, sight: Sight, seats: int) -> None:
        self._sight = sight
        self._game = sight.game
        self._value = shipped_value(sight, seats)
        self._seats = seats

    def ahead(self, state: Any, wanted: int | None = None) -> Chances:
        """The chances when the best step is taken now, by this seat if it is to act."""
        found = self._over(state)
        if found is not None:
            return found
        if self._sight.points:
            return self._from_points(self._worths(state))
        seat = self._next(state, wanted)
        rated = self._rated(state, seat)
        best = max(rated, key=lambda one: one[0])[1]
        return self._after(state, seat, best)

    def cost(self, state: Any, seat: int, move: Any) -> float:
        """What a move loses against the best step, at first sight."""
        rated = self._rated(state, seat)
        if not self._sight.points:
            best = max(rated, key=lambda one: one[0])[1]
            if best[0] == move:
                return 0.0
            lost = self._after(state, seat, best)[seat] - self._after(state, seat, (move,))[seat]
            return max(0.0, lost)
        best_worth = max(worth for worth, _ in rated)
        same = [worth for worth, step in rated if step[0] == move]
        own = max(same) if same else self._worth_after(state, seat, move)
        worths = self._worths(state)
        worths[seat] = best_worth
        with_best = self._from_points(worths)[seat]
        worths[seat] = own
        return max(0.0, with_best - self._from_points(worths)[seat])

    def _over(self, state: Any) -> Chances | None:
        """The true result, when there is one."""
        result = self._game.result(state)
        if result is None:
            return None
        if self._seats == 1:
            return [float(result.scores[0])]
        return [
            1 / len(result.winners) if seat in result.winners else 0.0
            for seat in range(self._seats)
        ]

    def _now(self, state: Any) -> Chances:
        return self._over(state) or chances(self._sight, state)

    def _next(self, state: Any, wanted: int | None) -> int:
        """Who acts next: whoever is wanted, else the first who can."""
        able = [seat for seat in self._game.actors(state) if self._game.legal(state, seat)]
        return wanted if wanted is not None and wanted in able else able[0]

    def _rated(self, state: Any, seat: int) -> Rated:
        rated = rate(self._sight, self._value, state, seat, SeededChance(0))
        return rated or [(0.0, (move,)) for move in self._game.legal(state, seat)]

    def _after(self, state: Any, seat: int, step: Sequence[Any]) -> Chances:
        """The chances after a step; averaged where luck has a part in it."""
        found: list[Chances] = []
        for number in range(AVERAGED):
            chance = RecordingChance(SeededChance(number))
            twin = state.copy()
            for move in step:
                self._game.apply(twin, seat, move, chance)
            found.append(self._now(twin))
            if not chance.outcomes:
                return found[0]
        return mean(found)

    # ------------------------------------------------------------ where points are counted

    def _worths(self, state: Any) -> list[float]:
        """The points that each seat is likely to end with, after its best plan."""
        actors = self._game.actors(state)
        return [
            max(worth for worth, _ in self._rated(state, seat))
            if seat in actors and self._game.legal(state, seat)
            else self._value(state, seat)
            for seat in range(self._seats)
        ]

    def _worth_after(self, state: Any, seat: int, move: Any) -> float:
        """The points after a move with which no plan begins."""
        twin = state.copy()
        self._game.apply(twin, seat, move, SeededChance(0))
        goes_on = not self._sight.settled(twin) and seat in self._game.actors(twin)
        if goes_on and self._game.legal(twin, seat):
            return max(worth for worth, _ in self._rated(twin, seat))
        return self._value(twin, seat)

    def _from_points(self, worths: list[float]) -> Chances:
        """Chances that make one together; alone, the points themselves."""
        if self._seats == 1:
            return worths
        odds = [
            likely((worth - max(worths[:seat] + worths[seat + 1 :])) / POINTS_APART)
            for seat, worth in enumerate(worths)
        ]
        return [one / sum(odds) for one in odds]


def mean(found: Sequence[Chances]) -> Chances:
    """Of each seat."""
    return [sum(column) / len(found) for column in zip(*found, strict=True)]
