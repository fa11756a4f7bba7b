"""The levels: each plays every game, weaker ones overlook, and how strong they are in small."""

import time
from itertools import pairwise

import pytest

import skep
from skep.bots.levels import LEVELS
from skep.bots.pace import LEVEL_PACES
from skep.bots.registry import make_bot
from skep.lab.simulate import simulate
from skep.locale import LANGUAGES, words
from tests.laws.tables import played

GAMES = ("butine", "waggle-dance", "bee-busy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_level_has_a_name_and_says_what_it_is_like(language: str) -> None:
    said = {words(language).say(f"bot-{level}") for level in LEVELS}
    named = {words(language).say(f"bot-name-{level}") for level in LEVELS}
    assert len(said) == len(named) == 5


def test_each_level_races_faster_and_errs_less_than_the_one_below() -> None:
    paces = [LEVEL_PACES[level] for level in LEVELS]
    for slow, fast in pairwise(paces):
        assert fast.mean < slow.mean
        assert fast.errors < slow.errors


@pytest.mark.parametrize("game_id", GAMES)
def test_nobody_waits_long(game_id: str) -> None:
    """In the time of this thread: other tests may keep the machine busy."""
    for level, most in (("level-3", 0.3), ("level-5", 2.0)):
        for steps in (0, 20, 40):
            match = played(game_id, (2, {}), 5, steps)
            seat = match.actors[0]
            view, legal = match.view(seat), match.legal(seat)
            bot = make_bot(level, game_id, 1)
            begin = time.thread_time()
            bot.choose(view, legal)
            assert time.thread_time() - begin < most


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "games"), [("butine", 40), ("waggle-dance", 6), ("bee-busy", 40)]
)
def test_learned_beats_greedy(game_id: str, games: int) -> None:
    report = simulate(game_id, 2, ["learned", "greedy"], games, 2026)
    assert report.by_bot[0].wins.low > 0.5, report.by_bot


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "games"), [("butine", 30), ("waggle-dance", 16), ("bee-busy", 30)]
)
def test_the_first_level_loses_to_greedy_and_beats_random(game_id: str, games: int) -> None:
    """Random bots take their time in Waggle Dance, a hundred rounds and more: a short game does."""
    short = {"honey": 5} if game_id == "waggle-dance" else {}
    report = simulate(game_id, 2, ["level-1", "greedy"], games, 2026)
    assert report.by_bot[0].wins.high < 0.5, report.by_bot
    report = simulate(game_id, 2, ["level-1", "random"], max(6, games // 2), 2026, short)
    assert report.by_bot[0].wins.low > 0.5, report.by_bot


@pytest.mark.slow
def test_a_level_races_better_than_the_one_below() -> None:
    for below, level in pairwise(LEVELS):
        wins = simulate("la-ruche", 2, [level, below], 120, 2026).by_bot[0].wins
        assert wins.low > 0.5, (level, wins)
        assert wins.share < 0.9, (level, wins)


def test_a_level_plays_an_old_table_by_its_rules() -> None:
    match = skep.new("waggle-dance", seats=2, seed=1)
    seat = match.actors[0]
    for version in (1, 2):
        bot = make_bot("level-2", "waggle-dance", 1, version)
        assert bot.choose(match.view(seat), match.legal(seat)) in match.legal(seat)
