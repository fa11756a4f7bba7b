"""Forget me: at one table, or everywhere."""

from litestar import Response, delete
from litestar.datastructures import Cookie

from skep.server.http.relay import ask_owner
from skep.server.http.requests import (
    AnyRequest,
    TablePath,
    address_of,
    house_of,
    known_person,
    problems,
)
from skep.server.http.resources import ForgottenMe
from skep.server.net import identity
from skep.server.refusals import Denied
from skep.server.tables.forgetting import forget_at, forget_person


@delete("/api/tables/{table_id:str}/me", status_code=200, responses=problems(400, 401, 404, 409))
async def delete_me_at(request: AnyRequest, table_id: TablePath) -> None:
    """Forget me at one table: I was somebody without a name. If it was mine alone, it is gone."""
    house, person = house_of(request), known_person(request)
    house.gate.check_replay(address_of(request))
    mine = {owned.table: owned for owned in await house.store.tables_of(person)}
    if table_id not in mine:
        raise Denied("no-such-table")
    if mine[table_id].alone:
        await house.hub.delete(table_id)
    else:
        await forget_at(house.hub, table_id, person)


@delete("/api/me", status_code=200, responses=problems(401))
async def delete_me(request: AnyRequest) -> Response[ForgottenMe]:
    """Forget me. Tables that were mine alone are deleted; in others I have no name any more."""
    house = house_of(request)
    person = known_person(request)
    house.gate.check_replay(address_of(request))

    async def elsewhere(table: str) -> bool:
        """At a table of another server."""
        others, cookie = house.others, request.headers.get("cookie", "")
        path = f"/api/tables/{table}/me"
        return await ask_owner(others, table, path, cookie, method="DELETE") is not None

    done = await forget_person(house.hub, person, elsewhere)
    house.visitors.passes.drop(person)
    house.say_goodbye(person)
    gone = Cookie(key=identity.COOKIE, value="", max_age=0, path="/", httponly=True)
    return Response(ForgottenMe(done.deleted, done.unnamed, done.left), cookies=[gone])


ROUTES = [delete_me_at, delete_me]
