"""The bot that searches."""

from collections.abc import Callable, Sequence
from typing import Any

from skep.bots.learned.player import Thinker
from skep.bots.learned.sight import Sight, Step
from skep.bots.learned.value import Value
from skep.bots.search.search import WORLDS, Budget, Search
from skep.bots.search.tree import WIDTH
from skep.bots.search.uncollected import uncollected
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
        crowd: Budget | None = None,
        value: Callable[[int], Value] | None = None,
    ) -> None:
        """`crowd`: the budget with more than two seats; None: the same."""
        super().__init__(sight, seed, version, value)
        self._budget = budget
        self._crowd = crowd or budget
        self.should_stop: Callable[[], bool] = lambda: False
        """Asked before every try. When it says so, the best step found until then is taken."""

    def hurry(self, seconds: float) -> None:
        """Search for so long at most from now on."""
        self._budget = self._budget.within(seconds)
        self._crowd = self._crowd.within(seconds)

    @uncollected()
    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The next move of the best step that it finds."""
        return super().choose(view, legal)

    def _worlds(self, view: Any, chance: Chance) -> list[Any]:
        return [self._game.imagine(view, chance) for _ in range(WORLDS)]

    def _think(self, worlds: list[Any], seat: int, legal: Sequence[Any], chance: Chance) -> Step:
        sight, seats, budget, width = self._sight, worlds[0].seats, self._budget, WIDTH
        if seats > 2:
            budget, width = self._crowd, sight.crowd_width
        seed = chance.below(1 << 53)
        search = Search(sight, self._value(seats), worlds, seat, legal, seed, self._stops, width)
        return search.run(budget, until_sure=True)

    def _stops(self) -> bool:
        return self.should_stop()
