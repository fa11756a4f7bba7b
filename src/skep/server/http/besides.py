"""All routes besides tables: the game of the day, advice, and the lab."""

from typing import Any

from skep.server.http import advice, daily, lab

ROUTES: list[Any] = [*daily.ROUTES, *advice.ROUTES, *lab.ROUTES]
