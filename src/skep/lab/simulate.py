"""Simulate: many games between bots, on one core or on many, with the same figures."""

import hashlib
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from math import lcm
from typing import Any

import msgspec

from skep.api import check_seats, read_options
from skep.bots.outside.player import lost_moves_of
from skep.bots.player import offered
from skep.bots.registry import Player, make_bot
from skep.engine.chance import SeededChance
from skep.engine.game import Game, Result
from skep.engine.refusal import IllegalMove
from skep.games.registry import game_by_id
from skep.lab import race
from skep.lab.figures import Share, Spread, share_of, spread_of
from skep.lab.notes import Notes, Use, uses_of
from skep.lab.workers import BadExperiment, Crew, workers_wanted

CHUNK = 20
"""Games that a worker plays at a stretch: enough to be worth sending, few enough to see going."""


class SeatFigures(msgspec.Struct, frozen=True):
    """How a seat did, whoever sat there."""

    seat: int
    wins: Share


class BotFigures(msgspec.Struct, frozen=True):
    """How a kind of bot did. Two of the same kind at one table are counted together."""

    bot: str
    players: int
    """How many of this kind sat at each table."""
    wins: Share
    """Games won by a bot of this kind."""
    scores: Spread


class AloneFigures(msgspec.Struct, frozen=True):
    """How a bot did that played alone: nobody to win against, so points and ranks tell."""

    bot: str
    scores: Spread
    ranks: dict[str, int]
    """How often it reached each rank, the most frequent first; empty where there are none."""


class Report(msgspec.Struct, frozen=True):
    """What a simulation found. The same input gives the same report on every machine."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Any]
    by_seat: tuple[SeatFigures, ...]
    """Empty when somebody plays alone."""
    by_bot: tuple[BotFigures, ...]
    """Empty when somebody plays alone."""
    length: Spread
    """Moves in a game."""
    end_reasons: dict[str, int]
    seconds: Spread | None = None
    """Virtual seconds from start to end; None where there is no race (see `race.py`)."""
    slips: Spread | None = None
    """Moves of a race that the rules refused."""
    alone: AloneFigures | None = None
    """None when several play."""
    rounds: Spread | None = None
    """Rounds in a game; None where they are not counted."""
    actions: dict[str, Use] = {}
    """How often each action was used, by all players together; the most used first."""
    cards: dict[str, Use] = {}
    """The same for cards."""
    lost_moves: dict[str, dict[str, int]] = {}
    """Bot from outside → why it lost moves, which were then drawn by lot: how often."""


class Experiment(msgspec.Struct, frozen=True):
    """What is to be simulated: plain data, so that it travels between processes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Any]


@dataclass(slots=True)
class Tally:
    """Counts of some games. Whole numbers only, so that merging is exact in any order."""

    games: int = 0
    by_seat: Counter[int] = field(default_factory=Counter)
    """Wins in parts of a win, see `parts_of_a_win`."""
    by_bot: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    scores: dict[str, Counter[int]] = field(default_factory=dict)
    reasons: Counter[str] = field(default_factory=Counter)
    seconds: Counter[int] = field(default_factory=Counter)
    slips: Counter[int] = field(default_factory=Counter)
    notes: Notes = field(default_factory=Notes)
    lost_moves: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, result: Result, moves: int, seated: tuple[str, ...]) -> None:
        """Count one game."""
        self.games += 1
        self.lengths[moves] += 1
        self.reasons[result.reason] += 1
        for seat in result.winners:  # nobody wins a puzzle that stays unsolved
            part = parts_of_a_win(len(seated)) // len(result.winners)
            self.by_seat[seat] += part
            self.by_bot[seated[seat]] += part
        for seat, bot in enumerate(seated):
            self.scores.setdefault(bot, Counter())[result.scores[seat]] += 1

    def add_race(self, finish: race.Finish, seated: tuple[str, ...]) -> None:
        """Count one race."""
        self.add(finish.result, finish.moves, seated)
        self.seconds[round(finish.seconds)] += 1
        self.slips[finish.slips] += 1

    def add_lost(self, players: list[Player], seated: tuple[str, ...]) -> None:
        """Count the moves that bots from outside have lost in one game."""
        for bot, player in zip(seated, players, strict=True):
            if lost := lost_moves_of(player):
                self.lost_moves.setdefault(bot, Counter()).update(lost)

    def merge(self, other: "Tally") -> None:
        """Count the games of another tally too."""
        self.games += other.games
        self.by_seat += other.by_seat
        self.by_bot += other.by_bot
        self.lengths += other.lengths
        self.reasons.update(other.reasons)
        self.seconds.update(other.seconds)
        self.slips.update(other.slips)
        self.notes.merge(other.notes)
        for bot, lost in other.lost_moves.items():
            self.lost_moves.setdefault(bot, Counter()).update(lost)
        for bot, scores in other.scores.items():
            self.scores.setdefault(bot, Counter()).update(scores)


def parts_of_a_win(seats: int) -> int:
    """In how many parts a win is counted, so that any number of seats can share it exactly."""
    return lcm(*range(1, seats + 1))


def simulate(
    game_id: str,
    seats: int,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Let bots play many games against each other.

    Game i seats the bots rotated by i, so every bot plays every seat equally often (when `games`
    is a multiple of `seats`). Ties: a win that k seats share counts 1/k for each of them, so that
    all shares of a report add up to one. Intervals are Wilson's, see `figures.wilson`.

    Workers are processes; 0 means one for each core, and the figures are the same for any number.
    A script of your own that asks for more than one needs `if __name__ == "__main__":`, because
    each new process imports it. `progress` is told how many games are done so far.
    """
    experiment = _experiment(game_id, seats, bots, games, seed, options)
    total = Tally()
    with closing(_tallies(experiment, workers_wanted(workers))) as tallies:
        for tally in tallies:
            total.merge(tally)
            if progress is not None:
                progress(total.games)
    return _report(experiment, total)


def _experiment(
    game_id: str, seats: int, bots: list[str], games: int, seed: int, options: dict[str, Any] | None
) -> Experiment:
    game = game_by_id(game_id)
    check_seats(game, seats)
    chosen = read_options(game, options or {})
    if len(bots) != seats:
        named = ", ".join(bots) or "none"
        raise BadExperiment(f"{seats} seats need {seats} bots, not {len(bots)}: {named}")
    for bot in bots:
        make_bot(bot, game_id, 0)
    if games < 1:
        raise BadExperiment(f"cannot play {games!r} games; at least 1")
    return Experiment(game_id, seats, tuple(bots), games, seed, msgspec.to_builtins(chosen))


def _tallies(experiment: Experiment, workers: int) -> Generator[Tally]:
    """The tallies of all chunks, in order."""
    starts = range(0, experiment.games, CHUNK)
    with Crew(min(workers, len(starts))) as crew:
        yield from crew.each(partial(play_chunk, experiment), starts)


def play_chunk(experiment: Experiment, start: int) -> Tally:
    """Play the games from number `start` on, as many as make a chunk."""
    game = game_by_id(experiment.game)
    options = read_options(game, experiment.options)
    tally = Tally()
    for number in range(start, min(start + CHUNK, experiment.games)):
        seated = seating(experiment.bots, number)
        seed = seed_of_game(experiment.seed, number)
        players = [
            make_bot(bot, experiment.game, seed_of_game(seed, seat))
            for seat, bot in enumerate(seated)
        ]
        if game.meta.race:
            tally.add_race(race.run(game, options, players, seed, tally.notes), seated)
        else:
            result, moves = play(game, options, players, seed, tally.notes)
            tally.add(result, moves, seated)
        tally.add_lost(players, seated)
    return tally


def seating(bots: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Who sits where in game `number`: the bots, rotated."""
    turn = number % len(bots)
    return bots[turn:] + bots[:turn]


def seed_of_game(seed: int, number: int) -> int:
    """The seed of one game of a simulation; `skep.new` with it deals the same cards."""
    digest = hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 11  # 53 bits: a number that JSON keeps exact


def play(
    game: Game[Any, Any],
    options: Any,
    players: list[Player],
    seed: int,
    notes: Notes | None = None,
) -> tuple[Result, int]:
    """Play one game to its end; answers with its result and the number of moves."""
    chance = SeededChance(seed)
    state, _ = game.setup(len(players), options, chance)
    moves = 0
    while actors := game.actors(state):
        # Where several may act at once, the first who can.
        offers = ((seat, offered(game, state, seat, players[seat])) for seat in actors)
        able = ((seat, legal) for seat, legal in offers if legal)
        seat, legal = next(able)
        move = players[seat].choose(game.view(state, seat), legal)
        refusal = game.check(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        game.apply(state, seat, move, chance)
        moves += 1
        if notes is not None:
            notes.moved(game, move)
    result = game.result(state)
    assert result is not None, "nobody may act, and the game is not over"
    if notes is not None:
        notes.ended(game.view(state, None))
    return result, moves


def _report(experiment: Experiment, total: Tally) -> Report:
    alone = experiment.seats == 1
    rounds = total.notes.rounds
    return Report(
        game=experiment.game,
        seats=experiment.seats,
        bots=experiment.bots,
        games=total.games,
        seed=experiment.seed,
        options=experiment.options,
        by_seat=() if alone else _by_seat(experiment, total),
        by_bot=() if alone else _by_bot(experiment, total),
        alone=_alone(experiment.bots[0], total) if alone else None,
        length=spread_of(total.lengths),
        end_reasons={reason: total.reasons[reason] for reason in sorted(total.reasons)},
        seconds=spread_of(total.seconds) if total.seconds else None,
        slips=spread_of(total.slips) if total.slips else None,
        rounds=spread_of(rounds) if rounds else None,
        actions=uses_of(total.notes.actions, total.games),
        cards=uses_of(total.notes.cards, total.games),
        lost_moves={bot: dict(sorted(lost.items())) for bot, lost in total.lost_moves.items()},
    )


def _by_seat(experiment: Experiment, total: Tally) -> tuple[SeatFigures, ...]:
    parts = parts_of_a_win(experiment.seats)
    return tuple(
        SeatFigures(seat, share_of(total.by_seat[seat] / parts, total.games))
        for seat in range(experiment.seats)
    )


def _by_bot(experiment: Experiment, total: Tally) -> tuple[BotFigures, ...]:
    parts = parts_of_a_win(experiment.seats)
    kinds = sorted(set(experiment.bots), key=experiment.bots.index)
    return tuple(
        BotFigures(
            bot=bot,
            players=experiment.bots.count(bot),
            wins=share_of(total.by_bot[bot] / parts, total.games),
            scores=spread_of(total.scores[bot]),
        )
        for bot in kinds
    )


def _alone(bot: str, total: Tally) -> AloneFigures:
    ranks = total.notes.ranks
    order = sorted(ranks, key=lambda rank: (-ranks[rank], rank))
    return AloneFigures(bot, spread_of(total.scores[bot]), {rank: ranks[rank] for rank in order})
