"""What Butine! offers beside play: an outlook, a lesson, pictures, what studies count."""

from skep.engine.abilities import Abilities
from skep.games.butine.design import design
from skep.games.butine.moves import Gather, Move
from skep.games.butine.outlook import Outlook, outlook


def cards_of(move: Move) -> tuple[str, ...]:
    """The card that is gathered."""
    return (move.card,) if isinstance(move, Gather) else ()


ABILITIES = Abilities(
    outlook=outlook,
    outlooks=Outlook,
    cards_of=cards_of,
    design=design,
    lessons=("first",),
    pictures=True,
)
