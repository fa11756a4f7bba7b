"""How strong bots are, in real games."""

import pytest

from skep.lab.simulate import simulate

pytestmark = pytest.mark.slow


def test_greedy_beats_random() -> None:
    report = simulate("butine", 2, ["greedy", "random"], 100, 2026)
    greedy = report.by_bot[0]
    assert greedy.bot == "greedy"
    assert greedy.wins.share >= 0.95, greedy
    assert greedy.wins.low >= 0.95, "and not by luck"


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_a_table_of_randoms(seats: int) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    greedy = simulate("butine", seats, bots, 60, 2026).by_bot[0]
    assert greedy.wins.low >= 0.85, greedy


@pytest.mark.parametrize("seats", [2, 4])
def test_games_between_greedy_bots_come_to_a_good_end(seats: int) -> None:
    report = simulate("butine", seats, ["greedy"] * seats, 20, 2026)
    assert report.length.most < 250
    assert report.by_bot[0].scores.median >= 5
    by_deck = sum(n for reason, n in report.end_reasons.items() if reason.startswith("deck-out"))
    assert by_deck >= 15, report.end_reasons


def test_the_gentlest_level_wins_races_against_random() -> None:
    """In a race the pace decides: who lays anything anywhere must not be the quicker one."""
    level = simulate("la-ruche", 2, ["level-1", "random"], 300, 2026).by_bot[0]
    assert level.bot == "level-1"
    assert 0.6 < level.wins.low < level.wins.high < 0.9, level
