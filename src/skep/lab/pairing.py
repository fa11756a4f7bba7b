"""Pairing: two bots on the same luck, with every seat taken by each of them in turn.

For one deal, each of the two sits once in every seat, alone among bots of the other kind, and all
these games have the same seed. At two seats that is a pair: the same game with the sides changed.
So the luck of the deal is the same for both, and a block, all games of a deal, is what counts.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from skep.api import read_options
from skep.bots.outside.player import lost_moves_of
from skep.bots.registry import make_bot
from skep.engine.game import Game, Result
from skep.games.registry import game_by_id
from skep.lab.simulate import parts_of_a_win, seed_of_game
from skep.lab.watching import Forfeit, watched_game


class Table(msgspec.Struct, frozen=True):
    """What every game of a ladder has in common: plain data, for other processes."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]


@dataclass(slots=True)
class Observed:
    """What was seen of bots, in whatever games."""

    times: dict[str, Counter[int]] = field(default_factory=dict)
    """Bot → microseconds for a move: how often it took so long."""
    forfeits: dict[str, Counter[str]] = field(default_factory=dict)
    """Bot → why it forfeited: how often."""
    lost_moves: dict[str, Counter[str]] = field(default_factory=dict)
    """Bot from outside → why it lost moves, which were then drawn by lot: how often."""

    def merge(self, other: "Observed") -> None:
        """Count what was seen in other games, too."""
        for mine, more in (
            (self.times, other.times),
            (self.forfeits, other.forfeits),
            (self.lost_moves, other.lost_moves),
        ):
            for bot, counts in more.items():
                mine.setdefault(bot, Counter()).update(counts)  # type: ignore[arg-type]


@dataclass(slots=True)
class Block:
    """A block that was played."""

    games: int
    alone: tuple[int, int]
    """What the first and the second won alone among bots of the other kind, in all seats
    together, in parts of a win."""
    observed: Observed


@dataclass(slots=True)
class SoloBlock:
    """A deal that was played alone by each bot."""

    scores: tuple[int, ...]
    observed: Observed


def games_of_a_block(seats: int) -> int:
    """How many games are played on one deal: alone, by each bot."""
    return seats if seats <= 2 else 2 * seats


def seatings(first: str, second: str, seats: int) -> list[tuple[str, ...]]:
    """Who sits where in the games of a block: the first alone in every seat, then the second."""
    tables = [_alone(first, second, seat, seats) for seat in range(seats)]
    if seats == 2:  # the second alone is the first alone in the other seat
        return tables
    return tables + [_alone(second, first, seat, seats) for seat in range(seats)]


def _alone(bot: str, others: str, seat: int, seats: int) -> tuple[str, ...]:
    return tuple(bot if at == seat else others for at in range(seats))


def seed_of_deal(seed: int, bots: Sequence[str], deal: int) -> int:
    """The seed of a block's games: another for each two bots, the same for any other company."""
    digest = hashlib.blake2b("/".join(sorted(bots)).encode(), digest_size=8).digest()
    return seed_of_game(seed ^ int.from_bytes(digest, "big"), deal)


def play_block(table: Table, part: tuple[tuple[str, str], int]) -> Block:
    """Play all games of a block: of these two bots, on the deal of this number."""
    (first, second), deal = part
    seats = table.seats
    game = game_by_id(table.game)
    options = read_options(game, table.options)
    seed = seed_of_deal(table.seed, (first, second), deal)
    observed = Observed()
    won = [
        win_parts(play_seated(game, options, seated, seed, observed), seats)
        for seated in seatings(first, second, seats)
    ]
    whole = seats * parts_of_a_win(seats)
    mine = sum(won[seat][seat] for seat in range(seats))
    theirs = whole - mine if seats == 2 else sum(won[seats + seat][seat] for seat in range(seats))
    return Block(len(won), (mine, theirs), observed)


def play_solo(table: Table, part: tuple[tuple[str, ...], int]) -> SoloBlock:
    """Let each of these bots play the deal of this number alone. Who forfeits has no points."""
    bots, deal = part
    game = game_by_id(table.game)
    options = read_options(game, table.options)
    seed = seed_of_game(table.seed, deal)
    observed = Observed()
    ends = [play_seated(game, options, (bot,), seed, observed) for bot in bots]
    scores = tuple(0 if isinstance(end, Forfeit) else end.scores[0] for end in ends)
    return SoloBlock(scores, observed)


def play_seated(
    game: Game[Any, Any], options: Any, seated: tuple[str, ...], seed: int, observed: Observed
) -> Result | Forfeit:
    """Play one game. What a bot's own dice are depends on its seat, not on its kind."""
    players = [
        make_bot(bot, game.meta.id, seed_of_game(seed, seat)) for seat, bot in enumerate(seated)
    ]
    end, watch = watched_game(game, options, players, seed)
    for seat, times in watch.times.items():
        observed.times.setdefault(seated[seat], Counter()).update(times)
    for bot, player in zip(seated, players, strict=True):
        if lost := lost_moves_of(player):
            observed.lost_moves.setdefault(bot, Counter()).update(lost)
    if isinstance(end, Forfeit):
        observed.forfeits.setdefault(seated[end.seat], Counter())[end.why] += 1
    return end


def win_parts(end: Result | Forfeit, seats: int) -> list[int]:
    """What each seat has of the win, in parts of it.

    Who forfeits has nothing, and all others share the win. Those who win together share it, and
    where nobody wins everybody does.
    """
    everybody = tuple(range(seats))
    if isinstance(end, Forfeit):
        winners = tuple(seat for seat in everybody if seat != end.seat)
    else:
        winners = end.winners or everybody
    part = parts_of_a_win(seats) // len(winners)
    return [part if seat in winners else 0 for seat in everybody]
