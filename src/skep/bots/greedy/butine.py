"""The greedy bot for Butine!."""

from collections.abc import Sequence

from skep.bots.player import luck
from skep.games.butine.moves import Gather, Move
from skep.games.butine.view import View


class GreedyButine:
    """Gathers when it can."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The move that looks best now."""
        liked = [move for move in legal if isinstance(move, Gather)] or legal
        return liked[luck(self._seed, view).below(len(liked))]
