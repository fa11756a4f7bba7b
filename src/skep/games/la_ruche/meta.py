"""What is known of La Ruche before anybody plays: seats, options, rule ids."""

from typing import Annotated

import msgspec

from skep.engine.game import Meta
from skep.engine.game import Options as BaseOptions
from skep.games.la_ruche.material import TILE_BY_NAME, TILE_NAMES

FEWEST_TILES, MOST_TILES = 3, 20
"""Limits of a solo puzzle."""


class Options(BaseOptions, frozen=True, forbid_unknown_fields=True):
    """The two optional rules, the match, and what a table sets for its race or its puzzle."""

    bee: bool = False
    """A tile laid with its bee up lets you hand one over (RUC-11)."""
    three_contacts: bool = False
    """A tile that touches three lets you hand three over (RUC-12)."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    """Rounds of a match (RUC-14)."""
    pause: Annotated[int, msgspec.Meta(ge=0, le=10)] = 2
    """Seconds that a refused placement costs; the table keeps the time (RUC-8)."""
    assistance: bool = False
    """May the screen show where a tile fits?"""
    tiles: Annotated[int, msgspec.Meta(ge=FEWEST_TILES, le=MOST_TILES)] = 12
    """Tiles of the solo puzzle (RUC-15)."""
    puzzle: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """A given set of tiles for the solo puzzle, as names; empty: drawn at random."""

    def __post_init__(self) -> None:
        names = self.puzzle.split()
        for name in names:
            if name not in TILE_BY_NAME:
                raise ValueError(f"puzzle: there is no tile {name!r}; tiles: {TILE_NAMES[0]}, …")
        if len(set(names)) < len(names):
            raise ValueError("puzzle: a tile is there twice (RUC-1)")
        if names and not FEWEST_TILES <= len(names) <= MOST_TILES:
            raise ValueError(
                f"puzzle: {len(names)} tiles; a puzzle has {FEWEST_TILES} to {MOST_TILES}"
            )


META = Meta(
    id="la-ruche",
    title="La Ruche",
    rules_version=2,
    seats=(1, 2, 3, 4, 5, 6),
    rules=tuple(f"RUC-{number}" for number in range(1, 17)),
    options=Options,
    turns=False,
    race=True,
    alone=("tiles", "puzzle"),
    earlier={1: ("RUC-4", "RUC-10")},
)
