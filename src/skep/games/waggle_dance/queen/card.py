"""What a Queen card is to the rules: when, on what, and what it does.

Each card is one module of this package. Three of them (Efficiency, Alchemy, Expertise) help to
make honey and are then named in the `honey` move; the others have a move of their own.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from skep.engine.chance import Chance
from skep.engine.refusal import Refusal
from skep.games.waggle_dance.deeds import Told
from skep.games.waggle_dance.state import State


class Card(msgspec.Struct, frozen=True):
    """One kind of card with a move of its own."""

    kind: int
    move: type
    phases: tuple[int, ...]
    """When it may be played."""
    ways: Callable[[State, int], list[Any]]
    """All ways to play it now, for a seat that holds it."""
    check: Callable[[State, int, Any], Refusal | None]
    """None, or why it cannot be played so; phase and hand are checked already."""
    play: Callable[[State, int, Any, Chance, Told], None]
    """What it does; the card is on the pile already."""

    @property
    def rule(self) -> str:
        """The cards stand in the order of their rules."""
        return f"WAG-{25 + self.kind}"


def never(_state: State, _seat: int, _move: Any) -> Refusal | None:
    """The check of a card that can be played in only one way, whenever it can be."""
    return None
