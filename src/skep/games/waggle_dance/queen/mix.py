"""Mix (WAG-29): any pollen moves between two of your rooms."""

from itertools import combinations

from skep.engine.chance import Chance
from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance.board import EGG, TOTAL
from skep.games.waggle_dance.deeds import Told, check_two_rooms, tell
from skep.games.waggle_dance.facts import MixPlayed
from skep.games.waggle_dance.material import MIX, TILES
from skep.games.waggle_dance.moves import Mix
from skep.games.waggle_dance.pipes import can_flow
from skep.games.waggle_dance.queen.card import Card
from skep.games.waggle_dance.state import AT_NIGHT, State

_WAYS: dict[tuple[int, int], Mix] = {
    rooms: Mix(*rooms) for rooms in combinations(range(1, TILES + 1), 2)
}
"""All of them, made once."""


def ways(state: State, seat: int) -> list[Mix]:
    """Each two rooms between which anything could move."""
    rooms = [(room, content) for room, content in enumerate(state.rooms[seat], 1) if content < EGG]
    return [
        _WAYS[one, other]
        for (one, here), (other, there) in combinations(rooms, 2)
        if (TOTAL[here] or TOTAL[there]) and can_flow(here, there)
    ]


def check(state: State, seat: int, move: Mix) -> Refusal | None:
    """Two rooms of yours with something to move."""
    if refusal := check_two_rooms(state, seat, "WAG-29", move.one, move.other):
        return refusal
    rooms = state.rooms[seat]
    if not can_flow(rooms[move.one - 1], rooms[move.other - 1]):
        return refuse("WAG-29", "waggle-dance-nothing-to-mix", one=move.one, other=move.other)
    return None


def play(state: State, seat: int, move: Mix, _chance: Chance, told: Told) -> None:
    """The two rooms are linked until the seat is done with them."""
    state.mixing[seat] = 64 * (move.one - 1) + move.other - 1
    tell(told, MixPlayed(seat, move.one, move.other))


CARD = Card(MIX, Mix, AT_NIGHT, ways, check, play)
