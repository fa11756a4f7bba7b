"""The bots for Bee Busy: what they see at once, and how strong they are."""

from typing import Any

import pytest

import skep
from bench.bee_busy_balance import Balance, one_game, summary, verdict
from skep.bots.greedy.bee_busy_plans import Planner
from skep.bots.greedy.bee_busy_value import Worth
from skep.bots.registry import make_bot
from skep.lab.simulate import simulate
from tests.games.bee_busy.sheets import at, play, sheet


def whole_round(match: skep.Match, bot: str = "greedy") -> list[str]:
    """What the bot decides from here to the end of the round."""
    player = make_bot(bot, "bee-busy", 1)
    chosen: list[str] = []
    while match.actors and (not chosen or chosen[-1] != "done"):
        chosen.append(str(player.choose(match.view(0), match.legal(0))))
        play(match, chosen[-1])
    return chosen


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_in_the_last_round_it_takes_all_points_there_are(bot: str) -> None:
    own = sheet(area="combs", wax=6, honey=4, combs={"c3": "nothing"})
    match = at(own, round=25, dice=(1, 5, 6))
    before = match.scores[0]
    whole_round(match, bot)
    # Six wax complete two corner combs, and two honey in each of them score once more.
    assert match.scores[0] == before + 2 + 4


def test_a_queen_who_can_be_raised_is_fed() -> None:
    own = sheet(
        area="production",
        honey=1,
        queen=2,
        queen_laid=True,
        combs={"a1": "queen", "c3": "egg"},
    )
    chosen = whole_round(at(own, round=25, dice=(2, 3, 3)))
    assert "fly" in chosen
    assert "feed queen" in chosen
    assert "feed meadow" not in chosen, "there is one honey only"


def test_water_makes_up_for_a_drought() -> None:
    own = sheet(area="combs", wax=3, drought=True)
    assert "store a1 water" in whole_round(at(own, round=25, dice=(2, 3, 3)))


def test_it_goes_on_when_somebody_else_began_its_round() -> None:
    match = at(sheet(area="meadow"), dice=(2, 3, 5))
    wanted = whole_round(match.copy())
    other = next(die for die in ("die 2", "die 3", "die 5") if die != wanted[0])
    play(match, other)
    assert whole_round(match)[-1] == "done"


def test_plans_are_legal_from_the_first_move_to_the_last() -> None:
    match = at(sheet(area="production", nectar=3, pollen=3, wax=4, honey=3), dice=(1, 2, 4))
    state = match.state
    plans = Planner(state.copy(), 0, Worth(state.board, 1)).plans(state.hives[0].copy())
    assert len(plans) > 20
    for moves, after in plans:
        twin = match.copy()
        for move in moves[:-1]:
            twin.apply(0, move)
        assert str(moves[-1]) == "done"
        assert twin.state.hives[0].contents == after.contents
        assert twin.state.hives[0].honey == after.honey


def scores(bot: str, games: int) -> list[int]:
    return [one_game(bot, "garden", seed) for seed in range(games)]


@pytest.mark.slow
def test_random_greedy_and_planner_alone() -> None:
    """The balance in short: some of the games of bench/bee_busy_balance.py."""
    found = [summary("random", scores("random", 8)), summary("greedy", scores("greedy", 12))]
    assert found[0].median < 20
    assert 46 <= found[1].median <= 62
    assert verdict([found[0]]) == []
    assert scores("planner", 1)[0] >= 40


def test_what_is_out_of_balance_is_told() -> None:
    def made(bot: str, middle: float, weak: float) -> Balance:
        return Balance(bot, 9, 0, middle, middle, middle, 90, weak)

    assert verdict([made("random", 5, 1), made("planner", 55, 0.1)]) == []
    assert verdict([made("random", 30, 1), made("planner", 55, 0.1)])
    assert verdict([made("random", 5, 1), made("planner", 63, 0.1)])
    assert verdict([made("random", 5, 1), made("planner", 49.5, 0.1)])
    assert verdict([made("random", 5, 1), made("planner", 55, 0.25)])


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    bots: list[Any] = ["greedy", *["random"] * (seats - 1)]
    greedy = simulate("bee-busy", seats, bots, 24 // seats**2, 2026).by_bot[0]
    assert greedy.wins.share == 1, greedy
