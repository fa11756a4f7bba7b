"""What is worth a look in Butine!: of tiles that touch the same, and of flights that end on the
same tile, one is enough."""

from skep.bots.learned.butine.features import scene
from skep.bots.learned.butine.placing import Placing
from skep.bots.learned.sight import Rated, Sees, Step, distinct
from skep.engine.chance import Chance
from skep.games.butine.moves import Gather, Move, Place
from skep.games.butine.rules import apply, legal
from skep.games.butine.spots import spot_of
from skep.games.butine.state import State


def steps(state: State, seat: int) -> list[Step]:
    """Each legal move, but only one of those that lead to the same."""
    return distinct([(_kind(state, move), (move,)) for move in legal(state, seat)])


def _kind(state: State, move: Move) -> object:
    if isinstance(move, Place):
        spot = spot_of(move)
        return spot.kind, state.meadow.neighbours_of(spot)
    if isinstance(move, Gather):
        return move.card, move.path[2]
    return move


def rated(state: State, seat: int, value: Sees, chance: Chance) -> Rated:
    """The steps with their worth. A tile is not laid: what it would touch says enough."""
    placing = Placing(scene(state), seat, value)
    found: Rated = []
    for (move,) in steps(state, seat):
        if isinstance(move, Place):
            spot = spot_of(move)
            worth = placing.worth(spot.kind, state.meadow.neighbours_of(spot))
        else:
            twin = state.copy()
            apply(twin, seat, move, chance.copy())
            worth = value(twin, seat)
        found.append((worth, (move,)))
    return found
