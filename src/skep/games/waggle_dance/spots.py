"""Where a bee may stand, and putting it there (WAG-7 to WAG-9)."""

from skep.engine.refusal import Refusal, refuse
from skep.games.waggle_dance.board import DIE, HONEY, count, kinds
from skep.games.waggle_dance.material import (
    FACES,
    FIRST_FLOWER,
    FIRST_ROOM,
    SPACE_CARDS,
    SPOT_NAMES,
)
from skep.games.waggle_dance.state import BLOCKED, NOBODY, State

SPACES: tuple[tuple[int, ...], ...] = tuple(
    tuple(card * FACES + value - 1 for card in range(len(SPACE_CARDS)))
    for value in range(FACES + 1)
)
"""The four spaces of each value (row 0 is not used)."""

FLOWERS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(
        tuple(
            FIRST_FLOWER + flower
            for flower in range(FACES)
            if flower == value - 1 or mask >> flower & 1
        )
        for mask in range(1 << FACES)
    )
    for value in range(FACES + 1)
)
"""The flowers for a bee of each value, by the mask of the seat's Directions (WAG-34)."""


def open_rooms(state: State, seat: int) -> list[int]:
    """The spots of a seat's rooms that are not honey yet (WAG-9)."""
    return [room for room, content in enumerate(state.rooms[seat], FIRST_ROOM) if content != HONEY]


def spots_for(state: State, seat: int, die: int, rooms: list[int]) -> list[int]:
    """All spots for a bee of this value; `rooms` are the seat's open rooms."""
    spaces = state.spaces
    spots = [spot for spot in SPACES[die] if spaces[spot] == NOBODY]
    spots += FLOWERS[die][state.directions[seat]]
    spots += rooms
    return spots


def check_spot(state: State, seat: int, die: int, spot: int) -> Refusal | None:
    """May a bee of this value stand there?"""
    name = SPOT_NAMES[spot]
    if spot >= FIRST_ROOM:
        room = spot - FIRST_ROOM
        if room >= len(state.rooms[seat]):
            return refuse("WAG-9", "waggle-dance-no-such-room", room=room + 1)
        if state.rooms[seat][room] == HONEY:
            return refuse("WAG-9", "waggle-dance-room-is-honey", room=room + 1)
        return None
    value = spot % FACES + 1
    if spot >= FIRST_FLOWER:
        if value != die and not state.directions[seat] >> (value - 1) & 1:
            return refuse("WAG-8", "waggle-dance-other-flower", die=die, spot=name)
        return None
    if value != die:
        return refuse("WAG-7", "waggle-dance-other-value", die=die, spot=name)
    if state.spaces[spot] == BLOCKED:
        return refuse("WAG-5", "waggle-dance-blocked", spot=name)
    if state.spaces[spot] != NOBODY:
        return refuse("WAG-7", "waggle-dance-taken", spot=name)
    return None


def set_down(state: State, seat: int, die: int, spot: int) -> None:
    """A free die goes onto a spot."""
    state.free[seat] -= DIE[die]
    if spot >= FIRST_ROOM:
        state.crews[seat][spot - FIRST_ROOM] += DIE[die]
    elif spot >= FIRST_FLOWER:
        state.flowers[(spot - FIRST_FLOWER) * state.seats + seat] += DIE[die]
    else:
        state.spaces[spot] = seat


def pick_up(state: State, seat: int, die: int, spot: int) -> None:
    """The same, backwards."""
    state.free[seat] += DIE[die]
    if spot >= FIRST_ROOM:
        state.crews[seat][spot - FIRST_ROOM] -= DIE[die]
    elif spot >= FIRST_FLOWER:
        state.flowers[(spot - FIRST_FLOWER) * state.seats + seat] -= DIE[die]
    else:
        state.spaces[spot] = NOBODY


def stands(state: State, seat: int, die: int, spot: int) -> bool:
    """Does a bee of this seat and value stand on this spot?"""
    if spot >= FIRST_ROOM:
        room = spot - FIRST_ROOM
        crews = state.crews[seat]
        return room < len(crews) and count(crews[room], die) > 0
    if spot >= FIRST_FLOWER:
        handful = state.flowers[(spot - FIRST_FLOWER) * state.seats + seat]
        return count(handful, die) > 0
    return state.spaces[spot] == seat and spot % FACES + 1 == die


def placed_bees(state: State, seat: int) -> list[tuple[int, int]]:
    """All (value, spot) where a bee of this seat stands, each once."""
    found = [(spot % FACES + 1, spot) for spot, who in enumerate(state.spaces) if who == seat]
    for flower in range(FACES):
        handful = state.flowers[flower * state.seats + seat]
        found += [(die, FIRST_FLOWER + flower) for die in kinds(handful)]
    for room, crew in enumerate(state.crews[seat], FIRST_ROOM):
        found += [(die, room) for die in kinds(crew)]
    return found
