"""What Waggle Dance offers beside play: an outlook, a lesson, pictures, what studies count."""

from skep.engine.abilities import Abilities
from skep.games.waggle_dance.moves import GRAMMAR, Hatch, Honey, Move, Place
from skep.games.waggle_dance.outlook import Outlook, outlook


def action_of(move: Move) -> str:
    """A bee by the action it is placed for, `place A`, or `place room`; else what is done."""
    word = GRAMMAR.words[type(move)]
    if isinstance(move, Place):
        return f"{word} {move.spot.rstrip('0123456789')}"
    return word


def cards_of(move: Move) -> tuple[str, ...]:
    """The Queen cards that a move plays."""
    if isinstance(move, Honey):
        return move.cards
    if isinstance(move, Hatch):
        return ("expertise",)
    played = GRAMMAR.words[type(move)] == "play"
    return (str(move.__struct_config__.tag),) if played else ()


ABILITIES = Abilities(
    outlook=outlook,
    outlooks=Outlook,
    action_of=action_of,
    cards_of=cards_of,
    lessons=("first",),
    pictures=True,
)
