"""What draws and dice brought, against what they could have brought.

Each time something is drawn, it is drawn again, many times, from the very same position. Luck is
what the true draw was worth more than the average of those. Good and bad luck come out even in the
long run, whoever plays and however well.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any

from skep.bots.lookback.foresight import Chances, Foresight, mean
from skep.engine.chance import Chance, SeededChance

REDRAWN = 12
"""So often everything is drawn again."""


class Luck:
    """The luck of every seat so far, and how sure we are of it."""

    def __init__(self, foresight: Foresight, seats: int) -> None:
        self._foresight = foresight
        self.brought = [0.0] * seats
        self._variance = [0.0] * seats

    @property
    def errors(self) -> list[float]:
        """The standard error of each seat's luck: it comes from drawing again a few times only."""
        return [sqrt(one) for one in self._variance]

    def note(
        self, true: Chances, again: Callable[[Chance], Any], wanted: int | None, number: int
    ) -> Chances:
        """Count one draw. `again(chance)`: the state, drawn anew. The chances to be expected."""
        found = [
            self._foresight.ahead(again(SeededChance((number << 16) + draw)), wanted).chances
            for draw in range(REDRAWN)
        ]
        expected = mean(found)
        for seat, likely in enumerate(expected):
            self.brought[seat] += true[seat] - likely
            spread = sum((one[seat] - likely) ** 2 for one in found) / (REDRAWN - 1)
            self._variance[seat] += spread / REDRAWN
        return expected
