"""What a seat observes: named arrays or one flat vector, and the mask of its actions."""

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from skep.envs.seen.arrays import Array, Numbers
from skep.envs.seen.registry import SIGHTS
from skep.envs.table import Rules, Table
from skep.envs.words import NOTHING

Floats = NDArray[np.float32]
Observation = dict[str, NDArray[Any]]
Seen = tuple[Numbers, Floats]
"""All arrays of a game side by side, and the features."""


class Observer:
    """Looks at tables for seats. It is made once for an environment."""

    def __init__(self, rules: Rules, *, flat: bool = False) -> None:
        self.rules = rules
        self.flat = flat
        self.sight = SIGHTS[rules.game.meta.id]
        self.arrays: tuple[Array, ...] = self.sight.arrays(rules.seats, rules.options)
        self._orders = [
            [(seat + step) % rules.seats for step in range(rules.seats)]
            for seat in range(rules.seats)
        ]
        self._pieces: list[tuple[str, slice, tuple[int, ...]]] = []
        self._size = 0
        for array in self.arrays:
            piece = slice(self._size, self._size + prod(array.shape))
            self._pieces.append((array.name, piece, array.shape))
            self._size = piece.stop
        self._paper = np.zeros(self._size, np.int16)
        """What is just being looked at, and beside it the same by name: made once, used again."""
        self._named = {
            name: self._paper[piece].reshape(shape) for name, piece, shape in self._pieces
        }
        self._words = 0 if rules.indexed else rules.vocabulary.longest
        self.parts: dict[str, slice] = self._parts()
        """Where each array is in the flat vector."""
        self.length = max(part.stop for part in self.parts.values())
        """How long the flat vector is."""

    def _parts(self) -> dict[str, slice]:
        features = len(self.sight.names)
        parts = {"features": slice(0, features)}
        for name, piece, _ in self._pieces:
            parts[name] = slice(features + piece.start, features + piece.stop)
        if self._words:
            begin = features + self._size
            parts["said"] = slice(begin, begin + self._words * self.rules.actions)
        return parts

    # ------------------------------------------------------------ spaces

    def space(self) -> spaces.Dict:
        """The space of observations, new each time: spaces have a random generator in them."""
        mask = spaces.Box(0, 1, (self.rules.actions,), np.int8)
        if self.flat:
            return spaces.Dict({"observation": _any_floats(self.length), "action_mask": mask})
        named: dict[str, spaces.Space[Any]] = {"features": _any_floats(len(self.sight.names))}
        for array in self.arrays:
            named[array.name] = spaces.Box(array.low, array.high, array.shape, np.int16)
        if self._words:
            named["said"] = spaces.Box(0, self.rules.actions - 1, (self._words,), np.int16)
        return spaces.Dict({**named, "action_mask": mask})

    # ------------------------------------------------------------ to look

    def observe(self, table: Table, seat: int, *, idle: bool = False) -> Observation:
        """What a seat observes. `idle`: it shall say nothing, even if it could."""
        speaks = seat == table.speaker and table.walk is not None and not idle
        said = table.walk.said if speaks and table.walk else ()
        return self.observation(table, seat, said, table.choices if speaks else [NOTHING])

    def observation(
        self, table: Table, seat: int, said: Sequence[int], choices: Sequence[int]
    ) -> Observation:
        """The same for a seat that has said these words and can go on with those."""
        mask = np.zeros(self.rules.actions, np.int8)
        mask[choices] = 1
        numbers, features = self.seen(table, seat)
        if self.flat:
            return {"observation": self.vector(numbers, features, said), "action_mask": mask}
        numbers = numbers.copy()
        found: Observation = {"features": features.copy()}
        for name, piece, shape in self._pieces:
            found[name] = numbers[piece].reshape(shape)
        if self._words:
            words = np.zeros(self._words, np.int16)
            words[: len(said)] = said
            found["said"] = words
        found["action_mask"] = mask
        return found

    def vector(self, numbers: Numbers, features: Floats, said: Sequence[int]) -> Floats:
        """All in one: features, arrays, and the words so far, each as a row with a 1 in it."""
        flat = np.zeros(self.length, np.float32)
        own = len(features)
        flat[:own] = features
        flat[own : own + self._size] = numbers
        if said and self._words:
            start, actions = own + self._size, self.rules.actions
            flat[[start + place * actions + word for place, word in enumerate(said)]] = 1
        return flat

    def seen(self, table: Table, seat: int) -> Seen:
        """What a seat sees of the state; it stays the same while a move is being said."""
        if seat not in table.seen:
            table.seen[seat] = self.look(table.state, seat)
        found: Seen = table.seen[seat]
        return found

    def look(self, state: Any, seat: int) -> Seen:
        """What a seat sees of a state."""
        self._paper.fill(0)
        self.sight.fill(self.rules.game.view(state, seat), self._orders[seat], self._named)
        return self._paper.copy(), np.array(self.sight.features(state, seat), np.float32)


def _any_floats(length: int) -> spaces.Box:
    return spaces.Box(-np.inf, np.inf, (length,), np.float32)
