"""Fitting weights to what was seen. The only part of training that needs NumPy.

A game of an hour ends in one win, and whatever was seen in it would share that one label. So a
position is not only measured by how its game ended, but also by what the next positions are worth:
temporal differences, solved at once for all that was seen (LSTD with traces).
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from skep.lab.training.selfplay import Seen

Numbers = NDArray[np.float64]

RIDGE = 1e-3
"""How much large weights cost."""
ENDS_RIDGE = 1.0
"""The same where weights are fitted to ends: in rows, and there are a hundred thousand of them."""
STEPS = 12
"""Newton's method is there long before."""
DIGITS = 5
"""So many digits of a weight are kept: the rest is noise, and differs between machines."""


class Folded:
    """What was seen in a round of games, folded into the sums that a fit needs.

    Where there are winners, the positions themselves are kept too: their odds need them.
    """

    def __init__(self, count: int, trace: float, *, points: bool) -> None:
        self.trace = trace
        self.points = points
        self.slopes: Numbers = np.zeros((count, count))
        self.gains: Numbers = np.zeros(count)
        self.sums: Numbers = np.zeros(count)
        self.squares: Numbers = np.zeros(count)
        self.rows = 0
        self.features: list[Numbers] = []
        self.outcomes: list[Numbers] = []

    def add(self, seen: Seen) -> None:
        """Fold in some games."""
        paths = [np.array(path, dtype=np.float64) for path in seen.paths]
        if not paths:
            return
        all_traces: list[Numbers] = []
        all_falls: list[Numbers] = []
        for at, outcome in enumerate(seen.outcomes):
            falls = paths[at].copy()
            falls[:-1] -= paths[at][1:]
            if outcome is None:
                # It went on in another way: the last one only says what the one before is worth.
                paths[at], falls = paths[at][:-1], falls[:-1]
            traces = paths[at].copy()
            for row in range(1, len(traces)):
                traces[row] += self.trace * traces[row - 1]
            if outcome is not None:
                self.gains += traces[-1] * outcome
            all_traces.append(traces)
            all_falls.append(falls)
        self.slopes += np.concatenate(all_traces).T @ np.concatenate(all_falls)
        features = np.concatenate(paths)
        self.sums += features.sum(axis=0)
        self.squares += (features**2).sum(axis=0)
        self.rows += len(features)
        if not self.points:
            self.features.append(features)
            outcomes = [0.0 if outcome is None else outcome for outcome in seen.outcomes]
            self.outcomes.append(np.repeat(outcomes, [len(path) for path in paths]))


def fit(rounds: Sequence[Folded]) -> list[float]:
    """Weights whose sum foretells points, or the logarithm of the odds to win.

    The first feature is 1 always, where there are winners.
    """
    rows = sum(folded.rows for folded in rounds)
    mean = sum(folded.sums for folded in rounds) / rows
    scale = np.sqrt(np.maximum(sum(folded.squares for folded in rounds) / rows - mean**2, 0.0))
    scale[scale < 1e-9] = 1.0
    # A position is worth what the next one is, and the last one its outcome.
    slopes = sum(folded.slopes for folded in rounds) / scale[:, None] / scale
    slopes += np.eye(len(scale)) * (RIDGE * rows)
    gains = sum(folded.gains for folded in rounds) / scale
    weights = np.asarray(np.linalg.solve(slopes, gains), dtype=np.float64) / scale
    if not rounds[0].points:
        features = np.concatenate([some for folded in rounds for some in folded.features])
        outcomes = np.concatenate([some for folded in rounds for some in folded.outcomes])
        weights = _as_odds(weights, features, outcomes)
    return [float(f"{weight:.{DIGITS}g}") for weight in weights]


def fit_to_ends(folded: Folded) -> list[float]:
    """Weights whose sum is the logarithm of the odds to win, from nothing but how games ended."""
    features, outcomes = np.concatenate(folded.features), np.concatenate(folded.outcomes)
    mean, scale = features.mean(axis=0), features.std(axis=0)
    scale[scale < 1e-9] = 1.0
    # The first feature is 1 always: it takes what the others' means leave.
    mean[0], scale[0] = 0.0, 1.0
    odds = _logistic((features - mean) / scale, outcomes, ENDS_RIDGE) / scale
    odds[0] -= mean @ odds
    return [float(f"{weight:.{DIGITS}g}") for weight in odds]


def _logistic(inputs: Numbers, outcomes: Numbers, ridge: float) -> Numbers:
    """Newton's method for a logistic regression."""
    shape = np.zeros(inputs.shape[1])
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-np.clip(inputs @ shape, -30, 30)))
        slope = inputs.T @ (outcomes - likely) - ridge * shape
        curve = (inputs * (likely * (1 - likely))[:, None]).T @ inputs
        shape = shape + np.linalg.solve(curve + ridge * np.eye(len(shape)), slope)
    return np.asarray(shape, dtype=np.float64)


def _as_odds(weights: Numbers, features: Numbers, outcomes: Numbers) -> Numbers:
    """The same order of positions, as the logarithm of the odds to win: by how these ended."""
    inputs = np.stack([np.ones(len(features)), features @ weights - 0.5], axis=1)
    shape = _logistic(inputs, outcomes, 1e-6)
    odds = weights * shape[1]
    odds[0] += shape[0] - 0.5 * shape[1]
    return np.asarray(odds, dtype=np.float64)
