"""Between uvicorn and the world: how it listens, and with how many open files."""

import asyncio
import contextlib
import logging
from typing import Any, cast

import uvicorn

from skep.server.net.direct_line import MAX_BYTES, DirectWebSocket
from skep.server.net.door import Door
from skep.server.net.front_door import standing_at
from skep.server.net.reach import Reach, Stop

__all__ = ["Door", "config", "raise_file_limit", "reach_of"]

KEEP_ALIVE_SECONDS = 5
"""A connection on which nothing is asked any more is closed after so long."""

NO_NEWS = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade")
"""A peer that talks nonsense is shown the door. That is no news, but uvicorn logs each time."""

USUAL_FILES = 1024
"""Open files, where the system does not say how many there may be."""


def config(app: Any, door: Door) -> uvicorn.Config:
    """How uvicorn is to run an application behind this door."""
    logging.getLogger("uvicorn.error").addFilter(lambda line: not str(line.msg).startswith(NO_NEWS))
    return uvicorn.Config(
        app,
        log_config=None,  # logs.py
        log_level="warning",
        http=cast("type[asyncio.Protocol]", standing_at(door)),  # what makes one will do
        ws=DirectWebSocket,
        ws_max_size=MAX_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=3,
        proxy_headers=False,  # the door knows whom to believe
        server_header=False,
    )


def reach_of(server: uvicorn.Server, origins: frozenset[str]) -> Reach:
    """Where others find a server that has begun to serve."""
    host, port = server.servers[0].sockets[0].getsockname()[:2]

    async def listen(address: str) -> Stop:
        """At one more address, on the same port."""
        kind: Any = server.config.http_protocol_class
        door = await asyncio.get_running_loop().create_server(
            lambda: kind(
                config=server.config,
                server_state=server.server_state,
                app_state=server.lifespan.state,
            ),
            host=address,
            port=port,
            backlog=server.config.backlog,
        )
        server.servers.append(door)

        async def stop() -> None:
            server.servers.remove(door)
            door.close()

        return stop

    return Reach(host, port, tuple(sorted(origins)), listen)


def raise_file_limit() -> int:
    """Let this process have as many open files as the system allows; how many that is."""
    try:
        import resource
    except ImportError:  # not on this platform
        return USUAL_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft
