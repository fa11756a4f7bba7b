"""Where others find this server, and letting the local network in."""

from litestar import delete, get, post

from skep.server.http.requests import AnyRequest, address_of, house_of, known_person, problems
from skep.server.http.resources import Whereabouts
from skep.server.net.connection import AWAY
from skep.server.net.reach import Reach, is_loopback
from skep.server.refusals import Denied


def _reach(request: AnyRequest) -> Reach:
    reach: Reach = request.app.state.get("reach") or Reach()
    return reach


def _may_ask(request: AnyRequest) -> bool:
    # Behind a proxy everybody seems to sit at this machine.
    alone = not house_of(request).settings.proxies
    return alone and _reach(request).may_ask(address_of(request), request.headers.get("host", ""))


def _where(request: AnyRequest) -> Whereabouts:
    reach = _reach(request)
    return Whereabouts(reach.addresses(), reach.here_only, reach.let_in, _may_ask(request))


@get("/api/reach", sync_to_thread=False, responses=problems())
def get_reach(request: AnyRequest) -> Whereabouts:
    """Under which addresses others find this server."""
    return _where(request)


@post("/api/reach", status_code=200, responses=problems(401, 403, 409))
async def post_reach(request: AnyRequest) -> Whereabouts:
    """Let the local network in. Only whoever sits at this machine may ask for it."""
    _check_here(request)
    await _reach(request).let_in_neighbours()
    return _where(request)


@delete("/api/reach", status_code=200, responses=problems(401, 403))
async def delete_reach(request: AnyRequest) -> Whereabouts:
    """Let nobody else in any more; who came from there is disconnected."""
    _check_here(request)
    await _reach(request).keep_to_itself()
    for connection in list(house_of(request).connections):
        if not is_loopback(connection.address):
            connection.close(AWAY)
    return _where(request)


def _check_here(request: AnyRequest) -> None:
    known_person(request)
    if not _may_ask(request):
        raise Denied("here-only")


ROUTES = [get_reach, post_reach, delete_reach]
