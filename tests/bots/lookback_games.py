"""Made games to look back at: with loaded dice, and with blunders."""

from collections.abc import Callable
from typing import Any

import skep
from skep.api import AnyMatch, Match, begin_again, read_options
from skep.bots.learned.player import LearnedBot
from skep.bots.learned.registry import SIGHTS
from skep.bots.lookback import Analysis, analyse
from skep.bots.lookback.foresight import Foresight
from skep.engine import record as records
from skep.engine.chance import Chance, RecordingChance, SeededChance

Choose = Callable[[AnyMatch, int], Any]


def clever(game_id: str, seed: int = 1) -> Choose:
    """Whoever plays as the bot that has learned."""
    sight = SIGHTS[game_id]
    bot = LearnedBot(sight, seed, sight.game.meta.rules_version)
    return lambda match, seat: bot.choose(match.view(seat), match.legal(seat))


def careless(match: AnyMatch, seat: int) -> Any:
    """Whoever takes the last move of the list."""
    return match.legal(seat)[-1]


class Loaded(Chance):
    """Luck that can be wound back, for whoever loads the dice."""

    def __init__(self, seed: int) -> None:
        self.source = SeededChance(seed)

    def below(self, n: int) -> int:
        return self.source.below(n)

    def copy(self) -> "Loaded":
        twin = Loaded(0)
        twin.source = self.source.copy()
        return twin


def play(game_id: str, choosers: list[Choose], seed: int, loaded_for: int | None = None) -> str:
    """The record of a whole game; the best of some throws for a seat where they are loaded."""
    sight = SIGHTS[game_id]
    seats = len(choosers)
    foresight = Foresight(sight, seats)
    chance = Loaded(seed)
    match: AnyMatch = Match.start(sight.game, seats, read_options(sight.game, {}), chance)
    while not match.over:
        seat = next(seat for seat in match.actors if match.legal(seat))
        move = choosers[seat](match, seat)
        if loaded_for is not None:
            chance.source = SeededChance(
                best_throw(match, seat, move, loaded_for, foresight, len(match.log))
            )
        match.apply(seat, move)
    return match.record()


def best_throw(
    match: AnyMatch, seat: int, move: Any, who: int, foresight: Foresight, number: int
) -> int:
    """The seed of the throw that is best for somebody, of some."""
    best, found = -1.0, 0
    for seed in range(1000 * number, 1000 * number + 12):
        after, drawn = match.state.copy(), RecordingChance(SeededChance(seed))
        match.game.apply(after, seat, move, drawn)
        if not drawn.outcomes:
            return seed
        worth = foresight.ahead(after).chances[who]
        if worth > best:
            best, found = worth, seed
    return found


def look(record: str, **more: Any) -> Analysis:
    """Look back at a record."""
    read = records.read(record)
    match = begin_again(read)
    return analyse(match.game, match.state, read.entries, read.position is None, **more)


def quick(game_id: str, seats: int, seed: int) -> str:
    """A game of careless people."""
    match = skep.new(game_id, seats=seats, seed=seed)
    while not match.over:
        seat = next(seat for seat in match.actors if match.legal(seat))
        match.apply(seat, careless(match, seat))
    return match.record()
