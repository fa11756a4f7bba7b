"""The bot that searches."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from skep.bots.learned.sight import Sight
from skep.bots.learned.value import Value, shipped_value
from skep.bots.player import luck
from skep.bots.search.search import WORLDS, Budget, Search
from skep.engine.game import Game


class SearchingBot:
    """Tries what could come, as often as its budget allows."""

    patient = True
    """It thinks for so long that a server lets it do so in a process of its own."""

    def __init__(
        self,
        sight: Sight,
        seed: int,
        version: int,
        budget: Budget,
        value: Callable[[int], Value] | None = None,
    ) -> None:
        self._sight = sight
        self._seed = seed
        self._game: Game[Any, Any] = sight.game.at(version)
        self._budget = budget
        self._value = value or (lambda seats: shipped_value(sight, seats))
        self.should_stop: Callable[[], bool] = lambda: False
        """Asked before every try. When it says so, the best step found until then is taken."""

    def hurry(self, seconds: float) -> None:
        """Search for so long at most from now on."""
        longest = self._budget.seconds
        self._budget = replace(
            self._budget, seconds=seconds if longest is None else min(seconds, longest)
        )

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The first move of the best step found."""
        if len(legal) == 1:
            return legal[0]
        chance = luck(self._seed, view)
        worlds = [self._game.imagine(view, chance) for _ in range(WORLDS)]
        value = self._value(worlds[0].seats)
        search = Search(
            self._sight, value, worlds, view.you, legal, chance.below(1 << 53), self._stops
        )
        return search.run(self._budget)[0]

    def _stops(self) -> bool:
        return self.should_stop()
