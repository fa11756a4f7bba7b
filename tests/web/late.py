"""Positions late in a game, for tables that begin there (tests/web/stage.py)."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from skep.api.match import Match
from skep.engine.chance import SeededChance
from skep.games.registry import GAMES


def late(
    game: str,
    seats: int,
    wanted: Callable[[Match[Any, Any]], bool],
    seed: int = 1,
    **options: Any,
) -> dict[str, Any]:
    """The last position of a game played at random in which seat 0 can act and `wanted` holds."""
    rules = GAMES[game]
    match: Match[Any, Any] = Match.start(
        rules, seats, msgspec.convert(options, rules.meta.options), SeededChance(seed)
    )
    rng = random.Random(seed)
    found: msgspec.Struct | None = None
    while not match.over:
        acting = [seat for seat in match.actors if match.legal(seat)]
        if 0 in acting and wanted(match):
            found = rules.plain(match.state)
        seat = rng.choice(acting)
        match.apply(seat, rng.choice(match.legal(seat)))
    assert found is not None, "no such position"
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain
