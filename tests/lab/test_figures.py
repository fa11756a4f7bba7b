"""Intervals and spreads, against values from elsewhere."""

import statistics
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skep.lab.figures import (
    block_share,
    mean_interval,
    quantile,
    quantile_interval,
    share_of,
    spread_of,
    wilson,
    worth_of,
)


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


def test_a_block_of_one_game_is_a_game() -> None:
    """Without pairing, the interval is Wilson's: its effect is one."""
    share = block_share(Counter({1: 81, 0: 182}), 1, 1)
    assert (share.low, share.high) == pytest.approx(wilson(81, 263), abs=2e-4)
    assert share.wins == 81


def test_pairs_that_balance_out_make_the_interval_narrower() -> None:
    """Two games a block: always one each, or both to the same side."""
    balanced = block_share(Counter({1: 100}), 2, 2)
    independent = block_share(Counter({0: 25, 1: 50, 2: 25}), 2, 2)
    together = block_share(Counter({0: 50, 2: 50}), 2, 2)
    assert balanced.share == independent.share == together.share == 0.5
    assert worth_of(Counter({0: 25, 1: 50, 2: 25}), 2, 2) == pytest.approx(200, rel=0.02)
    assert worth_of(Counter({0: 50, 2: 50}), 2, 2) == pytest.approx(100, rel=0.05)
    assert (independent.low, independent.high) == pytest.approx(wilson(100, 200), abs=2e-3)
    assert (together.low, together.high) == pytest.approx(wilson(50, 100), abs=2e-3)
    assert balanced.high - balanced.low < 0.3 * (independent.high - independent.low)


def test_few_pairs_that_agree_are_no_certainty() -> None:
    share = block_share(Counter({1: 3}), 2, 2)
    assert share.high - share.low > 0.4


def test_who_never_lost_is_as_sure_as_that_many_games() -> None:
    share = block_share(Counter({2: 50}), 2, 2)
    assert (share.share, share.high) == (1, 1)
    assert share.low == pytest.approx(wilson(100, 100)[0])
    once = block_share(Counter({2: 49, 1: 1}), 2, 2)
    assert once.low < share.low
    shared = block_share(Counter({4: 49, 3: 1}), 4, 2)
    assert once.low < shared.low < share.low, "one shared win is no reason to be surer"


@given(st.lists(st.integers(0, 6), min_size=1, max_size=40))
def test_the_share_of_blocks_lies_in_its_interval(won: list[int]) -> None:
    share = block_share(Counter(won), 6, 3)
    assert 0 <= share.low <= share.share <= share.high <= 1
    assert share.low < share.high


def test_the_interval_of_blocks_holds_the_truth_as_often_as_it_says() -> None:
    """Pairs with a luck of their own: the deal favours a seat, the bot is a little better."""
    dice = Random(5)
    held = 0
    for _ in range(400):
        blocks: Counter[int] = Counter()
        for _ in range(60):
            deal = dice.uniform(-0.4, 0.4)
            blocks[sum(dice.random() < 0.55 + side for side in (deal, -deal))] += 1
        share = block_share(blocks, 2, 2)
        held += share.low <= 0.55 <= share.high
    assert 0.92 <= held / 400 <= 0.98


@pytest.mark.parametrize(
    ("total", "low", "high"),
    # The ranks in tables of distribution-free intervals of a median, Conover 1999.
    [(20, 5, 16), (100, 40, 61), (1000, 469, 532)],
)
def test_the_interval_of_a_median_is_found_by_ranks(total: int, low: int, high: int) -> None:
    found = quantile_interval(Counter(range(1, total + 1)), 0.5)
    assert found[0] == pytest.approx(low, abs=1)
    assert found[1] == pytest.approx(high, abs=1)


def test_the_interval_of_a_mean() -> None:
    mean, low, high = mean_interval(Counter({-1: 50, 3: 50}))
    assert mean == 1
    assert high - mean == mean - low == pytest.approx(1.96 * 2.0101 / 10, rel=1e-3)
    assert mean_interval(Counter([4])) == (4, 4, 4)
