"""How a value is to be learned."""

from dataclasses import dataclass

from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.sight import Sight
from skep.bots.learned.value import shipped
from skep.engine.errors import SkepError


class CannotTrain(SkepError):
    """There is nothing to be learned so."""


@dataclass(frozen=True, slots=True)
class Method:
    """How a game is best learned. Found by trying (docs/bot-log.md)."""

    explore: float = 0.12
    """The share of steps that are not the best one, when the bot that learns plays."""
    tried: int = 4
    """When it explores, it takes one of so many steps that look best."""
    trace: float = 0.7
    """How much a position learns from what comes after the next one: 0 nothing, 1 only the end."""
    forgets_first: int = 0
    """After so many rounds, the first one is forgotten: it went by a guess or by the teacher.
    0: as late as any other."""
    window: int = 6
    """The weights are fitted to so many rounds, the newest ones."""
    gate: int = 30
    """Games between a new value and the best one so far."""
    ends: int = 0
    """After all rounds, the best value plays so many times as many games as in a round, and is
    fitted to how they ended. That foretells better, which a search needs, but only with thousands
    of games of somebody who plays well already; 0: it stays as it is."""


USUAL = Method()
METHODS: dict[str, Method] = {
    "bee-busy": Method(explore=0.3, tried=8, trace=0.2, forgets_first=2, window=8, gate=100),
    "butine": Method(ends=5),
}
"""By the game's id; others have the usual ones."""


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
    gate: int = 0
    """Games between a new value and the best one so far; 0: as is usual for the game."""
    start: int = 0
    """Begin with the weights that ship for so many seats, and beat them; 0: from nothing."""

    @property
    def method(self) -> Method:
        """How this game is learned."""
        return METHODS.get(self.game, USUAL)

    def sight(self) -> Sight:
        """How the game is seen; CannotTrain when it is not, or not so."""
        sight = SIGHTS.get(self.game)
        if sight is None:
            raise CannotTrain(f"{self.game!r} cannot be learned; these can: {', '.join(SIGHTS)}")
        if self.seats not in sight.game.meta.seats:
            raise CannotTrain(f"{self.game} is not for {self.seats} seats")
        if self.start and str(self.start) not in shipped(self.game).by_seats:
            raise CannotTrain(f"no weights of {self.game} ship for {self.start} seats")
        if self.games < 1 or self.rounds < 0:
            raise CannotTrain("a round has at least one game, and there is no round less than none")
        return sight
