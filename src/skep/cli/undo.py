"""Undo at the terminal: one's last move, as far as the server's rule goes (`engine/undo.py`).

Where nobody hides anything, what bots have answered is taken back with it, unless something was
drawn meanwhile; and whoever sits at the keyboard may ask for it.
"""

from skep.api import AnyMatch
from skep.engine.undo import note_move


class Undo:
    """The moves of a match that may be taken back."""

    def __init__(self, match: AnyMatch, bots: frozenset[int]) -> None:
        self._match = match
        self._bots = bots
        self._open = not match.game.meta.hidden_hands
        self._moves: list[tuple[int, int]] = []
        """Seat of each move that may be taken back, and how many moves came before it."""
        self._lost = "nothing"
        """Why there is none: the end of a message's key."""

    def moved(self) -> None:
        """A move was made, the last one of the log."""
        entry = self._match.log[-1]
        if entry.draws:
            self._lost = "luck"
        elif entry.seat in self._bots:
            if self._open:
                return  # goes back together with the person's move before it
            self._lost = "others"
        note_move(self._moves, entry.seat, len(self._match.log) - 1, entry.draws)

    def why_not(self, seat: int) -> str | None:
        """Why whoever is asked for a move now cannot take one back, as a message's key."""
        if self._match.game.meta.race:
            alone = self._match.seats == 1
            return "play-no-undo-alone" if alone else "play-no-undo-race"
        if not self._moves:
            return f"play-no-undo-{self._lost}"
        last = self._moves[-1][0]
        mine = last == seat or (self._open and last not in self._bots)
        return None if mine else "play-no-undo-others"

    def take_back(self) -> int:
        """Go back to before the last of these moves; the seat that had made it."""
        seat, before = self._moves.pop()
        self._match.rewind(before)
        return seat
