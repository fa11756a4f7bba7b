"""Ratings: one number for each bot, from all that they won against each other.

The model is Bradley and Terry's: a bot of rating r takes a share 1 / (1 + 10^((s - r) / 400)) of
the wins from one of rating s, as in chess. choix finds the ratings that make the results most
likely (docs/adr/0018). One bot is the measure of the others and has 1000 by definition.
"""

from collections.abc import Sequence
from math import log, sqrt

import msgspec

from skep.engine.extras import from_extra
from skep.lab.figures import Z

with from_extra("lab"):
    import choix
    import numpy as np

MIDDLE = 1000.0
SCALE = 400 / log(10)
"""Points of rating in one unit of the model's."""
BELIEF = 0.5
"""Wins added to both sides of every two bots that met. Without them, a bot that won every game
would be infinitely strong; with them, it is as strong as one that might lose the next."""


class Meeting(msgspec.Struct, frozen=True):
    """What two bots, by their numbers, shared out between them."""

    first: int
    second: int
    share: float
    """The first's share of the wins."""
    games: float
    """How many independent games that is worth (see `figures.worth_of`)."""


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, with its 95% interval against the measure."""

    rating: float
    low: float
    high: float


def rate(bots: int, meetings: Sequence[Meeting], measure: int) -> list[Rating]:
    """The ratings of so many bots; each must have met each other."""
    wins = np.zeros((bots, bots))
    for meeting in meetings:
        wins[meeting.first, meeting.second] = BELIEF + meeting.games * meeting.share
        wins[meeting.second, meeting.first] = BELIEF + meeting.games * (1 - meeting.share)
    strengths = choix.ilsr_pairwise_dense(wins, max_iter=1000)
    games = wins + wins.T
    chances = 1 / (1 + np.exp(strengths[np.newaxis, :] - strengths[:, np.newaxis]))
    # The curvature of the likelihood: how sure the data make us of each difference.
    known = games * chances * (1 - chances)
    information = np.diag(known.sum(axis=1)) - known
    others = [bot for bot in range(bots) if bot != measure]
    variances = np.zeros(bots)
    variances[others] = np.diag(np.linalg.inv(information[np.ix_(others, others)]))
    return [
        _rating(float(strengths[bot] - strengths[measure]), float(variances[bot]))
        for bot in range(bots)
    ]


def _rating(difference: float, variance: float) -> Rating:
    rating, reach = MIDDLE + SCALE * difference, SCALE * Z * sqrt(variance)
    return Rating(rating, rating - reach, rating + reach)
