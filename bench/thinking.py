"""`python -m bench.thinking [--seconds S] [--rounds N]`: how fast bots judge and search.

OpenSpiel's own tree search in Python is the peer, on our own games as `skep.envs` offers them to
it, and on backgammon, a game of its own in C++ with dice, where one has about as many moves to
choose from.

It plays each of its tries to the end by chance, as it comes; ours judges by the learned value where
a try ends (in Waggle Dance, the next morning, to which everybody plays on by habit). So a try of
ours is another thing than one of theirs, and worth more: this only tells how many there are.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import version
from statistics import median
from typing import Any

import skep
from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.value import shipped_value
from skep.bots.registry import make_bot
from skep.bots.search.search import WORLDS, Budget, Search
from skep.engine.chance import SeededChance

TRIES = 100
"""In each search."""
FEW_TRIES = 4
"""In each search of OpenSpiel's in a game of ours: by chance they take long to end."""
JUDGED = 200
"""Evaluations between two looks at the clock."""
APART = 7
"""Every so manieth decision of a game is searched."""
GOAL = 5.0
PEER = "backgammon"
"""The peer's game with a like number of moves (18; Butine! and Waggle Dance 13 to 15, Bee Busy 3
moves, which begin a dozen plans)."""
SAME = {game_id: f"python_skep_{game_id.replace('-', '_')}" for game_id in SIGHTS}
"""Our own games, as the peer knows them."""

Work = Iterator[tuple[int, int]]
"""For ever: how much was done just now, and among how many moves."""


@dataclass
class Worker:
    """Somebody at work, round by round."""

    name: str
    work: Work
    rates: list[float] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)

    def go_on(self, seconds: float) -> None:
        """One round."""
        done = 0
        begin = time.perf_counter()
        while time.perf_counter() < begin + seconds:
            count, choices = next(self.work)
            done += count
            self.choices.append(choices)
        self.rates.append(done / (time.perf_counter() - begin))


def positions(game_id: str) -> Iterator[tuple[skep.Match[Any, Any], int]]:
    """Moments of games between greedy bots, at which a seat has a choice; for ever."""
    seed = 0
    while True:
        seed += 1
        match = skep.new(game_id, seats=2, seed=seed)
        bots = [make_bot("greedy", game_id, seed + seat) for seat in range(2)]
        for number in range(1_000):
            if not match.actors:
                break
            seat = next(seat for seat in match.actors if match.legal(seat))
            legal = match.legal(seat)
            if number % APART == 0 and len(legal) > 1:
                yield match, seat
            match.apply(seat, bots[seat].choose(match.view(seat), legal))


def searches(game_id: str) -> Work:
    """Search one position after the other."""
    sight = SIGHTS[game_id]
    for match, seat in positions(game_id):
        chance = SeededChance(1)
        worlds = [sight.game.imagine(match.view(seat), chance) for _ in range(WORLDS)]
        legal = match.legal(seat)
        search = Search(sight, shipped_value(sight, 2), worlds, seat, legal, 1)
        search.run(Budget(TRIES))
        yield search.tries, len(legal)


def judgements(game_id: str) -> Work:
    """Judge one position after the other."""
    sight = SIGHTS[game_id]
    value = shipped_value(sight, 2)
    for match, seat in positions(game_id):
        for _ in range(JUDGED):
            value(match.state, seat)
        yield JUDGED, len(match.legal(seat))


def openspiel(name: str, tries: int) -> Work:
    """OpenSpiel's Python search, as it comes: one random game to the end for each try."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    import_module("skep.envs.openspiel")  # registers our games
    game = pyspiel.load_game(name)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, 1.4, tries, mcts.RandomRolloutEvaluator(1, dice), solve=False, random_state=dice
    )
    while True:
        state = game.new_initial_state()
        number = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(dice.choice(outcomes, p=weights)))
                continue
            moves = state.legal_actions()
            # As with ours: whole games soon, since games by chance are short near their end.
            if number % APART == 0 and len(moves) > 1:
                bot.mcts_search(state)
                yield tries, len(moves)
            number += 1
            state.apply_action(int(dice.choice(moves)))


def run(workers: list[Worker], rounds: int, seconds: float) -> None:
    """Everybody works by turns, so that a slow moment of the machine slows all."""
    for worker in workers:
        next(worker.work)
    for number in range(rounds):
        for worker in workers if number % 2 == 0 else reversed(workers):
            worker.go_on(seconds / rounds)


def report(judges: list[Worker], ours: dict[str, Worker], peers: dict[str, Worker]) -> str:
    """The figures as a table."""
    lines = [f"{'':<42}{'a second':>12}{'moves':>8}"]
    lines += [
        f"{worker.name:<42}{median(worker.rates):>12,.0f}{median(worker.choices):>8.0f}"
        for worker in (*judges, *ours.values(), *peers.values())
    ]
    lines.append("")
    for game_id, worker in ours.items():
        for name in (SAME[game_id], PEER):
            peer = peers.get(name)
            if peer is None:
                continue
            pairs = zip(worker.rates, peer.rates, strict=True)
            times = median(mine / theirs for mine, theirs in pairs)
            met = "met   " if times >= GOAL else "MISSED"
            lines.append(f"goal {met}  {worker.name}: {GOAL:g} times {peer.name}: {times:.1f}")
    return "\n".join(lines)


def _peers() -> dict[str, Worker]:
    try:
        with_version = f"OpenSpiel {version('open_spiel')}"
    except ModuleNotFoundError:
        print("Not installed, so not compared: open_spiel.")
        return {}
    return {
        name: Worker(f"{with_version}, Python MCTS, {name}", openspiel(name, tries))
        for names, tries in (((PEER,), TRIES), (SAME.values(), FEW_TRIES))
        for name in names
    }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each (default: 20)")
    parser.add_argument("--rounds", type=int, default=5, help="by turns (default: 5)")
    given = parser.parse_args()
    if given.seconds <= 0 or given.rounds < 1:
        parser.error("--seconds and --rounds are above zero")
    judges = [Worker(f"{name}: evaluations", judgements(name)) for name in SIGHTS]
    ours = {name: Worker(f"{name}: tries of a search", searches(name)) for name in SIGHTS}
    peers = _peers()
    run([*judges, *ours.values(), *peers.values()], given.rounds, given.seconds)
    print(report(judges, ours, peers))


if __name__ == "__main__":
    main()
