"""Tables over HTTP: the lobby, and opening one. Play itself goes over the socket."""

from litestar import get, post
from litestar.params import JSONBody

from skep.server.http.opening import open_for
from skep.server.http.requests import AnyRequest, house_of, problems
from skep.server.http.resources import Opened, TableSummary
from skep.server.store.interface import Summary, TableRow
from skep.server.tables.lobby import Shares, lobby
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
    return await open_for(
        request, lambda table, person, name: wished(data, table, person, name, today)
    )


ROUTES = [get_tables, post_table]
