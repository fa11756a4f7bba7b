"""Games that are played word by word at random."""

import random
from collections.abc import Iterator
from typing import Any

from skep.envs.table import Table, rules_of

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("butine", 2, {}),
    ("butine", 4, {"quick": True, "expert": True}),
    ("waggle-dance", 2, {"honey": 1}),
    ("waggle-dance", 3, {}),
    ("la-ruche", 1, {}),
    ("la-ruche", 3, {"bee": True, "three_contacts": True, "rounds": 2}),
    ("bee-busy", 1, {}),
    ("bee-busy", 3, {"sheet": "heath"}),
)
"""Each game, with few and with many."""


def random_words(table: Table, seed: int, most: int = 300) -> Iterator[int]:
    """Say random words at a table; gives each, right after it was said."""
    rng = random.Random(seed)
    for _ in range(most):
        if table.speaker is None:
            return
        word = rng.choice(table.choices)
        table.say(word)
        yield word


def a_table(game: str, seats: int, options: dict[str, Any], seed: int, words: int) -> Table:
    """A table after so many random words."""
    table = Table(rules_of(game, seats, options), seed)
    for _ in random_words(table, seed, words):
        pass
    return table
