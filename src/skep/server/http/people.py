"""Who is asking: guests, without accounts."""

from litestar import Response, get, put
from litestar.params import JSONBody

from skep.server import names
from skep.server.http import belongings
from skep.server.http.cookies import cookie_for, me_of
from skep.server.http.requests import AnyRequest, house_of, known_person, person_of, problems
from skep.server.http.resources import Me, Rename
from skep.server.net import identity


@get("/api/me", responses=problems())
async def get_me(request: AnyRequest) -> Response[Me]:
    """Who this browser is. The first time, it is given a cookie and is a new guest."""
    house = house_of(request)
    person = person_of(request)
    cookies = house.visitors.cookies
    if person is not None and cookies.is_fresh(request.cookies.get(identity.COOKIE)):
        return Response(await me_of(house, person))
    person = person or identity.new_person()
    return Response(await me_of(house, person), cookies=[cookie_for(house, person)])


@put("/api/me", responses=problems(400, 401, 413, 422))
async def put_me(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Pick a name."""
    house = house_of(request)
    person = known_person(request)
    name = names.clean_name(data.name)
    await house.store.set_name(person, name)
    house.rename(person, name)
    house.tell("renamed", person=person, name=name)
    return await me_of(house, person)


ROUTES = [get_me, put_me, *belongings.ROUTES]
