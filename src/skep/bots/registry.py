"""The list of bots. A bot that is not named here does not exist."""

from collections.abc import Callable
from dataclasses import dataclass

from skep.bots.greedy import GREEDY
from skep.bots.player import Player
from skep.bots.random import RandomBot
from skep.engine.errors import SkepError
from skep.games.registry import GAMES, game_by_id

__all__ = ["BOTS", "Bot", "Player", "UnknownBot", "make_bot"]


class UnknownBot(SkepError):
    """There is no bot with this id, or it does not know this game."""


@dataclass(frozen=True, slots=True)
class Bot:
    """One kind of bot, before it sits down."""

    id: str
    words: str
    """The key of the message that says what it does."""
    makers: dict[str, Callable[[int], Player]]
    """The games that it knows: game id → a player from a seed."""


BOTS: dict[str, Bot] = {
    bot.id: bot
    for bot in (
        Bot("random", "bot-random", dict.fromkeys(GAMES, RandomBot)),
        Bot("greedy", "bot-greedy", dict(GREEDY)),
    )
}


def make_bot(bot_id: str, game_id: str, seed: int) -> Player:
    """A bot that is ready to play this game. The same seed makes the same choices."""
    game_by_id(game_id)
    bot = BOTS.get(bot_id)
    if bot is None:
        raise UnknownBot(f"there is no bot {bot_id!r}; bots: {', '.join(BOTS)}")
    maker = bot.makers.get(game_id)
    if maker is None:
        able = [other.id for other in BOTS.values() if game_id in other.makers]
        raise UnknownBot(f"bot {bot_id!r} does not know {game_id}; bots that do: {', '.join(able)}")
    return maker(seed)
