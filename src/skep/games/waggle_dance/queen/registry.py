"""The list of Queen cards (WAG-24 to WAG-39). A card that is not named here does not exist."""

from skep.games.waggle_dance.queen import (
    bounty,
    directions,
    dirty_trick,
    expertise,
    explore,
    feint,
    mix,
    overtime,
    queens_gift,
    shift_change,
    sick_leave,
    volunteer,
)
from skep.games.waggle_dance.queen.card import Card
from skep.games.waggle_dance.state import PHASES

CARDS: tuple[Card, ...] = (
    overtime.CARD,
    volunteer.CARD,
    mix.CARD,
    bounty.CARD,
    queens_gift.CARD,
    shift_change.CARD,
    expertise.CARD,
    directions.CARD,
    dirty_trick.CARD,
    sick_leave.CARD,
    explore.CARD,
    feint.CARD,
)
"""All with a move of their own; Efficiency and Alchemy are named in the `honey` move."""

BY_MOVE: dict[type, Card] = {card.move: card for card in CARDS}

BY_PHASE: tuple[dict[int, Card], ...] = tuple(
    {card.kind: card for card in CARDS if phase in card.phases} for phase in range(len(PHASES))
)
"""By phase and kind: what can be played when."""
