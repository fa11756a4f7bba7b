"""Who is asking: guests, without accounts."""

from litestar import Response, get, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from skep.server import names
from skep.server.http import belongings
from skep.server.http.requests import AnyRequest, house_of, known_person, person_of, problems
from skep.server.http.resources import Me, Rename
from skep.server.net import identity
from skep.server.net.house import House


async def _me(house: House, person: str) -> Me:
    return Me(identity.handle(house.key, person), await house.store.name_of(person))


@get("/api/me", responses=problems())
async def get_me(request: AnyRequest) -> Response[Me]:
    """Who this browser is. The first time, it is given a cookie and is a new guest."""
    house = house_of(request)
    person = person_of(request)
    cookies = house.visitors.cookies
    if person is not None and cookies.is_fresh(request.cookies.get(identity.COOKIE)):
        return Response(await _me(house, person))
    person = person or identity.new_person()
    cookie = Cookie(
        key=identity.COOKIE,
        value=cookies.sign(person),
        max_age=identity.COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookie,
    )
    return Response(await _me(house, person), cookies=[cookie])


@put("/api/me", responses=problems(400, 401, 413, 422))
async def put_me(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Pick a name."""
    house = house_of(request)
    person = known_person(request)
    name = names.clean_name(data.name)
    await house.store.set_name(person, name)
    house.rename(person, name)
    return await _me(house, person)


ROUTES = [get_me, put_me, *belongings.ROUTES]
