"""A server, an honest table on it, and an attack beside them: `beside`."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.hostile.watching import ATTACK_SECONDS, Attack, watch
from tests.server.nursery import Nursery, Server


@pytest.fixture
def birth(nursery: Nursery, tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers with the limits of a public one; their logs must hold no traceback."""
    servers: list[Server] = []

    def start(**wishes: Any) -> Server:
        name = f"server-{len(servers)}"
        server = nursery.start(tmp_path / name, tmp_path / f"{name}.txt", limited=True, **wishes)
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.end()
        before, trace, after = server.said().partition("Traceback")
        if trace:  # no assert: to compare long texts takes pytest minutes
            pytest.fail(before[-500:] + trace + after[:5000])


@pytest.fixture
def beside(birth: Callable[..., Server]) -> Callable[..., Server]:
    """Runs an attack beside an honest table, which must not notice; the server, still running.

    Once more when it did: on two shared cores a neighbour's work can look like an attack, but
    not twice in a row.
    """

    def run(attack: Attack, seconds: float = ATTACK_SECONDS, **wishes: Any) -> Server:
        complaint = ""
        for _ in range(2):
            server = birth(**wishes)
            seen = watch(server, attack, seconds)
            print(seen)  # noqa: T201  shown when a test fails
            complaint = seen.complaint()
            if not complaint:
                return server
        pytest.fail(complaint)

    return run
