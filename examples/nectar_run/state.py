"""The state of a game of Nectar Run."""

from nectar_run.material import BEES, COPIES, FLOWERS, NECTAR
from nectar_run.meta import Options

NO_SCENT = 0


class State:
    """Everything, secrets included. `view.py` says who may see what of it."""

    __slots__ = (
        "drops",
        "flown",
        "hands",
        "nectar",
        "options",
        "picked",
        "scents",
        "seats",
        "turn",
        "undrawn",
    )

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.turn = 0
        self.hands: list[tuple[int, ...]] = [()] * seats
        """The strengths of each seat's bees, in order. Only the seat itself knows them (NEC-2)."""
        self.undrawn = [COPIES] * len(BEES)
        """How many bees of each strength nobody has drawn: counts, never an order."""
        self.flown = [0] * len(BEES)
        self.nectar = [NECTAR] * len(FLOWERS)
        self.scents = [NO_SCENT] * len(FLOWERS)
        """The strength of the bee that was last at each flower (NEC-4)."""
        self.drops = [0] * seats
        self.picked = [0] * seats
        """How many flowers each seat emptied exactly (NEC-5)."""

    @property
    def deck(self) -> int:
        """How many bees are still to be drawn."""
        return sum(self.undrawn)

    @property
    def over(self) -> bool:
        """Are all flowers empty (NEC-7)?"""
        return not any(self.nectar)

    def copy(self) -> "State":
        """An independent state, cheaply."""
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.options = self.options
        twin.turn = self.turn
        twin.hands = self.hands[:]
        twin.undrawn = self.undrawn[:]
        twin.flown = self.flown[:]
        twin.nectar = self.nectar[:]
        twin.scents = self.scents[:]
        twin.drops = self.drops[:]
        twin.picked = self.picked[:]
        return twin
