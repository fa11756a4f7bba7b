"""Efficiency (WAG-27): one honey costs one pollen less. Named in the `honey` move."""

from skep.games.waggle_dance.material import EFFICIENCY, ROOM_SIZE


def price(cards: tuple[int, ...]) -> int:
    """How many cubes a honey costs when it is made with these cards."""
    return ROOM_SIZE - 1 if EFFICIENCY in cards else ROOM_SIZE
