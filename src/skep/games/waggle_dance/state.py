"""The state of a game of Waggle Dance: small numbers in short lists.

What a room holds and handfuls of dice are numbers, see `board.py`. The state knows which cards
nobody has drawn, not their order.
"""

from skep.games.waggle_dance.board import EMPTY
from skep.games.waggle_dance.material import (
    CARD_NAMES,
    COLOURS,
    COPIES,
    CUBES,
    EGGS,
    FIRST_DICE,
    FIRST_FLOWER,
    FIRST_ROOMS,
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

FREE, BLOCKED = -1, -2
"""What is on a space: nobody, a marker, or a seat."""


class State:
    """Everything, secrets included. `view.py` says who may see what of it."""

    __slots__ = (
        "acting",
        "bees",
        "carried",
        "claimed",
        "claims",
        "crews",
        "deck",
        "dice",
        "directions",
        "discard",
        "eggs",
        "first",
        "flowers",
        "forced",
        "free",
        "hands",
        "in_play",
        "left",
        "lifted",
        "looking",
        "mixing",
        "options",
        "phase",
        "pollen",
        "reason",
        "rooms",
        "round",
        "seats",
        "sick",
        "spaces",
        "tiles",
        "tricked",
        "tricked_die",
        "turn",
        "version",
        "visited",
        "volunteer",
        "waiting",
    )

    def __init__(self, seats: int, options: Options, version: Version) -> None:
        self.seats = seats
        self.options = options
        self.version = version
        self.round = 1
        self.first = 0
        self.phase = START
        self.acting = 0
        """Bit mask of the seats that decide now."""
        self.waiting = 0
        """Bit mask of the seats that this phase still comes to."""
        self.turn = 0
        """By day, the seat that is placing, also while others answer it."""
        # The supplies.
        self.tiles = TILES - FIRST_ROOMS * seats
        self.eggs = EGGS
        self.pollen = [CUBES] * len(COLOURS)
        self.deck = [COPIES] * len(CARD_NAMES)
        self.discard = [0] * len(CARD_NAMES)
        self.in_play: tuple[int, ...] = ()
        """Cards that lie in play until the night is over (WAG-24)."""
        # The hives.
        self.rooms: list[list[int]] = [[EMPTY] * FIRST_ROOMS for _ in range(seats)]
        self.crews: list[list[int]] = [[0] * FIRST_ROOMS for _ in range(seats)]
        """The dice on each room."""
        self.dice = [FIRST_DICE] * seats
        """How many dice each seat owns; the others are in the box."""
        self.hands: list[tuple[int, ...]] = [()] * seats
        # The day.
        self.free = [0] * seats
        """Dice that are not assigned yet."""
        self.sick = [0] * seats
        """Dice that cannot be assigned this round (WAG-36)."""
        self.spaces = [FREE] * FIRST_FLOWER
        self.flowers = [0] * (len(COLOURS) * seats)
        """Dice on flower f of seat s: f * seats + s."""
        self.volunteer = -1
        """Who has the Volunteer die this round (WAG-26)."""
        self.left = 0
        """How many bees the seat whose turn it is still places before the next (WAG-32)."""
        self.forced = 0
        """The value of the die that must be placed next (WAG-25, WAG-38); 0: any."""
        self.lifted = -1
        """The spot that a feinting bee came from (WAG-38)."""
        self.directions = [0] * seats
        """Bit mask of flowers that take all bees of a seat (WAG-34)."""
        self.visited = [0] * seats
        """Bit mask of flowers on which a seat has placed a bee today (WAG-34)."""
        self.tricked = -1
        """The flower on which the bee stands that may be answered (WAG-35)."""
        self.tricked_die = 0
        """And the value of that bee."""
        # The night.
        self.bees = 0
        """Bees with which the acting seat may still do C, E or G."""
        self.claims = [0] * seats
        """Cubes to be put away, as a handful by colour; in D also what seats that are done left,
        until all are done (WAG-17)."""
        self.claimed = [0] * seats
        """Bit mask of flowers that a seat has claimed from tonight (WAG-30)."""
        self.mixing = [0] * seats
        """The two rooms of a Mix that is under way: 64 * one + other; 0: none (WAG-29)."""
        self.carried = [0] * seats
        """How many cubes each seat has moved between its rooms tonight (WAG-20)."""
        self.looking: tuple[int, ...] = ()
        """Cards that the acting seat looks at (WAG-37)."""
        self.reason = ""

    def order(self) -> tuple[int, ...]:
        """All seats, the first player first, then clockwise."""
        first, seats = self.first, self.seats
        return tuple((first + i) % seats for i in range(seats))

    def copy(self) -> "State":
        """An independent state, cheaply."""
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.options = self.options
        twin.version = self.version
        twin.round = self.round
        twin.first = self.first
        twin.phase = self.phase
        twin.acting = self.acting
        twin.waiting = self.waiting
        twin.turn = self.turn
        twin.tiles = self.tiles
        twin.eggs = self.eggs
        twin.pollen = self.pollen[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.in_play = self.in_play
        twin.rooms = [rooms[:] for rooms in self.rooms]
        twin.crews = [crews[:] for crews in self.crews]
        twin.dice = self.dice[:]
        twin.hands = self.hands[:]
        twin.free = self.free[:]
        twin.sick = self.sick[:]
        twin.spaces = self.spaces[:]
        twin.flowers = self.flowers[:]
        twin.volunteer = self.volunteer
        twin.left = self.left
        twin.forced = self.forced
        twin.lifted = self.lifted
        twin.directions = self.directions[:]
        twin.visited = self.visited[:]
        twin.tricked = self.tricked
        twin.tricked_die = self.tricked_die
        twin.bees = self.bees
        twin.claims = self.claims[:]
        twin.claimed = self.claimed[:]
        twin.mixing = self.mixing[:]
        twin.carried = self.carried[:]
        twin.looking = self.looking
        twin.reason = self.reason
        return twin
