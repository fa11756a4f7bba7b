"""The state of a game of Bee Busy: one hive for each seat, and the dice of the round.

All that a seat has is in its `Hive`. A second hive keeps how things stood when the round's dice
fell; with the seat's decisions since then it is all that taking back needs: go back there, and
decide again all but the last.
"""

from skep.games.bee_busy.board import Board
from skep.games.bee_busy.design import board_of
from skep.games.bee_busy.material import EGG, MEADOW, OPEN
from skep.games.bee_busy.meta import Options
from skep.games.bee_busy.moves import Move

WAIT, LOSE, DIE, MARK, WRITE, FLY, FEED, ACT, STORE, CLOSED = range(10)
PHASES: tuple[str, ...] = (
    "wait",
    "lose",
    "die",
    "mark",
    "write",
    "fly",
    "feed",
    "act",
    "store",
    "closed",
)
"""What a seat has to decide now. WAIT: nothing before others have decided."""


class Hive:
    """The sheet of one seat, as it is filled in. Tuples are replaced as a whole."""

    __slots__ = (
        "area",
        "backwards",
        "barred",
        "bees",
        "contents",
        "dice",
        "die",
        "drawn",
        "drought",
        "fed",
        "fields",
        "flowers",
        "honey",
        "honey_made",
        "laid",
        "line",
        "lost",
        "marks",
        "nectar",
        "open_flowers",
        "pending",
        "phase",
        "pollen",
        "propolis",
        "queen",
        "queen_laid",
        "sum",
        "used",
        "visited",
        "walls",
        "wax",
        "wax_made",
        "written",
    )

    def __init__(self, board: Board) -> None:
        self.area = MEADOW
        self.bees: tuple[int, ...] = board.first_bees
        """Living bees of each area."""
        self.lost: tuple[int, ...] = (0, 0, 0)
        """Places that are crossed out (BEE-2)."""
        self.fields = 0
        """Fields of the Die Modifier that are used up."""
        self.marks: tuple[int, ...] = (0,) * len(board.lengths)
        """Marks in each column of the improvement."""
        self.backwards = 0
        """How often the Busy Bee flew backwards."""
        self.written: tuple[int, ...] = (0, 0, 0)
        """Additional values of each production, as bits."""
        self.flowers = 0
        """Crossed flowers, as bits."""
        self.open_flowers = board.open_flowers(self.marks)
        """Flowers that no upgrade locks, as bits."""
        self.nectar = 0
        self.pollen = 0
        self.honey = 0
        self.honey_made = 0
        """How far the track is filled, what was spent included."""
        self.wax = 0
        self.wax_made = 0
        self.propolis = 0
        self.walls = board.first_walls
        self.line: tuple[int, ...] = board.first_line
        """The combs of the line, from one end to the other."""
        self.visited = sum(1 << comb for comb in self.line)
        self.contents: tuple[int, ...] = tuple(
            EGG if comb in board.first_eggs else OPEN for comb in range(len(board.comb_names))
        )
        self.queen = 0
        """How often the young queen was fed."""
        self.queen_laid = False
        self.drought = False
        """Did drought hit this seat?"""
        # What follows belongs to the round.
        self.phase = WAIT
        self.barred = 0
        """Areas where a danger forbids the action, as bits."""
        self.dice: tuple[int, ...] = ()
        """The dice as this seat uses them, in the order of the table's dice."""
        self.die = 0
        """The value of the die it took; 0: none yet."""
        self.sum = 0
        """The sum of its other two dice."""
        self.fed = False
        """Was the young queen fed since the Busy Bee came in?"""
        self.used = 0
        """How many bees have worked this round."""
        self.laid: tuple[int, ...] = ()
        """The ways to lay the die's face that reach all flowers crossed this round."""
        self.drawn = False
        """Was the line drawn on this round?"""
        self.pending = 0
        """Complete combs whose use is not decided, as bits."""

    def copy(self) -> "Hive":
        """An independent hive, cheaply."""
        twin = Hive.__new__(Hive)
        twin.area = self.area
        twin.bees = self.bees
        twin.lost = self.lost
        twin.fields = self.fields
        twin.marks = self.marks
        twin.backwards = self.backwards
        twin.written = self.written
        twin.flowers = self.flowers
        twin.open_flowers = self.open_flowers
        twin.nectar = self.nectar
        twin.pollen = self.pollen
        twin.honey = self.honey
        twin.honey_made = self.honey_made
        twin.wax = self.wax
        twin.wax_made = self.wax_made
        twin.propolis = self.propolis
        twin.walls = self.walls
        twin.line = self.line
        twin.visited = self.visited
        twin.contents = self.contents
        twin.queen = self.queen
        twin.queen_laid = self.queen_laid
        twin.drought = self.drought
        twin.phase = self.phase
        twin.barred = self.barred
        twin.dice = self.dice
        twin.die = self.die
        twin.sum = self.sum
        twin.fed = self.fed
        twin.used = self.used
        twin.laid = self.laid
        twin.drawn = self.drawn
        twin.pending = self.pending
        return twin


class State:
    """Everything. Nothing is hidden but the dice to come, and those are not in here."""

    __slots__ = (
        "before",
        "board",
        "decisions",
        "dice",
        "first",
        "hives",
        "options",
        "over",
        "round",
        "seats",
        "taken",
    )

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.board = board_of(options)
        self.round = 0
        self.first = 0
        self.dice: tuple[int, ...] = ()
        """What the dice show, from low to high; empty while the mites choose."""
        self.taken = 0
        """The die that the first player took; 0: none yet."""
        self.hives = [Hive(self.board) for _ in range(seats)]
        self.before = [hive.copy() for hive in self.hives]
        """The hives as they were when the round's dice fell (or the mites came)."""
        self.decisions: list[tuple[Move, ...]] = [()] * seats
        """What each seat has decided since then."""
        self.over = False

    def copy(self) -> "State":
        """An independent state, cheaply."""
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.options = self.options
        twin.board = self.board
        twin.round = self.round
        twin.first = self.first
        twin.dice = self.dice
        twin.taken = self.taken
        twin.hives = [hive.copy() for hive in self.hives]
        twin.before = self.before[:]  # these hives are never changed
        twin.decisions = self.decisions[:]
        twin.over = self.over
        return twin
