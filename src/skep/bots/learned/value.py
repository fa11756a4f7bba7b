"""The learned value: a weighted sum of features, and the weights that ship with Skep."""

from functools import cache
from importlib.resources import files
from operator import mul
from typing import Any

import msgspec

from skep.bots.learned.sight import Sight
from skep.engine.game import Result

SURE = 30.0
"""The value of a game that is won; less that, of one that is lost. Nothing else comes near."""


class Trained(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights for one seat count, and where they come from."""

    command: str
    seed: int
    version: str
    """The version of Skep that made them."""
    commit: str
    rules: int
    """The version of the game's rules that was played."""
    weights: dict[str, float]
    """By the name of the feature."""


class WeightsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All weights of a game, by seat count."""

    game: str
    by_seats: dict[str, Trained]


def folder_of(game_id: str) -> str:
    """The package that holds what was learned of a game."""
    return f"skep.bots.learned.{game_id.replace('-', '_')}"


@cache
def shipped(game_id: str) -> WeightsFile:
    """The weights that ship with Skep."""
    text = (files(folder_of(game_id)) / "weights.json").read_bytes()
    return msgspec.json.decode(text, type=WeightsFile)


@cache
def shipped_value(sight: Sight, seats: int) -> "Value":
    """The value for so many seats; of the nearest seat count when this one was not trained."""
    by_seats = shipped(sight.game.meta.id).by_seats
    nearest = min(by_seats, key=lambda known: (abs(int(known) - seats), known))
    weights = by_seats[nearest].weights
    return Value(sight, [weights[name] for name in sight.names_at(int(nearest))])


class Value:
    """What a state is worth to a seat: the logarithm of its odds to win, or points."""

    __slots__ = ("_features", "_points", "_result", "judge", "weights")

    def __init__(self, sight: Sight, weights: list[float]) -> None:
        self.weights = weights
        self.judge: Any = None if sight.judge is None else sight.judge(weights)
        self._features = sight.features
        self._points = sight.points
        self._result = sight.game.result

    def weigh(self, features: list[float]) -> float:
        """The weighted sum."""
        total: float = sum(map(mul, self.weights, features))
        return total

    def __call__(self, state: Any, seat: int) -> float:
        """How good it is."""
        result = self._result(state)
        if result is None:
            if self.judge is not None:
                worth: float = self.judge(state, seat)
                return worth
            return self.weigh(self._features(state, seat))
        return self._at_the_end(result, seat)

    def everybody(self, state: Any) -> list[float]:
        """How good it is for each seat."""
        seats = range(state.seats)
        result = self._result(state)
        if result is not None:
            return [self._at_the_end(result, seat) for seat in seats]
        if self.judge is not None:
            worths: list[float] = self.judge.everybody(state)
            return worths
        return [self.weigh(self._features(state, seat)) for seat in seats]

    def _at_the_end(self, result: Result, seat: int) -> float:
        if self._points:
            return float(result.scores[seat])
        if seat not in result.winners:
            return -SURE
        return SURE if len(result.winners) == 1 else 0.0
