"""Bots for races: what to do as in any game, and a pace that says how soon."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from skep.bots.pace import GROPING, LEVEL_PACES, LEVELS, Pace
from skep.bots.player import Maker, Player, any_rules, luck
from skep.engine.chance import SeededChance
from skep.games.la_ruche.board import Fit, cell_of, open_around
from skep.games.la_ruche.material import (
    LAY_BY_NAME,
    LAY_NAMES,
    LAYS_OF,
    TILE_BY_NAME,
    TILE_OF,
)
from skep.games.la_ruche.moves import GIVE_UP, LIFT, Give, Lift, Place, place_named
from skep.games.la_ruche.solver import solve
from skep.games.la_ruche.view import View

FORESIGHT = ("level-3", "level-4", "level-5")
"""Who lays first what fits in the fewest places."""
OPENINGS = 12
"""So many first tiles a bot has an eye for; it takes the one that leaves the most room."""


class Racer:
    """Somebody with a pace, who errs now and then."""

    def __init__(self, seed: int, pace: Pace) -> None:
        self._seed = seed
        self.pace = pace

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


class RacingBot(Racer):
    """Plays La Ruche: gives away what it can, lays the tile that fits in the fewest places.

    Alone, it solves the puzzle. All levels choose alike; they differ in their pace.
    """

    def choose(self, view: View, legal: Sequence[Any]) -> Any:
        """One of the legal moves."""
        if view.seats == 1:
            return _towards_solution(view)
        dice = luck(self._seed, view)
        gifts = [move for move in legal if isinstance(move, Give)]
        places = [move for move in legal if isinstance(move, Place)]
        if view.phase == "opening":
            some = [places[dice.below(len(places))] for _ in range(OPENINGS)]
            return max(some, key=partial(_room, view))
        if gifts:
            return _gift(view, gifts, places, dice)
        if not places:
            return legal[0]
        ways = _ways(places)
        fewest = min(ways.values())
        rare = [move for move in places if ways[_tile(move)] == fewest]
        return rare[dice.below(len(rare))]


class PlainRacer(RacingBot):
    """Plays the same game without foresight: the first fit that comes, a gift to anybody."""

    def choose(self, view: View, legal: Sequence[Any]) -> Any:
        """Any move that leads on; alone it solves the puzzle all the same."""
        if view.seats == 1:
            return super().choose(view, legal)
        gifts = [move for move in legal if isinstance(move, Give)]
        onward = gifts or [move for move in legal if not isinstance(move, Lift)]
        return onward[luck(self._seed, view).below(len(onward))]


class RandomRacer(Racer):
    """Chooses blindly, but takes nothing back.

    A bot's dice depend on what it sees, and it would take back again what it lays again, for ever.
    """

    blind = True
    """In a race it looks at no move but the one that it makes."""

    def choose(self, view: View, legal: Sequence[Any]) -> Any:
        """Any of the legal moves that lead on."""
        alone = view.seats == 1
        onward = [move for move in legal if not isinstance(move, Lift)] if alone else legal
        return onward[luck(self._seed, view).below(len(onward))]


def blind_racer(seed: int) -> Player:
    """A random bot for races. What it lays hardly matters there, so it gropes for it, too."""
    return RandomRacer(seed, GROPING)


RACING: dict[str, dict[str, Maker]] = {
    level: {"la-ruche": any_rules(partial(RacingBot, pace=pace))} for level, pace in LEVELS.items()
}
"""The bots that have a pace, by level and game id."""


RACING_LEVELS: dict[str, Maker] = {
    level: any_rules(partial(RacingBot if level in FORESIGHT else PlainRacer, pace=pace))
    for level, pace in LEVEL_PACES.items()
}
"""The five levels of a race: pace, errors and foresight."""


def _gift(view: View, gifts: list[Give], places: list[Place], dice: SeededChance) -> Give:
    """The hardest tile to lay, to whoever is nearest to winning."""
    fewest = min(view.counts[move.to] for move in gifts)
    ahead = sorted({move.to for move in gifts if view.counts[move.to] == fewest})
    to = ahead[dice.below(len(ahead))]
    ways = _ways(places)
    return min(
        (move for move in gifts if move.to == to),
        key=lambda move: ways.get(TILE_BY_NAME[move.tile], 0),
    )


def _room(view: View, move: Place) -> int:
    """How many cells a tile could go into when the race begins after this move."""
    cells: dict[int, int] = {}
    needs: dict[int, int] = {}
    live: dict[int, Fit] = {}
    for place in (*map(place_named, view.cells), move):
        cell, lay = cell_of(place.q, place.r), LAY_BY_NAME[place.lay]
        cells[cell] = lay
        open_around(cells, needs, live, cell, lay)
    return len(live)


def _towards_solution(view: View) -> Any:
    """Alone: the next tile of a solution; from a dead end back, or up when there is none."""
    hint = solve(view.hand or (), view.cells).hint
    if hint is not None:
        return hint
    return LIFT if view.cells else GIVE_UP


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
