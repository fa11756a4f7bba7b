"""What is worth a look in Butine!: of tiles that touch the same, and of flights that end on the
same tile, one is enough."""

from skep.bots.learned.butine.features import scene
from skep.bots.learned.butine.known import ways_to_place
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
    tiles: dict[Move, float] = {}
    found: Rated = []
    for (move,) in steps(state, seat):
        if isinstance(move, Place):
            tiles = tiles or _worths_of_tiles(state, seat, value)
            worth = tiles[move]
        else:
            twin = state.copy()
            apply(twin, seat, move, chance.copy())
            worth = value(twin, seat)
        found.append((worth, (move,)))
    return found


def _worths_of_tiles(state: State, seat: int, value: Sees) -> dict[Move, float]:
    """All tiles of the supply, by the first move in the list that makes them touch the same."""
    placing = Placing(scene(state), seat, value)
    return {
        move: worth
        for kind, left in enumerate(state.supply)
        if left
        for ways in [ways_to_place(state.meadow, kind)]
        for move, worth in zip(ways.moves, placing.worths(ways), strict=True)
    }
