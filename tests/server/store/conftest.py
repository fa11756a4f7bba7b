"""A data folder for each test, and for tests of what every store promises, both stores."""

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from bench.cluster.postgres import LocalPostgres
from tests.server.store.helpers import Place

_numbers = itertools.count()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="session")
def postgres() -> Iterator[LocalPostgres]:
    """A PostgreSQL that runs as long as the tests do. Without syncs: nobody cuts its power."""
    with LocalPostgres(durable=False) as running:
        yield running


@pytest.fixture
def database(postgres: LocalPostgres) -> str:
    """The address of an empty database, in truth a schema of its own: that is made at once."""
    schema = f"test{next(_numbers)}"

    async def make() -> None:
        link = await asyncpg.connect(postgres.url())
        await link.execute(f"CREATE SCHEMA {schema}")
        await link.close()

    asyncio.run(make())
    return postgres.url(search_path=schema)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> Place:
    """Where a store can be: what is asked of it here is asked of both."""
    found: Place = request.getfixturevalue("folder" if request.param == "sqlite" else "database")
    return found
