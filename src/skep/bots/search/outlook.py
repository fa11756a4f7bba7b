"""From what states are worth to how likely everybody wins."""

from math import exp, log
from typing import Any

from skep.bots.learned.sight import Rated, Sight
from skep.bots.learned.value import Value

POINTS_APART = 6.0
"""A lead of so many points makes a win likely: odds of about three to one."""
APART_ALONE = 30.0
"""Alone, points are all that counts: so wide that ten more are worth ten times one more."""
_FARTHEST = 30.0


class Outlook:
    """How the games look that may come of one moment. Alone, points are measured against it."""

    def __init__(self, sight: Sight, value: Value, start: Any) -> None:
        self._points = sight.points
        self._value = value
        self._seats: int = start.seats
        self._apart = POINTS_APART if start.seats > 1 else APART_ALONE
        self._standing = value(start, 0) if start.seats == 1 else 0.0

    def chances(self, state: Any) -> list[float]:
        """How likely each seat wins; alone, how likely it does better than it stood."""
        worths = self._value.everybody(state)
        if not self._points:
            odds = [likely(worth) for worth in worths]
            total = sum(odds)
            return [chance / total for chance in odds]
        if self._seats == 1:
            return [likely((worths[0] - self._standing) / self._apart)]
        return [
            likely((worth - max(worths[:seat] + worths[seat + 1 :])) / self._apart)
            for seat, worth in enumerate(worths)
        ]

    def first_sight(self, state: Any, seat: int, rated: Rated) -> list[float]:
        """How likely a seat wins after each of these steps."""
        if not self._points:
            # As many shares as everybody's chances have, so that both can be compared.
            total = sum(map(likely, self._value.everybody(state)))
            return [min(1.0, likely(worth) / total) for worth, _ in rated]
        against = self.against(state, seat)
        return [self.beats(worth, against) for worth, _ in rated]

    def beats(self, points: float, against: float) -> float:
        """How likely a seat wins that has so many points, where it must beat so many."""
        return likely((points - against) / self._apart)

    def points(self, chance: float) -> float:
        """Alone: the points that a chance stands for."""
        nearest = max(1e-12, min(1 - 1e-12, chance))
        return self._standing + self._apart * log(nearest / (1 - nearest))

    def against(self, state: Any, seat: int) -> float:
        """The points that a seat must beat: the best other's, or alone, its own of the start."""
        if self._seats == 1:
            return self._standing
        return max(self._value(state, other) for other in range(self._seats) if other != seat)


def likely(odds: float) -> float:
    """A chance from the logarithm of its odds."""
    return 1 / (1 + exp(-max(-_FARTHEST, min(_FARTHEST, odds))))
