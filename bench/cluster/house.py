"""PostgreSQL, NATS, and servers of ours on them: what the stages of the bench measure."""

import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

from bench.cluster.nats import LocalNats
from bench.cluster.postgres import LocalPostgres
from bench.server.subject import Subject, begun

_databases = count(1)


class House:
    """Servers that share one database and one bus."""

    def __init__(self, stage: ExitStack, postgres: LocalPostgres, nats: LocalNats) -> None:
        self._stage = stage
        self._nats = nats
        self.postgres = postgres
        self.database = f"house_{next(_databases)}"
        postgres.run(f"CREATE DATABASE {self.database}")
        self.servers: list[Subject] = []

    def add(self, servers: int) -> None:
        """Start so many more, at once, and wait for them."""
        url = self.postgres.url(self.database)
        waits = []
        for _ in range(servers):
            folder = self._stage.enter_context(tempfile.TemporaryDirectory())
            waits.append(self._stage.enter_context(begun(Path(folder), url, self._nats.url)))
        self.servers += [ready() for ready in waits]

    def kill(self, server: Subject) -> None:
        """As a crash does it."""
        os.kill(server.pid, signal.SIGKILL)
        self.servers.remove(server)

    @property
    def engines(self) -> dict[str, int]:
        """The processes of the two engines."""
        return {"postgres": self.postgres.pid, "nats": self._nats.pid}

    def stored(self) -> int:
        """The bytes of all tables and indexes in the database."""
        size = "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r'"
        ours = " AND relnamespace = current_schema()::regnamespace"
        return int(self.postgres.run(size + ours, self.database))

    def written(self) -> tuple[int, int]:
        """The lines of all logs, and the bytes of write-ahead log since the engine began."""
        lines = self.postgres.run("SELECT count(*) FROM log", self.database)
        wal = self.postgres.run("SELECT wal_bytes FROM pg_stat_wal", self.database)
        return int(lines), int(wal)

    def connections(self) -> int:
        """How many connections the servers have to the database."""
        mine = f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{self.database}'"  # noqa: S608
        return int(self.postgres.run(mine, "postgres"))


@contextmanager
def house(servers: int) -> Iterator[House]:
    """A house with so many servers, on engines of its own; gone at the end, with all its data."""
    with ExitStack() as stage:
        postgres = stage.enter_context(LocalPostgres())
        nats = stage.enter_context(LocalNats())
        one = House(stage, postgres, nats)
        one.add(servers)
        yield one
