"""All routes of the API."""

from typing import Any

from skep.server.http import afterwards, besides, games, people, tables

ROUTES: list[Any] = [
    *games.ROUTES,
    *people.ROUTES,
    *tables.ROUTES,
    *afterwards.ROUTES,
    *besides.ROUTES,
]
