"""The games: what can be played, and by which rules. And whether there is a server to do so."""

from functools import cache
from importlib.resources import files
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

import skep
from skep.engine.pictures import DrawnPicture, drawn
from skep.games.registry import GAMES
from skep.locale import LANGUAGES
from skep.server.http import catalogue, lessons, paper
from skep.server.http.requests import AnyRequest, house_of, problems
from skep.server.http.resources import GameInfo, Health
from skep.server.refusals import Denied

AN_HOUR = {"Cache-Control": "public, max-age=3600"}


@get("/api/games", sync_to_thread=False, responses=problems())
def get_games(request: AnyRequest) -> list[GameInfo]:
    """The games with their seats and options."""
    return catalogue.games(printing=house_of(request).settings.printer is not None)


@get("/api/health", sync_to_thread=False, responses=problems())
def get_health(request: AnyRequest) -> Health:
    """It lives. Whether the store could be written when it was last tried is told, too."""
    return Health(not house_of(request).storage_paused, skep.__version__)


@get("/api/ready", responses=problems())
async def get_ready(request: AnyRequest) -> Health:
    """It lives, the store can be written, and the other servers are in reach; else a 503.

    The store is tried, at most once a second.
    """
    house = house_of(request)
    if not await house.is_ready():
        raise Denied("storage-paused")
    if house.others is not None and house.others.cut_off:
        raise Denied("bus-away")
    return Health(writable=True, version=skep.__version__)


@get(
    "/api/rules/{game:str}/{language:str}",
    media_type="text/markdown",
    sync_to_thread=True,
    responses=problems(400, 404),
)
def get_rules(game: FromPath[str], language: FromPath[str]) -> str:
    """The rulebook of a game."""
    if game not in GAMES or language not in LANGUAGES:
        raise Denied("no-such-game", game=game)
    return files(GAMES[game].package).joinpath("rulebook", f"{language}.md").read_text("utf-8")


@get(
    "/api/games/{game:str}/words/{language:str}",
    media_type="text/plain",
    sync_to_thread=True,
    responses=problems(400, 404),
)
def get_words(game: FromPath[str], language: FromPath[str]) -> str:
    """The words of a game, as Fluent writes them. The client is built with those of the house."""
    if game not in GAMES or language not in LANGUAGES:
        raise Denied("no-such-game", game=game)
    own = files(GAMES[game].package).joinpath("locale", f"{language}.ftl")
    house = files("skep.locale").joinpath(language, f"{game}.ftl")
    return (own if own.is_file() else house).read_text("utf-8")


@get(
    "/api/games/{game:str}/material/{name:str}", sync_to_thread=False, responses=problems(400, 404)
)
def get_material(game: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """What whoever draws a game must know, by name: a sheet, with its numbers and places."""
    material = GAMES[game].abilities.material if game in GAMES else None
    found = material(name) if material is not None else None
    if found is None:
        raise Denied("no-such-address")
    return Response(found, headers=AN_HOUR)


@get(
    "/api/games/{game:str}/pictures/{language:str}",
    sync_to_thread=True,
    responses=problems(400, 404),
)
def get_pictures(
    game: FromPath[str], language: FromPath[str]
) -> Response[tuple[DrawnPicture, ...]]:
    """The pictures of a game's rulebook: positions, for the boards to draw."""
    if game not in GAMES or language not in LANGUAGES:
        raise Denied("no-such-game", game=game)
    return Response(_drawn(game, language), headers=AN_HOUR)


@cache
def _drawn(game: str, language: str) -> tuple[DrawnPicture, ...]:
    return drawn(GAMES[game], language)


ROUTES = [
    get_games,
    get_health,
    get_ready,
    get_rules,
    get_words,
    get_material,
    get_pictures,
    *lessons.ROUTES,
    *paper.ROUTES,
]
