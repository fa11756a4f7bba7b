"""All routes about guests: what is theirs, how they move, and where others find them."""

from typing import Any

from skep.server.http import mine, moving, my_games, my_levels, my_view, reaching

ROUTES: list[Any] = [
    *mine.ROUTES,
    *my_games.ROUTES,
    *my_view.ROUTES,
    *my_levels.ROUTES,
    *moving.ROUTES,
    *reaching.ROUTES,
]
