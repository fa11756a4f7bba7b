"""What the learned bot looks at in Waggle Dance: each hive in the morning, before the first bee.

By day everything is on its way, and a bee by itself is worth little. So days and nights are played
on as they usually go (`habits.py`), and what the hives hold then is counted. A seat knows its own
Queen cards by kind; of the others' it counts how many there are.
"""

from functools import lru_cache

from skep.games.waggle_dance.board import CUBES_IN, EGG, EMPTY, HONEY, TOTAL
from skep.games.waggle_dance.material import CARD_NAMES
from skep.games.waggle_dance.state import State

HIVE: dict[str, str] = {
    "honey": "rooms of honey",
    "four": "rooms with four cubes of one colour",
    "four_two": "the same, two at most: there are seldom more pairs of bees",
    "three": "rooms with at most three cubes of one colour",
    "two": "the same with two",
    "one": "the same with one",
    "odd": "cubes that share a room with more of another colour",
    "empty_any": "1 when there is an empty room",
    "empty_two": "empty rooms, two at most",
    "empty": "empty rooms, four at most",
    "usable": "rooms that are not honey",
    "usable_few": "the same, four at most",
    "egg": "eggs in rooms",
    "egg_any": "1 when there is an egg",
    "dice": "bees that the hive owns",
    "dice_squared": "the same, squared: ten tenths are one",
    "cards": "Queen cards in hand",
}
"""What is counted of every hive."""

TABLE: dict[str, str] = {
    "always": "1",
    "late": "the honey of whoever has most, as a share of the goal",
    "late_squared": "the same, squared",
    "first": "1 when the seat has the day and night card",
    "ahead": "honey, less that of the best other hive",
    "ahead_late": "the same times how late it is",
    "own_nearly": "1 when honey and rooms with four of a colour reach the goal",
    "other_nearly": "1 when those of another hive do",
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

_HONEY, _FOUR = 0, 1

_ALIKE: tuple[int, ...] = tuple(
    max((cubes.count(colour) for colour in cubes), default=0) for cubes in CUBES_IN
)
"""How many cubes of one colour a room holds at most."""


def features(state: State, seat: int) -> list[float]:
    """What the seat sees, in the order of NAMES."""
    hives = [
        _hive(tuple(rooms), dice, len(hand))
        for rooms, dice, hand in zip(state.rooms, state.dice, state.hands, strict=True)
    ]
    goal = state.options.honey
    late = min(1.0, max([hive[_HONEY] for hive in hives]) / goal)
    own = hives.pop(seat)
    count = len(hives)
    other = hives[0] if count == 1 else [sum(both) / count for both in zip(*hives, strict=True)]
    ahead = own[_HONEY] - max([hive[_HONEY] for hive in hives])
    hand = state.hands[seat]
    return [
        1.0,
        late,
        late * late,
        1.0 if state.first == seat else 0.0,
        ahead,
        ahead * late,
        1.0 if own[_HONEY] + own[_FOUR] >= goal else 0.0,
        1.0 if max([hive[_HONEY] + hive[_FOUR] for hive in hives]) >= goal else 0.0,
        *own,
        *[late * value for value in own],
        *other,
        *[late * value for value in other],
        *_cards(hand),
    ]


@lru_cache(maxsize=10_000)
def _cards(hand: tuple[int, ...]) -> tuple[float, ...]:
    """How many there are of each kind."""
    return tuple([float(hand.count(card)) for card in range(len(CARD_NAMES))])


@lru_cache(maxsize=10_000)
def _hive(rooms: tuple[int, ...], dice: int, cards: int) -> tuple[float, ...]:
    """One hive, in the order of HIVE. A search looks at the same ones again and again."""
    honey, eggs, empty = rooms.count(HONEY), rooms.count(EGG), rooms.count(EMPTY)
    usable = len(rooms) - honey
    counts = [0, 0, 0, 0, 0]
    odd = 0
    for content in rooms:
        counts[_ALIKE[content]] += 1
        odd += TOTAL[content] - _ALIKE[content]
    return (
        honey,
        counts[4],
        min(counts[4], 2),
        counts[3],
        counts[2],
        counts[1],
        odd,
        min(empty, 1),
        min(empty, 2),
        min(empty, 4),
        usable,
        min(usable, 4),
        eggs,
        min(eggs, 1),
        dice,
        dice * dice / 10,
        cards,
    )
