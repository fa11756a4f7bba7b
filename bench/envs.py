"""`python -m bench.envs [--seconds S] [--rounds N]`: steps a second of our environments and others.

A step is one action of one agent, chosen by chance among those that the mask allows, with the
observation that comes before it. All play by turns in short rounds, and medians count: by the
clock, and by the time of the processor, which other programs on the machine disturb least. Worker
processes wait for this one, and it for them: what it and the busiest of them spend counts, as if
each had a core to itself.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import active_children
from random import Random
from statistics import median
from typing import Any

import numpy as np

import skep.envs
from bench.server.load import busy

MANY = 64
"""Games that are stepped together."""

Steps = Iterator[int]
"""Plays on for ever; gives how many steps it has just made."""


def by_agents(make: Callable[[], Any]) -> Steps:
    """A PettingZoo environment, agent by agent."""
    env, random = make(), Random(1)
    while True:
        env.reset(seed=random.randrange(1 << 30))
        for _agent in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                break
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            allowed = np.flatnonzero(mask)
            env.step(int(allowed[int(random.random() * len(allowed))]))
            yield 1


def alone(make: Callable[[], Any]) -> Steps:
    """A Gymnasium environment."""
    env, random = make(), Random(1)
    seen, _ = env.reset(seed=1)
    while True:
        allowed = np.flatnonzero(seen["action_mask"])
        seen, _, over, cut, _ = env.step(int(allowed[int(random.random() * len(allowed))]))
        if over or cut:
            seen, _ = env.reset()
        yield 1


def together(make: Callable[[], Any]) -> Steps:
    """Many games of ours at once."""
    games, rng = make(), np.random.default_rng(1)
    seen, _ = games.reset(seed=1)
    while True:
        mask = seen["action_mask"]
        luck = rng.random(mask.shape, dtype=np.float32)
        seen, *_ = games.step(np.argmax(mask * luck, axis=1))
        yield MANY


def openspiel(name: str) -> Steps:
    """OpenSpiel's vectorised environment."""
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    import skep.envs.openspiel  # noqa: F401 - ours are among its games

    games, random = SyncVectorEnv([Environment(name) for _ in range(MANY)]), Random(1)
    steps = games.reset()
    while True:
        answers = []
        for step in steps:
            allowed = step.observations["legal_actions"][step.observations["current_player"]]
            answers.append(StepOutput(allowed[int(random.random() * len(allowed))], None))
        steps, *_ = games.step(answers, reset_if_done=True)
        yield MANY


def ours() -> dict[str, Steps]:
    """Our environments."""
    aec, vector = skep.envs.aec, skep.envs.vector
    found = {
        f"aec {game}, {seats} seats": by_agents(partial(aec, game, seats))
        for game, seats in (("butine", 2), ("waggle-dance", 2), ("la-ruche", 3), ("bee-busy", 2))
    }
    found["aec butine, by index"] = by_agents(partial(aec, "butine", 2, actions="index"))
    found["aec butine, flat"] = by_agents(partial(aec, "butine", 2, flat=True))
    found["gym bee-busy"] = alone(partial(skep.envs.gym, "bee-busy"))
    for workers in (0, 1, 2):
        name = f"vector bee-busy × {MANY}, {workers} workers"
        found[name] = together(partial(vector, "bee-busy", MANY, workers=workers, flat=True))
    found[f"OpenSpiel vector, python_skep_bee_busy × {MANY}"] = openspiel("python_skep_bee_busy")
    return found


def others() -> tuple[dict[str, Steps], list[str]]:
    """Those we measure ourselves against, and what is not installed."""
    found: dict[str, Steps] = {}
    missing = []
    try:
        from pettingzoo.classic import chess_v6, connect_four_v3

        found["PettingZoo connect four"] = by_agents(connect_four_v3.env)
        found["PettingZoo chess"] = by_agents(chess_v6.env)
    except ModuleNotFoundError as error:
        missing.append(str(error.name))
    for game in ("connect_four", "chess"):
        found[f"OpenSpiel vector, {game} × {MANY}"] = openspiel(game)
    return found, missing


def rate(steps: Steps, seconds: float) -> tuple[float, float]:
    """Steps a second: by the clock, and by the processor's time."""
    workers = [worker.pid for worker in active_children() if worker.pid is not None]
    before = [busy(pid) for pid in workers]  # those of others wait meanwhile
    done, begin, worked = 0, time.perf_counter(), time.process_time()
    while (took := time.perf_counter() - begin) < seconds:
        done += next(steps)
    own = time.process_time() - worked
    theirs = (busy(pid) - then for pid, then in zip(workers, before, strict=True))
    return done / took, done / (own + max(theirs, default=0.0))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="a round of each (0.5)")
    parser.add_argument("--rounds", type=int, default=9, help="(9)")
    given = parser.parse_args()
    peers, missing = others()
    subjects = {**ours(), **peers}
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in subjects}
    for steps in subjects.values():
        next(steps)  # workers start, caches fill
    for _ in range(given.rounds):
        for name, steps in subjects.items():
            rates[name].append(rate(steps, given.seconds))
    print(f"{'steps/s':<48}{'clock':>10}{'processor':>11}")
    for name, found in rates.items():
        clock, worked = (median(column) for column in zip(*found, strict=True))
        print(f"{name:<48}{clock:>10,.0f}{worked:>11,.0f}")
    for package in missing:
        print(f"Not installed, so not compared: {package}.")


if __name__ == "__main__":
    main()
