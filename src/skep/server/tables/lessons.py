"""Lessons at a table: an ordinary table, where the moves of all seats are written down beforehand.

The learner is held to the lesson (`playing.py`): a move that the rules allow and the lesson does
not is declined with a kind word. When it is over, the others play on as the gentlest bot would.
"""

from skep.engine.lessons import Lesson, lesson_of
from skep.games.registry import GAMES
from skep.server import log, names
from skep.server.refusals import Denied
from skep.server.tables.opening import Opening

TEACHER = "teacher"
"""Stands on the other seats of a lesson in place of a bot's id; it is offered nowhere."""


def lesson_named(game: str, name: str) -> Lesson:
    """A lesson of a game. Denied when there is none such."""
    found = lesson_of(GAMES[game], name) if game in GAMES else None
    if found is None:
        raise Denied("no-such-lesson", game=game)
    return found


def lesson_opening(game: str, name: str, table: str, person: str, called: str) -> Opening:
    """A table for this lesson, nobody else's business, that begins at once."""
    lesson = lesson_named(game, name)
    created = log.Created(
        game,
        lesson.seats,
        lesson.options,
        public=False,
        spectators=False,
        host=person,
        lesson=name,
        position=lesson.position,
    )
    seated = tuple(
        log.Seated(seat, person, names.clean_name(called))
        if seat == lesson.learner
        else log.BotSeated(seat, TEACHER)
        for seat in range(lesson.seats)
    )
    return Opening(table, created, seated, start=True, secret=lesson.secret)
