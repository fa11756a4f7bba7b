"""All routes of the API."""

from typing import Any

from skep.server.http import advice, daily, games, health, people, replay, tables

ROUTES: list[Any] = [
    *games.ROUTES,
    *health.ROUTES,
    *people.ROUTES,
    *tables.ROUTES,
    *replay.ROUTES,
    *daily.ROUTES,
    *advice.ROUTES,
]
