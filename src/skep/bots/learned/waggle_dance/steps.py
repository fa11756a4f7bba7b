"""What is worth a look in Waggle Dance: of rooms that are alike, the first is enough."""

from skep.bots.learned.sight import Step, distinct
from skep.games.waggle_dance.board import HONEY, kinds
from skep.games.waggle_dance.moves import Egg, Move, Place, Store
from skep.games.waggle_dance.rules import legal
from skep.games.waggle_dance.state import PLACE, State


def steps(state: State, seat: int) -> list[Step]:
    """Each legal move, but only one of those that differ in nothing but the room's number."""
    return distinct([(_kind(state, seat, move), (move,)) for move in legal(state, seat)])


def many(state: State) -> bool:
    """By day: are there dice of two values, or is a room open to a die as well as its flower?"""
    if state.phase != PLACE or state.forced:
        return False
    rooms = state.rooms[state.turn]
    return len(kinds(state.free[state.turn])) > 1 or rooms.count(HONEY) < len(rooms)


def _kind(state: State, seat: int, move: Move) -> object:
    what: tuple[str, object]
    if isinstance(move, Place):
        if not move.spot.startswith("room"):
            return move
        room, what = int(move.spot[4:]) - 1, ("place", move.die)
    elif isinstance(move, Store):
        room, what = move.room - 1, ("store", move.colour)
    elif isinstance(move, Egg):
        room, what = move.room - 1, ("egg", 0)
    else:
        return move
    return (*what, state.rooms[seat][room], state.crews[seat][room])
