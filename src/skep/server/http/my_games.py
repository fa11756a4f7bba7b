"""My games: those that run, those that wait for me, and those that are over."""

from datetime import date

import msgspec
from litestar import get

from skep.server.http.relay import ask_owner
from skep.server.http.requests import AnyRequest, TablePath, house_of, known_person, problems
from skep.server.http.resources import MyGame
from skep.server.refusals import Denied
from skep.server.store.interface import Fenced, TableRow
from skep.server.tables.state import TableState

MOST_RUNNING = 8
"""Games that are not over: each has to be in memory for a moment."""

MOST_OVER = 24


@get("/api/me/tables", responses=problems(401))
async def get_my_tables(request: AnyRequest) -> list[MyGame]:
    """The tables at which I sit, those that wait for me first; then my last finished games."""
    hub, person = house_of(request).hub, known_person(request)
    running = await hub.store.rows_of(person, ("open", "running"), MOST_RUNNING)
    found = [await _running(request, row, person) for row in running]
    mine = [game for game in found if game is not None]
    mine.sort(key=lambda game: not game.waits)  # else they stay in the order of their last change
    over = await hub.store.rows_of(person, ("over",), MOST_OVER)
    return [*mine, *(_over(row) for row in over)]


@get("/api/tables/{table_id:str}/mine", responses=problems(400, 401, 404, 409))
async def get_my_table(request: AnyRequest, table_id: TablePath) -> MyGame | None:
    """A table at which I sit, in short; nothing when I sit there no more, or when it is over."""
    hub, person = house_of(request).hub, known_person(request)
    state = (await hub.get(table_id)).state
    row = await hub.store.row(table_id)
    return None if row is None else _in_short(state, row, person)


async def _running(request: AnyRequest, row: TableRow, person: str) -> MyGame | None:
    """A game that is not over; nothing when it cannot be read."""
    try:
        return _in_short((await house_of(request).hub.get(row.id)).state, row, person)
    except Denied:
        return None
    except Fenced:
        others, cookie = house_of(request).others, request.headers.get("cookie", "")
        found = await ask_owner(others, row.id, f"/api/tables/{row.id}/mine", cookie)
        return None if found is None else msgspec.json.decode(found, type=MyGame | None)


def _in_short(state: TableState, row: TableRow, person: str) -> MyGame | None:
    mine = state.seats_of(person)
    if not mine or state.status == "over" or state.closed:
        return None
    started = state.game_state is not None
    return MyGame(
        id=row.id,
        game=row.game,
        status=state.status,
        changed_ms=row.changed_ms,
        names=tuple(seat.name for seat in state.seats if seat.person is not None),
        bots=sum(seat.bot is not None and seat.person is None for seat in state.seats),
        waits=_waits(state, person),
        scores=state.game.view(state.game_state, mine[0]).scores if started else (),
        mine=mine,
        moves=len(state.standing()),
        daily=None if state.daily is None else date.fromisoformat(state.daily),
        lesson=state.lesson,
    )


def _waits(state: TableState, person: str) -> bool:
    """Does this table wait for this person? Not where a bot plays for them."""
    if state.status == "open":
        return state.host == person and all(seat.filled for seat in state.seats)
    mine = state.seats_of(person)
    return any(seat in state.actors and state.seats[seat].bot is None for seat in mine)


def _over(row: TableRow) -> MyGame:
    """A finished game, as it is known without reading its log."""
    short = row.summary
    names = () if short is None else short.names
    bots = 0 if short is None else short.seats - short.free - len(names)
    return MyGame(
        id=row.id,
        game=row.game,
        status="over",
        changed_ms=row.changed_ms,
        names=names,
        bots=bots,
        waits=False,
        scores=(),
        mine=(),
        moves=0,
        daily=None,
        lesson=None,
    )


ROUTES = [get_my_tables, get_my_table]
