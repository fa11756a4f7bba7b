"""The box: four kinds of tile and 48 Hive cards. Tables, no verbs.

A kind of tile is a flower and a shape at once, so one letter names both, on tiles and on cards.
"""

WHITE, RED, YELLOW, BLUE = range(4)

FLOWERS = "WRYB"
"""One letter a kind: daisy hexagon, poppy trapezoid, dandelion rhombus, borage triangle."""

TILES: tuple[int, ...] = (7, 10, 10, 12)
"""How many tiles of each kind are in the box (BUT-1)."""

SECTORS: tuple[int, ...] = (6, 3, 2, 1)
"""How many unit triangles a tile of each kind covers, side by side around one vertex."""

TURNS: tuple[int, ...] = (1, 6, 3, 2)
"""How many different orientations each kind has."""

CARDS: tuple[tuple[int, int, int], ...] = tuple(
    (first, middle, last)
    for middle in range(4)
    for first in range(4)
    for last in range(first, 4)
    if middle not in (first, last)
)
"""The 24 kinds of Hive card: the middle flower differs from both ends (BUT-2)."""

COPIES = 2
"""How many cards of each kind there are."""

CARD_NAMES: tuple[str, ...] = tuple("".join(FLOWERS[f] for f in card) for card in CARDS)
"""A card is named by its three letters; the end that comes first in `FLOWERS` is written first."""

CARD_BY_NAME: dict[str, int] = {name: kind for kind, name in enumerate(CARD_NAMES)}

CARD_BY_NAME_READ_EITHER_WAY: dict[str, int] = {
    **{name[::-1]: kind for kind, name in enumerate(CARD_NAMES)},
    **CARD_BY_NAME,
}

DECK = len(CARDS) * COPIES
QUICK_DECK = DECK // 2
HAND = 3
SEAT_NAMES: tuple[str, ...] = ("0", "1", "2", "3")
