"""The solo game of the day: a function of the date alone, the same dice for everybody.

The date is hashed into the secret of a table. A solo game asks its chance for three dice a round
and for nothing else, so whoever plays with this secret meets the same dice, whatever they decide;
and a record of the day's game can be checked against them.
"""

import hashlib

from skep.engine.chance import DIE, SecretChance
from skep.engine.errors import BadOption
from skep.games.bee_busy.board import BOARDS
from skep.games.bee_busy.material import DICE

DAILY_SHEET = "garden"

_DAYS_OF_MONTH = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def daily_secret(year: int, month: int, day: int) -> bytes:
    """The secret of this day's solo game, from which its dice come."""
    if not (1 <= year <= 9999 and 1 <= month <= 12 and 1 <= day <= _days_of(year, month)):
        raise BadOption(f"there is no day {year}-{month}-{day}")
    date = f"bee-busy daily 1 {year:04}-{month:02}-{day:02}"
    return hashlib.sha256(date.encode()).digest()


def daily_dice(year: int, month: int, day: int) -> tuple[tuple[int, ...], ...]:
    """The dice of each round of this day's game, as they are drawn."""
    chance = SecretChance(daily_secret(year, month, day))
    rounds = BOARDS[DAILY_SHEET].sheet.track.rounds
    return tuple(tuple(int(DIE[chance.pick(DIE)]) for _ in range(DICE)) for _ in range(rounds))


def _days_of(year: int, month: int) -> int:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 29 if month == 2 and leap else _DAYS_OF_MONTH[month - 1]
