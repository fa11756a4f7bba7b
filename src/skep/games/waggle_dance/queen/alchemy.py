"""Alchemy (WAG-28): one honey from pollen of two colours. Named in the `honey` move."""

from skep.games.waggle_dance.material import ALCHEMY


def most_colours(cards: tuple[int, ...]) -> int:
    """Of how many colours the cubes may be when honey is made with these cards."""
    return 2 if ALCHEMY in cards else 1
