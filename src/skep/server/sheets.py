"""The sheets of Bee Busy, for whoever draws them."""

from litestar import Response, get
from litestar.params import FromPath

from skep.games.bee_busy import sheet_outline
from skep.games.bee_busy.board import BOARDS, Outline
from skep.server.refusals import Denied
from skep.server.requests import problems

AN_HOUR = {"Cache-Control": "public, max-age=3600"}


@get("/api/games/bee-busy/sheets/{name:str}", sync_to_thread=False, responses=problems(400, 404))
def get_sheet(name: FromPath[str]) -> Response[Outline]:
    """A sheet: its numbers, and where its flowers, combs and walls are."""
    if name not in BOARDS:
        raise Denied("no-such-address")
    return Response(sheet_outline(name), headers=AN_HOUR)
