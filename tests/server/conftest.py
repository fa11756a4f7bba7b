"""Server processes for the tests that need real ones."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from skep.server.tables import bots, opening
from tests.server.nursery import Luck, Nursery, Server


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


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of a test have the same luck in every run: one that holds today holds tomorrow."""
    luck = Luck("a table of a test")
    for module in (bots, opening):
        monkeypatch.setattr(module, "secrets", luck)
