"""A bot from outside as it sits at a table: it sees what every bot sees, and is asked elsewhere."""

from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import Any
from weakref import finalize

from skep.bots.outside.lines import Lost, Question
from skep.bots.outside.pool import Pool
from skep.bots.pace import LEVELS, Pace
from skep.bots.player import Player

_chairs = count()

MOVE_SECONDS = 1.8
"""How long it may think about a move; a little longer, and its move is lost."""

PACE = Pace(LEVELS["steady"].mean, LEVELS["steady"].spread, 0.0)
"""In a race the table keeps the time, so that nobody outruns people's hands; it does not err."""


class OutsidePlayer:
    """One seat of one game.

    `ask` is honest: Lost when there is no answer. `choose` is for simulations, where nobody looks:
    a move that is lost is drawn by lot, as at a table, and counted.
    """

    pace = PACE

    def __init__(
        self, pool: Pool, stand_in: Player, game: str, rules: int, seed: int, seconds: float
    ) -> None:
        self._pool = pool
        self._stand_in = stand_in
        self._game = game
        self._rules = rules
        self._seed = seed
        self._seconds = seconds
        self._chair = next(_chairs)
        finalize(self, pool.leave, self._chair).atexit = False
        self.places = pool.most
        """How many can be asked at the same time."""
        self.lost_moves: Counter[str] = Counter()
        """Why moves were lost, and how often."""

    def ask(self, chair: object, view: Any, legal: Sequence[Any]) -> Any:
        """What it does, one of the legal moves; Lost when it does not answer so.

        `chair`: where it sits. A process that has spoken for another one is told of a new game.
        """
        question = Question(chair, self._game, self._rules, self._seed, view, legal)
        return self._pool.ask(question, self._seconds)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """What it does; by lot, if it does not answer."""
        try:
            return self.ask(self._chair, view, legal)
        except Lost as lost:
            self.lost_moves[lost.why] += 1
            return self._stand_in.choose(view, legal)


class AbsentPlayer:
    """Sits where a bot sat that nobody knows here any more: every move of it is lost."""

    pace = PACE
    places = 1

    def ask(self, chair: object, view: Any, legal: Sequence[Any]) -> Any:
        """Nobody is there."""
        raise Lost("away")

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Nobody is there."""
        raise Lost("away")


def lost_moves_of(player: object) -> Counter[str]:
    """Why a player has lost moves, and how often; nothing for bots of the house."""
    lost = getattr(player, "lost_moves", None)
    return lost if isinstance(lost, Counter) else Counter()
