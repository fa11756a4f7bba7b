"""`python -m bench.thinking [--seconds S] [--rounds N]`: how fast bots judge and search.

OpenSpiel's own tree search in Python is the peer, on

- backgammon, a game of its own in C++ with dice, where one has about as much to choose from;
- our own games as `skep.envs` offers them to it, word by word of a move;
- our own games by whole moves, in the very positions that we search, and with no layer between the
  search and our rules. It is told without a goal, since that is how fast our rules are.

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
from itertools import islice
from statistics import median
from typing import Any

import skep
from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.value import shipped_value
from skep.bots.levels import LEVELS, how
from skep.bots.registry import make_bot
from skep.bots.search.search import WORLDS, Budget, Search
from skep.bots.search.uncollected import uncollected
from skep.engine.chance import Chance, SeededChance
from skep.engine.choices import Choices
from skep.engine.game import Game

PEERS_TRIES = 100
"""In each search of OpenSpiel's in its own game."""
FEW_TRIES = 4
"""In each search of OpenSpiel's in a game of ours: by chance they take long to end."""
LONGEST = 5_000
"""After so many moves a game of ours by chance is over: Waggle Dance hardly ever ends."""
JUDGED = 50
"""Positions that are judged between two looks at the clock, each of them once."""
A_LITTLE = 0.04
"""Positions take far longer to come by than to be judged."""
APART = 7
"""Every so manieth decision of a game is searched."""
GOAL = 5.0
PEER = "backgammon"
"""The peer's game with a like number of moves (18; Butine! and Waggle Dance 13 to 15, Bee Busy 3
moves, which begin a dozen plans)."""
SAME = {game_id: f"python_skep_{game_id.replace('-', '_')}" for game_id in SIGHTS}
"""Our own games, as the peer knows them."""

Work = Iterator[tuple[int, float, int]]
"""For ever: how much was done just now, in how many seconds, and among how many moves."""


class WholeMoves:
    """A state of ours as OpenSpiel's search asks for it: an action is a place in the list of moves.

    Luck comes with the moves, so its search need not look at chance nodes. Where that leaves fewer
    moves than there were when a node was made, another one is made: this is about speed alone.
    """

    def __init__(self, game: Game[Any, Any], state: Any, chance: Chance, moves: int = 0) -> None:
        self._game = game
        self._state = state
        self._chance = chance
        self._moves = moves
        self._seat = -1
        self._choices: Choices[Any] | list[Any] = []
        self._look()

    def _look(self) -> None:
        self._seat = -1
        for seat in self._game.actors(self._state):
            self._choices = self._game.choices(self._state, seat)
            if self._choices:
                self._seat = seat
                return

    def clone(self) -> "WholeMoves":
        """The same, and nothing shared."""
        return WholeMoves(self._game, self._state.copy(), self._chance, self._moves)

    def is_chance_node(self) -> bool:
        """Never."""
        return False

    def is_terminal(self) -> bool:
        """Is it over, or has it lasted for too long?"""
        return self._seat < 0 or self._moves >= LONGEST

    def current_player(self) -> int:
        """Who acts; of several, the first."""
        return self._seat

    def legal_actions(self, _player: int = -1) -> list[int]:
        """One for each move."""
        return list(range(len(self._choices)))

    def apply_action(self, action: int) -> None:
        """Make a move."""
        move = self._choices[int(action) % len(self._choices)]
        self._game.apply(self._state, self._seat, move, self._chance)
        self._moves += 1
        self._look()

    def returns(self) -> list[float]:
        """1 for who wins, -1 for who does not."""
        result = self._game.result(self._state)
        winners = () if result is None else result.winners
        return [1.0 if seat in winners else -1.0 for seat in range(self._state.seats)]


@dataclass
class Worker:
    """Somebody at work, round by round."""

    name: str
    work: Work
    share: float = 1.0
    """Of the seconds of a round."""
    rates: list[float] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)

    def go_on(self, seconds: float) -> None:
        """One round."""
        done, spent = 0, 0.0
        while spent < seconds * self.share:
            count, took, choices = next(self.work)
            done += count
            spent += took
            self.choices.append(choices)
        self.rates.append(done / spent)


def positions(game_id: str, apart: int = APART) -> Iterator[tuple[skep.Match[Any, Any], int]]:
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
            if number % apart == 0 and len(legal) > 1:
                yield match, seat
            match.apply(seat, bots[seat].choose(match.view(seat), legal))


def searches(game_id: str) -> Work:
    """Search one position after the other, with as many tries as the strongest level has."""
    for match, seat in positions(game_id):
        legal = match.legal(seat)
        begin = time.perf_counter()
        tries = _search(match, seat, legal)
        yield tries, time.perf_counter() - begin, len(legal)


@uncollected()
def _search(match: skep.Match[Any, Any], seat: int, legal: list[Any]) -> int:
    """As a bot does it; how many tries there were."""
    sight = SIGHTS[match.game.meta.id]
    chance = SeededChance(1)
    worlds = [sight.game.imagine(match.view(seat), chance) for _ in range(WORLDS)]
    search = Search(sight, shipped_value(sight, 2), worlds, seat, legal, 1)
    search.run(Budget(how(LEVELS[-1], match.game.meta.id).tries))
    return search.tries


def judgements(game_id: str) -> Work:
    """Judge one position after the other."""
    sight = SIGHTS[game_id]
    value = shipped_value(sight, 2)
    met = positions(game_id, apart=1)
    while True:
        moments = [(match.state.copy(), seat) for match, seat in islice(met, JUDGED)]
        begin = time.perf_counter()
        for state, seat in moments:
            value(state, seat)
        took = time.perf_counter() - begin
        yield JUDGED, took, len(sight.game.legal(*moments[-1]))


def _searcher(name: str, tries: int) -> Any:
    """OpenSpiel's Python search, as it comes: one random game to the end for each try."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    import_module("skep.envs.openspiel")  # registers our games
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    game = pyspiel.load_game(name)
    return mcts.MCTSBot(game, 1.4, tries, evaluator, solve=False, random_state=dice)


def openspiel_by_whole_moves(game_id: str) -> Work:
    """OpenSpiel's search in the positions that we search."""
    bot = _searcher(SAME[game_id], FEW_TRIES)
    for match, seat in positions(game_id):
        state = WholeMoves(match.game, match.state.copy(), SeededChance(1))
        begin = time.perf_counter()
        bot.mcts_search(state)
        yield FEW_TRIES, time.perf_counter() - begin, len(match.legal(seat))


def openspiel(name: str, tries: int) -> Work:
    """OpenSpiel's search in positions of games by chance, as OpenSpiel knows them."""
    import numpy as np
    import pyspiel

    bot = _searcher(name, tries)
    dice = np.random.RandomState(1)
    while True:
        state = pyspiel.load_game(name).new_initial_state()
        number = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(dice.choice(outcomes, p=weights)))
                continue
            moves = state.legal_actions()
            # As with ours: whole games soon, since games by chance are short near their end.
            if number % APART == 0 and len(moves) > 1:
                begin = time.perf_counter()
                bot.mcts_search(state)
                yield tries, time.perf_counter() - begin, len(moves)
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
    lines = [f"{'':<58}{'a second':>12}{'moves':>8}"]
    lines += [
        f"{worker.name:<58}{median(worker.rates):>12,.0f}{median(worker.choices):>8.0f}"
        for worker in (*judges, *ours.values(), *peers.values())
    ]
    lines.append("")
    for game_id, worker in ours.items():
        for name in (PEER, SAME[game_id], game_id):
            peer = peers.get(name)
            if peer is None:
                continue
            pairs = zip(worker.rates, peer.rates, strict=True)
            times = median(mine / theirs for mine, theirs in pairs)
            met = (
                "no goal    "
                if name == game_id
                else f"goal {'met' if times >= GOAL else 'MISSED':<6}"
            )
            lines.append(f"{met} {worker.name} / {peer.name}: {times:.1f}")
    return "\n".join(lines)


def _peers() -> dict[str, Worker]:
    try:
        with_version = f"OpenSpiel {version('open_spiel')}"
    except ModuleNotFoundError:
        print("Not installed, so not compared: open_spiel.")
        return {}
    works = {
        PEER: openspiel(PEER, PEERS_TRIES),
        **{name: openspiel(name, FEW_TRIES) for name in SAME.values()},
        **{game_id: openspiel_by_whole_moves(game_id) for game_id in SIGHTS},
    }
    told = {game_id: f"{game_id} by whole moves" for game_id in SIGHTS}
    return {
        name: Worker(f"{with_version}, Python MCTS, {told.get(name, name)}", work)
        for name, work in works.items()
    }


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.thinking", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each (default: 20)")
    parser.add_argument("--rounds", type=int, default=5, help="by turns (default: 5)")
    given = parser.parse_args()
    if given.seconds <= 0 or given.rounds < 1:
        parser.error("--seconds and --rounds are above zero")
    judges = [Worker(f"{name}: evaluations", judgements(name), A_LITTLE) for name in SIGHTS]
    ours = {name: Worker(f"{name}: tries of a search", searches(name)) for name in SIGHTS}
    peers = _peers()
    run([*judges, *ours.values(), *peers.values()], given.rounds, given.seconds)
    print(report(judges, ours, peers))


if __name__ == "__main__":
    main()
