"""What a bot is: a view and the legal moves in, one of those moves out."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from skep.engine.chance import SeededChance
from skep.engine.game import Game


class Player(Protocol):
    """Somebody who chooses. The answer depends on the arguments and the player's seed only."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """One of the legal moves; there is at least one."""
        ...


def offered(game: Game[Any, Any], state: Any, seat: int, player: Player) -> Sequence[Any]:
    """The legal moves, as this player wants them: who is `blind` looks at one of them at most, so
    that the others need not be made."""
    blind = getattr(player, "blind", False)
    return game.choices(state, seat) if blind else game.legal(state, seat)


Maker = Callable[[int, int], Player]
"""Makes a player from a seed, for tables that play by this version of the game's rules."""


def any_rules(make: Callable[[int], Player]) -> Maker:
    """A maker of players who ask for nothing but the view and the moves."""
    return lambda seed, _version: make(seed)


def luck(seed: int, view: object) -> SeededChance:
    """A bot's dice for one choice.

    They come from the seed and the view alone (or what of the view the choice depends on), not
    from a stream that runs on. So a bot keeps no secret history: after a restart it goes on as if
    nothing had happened, and any choice it made
    can be asked for again.
    """
    seen = msgspec.json.encode(view, order="deterministic")
    digest = hashlib.blake2b(str(seed).encode() + seen, digest_size=8).digest()
    return SeededChance(int.from_bytes(digest, "big"))
