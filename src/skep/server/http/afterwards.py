"""All routes for games that are over."""

from typing import Any

from skep.server.http import analysis, forks, replay

ROUTES: list[Any] = [*replay.ROUTES, *analysis.ROUTES, *forks.ROUTES]
