"""To another device: a pass is made, looked at, and used once."""

from litestar import Response, post
from litestar.params import JSONBody

from skep.server.http.cookies import cookie_for, me_of
from skep.server.http.requests import AnyRequest, address_of, house_of, known_person, problems
from skep.server.http.resources import Me, MyPass, ShownPass, UsePass
from skep.server.net.house import House
from skep.server.net.passes import PASS_SECONDS


@post("/api/me/pass", responses=problems(401))
async def post_pass(request: AnyRequest) -> MyPass:
    """A link that makes another browser me: for a quarter of an hour, and once."""
    house, person = house_of(request), known_person(request)
    house.gate.check_pass(address_of(request))
    return MyPass(house.visitors.passes.give(person), PASS_SECONDS)


@post("/api/me/pass/look", status_code=200, responses=problems(400, 401, 404, 413))
async def post_look(request: AnyRequest, data: JSONBody[UsePass]) -> ShownPass:
    """Whom a pass is for, and what this browser would leave behind. It is not used by that."""
    house, me = house_of(request), known_person(request)
    house.gate.check_pass(address_of(request))
    person = house.visitors.passes.look(data.token)
    left = 0 if person == me else await _tables(house, me)
    return ShownPass(
        await house.store.name_of(person), await _tables(house, person), left, person == me
    )


async def _tables(house: House, person: str) -> int:
    return len(await house.store.tables_of(person))


@post("/api/me/pass/use", status_code=200, responses=problems(400, 401, 404, 413))
async def post_use(request: AnyRequest, data: JSONBody[UsePass]) -> Response[Me]:
    """Be whom this pass is for, from now on."""
    house = house_of(request)
    known_person(request)  # a page of ours, and no other's
    house.gate.check_pass(address_of(request))
    person = house.visitors.passes.use(data.token)
    house.visitors.bans.check_entry(person, address_of(request))
    return Response(await me_of(house, person), cookies=[cookie_for(house, person)])


ROUTES = [post_pass, post_look, post_use]
