"""The state of a race or a puzzle. Hands are bit masks over the 60 tiles."""

from skep.games.la_ruche.board import Fit
from skep.games.la_ruche.meta import Options
from skep.games.la_ruche.versions import NEWEST, Version

OPENING, RACE, GIFTS, BETWEEN, SOLO, OVER = range(6)
PHASES: tuple[str, ...] = ("opening", "race", "gifts", "between", "solo", "over")
"""In `gifts` the comb is blocked, and the last gifts are given (RUC-10)."""


class State:
    """Everything, secrets included. `view.py` says who may see what of it."""

    __slots__ = (
        "cells",
        "comb",
        "gifts",
        "hands",
        "live",
        "needs",
        "opener",
        "options",
        "phase",
        "points",
        "ready",
        "reason",
        "round",
        "seats",
        "turn",
        "version",
    )

    def __init__(self, seats: int, options: Options, version: Version = NEWEST) -> None:
        self.seats = seats
        self.options = options
        self.version = version
        """The rules by which it is played."""
        self.round = 1
        self.phase = SOLO if seats == 1 else OPENING
        self.cells: dict[int, int] = {}
        """Cell → the lay on it, in the order they were laid."""
        self.comb: tuple[str, ...] = ()
        """The first of these as texts, as many as somebody has asked for (see `view.py`)."""
        self.needs: dict[int, int] = {}
        """Open cell beside a tile → what it needs; below zero: nothing fits (see `board.py`)."""
        self.live: dict[int, Fit] = {}
        """Open cell with two contacts or more → what fits; cells where nothing can go left out."""
        self.hands = [0] * seats
        self.gifts = [0] * seats
        """How many tiles each seat may hand over now (RUC-13)."""
        self.points = [0] * seats
        self.opener = 0
        self.turn = 0
        """Who opens next, while the opening lasts."""
        self.ready = 0
        """The seats that are ready for the next round, as a bit mask."""
        self.reason = ""
        """Why the last round or the match ended; empty while a round runs."""

    def count(self, seat: int) -> int:
        """How many tiles a seat holds."""
        return self.hands[seat].bit_count()

    def copy(self) -> "State":
        """An independent state, cheaply."""
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.options = self.options
        twin.version = self.version
        twin.round = self.round
        twin.phase = self.phase
        twin.cells = self.cells.copy()
        twin.comb = self.comb
        twin.needs = self.needs.copy()
        twin.live = self.live.copy()
        twin.hands = self.hands[:]
        twin.gifts = self.gifts[:]
        twin.points = self.points[:]
        twin.opener = self.opener
        twin.turn = self.turn
        twin.ready = self.ready
        twin.reason = self.reason
        return twin
