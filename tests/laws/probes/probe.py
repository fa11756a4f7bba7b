"""What the laws must know of a game: how to vary it, what it hides, what it conserves."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.games.truths import Truth


@dataclass(frozen=True)
class Probe:
    """One game, as the laws see it."""

    options: dict[str, tuple[Any, ...]]
    """Values to try for each option, the default first."""
    longest: int
    """No game takes more moves than this."""
    eagerness: dict[str, float]
    """How much a random player likes each kind of move (1 unless named), so that much happens."""
    cost: Callable[[Any], float]
    """Of a few random moves of one kind, the player makes the cheapest."""
    words: tuple[str, ...]
    """Strings to try in the text fields of a move."""
    pieces: Callable[[Any], Counter[str]]
    """All pieces of the box, wherever they are: the same from the first move to the last."""
    reshuffle: Callable[[Any, int | None, random.Random], Any]
    """Another state that this seat (None: a spectator) cannot tell from the given one."""
    hides: Callable[[Any], bool]
    """Is there something in this state that reshuffling can change?"""
    truths: dict[str, Truth]
    """For every key of a refusal, when its sentence is true (tests/games/truths.py)."""
    tempting: Callable[[Any, random.Random], list[Any]] = lambda _match, _rng: []
    """Moves that look as if they could be made now, for refusals that chance rarely meets."""
    secrets: bool = True
    """Is anything hidden in the state? Dice to come are not: nobody has rolled them."""
    shows_all: bool = True
    """May a screen show all legal moves?"""
    idle: Callable[[int, str], bool] = lambda _seats, _option: False
    """Has an option no effect with so many seats? Then only its default is tried."""
    look_every: int = 1
    """Look for leaks only in every n-th state that hides something; 1 where those are rare."""
