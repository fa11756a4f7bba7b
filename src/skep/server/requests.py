"""What all handlers of HTTP requests need: the house, who asks, and how a request can fail."""

from http import HTTPStatus
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from skep.server.house import House
from skep.server.resources import Problem

AnyRequest = Request[Any, Any, State]


def house_of(request: AnyRequest) -> House:
    """The running server."""
    house: House = request.app.state.house
    return house


def address_of(request: AnyRequest) -> str:
    """Where the request comes from."""
    return request.client.host if request.client else ""


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How a request can fail, for the OpenAPI: so, or for too many requests, or a full disk."""
    return {
        status: ResponseSpec(
            Problem, generate_examples=False, description=HTTPStatus(status).phrase
        )
        for status in (*statuses, 429, 503)
    }
