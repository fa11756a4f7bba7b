"""The game of the day: everybody alone, with the same luck; and the list of the best.

Whoever has played it sends the record in; it is played again, its luck drawn again, and only then
its score is listed.
"""

import asyncio
from datetime import date

from litestar import get, post
from litestar.params import FromPath, RawBody

from skep.server.luck_of_the_day import check_day, score_of, secret_of
from skep.server.refusals import Denied
from skep.server.requests import (
    AnyRequest,
    address_of,
    house_of,
    known_person,
    person_of,
    problems,
)
from skep.server.resources import DailyScore, DailyScores
from skep.server.store import Store
from skep.server.table import now_ms

MOST_LISTED = 50


async def _listed(store: Store, game: str, day: date, person: str | None) -> DailyScores:
    found = await store.daily_scores(game, day.isoformat(), MOST_LISTED)
    scores = tuple(DailyScore(name, score, who == person) for who, name, score in found)
    return DailyScores(game, day, scores)


@get("/api/daily/{game:str}/{day:date}", responses=problems(400, 404))
async def get_scores(request: AnyRequest, game: FromPath[str], day: FromPath[date]) -> DailyScores:
    """The best of a day."""
    secret_of(game, day)
    return await _listed(house_of(request).store, game, day, person_of(request))


@post(
    "/api/daily/{game:str}/{day:date}",
    status_code=200,
    responses=problems(400, 401, 404, 409, 413, 422),
)
async def post_score(
    request: AnyRequest, game: FromPath[str], day: FromPath[date], body: RawBody
) -> DailyScores:
    """Hand a finished record in. It is played again; then its score is listed, if it is my best."""
    house = house_of(request)
    person = known_person(request)
    house.check_replay(address_of(request))
    secret_of(game, day)
    check_day(day)
    if await house.store.name_of(person) is None:
        raise Denied("name-empty")
    text = body.decode("utf-8", errors="replace")
    score = await asyncio.to_thread(score_of, game, day, text)
    await house.store.list_score(game, day.isoformat(), person, score, now_ms())
    return await _listed(house.store, game, day, person)
