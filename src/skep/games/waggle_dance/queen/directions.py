"""Directions (WAG-34): a flower you placed a bee on takes your bees of any value today."""

from skep.engine.chance import Chance
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance.deeds import Told, tell
from skep.games.waggle_dance.facts import DirectionsPlayed
from skep.games.waggle_dance.material import DIRECTIONS, FACES
from skep.games.waggle_dance.moves import Directions
from skep.games.waggle_dance.queen.card import Card
from skep.games.waggle_dance.state import PLACE, State

_WAYS: tuple[Directions, ...] = tuple(Directions(flower) for flower in range(1, FACES + 1))


def known_flowers(state: State, seat: int) -> int:
    """Bit mask of the flowers to which the seat's bees know the way."""
    if not state.version.directions_need_the_bee:
        return state.visited[seat]
    return sum(1 << flower for flower in range(FACES) if state.flowers[flower * state.seats + seat])


def ways(state: State, seat: int) -> list[Directions]:
    """Each flower that the seat's bees have seen, unless it is open to all of them already."""
    new = known_flowers(state, seat) & ~state.directions[seat]
    return [move for flower, move in enumerate(_WAYS) if new >> flower & 1]


def check(state: State, seat: int, move: Directions) -> Refusal | None:
    """A bee must have been placed there, to tell the others."""
    flower = move.flower - 1
    if not 0 <= flower < FACES or not known_flowers(state, seat) >> flower & 1:
        if state.version.directions_need_the_bee:
            return refuse("WAG-34", "waggle-dance-no-bee-on-flower", flower=move.flower)
        return refuse("WAG-34", "waggle-dance-not-placed-there", flower=move.flower)
    if state.directions[seat] >> flower & 1:
        return refuse("WAG-34", "waggle-dance-directions-known", flower=move.flower)
    return None


def play(state: State, seat: int, move: Directions, _chance: Chance, told: Told) -> None:
    """From now on, until the night."""
    state.directions[seat] |= 1 << (move.flower - 1)
    tell(told, DirectionsPlayed(seat, move.flower))


CARD = Card(DIRECTIONS, Directions, (PLACE,), ways, check, play)
