"""What a look back finds, as plain data. docs/looking-back.md says what the numbers mean."""

from typing import Any, Literal

import msgspec

VERSION = 1
"""Of the analysis: one that was made by another is made anew."""


class Costly(msgspec.Struct, frozen=True):
    """A move for which there was a better one."""

    move: int
    """Its number: 1 is the first move of the game."""
    seat: int
    cost: float
    """What the better one would have been worth more, on average over the tries."""
    error: float
    """The standard error of that."""
    chosen: str
    better: tuple[str, ...]
    """One move, or the moves of a whole plan."""
    facts: tuple[Any, ...]
    """What everybody saw happen."""
    better_facts: tuple[Any, ...]
    """What everybody would have seen happen, as far as luck had no part in it."""


class Share(msgspec.Struct, frozen=True):
    """What brought one seat from what it could expect to where it ended.

    `expected + luck + choices + others + rest == end`, for every game and every seat.
    """

    expected: float
    """Before the first card was dealt."""
    end: float
    """1: it won. Several winners share; alone, the points."""
    luck: float
    """What all draws and dice brought it, against what they could have brought at each moment."""
    luck_error: float
    choices: float
    """What its own choices were worth more than those of the bot `learned` in its place."""
    choices_error: float
    others: float
    """What the choices of the others gave it, measured likewise."""
    rest: float
    """What the estimate did not foresee: neither luck that we can see, nor a choice."""


class Analysis(msgspec.Struct, frozen=True):
    """A whole game, looked back at."""

    version: int
    unit: Literal["chance", "points"]
    """Points for somebody who played alone."""
    curve: tuple[tuple[float, ...], ...]
    """Everybody's chances before the first move and after each."""
    costly: tuple[Costly, ...]
    """The moves that cost most, at most three of each seat; the costliest first."""
    shares: tuple[Share, ...]
    """By seat."""
