"""Several servers on one store: PostgreSQL keeps the tables, NATS carries words between them."""

from functools import partial

from skep.server.bus.joining import check, join
from skep.server.clock import SharedClock
from skep.server.net.settings import Shared
from skep.server.store.postgres.opening import open_postgres
from skep.server.store.postgres.store import PostgresStore


def shared(store: str, bus: str) -> Shared:
    """A store in PostgreSQL, shared by all servers that have the same bus."""

    async def open_store() -> PostgresStore:
        """StoreError also when this server does not go with those that run."""
        opened = await open_postgres(store)
        try:
            await check(opened, bus)
        except BaseException:
            await opened.close()
            raise
        return opened

    return Shared(open_store, partial(join, bus=bus), SharedClock())
