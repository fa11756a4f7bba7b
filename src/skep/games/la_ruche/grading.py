"""How hard is a puzzle? The stated measure: how often blind luck would solve it.

A set of tiles is laid many times by a player who makes any move that the rules allow and never
takes one back. The *share* of these attempts that lay all tiles is the measure, and the grade
follows from it:

    grade   1          2            3            4           5
    share   from 16 %  from 13 %    from 10 %    from 7 %    below

The limits split random sets of 12 tiles into about five equal parts. The luck of the attempts
comes from the tiles themselves, so a set has one grade, everywhere and for good. A set that cannot
be laid has the share 0 and the grade 5; ask the solver first.
"""

from collections.abc import Iterable

from skep.engine.chance import SeededChance
from skep.games.la_ruche.board import AROUND, CENTRE
from skep.games.la_ruche.material import LAY_BY_NAME, TILE_BY_NAME, TILE_NAMES, TILE_OF, TILES
from skep.games.la_ruche.solver import Choices

ATTEMPTS = 500
"""Enough to know the share to about 1.5 %, in a twentieth of a second."""

LEAST_SHARE: tuple[float, ...] = (0.16, 0.13, 0.10, 0.07)
"""What the grades 1 to 4 need."""


def grade(tiles: Iterable[str]) -> int:
    """From 1, easy, to 5, hard."""
    return grade_of(share(tiles))


def grade_of(solved: float) -> int:
    """The grade that belongs to a share."""
    return 1 + sum(solved < least for least in LEAST_SHARE)


def share(tiles: Iterable[str], attempts: int = ATTEMPTS) -> float:
    """The share of blind attempts that lay all tiles."""
    mask = 0
    for name in tiles:
        mask |= 1 << TILE_BY_NAME[name]
    choices = Choices(mask)
    chance = SeededChance(mask)
    return sum(_attempt(mask, choices, chance) for _ in range(attempts)) / attempts


def _attempt(tiles: int, choices: Choices, chance: SeededChance) -> bool:
    """Lay tiles at random until none is left or none fits."""
    hand = [tile for tile in range(len(TILES)) if tiles >> tile & 1]
    cell, lay = CENTRE, LAY_BY_NAME[TILE_NAMES[hand[chance.below(len(hand))]]]
    left = tiles
    cells: set[int] = set()
    needs: dict[int, int] = {}
    live: dict[int, tuple[tuple[int, int], ...]] = {}
    while True:
        left &= ~(1 << TILE_OF[lay])
        if not left:
            return True
        cells.add(cell)
        live.pop(cell, None)
        for step, across in AROUND[lay]:
            near = cell + step
            need = needs.get(near, 0)
            needs[near] = need + across
            if need and near not in cells:
                live[near] = choices.of(need + across)
        # The second tile touches one, all later ones two or more.
        fits = live if len(cells) > 1 else {near: choices.of(need) for near, need in needs.items()}
        ways = [(near, other) for near, some in fits.items() for bit, other in some if bit & left]
        if not ways:
            return False
        cell, lay = ways[chance.below(len(ways))]
