"""Who is next at a terminal: whoever the rules say, or in a race whoever has thought enough.

One keyboard cannot race. So a race at the terminal runs in virtual time, as in a simulation: bots
have their paces, and each try of a person takes as long as one of a steady bot, however long the
person really thinks. A refused placement costs the pause of the table besides.
"""

from typing import Protocol

from skep.api import AnyMatch
from skep.bots.clock import Clock
from skep.bots.pace import USUAL, Pace, pace_of
from skep.bots.registry import Player
from skep.engine.chance import Chance, SeededChance
from skep.engine.game import Event

PERSON = Pace(USUAL.mean, 0.0, 0.0)


class Turns(Protocol):
    """Whose move is next."""

    costly: bool
    """Do wrong tries cost time?"""
    dice: Chance
    """For the slips of bots."""

    def next(self) -> int:
        """The seat that acts next."""
        ...

    def moved(self, seat: int, events: list[Event]) -> None:
        """A seat has made a move."""
        ...

    def erred(self, seat: int, pause: float) -> None:
        """A seat tried in vain, or let the others go on."""
        ...

    def stuck(self, seat: int) -> None:
        """A seat can do nothing until something changes."""
        ...


class ByRules:
    """The first of those who may act."""

    costly = False

    def __init__(self, match: AnyMatch) -> None:
        self._match = match
        self.dice: Chance = SeededChance(0)

    def next(self) -> int:
        actors = self._match.actors
        return next((seat for seat in actors if self._match.legal(seat)), actors[0])

    def moved(self, seat: int, events: list[Event]) -> None:
        """Nothing to note: the rules know."""

    def erred(self, seat: int, pause: float) -> None:
        """A wrong try costs nothing."""

    def stuck(self, seat: int) -> None:
        """Does not happen where there are turns."""


class ByClock:
    """Virtual time."""

    costly = True

    def __init__(self, match: AnyMatch, bots: dict[int, Player]) -> None:
        self._match = match
        self.dice: Chance = SeededChance(match.seed or 0)
        paces = [pace_of(bots[seat]) if seat in bots else PERSON for seat in range(match.seats)]
        self._clock = Clock(paces, self.dice)

    def next(self) -> int:
        while True:
            seat = self._clock.next()
            if seat in self._match.actors:
                return seat
            self._clock.wait(seat)

    def moved(self, seat: int, events: list[Event]) -> None:
        starts_race = self._match.game.starts_race
        if starts_race is not None and starts_race(events):
            self._clock.start()
        else:
            self._clock.think(seat)
            self._clock.changed()

    def erred(self, seat: int, pause: float) -> None:
        self._clock.think(seat, pause)

    def stuck(self, seat: int) -> None:
        self._clock.wait(seat)


def turns_of(match: AnyMatch, bots: dict[int, Player]) -> Turns:
    """How this match goes on at a terminal."""
    if match.game.meta.race and match.seats > 1:
        return ByClock(match, bots)
    return ByRules(match)
