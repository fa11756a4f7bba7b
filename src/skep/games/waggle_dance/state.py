"""The state of a game of Waggle Dance: small numbers in short lists.

What a room holds and handfuls of dice are numbers, see `board.py`. The state knows which cards
nobody has drawn, not their order.
"""

from typing import Annotated

from skep.engine.fields import Fields, for_each_seat, made, slotted, starts
from skep.games.waggle_dance.board import EMPTY
from skep.games.waggle_dance.material import (
    CARD_NAMES,
    COLOURS,
    COPIES,
    CUBES,
    DICE_AT_START,
    EGGS,
    FIRST_FLOWER,
    ROOMS_AT_START,
    TILES,
)
from skep.games.waggle_dance.meta import Options
from skep.games.waggle_dance.versions import Version

START, PLACE, ANSWER, BROOD, EGG_CLAIM, STORE, TRADE, KITCHEN, DRAWING, OVER = range(10)
PHASES: tuple[str, ...] = (
    "start",  # the dice are rolled; cards for the start of the day (WAG-39)
    "place",  # assigning bees (WAG-6)
    "answer",  # a bee was placed on a flower: who wants to answer (WAG-35)?
    "brood",  # B (WAG-13); A has no decisions
    "eggs",  # C (WAG-14)
    "store",  # D is counted: putting pollen away (WAG-17)
    "trade",  # E (WAG-18)
    "honey",  # F (WAG-19, WAG-20)
    "draw",  # G (WAG-21)
    "over",
)
AT_NIGHT = (BROOD, EGG_CLAIM, STORE, TRADE, KITCHEN, DRAWING)

NOBODY, BLOCKED = -1, -2
"""What is on a space: nobody, a marker, or a seat."""
NO_BEE = (0, -1)

# What the numbers in a field mean. `notation.py` says how each kind is written in a position.
SeatCount = Annotated[int, "how many play: a position has as many hives"]
Phase = Annotated[int, "one of the phases above"]
Seat = Annotated[int, "a seat"]
SeatOrNone = Annotated[int, "a seat, or -1"]
SeatMask = Annotated[int, "bit mask of seats"]
ActorMask = Annotated[int, "bit mask of the seats that decide"]
BeesToPlace = Annotated[int, "how many bees, the one to be placed now included"]
SpotOrNone = Annotated[int, "a spot, or -1"]
BeeOrNone = Annotated[tuple[int, int], "a die's value, and its flower; or NO_BEE"]
Supply = Annotated[int, "how many are left of what is in the box"]
Supplies = Annotated[list[int], "the same, of each kind"]
Cards = Annotated[tuple[int, ...], "kinds of card, sorted"]
CardsBySeat = Annotated[list[tuple[int, ...]], "the same for each seat"]
CardCounts = Annotated[list[int], "how many cards of each kind"]
Contents = Annotated[list[list[int]], "for each seat and room, what it holds"]
Crews = Annotated[list[list[int]], "for each seat and room, a handful of dice"]
OnSpaces = Annotated[list[int], "for each space: NOBODY, BLOCKED or a seat"]
OnFlowers = Annotated[list[int], "the dice of seat s on flower f: f * seats + s"]
NumberBySeat = Annotated[list[int], "a number for each seat"]
OwnedBySeat = Annotated[list[int], "how many dice each seat has"]
DiceBySeat = Annotated[list[int], "a handful of dice for each seat"]
CubesBySeat = Annotated[list[int], "a handful of cubes for each seat"]
FlowersBySeat = Annotated[list[int], "bit mask of flowers for each seat"]
VisitsBySeat = Annotated[list[int], "the same, of those that it has placed a bee on"]
PairBySeat = Annotated[list[int], "two rooms for each seat: 64 * one + other; 0: none"]


@slotted
class State(Fields):
    """Everything, secrets included. `view.py` says who may see what of it.

    Each field: its kind, its start, its meaning. A position is read in this order, and a field that
    it may leave out stands behind those that it follows from.
    """

    seats: SeatCount
    options: Options
    version: Version
    """The rules by which it is played."""
    round: int = starts(1)
    first: Seat = starts(0)
    phase: Phase = starts(START)
    turn: Seat = starts(0)
    """By day, the seat that is placing, also while others answer it."""
    acting: ActorMask = starts(0)
    """The seats that decide now."""
    waiting: SeatMask = starts(0)
    """The seats that this phase still comes to."""

    # The supplies.
    tiles: Supply = made(lambda state: TILES - ROOMS_AT_START * state.seats)
    eggs: Supply = starts(EGGS)
    pollen: Supplies = made(lambda _: [CUBES] * len(COLOURS))
    deck: Supplies = made(lambda _: [COPIES] * len(CARD_NAMES))
    discard: CardCounts = made(lambda _: [0] * len(CARD_NAMES))
    in_play: Cards = starts(())
    """Cards that lie in play until the night is over (WAG-24)."""

    # The hives.
    rooms: Contents = made(lambda state: [[EMPTY] * ROOMS_AT_START for _ in range(state.seats)])
    crews: Crews = made(lambda state: [[0] * ROOMS_AT_START for _ in range(state.seats)])
    hands: CardsBySeat = for_each_seat(())

    # The day.
    free: DiceBySeat = for_each_seat(0)
    """Dice that are not assigned yet."""
    sick: DiceBySeat = for_each_seat(0)
    """Dice that cannot be assigned this round (WAG-36)."""
    spaces: OnSpaces = made(lambda _: [NOBODY] * FIRST_FLOWER)
    flowers: OnFlowers = made(lambda state: [0] * (len(COLOURS) * state.seats))
    volunteer: SeatOrNone = starts(-1)
    """Who has the Volunteer die this round (WAG-26)."""
    dice: OwnedBySeat = for_each_seat(DICE_AT_START)
    """How many dice each seat owns; the others are in the box."""
    left: BeesToPlace = starts(0)
    """How many bees the seat whose turn it is still places before the next (WAG-32)."""
    forced: int = starts(0)
    """The value of the die that must be placed next (WAG-25, WAG-38); 0: any."""
    lifted: SpotOrNone = starts(-1)
    """The spot that a feinting bee came from (WAG-38)."""
    directions: FlowersBySeat = for_each_seat(0)
    """Flowers that take all bees of a seat (WAG-34)."""
    visited: VisitsBySeat = for_each_seat(0)
    """Flowers on which a seat has placed a bee today (WAG-34)."""
    tricked: BeeOrNone = starts(NO_BEE)
    """The bee that may be answered (WAG-35)."""

    # The night.
    bees: int = starts(0)
    """Bees with which the acting seat may still do C, E or G."""
    claims: CubesBySeat = for_each_seat(0)
    """Cubes to be put away; in D also what a seat that is done left, till all are done (WAG-17)."""
    claimed: FlowersBySeat = for_each_seat(0)
    """Flowers that a seat has claimed from tonight (WAG-30)."""
    mixing: PairBySeat = for_each_seat(0)
    """The two rooms of a Mix that is under way (WAG-29)."""
    carried: NumberBySeat = for_each_seat(0)
    """How many cubes each seat has moved between its rooms tonight (WAG-20)."""
    looking: Cards = starts(())
    """Cards that the acting seat looks at (WAG-37)."""
    reason: str = starts("")

    def order(self) -> tuple[int, ...]:
        """All seats, the first player first, then clockwise."""
        return _ORDERS[self.seats][self.first]


_ORDERS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats))
    for seats in range(5)
)
"""By how many seats there are, and which one is the first."""
