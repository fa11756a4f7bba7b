"""Grades, and the puzzle of the day: RUC-16."""

import random
from collections import Counter
from datetime import date, timedelta

import pytest

from skep.engine.errors import BadOption
from skep.games.la_ruche.daily import GRADE_OF_WEEKDAY, daily, weekday
from skep.games.la_ruche.grading import ATTEMPTS, grade, grade_of, share
from skep.games.la_ruche.material import TILE_NAMES
from skep.games.la_ruche.solver import solve
from tests.games.la_ruche.table import new
from tests.games.la_ruche.test_solver import UNSOLVABLE

DAYS = [date(2026, 12, 20) + timedelta(days=number) for number in range(30)]


def of(day: date) -> tuple[str, ...]:
    return daily(day.year, day.month, day.day)


@pytest.mark.slow
@pytest.mark.rule("RUC-16")
def test_a_month_of_puzzles() -> None:
    puzzles = [of(day) for day in DAYS]
    assert len(set(puzzles)) == len(DAYS)
    for day, tiles in zip(DAYS, puzzles, strict=True):
        assert len(set(tiles)) == 12
        assert set(tiles) <= set(TILE_NAMES)
        assert solve(tiles).solvable
        assert grade(tiles) == GRADE_OF_WEEKDAY[day.weekday()]
        assert new(1, puzzle=" ".join(tiles)).view(0).hand == tiles


@pytest.mark.rule("RUC-16")
def test_the_puzzle_of_a_date_is_the_same_for_good() -> None:
    """If this fails, everybody's puzzle of the day has changed."""
    tiles = daily(2026, 12, 24)
    assert " ".join(tiles[:6]) == "123654 124536 124563 125643 132564 132645"
    assert " ".join(tiles[6:]) == "135426 143265 146235 152436 153246 153426"


@pytest.mark.rule("RUC-16")
def test_it_gets_harder_through_the_week() -> None:
    assert len(GRADE_OF_WEEKDAY) == 7
    assert list(GRADE_OF_WEEKDAY) == sorted(GRADE_OF_WEEKDAY)
    assert set(GRADE_OF_WEEKDAY) == {1, 2, 3, 4, 5}


def test_the_day_of_the_week() -> None:
    days = [date(1, 1, 1), date(9999, 12, 31), *DAYS]
    days += [date(year, month, 1) for year in range(1896, 2110) for month in range(1, 13)]
    days += [date(year, 2, 28) + timedelta(days=1) for year in range(1896, 2110)]
    for day in days:
        assert weekday(day.year, day.month, day.day) == day.weekday()


@pytest.mark.parametrize(
    ("year", "month", "day"),
    [(2026, 2, 29), (1900, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31), (0, 1, 1)],
)
def test_a_day_that_does_not_exist(year: int, month: int, day: int) -> None:
    with pytest.raises(BadOption, match="there is no day"):
        daily(year, month, day)
    assert weekday(2000, 2, 29) == 1


def test_grades_follow_from_the_share() -> None:
    shares = (1, 0.16, 0.159, 0.13, 0.129, 0.10, 0.099, 0.07, 0.069, 0)
    assert [grade_of(value) for value in shares] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_a_set_has_one_grade_whatever_the_order() -> None:
    tiles = random.Random(3).sample(TILE_NAMES, 12)
    assert share(tiles) == share(sorted(tiles)) == share(tuple(tiles[::-1]))
    assert (share(UNSOLVABLE), grade(UNSOLVABLE)) == (0, 5)
    assert share(["123456", "124356"]) == 1, "two tiles always go together"


def test_the_share_is_what_a_blind_player_reaches() -> None:
    """The same attempts through the rules of the game, with other luck."""
    for seed in range(3):
        tiles = random.Random(seed).sample(TILE_NAMES, 5)
        rng = random.Random(seed)
        solved = 0
        for _ in range(ATTEMPTS):
            match = new(1, puzzle=" ".join(tiles))
            while match.actors:
                moves = [m for m in match.legal(0) if str(m).startswith("place")]
                match.apply(0, rng.choice(moves) if moves else "give up")
            solved += match.reason == "solved"
        assert abs(solved / ATTEMPTS - share(tiles)) < 0.1


@pytest.mark.slow
def test_random_sets_spread_over_all_grades() -> None:
    rng = random.Random(1)
    grades = Counter(grade(rng.sample(TILE_NAMES, 12)) for _ in range(60))
    assert set(grades) == {1, 2, 3, 4, 5}
    assert min(grades.values()) >= 4
