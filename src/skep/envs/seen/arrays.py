"""How what a seat sees is declared: named arrays with shapes, limits and a sentence each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int16]
Arrays = dict[str, Numbers]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Array:
    """One array of whole numbers. An axis of seats begins with the seat that looks."""

    name: str
    shape: tuple[int, ...]
    about: str
    high: int = 1
    low: int = 0


@dataclass(frozen=True, slots=True)
class Sight:
    """How one game is seen."""

    arrays: Callable[[int, Any], tuple[Array, ...]]
    """`arrays(seats, options)`: what there is."""
    fill: Callable[[Any, Sequence[int], Arrays], None]
    """`fill(view, order, arrays)`: write a view into arrays of zeros. `order`: the seats, beginning
    with the one that looks."""
    names: tuple[str, ...]
    """The features: what the learned bots look at."""
    features: Callable[[Any, int], Sequence[float]]
    """`features(state, seat)`: only what this seat may know (a law in the tests)."""


def place_in(words: Sequence[str]) -> dict[str, int]:
    """The places of words in a list."""
    return {word: place for place, word in enumerate(words)}


def turned(values: Sequence[T], order: Sequence[int]) -> list[T]:
    """The values of the seats, beginning with the one that looks."""
    return [values[seat] for seat in order]


def count_into(row: Numbers, words: Sequence[str], places: dict[str, int]) -> None:
    """Count words."""
    for word in words:
        row[places[word]] += 1


def dice_into(row: Numbers, dice: Sequence[int]) -> None:
    """Count dice by their value."""
    for die in dice:
        row[die - 1] += 1
