"""What a room can hold, and handfuls of dice: tables computed once.

What lies in a room is one small number: 0 to 209 for every handful of up to four cubes, then EGG
and HONEY. Adding and taking a cube is looking up another number.

A handful of dice is one number too: five bits count the dice of each value. No player ever has
more than 19 dice (18 and the Volunteer), so no count runs over.
"""

from functools import lru_cache
from itertools import combinations_with_replacement

from skep.games.waggle_dance.material import COLOURS, FACES, ROOM_SIZE

_HANDFULS: tuple[tuple[int, ...], ...] = tuple(
    cubes
    for count in range(ROOM_SIZE + 1)
    for cubes in combinations_with_replacement(range(len(COLOURS)), count)
)
_NUMBER: dict[tuple[int, ...], int] = {cubes: number for number, cubes in enumerate(_HANDFULS)}

EMPTY = 0
EGG = len(_HANDFULS)
HONEY = EGG + 1

CUBES_IN: tuple[tuple[int, ...], ...] = (*_HANDFULS, (), ())
"""The cubes of a room, by what it holds, sorted."""

TOTAL: tuple[int, ...] = tuple(len(cubes) for cubes in CUBES_IN)
"""How many cubes that are."""

FITS: tuple[int, ...] = (*(ROOM_SIZE - len(cubes) for cubes in _HANDFULS), 0, 0)
"""How many more cubes fit (WAG-17)."""

COLOURS_IN: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(set(cubes))) for cubes in CUBES_IN)

PAIRS_IN: tuple[tuple[int, ...], ...] = tuple(
    tuple(colour for colour in sorted(set(cubes)) if cubes.count(colour) >= 2) for cubes in CUBES_IN
)
"""Colours of which there are at least two: what can be traded (WAG-18)."""


def _with(cubes: tuple[int, ...], colour: int) -> int:
    return _NUMBER.get(tuple(sorted((*cubes, colour))), -1)


def _without(cubes: tuple[int, ...], colour: int) -> int:
    if colour not in cubes:
        return -1
    at = cubes.index(colour)
    return _NUMBER[cubes[:at] + cubes[at + 1 :]]


_COLOURS = range(len(COLOURS))
_NO_CUBE = (-1,) * len(COLOURS)

ADD: tuple[tuple[int, ...], ...] = (
    *(tuple(_with(cubes, colour) for colour in _COLOURS) for cubes in _HANDFULS),
    _NO_CUBE,
    _NO_CUBE,
)
"""ADD[content][colour]: what the room holds with one cube more; -1 when none fits."""

TAKE: tuple[tuple[int, ...], ...] = (
    *(tuple(_without(cubes, colour) for colour in _COLOURS) for cubes in _HANDFULS),
    _NO_CUBE,
    _NO_CUBE,
)
"""TAKE[content][colour]: what the room holds with one cube less; -1 when there is none."""


def content_of(cubes: tuple[int, ...]) -> int:
    """The number of a handful of cubes; KeyError when no room holds it."""
    return _NUMBER[tuple(sorted(cubes))]


# ---------------------------------------------------------------- handfuls
# By far the most are small, and come again and again.

BITS = 5
_ONE = (1 << BITS) - 1

DIE: tuple[int, ...] = (0, *(1 << BITS * face for face in range(FACES)))
"""DIE[value]: a handful of one die. Also used for cubes, with the colour instead of the value."""

PAIRS = sum((_ONE ^ 1) << BITS * face for face in range(FACES))
"""handful & PAIRS: is there a value that two dice show?"""

CUBE = DIE[1:]
"""CUBE[colour]: a handful of one cube."""


def many(handful: int) -> int:
    """How many there are. A number has the remainder of its digits' sum: here, in base 32."""
    return handful % _ONE


def count(handful: int, value: int) -> int:
    """How many dice show this value (1 to 6)."""
    return handful >> BITS * (value - 1) & _ONE


@lru_cache(maxsize=20_000)
def values(handful: int) -> tuple[int, ...]:
    """The dice one by one, sorted."""
    shown: list[int] = []
    value = 1
    while handful:
        shown += [value] * (handful & _ONE)
        handful >>= BITS
        value += 1
    return tuple(shown)


@lru_cache(maxsize=20_000)
def kinds(handful: int) -> tuple[int, ...]:
    """The different values in it, sorted."""
    shown: list[int] = []
    value = 1
    while handful:
        if handful & _ONE:
            shown.append(value)
        handful >>= BITS
        value += 1
    return tuple(shown)


def colours(handful: int) -> tuple[int, ...]:
    """A handful of cubes one by one."""
    return tuple(value - 1 for value in values(handful))


_LOWEST = sum(DIE)


def shown(handful: int) -> int:
    """One bit for each value that is there: two handfuls share a value if they share a bit."""
    spread = handful | handful >> 1 | handful >> 2 | handful >> 3 | handful >> 4
    return spread & _LOWEST
