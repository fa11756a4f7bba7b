"""Volunteer (WAG-26): at the start of the day, an extra bee for this round."""

from skep.engine import chance as luck
from skep.engine.chance import Chance
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance.board import DIE
from skep.games.waggle_dance.deeds import Told, tell
from skep.games.waggle_dance.facts import VolunteerPlayed
from skep.games.waggle_dance.material import VOLUNTEER
from skep.games.waggle_dance.moves import VOLUNTEER as MOVE
from skep.games.waggle_dance.moves import Volunteer
from skep.games.waggle_dance.queen.card import Card
from skep.games.waggle_dance.state import START, State


def ways(state: State, _seat: int) -> list[Volunteer]:
    """Once a round: there is only one such die."""
    return [MOVE] if state.volunteer < 0 else []


def check(state: State, _seat: int, _move: Volunteer) -> Refusal | None:
    """Nobody has the die yet."""
    if state.volunteer >= 0:
        return refuse("WAG-26", "waggle-dance-volunteer-is-out")
    return None


def play(state: State, seat: int, _move: Volunteer, chance: Chance, told: Told) -> None:
    """Roll it; from now on it is a bee like the others."""
    value = chance.pick(luck.DIE) + 1
    state.free[seat] += DIE[value]
    state.volunteer = seat
    tell(told, VolunteerPlayed(seat, value))


CARD = Card(VOLUNTEER, Volunteer, (START,), ways, check, play)
