"""The puzzle of the day (RUC-16): a function of the date alone, the same for everybody.

The date is hashed into a seed. From it, sets of 12 tiles are drawn until one can be laid and has
the grade of its weekday: Monday is easy, Sunday is hard.
"""

import hashlib

from skep.engine.chance import SeededChance
from skep.engine.errors import BadOption
from skep.games.la_ruche.grading import grade, grade_of, share
from skep.games.la_ruche.material import TILE_NAMES
from skep.games.la_ruche.solver import solve

DAILY_TILES = 12

GRADE_OF_WEEKDAY: tuple[int, ...] = (1, 2, 2, 3, 3, 4, 5)
"""From Monday to Sunday."""

MOST_DRAWS = 100
"""About one set in five has a given grade, so this is never reached; it bounds the search."""

FIRST_LOOK = 80
"""Attempts to lay a set before all those that its grade needs."""

_DAYS_OF_MONTH = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
# What to add for each month in Sakamoto's formula for the day of the week.
_MONTH_OFFSETS = (0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4)


def daily(year: int, month: int, day: int) -> tuple[str, ...]:
    """The tiles of this day, by name."""
    wanted = GRADE_OF_WEEKDAY[weekday(year, month, day)]
    date = f"la-ruche daily 1 {year:04}-{month:02}-{day:02}"
    chance = SeededChance(int.from_bytes(hashlib.sha256(date.encode()).digest()[:8], "big"))
    best: tuple[int, tuple[str, ...]] | None = None
    for _ in range(MOST_DRAWS):
        tiles = _draw(chance)
        if not solve(tiles).solvable:
            continue
        # A few attempts tell most sets of quite another grade, and save the many.
        if best is not None and abs(grade_of(share(tiles, FIRST_LOOK)) - wanted) > 1:
            continue
        off = abs(grade(tiles) - wanted)
        if best is None or off < best[0]:
            best = off, tiles
        if not off:
            break
    assert best is not None, "hardly any set of 12 tiles cannot be laid, let alone 100 in a row"
    return best[1]


def _draw(chance: SeededChance) -> tuple[str, ...]:
    left = list(TILE_NAMES)
    return tuple(sorted(left.pop(chance.below(len(left))) for _ in range(DAILY_TILES)))


def weekday(year: int, month: int, day: int) -> int:
    """The day of the week, Monday is 0. The rules have no calendar to ask."""
    if not (1 <= year <= 9999 and 1 <= month <= 12 and 1 <= day <= _days_of(year, month)):
        raise BadOption(f"there is no day {year}-{month}-{day}")
    # January and February count with the year before, so that a leap day comes last.
    y = year - 1 if month < 3 else year
    sunday_is_0 = (y + y // 4 - y // 100 + y // 400 + _MONTH_OFFSETS[month - 1] + day) % 7
    return (sunday_is_0 - 1) % 7


def _days_of(year: int, month: int) -> int:
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 29 if month == 2 and leap else _DAYS_OF_MONTH[month - 1]
