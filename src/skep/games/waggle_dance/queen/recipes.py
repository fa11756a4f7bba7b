"""Which cards turn which pollen to honey (WAG-19, WAG-27, WAG-28), computed once."""

from skep.games.waggle_dance.board import COLOURS_IN, CUBES_IN
from skep.games.waggle_dance.material import ALCHEMY, EFFICIENCY
from skep.games.waggle_dance.queen.alchemy import most_colours
from skep.games.waggle_dance.queen.efficiency import price

Recipe = tuple[int, ...]
"""The cards that are needed, by kind, sorted."""

_HELP: tuple[Recipe, ...] = ((), (EFFICIENCY,), (ALCHEMY,), (EFFICIENCY, ALCHEMY))


def _suffices(content: int, cards: Recipe) -> bool:
    """Are there cubes enough, if only the most frequent colours count?"""
    cubes = CUBES_IN[content]
    counts = sorted((cubes.count(colour) for colour in COLOURS_IN[content]), reverse=True)
    return sum(counts[: most_colours(cards)]) >= price(cards)


def _recipes(content: int) -> tuple[Recipe, ...]:
    """All that suffice, without those that hold more cards than another one needs."""
    enough = [cards for cards in _HELP if _suffices(content, cards)]
    return tuple(cards for cards in enough if not any(set(other) < set(cards) for other in enough))


RECIPES: tuple[tuple[Recipe, ...], ...] = tuple(
    _recipes(content) for content in range(len(CUBES_IN))
)
"""By what a room holds: which sets of cards make it honey. ((),): none is needed."""
