"""Skep plays tabletop games about bees: in the browser, in the terminal, and from Python.

>>> import skep
>>> skep.games()[:2]
['butine', 'waggle-dance']
>>> g = skep.new("butine", seats=3, seed=7)
>>> seat = g.actors[0]
>>> events = g.apply(seat, g.legal(seat)[0])
>>> skep.replay(g.record()).hash() == g.hash()
True
"""

from typing import TYPE_CHECKING

from skep import locale
from skep.api import Match, games, new, parse_move, position, replay, story, verify
from skep.engine.errors import (
    BadGame,
    BadGrammar,
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSeats,
    MissingExtra,
    SkepError,
    UnknownGame,
)
from skep.engine.game import Event, Fact, Result, View
from skep.engine.refusal import IllegalMove, Reason, Refusal
from skep.outside import load_wanted, register

locale.teach_engine()
load_wanted()

__version__ = "0.1.0"

__all__ = [
    "BadGame",
    "BadGrammar",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSeats",
    "Event",
    "Fact",
    "IllegalMove",
    "Match",
    "MissingExtra",
    "Reason",
    "Refusal",
    "Result",
    "SkepError",
    "UnknownGame",
    "View",
    "games",
    "new",
    "parse_move",
    "position",
    "register",
    "replay",
    "story",
    "verify",
]

if not TYPE_CHECKING:  # or type checkers would take every name for one of ours

    def __getattr__(name: str) -> object:
        """`skep.envs` is loaded when it is first asked for: most programs never do."""
        if name == "envs":
            from importlib import import_module

            return import_module("skep.envs")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
