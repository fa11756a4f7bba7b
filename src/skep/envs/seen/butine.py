"""Butine! as named arrays. All lies open but the deck, and nobody knows that."""

from collections.abc import Sequence
from functools import lru_cache

from skep.bots.learned.butine.features import NAMES, features
from skep.envs.seen.arrays import Array, Arrays, Sight, count_into, place_in, turned
from skep.games.butine.material import CARD_NAMES, COPIES, DECK, FLOWERS, HAND, TILES
from skep.games.butine.meta import Options
from skep.games.butine.moves import place_named
from skep.games.butine.state import PHASES
from skep.games.butine.view import View

MOST_TILES = sum(TILES)
_FAR = 65
_CARDS = place_in(CARD_NAMES)
_PHASES = place_in(PHASES)


def arrays(seats: int, _options: Options) -> tuple[Array, ...]:
    """What there is."""
    kinds = len(CARD_NAMES)
    return (
        Array("phase", (len(PHASES),), f"1 at what is to be done: {', '.join(PHASES)}"),
        Array("turn", (seats,), "1 at whose turn it is"),
        Array("tiles", (MOST_TILES, 5), "each tile in the order it was laid: 1 when it is there, "
              f"its flower (0 to 3: {', '.join(FLOWERS)}), turn, x and y", _FAR, -_FAR),
        Array("bee", (MOST_TILES,), "1 at the tile that the bee is on"),
        Array("supply", (len(FLOWERS),), "tiles left of each flower", max(TILES)),
        Array("hands", (seats, kinds), "each hand: how many of each card", HAND),
        Array("market", (kinds,), "open cards in the market", HAND),
        Array("unseen", (kinds,), "cards of each kind that nobody has seen", COPIES),
        Array("points", (seats,), "cards that lie face down", DECK),
        Array("blind", (seats,), "how many of these nobody has seen", DECK),
        Array("deck", (1,), "cards in the deck", DECK),
        Array("so_far", (5,), "this turn: cards gathered, 1 when a tile was laid, 1 when the "
              "second action was paid for, points at its beginning; turns passed in a row", DECK),
    )  # fmt: skip


def fill(view: View, order: Sequence[int], into: Arrays) -> None:
    """Write a view into arrays of zeros."""
    into["phase"][_PHASES[view.phase]] = 1
    into["turn"][order.index(view.turn)] = 1
    into["tiles"][: len(view.tiles)] = list(map(_tile, view.tiles))
    into["bee"][view.bee] = 1
    into["supply"][:] = list(view.supply.values())
    for row, hand in zip(into["hands"], turned(view.hands, order), strict=True):
        count_into(row, hand, _CARDS)
    count_into(into["market"], view.market, _CARDS)
    for name, count in view.unseen.items():
        into["unseen"][_CARDS[name]] = count
    blind = turned(view.blind, order)
    into["blind"][:] = blind
    into["points"][:] = turned(view.scores, order)
    into["deck"][0] = view.deck
    into["so_far"][:] = (view.gathered, view.placed, view.paid, view.earlier, view.passes)


@lru_cache(maxsize=1 << 14)
def _tile(name: str) -> tuple[int, int, int, int, int]:
    tile = place_named(name)
    return 1, FLOWERS.index(tile.tile), tile.turn, tile.x, tile.y


SIGHT = Sight(arrays, fill, NAMES, features)
