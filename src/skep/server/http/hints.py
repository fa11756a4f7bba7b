"""Hints at a table: that somebody asked is in its log, and what they are told is theirs alone."""

import secrets

from litestar import post
from litestar.params import JSONBody

from skep.server.http.requests import AnyRequest, TablePath, house_of, known_person, problems
from skep.server.http.resources import TableHint, WhichSeat
from skep.server.protocol import AskHint, Refused
from skep.server.refusals import Denied
from skep.server.tables.decision import Who
from skep.server.tables.thinking import Forfeit

ONE_AT_A_TIME = 1
"""Of one person."""


@post(
    "/api/tables/{table_id:str}/hint",
    status_code=200,
    responses=problems(400, 401, 403, 404, 409, 413, 422),
)
async def post_table_hint(
    request: AnyRequest, table_id: TablePath, data: JSONBody[WhichSeat]
) -> TableHint:
    """What would be best for a seat of mine now. Everybody at the table is told that I asked."""
    house, person = house_of(request), known_person(request)
    give_back = house.hints.take_place(person, ONE_AT_A_TIME)
    try:
        house.gate.check_hint(person)
        return await _hint(request, person, table_id, data.seat)
    finally:
        give_back()


async def _hint(request: AnyRequest, person: str, table_id: str, wanted: int | None) -> TableHint:
    house = house_of(request)
    table = await house.hub.get(table_id)
    seat = table.state.seat_for(person, wanted)
    # First it is said to all, and only then is there something to be told.
    asked = AskHint(table_id, secrets.token_urlsafe(9), seat)
    answer = await table.command(Who(person, ""), asked)
    if isinstance(answer, Refused):
        raise Denied(answer.key, **answer.args)
    game, seq = table.state.game, table.state.game_seq
    known: TableHint | None = house.hints.kept((table_id, seat, seq))
    if known is not None:
        return known
    view = game.view(table.state.game_state, seat)
    legal = list(game.legal(table.state.game_state, seat))
    rules = (game.meta.id, game.meta.rules_version)
    try:
        found = await house.hub.attendants.thinking.suggest(rules, view, legal)
    except Forfeit:
        raise Denied("hint-failed") from None
    hint = TableHint(seq, seat, alone=len(table.state.seats) == 1, suggestions=tuple(found))
    return house.hints.keep((table_id, seat, seq), hint)


ROUTES = [post_table_hint]
