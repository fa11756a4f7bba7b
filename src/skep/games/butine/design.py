"""Other tile counts, for studies: options that say how many tiles of each kind there are."""

from typing import Any

from skep.engine.errors import BadOption
from skep.engine.refusal import because
from skep.games.butine.material import FLOWERS, TILES
from skep.games.butine.meta import Options


class Design(Options, frozen=True, forbid_unknown_fields=True):
    """Options of a study. No table offers them."""

    tiles: tuple[int, ...] = TILES


def design(options: Options, tables: dict[str, dict[str, Any]]) -> Design:
    """The options with these tile counts: `tiles = { W = 5, B = 8 }`; others are as in the box.

    Tiles can be taken out of the box, and none put in: a meadow knows the box (`board.py`).
    """
    if set(tables) != {"tiles"}:
        named = ", ".join(sorted(set(tables) - {"tiles"}))
        raise BadOption(because("lab-no-design", game="butine", option=named))
    given = tables["tiles"]
    counts = [given.get(flower, count) for flower, count in zip(FLOWERS, TILES, strict=True)]
    sound = all(
        type(count) is int and least <= count <= most
        for count, least, most in zip(counts, (1, 0, 0, 0), TILES, strict=True)
    )
    if not sound or not set(given) <= set(FLOWERS):
        box = ", ".join(f"{flower} {most}" for flower, most in zip(FLOWERS, TILES, strict=True))
        raise BadOption(because("lab-design-tiles", box=box))
    return Design(options.quick, options.challenge, options.expert, tuple(counts))


def tiles_of(options: Options) -> tuple[int, ...]:
    """How many tiles of each kind there are (BUT-1)."""
    return options.tiles if isinstance(options, Design) else TILES
