"""Playing on from a moment of a finished game."""

import secrets

from litestar import post
from litestar.params import JSONBody

from skep.engine.chance import SeededChance
from skep.server.http.analysis import finished
from skep.server.http.opening import open_for
from skep.server.http.requests import AnyRequest, TablePath, known_person, problems
from skep.server.http.resources import Fork, Opened
from skep.server.tables.forking import forked


@post("/api/tables/{table_id:str}/fork", responses=problems(400, 401, 403, 404, 409, 413, 422))
async def post_fork(request: AnyRequest, table_id: TablePath, data: JSONBody[Fork]) -> Opened:
    """A new table that begins before a move of this game; what was hidden is drawn anew."""
    state = await finished(request, table_id, known_person(request))
    chance = SeededChance(secrets.randbits(53))
    return await open_for(
        request,
        lambda table, person, name: forked(state, data.move, data.bot, table, person, name, chance),
    )


ROUTES = [post_fork]
