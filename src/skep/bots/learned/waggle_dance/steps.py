"""What is worth a look in Waggle Dance: of rooms that are alike, the first is enough, and no cube
is moved for nothing."""

from skep.bots.learned.sight import Step, distinct
from skep.bots.learned.waggle_dance.habits import at_night
from skep.games.waggle_dance.board import HONEY, kinds
from skep.games.waggle_dance.moves import DONE, Carry, Egg, Move, Place, Store, Swap
from skep.games.waggle_dance.pipes import flow, flows
from skep.games.waggle_dance.rules import legal
from skep.games.waggle_dance.state import PLACE, State


def steps(state: State, seat: int) -> list[Step]:
    """Each legal move, but only one of those that differ in nothing but the room's number."""
    moves = legal(state, seat)
    if any(isinstance(move, Carry | Swap) for move in moves):
        moves = _purposeful(state, seat, moves)
    return distinct([(_kind(state, seat, move), (move,)) for move in moves])


def _purposeful(state: State, seat: int, moves: list[Move]) -> list[Move]:
    """Of moved cubes only those that lie better then, or make room for one that does.

    Others change little, and who looks at them ends up with a cube carried to and fro while
    everybody waits. To be done comes first: where nothing matters any more, nothing is moved.
    """
    rated = at_night(state, seat, moves)
    best = max(0.0, *[worth for worth, move in rated if isinstance(move, Carry | Swap)])
    found: list[Move] = [DONE]
    for worth, move in rated:
        if not isinstance(move, Carry | Swap):
            if move != DONE:
                found.append(move)
        elif worth > 0 or worth + _best_after(state, seat, move) > best:
            found.append(move)
    return found


def _best_after(state: State, seat: int, move: Carry | Swap) -> float:
    """How much better the next cube can lie."""
    twin = state.copy()
    flow(twin, seat, move, [])
    return max([worth for worth, _ in at_night(twin, seat, flows(twin, seat))], default=0.0)


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
