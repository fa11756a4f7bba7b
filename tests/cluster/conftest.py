"""A real PostgreSQL, a real NATS, and three servers on them."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bench.cluster.nats import LocalNats
from bench.cluster.postgres import LocalPostgres
from tests.server.nursery import Nursery, Server


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    with Nursery() as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[LocalPostgres]:
    with LocalPostgres(durable=False) as running:
        yield running


@pytest.fixture
def nats() -> Iterator[LocalNats]:
    with LocalNats() as running:
        yield running


class House:
    """Three servers of one house, and a way to have another."""

    def __init__(self, nursery: Nursery, folder: Path, store: str, bus: str) -> None:
        self._nursery = nursery
        self._folder = folder
        self.store = store
        self.bus = bus
        self.database = ""
        self._numbers = count()
        self.servers: list[Server] = []
        for _ in range(3):
            self.add()

    def add(self, **wishes: Any) -> Server:
        server = self.bear(**wishes)
        assert self._nursery.await_ready(server), server.said()
        self.servers.append(server)
        return server

    def bear(self, **wishes: Any) -> Server:
        """A server that may not come up."""
        number = next(self._numbers)
        data = self._folder / f"data{number}"
        log = self._folder / f"log{number}.txt"
        return self._nursery.bear(data, log, store=self.store, bus=self.bus, **wishes)

    def refused(self, **wishes: Any) -> str:
        """A server that does not come up; what it says."""
        server = self.bear(**wishes)
        assert not self._nursery.await_ready(server)
        return server.said()

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers[:3]]


@pytest.fixture
def house(
    nursery: Nursery, postgres: LocalPostgres, nats: LocalNats, tmp_path: Path
) -> Iterator[House]:
    """Three servers on a database of their own; at the end, their logs hold no traceback."""
    name = f"house_{abs(hash(tmp_path))}"
    postgres.run(f"CREATE DATABASE {name}")
    running = House(nursery, tmp_path, postgres.url(name), nats.url)
    running.database = name
    yield running
    for server in running.servers:
        server.end()
    for server in running.servers:
        assert "Traceback" not in server.said(), server.said()
