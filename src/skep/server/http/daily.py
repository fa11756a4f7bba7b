"""The game of the day: everybody alone, with the same luck; and the list of the best.

Whoever has played it sends the record in; it is played again, its luck drawn again, and only then
its score is listed.
"""

from datetime import date

from litestar import get, post
from litestar.params import FromPath, RawBody

from skep.server.http.requests import (
    AnyRequest,
    address_of,
    house_of,
    known_person,
    person_of,
    problems,
)
from skep.server.http.resources import DailyBot, DailyGame, DailyScore
from skep.server.net.house import House
from skep.server.refusals import Denied
from skep.server.tables.daily import bot_score, check_day, daily_of, score_of, secret_of

MOST_LISTED = 50


async def _daily(house: House, address: str, game: str, day: date) -> DailyGame:
    """Without its scores. To make one can take some work."""
    known = house.desk.kept((game, day))
    if isinstance(known, DailyGame):
        return known
    made = daily_of(game)
    house.gate.check_puzzle(address)

    def make() -> DailyGame:
        ymd = day.year, day.month, day.day
        listed = made.secret is not None
        return DailyGame(game, day, made.options(*ymd), made.about(*ymd), listed, ())

    return await house.desk.make((game, day), make)


async def _with_scores(house: House, daily: DailyGame, person: str | None) -> DailyGame:
    if not daily.listed:
        return daily
    found = await house.store.daily_scores(daily.game, daily.date.isoformat(), MOST_LISTED)
    scores = tuple(DailyScore(name, score, who == person) for who, name, score in found)
    return DailyGame(daily.game, daily.date, daily.options, daily.about, True, scores)


@get("/api/games/{game:str}/daily/{day:date}", responses=problems(400, 404))
async def get_daily(request: AnyRequest, game: FromPath[str], day: FromPath[date]) -> DailyGame:
    """The game of a day: the same for everybody; and the best who have played it."""
    house = house_of(request)
    daily = await _daily(house, address_of(request), game, day)
    return await _with_scores(house, daily, person_of(request))


@get("/api/games/{game:str}/daily/{day:date}/bot", responses=problems(400, 404, 422))
async def get_daily_bot(request: AnyRequest, game: FromPath[str], day: FromPath[date]) -> DailyBot:
    """What a bot made of a day that is on: played once, by the general rules, and kept."""
    house = house_of(request)
    secret_of(game, day)
    check_day(day, house.hub.around.today())
    known = house.desk.kept(("bot", game, day))
    if isinstance(known, DailyBot):
        return known
    house.gate.check_puzzle(address_of(request))
    return await house.desk.make(("bot", game, day), lambda: DailyBot(*bot_score(game, day)))


@post(
    "/api/games/{game:str}/daily/{day:date}",
    status_code=200,
    responses=problems(400, 401, 404, 409, 413, 422),
)
async def post_score(
    request: AnyRequest, game: FromPath[str], day: FromPath[date], body: RawBody
) -> DailyGame:
    """Hand a finished record in. It is played again; then its score is listed, if it is my best."""
    house = house_of(request)
    person = known_person(request)
    house.gate.check_replay(address_of(request))
    secret_of(game, day)
    check_day(day, house.hub.around.today())
    if await house.store.name_of(person) is None:
        raise Denied("name-empty")
    # Before anything is listed: whoever is refused must not have been listed.
    daily = await _daily(house, address_of(request), game, day)
    text = body.decode("utf-8", errors="replace")
    score = await house.reading_room.do(lambda: score_of(game, day, text))
    await house.store.list_score(game, day.isoformat(), person, score, house.clock.wall_ms())
    return await _with_scores(house, daily, person)


ROUTES = [get_daily, get_daily_bot, post_score]
