"""Positions to test rules in: name what matters, the rest is filled in."""

from typing import Any

import skep
from nectar_run.material import FLOWERS, NECTAR
from skep.engine.record import Entry

GAME = "nectar-run"


def at(*hands: list[int], **given: Any) -> skep.Match[Any, Any]:
    """A match in a position. Drops that are missing were taken by seat 0, by the fitting bees."""
    dealt = [list(hand) for hand in hands] or [[1, 2, 3]]
    while len(dealt) < 2:
        dealt.append([1, 2, 3])
    taken = NECTAR * len(FLOWERS) - sum(given.get("nectar", (NECTAR,) * len(FLOWERS)))
    fives, rest = divmod(taken, 5)
    flown = [0, 0, 0, 0, fives]
    if rest:
        flown[rest - 1] += 1
    drops = [taken] + [0] * (len(dealt) - 1)
    position = {"hands": dealt, "flown": flown, "drops": drops, **given}
    return skep.position(GAME, position, seed=1)


def play(match: skep.Match[Any, Any], *moves: str) -> skep.Match[Any, Any]:
    """Play moves for whoever's turn it is; luck may be told: "fly 3 thyme => 5"."""
    for move in moves:
        text, _, luck = move.partition(" => ")
        if luck:
            match.step(Entry(match.actors[0], text, tuple(luck.split())))
        else:
            match.apply(match.actors[0], text)
    return match


def texts(match: skep.Match[Any, Any]) -> list[str]:
    """The legal moves of whoever's turn it is, as text."""
    return [str(move) for move in match.legal(match.actors[0])]
