"""Bots for races: what to do as in any game, and a pace that says how soon."""

from collections.abc import Sequence
from typing import Any

from skep.bots.pace import Pace
from skep.bots.player import luck
from skep.games.la_ruche.material import (
    LAY_BY_NAME,
    LAY_NAMES,
    LAYS_OF,
    TILE_BY_NAME,
    TILE_OF,
)
from skep.games.la_ruche.moves import Give, Place
from skep.games.la_ruche.view import View


class RacingBot:
    """Plays La Ruche: gives away what it can, lays the tile that fits in the fewest places."""

    def __init__(self, seed: int, pace: Pace) -> None:
        self._seed = seed
        self.pace = pace

    def choose(self, view: View, legal: Sequence[Any]) -> Any:
        """One of the legal moves."""
        dice = luck(self._seed, view)
        gifts = [move for move in legal if isinstance(move, Give)]
        places = [move for move in legal if isinstance(move, Place)]
        if gifts:
            return self._gift(view, gifts, places)
        if not places:
            return legal[0]
        ways = _ways(places)
        fewest = min(ways.values())
        rare = [move for move in places if ways[_tile(move)] == fewest]
        return rare[dice.below(len(rare))]

    def slip(self, view: View, legal: Sequence[Any]) -> Any:
        """A placement that does not fit: the right cell, the wrong way round. None: no such."""
        places = [move for move in legal if isinstance(move, Place)]
        if not places:
            return None
        dice = luck(self._seed, view)
        near = places[dice.below(len(places))]
        fitting = {move.lay for move in places if (move.q, move.r) == (near.q, near.r)}
        wrong = [lay for lay in _lay_names(near) if lay not in fitting]
        return Place(wrong[dice.below(len(wrong))], near.q, near.r) if wrong else None

    def _gift(self, view: View, gifts: list[Give], places: list[Place]) -> Give:
        """The hardest tile to lay, to whoever is nearest to winning."""
        ways = _ways(places)
        return min(
            gifts,
            key=lambda move: (view.counts[move.to], ways.get(TILE_BY_NAME[move.tile], 0)),
        )


def _tile(move: Place) -> int:
    return TILE_OF[LAY_BY_NAME[move.lay]]


def _ways(places: list[Place]) -> dict[int, int]:
    """In how many ways each tile can be laid."""
    ways: dict[int, int] = {}
    for move in places:
        ways[_tile(move)] = ways.get(_tile(move), 0) + 1
    return ways


def _lay_names(move: Place) -> list[str]:
    return [LAY_NAMES[lay] for lay in LAYS_OF[_tile(move)]]
