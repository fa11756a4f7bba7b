"""Gymnasium's own check, and what its environments promise beyond it."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import skep.envs
from skep.engine.errors import BadOption, BadSeats
from skep.envs.illegal import IllegalAction
from skep.envs.solo import SkepSolo

# Features have no limits, and boards of text no frames a second: Gymnasium wonders at both.
pytestmark = pytest.mark.filterwarnings("ignore:.*infinity")

ALONE = ["bee-busy", "la-ruche"]


@pytest.mark.parametrize("game", ALONE)
@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("actions", ["words", "index"])
def test_gymnasium_finds_nothing_wrong(game: str, flat: bool, actions: str) -> None:
    check_env(skep.envs.gym(game, flat=flat, actions=actions), skip_render_check=True)


@pytest.mark.parametrize("name", list(skep.envs.GYM_IDS))
def test_gymnasium_makes_them_by_name(name: str) -> None:
    env = gymnasium.make(name, render_mode="ansi")
    env.reset(seed=1)
    assert isinstance(env.unwrapped, SkepSolo)
    assert env.unwrapped.rules.game.meta.id == skep.envs.GYM_IDS[name]
    assert "seat_0" in str(env.render())
    env.close()


def _play(env: SkepSolo, seed: int) -> tuple[float, dict[str, object]]:
    rng = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    total = 0.0
    while True:
        word = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, over, cut, info = env.step(word)
        total += reward
        if over or cut:
            return total, info


@pytest.mark.parametrize("game", ALONE)
def test_rewards_add_up_to_what_was_scored(game: str) -> None:
    env = skep.envs.gym(game)
    for seed in range(5):
        env.reset(seed=seed)
        (before,) = env.rules.game.scores(env.table.state)
        total, info = _play(env, seed)
        assert total == info["score"] - before  # type: ignore[operator]


def test_a_puzzle_is_won_or_not() -> None:
    env = skep.envs.gym("la-ruche", {"tiles": 3}, reward="win")
    ends = {_play(env, seed)[0] for seed in range(60)}
    assert ends == {0.0, 1.0}


@pytest.mark.parametrize("game", ALONE)
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    one, other = skep.envs.gym(game), skep.envs.gym(game)
    assert data_equivalence(one.reset(seed=9), other.reset(seed=9))
    again = one.reset()
    assert data_equivalence(again, other.reset())
    assert not data_equivalence(again, one.reset(seed=9))


def test_what_is_illegal_is_ignored_and_marked_or_refused() -> None:
    env = skep.envs.gym("bee-busy")
    env.reset(seed=1)
    walk = env.table.walk
    *_, info = env.step(0)
    assert info == {"illegal": True}
    assert env.table.walk is walk
    strict = skep.envs.gym("bee-busy", illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="allowed: "):
        strict.step(0)


def test_a_game_may_be_cut_short() -> None:
    env = skep.envs.gym("bee-busy", max_steps=3)
    env.reset(seed=1)
    ends = [env.step(env.table.choices[0])[2:4] for _ in range(3)]
    assert ends == [(False, False), (False, False), (False, True)]


def test_masks_have_the_name_that_maskable_ppo_asks_for() -> None:
    env = skep.envs.gym("bee-busy")
    observation, _ = env.reset(seed=1)
    assert (env.action_masks() == observation["action_mask"]).all()
    assert env.action_masks().dtype == bool


def test_not_every_game_is_for_one() -> None:
    with pytest.raises(BadSeats):
        skep.envs.gym("butine")
    with pytest.raises(BadOption, match="ansi"):
        skep.envs.gym("bee-busy", render_mode="human")
