"""All routes of the API."""

from typing import Any

from skep.server.http import advice, daily, games, people, replay, tables

ROUTES: list[Any] = [
    *games.ROUTES,
    *people.ROUTES,
    *tables.ROUTES,
    *replay.ROUTES,
    *daily.ROUTES,
    *advice.ROUTES,
]
