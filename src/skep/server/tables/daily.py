"""The game of a day: what it is, and what a record of it is worth. For games that have one.

A table of the day gets its options and its secret from the date, and everything else is as at any
table.
"""

from datetime import date, timedelta
from typing import Any

from skep.api import Match, read_options, replay, verify
from skep.bots.registry import make_bot, yardstick_bot
from skep.engine.abilities import Daily
from skep.engine.chance import SecretChance
from skep.engine.game import Game
from skep.engine.record import read
from skep.games.registry import GAMES, game_by_id
from skep.server.refusals import Denied

DAY_OFF = timedelta(days=1)
"""Somewhere on Earth it is still yesterday, and somewhere tomorrow already."""

MOST_MOVES = 5000
"""A record with more is not played again."""


def daily_of(game: str) -> Daily:
    """How a game makes its game of the day. Denied when it has none."""
    daily = GAMES[game].abilities.daily if game in GAMES else None
    if daily is None:
        raise Denied("no-daily", game=game)
    return daily


def check_day(day: date, today: date) -> None:
    """Denied when this day is not on, anywhere."""
    if abs(day - today) > DAY_OFF:
        raise Denied("daily-other-day", date=day.isoformat())


def options_of(game: Game[Any, Any], day: date) -> Any:
    """The options of a day's game."""
    return read_options(game, daily_of(game.meta.id).options(day.year, day.month, day.day))


def secret_of(game: str, day: date) -> bytes:
    """The source of luck of a day. Denied when this game has no luck that could be compared."""
    secret = daily_of(game).secret
    if secret is None:
        raise Denied("no-daily", game=game)
    return secret(day.year, day.month, day.day)


def secret_for_a_day(
    game: Game[Any, Any], day: date, options: dict[str, Any], *, alone: bool, today: date
) -> bytes | None:
    """The secret of a new table that shall be one of the day; None: there is no luck in it."""
    secret = daily_of(game.meta.id).secret
    check_day(day, today)
    if not alone or read_options(game, options) != options_of(game, day):
        raise Denied("daily-alone")
    return None if secret is None else secret(day.year, day.month, day.day)


def score_of(game_id: str, day: date, text: str) -> int:
    """The score that a record of this day has earned; Denied or BadRecord when it has not."""
    # Reading is cheap, so what does not belong here is not even played.
    record = read(text)
    game = game_by_id(game_id)
    if (
        record.game != game_id
        or record.seats != 1
        or record.position is not None
        or record.secret != secret_of(game_id, day).hex()
        or len(record.entries) > MOST_MOVES
        or read_options(game, record.options) != options_of(game, day)
    ):
        raise Denied("daily-other-game", date=day.isoformat())
    verify(text)
    match = replay(text)
    if not match.over:
        raise Denied("game-not-over")
    return match.scores[0]


def bot_score(game_id: str, day: date) -> tuple[str, int]:
    """Which bot is the yardstick of this game, and what it makes of the luck of a day."""
    game, bot_id = game_by_id(game_id), yardstick_bot(game_id)
    chance = SecretChance(secret_of(game_id, day))
    match: Match[Any, Any] = Match.start(game, 1, options_of(game, day), chance)
    bot = make_bot(bot_id, game_id, seed=0)
    while not match.over:
        match.apply(0, bot.choose(match.view(0), match.legal(0)))
    return bot_id, match.scores[0]
