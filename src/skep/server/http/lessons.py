"""Lessons: what a game teaches, and a table to learn it at."""

import secrets

from litestar import get, post
from litestar.params import FromPath

from skep.engine.lessons import lesson_of
from skep.games.registry import GAMES
from skep.server.http.requests import AnyRequest, address_of, house_of, known_person, problems
from skep.server.http.resources import LessonInfo, LessonPlan, Opened
from skep.server.refusals import Denied
from skep.server.tables.lessons import lesson_named, lesson_opening


@get("/api/games/{game:str}/lessons", sync_to_thread=False, responses=problems(400, 404))
def get_lessons(game: FromPath[str]) -> list[LessonInfo]:
    """The lessons of a game."""
    if game not in GAMES:
        raise Denied("no-such-game", game=game)
    return [
        LessonInfo(name, sum(step.seat == lesson.learner for step in lesson.steps))
        for name in GAMES[game].abilities.lessons
        if (lesson := lesson_of(GAMES[game], name)) is not None
    ]


@get("/api/games/{game:str}/lessons/{name:str}", sync_to_thread=False, responses=problems(400, 404))
def get_lesson(game: FromPath[str], name: FromPath[str]) -> LessonPlan:
    """What whoever guides the learner must know."""
    lesson = lesson_named(game, name)
    return LessonPlan(game, name, lesson.learner, lesson.steps)


@post("/api/games/{game:str}/lessons/{name:str}", responses=problems(400, 401, 404, 422))
async def post_lesson(request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Opened:
    """A table of one's own for this lesson, from its beginning."""
    house = house_of(request)
    person = known_person(request)
    house.gate.check_table(address_of(request))
    called = await house.store.name_of(person)
    if called is None:
        raise Denied("name-empty")
    opening = lesson_opening(game, name, secrets.token_urlsafe(16), person, called)
    table = await house.hub.open(opening)
    return Opened(table.id)


ROUTES = [get_lessons, get_lesson, post_lesson]
