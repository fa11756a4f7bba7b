"""What Butine! offers beside play: a lesson, pictures, and what studies count."""

from skep.engine.abilities import Abilities
from skep.games.butine.moves import Gather, Move


def cards_of(move: Move) -> tuple[str, ...]:
    """The card that is gathered."""
    return (move.card,) if isinstance(move, Gather) else ()


ABILITIES = Abilities(cards_of=cards_of, lessons=("first",), pictures=True)
