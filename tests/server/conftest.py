"""Server processes for the tests that need real ones."""

import hashlib
import itertools
import secrets
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


@pytest.fixture
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same tiles in every run: with other ones, a hand may have nothing that fits."""
    numbers = itertools.count()

    def token_bytes(length: int) -> bytes:
        return hashlib.sha256(f"luck {next(numbers)}".encode()).digest()[:length]

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)
