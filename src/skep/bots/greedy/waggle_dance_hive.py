"""The greedy bot for Waggle Dance: what a hive is worth to it, counted in about tenths of honey."""

from collections.abc import Sequence

from skep.games.waggle_dance.board import (
    COLOURS_IN,
    CUBES_IN,
    DIE,
    EGG,
    EMPTY,
    FITS,
    HONEY,
    PAIRS,
    content_of,
)
from skep.games.waggle_dance.material import COLOUR_BY_NAME
from skep.games.waggle_dance.view import Room

ALIKE: tuple[float, ...] = (0.0, 1.0, 2.6, 4.8, 7.5)
"""What so many cubes of one colour in a room are worth."""
ALIKE_WITH_PAIR: tuple[float, ...] = (0.0, 1.2, 3.2, 6.4, 11.0)
"""The same, when a pair of bees stands there and it is time to make honey."""
ODD = 0.35
"""What each cube of another colour costs in the same room: it is in the way."""
SPARE = 0.25
"""What a second cube of that other colour brings: both can be traded."""
ROOM_OF_HONEY = 14.0
EGG_IN_ROOM = 3.0
ENOUGH_DICE = 11
"""With so many, eggs that will hatch included, no more eggs are wanted."""
EMPTY_ROOMS: tuple[float, ...] = (0.0, 1.4, 2.4, 3.0, 3.3)
"""What so many empty rooms are worth together; more than four are no better."""


def contents(rooms: Sequence[Room]) -> tuple[int, ...]:
    """The rooms of a view as the board counts them."""
    return tuple([_content(room.holds) for room in rooms])


def _content(held: tuple[str, ...]) -> int:
    if held == ("egg",):
        return EGG
    if held == ("honey",):
        return HONEY
    return content_of(tuple(COLOUR_BY_NAME[colour] for colour in held))


def crews(rooms: Sequence[Room]) -> tuple[int, ...]:
    """The dice on the rooms, as handfuls."""
    return tuple([sum(DIE[die] for die in room.bees) for room in rooms])


def _cubes(content: int, alike: tuple[float, ...]) -> float:
    cubes = CUBES_IN[content]
    counts = sorted((cubes.count(colour) for colour in COLOURS_IN[content]), reverse=True)
    value = alike[counts[0]]
    for odd in counts[1:]:
        value += SPARE * (odd - 1) - ODD * odd
    return value


def _table(alike: tuple[float, ...]) -> tuple[float, ...]:
    table = [_cubes(content, alike) if 0 < content < EGG else 0.0 for content in range(HONEY + 1)]
    table[EGG], table[HONEY] = EGG_IN_ROOM, ROOM_OF_HONEY
    return tuple(table)


PLAIN: tuple[float, ...] = _table(ALIKE)
"""What a room is worth by what it holds; an empty one by how many there are."""
COOKING: tuple[float, ...] = _table(ALIKE_WITH_PAIR)
"""The same, when a pair of bees is about to work there."""


class Worth:
    """What rooms are worth, and how much more if some of them held something else."""

    def __init__(self, rooms: Sequence[int], manned: Sequence[int] = ()) -> None:
        """`manned`: the bees on them, when they are about to work."""
        self.rooms = rooms
        self._empty = rooms.count(EMPTY)
        self._tables = [COOKING if crew & PAIRS else PLAIN for crew in manned]
        if not manned:
            self._tables = [PLAIN] * len(rooms)

    def change(self, room: int, content: int) -> float:
        """How much more the hive is worth if a room held something else."""
        table, now = self._tables[room], self.rooms[room]
        gain = table[content] - table[now]
        if now == EMPTY or content == EMPTY:
            gain += self.emptied((content == EMPTY) - (now == EMPTY))
        return gain

    def changes(self, one: int, held: int, other: int, too: int) -> float:
        """The same, of two rooms."""
        tables, rooms = self._tables, self.rooms
        gain = tables[one][held] - tables[one][rooms[one]]
        gain += tables[other][too] - tables[other][rooms[other]]
        was = (rooms[one] == EMPTY) + (rooms[other] == EMPTY)
        return gain + self.emptied((held == EMPTY) + (too == EMPTY) - was)

    def emptied(self, more: int) -> float:
        """How much so many more empty rooms are worth."""
        empty = self._empty
        return EMPTY_ROOMS[min(empty + more, 4)] - EMPTY_ROOMS[min(empty, 4)] if more else 0.0


def home_for(rooms: Sequence[int], colour: int) -> tuple[int, int]:
    """The room where a cube of this colour is at home, and how many of them are there already.

    (-1, 0) when there is none: neither a room of this colour alone with space, nor an empty one.
    """
    best = (-1, 0)
    for number, content in enumerate(rooms):
        if not FITS[content]:
            continue
        if content == EMPTY:
            if best[0] < 0:
                best = (number, 0)
        elif COLOURS_IN[content] == (colour,):
            alike = len(CUBES_IN[content])
            if best[0] < 0 or alike > best[1]:
                best = (number, alike)
    return best
