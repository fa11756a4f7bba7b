"""All routes of the API."""

from typing import Any

from skep.server.http import advice, analysis, daily, games, people, replay, tables

ROUTES: list[Any] = [
    *games.ROUTES,
    *people.ROUTES,
    *tables.ROUTES,
    *replay.ROUTES,
    *analysis.ROUTES,
    *daily.ROUTES,
    *advice.ROUTES,
]
