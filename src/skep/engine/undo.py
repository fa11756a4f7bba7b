"""Undo: which moves may be taken back. The same rule at a server's table and in the terminal.

Only the last moves of one seat can be: what others have answered stands. And never a move that
drew something, or one before it: what luck has shown cannot be unseen.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def note_move(undo: list[tuple[int, T]], seat: int, before: T, draws: Sequence[str]) -> None:
    """A seat has moved: `undo` holds the seat of each move that may be taken back, the last one
    last, and what the caller needs to go back to before it."""
    if draws or (undo and undo[-1][0] != seat):
        undo.clear()
    if not draws:
        undo.append((seat, before))
