"""Ratings from made-up results."""

from itertools import combinations

import pytest

from skep.lab.ratings import Meeting, rate


def results(shares: dict[tuple[int, int], float], games: float = 400) -> list[Meeting]:
    return [Meeting(*pair, share, games) for pair, share in shares.items()]


def test_two_bots_are_as_far_apart_as_elo_says() -> None:
    # 64.006% of the wins are 100 points; half a win for each side pulls them together a little.
    ratings = rate(2, results({(0, 1): 0.64006}, 10**6), measure=1)
    assert ratings[0].rating == pytest.approx(1100, abs=0.1)


def test_the_measure_has_1000_and_no_interval() -> None:
    ratings = rate(3, results({(0, 1): 0.7, (0, 2): 0.8, (1, 2): 0.6}), measure=1)
    assert (ratings[1].rating, ratings[1].low, ratings[1].high) == (1000, 1000, 1000)
    assert ratings[0].low < ratings[0].rating < ratings[0].high


def test_the_order_follows_from_who_beats_whom() -> None:
    true = [0.0, 300.0, 100.0, 200.0]
    shares = {
        (a, b): 1 / (1 + 10 ** ((true[b] - true[a]) / 400)) for a, b in combinations(range(4), 2)
    }
    ratings = [one.rating for one in rate(4, results(shares, 10**5), measure=0)]
    assert ratings == pytest.approx([1000 + rating for rating in true], abs=1)


def test_who_beats_the_strong_is_strong() -> None:
    """The third never met an equal: a share alone would not tell, the model does."""
    ratings = rate(3, results({(0, 1): 0.9, (0, 2): 0.5, (1, 2): 0.1}), measure=0)
    assert ratings[2].rating == pytest.approx(1000, abs=5)
    assert ratings[1].rating < 700


def test_the_interval_is_that_of_the_share() -> None:
    """For two bots, the interval of the rating is the share's, on another scale."""
    (one, _) = rate(2, results({(0, 1): 0.5}, 100), measure=1)
    # 1.96 standard deviations of a share of 1/2 in 100 (+1) games, as a difference of logits.
    assert one.high - one.rating == pytest.approx(400 / 2.302585 * 1.96 * 2 / 101**0.5, rel=1e-3)
    (sure, _) = rate(2, results({(0, 1): 0.5}, 10_000), measure=1)
    assert sure.high - sure.rating == pytest.approx((one.high - one.rating) / 10, rel=0.01)


@pytest.mark.parametrize("games", [20, 100_000])
def test_who_wins_every_game_is_strong_and_not_infinitely_so(games: int) -> None:
    always = results(dict.fromkeys(combinations(range(7), 2), 1.0), games)
    ratings = rate(7, always, measure=3)
    order = [one.rating for one in ratings]
    assert order == sorted(order, reverse=True)
    assert order[0] < 10_000
    assert all(one.high - one.low > 100 for one in ratings if one is not ratings[3])
