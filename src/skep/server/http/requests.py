"""What all handlers of HTTP requests need: the house, who asks, and how a request can fail."""

from http import HTTPStatus
from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from skep.server.net import identity
from skep.server.net.house import House
from skep.server.net.problems import Problem
from skep.server.refusals import Denied
from skep.server.store.interface import ReadOnly

AnyRequest = Request[Any, Any, State]

TablePath = Annotated[str, PathParameter(min_length=22, max_length=22)]


def house_of(request: AnyRequest) -> House:
    """The running server."""
    house: House = request.app.state.house
    return house


def address_of(request: AnyRequest) -> str:
    """Where the request comes from."""
    return request.client.host if request.client else ""


def person_of(request: AnyRequest) -> str | None:
    """The person of the cookie, if it is one of ours."""
    return house_of(request).visitors.cookies.read(request.cookies.get(identity.COOKIE))


def known_person(request: AnyRequest, *, only_asks: bool = False) -> str:
    """The person of the cookie; a page that writes must also come from us.

    Something that is sent but `only_asks` is answered while nothing may be changed, too.
    """
    person = person_of(request)
    if person is None:
        raise Denied("not-known")
    if house_of(request).read_only and request.method != "GET" and not only_asks:
        raise ReadOnly
    origin = request.headers.get("origin")
    host = request.headers.get("host")
    if origin is not None and not identity.origin_allowed(
        origin, host, house_of(request).settings.origins
    ):
        raise Denied("not-known")
    return person


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How a request can fail, for the OpenAPI: so, or for too many requests, or a full disk."""
    return {
        status: ResponseSpec(
            Problem, generate_examples=False, description=HTTPStatus(status).phrase
        )
        for status in (*statuses, 429, 503)
    }
