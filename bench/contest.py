"""Rounds: everybody plays for a short while, in turn, again and again, and medians count.

A machine that does other work too slows all who play in the same moment. So rates are medians
over the rounds, and ratios are medians of the ratios within a round, never ratios of medians. Time
is the time of the processor: what other programs take from the clock is not in it.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any

COPY_SHARE = 0.1
"""This part of a round's time goes into copying positions."""
COPY_BATCH = 50
MOVE_BATCH = 10
"""So many moves between two looks at the clock, which would cost the fastest a tenth."""


@dataclass(frozen=True)
class Contestant:
    """Somebody who plays random games."""

    name: str
    play: Callable[[Random], Iterator[int]]
    """One game. At each decision it lists or counts the legal moves, makes one of them by chance,
    and yields how many there were."""
    midgame: Callable[[Random], Callable[[], object]]
    """Plays into the middle of a game and answers with the function that copies the position."""


@dataclass(frozen=True)
class Round:
    """What one contestant did in one round."""

    moves_per_second: float
    games_per_second: float
    listed_per_second: float
    copy_microseconds: float


RATES = ("moves_per_second", "games_per_second", "listed_per_second")
COPY = "copy_microseconds"


class Player:
    """A contestant at work. A game that a round cuts off goes on in the next one."""

    def __init__(self, contestant: Contestant, seed: int) -> None:
        self.contestant = contestant
        self._random = Random(seed)
        self._copy = contestant.midgame(self._random)
        self._game: Iterator[int] = iter(())
        self.rounds: list[Round] = []
        self.moves = 0
        self.listed = 0

    def play(self, seconds: float) -> None:
        """One round."""
        moves, games, listed, took = self._play(seconds * (1 - COPY_SHARE))
        self.moves += moves
        self.listed += listed
        copying = self._copy_time(seconds * COPY_SHARE)
        self.rounds.append(Round(moves / took, games / took, listed / took, copying * 1e6))

    def _play(self, seconds: float) -> tuple[int, int, int, float]:
        moves = games = listed = 0
        begin = now = time.process_time()
        while now < begin + seconds:
            for _ in range(MOVE_BATCH):
                count = next(self._game, None)
                if count is None:
                    games += 1
                    self._game = self.contestant.play(self._random)
                else:
                    moves += 1
                    listed += count
            now = time.process_time()
        return moves, games, listed, now - begin

    def _copy_time(self, seconds: float) -> float:
        copies = 0
        begin = now = time.process_time()
        while now < begin + seconds:
            for _ in range(COPY_BATCH):
                self._copy()
            copies += COPY_BATCH
            now = time.process_time()
        return (now - begin) / copies

    def middle(self, what: str) -> float:
        """The median over the rounds of one figure."""
        figures: list[float] = [getattr(each, what) for each in self.rounds]
        return median(figures)


def compete(contestants: Sequence[Contestant], rounds: int, seconds: float) -> list[Player]:
    """Let everybody play `seconds` in all, split into rounds."""
    players = [Player(contestant, seed=1) for contestant in contestants]
    for player in players:
        # What is computed once, at first need, is not what these figures are about.
        player.play(seconds / rounds)
        player.rounds.clear()
    for number in range(rounds):
        # There and back, so that nobody always plays behind the same other.
        for player in players if number % 2 == 0 else reversed(players):
            player.play(seconds / rounds)
    return players


def ratio(ours: Player, peer: Player, what: str) -> float | None:
    """How many times the peer's rate ours is: the median of the rounds.

    None when no round was long enough for the peer to finish anything.
    """
    pairs = zip(ours.rounds, peer.rounds, strict=True)
    ratios = [getattr(a, what) / getattr(b, what) for a, b in pairs if getattr(b, what)]
    return median(ratios) if ratios else None


def one_of(random: Random, moves: Sequence[Any]) -> Any:
    """Any of these, in the cheapest way, the same for everybody."""
    return moves[int(random.random() * len(moves))]
