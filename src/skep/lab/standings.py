"""Standings: what a ladder has found, as plain data that can be kept as JSON."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from skep.lab.figures import (
    Share,
    Spread,
    block_share,
    mean_interval,
    quantile,
    quantile_interval,
    spread_of,
    worth_of,
)
from skep.lab.pairing import Observed, games_of_a_block
from skep.lab.ratings import Meeting, Rating, rate
from skep.lab.simulate import parts_of_a_win

MEASURES = ("greedy", "steady", "random")
"""The first of these that takes part is the measure of the others; else the first bot."""


class Seconds(msgspec.Struct, frozen=True):
    """How long a bot thinks about a move. The only figures that another run changes."""

    moves: int
    median: float
    p95: float
    """Only one move in twenty takes longer."""
    most: float


class Standing(msgspec.Struct, frozen=True):
    """How a bot stands."""

    bot: str
    rating: Rating | None
    """None as long as not all have met, and where everybody plays alone."""
    share: float | None
    """Its share of the wins, the mean over all that it met."""
    seconds: Seconds | None
    forfeits: dict[str, int]
    """Why it forfeited games, and how often."""
    lost_moves: dict[str, int] = {}
    """Why it lost moves, which were then drawn by lot, and how often: bots from outside only."""


class Encounter(msgspec.Struct, frozen=True):
    """How two bots did against each other."""

    first: str
    second: str
    deals: int
    games: int
    score: Share
    """The first's share of all wins, from tables where both kinds fill as many seats."""
    first_alone: Share
    """Games that the first won alone among bots of the second kind; by luck 1 in `seats`."""
    second_alone: Share


class SoloFigures(msgspec.Struct, frozen=True):
    """How a bot did alone."""

    bot: str
    points: Spread
    tenth: float
    """One deal in ten ended with less."""
    ninetieth: float
    median_low: int
    median_high: int
    mean_low: float
    mean_high: float


class SoloEncounter(msgspec.Struct, frozen=True):
    """How two bots did on the same deals, each alone."""

    first: str
    second: str
    better: Share
    """Deals on which the first had more points; as many count for half."""
    difference: float
    """Points that the first had more, on average."""
    low: float
    high: float


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """What a ladder found. The same input gives the same but for the seconds."""

    schema: str = "skep-ladder-1"
    version: str
    game: str
    rules_version: int
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    games_asked: int
    """For every two bots; with `until`, the most. Alone: for every bot."""
    until: float | None
    """Half the width of the intervals to be reached."""
    complete: bool
    """False when it was stopped before its end."""
    games: int
    measure: str | None
    """The bot whose rating is 1000 by definition."""
    standings: tuple[Standing, ...]
    """The strongest first."""
    encounters: tuple[Encounter, ...] = ()
    alone: tuple[SoloFigures, ...] = ()
    solo_encounters: tuple[SoloEncounter, ...] = ()


Blocks = Counter[tuple[int, int]]
"""What the first and the second won alone in a block (see `pairing.Block`): how often."""


def encounter_of(first: str, second: str, blocks: Blocks, seats: int) -> Encounter:
    """The figures of two bots."""
    top = seats * parts_of_a_win(seats)
    alone = [block_share(_side(blocks, side), top, seats) for side in (0, 1)]
    games = games_of_a_block(seats)
    return Encounter(
        first=first,
        second=second,
        deals=blocks.total(),
        games=blocks.total() * games,
        score=block_share(_scores(blocks, top), 2 * top, games),
        first_alone=alone[0],
        second_alone=alone[1],
    )


def _side(blocks: Blocks, side: int) -> Counter[int]:
    counts: Counter[int] = Counter()
    for won, times in blocks.items():
        counts[won[side]] += times
    return counts


def _scores(blocks: Blocks, top: int) -> Counter[int]:
    """All that the first won: alone, and as the many around the second."""
    counts: Counter[int] = Counter()
    for (mine, theirs), times in blocks.items():
        counts[mine + top - theirs] += times
    return counts


def standings_of(
    bots: Sequence[str],
    pairs: Mapping[tuple[str, str], Blocks],
    encounters: Sequence[Encounter],
    seats: int,
    observed: Observed,
) -> tuple[str, tuple[Standing, ...]]:
    """How all bots stand, the strongest first, and who is the measure."""
    measure = next((bot for bot in MEASURES if bot in bots), bots[0])
    shares: dict[str, list[float]] = {bot: [] for bot in bots}
    for met in encounters:
        shares[met.first].append(met.score.share)
        shares[met.second].append(1 - met.score.share)
    means = {bot: sum(found) / len(found) for bot, found in shares.items() if found}
    ratings: dict[str, Rating] = {}
    if len(encounters) == len(list(combinations(bots, 2))):
        meetings = [_meeting(bots, met, pairs[met.first, met.second], seats) for met in encounters]
        rated = rate(len(bots), meetings, bots.index(measure))
        ratings = dict(zip(bots, rated, strict=True))
    order = sorted(bots, key=lambda bot: _rank(ratings.get(bot), means.get(bot)))
    return measure, tuple(
        standing_of(bot, observed, ratings.get(bot), means.get(bot)) for bot in order
    )


def _rank(rating: Rating | None, share: float | None) -> float:
    return -rating.rating if rating is not None else -(share or 0.0)


def _meeting(bots: Sequence[str], met: Encounter, blocks: Blocks, seats: int) -> Meeting:
    top = seats * parts_of_a_win(seats)
    worth = worth_of(_scores(blocks, top), 2 * top, games_of_a_block(seats))
    return Meeting(bots.index(met.first), bots.index(met.second), met.score.share, worth)


def standing_of(
    bot: str, observed: Observed, rating: Rating | None = None, share: float | None = None
) -> Standing:
    """How a bot stands, with what was seen of it."""
    times = observed.times.get(bot)
    seconds = None
    if times:
        median, p95 = (round(quantile(times, part)) / 1e6 for part in (0.5, 0.95))
        seconds = Seconds(times.total(), median, p95, max(times) / 1e6)
    forfeits = observed.forfeits.get(bot, Counter[str]())
    lost = observed.lost_moves.get(bot, Counter[str]())
    return Standing(
        bot, rating, share, seconds, dict(sorted(forfeits.items())), dict(sorted(lost.items()))
    )


def solo_figures(bot: str, points: Counter[int]) -> SoloFigures:
    """The figures of a bot that played alone."""
    median_low, median_high = quantile_interval(points, 0.5)
    _, mean_low, mean_high = mean_interval(points)
    return SoloFigures(
        bot=bot,
        points=spread_of(points),
        tenth=quantile(points, 0.1),
        ninetieth=quantile(points, 0.9),
        median_low=median_low,
        median_high=median_high,
        mean_low=mean_low,
        mean_high=mean_high,
    )


def solo_encounter(first: str, second: str, differences: Counter[int]) -> SoloEncounter:
    """Two bots, from how many points the first had more on each deal."""
    better: Counter[int] = Counter()
    for points, times in differences.items():
        better[1 + (points > 0) - (points < 0)] += times
    difference, low, high = mean_interval(differences)
    return SoloEncounter(first, second, block_share(better, 2, 1), difference, low, high)
