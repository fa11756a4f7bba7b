"""What a seat or a spectator may know, built up from nothing.

Nobody knows the order of the deck or the faces of blind bonus cards. All else is public, so the
views of all seats differ only in who is looking.
"""

from collections.abc import Sequence

from skep.engine.game import View as BaseView
from skep.games.butine.material import CARD_NAMES, FLOWERS
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


def names(cards: Sequence[int]) -> tuple[str, ...]:
    """Cards by their names."""
    return tuple([CARD_NAMES[card] for card in cards])


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
        tiles=state.meadow.names,
        bee=state.bee,
        supply=dict(zip(FLOWERS, state.supply, strict=True)),
        hands=tuple(map(names, state.hands)),
        blind=tuple(map(len, state.blind)),
        face_down=tuple(map(names, state.down)),
        gone=names(state.gone),
        gone_blind=len(state.gone_blind),
        market=names(state.market),
        deck=state.deck,
        unseen={name: left for name, left in zip(CARD_NAMES, unseen, strict=True) if left},
        gathered=state.gathered,
        placed=state.placed,
        paid=state.paid,
        earlier=state.earlier,
        passes=state.passes,
        bonus=tuple(map(names, state.blind)) if over else None,
    )
