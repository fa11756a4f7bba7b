"""The bot that searches."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from skep.bots.learned.player import Thinker
from skep.bots.learned.sight import Sight, Step
from skep.bots.learned.value import Value
from skep.bots.search.search import WORLDS, Budget, Search
from skep.bots.search.tree import WIDTH
from skep.engine.chance import Chance


class SearchingBot(Thinker):
    """Tries what could come, as often as its budget allows."""

    patient = True
    """It thinks for so long that a server lets it do so in a process of its own."""

    def __init__(
        self,
        sight: Sight,
        seed: int,
        version: int,
        budget: Budget,
        crowd_tries: int | None = None,
        value: Callable[[int], Value] | None = None,
    ) -> None:
        """`crowd_tries`: so many with more than two seats, in the same time."""
        super().__init__(sight, seed, version, value)
        self._budget = budget
        self._crowd_tries = budget.tries if crowd_tries is None else crowd_tries
        self.should_stop: Callable[[], bool] = lambda: False
        """Asked before every try. When it says so, the best step found until then is taken."""

    def hurry(self, seconds: float) -> None:
        """Search for so long at most from now on."""
        longest = self._budget.seconds
        self._budget = replace(
            self._budget, seconds=seconds if longest is None else min(seconds, longest)
        )

    def _worlds(self, view: Any, chance: Chance) -> list[Any]:
        return [self._game.imagine(view, chance) for _ in range(WORLDS)]

    def _think(self, worlds: list[Any], seat: int, legal: Sequence[Any], chance: Chance) -> Step:
        sight, seats, budget, width = self._sight, worlds[0].seats, self._budget, WIDTH
        if seats > 2:
            width = sight.crowd_width
            budget = replace(budget, tries=self._crowd_tries)
        seed = chance.below(1 << 53)
        search = Search(sight, self._value(seats), worlds, seat, legal, seed, self._stops, width)
        return search.run(budget, until_sure=True)

    def _stops(self) -> bool:
        return self.should_stop()
