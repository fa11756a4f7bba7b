"""The random bot: any legal move, all equally likely. It plays every game."""

from collections.abc import Sequence
from typing import Any

from skep.bots.player import luck


class RandomBot:
    """Chooses blindly."""

    blind = True
    """It looks at no move but the one that it makes."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Any of the legal moves."""
        return legal[luck(self._seed, view).below(len(legal))]
