"""A table of mine as my seat sees it."""

from litestar import get

from skep.server.http.requests import AnyRequest, TablePath, house_of, known_person, problems
from skep.server.http.resources import MyView
from skep.server.refusals import Denied
from skep.server.tables.messages import viewpoint


@get("/api/me/tables/{table_id:str}/view", responses=problems(400, 401, 404))
async def get_my_view(request: AnyRequest, table_id: TablePath) -> MyView:
    """A table of mine as I see it from my seat, also when it is over: for a small picture."""
    person = known_person(request)
    state = (await house_of(request).hub.get(table_id)).state
    mine = state.seats_of(person)
    if not mine or state.game_state is None:
        raise Denied("no-such-table")
    return MyView(state.seq, state.game.view(state.game_state, viewpoint(state, mine)))


ROUTES = [get_my_view]
