"""The application: all routes, the socket, and a server that lives as long as it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import skep
from skep.server.building import build_house
from skep.server.http import pages, sockets
from skep.server.http.hooks import (
    HANDLERS,
    check_entry,
    log_surprise,
    relaying,
    responder,
    with_headers,
)
from skep.server.http.routes import ROUTES
from skep.server.net.settings import MAX_BODY, OpenStore, Settings


def build_app(open_store: OpenStore, settings: Settings) -> Litestar:
    """The application. The store is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        house = await build_house(open_store, settings)
        app.state.house = house
        if house.others is not None:
            house.others.answer_by(responder(app))
        try:
            with sockets.bots_may_come(app, house):
                yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[*ROUTES, *sockets.ROUTES, *pages.ROUTES],
        lifespan=[living],
        middleware=[relaying],
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Skep",
            version=skep.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],  # the others load scripts from elsewhere
        ),
        request_max_body_size=MAX_BODY,
        before_request=check_entry,
        after_request=with_headers,
        # Its own way would log a traceback for every refusal.
        logging_config=None,
        after_exception=[log_surprise],
    )
