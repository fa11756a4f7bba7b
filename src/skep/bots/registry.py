"""The list of bots. A bot that is not named here does not exist.

Bots from outside are put on it while they are here: `outside/hiring.py`."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from skep.bots.greedy import GREEDY
from skep.bots.levels import LEARNED, LEVELS, level_makers
from skep.bots.planner import PlannerBeeBusy
from skep.bots.player import Maker, Player, any_rules
from skep.bots.racing import RACING, blind_racer
from skep.bots.random import RandomBot
from skep.engine.errors import SkepError
from skep.engine.refusal import because
from skep.games.registry import GAMES, game_by_id

__all__ = [
    "BOTS",
    "Bot",
    "Player",
    "UnknownBot",
    "bots_of",
    "gentlest_bot",
    "make_bot",
    "usual_bot",
    "yardstick_bot",
]


class UnknownBot(SkepError):
    """There is no bot with this id, or it does not know this game."""


class EveryGame(Mapping[str, Maker]):
    """A maker for every game, also for those that are registered later."""

    def __init__(self, usual: Maker, others: dict[str, Maker]) -> None:
        self._usual = usual
        self._others = others

    def __getitem__(self, game_id: str) -> Maker:
        if game_id not in GAMES:
            raise KeyError(game_id)
        return self._others.get(game_id, self._usual)

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


@dataclass(frozen=True, slots=True)
class Bot:
    """One kind of bot, before it sits down."""

    id: str
    words: str
    """The key of the message that says what it does."""
    makers: Mapping[str, Maker]
    """The games that it knows, by their ids."""
    here: Callable[[], bool] | None = None
    """Can it be asked to play now? None: always."""


BOTS: dict[str, Bot] = {
    bot.id: bot
    for bot in (
        *(Bot(level, f"bot-{level}", level_makers(level)) for level in LEVELS),
        Bot("learned", "bot-learned", dict(LEARNED)),
        Bot("greedy", "bot-greedy", dict(GREEDY)),
        Bot(
            "random",
            "bot-random",
            EveryGame(any_rules(RandomBot), {"la-ruche": any_rules(blind_racer)}),
        ),
        Bot("planner", "bot-planner", {"bee-busy": any_rules(PlannerBeeBusy)}),
        *(Bot(level, f"bot-{level}", dict(makers)) for level, makers in RACING.items()),
    )
}


def bots_of(game_id: str) -> tuple[str, ...]:
    """The bots that can be asked to play a game."""
    return tuple(
        bot.id
        for bot in BOTS.values()
        if game_id in bot.makers and (bot.here is None or bot.here())
    )


_USUAL = ("level-2", "random")


def usual_bot(game_id: str) -> str:
    """Whom to play this game against when nobody was asked for."""
    return next(bot_id for bot_id in _USUAL if game_id in BOTS[bot_id].makers)


_YARDSTICK = ("greedy", "steady", "random")


def yardstick_bot(game_id: str) -> str:
    """Whose result a game of the day is compared with: it never learns anything new."""
    return next(bot_id for bot_id in _YARDSTICK if game_id in BOTS[bot_id].makers)


_GENTLEST = ("level-1", "random")


def gentlest_bot(game_id: str) -> str:
    """Whom to play this game against who has never played it."""
    return next(bot_id for bot_id in _GENTLEST if game_id in BOTS[bot_id].makers)


def make_bot(bot_id: str, game_id: str, seed: int, version: int | None = None) -> Player:
    """A bot that is ready to play this game. The same seed makes the same choices.

    `version`: of the rules that its table plays by, when these are not the newest.
    """
    game = game_by_id(game_id)
    bot = BOTS.get(bot_id)
    if bot is None:
        raise UnknownBot(because("error-no-bot", bot=bot_id, bots=", ".join(BOTS)))
    maker = bot.makers.get(game_id)
    if maker is None:
        able = ", ".join(bots_of(game_id))
        raise UnknownBot(because("error-bot-cannot", bot=bot_id, game=game_id, bots=able))
    return maker(seed, game.meta.rules_version if version is None else version)
