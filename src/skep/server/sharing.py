"""Several servers on one store: PostgreSQL keeps the tables, NATS carries words between them."""

from functools import partial

from skep.server.bus.joining import join
from skep.server.clock import SharedClock
from skep.server.net.settings import Shared
from skep.server.store.postgres.opening import open_postgres


def shared(store: str, bus: str) -> Shared:
    """A store in PostgreSQL, shared by all servers that have the same bus."""
    return Shared(partial(open_postgres, store), partial(join, bus=bus), SharedClock())
