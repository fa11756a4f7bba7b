"""Many games at once, in worker processes that write what they see into shared memory.

Each game waits for one seat at a time. The arrays have one row a game; what a worker is told and
answers through its pipe is one byte, all else lies in the shared arrays.
"""

import os
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from skep.api.wishes import fresh_seed
from skep.engine.chance import SeededChance
from skep.engine.errors import BadOption
from skep.envs.observer import Observer
from skep.envs.rewards import Purse, Reward, check_reward
from skep.envs.table import Rules, Table, next_seed, rules_of
from skep.envs.words import NOTHING
from skep.games.registry import game_by_id

MAX_STEPS = 5000
RESET, STEP, CLOSE = b"r", b"s", b"c"
WHY_ENDED = (
    "and has said why. (If it says “bootstrapping phase”: workers read your script again, so it"
    ' must make games below `if __name__ == "__main__":`, or with workers=0.)'
)
Shared = dict[str, Any]
"""Raw memory, by the names of the arrays in it."""
Rows = dict[str, NDArray[Any]]
How = tuple[bool, Reward, int]
"""Flat observations? Which reward? After how many steps is a game cut short?"""


class Layout:
    """Which arrays the workers share, and how they lie in raw memory."""

    def __init__(self, rules: Rules, n: int, *, flat: bool) -> None:
        space = Observer(rules, flat=flat).space()
        self.observed = {name: (box.shape, box.dtype) for name, box in space.items()}
        rest = {
            "seed": ((), np.int64),
            "action": ((), np.int64),
            "seat": ((), np.int8),
            "reward": ((rules.seats,), np.float32),
            "terminated": ((), np.int8),
            "truncated": ((), np.int8),
            "illegal": ((), np.int8),
            "score": ((rules.seats,), np.float32),
        }
        self._arrays: dict[str, Any] = {
            name: ((n, *(shape or ())), np.dtype(kind))
            for name, (shape, kind) in {**self.observed, **rest}.items()
        }

    def memory(self) -> Shared:
        """New memory, all zeros."""
        return {
            name: RawArray("b", int(np.prod(shape)) * kind.itemsize)
            for name, (shape, kind) in self._arrays.items()
        }

    def rows(self, memory: Shared) -> Rows:
        """The arrays in it."""
        return {
            name: np.frombuffer(memory[name], kind).reshape(shape)
            for name, (shape, kind) in self._arrays.items()
        }


class Games:
    """Some of the games: what one worker keeps. It reads actions and writes all else."""

    def __init__(self, rules: Rules, mine: range, rows: Rows, how: How) -> None:
        flat, self.reward, self.max_steps = how
        self.rules = rules
        self.mine = mine
        self.rows = rows
        self.observer = Observer(rules, flat=flat)
        self.tables: dict[int, Table] = {}
        self.purses: dict[int, Purse] = {}
        self.steps: dict[int, int] = {}

    def reset(self) -> None:
        """New games, by the seeds that lie ready."""
        for game in self.mine:
            self._begin(game)

    def _begin(self, game: int) -> None:
        seed = self.rows["seed"]
        rules = self.rules
        self.tables[game] = table = Table(rules, int(seed[game]))
        seed[game] = next_seed(int(seed[game]))
        self.purses[game] = Purse(rules.game, table.state, self.reward, rules.seats)
        self.steps[game] = 0
        self._show(game)

    def step(self) -> None:
        """One action for each; a game that is over begins anew at once."""
        for game in self.mine:
            self._step(game)

    def _step(self, game: int) -> None:
        rows, table = self.rows, self.tables[game]
        action = int(rows["action"][game])
        legal = action in table.choices
        rows["illegal"][game] = not legal
        if legal:
            table.say(action)
        self.steps[game] += 1
        over = table.speaker is None
        cut = not over and self.steps[game] >= self.max_steps
        rows["reward"][game] = self.purses[game].pay(table.state)
        rows["terminated"][game], rows["truncated"][game] = over, cut
        if over or cut:
            rows["score"][game] = self.rules.game.scores(table.state)
            self._begin(game)
        else:
            self._show(game)

    def _show(self, game: int) -> None:
        table = self.tables[game]
        seat = NOTHING if table.speaker is None else table.speaker
        self.rows["seat"][game] = seat
        for name, array in self.observer.observe(table, seat).items():
            self.rows[name][game] = array


def _work(
    rules: Rules, mine: range, layout: Layout, memory: Shared, pipe: Connection, how: How
) -> None:
    """A worker's life."""
    games = Games(rules, mine, layout.rows(memory), how)
    try:
        while (order := pipe.recv_bytes()) != CLOSE:
            (games.reset if order == RESET else games.step)()
            pipe.send_bytes(order)
    except (EOFError, KeyboardInterrupt):
        return  # whoever asked is gone


class SkepVector(VectorEnv[Any, Any, Any]):
    """n games that are stepped together. A game that ends begins anew in the same step.

    `info["seat"]` says whose word each game waits for, and what is observed is what that seat sees.
    Rewards have a row a game and, where several play, a column a seat. Actions that a mask forbids
    are ignored and marked in `info["illegal"]`. The arrays are written over by the next step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        n: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        workers: int | None = None,
        actions: str = "words",
        take_back: bool = False,
        flat: bool = False,
        reward: Reward | None = None,
        max_steps: int = MAX_STEPS,
    ) -> None:
        if seats is None:
            seats = 1 if 1 in game_by_id(game).meta.seats else 2
        reward = reward or ("points" if seats == 1 else "win")
        check_reward(reward)
        if n < 1 or (workers is not None and workers < 0):
            raise BadOption("there is at least one game, and no less than no worker")
        self.rules = rules_of(game, seats, options, actions=actions, take_back=take_back)
        self.num_envs = n
        self.single_observation_space = Observer(self.rules, flat=flat).space()
        self.single_action_space = spaces.Discrete(self.rules.actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._next_seed = fresh_seed()
        count = min(n, os.cpu_count() or 1) if workers is None else min(n, workers)
        self._start(count, Layout(self.rules, n, flat=flat), (flat, reward, max_steps))

    def _start(self, count: int, layout: Layout, how: How) -> None:
        """Share the memory out; without workers, the games are kept here."""
        memory = layout.memory()
        self._rows = layout.rows(memory)
        self._observed = {name: self._rows[name] for name in layout.observed}
        self._games: Games | None = None
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        if count == 0:
            self._games = Games(self.rules, range(self.num_envs), self._rows, how)
            return
        context = get_context("spawn")  # nothing of this process is inherited by accident
        for mine in _shares(self.num_envs, count):
            pipe, theirs = context.Pipe()
            work = (self.rules, mine, layout, memory, theirs, how)
            worker = context.Process(target=_work, args=work, daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(pipe)
            self._workers.append(worker)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """New games everywhere. The same seed gives the same games, for any number of workers."""
        if isinstance(seed, Sequence):
            seeds = [fresh_seed() if one is None else one for one in seed]
        else:
            luck = SeededChance(self._next_seed if seed is None else seed)
            seeds = [luck.below(1 << 53) for _ in range(self.num_envs)]
            self._next_seed = luck.below(1 << 53)
        self._rows["seed"][:] = seeds
        self._all(RESET)
        return self._observed, {"seat": self._rows["seat"]}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action for each game."""
        rows = self._rows
        rows["action"][:] = actions
        self._all(STEP)
        reward = rows["reward"][:, 0] if self.rules.seats == 1 else rows["reward"]
        info = {"seat": rows["seat"], "illegal": rows["illegal"], "score": rows["score"]}
        over, cut = rows["terminated"].astype(bool), rows["truncated"].astype(bool)
        return self._observed, reward, over, cut, info

    def _all(self, order: bytes) -> None:
        if self._games is not None:
            (self._games.reset if order == RESET else self._games.step)()
        try:
            for pipe in self._pipes:
                pipe.send_bytes(order)
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError):
            raise RuntimeError(f"a worker has ended, {WHY_ENDED}") from None

    def close_extras(self, **_more: Any) -> None:
        """Let the workers go."""
        for pipe in self._pipes:
            try:
                pipe.send_bytes(CLOSE)
            except OSError:
                continue  # it is gone already
        for worker, pipe in zip(self._workers, self._pipes, strict=True):
            worker.join()
            pipe.close()
        self._workers, self._pipes = [], []


def _shares(n: int, count: int) -> list[range]:
    """The games of each worker, as even as can be."""
    ends = [n * number // count for number in range(count + 1)]
    return [range(begin, end) for begin, end in pairwise(ends)]
