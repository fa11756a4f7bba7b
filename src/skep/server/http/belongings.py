"""All routes about what is mine."""

from typing import Any

from skep.server.http import mine, my_games

ROUTES: list[Any] = [*mine.ROUTES, *my_games.ROUTES]
