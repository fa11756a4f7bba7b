"""Looking back: loaded dice are luck, blunders are choices, and the sum explains the result."""

from collections import Counter

import msgspec
import pytest

from skep.bots.lookback import (
    Analysis,
    CannotAnalyse,
    Share,
    Stopped,
    analyse,
    can_analyse,
)
from skep.engine import record as records
from skep.games.registry import GAMES
from tests.bots.lookback_games import careless, clever, look, play, quick

ALONE = "bee-busy"
TOGETHER = "butine"


@pytest.fixture(scope="module")
def fair() -> Analysis:
    """Alone, a clever player with fair dice."""
    return look(play(ALONE, [clever(ALONE)], 11))


@pytest.fixture(scope="module")
def mixed() -> Analysis:
    """A clever player against a careless one, whose blunders cost much (in other games less)."""
    return look(play(TOGETHER, [clever(TOGETHER), careless], 8))


def _sum(share: Share) -> float:
    return share.expected + share.luck + share.choices + share.others + share.rest


def test_the_sum_explains_the_result(fair: Analysis, mixed: Analysis) -> None:
    for share in (*fair.shares, *mixed.shares):
        assert _sum(share) == pytest.approx(share.end, abs=1e-9)
    assert sum(share.end for share in mixed.shares) == pytest.approx(1)
    assert sum(share.luck for share in mixed.shares) == pytest.approx(0, abs=1e-9)
    assert sum(share.choices + share.others for share in mixed.shares) == pytest.approx(0, abs=1e-9)


def test_loaded_dice_show_as_luck(fair: Analysis) -> None:
    loaded = look(play(ALONE, [clever(ALONE)], 11, loaded_for=0)).shares[0]
    assert loaded.luck > 3 * loaded.luck_error, "surely lucky"
    assert loaded.luck > fair.shares[0].luck + 5, "by many points more than with fair dice"
    assert abs(loaded.choices) < 5, "and it was no skill"


def test_blunders_show_as_choices(mixed: Analysis) -> None:
    good, bad = mixed.shares
    assert bad.choices < -0.2
    assert bad.choices < -2 * bad.choices_error
    assert good.choices > bad.choices + 0.2
    assert good.others > 0.2, "what one gives away, the other gets"
    assert mixed.costly[0].seat == 1


def test_blunders_of_somebody_alone(fair: Analysis) -> None:
    bad = look(quick(ALONE, 1, 11)).shares[0]
    assert bad.end < fair.shares[0].end
    assert bad.choices < fair.shares[0].choices - 10


def test_three_costly_moves_at_most_and_what_was_better(mixed: Analysis) -> None:
    seats = Counter(one.seat for one in mixed.costly)
    assert seats[1] == 3, "the careless one made more than enough"
    assert max(seats.values()) <= 3
    costs = [one.cost for one in mixed.costly]
    assert costs == sorted(costs, reverse=True)
    for one in mixed.costly:
        assert one.cost >= 2 * one.error
        assert one.better
        assert one.better != (one.chosen,)


def test_the_curve_begins_even_and_ends_with_the_result(mixed: Analysis) -> None:
    assert mixed.unit == "chance"
    assert mixed.curve[-1] == tuple(share.end for share in mixed.shares)
    assert all(sum(likely) == pytest.approx(1, abs=1e-3) for likely in mixed.curve)
    assert all(0.3 < likely < 0.7 for likely in mixed.curve[0])


def test_alone_points_are_told(fair: Analysis) -> None:
    assert fair.unit == "points"
    assert fair.curve[-1] == (fair.shares[0].end,)
    assert fair.shares[0].others == 0


def test_the_same_record_gives_the_same_analysis(mixed: Analysis) -> None:
    again = look(play(TOGETHER, [clever(TOGETHER), careless], 8))
    assert msgspec.json.encode(again) == msgspec.json.encode(mixed)


def test_it_says_how_far_it_is_and_can_be_stopped() -> None:
    record = quick(TOGETHER, 2, 3)
    shares: list[float] = []
    with pytest.raises(Stopped):
        look(record, progress=shares.append, should_stop=lambda: len(shares) >= 10)
    assert len(shares) == 10
    assert shares == sorted(shares)
    assert 0 < shares[0] < shares[-1] < 1


def test_what_cannot_be_looked_back_at() -> None:
    assert [game_id for game_id in GAMES if not can_analyse(game_id)] == ["la-ruche"]
    read = records.read(quick(TOGETHER, 2, 3))
    with pytest.raises(CannotAnalyse, match="no estimate"):
        analyse(GAMES["la-ruche"], None, read.entries)
    game = GAMES[TOGETHER]
    start = records.start_of(game, read, game.meta.options())
    with pytest.raises(CannotAnalyse, match="not over"):
        analyse(game, start, read.entries[:4])
