"""The luck of a day, and what a record of it is worth. For games that have a daily.

A table of the day gets its secret from the date, and everything else is as at any table.
"""

from datetime import UTC, date, datetime, timedelta

from skep.api import read_options, replay, verify
from skep.engine.record import read
from skep.games.bee_busy.daily import daily_secret
from skep.games.registry import game_by_id
from skep.server.lookback import MOST_MOVES
from skep.server.refusals import Denied
from skep.server.resources import NewTable

SECRETS = {"bee-busy": daily_secret}
"""For each game with a daily, the secret of a day."""

DAY_OFF = timedelta(days=1)
"""Somewhere on Earth it is still yesterday, and somewhere tomorrow already."""


def today() -> date:
    """The server's day."""
    return datetime.now(UTC).date()


def secret_of(game: str, day: date) -> bytes:
    """The secret of a day. Denied when this game has no daily."""
    if game not in SECRETS:
        raise Denied("no-daily", game=game)
    return SECRETS[game](day.year, day.month, day.day)


def check_day(day: date) -> None:
    """Denied when this day is not on, anywhere."""
    if abs(day - today()) > DAY_OFF:
        raise Denied("daily-other-day", date=day.isoformat())


def secret_for(wish: NewTable) -> bytes | None:
    """The secret of a new table when it shall be one of the day; None when chance decides."""
    if wish.daily is None:
        return None
    secret = secret_of(wish.game, wish.daily)
    check_day(wish.daily)
    game = game_by_id(wish.game)
    alone = [seat.kind for seat in wish.seats] == ["me"]
    if not alone or read_options(game, wish.options) != game.meta.options():
        raise Denied("daily-alone")
    return secret


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
        or read_options(game, record.options) != game.meta.options()
    ):
        raise Denied("daily-other-game", date=day.isoformat())
    verify(text)
    match = replay(text)
    if not match.over:
        raise Denied("game-not-over")
    return match.scores[0]
