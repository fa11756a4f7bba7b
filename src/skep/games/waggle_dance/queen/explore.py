"""Explore (WAG-37): when about to draw, draw three, keep one, discard two."""

from skep.engine.chance import Chance
from skep.engine.game import Event
from skep.games.waggle_dance.deeds import Told, cards_left, draw_card
from skep.games.waggle_dance.facts import Explored, ExploredCards
from skep.games.waggle_dance.material import CARD_NAMES, EXPLORE
from skep.games.waggle_dance.moves import EXPLORE as MOVE
from skep.games.waggle_dance.moves import Explore
from skep.games.waggle_dance.queen.card import Card, never
from skep.games.waggle_dance.state import DRAWING, State

SHOWN = 3


def ways(_state: State, _seat: int) -> list[Explore]:
    """Instead of drawing. This very card is on the pile by then, so there is one to draw."""
    return [MOVE]


def play(state: State, seat: int, _move: Explore, chance: Chance, told: Told) -> None:
    """Look at three cards, or at as many as there are."""
    cards: list[int] = []
    while len(cards) < SHOWN and cards_left(state):
        cards.append(draw_card(state, chance, told))
    state.looking = tuple(sorted(cards))
    seen = tuple(CARD_NAMES[card] for card in state.looking)
    deck = sum(state.deck)
    told.append(
        Event(
            Explored(seat, len(cards), deck),
            {seat: ExploredCards(seat, len(cards), deck, seen)},
        )
    )


CARD = Card(EXPLORE, Explore, (DRAWING,), ways, never, play)
