"""PettingZoo's own checks, and what its environments promise beyond them."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils import TerminateIllegalWrapper, parallel_to_aec

import skep
import skep.envs
from skep.engine.errors import BadOption, BadSeats, UnknownGame
from skep.envs.at_once import SkepParallel
from skep.envs.illegal import IllegalAction
from skep.envs.one_by_one import SkepAEC

# PettingZoo wonders at observations that are dictionaries, outside a list of its own games; and at
# features that have no limits.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Agent's minimum observation space value is -infinity"),
    pytest.mark.filterwarnings("ignore:Agent's maximum observation space value is infinity"),
]

TURNS = [
    ("butine", 2, {}),
    ("waggle-dance", 3, {}),
    ("la-ruche", 4, {}),
    ("bee-busy", 2, {}),
    ("bee-busy", 3, {"sheet": "heath"}),
]
each_game = pytest.mark.parametrize(("game", "seats", "more"), TURNS)


@each_game
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int, more: dict[str, Any]) -> None:
    api_test(skep.envs.aec(game, seats, more), num_cycles=150)


@pytest.mark.parametrize("actions", ["words", "index"])
@pytest.mark.parametrize("flat", [False, True])
def test_nor_in_other_ways_to_act_and_to_see(actions: str, flat: bool) -> None:
    api_test(skep.envs.aec("la-ruche", 2, actions=actions, flat=flat), num_cycles=150)


@each_game
def test_the_same_seed_gives_the_same_game(game: str, seats: int, more: dict[str, Any]) -> None:
    seed_test(lambda: skep.envs.aec(game, seats, more), num_cycles=100)


def test_pettingzoo_finds_nothing_wrong_in_parallel() -> None:
    parallel_api_test(skep.envs.parallel("bee-busy", seats=2), num_cycles=400)
    parallel_api_test(skep.envs.parallel("bee-busy", 3, {"sheet": "heath"}), num_cycles=60)


def _careless(**more: Any) -> SkepParallel:
    """Some checks say words without a look at the mask."""
    return skep.envs.parallel("bee-busy", seats=2, illegal="ignore", **more)


def test_the_same_seed_gives_the_same_game_in_parallel() -> None:
    parallel_seed_test(_careless, num_cycles=100)


def test_max_cycles_are_kept() -> None:
    module = SimpleNamespace(
        parallel_env=_careless, env=lambda **more: parallel_to_aec(_careless(**more))
    )
    max_cycles_test(module)


def _play(env: Any, choose: Callable[[list[int]], int], most: int = 10_000) -> dict[str, float]:
    """Play to the end; the rewards of each agent, added up."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        choices = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if over else choose(choices))
    return total


@pytest.mark.parametrize(("game", "seats"), [("butine", 2), ("la-ruche", 3), ("bee-busy", 4)])
def test_a_win_is_shared_and_what_is_won_is_lost(game: str, seats: int) -> None:
    rng = np.random.default_rng(1)
    env = skep.envs.aec(game, seats)
    for seed in range(4):
        env.reset(seed=seed)
        total = _play(env, lambda choices: int(rng.choice(choices)))
        result = env.rules.game.result(env.table.state)
        assert result is not None
        won = [total[f"seat_{seat}"] for seat in range(seats)]
        assert sum(won) == pytest.approx(0)
        if len(result.winners) == 1:
            assert won[result.winners[0]] == pytest.approx(1)
            assert sorted(won)[:-1] == pytest.approx([-1 / (seats - 1)] * (seats - 1))
        assert {seat for seat in range(seats) if won[seat] == max(won)} == set(result.winners)


def test_points_are_what_the_score_grows_by() -> None:
    rng = np.random.default_rng(1)
    env = skep.envs.aec("bee-busy", 2, reward="points")
    env.reset(seed=3)
    before = env.rules.game.scores(env.table.state)
    total = _play(env, lambda choices: int(rng.choice(choices)))
    after = env.rules.game.scores(env.table.state)
    assert list(total.values()) == [now - then for now, then in zip(after, before, strict=True)]
    assert all(total.values())


def test_a_game_that_lasts_too_long_is_truncated() -> None:
    env = skep.envs.aec("waggle-dance", 2, max_cycles=7)
    env.reset(seed=1)
    for _ in range(7):
        assert not any(env.truncations.values())
        env.step(env.table.choices[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_an_illegal_word_is_refused_by_name() -> None:
    env = skep.envs.aec("bee-busy", 2)
    env.reset(seed=1)
    wrong = next(word for word in range(2, env.rules.actions) if word not in env.table.choices)
    with pytest.raises(IllegalAction, match=rf"seat_\d cannot take action {wrong} now; allowed: '"):
        env.step(wrong)
    with pytest.raises(skep.SkepError):
        env.step(env.rules.actions + 5)


def test_an_illegal_word_may_be_ignored() -> None:
    env = skep.envs.aec("butine", 2, illegal="ignore")
    env.reset(seed=1)
    agent, walk = env.agent_selection, env.table.walk
    env.step(0)
    assert env.table.walk is walk
    assert env.infos[agent] == {"illegal": True}


def test_pettingzoos_wrapper_ends_a_game_at_an_illegal_word() -> None:
    env = TerminateIllegalWrapper(skep.envs.aec("butine", 2), illegal_reward=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_words_can_be_read() -> None:
    env = skep.envs.aec("butine", 2)
    env.reset(seed=1)
    assert set(env.words()) == {"place", "gather"} or set(env.words()) == {"W", "R", "Y", "B"}
    by_index = skep.envs.aec("butine", 2, actions="index")
    by_index.reset(seed=1)
    seat = int(by_index.agent_selection[-1])
    legal = by_index.rules.legal(by_index.table.state, seat)
    assert by_index.words() == {str(move): place for place, move in enumerate(legal)}


def test_an_index_is_a_place_in_the_legal_list() -> None:
    env = skep.envs.aec("butine", 2, actions="index")
    env.reset(seed=1)
    match = skep.new("butine", seats=2, seed=1)
    for _ in range(20):
        seat = match.actors[0]
        legal = match.legal(seat)
        if len(legal) > 1:
            assert env.agent_selection == f"seat_{seat}"
            env.step(len(legal) // 2)
        match.apply(seat, legal[len(legal) // 2])
    assert env.table.state.meadow.names == match.state.meadow.names


def test_who_may_act_at_once_takes_turns() -> None:
    env = skep.envs.aec("la-ruche", 4, actions="index")
    env.reset(seed=1)
    acted = []
    for _ in range(12):
        acted.append(int(env.agent_selection[-1]))
        env.step(0)
    assert acted == [(acted[0] + number) % 4 for number in range(12)]


def test_in_parallel_all_speak_at_once() -> None:
    env = skep.envs.parallel("bee-busy", seats=3)
    observations, _ = env.reset(seed=2)
    rng = np.random.default_rng(2)
    together = steps = 0
    while env.agents:
        actions = {
            agent: int(rng.choice(np.flatnonzero(seen["action_mask"])))
            for agent, seen in observations.items()
        }
        together += sum(action != 0 for action in actions.values()) > 1
        observations, rewards, *_, infos = env.step(actions)
        assert not any(infos.values())
        steps += 1
    assert together > steps / 3
    assert sum(rewards.values()) == pytest.approx(0)
    assert env.rules.game.result(env.table.state) is not None


def test_in_parallel_nobody_is_interrupted() -> None:
    """Who has said half a move goes on with it, whatever others have done meanwhile."""
    env = skep.envs.parallel("bee-busy", seats=4)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    halves = 0
    while env.agents:
        before = dict(env.table.walks)
        words = {seat: int(rng.choice(walk.choices)) for seat, walk in before.items()}
        env.step({f"seat_{seat}": word for seat, word in words.items()})
        half = {seat: walk.say(words[seat]) for seat, walk in before.items()}
        for seat, walk in half.items():
            if walk.move is None:
                assert env.table.walks[seat].said == walk.said
                halves += any(other.move is not None for other in half.values())
    assert halves > 5


def test_in_parallel_who_says_nothing_waits() -> None:
    env = skep.envs.parallel("bee-busy", seats=2)
    env.reset(seed=2)
    (seat,) = env.table.walks
    walk = env.table.walks[seat]
    with pytest.raises(IllegalAction, match=f"seat_{seat} cannot take action 0"):
        env.step({"seat_0": 0, "seat_1": 0})
    env.step({f"seat_{seat}": walk.choices[0]})
    assert env.table.walks.get(seat) is not walk


@pytest.mark.parametrize("game", ["butine", "waggle-dance", "la-ruche", "bee-busy"])
def test_boards_can_be_looked_at(game: str) -> None:
    env = skep.envs.aec(game, 2, render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    assert "seat_0" in picture
    assert "seat_1" in picture
    assert "\x1b" not in picture
    assert skep.envs.aec(game, 2).render() is None


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(BadSeats):
        skep.envs.aec("butine", 1)
    with pytest.raises(BadOption, match="'words' or 'index'"):
        skep.envs.aec("butine", 2, actions="numbers")
    with pytest.raises(BadOption, match="'win' or 'points'"):
        skep.envs.aec("butine", 2, reward="fame")
    with pytest.raises(BadOption, match="refuse"):
        skep.envs.aec("butine", 2, illegal="allow")
    with pytest.raises(BadOption, match="quicker"):
        skep.envs.aec("butine", 2, {"quicker": True})
    with pytest.raises(UnknownGame, match="parallel"):
        skep.envs.parallel("butine", 2)
    with pytest.raises(UnknownGame):
        skep.envs.aec("chess", 2)


def test_an_environment_is_an_environment() -> None:
    assert isinstance(skep.envs.aec("butine", seats=2), SkepAEC)
