"""Many games at once: the same games as one by one, for any number of workers."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import skep.envs
from skep.engine.errors import BadOption
from skep.envs.many import SkepVector

pytestmark = pytest.mark.filterwarnings("ignore:.*infinity")


def _choose(mask: NDArray[Any], rng: np.random.Generator) -> NDArray[Any]:
    return np.argmax(mask * rng.random(mask.shape), axis=1)


def _course(games: SkepVector, steps: int) -> list[Any]:
    """All that comes out of so many steps, as plain values."""
    rng = np.random.default_rng(3)
    found: list[Any] = []
    seen, info = games.reset(seed=3)
    for _ in range(steps):
        seen, reward, over, cut, info = games.step(_choose(seen["action_mask"], rng))
        found += [reward.tolist(), over.tolist(), cut.tolist(), info["seat"].tolist()]
        found.append({name: array.sum() for name, array in seen.items()})
    games.close()
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("bee-busy", None), ("butine", 2)])
def test_workers_change_nothing(game: str, seats: int | None) -> None:
    alone = _course(skep.envs.vector(game, 5, seats, workers=0), 180)
    assert _course(skep.envs.vector(game, 5, seats, workers=2), 180) == alone
    assert any(any(over) for over in alone[1::5])


def test_each_game_is_the_game_that_one_would_play() -> None:
    games = skep.envs.vector("bee-busy", 2, workers=0)
    one = skep.envs.gym("bee-busy")
    seen, _ = games.reset(seed=[11, 12])
    mine, _ = one.reset(seed=12)
    rng = np.random.default_rng(1)
    for _ in range(40):
        for name, array in mine.items():
            assert np.array_equal(seen[name][1], array), name
        words = _choose(seen["action_mask"], rng)
        seen, rewards, *_ = games.step(words)
        mine, reward, *_ = one.step(int(words[1]))
        assert rewards[1] == reward


def test_a_game_that_ends_begins_anew() -> None:
    games = skep.envs.vector("la-ruche", 3, options={"tiles": 3}, workers=0)
    seen, _ = games.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    hands = set()
    for _ in range(60):
        seen, _, over, _, info = games.step(_choose(seen["action_mask"], rng))
        ended += over.sum()
        hands |= {hand.tobytes() for hand in seen["hand"][over]}
        assert (seen["counts"][over, 0] == 3).all()
        assert (info["score"][over, 0] <= 3).all()
    assert ended == len(hands) > 5  # each with a luck of its own


def test_what_is_illegal_is_marked_and_changes_nothing() -> None:
    games = skep.envs.vector("butine", 2, workers=0, flat=True)
    seen, _ = games.reset(seed=1)
    before = seen["observation"].copy()
    seen, reward, _, _, info = games.step([0, int(seen["action_mask"][1].argmax())])
    assert info["illegal"].tolist() == [1, 0]
    assert (seen["observation"][0] == before[0]).all()
    assert not (seen["observation"][1] == before[1]).all()
    assert reward.shape == (2, 2)


def test_long_games_are_cut_short() -> None:
    games = skep.envs.vector("waggle-dance", 2, workers=0, max_steps=4)
    seen, _ = games.reset(seed=1)
    cuts = [games.step(seen["action_mask"].argmax(axis=1))[3].all() for _ in range(8)]
    assert cuts == [False, False, False, True] * 2


@pytest.mark.slow
def test_a_worker_that_dies_is_told() -> None:
    games = skep.envs.vector("bee-busy", 2, workers=1)
    games.reset(seed=1)
    games._workers[0].kill()
    games._workers[0].join()
    with pytest.raises(RuntimeError, match="a worker has ended"):
        games.step([0, 0])
    games.close()


@pytest.mark.slow
def test_a_script_that_its_workers_cannot_read_is_told_what_to_do(tmp_path: Path) -> None:
    """They read it from its beginning, and would start workers of their own."""
    script = tmp_path / "script.py"
    begin = "import skep.envs\ngames = skep.envs.vector('bee-busy', 2, workers=1)\n"
    script.write_text(begin + "games.reset(seed=1)\n", "utf-8")
    done = subprocess.run(  # noqa: S603 - our own Python
        [sys.executable, str(script)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("RuntimeError: a worker has ended")
    assert 'if __name__ == "__main__":' in last


def test_there_is_at_least_one_game() -> None:
    with pytest.raises(BadOption):
        skep.envs.vector("bee-busy", 0)
