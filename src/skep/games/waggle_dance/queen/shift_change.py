"""Shift change (WAG-32): when about to assign, place one bee more, or none."""

from skep.engine.chance import Chance
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance.board import many
from skep.games.waggle_dance.deeds import Told, tell
from skep.games.waggle_dance.facts import ShiftChanged
from skep.games.waggle_dance.material import SHIFT_CHANGE
from skep.games.waggle_dance.moves import MORE, NONE, ShiftChange
from skep.games.waggle_dance.queen.card import Card
from skep.games.waggle_dance.state import PLACE, State


def ways(state: State, seat: int) -> list[ShiftChange]:
    """One more needs a bee more; none can always be."""
    return [MORE, NONE] if many(state.free[seat]) > state.left else [NONE]


def check(state: State, seat: int, move: ShiftChange) -> Refusal | None:
    """There must be a bee to place."""
    if move.bees == "more" and many(state.free[seat]) <= state.left:
        return refuse("WAG-32", "waggle-dance-no-bee-more")
    return None


def play(state: State, seat: int, move: ShiftChange, _chance: Chance, told: Told) -> None:
    """Count one more, or end the turn."""
    if move.bees == "more":
        state.left += 1
    else:
        state.left = 0
        state.acting = 0
    tell(told, ShiftChanged(seat, move.bees))


CARD = Card(SHIFT_CHANGE, ShiftChange, (PLACE,), ways, check, play)
