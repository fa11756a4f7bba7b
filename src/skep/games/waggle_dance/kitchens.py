"""What the bees in a hive make possible in F: honey in some rooms, pollen between others.

Bees stand still while a seat moves its pollen about, often for dozens of moves. So what follows
from where they stand is found once, and kept by just that: the dice on each room, in order.
"""

from itertools import combinations

from skep.games.waggle_dance.board import COLOURS_IN, PAIRS, many, shown
from skep.games.waggle_dance.material import COLOURS, EXPERTISE, TWO
from skep.games.waggle_dance.moves import Carry

Carries = tuple[tuple[Carry, ...], ...]
"""By what a room holds: each cube that could leave it along one pipe in one direction."""

Pipe = tuple[int, int, Carries, Carries]
"""Two linked rooms, the lower one first; what could go there, and what could come back."""


class Kitchen:
    """What the bees of one hive can do, whatever its rooms hold."""

    __slots__ = ("cooks", "pipes")

    def __init__(self, crews: tuple[int, ...]) -> None:
        self.cooks: tuple[tuple[int, tuple[int, ...]], ...] = tuple(
            [
                (room, () if crew & PAIRS else (EXPERTISE,))
                for room, crew in enumerate(crews)
                if many(crew) >= TWO
            ]
        )
        """Rooms with bees enough for honey, and the card that helps out if they are no pair."""
        manned = [(room, shown(crew)) for room, crew in enumerate(crews) if crew]
        self.pipes: tuple[Pipe, ...] = tuple(
            [
                pipe(one, other)
                for (one, here), (other, there) in combinations(manned, 2)
                if here & there
            ]
        )
        """Rooms that share a value (WAG-20), in order."""


_KITCHENS: dict[tuple[int, ...], Kitchen] = {}
_MOST = 1024
"""More are not kept: yesterday's bees hardly ever stand as they did."""


def kitchen(crews: list[int]) -> Kitchen:
    """What these bees can do."""
    key = tuple(crews)
    found = _KITCHENS.get(key)
    if found is None:
        if len(_KITCHENS) >= _MOST:
            _KITCHENS.clear()
        found = _KITCHENS[key] = Kitchen(key)
    return found


_PIPES: dict[int, Pipe] = {}
"""At most one for each two of 48 rooms."""


def pipe(one: int, other: int) -> Pipe:
    """The pipe between two rooms, with all moves along it.

    By night the same few are listed again and again, so each list of them is made once.
    """
    key = 64 * one + other
    found = _PIPES.get(key)
    if found is None:
        found = _PIPES[key] = (one, other, _carries(one, other), _carries(other, one))
    return found


_SETS = frozenset(COLOURS_IN)
"""All colours that can be in a room together: far fewer than what it can hold."""


def _carries(start: int, end: int) -> Carries:
    each = [Carry(colour, start + 1, end + 1) for colour in COLOURS]  # type: ignore[arg-type]
    lists = {colours: tuple([each[colour] for colour in colours]) for colours in _SETS}
    return tuple([lists[colours] for colours in COLOURS_IN])
