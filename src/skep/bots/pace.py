"""How fast a bot is where there are no turns: its thinking time for each move, and its slips."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from skep.engine.chance import Chance

_GRAIN = 1 << 20


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds for a move, drawn evenly around a mean; and how often the bot errs."""

    mean: float
    spread: float
    errors: float
    """The share of its moves that are slips: tried where they do not fit."""

    def seconds(self, chance: Chance) -> float:
        """How long it thinks about the next move."""
        return max(0.0, self.mean + self.spread * (2 * _unit(chance) - 1))

    def slips(self, chance: Chance) -> bool:
        """Does it err this time?"""
        return _unit(chance) < self.errors


def _unit(chance: Chance) -> float:
    """A number from 0 up to, not including, 1."""
    return chance.below(_GRAIN) / _GRAIN


LEVELS: dict[str, Pace] = {
    "leisurely": Pace(9.0, 4.0, 0.15),
    "steady": Pace(5.5, 2.5, 0.10),
    "brisk": Pace(3.2, 1.5, 0.06),
    "quick": Pace(1.6, 0.7, 0.03),
    "unbeatable": Pace(0.4, 0.1, 0.0),
}
"""The five paces of a race, from a child's evening to no chance at all."""

LEVEL_PACES: dict[str, Pace] = {
    "level-1": Pace(9.0, 4.0, 0.15),
    "level-2": Pace(8.1, 3.6, 0.14),
    "level-3": Pace(7.4, 3.2, 0.12),
    "level-4": Pace(6.7, 2.9, 0.10),
    "level-5": Pace(6.05, 2.6, 0.08),
}
"""The paces of the five levels that every game has."""

GROPING = Pace(10.0, 4.5, 0.16)
"""Of who lays anything anywhere: a step slower than the gentlest level."""

PACES: dict[str, Pace] = {**LEVEL_PACES, **LEVELS}
"""All bots that have a pace of their own."""

USUAL = LEVELS["steady"]
"""For those who have no pace of their own."""


def pace_of(player: object) -> Pace:
    """The pace of a bot, or the usual one."""
    pace: Pace = getattr(player, "pace", USUAL)
    return pace


def wrong_move(player: object, view: Any, legal: Sequence[Any], dice: Chance) -> Any:
    """What a bot tries in vain, if it errs this time; None: it does not, or cannot."""
    slip = getattr(player, "slip", None)
    if slip is None or not pace_of(player).slips(dice):
        return None
    return slip(view, legal)
