"""Estimates: a number with its 95% interval, from games that are independent of each other.

Sums are `fsum`s in the order of the games, so that the same games give the same digits, whoever
played them.
"""

from collections.abc import Sequence
from math import fsum, sqrt

import msgspec

from skep.lab.figures import Z


class Estimate(msgspec.Struct, frozen=True):
    """A number, and between which two it lies with 95% certainty."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def student(freedom: float) -> float:
    """Student's 97.5% quantile: what `Z` is for few games. A series; exact enough from 3 on."""
    z2 = Z * Z
    first = (z2 + 1) / 4
    second = ((5 * z2 + 16) * z2 + 3) / 96
    third = (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384
    return Z * (1 + first / freedom + second / freedom**2 + third / freedom**3)


def mean_of(numbers: Sequence[float]) -> Estimate | None:
    """A mean; None when fewer than two numbers say nothing about how they vary."""
    count = len(numbers)
    if count < 2:
        return None
    mean = fsum(numbers) / count
    variance = fsum((number - mean) ** 2 for number in numbers) / (count - 1)
    reach = student(count - 1) * sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach)


def ratio_of(pairs: Sequence[tuple[float, float]]) -> Estimate | None:
    """The sum of the first over the sum of the second; each pair is one independent part.

    The interval is that of a ratio of means: it supposes many parts, and a sum below that is
    not near nothing.
    """
    count = len(pairs)
    below = fsum(under for _, under in pairs)
    if count < 2 or below <= 0:
        return None
    ratio = fsum(over for over, _ in pairs) / below
    square = fsum((over - ratio * under) ** 2 for over, under in pairs)
    reach = student(count - 1) * sqrt(square * count / (count - 1)) / below
    return Estimate(ratio, ratio - reach, ratio + reach)


def within(estimate: Estimate, least: float, most: float) -> Estimate:
    """The same, of something that cannot lie outside: a share is never below nothing."""
    low, high = (min(most, max(least, end)) for end in (estimate.low, estimate.high))
    return Estimate(min(most, max(least, estimate.value)), low, high)
