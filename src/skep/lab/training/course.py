"""How a value is to be learned."""

from dataclasses import dataclass

from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.sight import Sight
from skep.engine.errors import SkepError


class CannotTrain(SkepError):
    """There is nothing to be learned so."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a value is to be learned. The same course gives the same weights."""

    game: str
    seats: int
    games: int
    """Games a round."""
    rounds: int
    """After the teacher's; 0: what the teacher's games teach is enough."""
    seed: int
    keep: float = 0.1
    """The share of what is seen that is written down."""
    gate: int = 30
    """Games between a new value and the best one so far."""

    def sight(self) -> Sight:
        """How the game is seen; CannotTrain when it is not, or not so."""
        sight = SIGHTS.get(self.game)
        if sight is None:
            raise CannotTrain(f"{self.game!r} cannot be learned; these can: {', '.join(SIGHTS)}")
        if self.seats not in sight.game.meta.seats:
            raise CannotTrain(f"{self.game} is not for {self.seats} seats")
        if self.games < 1 or self.rounds < 0:
            raise CannotTrain("a round has at least one game, and there is no round less than none")
        return sight
