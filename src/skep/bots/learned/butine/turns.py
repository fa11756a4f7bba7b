"""Whole turns of Butine!, for a search: with each level of its tree it looks one turn further.

Move by move, a turn can take seven levels: three flights, three cards from the market, and a card
that is hardly ever worth a point. So a flight over several cards is one step here, and what
follows it is done as usual.
"""

from skep.bots.learned.butine.features import scene
from skep.bots.learned.butine.known import easiest, ways_to_place
from skep.bots.learned.butine.placing import Placing
from skep.bots.learned.butine.steps import rated
from skep.bots.learned.sight import Rated, Sees, Step
from skep.engine.chance import Chance
from skep.games.butine.checking import may_place
from skep.games.butine.material import CARD_NAMES, CARDS
from skep.games.butine.moves import DONE, PASS, Gather, Move, Take
from skep.games.butine.rules import apply
from skep.games.butine.state import ACT, REFILL, SWAP, State

Path = tuple[int, int, int]

_TAKES = tuple([Take(name) for name in CARD_NAMES])


def usual(state: State) -> Move | None:
    """What ends a turn without much thought: the easiest card, and no swap."""
    if state.phase == SWAP:
        return DONE
    if state.phase == REFILL:
        return _TAKES[easiest(state.meadow, state.market)]
    return None


def many(state: State) -> bool:
    """Can a tile be laid in several ways?"""
    if state.phase != ACT or not may_place(state):
        return False
    counts = state.meadow.room().counts
    return any(count > 1 and left for count, left in zip(counts, state.supply, strict=True))


def kind(step: Step) -> object:
    """Laying a tile, or flying: who flies moves the bee, and voids what others had in mind."""
    return type(step[0])


def turns(state: State, seat: int, value: Sees, chance: Chance) -> Rated:
    """What a seat can do with its turn, each with what it is worth when the next seat acts.

    With the expert rule a turn has two actions: there each move is a step by itself. So is what
    a seat does when its actions are over.
    """
    if state.phase != ACT or state.options.expert:
        return rated(state, seat, value, chance)
    ways = flights(state)
    if state.gathered:
        ways.append((DONE,))
    found = [_flown(state, seat, way, value, chance) for way in ways]
    if not state.gathered:
        found += _placed(state, seat, value)
    return found or [(0.0, (PASS,))]


def flights(state: State) -> list[Step]:
    """For each set of own cards and each tile on which their flight can end, one way to fly."""
    routes: dict[tuple[int, int], dict[int, Path]] = {}
    hand = tuple(sorted(state.hands[state.turn]))
    known: dict[tuple[tuple[int, ...], int], Step] = {(hand, state.bee): ()}
    begun = list(known)
    for left, bee in begun:  # grows while it is gone through
        for card in dict.fromkeys(left):
            ways = routes.get((bee, card))
            if ways is None:
                paths = state.meadow.routes(bee, CARDS[card])
                ways = routes[bee, card] = {path[2]: path for path in paths}
            at = left.index(card)
            rest = left[:at] + left[at + 1 :]
            for end, path in ways.items():
                if (rest, end) not in known:
                    known[rest, end] = (*known[left, bee], Gather(CARD_NAMES[card], path))
                    begun.append((rest, end))
    return list(known.values())[1:]


def _flown(state: State, seat: int, way: Step, value: Sees, chance: Chance) -> tuple[float, Step]:
    twin, luck = state.copy(), chance.copy()
    for move in way:
        apply(twin, seat, move, luck)
    if twin.phase == ACT and twin.turn == seat:  # another card could be gathered, and is not
        way = (*way, DONE)
        apply(twin, seat, DONE, luck)
    while twin.turn == seat and (move := usual(twin)) is not None:
        apply(twin, seat, move, luck)
    return value(twin, seat), way


def _placed(state: State, seat: int, value: Sees) -> Rated:
    """Tiles. None is laid: what it would touch says enough, and of equals one will do."""
    placing = Placing(scene(state), seat, value)
    found: Rated = []
    for kind, left in enumerate(state.supply):
        if left:
            ways = ways_to_place(state.meadow, kind)
            found += zip(placing.worths(ways), [(move,) for move in ways.moves], strict=True)
    return found
