"""Is the database file sound? Asked at each start, for a moment, and by `skep store check`."""

import logging

import apsw

from skep.server.clock import SystemClock

logger = logging.getLogger(__name__)

START_SECONDS = 0.5
"""A start does not wait longer for the check: that is some hundred megabytes."""

PATIENCE_STEPS = 1000
"""How often it is asked whether the time is up: about every tenth of a millisecond."""

MOST_TOLD = 20


def quick_check(connection: apsw.Connection, seconds: float) -> list[str] | None:
    """What SQLite finds wrong with the pages of the file; None when that takes longer."""
    clock = SystemClock()
    give_up = clock.monotonic() + seconds
    connection.set_progress_handler(lambda: clock.monotonic() >= give_up, PATIENCE_STEPS)
    try:
        return _complaints(connection, "quick_check")
    except apsw.InterruptError:
        return None
    finally:
        connection.set_progress_handler(None)


def full_check(connection: apsw.Connection) -> list[str]:
    """The same with its indexes and references, however long it takes."""
    complaints = _complaints(connection, "integrity_check")
    try:
        strays = connection.execute("PRAGMA foreign_key_check").fetchall()
    except apsw.Error as error:
        return [*complaints, str(error)]
    return complaints + [f"a row of {row[0]} belongs to nothing" for row in strays[:MOST_TOLD]]


def _complaints(connection: apsw.Connection, pragma: str) -> list[str]:
    try:
        found = connection.execute(f"PRAGMA {pragma}({MOST_TOLD})").fetchall()
    except apsw.InterruptError:
        raise
    except apsw.Error as error:
        return [str(error)]
    # Each answer may be several lines, with a headline for each part of the file.
    lines = [line for (text,) in found for line in str(text).splitlines()]
    return [line for line in lines if line != "ok" and not line.startswith("***")]


def look_at_start(connection: apsw.Connection) -> bool:
    """Check for a moment, and say what was found. False: the tables must be looked at one by one.

    That happens while people play, and gives the damaged ones their names.
    """
    complaints = quick_check(connection, START_SECONDS)
    if complaints is None:
        logger.warning(
            "the store is too large to be checked before the start; its tables are checked "
            "one by one while the server runs (`skep store check` looks at everything)"
        )
        return False
    for complaint in complaints:
        logger.error("the store is damaged: %s", complaint)
    if complaints:
        logger.error(
            "the server runs on; which tables are damaged is said as they are found. "
            "A backup can be restored into an empty folder: `skep store restore`"
        )
    return not complaints
