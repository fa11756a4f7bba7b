"""What is known of Waggle Dance before anybody plays: seats, options, rule ids."""

from typing import Annotated

import msgspec

from skep.engine.game import Meta
from skep.engine.game import Options as BaseOptions

BLOCKED_BY_SEATS: dict[int, int] = {2: 2, 3: 1, 4: 0}
"""How many spaces of each card are blocked unless the table says otherwise (WAG-5)."""


class Options(BaseOptions, frozen=True, forbid_unknown_fields=True):
    """The honey to reach, and how crowded the action cards are."""

    honey: Annotated[int, msgspec.Meta(ge=1, le=9, examples=[5])] = 7
    """Rooms of honey that end the game: 5 short, 7 usual, 9 long, fewer to learn it (WAG-23)."""
    blocked: Annotated[int, msgspec.Meta(ge=0, le=3, examples=[1])] | None = None
    """Blocked spaces on each of A, C, E and G; None: by the number of seats (WAG-5)."""


META = Meta(
    id="waggle-dance",
    title="Waggle Dance",
    rules_version=2,
    seats=(2, 3, 4),
    rules=tuple(f"WAG-{number}" for number in range(1, 43)),
    options=Options,
    turns=False,
    earlier={1: ("WAG-16", "WAG-17", "WAG-24", "WAG-34")},
)
