"""Server processes for the tests that need real ones."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.nursery import Nursery, Server


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    with Nursery() as running:
        yield running


@pytest.fixture
def server(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server; at the end, its log must hold no traceback."""
    running = nursery.start(tmp_path / "data", tmp_path / "log.txt")
    yield running
    running.end()
    assert "Traceback" not in running.said(), running.said()
