"""What the learned bot looks at in Waggle Dance: each hive as it will be tonight.

Rooms are counted with the pollen that is on its way: cubes that were claimed, and those that the
bees on the flowers will bring if nobody comes after them. A seat knows its own Queen cards by
kind; of the others' it counts how many there are.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from skep.games.waggle_dance.board import (
    ADD,
    COLOURS_IN,
    CUBES_IN,
    EGG,
    EMPTY,
    FITS,
    HONEY,
    PAIRS,
    TOTAL,
    colours,
    kinds,
    many,
    shown,
)
from skep.games.waggle_dance.material import CARD_NAMES, FACES, A, C, E, G
from skep.games.waggle_dance.night import bees_on, harvest
from skep.games.waggle_dance.queen.recipes import RECIPES
from skep.games.waggle_dance.state import BROOD, KITCHEN, State

HIVE: dict[str, str] = {
    "honey": "rooms of honey",
    "cooking": "rooms with four cubes of one colour and a pair of bees: honey tonight",
    "enough": "1 when honey and what is cooking reach the goal",
    "four": "other rooms with four cubes of one colour",
    "four_paired": "how many of those could still get a pair of the bees that are free",
    "three": "rooms with at most three cubes of one colour",
    "two": "the same with two",
    "one": "the same with one",
    "three_manned": "rooms with three of one colour and a pair of bees: a trade makes honey",
    "odd": "cubes that share a room with more of another colour",
    "hoped": "cubes that bees on flowers will bring, if nobody comes after them",
    "homeless": "cubes that are coming and have no room of their colour",
    "empty": "empty rooms, four at most",
    "usable": "rooms that are not honey",
    "egg": "eggs in rooms",
    "hatching": "eggs with a pair of bees",
    "egg_paired": "eggs that could still get a pair of the bees that are free",
    "dice": "bees that the hive owns",
    "free": "bees that are not placed yet",
    "free_pairs": "values that two of those show",
    "halves": "rooms where one bee waits, and a free one of its value is there",
    "idle": "bees on rooms that neither cook nor hatch",
    "on_a": "bees on A, as far as there are rooms to take",
    "on_c": "bees on C, as far as there are eggs and empty rooms",
    "on_e": "bees on E",
    "on_g": "bees on G",
    "cards": "Queen cards in hand",
}
"""What is counted of every hive."""

TABLE: dict[str, str] = {
    "always": "1",
    "late": "the honey of whoever has most, as a share of the goal",
    "night": "1 at night",
    "first": "1 when the seat has the day and night card",
    "ahead": "honey and what is cooking, less that of the best other hive",
    "by_card": "rooms with a pair of bees that the seat's own cards can turn to honey",
}

NAMES: tuple[str, ...] = (
    *TABLE,
    *(f"own_{name}" for name in HIVE),
    *(f"own_{name}_late" for name in HIVE),
    *(f"other_{name}" for name in HIVE),
    *(f"other_{name}_late" for name in HIVE),
    *(f"card_{name}" for name in CARD_NAMES),
)
"""All features in order. `late`: the same times how late it is; `other`: the mean of the others."""

_GUESS: dict[str, float] = {
    "honey": 1.2,
    "cooking": 1.1,
    "enough": 0.3,
    "four": 0.75,
    "four_paired": 0.2,
    "three": 0.45,
    "two": 0.24,
    "one": 0.09,
    "three_manned": 0.1,
    "odd": -0.05,
    "hoped": -0.02,
    "homeless": -0.05,
    "empty": 0.08,
    "usable": 0.1,
    "egg": 0.3,
    "hatching": 0.35,
    "egg_paired": 0.1,
    "dice": 0.45,
    "free": 0.05,
    "free_pairs": 0.02,
    "halves": 0.1,
    "idle": -0.03,
    "on_a": 0.15,
    "on_c": 0.2,
    "on_e": 0.03,
    "on_g": 0.12,
    "cards": 0.13,
    # What grows the hive is worth less when it is late.
    "egg_late": -0.2,
    "hatching_late": -0.25,
    "usable_late": -0.05,
    "dice_late": -0.35,
    "on_c_late": -0.15,
    "on_g_late": -0.05,
}
GUESS: dict[str, float] = {
    **{f"own_{name}": weight for name, weight in _GUESS.items()},
    **{f"other_{name}": -weight for name, weight in _GUESS.items()},
    "by_card": 0.6,
}
"""Where learning begins: by this guess, 30 % of games against greedy were won (n=30). From the
greedy bot's games alone, a value learned to love bees and rooms, and made no honey."""

_HONEY, _COOKING = 0, 1

_ALIKE: tuple[int, ...] = tuple(
    max((cubes.count(colour) for colour in cubes), default=0) for cubes in CUBES_IN
)
"""How many cubes of one colour a room holds at most."""


def features(state: State, seat: int) -> list[float]:
    """What the seat sees, in the order of NAMES."""
    coming = _coming(state)
    hives = [_hive(state, other, coming[other]) for other in range(state.seats)]
    goal = state.options.honey
    late = min(1.0, max(hive[_HONEY] for hive in hives) / goal)
    own = hives.pop(seat)
    count = len(hives)
    other = hives[0] if count == 1 else [sum(both) / count for both in zip(*hives, strict=True)]
    best = max(hive[_HONEY] + hive[_COOKING] for hive in hives)
    hand = state.hands[seat]
    table = [
        1.0,
        late,
        1.0 if state.phase >= BROOD else 0.0,
        1.0 if state.first == seat else 0.0,
        own[_HONEY] + own[_COOKING] - best,
        _by_card(state, seat, coming[seat][0], hand),
    ]
    return [
        *table,
        *own,
        *[late * value for value in own],
        *other,
        *[late * value for value in other],
        *[float(hand.count(card)) for card in range(len(CARD_NAMES))],
    ]


Coming = tuple[list[int], int, int]
"""The rooms of a hive with all that is on its way; how much is hoped for; how much has no home."""


def _coming(state: State) -> list[Coming]:
    """What each hive will hold when the pollen on its way is put away."""
    hoped = _harvest(state)
    found = []
    for seat in range(state.seats):
        rooms = state.rooms[seat][:]
        homeless = 0
        for colour in (*colours(state.claims[seat]), *hoped[seat]):
            at = _home(rooms, colour)
            if at < 0:
                homeless += 1
            else:
                rooms[at] = ADD[rooms[at]][colour]
        found.append((rooms, len(hoped[seat]), homeless))
    return found


def _harvest(state: State) -> list[list[int]]:
    """For each seat, the colours that its bees on flowers would bring now."""
    seats, flowers = state.seats, state.flowers
    found: list[list[int]] = [[] for _ in range(seats)]
    if not any(flowers):
        return found
    order = state.order()
    for flower in range(FACES):
        handfuls = flowers[flower * seats : flower * seats + seats]
        if any(handfuls):
            bees = [many(handful) for handful in handfuls]
            for seat, _, taken in harvest(bees, order, state.pollen[flower], state.version):
                found[seat] += [flower] * taken
    return found


def _home(rooms: Sequence[int], colour: int) -> int:
    """The room where a cube of this colour is at home: most of its colour alone, or empty."""
    best, most = -1, -1
    for number, content in enumerate(rooms):
        if content == EMPTY:
            if most < 0:
                best, most = number, 0
        elif FITS[content] and COLOURS_IN[content] == (colour,) and TOTAL[content] > most:
            best, most = number, TOTAL[content]
    return best


@dataclass(slots=True)
class _Work:
    """What the bees on a hive's rooms do there."""

    cooking: int = 0
    hatching: int = 0
    manned: int = 0
    halves: int = 0
    idle: int = 0


def _work(state: State, seat: int, rooms: Sequence[int]) -> _Work:
    done = _Work()
    free = shown(state.free[seat])
    for content, crew in zip(rooms, state.crews[seat], strict=True):
        if not crew:
            continue
        alike = _ALIKE[content]
        if not crew & PAIRS:
            done.idle += many(crew)
            done.halves += (alike == 4 or content == EGG) and shown(crew) & free != 0
        elif alike == 4 and state.phase <= KITCHEN:
            done.cooking += 1
        elif content == EGG:
            done.hatching += 1
        elif alike == 3:
            done.manned += 1
        else:
            done.idle += many(crew)
    return done


def _hive(state: State, seat: int, coming: Coming) -> list[float]:
    """One hive, in the order of HIVE."""
    rooms, hoped, homeless = coming
    work = _work(state, seat, rooms)
    free = state.free[seat]
    pairs = len(kinds(free & PAIRS))
    honey, eggs, empty = rooms.count(HONEY), rooms.count(EGG), rooms.count(EMPTY)
    counts = [0, 0, 0, 0, 0]
    odd = 0
    for content in rooms:
        counts[_ALIKE[content]] += 1
        odd += TOTAL[content] - _ALIKE[content]
    four = counts[4] - work.cooking
    able = pairs + work.halves
    paired = min(four, able)
    return [
        honey,
        work.cooking,
        1.0 if honey + work.cooking >= state.options.honey else 0.0,
        four,
        paired,
        counts[3],
        counts[2],
        counts[1],
        work.manned,
        odd,
        hoped,
        homeless,
        min(empty, 4),
        len(rooms) - honey,
        eggs,
        work.hatching,
        min(eggs - work.hatching, able - paired),
        state.dice[seat],
        many(free),
        pairs,
        work.halves,
        work.idle,
        min(bees_on(state, A, seat), state.tiles),
        min(bees_on(state, C, seat), state.eggs, empty),
        bees_on(state, E, seat),
        bees_on(state, G, seat),
        len(state.hands[seat]),
    ]


def _by_card(state: State, seat: int, rooms: Sequence[int], hand: tuple[int, ...]) -> float:
    """Rooms with a pair that the seat's cards can turn to honey, one cubes alone do not."""
    if not hand:
        return 0.0
    found = 0
    for content, crew in zip(rooms, state.crews[seat], strict=True):
        if crew & PAIRS and _ALIKE[content] < 4:
            found += any(all(card in hand for card in recipe) for recipe in RECIPES[content])
    return float(found)
