"""Tables over HTTP: the lobby, and opening one. Play itself goes over the socket."""

import secrets
from collections.abc import Awaitable, Callable

from litestar import get, post
from litestar.params import JSONBody

from skep.server.http.requests import AnyRequest, address_of, house_of, known_person, problems
from skep.server.http.resources import Opened, TableSummary
from skep.server.refusals import Denied
from skep.server.store.interface import Summary, TableRow
from skep.server.tables.lobby import Shares, lobby
from skep.server.tables.opening import Opening
from skep.server.tables.wishes import NewTable, wished


@get("/api/tables", responses=problems())
async def get_tables(request: AnyRequest) -> list[TableSummary]:
    """The public tables."""
    house = house_of(request)
    limits = house.gate.limits
    shares = Shares(limits.listed_tables, limits.listed_per_person, limits.listed_per_address)
    return [_listed(row, summary) for row, summary in await lobby(house.hub, shares)]


def _listed(row: TableRow, summary: Summary) -> TableSummary:
    """A table as the lobby shows it."""
    return TableSummary(
        row.id,
        row.game,
        "open" if row.status == "open" else "running",
        summary.seats,
        summary.free,
        summary.names,
        summary.spectators,
        row.created_ms,
    )


@post("/api/tables", responses=problems(400, 401, 413, 422))
async def post_table(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
    """Open a table."""
    today = house_of(request).hub.around.today()

    async def opening(table: str, person: str, name: str) -> Opening:
        return wished(data, table, person, name, today)

    return await open_for(request, opening)


async def open_for(
    request: AnyRequest, opening: Callable[[str, str, str], Awaitable[Opening]]
) -> Opened:
    """Open a table for whoever asks, if they may. `opening(table, person, name)` says which."""
    house = house_of(request)
    person = known_person(request)
    address = address_of(request)
    openers, limits, now = house.hub.attendants.openers, house.gate.limits, house.clock.monotonic()
    openers.check_person(person, limits.open_tables_per_person, now)
    openers.check_address(address, limits.open_tables_per_address, now)
    house.gate.check_table(address)
    name = await house.store.name_of(person)
    if name is None:
        raise Denied("name-empty")
    table = await house.hub.open(await opening(secrets.token_urlsafe(16), person, name))
    if table.state.status != "over":
        openers.note(table.id, person, address, now)
    return Opened(table.id)


ROUTES = [get_tables, post_table]
