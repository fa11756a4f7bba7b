"""The state of a game of Butine!.

Cards are kinds (0–23, see `material.CARDS`). A seat's cards are a tuple, replaced as a whole, so
that copying a state copies a handful of short lists and shares the rest.
"""

from skep.games.butine.board import FIRST_MEADOW, Meadow
from skep.games.butine.design import tiles_of
from skep.games.butine.material import CARDS, COPIES, DECK, QUICK_DECK
from skep.games.butine.meta import Options

ACT, REFILL, SWAP, OVER = range(4)
PHASES: tuple[str, ...] = ("act", "refill", "swap", "over")


class State:
    """Everything, secrets included. `view.py` says who may see what of it."""

    __slots__ = (
        "bee",
        "blind",
        "deck",
        "down",
        "earlier",
        "gathered",
        "gone",
        "gone_blind",
        "hands",
        "market",
        "meadow",
        "options",
        "paid",
        "passes",
        "phase",
        "placed",
        "reason",
        "seats",
        "supply",
        "turn",
        "undrawn",
    )

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.meadow: Meadow = FIRST_MEADOW
        self.bee = 0
        first, *others = tiles_of(options)
        self.supply = [first - 1, *others]
        self.undrawn = [COPIES] * len(CARDS)
        """How many cards of each kind nobody has drawn. In a quick game more than the deck."""
        self.deck = QUICK_DECK if options.quick else DECK
        """How many cards the deck still has."""
        self.market: list[int] = []
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.down: list[tuple[int, ...]] = [()] * seats
        """Face-down cards that everybody saw being gathered."""
        self.blind: list[tuple[int, ...]] = [()] * seats
        """Face-down bonus cards: nobody has seen them (BUT-12)."""
        self.gone: tuple[int, ...] = ()
        self.gone_blind: tuple[int, ...] = ()
        """Bonus cards that were spent unseen."""
        self.turn = 0
        self.phase = ACT
        self.gathered = 0
        """Cards gathered this turn."""
        self.placed = False
        self.paid = False
        """Did this seat pay for its second action this turn (BUT-21)?"""
        self.earlier = 0
        """Points that the seat had when its turn began."""
        self.passes = 0
        """How many turns in a row were passed without a swap (BUT-18)."""
        self.reason = ""

    def points(self, seat: int) -> int:
        """Face-down cards: one point each (BUT-10)."""
        return len(self.down[seat]) + len(self.blind[seat])

    def copy(self) -> "State":
        """An independent state, cheaply."""
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.options = self.options
        twin.meadow = self.meadow
        twin.bee = self.bee
        twin.supply = self.supply[:]
        twin.undrawn = self.undrawn[:]
        twin.deck = self.deck
        twin.market = self.market[:]
        twin.hands = self.hands[:]
        twin.down = self.down[:]
        twin.blind = self.blind[:]
        twin.gone = self.gone
        twin.gone_blind = self.gone_blind
        twin.turn = self.turn
        twin.phase = self.phase
        twin.gathered = self.gathered
        twin.placed = self.placed
        twin.paid = self.paid
        twin.earlier = self.earlier
        twin.passes = self.passes
        twin.reason = self.reason
        return twin
