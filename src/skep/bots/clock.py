"""Virtual time for a race: each seat thinks as long as its pace says, a queue decides who is first.

No clock is read. The same dice give the same order on every machine, however slow. A seat thinks,
then looks at the table and acts on what it sees; one that can do nothing waits until something
changes, and thinks anew. That is how bots race at a real table as well (`server/botseat.py`).
"""

import heapq
from collections.abc import Sequence

from skep.bots.pace import Pace
from skep.engine.chance import Chance


class Clock:
    """Whose thought ends next."""

    def __init__(self, paces: Sequence[Pace], dice: Chance) -> None:
        self._paces = paces
        self._dice = dice
        self.now = 0.0
        """Virtual seconds since the start."""
        self._queue: list[tuple[float, int]] = []
        """When each seat that thinks will act."""
        self._waiting: set[int] = set()
        """Seats that can do nothing until something changes."""
        self.start()

    def start(self) -> None:
        """All seats begin to think at this instant: nobody has a start on the others."""
        self._queue.clear()
        self._waiting.clear()
        for seat in range(len(self._paces)):
            self.think(seat)

    def next(self) -> int:
        """The seat that acts next; it must then think or wait."""
        assert self._queue, "nobody can do anything, and the game is not over"
        self.now, seat = heapq.heappop(self._queue)
        return seat

    def think(self, seat: int, pause: float = 0.0) -> None:
        """A seat thinks about its next move, after a pause that a refusal may have cost."""
        ready = self.now + pause + self._paces[seat].seconds(self._dice)
        heapq.heappush(self._queue, (ready, seat))

    def wait(self, seat: int) -> None:
        """A seat can do nothing until something changes."""
        self._waiting.add(seat)

    def changed(self) -> None:
        """Something changed: those who waited think anew."""
        for seat in sorted(self._waiting):
            self.think(seat)
        self._waiting.clear()
