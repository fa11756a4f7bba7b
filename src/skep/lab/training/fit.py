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

TRACE = 0.7
"""How much a position learns from what comes after the next one: 0 nothing, 1 only the end."""
RIDGE = 1e-3
"""How much large weights cost."""
STEPS = 12
"""Newton's method is there long before."""
DIGITS = 5
"""So many digits of a weight are kept: the rest is noise, and differs between machines."""


def fit(seen: Sequence[Seen], *, points: bool) -> list[float]:
    """Weights whose sum foretells points, or the logarithm of the odds to win.

    The first feature is 1 always.
    """
    paths = [np.array(path, dtype=np.float64) for some in seen for path in some.paths]
    outcomes = np.array([outcome for some in seen for outcome in some.outcomes])
    everything = np.concatenate(paths)
    scale = everything.std(axis=0)
    scale[scale < 1e-9] = 1.0
    weights = _temporal_differences([path / scale for path in paths], outcomes) / scale
    if not points:
        weights = _as_odds(weights, everything, np.repeat(outcomes, [len(path) for path in paths]))
    return [float(f"{weight:.{DIGITS}g}") for weight in weights]


def _temporal_differences(paths: Sequence[Numbers], outcomes: Numbers) -> Numbers:
    """Weights by which a position is worth what the next one is, and the last one its outcome."""
    count = paths[0].shape[1]
    slopes = np.zeros((count, count))
    gains = np.zeros(count)
    rows = 0
    for path, outcome in zip(paths, outcomes, strict=True):
        traces = path.copy()
        for row in range(1, len(path)):
            traces[row] += TRACE * traces[row - 1]
        later = np.zeros_like(path)
        later[:-1] = path[1:]
        slopes += traces.T @ (path - later)
        gains += traces[-1] * outcome
        rows += len(path)
    slopes += np.eye(count) * (RIDGE * rows)
    return np.asarray(np.linalg.solve(slopes, gains), dtype=np.float64)


def _as_odds(weights: Numbers, features: Numbers, outcomes: Numbers) -> Numbers:
    """The same order of positions, as the logarithm of the odds to win: by how these ended."""
    inputs = np.stack([np.ones(len(features)), features @ weights - 0.5], axis=1)
    shape = np.array([0.0, 1.0])
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-np.clip(inputs @ shape, -30, 30)))
        slope = inputs.T @ (outcomes - likely)
        curve = (inputs * (likely * (1 - likely))[:, None]).T @ inputs + np.eye(2) * 1e-6
        shape = shape + np.linalg.solve(curve, slope)
    odds = weights * shape[1]
    odds[0] += shape[0] - 0.5 * shape[1]
    return np.asarray(odds, dtype=np.float64)
