"""OpenSpiel's own checks, its own players on our games, and that nobody sees too much."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import skep.envs.openspiel as ours
from skep.envs.asking import AskingTable, GivenChance, NeedsLuck
from skep.envs.table import rules_of
from tests.laws.probes import PROBES

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))

SHORT = [
    "python_skep_butine(quick=True,challenge=2,max_length=80)",
    "python_skep_butine(players=3,expert=True,max_length=40)",
    "python_skep_waggle_dance(honey=1,max_length=60)",
    "python_skep_waggle_dance(players=4,blocked=1,max_length=40)",
    "python_skep_bee_busy(max_length=60)",
    "python_skep_bee_busy(players=3,sheet=heath,max_length=40)",
]


def _luck(state: Any, rng: random.Random) -> None:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, odds)[0])


def _at(name: str, words: int, seed: int = 1) -> Any:
    """A state of a game after so many random words, where somebody is to speak."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while words or state.is_chance_node():
        assert not state.is_terminal()
        if state.is_chance_node():
            _luck(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            words -= 1
    return state


@pytest.mark.parametrize("name", SHORT)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False
    )  # fmt: skip


def test_a_whole_game_comes_to_its_end() -> None:
    rng = random.Random(3)
    state = pyspiel.load_game("python_skep_bee_busy").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            _luck(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    result = state.table.rules.game.result(state.table.state)
    assert result is not None
    assert sorted(state.returns()) == [-1.0, 1.0]
    assert state.returns()[result.winners[0]] == 1.0


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_a_game_that_was_written_down_is_played_the_same(file: Path) -> None:
    """Made by OpenSpiel's `generate_playthrough`; see docs/environments.md."""
    played = generate_playthrough.playthrough_lines(**_header(file))
    assert _lasting(played) == _lasting(file.read_text("utf-8").splitlines())


def _lasting(lines: list[str]) -> list[str]:
    """All but the features: bots learn to look at other things, and no game changes by it."""
    changing = ("ObservationTensorShape", "ObservationTensorSize", "ObservationTensorLayout")
    return [
        line for line in lines if not line.startswith(changing) and ").features" not in line
    ]  # fmt: skip


def _header(file: Path) -> dict[str, Any]:
    lines = file.read_text("utf-8").splitlines()
    actions = [
        int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")
    ]  # fmt: skip
    return {"game_string": lines[0].removeprefix("game: "), "action_sequence": actions, "seed": 1}


def test_each_game_has_one_that_was_written_down() -> None:
    assert {file.stem for file in PLAYTHROUGHS} == {
        game.replace("-", "_") for game in ours.GAMES
    }  # fmt: skip


# ---------------------------------------------------------------- luck


def test_luck_is_asked_for_with_its_odds() -> None:
    table = AskingTable(rules_of("bee-busy", 2, {}))
    asked = 0
    while table.asks is not None:
        names, weights = table.asks
        assert len(names) == len(weights)
        table.decide(len(names) - 1)
        asked += 1
    assert asked >= 3
    view: Any = table.rules.game.view(table.state, 0)
    assert view.dice == (6, 6, 6)


def test_what_is_certain_is_not_asked_for() -> None:
    chance = GivenChance([2])
    assert chance.draw(["a", "b", "c"], [0, 3, 0]) == 1
    assert chance.draw(["a", "b", "c"], [1, 0, 2]) == 2
    with pytest.raises(NeedsLuck) as needs:
        chance.draw(["a", "b"], [1, 4])
    assert needs.value.luck == (("a", "b"), (1, 4))


@pytest.mark.parametrize("name", SHORT)
def test_odds_add_up_and_outcomes_are_few_enough(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = random.Random(2)
    state, seen = game.new_initial_state(), 0
    while not state.is_terminal() and seen < 80:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert len(outcomes) > 1
            assert max(outcome for outcome, _ in outcomes) < game.max_chance_outcomes()
            _luck(state, rng)
            seen += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert seen > 5


# ---------------------------------------------------------------- clones


@pytest.mark.parametrize("name", SHORT)
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = _at(name, 20)
    twin, text = state.clone(), str(state)
    assert str(twin) == text
    word = twin.legal_actions()[0]
    twin.apply_action(word)
    assert str(state) == text
    state.apply_action(word)
    assert str(twin) == str(state)


def test_a_clone_shares_what_never_changes() -> None:
    state = _at("python_skep_butine", 30)
    twin = state.clone()
    assert twin.table is not state.table
    assert twin.table.state is state.table.state
    assert twin.table.walk is state.table.walk


# ---------------------------------------------------------------- secrets


@pytest.mark.parametrize(
    ("name", "game"), [(SHORT[1], "butine"), (SHORT[3], "waggle-dance"), (SHORT[5], "bee-busy")]
)
def test_nobody_sees_what_is_hidden(name: str, game: str) -> None:
    rng = random.Random(1)
    for words in (5, 18, 39):
        state = _at(name, words)
        for player in range(state.num_players()):
            twin = state.clone()
            twin.table.state = PROBES[game].reshuffle(state.table.state, player, rng)
            twin.table.seen = {}
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)


def test_what_others_are_just_saying_is_not_heard() -> None:
    state = _at("python_skep_butine", 0)
    speaker = state.current_player()
    other = 1 - speaker
    seen = state.information_state_string(other), state.observation_tensor(other)
    own = state.information_state_string(speaker)
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == speaker
    assert (state.information_state_string(other), state.observation_tensor(other)) == seen
    assert state.information_state_string(speaker) != own


def test_who_recalls_knows_what_happened_before() -> None:
    """Two ways to the same position are told apart."""
    texts = set()
    for seed in range(6):
        state = _at("python_skep_bee_busy", 12, seed)
        texts.add(state.information_state_string(0).splitlines()[0])
        lines = state.information_state_string(0).splitlines()
        assert len(lines) > len(state.observation_string(0).splitlines()) + 5
    assert texts


def test_a_resampled_state_looks_the_same() -> None:
    rng = random.Random(1)
    for words in (0, 9, 31):
        state = _at("python_skep_waggle_dance(players=3)", words)
        for player in range(3):
            other = state.resample_from_infostate(player, rng.random)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


# ---------------------------------------------------------------- players


def _play(game: Any, bots: list[Any], seed: int) -> list[float]:
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            _luck(state, rng)
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def _mcts(game: Any, simulations: int, seed: int) -> Any:
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    return mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=rng)


def test_openspiels_mcts_plays_to_the_end() -> None:
    game = pyspiel.load_game("python_skep_butine(quick=True,challenge=2,max_length=60)")
    assert sum(_play(game, [_mcts(game, 4, seed) for seed in (1, 2)], 1)) == 0


def test_openspiels_ismcts_plays_with_hidden_cards() -> None:
    game = pyspiel.load_game("python_skep_waggle_dance(honey=1,max_length=12)")
    bots = [
        ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)),
            uct_c=1.4,
            max_simulations=4,
            random_state=np.random.RandomState(seed),
        )
        for seed in (1, 2)
    ]
    assert sum(_play(game, bots, 1)) == 0


def test_openspiels_cfr_learns_on_one() -> None:
    """Outcome sampling: each iteration plays a game for each player, and learns from it."""
    np.random.seed(1)  # it asks this generator
    name = "python_skep_butine(quick=True,challenge=2,max_length=200)"
    solver = OutcomeSamplingSolver(pyspiel.load_game(name))
    for _ in range(4):
        solver.iteration()
    regrets = [regret for regret, _ in solver._infostates.values()]
    assert sum(any(regret) for regret in regrets) > 20
    state = _at(name, 0)
    chances = solver.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_openspiels_rl_environment_steps_it() -> None:
    env = rl_environment.Environment("python_skep_bee_busy(max_length=30)")
    env.seed(1)
    step = env.reset()
    words = 0
    while not step.last():
        player = step.observations["current_player"]
        seen = step.observations["info_state"][player]
        assert [len(seen)] == list(env.observation_spec()["info_state"])
        step = env.step([step.observations["legal_actions"][player][0]])
        words += 1
    assert words == 30
