"""Feint (WAG-38): instead of placing, move one of your placed bees to another legal place."""

from skep.engine.chance import Chance
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance.deeds import Told, tell
from skep.games.waggle_dance.facts import Feinted
from skep.games.waggle_dance.material import FACES, FEINT, SPOT_BY_NAME, SPOT_NAMES
from skep.games.waggle_dance.moves import Feint
from skep.games.waggle_dance.queen.card import Card
from skep.games.waggle_dance.spots import open_rooms, pick_up, placed_bees, spots_for, stands
from skep.games.waggle_dance.state import PLACE, State


def _can_leave(state: State, seat: int, die: int, spot: int, rooms: list[int]) -> bool:
    """Is there another place for it?"""
    return any(other != spot for other in spots_for(state, seat, die, rooms))


def ways(state: State, seat: int) -> list[Feint]:
    """Each placed bee that could stand elsewhere."""
    rooms = open_rooms(state, seat)
    return [
        Feint(die, SPOT_NAMES[spot])
        for die, spot in placed_bees(state, seat)
        if _can_leave(state, seat, die, spot, rooms)
    ]


def check(state: State, seat: int, move: Feint) -> Refusal | None:
    """A bee of yours, and another place for it."""
    spot = SPOT_BY_NAME.get(move.spot)
    if spot is None:
        return refuse("WAG-7", "waggle-dance-no-such-spot", spot=move.spot)
    if not 1 <= move.die <= FACES or not stands(state, seat, move.die, spot):
        return refuse("WAG-38", "waggle-dance-no-bee-there", die=move.die, spot=move.spot)
    if not _can_leave(state, seat, move.die, spot, open_rooms(state, seat)):
        return refuse("WAG-38", "waggle-dance-nowhere-else", die=move.die)
    return None


def play(state: State, seat: int, move: Feint, _chance: Chance, told: Told) -> None:
    """The bee is taken up, and must be placed elsewhere now."""
    spot = SPOT_BY_NAME[move.spot]
    pick_up(state, seat, move.die, spot)
    state.forced = move.die
    state.lifted = spot
    tell(told, Feinted(seat, move.die, move.spot))


CARD = Card(FEINT, Feint, (PLACE,), ways, check, play)
