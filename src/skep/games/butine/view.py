"""What a seat or a spectator may know, built up from nothing.

Nobody knows the order of the deck or the faces of blind bonus cards. All else is public, so the
views of all seats differ only in who is looking.
"""

from skep.engine.game import View as BaseView
from skep.games.butine.material import CARD_NAMES, CARDS, FLOWERS
from skep.games.butine.meta import Options
from skep.games.butine.rules import actors
from skep.games.butine.scoring import result, scores
from skep.games.butine.state import OVER, PHASES, State


class View(BaseView, frozen=True):
    """The table as everybody sees it."""

    seats: int
    options: Options
    turn: int
    phase: str
    tiles: tuple[str, ...]
    """The meadow in the order it grew, each tile as in `place`: R4@3,-2."""
    bee: int
    supply: dict[str, int]
    hands: tuple[tuple[str, ...], ...]
    blind: tuple[int, ...]
    """How many of each seat's points are bonus cards that nobody has seen."""
    face_down: tuple[tuple[str, ...], ...]
    """The other points: cards that everybody saw being gathered."""
    gone: tuple[str, ...]
    """Cards that left the game and were seen."""
    gone_blind: int
    """How many bonus cards left the game unseen."""
    market: tuple[str, ...]
    deck: int
    unseen: dict[str, int]
    """Cards of each kind that nobody has seen yet: in the deck, blind, or left in the box."""
    gathered: int
    placed: bool
    paid: bool
    earlier: int
    passes: int
    bonus: tuple[tuple[str, ...], ...] | None
    """The blind cards, turned over when the game is over."""


def view(state: State, seat: int | None) -> View:
    """What this seat may know; None is a spectator."""
    over = state.phase == OVER
    unseen = state.undrawn[:]
    # At the end the bonus cards are turned over; those that were spent stay unseen for good.
    for cards in (state.gone_blind,) if over else (*state.blind, state.gone_blind):
        for card in cards:
            unseen[card] += 1
    return View(
        you=seat,
        actors=actors(state),
        scores=scores(state),
        result=result(state),
        seats=state.seats,
        options=state.options,
        turn=state.turn,
        phase=PHASES[state.phase],
        tiles=tuple(spot.name for spot in state.meadow.tiles),
        bee=state.bee,
        supply={FLOWERS[kind]: state.supply[kind] for kind in range(4)},
        hands=tuple(tuple(CARD_NAMES[card] for card in hand) for hand in state.hands),
        blind=tuple(len(cards) for cards in state.blind),
        face_down=tuple(tuple(CARD_NAMES[card] for card in cards) for cards in state.down),
        gone=tuple(CARD_NAMES[card] for card in state.gone),
        gone_blind=len(state.gone_blind),
        market=tuple(CARD_NAMES[card] for card in state.market),
        deck=state.deck,
        unseen={CARD_NAMES[card]: unseen[card] for card in range(len(CARDS)) if unseen[card]},
        gathered=state.gathered,
        placed=state.placed,
        paid=state.paid,
        earlier=state.earlier,
        passes=state.passes,
        bonus=tuple(tuple(CARD_NAMES[card] for card in cards) for cards in state.blind)
        if over
        else None,
    )
