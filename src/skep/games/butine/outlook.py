"""What a tile would open, by what everybody sees: before it is laid."""

import msgspec

from skep.games.butine.board import FIRST_MEADOW
from skep.games.butine.material import CARD_BY_NAME, CARDS
from skep.games.butine.moves import Move, Place, place_named
from skep.games.butine.spots import spot_of
from skep.games.butine.view import View


class Opened(msgspec.Struct, frozen=True):
    """Cards of a seat for which the bee had no route before."""

    seat: int
    mine: bool
    """Is it the seat that looks?"""
    cards: tuple[str, ...]


class Outlook(msgspec.Struct, frozen=True):
    """What a tile in this place changes."""

    opens: tuple[Opened, ...]
    """For the seat that lays it and for others: those for whom there is something."""
    last: bool
    """Is it the last tile of its kind?"""


def outlook(view: View, move: Move, _version: int) -> Outlook | None:
    """What laying this tile would open; None for other moves."""
    if not isinstance(move, Place):
        return None
    before = FIRST_MEADOW
    for name in view.tiles[1:]:
        before = before.with_tile(spot_of(place_named(name)))
    after = before.with_tile(spot_of(move))

    def opened(card: str) -> bool:
        flowers = CARDS[CARD_BY_NAME[card]]
        return after.has_route(view.bee, flowers) and not before.has_route(view.bee, flowers)

    found = (
        Opened(seat, seat == view.you, tuple(card for card in dict.fromkeys(hand) if opened(card)))
        for seat, hand in enumerate(view.hands)
    )
    return Outlook(tuple(one for one in found if one.cards), view.supply[move.tile] == 1)
