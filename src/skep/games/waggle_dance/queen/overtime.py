"""Overtime (WAG-25): just before placing a bee, set its value to any number."""

from skep.engine.chance import Chance
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance.board import DIE, count, kinds
from skep.games.waggle_dance.deeds import Told, tell
from skep.games.waggle_dance.facts import OvertimePlayed
from skep.games.waggle_dance.material import FACES, OVERTIME
from skep.games.waggle_dance.moves import Overtime
from skep.games.waggle_dance.queen.card import Card
from skep.games.waggle_dance.state import PLACE, State

_WAYS: tuple[tuple[Overtime, ...], ...] = tuple(
    tuple(Overtime(die, value) for value in range(1, FACES + 1) if value != die)
    for die in range(FACES + 1)
)


def ways(state: State, seat: int) -> list[Overtime]:
    """Each value that is there, changed to each other value."""
    return [move for die in kinds(state.free[seat]) for move in _WAYS[die]]


def check(state: State, seat: int, move: Overtime) -> Refusal | None:
    """The bee must be there, and change."""
    if not (1 <= move.die <= FACES and count(state.free[seat], move.die)):
        return refuse("WAG-6", "waggle-dance-no-such-die", die=move.die)
    if move.value == move.die:
        return refuse("WAG-25", "waggle-dance-same-value", die=move.die)
    if not 1 <= move.value <= FACES:
        return refuse("WAG-25", "waggle-dance-no-such-value", value=move.value)
    return None


def play(state: State, seat: int, move: Overtime, _chance: Chance, told: Told) -> None:
    """The die is turned, and must be placed now."""
    state.free[seat] += DIE[move.value] - DIE[move.die]
    state.forced = move.value
    tell(told, OvertimePlayed(seat, move.die, move.value))


CARD = Card(OVERTIME, Overtime, (PLACE,), ways, check, play)
