"""Looking back at a finished game: chances, costly moves, luck."""

import msgspec
from litestar import delete, get, post

from skep.bots.lookback import VERSION, Analysis, can_analyse
from skep.server.http.requests import (
    AnyRequest,
    TablePath,
    address_of,
    house_of,
    known_person,
    person_of,
    problems,
)
from skep.server.http.resources import LookBack
from skep.server.refusals import Denied
from skep.server.tables import lookback
from skep.server.tables.state import TableState


async def finished(request: AnyRequest, table_id: str, person: str | None) -> TableState:
    """The state of a finished table that this person may look back at."""
    state = (await house_of(request).hub.get(table_id)).state
    state.check_may_look_back(person)
    if state.status != "over":
        raise Denied("game-not-over")
    return state


async def _how_far(request: AnyRequest, state: TableState) -> LookBack:
    if not can_analyse(state.game.meta.id):
        return LookBack("impossible")
    house = house_of(request)
    body = await house.store.analysis(state.id)
    if body is not None:
        found = msgspec.json.decode(body, type=Analysis)
        if found.version == VERSION:
            return LookBack("done", 1.0, found)
    analysts = house.hub.attendants.analysts
    job = analysts.job(state.id)
    if job is not None:
        return LookBack("waiting" if job.progress is None else "running", job.progress or 0.0)
    return LookBack("failed" if analysts.has_failed(state.id) else "none")


@get("/api/tables/{table_id:str}/analysis", responses=problems(400, 403, 404, 409))
async def get_analysis(request: AnyRequest, table_id: TablePath) -> LookBack:
    """How far the look back at a finished game is, and what it has found."""
    return await _how_far(request, await finished(request, table_id, person_of(request)))


@post(
    "/api/tables/{table_id:str}/analysis",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409),
)
async def post_analysis(request: AnyRequest, table_id: TablePath) -> LookBack:
    """Look back at a finished game, unless that was done before."""
    person = known_person(request)
    state = await finished(request, table_id, person)
    now = await _how_far(request, state)
    if now.status in ("done", "impossible"):
        return now
    house = house_of(request)
    if now.status in ("none", "failed"):
        house.gate.check_analysis(address_of(request))
    house.hub.attendants.analysts.ask(
        table_id,
        person,
        lambda: lookback.record_of(state),
        lambda found: house.store.keep_analysis(table_id, found),
    )
    return await _how_far(request, state)


@delete(
    "/api/tables/{table_id:str}/analysis",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409),
)
async def delete_analysis(request: AnyRequest, table_id: TablePath) -> LookBack:
    """I do not want to know any more; what was found before stays."""
    person = known_person(request, only_asks=True)
    state = await finished(request, table_id, person)
    house_of(request).hub.attendants.analysts.leave(table_id, person)
    return await _how_far(request, state)


ROUTES = [get_analysis, post_analysis, delete_analysis]
