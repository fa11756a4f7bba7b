"""Figures: exact counts that can be merged in any order, and what is computed from them."""

from collections import Counter
from math import sqrt
from statistics import NormalDist

import msgspec

_Z = NormalDist().inv_cdf(0.975)


class Share(msgspec.Struct, frozen=True):
    """A share of all games, with its 95% interval."""

    wins: float
    """Won games; a win shared by k seats counts 1/k for each."""
    share: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """How some whole numbers are spread. Quartiles are found like the median, see `quantile`."""

    least: int
    quartile1: float
    median: float
    quartile3: float
    most: int
    mean: float


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% Wilson score interval of a share.

    Wilson's holds near 0 and 1, where bots end up, and for few games. A shared win counts as a
    fraction; a mean of values between 0 and 1 never varies more than a mean of zeros and ones,
    so with ties the interval is a little too wide rather than too narrow.
    """
    share = wins / games
    z2 = _Z * _Z
    middle = share + z2 / (2 * games)
    reach = _Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    # Rounding must not push the share itself out of its interval.
    low = min(share, max(0.0, (middle - reach) / scale))
    return low, max(share, min(1.0, (middle + reach) / scale))


def share_of(wins: float, games: int) -> Share:
    """A share with its interval."""
    low, high = wilson(wins, games)
    return Share(wins, wins / games, low, high)


def quantile(counts: Counter[int], part: float) -> float:
    """The value below which this part of the numbers lies, between two neighbours if need be."""
    total = counts.total()
    at = part * (total - 1)
    whole = int(at)
    low = _number_at(counts, whole)
    high = _number_at(counts, min(whole + 1, total - 1))
    return low + (at - whole) * (high - low)


def _number_at(counts: Counter[int], index: int) -> int:
    for number in sorted(counts):
        index -= counts[number]
        if index < 0:
            return number
    raise IndexError("fewer numbers than that")


def spread_of(counts: Counter[int]) -> Spread:
    """The spread of counted numbers."""
    return Spread(
        least=min(counts),
        quartile1=quantile(counts, 0.25),
        median=quantile(counts, 0.5),
        quartile3=quantile(counts, 0.75),
        most=max(counts),
        mean=sum(number * count for number, count in counts.items()) / counts.total(),
    )
