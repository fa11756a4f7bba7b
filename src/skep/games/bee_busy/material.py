"""What every sheet of Bee Busy has in common: dice, areas, the sides of a comb. Tables, no verbs.

All that a sheet may hold in another number stands in `sheets/*.toml`; see `sheet.py`.
"""

DICE = 3
FACES = 6
"""Three dice with six faces."""

SEAT_NAMES: tuple[str, ...] = ("0", "1", "2", "3")

MEADOW, PRODUCTION, COMBS = range(3)
AREAS: tuple[str, ...] = ("meadow", "production", "combs")
"""The three areas, in the order in which the Busy Bee flies through them (BEE-14)."""
AREA_BY_NAME: dict[str, int] = {name: area for area, name in enumerate(AREAS)}

STORM, PESTICIDE, MITES, DROUGHT = "storm", "pesticide", "mites", "drought"

HONEY, WAX, PROPOLIS = range(3)
GOODS: tuple[str, ...] = ("honey", "wax", "propolis")
"""What is produced; each has its track."""

BACKWARDS, VALUE, GARDEN, FLEXIBLE, EXTRA_HONEY, EXTRA_MARK, STORAGE, FLOWER = range(8)
UPGRADES: tuple[str, ...] = (
    "backwards",
    "value",
    "garden",
    "flexible",
    "extra-honey",
    "extra-mark",
    "storage",
    "flower",
)
"""What a full column of the improvement gives (BEE-24)."""

SIDES: tuple[str, ...] = ("ne", "e", "se", "sw", "w", "nw")
"""The sides of a comb, clockwise; side i lies opposite of side i + 3."""
SIDE_STEPS: tuple[tuple[int, int], ...] = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))
"""From a comb to its neighbour on each side, as rows and half columns."""
SIDE_BY_NAME: dict[str, int] = {name: side for side, name in enumerate(SIDES)}

OPEN, CROSSED, EGG, QUEEN, WATER, STORED = range(6)
"""What a comb holds. OPEN: it is not complete. STORED + n - 1: n honey."""
CONTENTS: tuple[str, ...] = ("", "nothing", "egg", "queen", "water")
