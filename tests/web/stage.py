"""Tables that begin in the middle of a game: in tests only, and only where a test asks for it.

A test writes a position, as `skep.position` takes it, into the file of its server; the next table
of that game begins there. Everything else about the server is as always.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from skep.engine.chance import Chance
from skep.engine.game import Event, Game, Options
from skep.games.registry import GAMES


class Stage:
    """The test's side: what the next table looks like."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def set(self, game: str, **position: Any) -> None:
        """The next table of this game begins so."""
        self.file.write_bytes(msgspec.json.encode({"game": game, "position": position}))


def set_the_stage(file: Path) -> None:
    """The server's side: every game looks into the file before it sets itself up."""
    for name, game in list(GAMES.items()):
        GAMES[name] = _staged(game, file)


def _staged(game: Game[Any, Any], file: Path) -> Game[Any, Any]:
    def setup(seats: int, options: Options, chance: Chance) -> tuple[Any, list[Event]]:
        if file.exists():
            scene = msgspec.json.decode(file.read_bytes())
            if scene["game"] == game.meta.id:
                return game.position(scene["position"]), []
        return game.setup(seats, options, chance)

    return replace(game, setup=setup)
