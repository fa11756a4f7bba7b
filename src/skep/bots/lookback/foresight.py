"""Everybody's chances in a state, as far as one can see: up to the next throw of luck.

The learned value judges what was made of dice and cards, not the dice and cards themselves. So
from a state on, everybody goes on as the bot `learned` would, until luck decides again; what is
reached then is judged. That is what makes good dice visible before they are used.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from skep.bots.learned.player import rate
from skep.bots.learned.sight import Sight, Step
from skep.bots.learned.value import shipped_value
from skep.bots.search.opinion import chances
from skep.engine.chance import RecordingChance, SeededChance

AVERAGED = 8
"""So many throws are averaged where luck decides."""
FARTHEST = 12
"""After so many steps one sees no further."""

Chances = list[float]
"""Of each seat: how likely it wins; alone, the points."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """What is seen from a state."""

    chances: Chances
    line: tuple[tuple[int, Any], ...]
    """How it would go on: who moves, and how."""

    def after(self, seat: int, move: Any) -> "Ahead | None":
        """The same after the first move of the line; None when another one was made."""
        if len(self.line) < 2 or self.line[0] != (seat, move):
            return None
        return Ahead(self.chances, self.line[1:])


class Foresight:
    """How the states of one game look, for so many seats."""

    def __init__(self, sight: Sight, seats: int) -> None:
        self._sight = sight
        self._game = sight.game
        self._value = shipped_value(sight, seats)
        self._seats = seats

    def ahead(self, state: Any, wanted: int | None = None) -> Ahead:
        """What is seen from here, if this seat moves first (if it can)."""
        state = state.copy()
        line: list[tuple[int, Any]] = []
        for _ in range(FARTHEST):
            if self._game.result(state) is not None:
                break
            seat = self._next(state, wanted)
            wanted = seat
            for move in self._best(state, seat):
                line.append((seat, move))
                chance = RecordingChance(SeededChance(0))
                after = state.copy()
                self._game.apply(after, seat, move, chance)
                if chance.outcomes:
                    return Ahead(self.averaged(state, seat, move), tuple(line))
                state = after
        return Ahead(self.now(state), tuple(line))

    def changed(self, state: Any, seat: int, move: Any, seen: Ahead, after: Ahead) -> Chances:
        """What it changed for everybody that this move was made, and not the first of the line.

        Both are looked at equally far, or whoever is looked at after a turn of theirs would seem
        to have gained by it. Where plans are made, that is the end of the round for both; else it
        is the moment after the one move, and after the other.
        """
        if not self._sight.points:
            then = self.averaged(state, seat, seen.line[0][1])
            now = self.averaged(state, seat, move)
        else:
            then = seen.chances
            now = (
                self.averaged(state, seat, move)
                if self._draws(state, seat, move)
                else after.chances
            )
        return [one - other for one, other in zip(now, then, strict=True)]

    def _draws(self, state: Any, seat: int, move: Any) -> bool:
        """Has luck a part in this move?"""
        chance = RecordingChance(SeededChance(0))
        self._game.apply(state.copy(), seat, move, chance)
        return bool(chance.outcomes)

    def averaged(self, state: Any, seat: int, move: Any) -> Chances:
        """The chances right after a move; averaged where luck has a part in it."""
        found = []
        for number in range(AVERAGED):
            after, chance = state.copy(), RecordingChance(SeededChance(number))
            self._game.apply(after, seat, move, chance)
            found.append(self.now(after))
            if not chance.outcomes:
                break
        return mean(found)

    def now(self, state: Any) -> Chances:
        """The chances as they stand; at the end, the true result."""
        result = self._game.result(state)
        if result is None:
            found = chances(self._sight, state)
            return found if self._seats == 1 else [one / sum(found) for one in found]
        if self._seats == 1:
            return [float(result.scores[0])]
        return [
            1 / len(result.winners) if seat in result.winners else 0.0
            for seat in range(self._seats)
        ]

    def _next(self, state: Any, wanted: int | None) -> int:
        """Who acts next: whoever is wanted, else the first who can."""
        able = [seat for seat in self._game.actors(state) if self._game.legal(state, seat)]
        return wanted if wanted is not None and wanted in able else able[0]

    def _best(self, state: Any, seat: int) -> Step:
        legal = self._game.legal(state, seat)
        if len(legal) == 1:
            return (legal[0],)
        habits = self._sight.habits
        if habits is not None:
            return max(habits.likings(state, seat), key=lambda one: one[0])[1]
        rated = rate(self._sight, self._value, state, seat, SeededChance(0))
        return max(rated, key=lambda one: one[0])[1] if rated else (legal[0],)


def mean(found: Sequence[Chances]) -> Chances:
    """Of each seat."""
    return [sum(column) / len(found) for column in zip(*found, strict=True)]
