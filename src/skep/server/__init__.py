"""The table: a durable server that people and bots play at."""

from skep.engine.extras import from_extra

with from_extra("server"):
    import uvicorn  # noqa: F401 - whoever imports the server from Python hears of the extra, too
