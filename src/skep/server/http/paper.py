"""Finished games on paper."""

from litestar import Response, get
from litestar.params import FromPath

from skep.locale import LANGUAGES
from skep.server.http.replay import read_out
from skep.server.http.requests import AnyRequest, TablePath, house_of, person_of, problems
from skep.server.refusals import Denied
from skep.server.tables import lookback

PDF = "application/pdf"


@get(
    "/api/tables/{table_id:str}/print/{language:str}",
    media_type=PDF,
    responses=problems(400, 403, 404, 409),
)
async def get_print(
    request: AnyRequest, table_id: TablePath, language: FromPath[str]
) -> Response[bytes]:
    """A finished game as its players left it, to print: where the game can be printed at all."""
    house = house_of(request)
    state = (await house.hub.get(table_id)).state
    state.check_may_look_back(person_of(request))
    printer = house.settings.printer
    if printer is None or not state.game.abilities.prints or language not in LANGUAGES:
        raise Denied("no-such-address")
    name = f"skep-{state.game.meta.id}-{table_id[:8]}.pdf"
    shown = {"Content-Disposition": f'inline; filename="{name}"'}
    return await read_out(
        request, lambda: printer(lookback.record_of(state), language), PDF, **shown
    )


ROUTES = [get_print]
