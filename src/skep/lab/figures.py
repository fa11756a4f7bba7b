"""Figures: exact counts that can be merged in any order, and what is computed from them."""

from collections import Counter
from math import ceil, floor, sqrt
from statistics import NormalDist

import msgspec

Z = NormalDist().inv_cdf(0.975)
"""Of a normal distribution, 95% lie within so many standard deviations of its middle."""

_WITHOUT_EFFECT = 4
"""So many blocks without any effect are added when the effect of pairing is estimated: three
pairs that happen to agree must not count as certainty."""


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


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95% Wilson score interval of a share.

    Wilson's holds near 0 and 1, where bots end up, and for few games. A shared win counts as a
    fraction; a mean of values between 0 and 1 never varies more than a mean of zeros and ones,
    so with ties the interval is a little too wide rather than too narrow.
    """
    share = wins / games
    z2 = Z * Z
    middle = share + z2 / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    # Rounding must not push the share itself out of its interval.
    low = min(share, max(0.0, (middle - reach) / scale))
    return low, max(share, min(1.0, (middle + reach) / scale))


def share_of(wins: float, games: int) -> Share:
    """A share with its interval."""
    low, high = wilson(wins, games)
    return Share(wins, wins / games, low, high)


def block_share(blocks: Counter[int], top: int, games: int) -> Share:
    """A share of wins with its interval, over blocks of games that are not independent.

    A block is what was played on one deal: `games` games, in which one side won a number of parts
    between 0 and `top`. How much more or less the blocks vary than so many independent games would
    is the design effect of the pairing. The interval is Wilson's for as many independent games as
    the blocks are worth by that (Kish's effective number); on equal luck they are mostly worth
    more than they are.
    """
    share = _share_of_blocks(blocks, top)
    worth = worth_of(blocks, top, games)
    low, high = wilson(share * worth, worth)
    return Share(share * blocks.total() * games, share, low, high)


def worth_of(blocks: Counter[int], top: int, games: int) -> float:
    """How many independent games these blocks are worth."""
    count, share = blocks.total(), _share_of_blocks(blocks, top)
    independent = share * (1 - share) / games
    if count == 1 or independent == 0:  # nothing varies: nothing to be seen of an effect
        return float(count * games)
    square = sum(times * (won / top - share) ** 2 for won, times in blocks.items())
    seen = square / (count - 1) / independent
    telling = 4 * share * (1 - share) * count  # where nearly all is won, few blocks tell anything
    effect = (telling * seen + _WITHOUT_EFFECT) / (telling + _WITHOUT_EFFECT)
    return count * games / effect


def _share_of_blocks(blocks: Counter[int], top: int) -> float:
    return sum(won * times for won, times in blocks.items()) / (blocks.total() * top)


def quantile_interval(counts: Counter[int], part: float) -> tuple[int, int]:
    """The 95% interval of a quantile: two of the numbers themselves, found by their ranks.

    It supposes nothing about how the numbers are spread. How many lie below the true quantile is
    binomial; its normal approximation is rounded outwards.
    """
    total = counts.total()
    middle, reach = total * part, Z * sqrt(total * part * (1 - part))
    low, high = max(floor(middle - reach), 1), min(ceil(middle + reach) + 1, total)
    return _number_at(counts, low - 1), _number_at(counts, high - 1)


def mean_interval(counts: Counter[int]) -> tuple[float, float, float]:
    """A mean and the ends of its 95% interval."""
    total = counts.total()
    mean = sum(number * times for number, times in counts.items()) / total
    square = sum(times * (number - mean) ** 2 for number, times in counts.items())
    reach = Z * sqrt(square / max(total - 1, 1) / total)
    return mean, mean - reach, mean + reach


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
