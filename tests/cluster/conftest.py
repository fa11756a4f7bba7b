"""A real PostgreSQL, a real NATS, and three servers on them."""

from collections.abc import Iterator
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
        self._store = store
        self._bus = bus
        self.database = ""
        self.servers: list[Server] = []
        for _ in range(3):
            self.add()

    def add(self, **wishes: Any) -> Server:
        number = len(self.servers)
        data = self._folder / f"data{number}"
        log = self._folder / f"log{number}.txt"
        server = self._nursery.start(data, log, store=self._store, bus=self._bus, **wishes)
        self.servers.append(server)
        return server

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
