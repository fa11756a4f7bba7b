"""Random games of ours, and how much memory one of them takes."""

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import skep
from bench.contest import Contestant, one_of
from skep.api import AnyMatch
from skep.engine.chance import SeededChance
from skep.games.registry import game_by_id

MIDGAME = 30
"""After so many moves, a position is copied."""
MEMORY_GAMES = 5


@dataclass(frozen=True)
class Subject:
    """A game of ours, and how it is played here."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def new(self, seed: int) -> AnyMatch:
        """A new game through the public API."""
        return skep.new(self.game, seats=self.seats, seed=seed, options=self.options)


def by_rules(subject: Subject) -> Contestant:
    """The functions of the rules, as a search or a simulation calls them: nothing is recorded."""
    game = game_by_id(subject.game)
    options = subject.new(0).state.options

    def play(random: Random) -> Iterator[int]:
        chance = SeededChance(random.getrandbits(53))
        state, _ = game.setup(subject.seats, options, chance)
        while actors := game.actors(state):
            seat = one_of(random, actors)
            moves = game.legal(state, seat)
            if moves:  # in a race not every actor can do something
                game.apply(state, seat, one_of(random, moves), chance)
                yield len(moves)

    def midgame(random: Random) -> Callable[[], object]:
        match = _after(subject, random, MIDGAME)
        copy: Callable[[], object] = match.state.copy
        return copy

    return Contestant(f"{subject.game}, rules", play, midgame)


def by_draws(subject: Subject) -> Contestant:
    """The same games by the rules without lists: the moves are counted, and one of them is made."""
    game = game_by_id(subject.game)
    options = subject.new(0).state.options

    def play(random: Random) -> Iterator[int]:
        chance = SeededChance(random.getrandbits(53))
        state, _ = game.setup(subject.seats, options, chance)
        while actors := game.actors(state):
            seat = one_of(random, actors)
            choices = game.choices(state, seat)
            count = len(choices)
            if count:
                game.apply(state, seat, one_of(random, choices), chance)
                yield count

    return Contestant(f"{subject.game}, drawn", play, by_rules(subject).midgame)


def by_match(subject: Subject) -> Contestant:
    """The public API: the same games; each move is known to be allowed and goes into the record."""

    def play(random: Random) -> Iterator[int]:
        match = subject.new(random.getrandbits(53))
        while actors := match.actors:
            seat = one_of(random, actors)
            moves = match.legal(seat)
            if moves:
                match.apply(seat, one_of(random, moves))
                yield len(moves)

    def midgame(random: Random) -> Callable[[], object]:
        return _after(subject, random, MIDGAME).copy

    return Contestant(f"{subject.game}, API", play, midgame)


def _moves(match: AnyMatch, random: Random) -> Iterator[None]:
    while actors := match.actors:
        seat = one_of(random, actors)
        moves = match.legal(seat)
        if moves:
            match.apply(seat, one_of(random, moves))
            yield


def _after(subject: Subject, random: Random, moves: int) -> AnyMatch:
    match = subject.new(random.getrandbits(53))
    for _, _ in zip(range(moves), _moves(match, random), strict=False):
        pass
    return match


@dataclass(frozen=True)
class Memory:
    """Bytes that one game takes, beyond what all games share."""

    running: int
    """The most that was alive after any move of a game being played."""
    replayed: int
    """The most that a whole game took which was read back from its record."""


def memory(subject: Subject) -> Memory:
    """Measured by tracemalloc: what is alive because of one `Match`.

    Each game is played and read back once before, unmeasured, so that what games share exists
    already.
    """
    running = replayed = 0
    for seed in range(MEMORY_GAMES):
        record = _play_out(subject, seed, _Peak()).record()
        _read_back(record, _Peak())
        running = max(running, _traced(partial(_play_out, subject, seed)))
        replayed = max(replayed, _traced(partial(_read_back, record)))
    return Memory(running, replayed)


class _Peak:
    """The most memory that was alive at one of the moments looked at."""

    def __init__(self) -> None:
        self.before = tracemalloc.get_traced_memory()[0]
        self.most = 0

    def look(self) -> None:
        """Now is such a moment."""
        alive = tracemalloc.get_traced_memory()[0] - self.before
        self.most = max(self.most, alive)


def _play_out(subject: Subject, seed: int, peak: _Peak) -> AnyMatch:
    match = subject.new(seed)
    for _ in _moves(match, Random(seed)):
        peak.look()
    return match


def _read_back(record: str, peak: _Peak) -> AnyMatch:
    match = skep.replay(record)
    peak.look()
    return match


def _traced(work: Callable[[_Peak], object]) -> int:
    gc.collect()
    tracemalloc.start()
    try:
        peak = _Peak()
        work(peak)
        return peak.most
    finally:
        tracemalloc.stop()
