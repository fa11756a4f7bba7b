"""Hints for a person: the best steps that a search finds from what their seat sees."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.sight import Sight
from skep.bots.player import luck
from skep.bots.search.opinion import opinions
from skep.bots.search.search import Budget
from skep.engine.chance import NoChance, UpToLuck
from skep.engine.game import Game

MOST = 3
"""The best step, and two others."""


class Suggestion(msgspec.Struct, frozen=True):
    """Something that could be done now, and what would come of it."""

    moves: tuple[str, ...]
    """One, or a plan of several."""
    expected: float
    """How likely the seat wins; for somebody who plays alone, the points at the end."""
    outlook: Any = None
    """What the first of the moves may bring, where the game can say so."""
    view: Any = None
    """The table after them, as far as luck has no say, where players may look ahead."""


def gives_hints(game_id: str) -> bool:
    """Is there anybody who could give hints in this game?"""
    return game_id in SIGHTS


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is done for a hint."""

    to_find: Budget
    to_compare: Budget


USUAL = Effort(Budget(tries=2000, seconds=0.6), Budget(tries=1000, seconds=0.4))
"""Long enough to be of use, and nobody waits."""


def at_most(seconds: float) -> Effort:
    """The usual effort, or less where there is no time for it."""
    return Effort(
        Budget(USUAL.to_find.tries, min(0.6, 0.6 * seconds)),
        Budget(USUAL.to_compare.tries, min(0.4, 0.4 * seconds)),
    )


RIVALS = {3: 1.5, 4: 2.5}
"""Seats → by how much several rivals together are harder to beat than the best of them …"""
SURER = 2.0
"""… and how much surer points make a win among several than a search takes it to be."""


def told_chance(sight: Sight, seats: int, chance: float) -> float:
    """The chance that a hint tells. docs/bots.md says how it was measured.

    Where points are learned, a search compares a seat with its best rival alone: so three equal
    players would have 50% each. That ranks moves well, but is no chance to tell anybody.
    """
    if not sight.points or seats not in RIVALS:
        return chance
    odds: float = (chance / max(1 - chance, 1e-9)) ** SURER / RIVALS[seats]
    return odds / (1 + odds)


def suggest(
    game_id: str, version: int, view: Any, legal: Sequence[Any], effort: Effort = USUAL
) -> list[Suggestion]:
    """The best step and up to two others, the best one first. It sees the view alone."""
    sight = SIGHTS[game_id]
    game = sight.game.at(version)
    seats = len(view.scores)
    found = opinions(sight, version, view, legal, effort.to_find, even=(MOST, effort.to_compare))
    return [
        Suggestion(
            tuple(map(str, one.step)),
            told_chance(sight, seats, one.expected),
            _outlook(game, view, one.step[0], version),
            _after(game, view, one.step),
        )
        for one in sorted(found[:MOST], key=lambda one: -one.expected)
    ]


def _outlook(game: Game[Any, Any], view: Any, move: Any, version: int) -> Any:
    outlook = game.abilities.outlook
    return None if outlook is None else outlook(view, move, version)


def _after(game: Game[Any, Any], view: Any, step: Sequence[Any]) -> Any:
    """The view after these moves, up to where dice fall or something is drawn."""
    if not game.abilities.preview:
        return None
    state = game.imagine(view, luck(0, view))
    for move in step:
        twin = state.copy()
        try:
            game.apply(twin, view.you, move, NoChance())
        except UpToLuck:
            break
        state = twin
    return game.view(state, view.you)
