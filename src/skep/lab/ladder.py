"""The ladder: all bots of a game against each other, and how strong each of them is."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from math import ceil
from typing import Any

import msgspec

from skep import __version__
from skep.api import check_seats, read_options
from skep.bots.registry import bots_of, make_bot
from skep.engine.refusal import because
from skep.games.registry import game_by_id
from skep.lab.figures import quantile_interval
from skep.lab.looks import LEAST, LOOK
from skep.lab.pairing import (
    Block,
    Observed,
    SoloBlock,
    Table,
    games_of_a_block,
    play_block,
    play_solo,
)
from skep.lab.standings import (
    Blocks,
    Standings,
    encounter_of,
    solo_encounter,
    solo_figures,
    standing_of,
    standings_of,
)
from skep.lab.workers import BadExperiment, Crew, workers_wanted

GAMES = 100
"""For every two bots, when nothing is said."""
MOST = 20_000
"""Games for every two bots, however narrow the interval is to be."""


class Wish(msgspec.Struct, frozen=True):
    """What a ladder is to do."""

    table: Table
    bots: tuple[str, ...]
    games: int
    until: float | None


def bots_for(game_id: str) -> list[str]:
    """All bots that play a game."""
    return list(bots_of(game_by_id(game_id).meta.id))


def ladder(
    game_id: str,
    seats: int = 2,
    bots: Sequence[str] | None = None,
    games: int | None = None,
    until: float | None = None,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Standings:
    """Let bots (None: all of the game) play each against each other, on equal luck.

    Every two bots play `games` games, rounded up to whole deals (see `pairing.py`). With `until`,
    they stop when half the width of their interval is no more than that: looked at after every
    `LOOK` deals, from `LEAST` deals on, `games` games being the most. Where one plays alone, every
    bot plays as many games, and `until` is in points, of the intervals of all medians.

    Figures are the same for any number of workers (see `simulate`), as far as the bots' choices
    are. `progress` is told how many games are done, and how many will be needed as far as known.
    Ctrl-C ends a ladder early; what is known by then is what it answers.
    """
    wish = read_wish(game_id, seats, bots, games, until, seed, options)
    course: _Course = _Alone(wish) if seats == 1 else _Pairs(wish)
    complete = False
    try:
        with Crew(workers_wanted(workers)) as crew:
            _run(course, wish, crew, progress)
        complete = True
    except KeyboardInterrupt:
        pass  # what was asked for is known, as far as it is
    return course.standings(complete)


def read_wish(
    game_id: str,
    seats: int,
    bots: Sequence[str] | None,
    games: int | None,
    until: float | None,
    seed: int,
    options: dict[str, Any] | None,
) -> Wish:
    """What is to be done, when it can be; else a clear complaint."""
    game = game_by_id(game_id)
    check_seats(game, seats)
    chosen = msgspec.to_builtins(read_options(game, options or {}))
    named = tuple(bots_for(game_id) if bots is None else bots)
    for bot in named:
        make_bot(bot, game_id, 0)
        if named.count(bot) > 1:
            raise BadExperiment(because("ladder-twice", bot=bot))
    if len(named) < (1 if seats == 1 else 2):
        raise BadExperiment(because("ladder-few-bots", bots=", ".join(bots_for(game_id))))
    if games is not None and games < 1:
        raise BadExperiment(because("ladder-games-few", games=games))
    if until is not None and not 0 < until < (1000 if seats == 1 else 0.5):
        raise BadExperiment(because("ladder-until-range"))
    usual = GAMES if until is None else MOST
    return Wish(Table(game_id, seats, seed, chosen), named, games or usual, until)


def _run(
    course: "_Course", wish: Wish, crew: Crew, progress: Callable[[int, int], None] | None
) -> None:
    most = ceil(wish.games / games_of_a_block(wish.table.seats))
    start = 0
    while start < most and (due := course.due(wish.until)):
        deals = range(start, most if wish.until is None else min(start + LOOK, most))
        # Deal by deal, so that Ctrl-C finds all bots equally far.
        parts = [(one, deal) for deal in deals for one in due]
        for part, block in zip(parts, crew.each(course.play, parts), strict=True):
            course.add(part[0], block)
            if progress is not None:
                progress(course.games, course.games_needed(most, wish.until))
        start = deals.stop


class _Course:
    """What the two ways to play a ladder have in common."""

    def __init__(self, wish: Wish, play: Callable[[tuple[Any, int]], Any]) -> None:
        self.wish = wish
        self.play = play
        """Plays one part: whom it is about, and the number of a deal. Travels between processes."""
        self.games = 0
        self.observed = Observed()

    def due(self, until: float | None) -> list[Any]:
        """Those who have to play on."""
        raise NotImplementedError

    def add(self, one: Any, block: Any) -> None:
        """Count what was played."""
        raise NotImplementedError

    def games_needed(self, most: int, until: float | None) -> int:
        """How many games it will be in the end, as far as can be told."""
        raise NotImplementedError

    def standings(self, complete: bool) -> Standings:
        """What was found."""
        raise NotImplementedError


def _deals_needed(deals: int, half: float | None, most: int, until: float | None) -> int:
    """An interval is half as wide after four times as many deals."""
    if until is None or half is None:
        return most
    return min(most, max(LEAST, deals, ceil(deals * (half / until) ** 2)))


class _Pairs(_Course):
    """Every two bots against each other."""

    def __init__(self, wish: Wish) -> None:
        super().__init__(wish, partial(play_block, wish.table))
        self.blocks: dict[tuple[str, str], Blocks] = {
            pair: Counter() for pair in combinations(wish.bots, 2)
        }

    def due(self, until: float | None) -> list[tuple[str, str]]:
        return [
            pair
            for pair, blocks in self.blocks.items()
            if until is None or blocks.total() < LEAST or (self._half(pair) or 1.0) > until
        ]

    def _half(self, pair: tuple[str, str]) -> float | None:
        """Half the width of the wider of their two intervals."""
        blocks = self.blocks[pair]
        if not blocks:
            return None
        met = encounter_of(*pair, blocks, self.wish.table.seats)
        return max(share.high - share.low for share in (met.first_alone, met.second_alone)) / 2

    def add(self, one: tuple[str, str], block: Block) -> None:
        self.games += block.games
        self.blocks[one][block.alone] += 1
        self.observed.merge(block.observed)

    def games_needed(self, most: int, until: float | None) -> int:
        deals = sum(
            _deals_needed(blocks.total(), None if until is None else self._half(pair), most, until)
            for pair, blocks in self.blocks.items()
        )
        return deals * games_of_a_block(self.wish.table.seats)

    def standings(self, complete: bool) -> Standings:
        seats, bots = self.wish.table.seats, self.wish.bots
        met = [encounter_of(*pair, blocks, seats) for pair, blocks in self.blocks.items() if blocks]
        measure, standings = standings_of(bots, self.blocks, met, seats, self.observed)
        return msgspec.structs.replace(
            _frame(self.wish, self.games, complete),
            measure=measure,
            standings=standings,
            encounters=tuple(met),
        )


class _Alone(_Course):
    """Every bot alone, all on the same deals."""

    def __init__(self, wish: Wish) -> None:
        super().__init__(wish, partial(play_solo, wish.table))
        self.scores: Counter[tuple[int, ...]] = Counter()
        """The points of all bots on a deal: how often."""

    def due(self, until: float | None) -> list[tuple[str, ...]]:
        deals = self.scores.total()
        done = until is not None and deals >= LEAST and (self._half() or 0.0) <= until
        return [] if done else [self.wish.bots]

    def _half(self) -> float | None:
        if not self.scores:
            return None
        ends = [quantile_interval(self._points(bot), 0.5) for bot in self.wish.bots]
        return max(high - low for low, high in ends) / 2

    def _points(self, bot: str) -> Counter[int]:
        at = self.wish.bots.index(bot)
        points: Counter[int] = Counter()
        for scores, times in self.scores.items():
            points[scores[at]] += times
        return points

    def add(self, one: tuple[str, ...], block: SoloBlock) -> None:
        self.games += len(one)
        self.scores[block.scores] += 1
        self.observed.merge(block.observed)

    def games_needed(self, most: int, until: float | None) -> int:
        half = None if until is None else self._half()
        return _deals_needed(self.scores.total(), half, most, until) * len(self.wish.bots)

    def standings(self, complete: bool) -> Standings:
        frame = _frame(self.wish, self.games, complete)
        if not self.scores:
            return frame
        figures = [solo_figures(bot, self._points(bot)) for bot in self.wish.bots]
        figures.sort(key=lambda one: (-one.points.median, -one.points.mean))
        order = [one.bot for one in figures]
        return msgspec.structs.replace(
            frame,
            standings=tuple(standing_of(bot, self.observed) for bot in order),
            alone=tuple(figures),
            solo_encounters=tuple(
                solo_encounter(*pair, self._differences(*pair)) for pair in combinations(order, 2)
            ),
        )

    def _differences(self, first: str, second: str) -> Counter[int]:
        here, there = self.wish.bots.index(first), self.wish.bots.index(second)
        found: Counter[int] = Counter()
        for scores, times in self.scores.items():
            found[scores[here] - scores[there]] += times
        return found


def _frame(wish: Wish, games: int, complete: bool) -> Standings:
    """Standings without anything found yet."""
    table = wish.table
    return Standings(
        version=__version__,
        game=table.game,
        rules_version=game_by_id(table.game).meta.rules_version,
        seats=table.seats,
        bots=wish.bots,
        seed=table.seed,
        options=table.options,
        games_asked=wish.games,
        until=wish.until,
        complete=complete,
        games=games,
        measure=None,
        standings=(),
    )
