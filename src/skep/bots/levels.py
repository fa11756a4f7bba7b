"""The five levels: from a child's first game to the best that we have.

A weaker level is not a strong one that blunders at times. It plays like a weaker person: it
overlooks a part of what could be done, and it does not think ahead. What it sees, it judges as
well as it can. How strong each is stands in docs/bots.md.
"""

from dataclasses import dataclass
from functools import partial

from skep.bots.learned.player import LearnedBot
from skep.bots.learned.registry import SIGHTS
from skep.bots.learned.sight import Sight
from skep.bots.player import Maker, Player
from skep.bots.racing import RACING_LEVELS
from skep.bots.search.player import SearchingBot
from skep.bots.search.search import Budget

LONGEST: float | None = 1.8
"""Seconds after which a search ends at the latest; usually its tries are done long before."""


@dataclass(frozen=True, slots=True)
class Level:
    """How somebody of this level plays one game."""

    overlooks: float = 0.0
    """The share of all steps that it does not think of."""
    tries: int = 0
    """How much it thinks ahead; 0: one step."""
    crowd_tries: int = 0
    """The same with more than two seats; 0: as with two."""


LEVELS: tuple[str, ...] = ("level-1", "level-2", "level-3", "level-4", "level-5")

_HOW: dict[str, tuple[Level, ...]] = {
    "butine": (
        Level(overlooks=0.44),
        Level(overlooks=0.21),
        Level(),
        Level(tries=16),
        Level(tries=300, crowd_tries=1000),
    ),
    "waggle-dance": (
        Level(overlooks=0.42),
        Level(overlooks=0.30),
        Level(overlooks=0.18),
        Level(overlooks=0.07),
        Level(tries=250),
    ),
    "bee-busy": (
        Level(overlooks=0.71),
        Level(overlooks=0.58),
        Level(overlooks=0.35),
        Level(),
        Level(tries=160),
    ),
}
"""Each game's levels, the gentlest first."""


def how(level: str, game_id: str) -> Level:
    """How somebody of this level plays a game; races have paces instead."""
    return _HOW[game_id][LEVELS.index(level)]


def level_makers(level: str) -> dict[str, Maker]:
    """Who plays which game on this level."""
    makers: dict[str, Maker] = {
        game_id: partial(player, SIGHTS[game_id], how(level, game_id)) for game_id in _HOW
    }
    return makers | {"la-ruche": RACING_LEVELS[level]}


def player(sight: Sight, level: Level, seed: int, version: int) -> Player:
    """Somebody of this level."""
    if level.tries:
        budget = Budget(level.tries, LONGEST)
        crowd = Budget(level.crowd_tries or level.tries, LONGEST)
        return SearchingBot(sight, seed, version, budget, crowd)
    return LearnedBot(sight, seed, version, overlooks=level.overlooks)


def learned(sight: Sight, seed: int, version: int) -> Player:
    """The learned value alone, one step ahead."""
    return LearnedBot(sight, seed, version)


LEARNED: dict[str, Maker] = {game_id: partial(learned, sight) for game_id, sight in SIGHTS.items()}
"""Who plays which game by its learned value alone."""
