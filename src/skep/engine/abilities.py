"""What a game may offer beside play. Each is optional, and served by general means.

A game declares them in its `abilities.py`; nobody else needs to know which game has which.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec


@dataclass(frozen=True, slots=True)
class Daily:
    """A game for one that is the same for everybody on a day: year, month and day make it."""

    options: Callable[[int, int, int], dict[str, Any]]
    """The options it is played with, those that differ from the usual ones."""
    about: Callable[[int, int, int], dict[str, str | int]] = lambda _year, _month, _day: {}
    """What else is told of it, like how hard it is."""
    secret: Callable[[int, int, int], bytes] | None = None
    """The source of its luck. With one, everybody meets the same luck whatever they do, so that
    scores can be compared and are listed. None: there is no luck in it."""


class Advice(msgspec.Struct, frozen=True):
    """The way out of a puzzle."""

    solvable: bool | None
    """False: a dead end, which is proved. None: it could not be found out in time."""
    moves: tuple[str, ...] = ()
    """The moves that are missing."""


@dataclass(frozen=True, slots=True)
class Abilities:
    """All of them; a game has those that it names."""

    daily: Daily | None = None
    advise: Callable[[Any, Callable[[int], bool]], Advice] | None = None
    """A solver: the way out of a state. It asks now and then whether to go on."""
    preview: bool = False
    """May players look ahead, by trying moves on a copy? Only where nothing is hidden but luck,
    and nobody races: the answer holds what everybody could work out from what they see."""
    outlook: Callable[[Any, Any, int], msgspec.Struct | None] | None = None
    """What a move may bring, from the view of the seat that thinks of it and by a version of the
    rules; None: nothing to say. A view holds nothing hidden, so neither does this."""
    outlooks: type[msgspec.Struct] | None = None
    """The type of that."""
    material: Callable[[str], msgspec.Struct | None] | None = None
    """What whoever draws the game must know, by name (a sheet); None when there is none such."""
    materials: type[msgspec.Struct] | None = None
    """The type of that."""
    prints: bool = False
    """Can a finished game be printed, as its players left it?"""
    action_of: Callable[[Any], str] | None = None
    """What a study counts a move as; None: as the first word of its form."""
    cards_of: Callable[[Any], tuple[str, ...]] | None = None
    """The cards that a move uses, by name; None: there are no cards to count."""
    column_of: Callable[[Any], tuple[int, str] | None] | None = None
    """The seat and the name of the column that a fact says was used; None: there are none."""
    design: Callable[[Any, dict[str, dict[str, Any]]], Any] | None = None
    """`design(options, tables)`: options that no table offers, for studies: these, and what the
    tables of a file make of some of them; BadOption when they are nonsense. None: there are no
    such."""
    lessons: tuple[str, ...] = ()
    """The names of its lessons, the first one first: `lessons/<name>.toml` (`lessons.py`)."""
    pictures: bool = False
    """Has its rulebook pictures? They are in `rulebook/pictures.toml` (`pictures.py`)."""


NO_ABILITIES = Abilities()
