"""Beginnings that no game of Waggle Dance has: to learn from, hives are changed by lot.

Among equals everybody has as many bees as rooms and pollen, so nobody could tell what each is
worth by itself.
"""

from skep.engine.chance import Chance
from skep.games.waggle_dance.board import ADD, EGG, EMPTY, HONEY
from skep.games.waggle_dance.material import FACES, ROOM_SIZE
from skep.games.waggle_dance.state import State

ROOMS, BEES, HONEYS, CARDS = 6, 5, 4, 3
"""So many more there are at most; the bees join the hive on the second day."""


def disturb(state: State, chance: Chance) -> None:
    """Give every hive rooms, bees, honey, eggs, pollen and cards by lot; three games in four."""
    if chance.below(4) == 0:
        return
    for seat in range(state.seats):
        for _ in range(min(state.tiles, chance.below(ROOMS + 1))):
            state.rooms[seat].append(EMPTY)
            state.crews[seat].append(0)
            state.tiles -= 1
        state.dice[seat] += chance.below(BEES + 1)
        _fill(state, seat, chance.below(HONEYS + 1), chance)
        _deal(state, seat, chance.below(CARDS + 1), chance)


def _fill(state: State, seat: int, honeys: int, chance: Chance) -> None:
    rooms = state.rooms[seat]
    for room in range(len(rooms)):
        lot = chance.below(10)
        if lot < 4 and honeys:
            rooms[room] = HONEY
            honeys -= 1
        elif lot == 4 and state.eggs:
            rooms[room] = EGG
            state.eggs -= 1
        elif lot < 8:
            colour, cubes = chance.below(FACES), 1 + chance.below(ROOM_SIZE)
            for _ in range(min(cubes, state.pollen[colour])):
                rooms[room] = ADD[rooms[room]][colour]
                state.pollen[colour] -= 1


def _deal(state: State, seat: int, cards: int, chance: Chance) -> None:
    hand = list(state.hands[seat])
    for _ in range(cards):
        kinds = [kind for kind, left in enumerate(state.deck) if left]
        hand.append(kinds[chance.below(len(kinds))])
        state.deck[hand[-1]] -= 1
    state.hands[seat] = tuple(sorted(hand))
