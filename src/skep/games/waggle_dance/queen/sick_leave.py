"""Sick leave (WAG-36): at the start of the day, a bee of an opponent stays at home."""

from skep.engine.chance import Chance
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance.board import DIE, count, kinds
from skep.games.waggle_dance.deeds import Told, tell
from skep.games.waggle_dance.facts import SickLeavePlayed
from skep.games.waggle_dance.material import FACES, SICK_LEAVE
from skep.games.waggle_dance.moves import SickLeave
from skep.games.waggle_dance.queen.card import Card
from skep.games.waggle_dance.state import START, State


def ways(state: State, seat: int) -> list[SickLeave]:
    """Each value that an opponent rolled."""
    return [
        SickLeave(other, die)
        for other in range(state.seats)
        if other != seat
        for die in kinds(state.free[other])
    ]


def check(state: State, seat: int, move: SickLeave) -> Refusal | None:
    """An opponent, who has this bee."""
    if move.seat == seat or not 0 <= move.seat < state.seats:
        return refuse("WAG-36", "waggle-dance-no-opponent", seat=move.seat)
    if not (1 <= move.die <= FACES and count(state.free[move.seat], move.die)):
        return refuse("WAG-36", "waggle-dance-not-their-die", die=move.die)
    return None


def play(state: State, seat: int, move: SickLeave, _chance: Chance, told: Told) -> None:
    """The die is laid aside until the next day."""
    state.free[move.seat] -= DIE[move.die]
    state.sick[move.seat] += DIE[move.die]
    tell(told, SickLeavePlayed(seat, move.seat, move.die))


CARD = Card(SICK_LEAVE, SickLeave, (START,), ways, check, play)
