"""Intervals and spreads, against values from elsewhere."""

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.lab.figures import quantile, share_of, spread_of, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # From Newcombe, "Two-sided confidence intervals for the single proportion", 1998.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_values(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found[0] == pytest.approx(low, abs=5e-5)
    assert found[1] == pytest.approx(high, abs=5e-5)


@given(games=st.integers(1, 10_000), data=st.data())
def test_wilson_holds_the_share_and_stays_between_0_and_1(games: int, data: st.DataObject) -> None:
    halves = data.draw(st.integers(0, 2 * games))
    found = share_of(halves / 2, games)
    assert 0 <= found.low <= found.share <= found.high <= 1
    assert found.low < found.high
    mirrored = share_of(games - halves / 2, games)
    assert mirrored.low == pytest.approx(1 - found.high)


@given(st.lists(st.integers(-50, 50), min_size=2, max_size=60))
def test_spread_agrees_with_the_standard_library(numbers: list[int]) -> None:
    spread = spread_of(Counter(numbers))
    quarters = statistics.quantiles(numbers, n=4, method="inclusive")
    found = [spread.quartile1, spread.median, spread.quartile3]
    assert found == pytest.approx(quarters)
    assert (spread.least, spread.most) == (min(numbers), max(numbers))
    assert spread.mean == pytest.approx(statistics.mean(numbers))


def test_one_number_is_its_own_spread() -> None:
    assert quantile(Counter([7]), 0.25) == 7
    assert spread_of(Counter([7])).mean == 7
