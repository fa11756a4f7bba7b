"""The box: action cards, flowers, rooms, eggs, dice and Queen cards. Tables, no verbs."""

COLOURS: tuple[str, ...] = ("white", "yellow", "orange", "red", "purple", "blue")
"""The pollen of the flowers D1 to D6, in this order (WAG-1)."""

COLOUR_BY_NAME: dict[str, int] = {name: colour for colour, name in enumerate(COLOURS)}

FACES = 6
CUBES = 15
"""Pollen cubes of each colour (WAG-2)."""
EGGS = 12
TILES = 48
"""Room tiles."""
DICE = 18
"""Bee dice of each player; six of them to begin with (WAG-4)."""
DICE_AT_START = 6
ROOMS_AT_START = 3
TWO = 2
"""Bees that it takes to hatch an egg or to make honey (WAG-13, WAG-19)."""
ROOM_SIZE = 4
"""Pollen cubes that a room holds (WAG-17)."""

SPACE_CARDS = "ACEG"
"""The action cards with six numbered spaces; B and F happen in the hive, D on the flowers."""
A, C, E, G = range(4)

CARD_NAMES: tuple[str, ...] = (
    "overtime",
    "volunteer",
    "efficiency",
    "alchemy",
    "mix",
    "bounty",
    "queens-gift",
    "shift-change",
    "expertise",
    "directions",
    "dirty-trick",
    "sick-leave",
    "explore",
    "feint",
)
"""The kinds of Queen card, in the order of the rules WAG-25 to WAG-38."""

(
    OVERTIME,
    VOLUNTEER,
    EFFICIENCY,
    ALCHEMY,
    MIX,
    BOUNTY,
    QUEENS_GIFT,
    SHIFT_CHANGE,
    EXPERTISE,
    DIRECTIONS,
    DIRTY_TRICK,
    SICK_LEAVE,
    EXPLORE,
    FEINT,
) = range(14)

LASTING = (VOLUNTEER, DIRECTIONS, SICK_LEAVE)
"""Cards that work for a whole round, and lie in play until it is over (WAG-24)."""

CARD_BY_NAME: dict[str, int] = {name: kind for kind, name in enumerate(CARD_NAMES)}

COPIES = 3
"""How many cards of each kind there are (WAG-2)."""

# Spots: where a bee can stand. 0–23 the spaces of A, C, E and G, 24–29 the flowers, then the rooms
# of the player's own hive.
FIRST_FLOWER = len(SPACE_CARDS) * FACES
FIRST_ROOM = FIRST_FLOWER + FACES

SPOT_NAMES: tuple[str, ...] = (
    *(f"{card}{value}" for card in SPACE_CARDS for value in range(1, FACES + 1)),
    *(f"D{value}" for value in range(1, FACES + 1)),
    *(f"room{number}" for number in range(1, TILES + 1)),
)
"""A4: space 4 of card A; D3: flower 3; room2: the second room of one's own hive."""

SPOT_BY_NAME: dict[str, int] = {name: spot for spot, name in enumerate(SPOT_NAMES)}
