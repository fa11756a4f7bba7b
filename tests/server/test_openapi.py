"""The HTTP part against its own description: made-up requests, no crash, answers as described."""

import itertools
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS
from schemathesis.generation import GenerationMode

from skep.games.registry import GAMES
from skep.server.http.app import build_app
from skep.server.net.settings import Settings
from skep.server.store.interface import Store
from tests.server.client import Person
from tests.server.nursery import Server


async def _no_store() -> Store:
    raise NotImplementedError


DESCRIPTION = build_app(_no_store, Settings()).openapi_schema.to_schema()
OPERATIONS = [
    (path, method)
    for path, operations in DESCRIPTION["paths"].items()
    for method in operations
    if method in ("get", "put", "post", "delete", "patch")
]
WANTED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_made_up_requests(server: Server, path: str, method: str) -> None:
    schema: Any = schemathesis.openapi.from_dict(DESCRIPTION)
    operation = schema[path][method]
    headers = {"Cookie": Person(server.address, "Ann").cookie}
    checks = CHECKS.get_by_names(list(WANTED))
    assert len(checks) == len(WANTED)
    statuses: set[int] = set()

    def ask(case: Any, game: str | None) -> None:
        if game is not None:
            case.path_parameters["game"] = game
        response = case.call(base_url=f"http://{server.address}", headers=headers)
        statuses.add(response.status_code)
        case.validate_response(response, checks=checks)

    # Requests that the description forbids can be made only where it asks for something.
    strict = "requestBody" in DESCRIPTION["paths"][path][method] or "{table_id}" in path
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)[: 1 + strict]
    # Made-up games are hardly ever ours, and what a game offers must stand made-up requests, too.
    games = (None, *GAMES) if "{game}" in path else (None,)
    for mode, game in itertools.product(modes, games):
        strategy = operation.as_strategy(generation_mode=mode)
        limited = settings(max_examples=25, suppress_health_check=list(HealthCheck))
        run: Any = given(strategy, st.just(game))
        limited(run(ask))()
    assert statuses - {429, 503}


def test_everything_is_described() -> None:
    assert len(OPERATIONS) == 47
    for path, method in OPERATIONS:
        assert DESCRIPTION["paths"][path][method]["description"]
