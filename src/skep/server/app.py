"""The HTTP part, and the place where everything is put together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import Litestar, MediaType, Response, asgi, get, post, put
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody, RawBody
from litestar.types import Receive, Scope, Send

import skep
from skep.engine.errors import SkepError
from skep.games.registry import GAMES
from skep.locale import LANGUAGES, words
from skep.server import catalogue, identity, lookback
from skep.server.dailies import get_scores, post_score
from skep.server.foresight import post_foresight
from skep.server.house import House, Settings
from skep.server.puzzles import get_daily, post_hint, post_solution
from skep.server.refusals import Denied
from skep.server.requests import (
    AnyRequest,
    TablePath,
    address_of,
    house_of,
    known_person,
    person_of,
    problems,
)
from skep.server.resources import (
    GameInfo,
    Health,
    Me,
    NewTable,
    Opened,
    Problem,
    Rename,
    Replay,
    TableSummary,
)
from skep.server.sheets import get_sheet
from skep.server.socket import serve_socket
from skep.server.store import Store, StoreError

logger = logging.getLogger(__name__)

CLIENT = Path(str(files("skep"))) / "web"
"""The built browser client."""

MAX_BODY = 512 * 1024

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}

STATUS_OF_KEY = {
    "no-such-table": 404,
    "table-unreadable": 409,
    "rules-retired": 409,
    "rules-newer": 409,
    "no-such-game": 404,
    "no-such-address": 404,
    "not-known": 401,
    "too-fast": 429,
    "too-many-tables": 429,
    "storage-paused": 503,
    "game-not-over": 409,
    "game-not-running": 409,
    "no-daily": 404,
}


def build_app(open_store: Callable[[], Awaitable[Store]], settings: Settings) -> Litestar:
    """The application. The store is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        house = await House.build(await open_store(), settings)
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[
            get_games,
            get_health,
            get_me,
            put_me,
            get_tables,
            post_table,
            get_record,
            get_replay,
            post_replay,
            get_rules,
            get_daily,
            post_hint,
            post_solution,
            get_sheet,
            get_scores,
            post_score,
            post_foresight,
            web_socket,
            get_front_page,
            get_page,
        ],
        lifespan=[living],
        exception_handlers={
            Denied: _denied,
            SkepError: _wrong,
            StoreError: _store_error,
            HTTPException: _http_error,
            RecursionError: _too_deep,
        },
        openapi_config=OpenAPIConfig(
            title="Skep",
            version=skep.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],  # the others load scripts from elsewhere
        ),
        request_max_body_size=MAX_BODY,
        after_request=_with_headers,
        before_request=_check_rate,
        # Its own way would log a traceback for every refusal.
        logging_config=None,
        after_exception=[_log_surprise],
    )


async def _check_rate(request: AnyRequest) -> None:
    house_of(request).check_request(address_of(request))


async def _log_surprise(error: Exception, scope: Scope) -> None:
    refused = isinstance(error, HTTPException) and error.status_code < 500
    expected = Denied | SkepError | StoreError | RecursionError
    if not refused and not isinstance(error, expected):
        logger.error("%s failed", scope["path"], exc_info=error)


async def _with_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


# ---------------------------------------------------------------- problems


def _problem(key: str, args: dict[str, str | int], status: int) -> Response[Problem]:
    return Response(
        Problem(key, args, words("en").say(key, **args)), status_code=status, headers=HEADERS
    )


def _denied(_request: AnyRequest, error: Denied) -> Response[Problem]:
    return _problem(error.key, error.args_of_message, STATUS_OF_KEY.get(error.key, 422))


def _wrong(_request: AnyRequest, error: SkepError) -> Response[Problem]:
    return _problem("bad-request", {"detail": str(error)[:500]}, 422)


def _store_error(request: AnyRequest, _error: StoreError) -> Response[Problem]:
    house_of(request).pause()
    return _problem("storage-paused", {}, 503)


def _too_deep(_request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    # Only a body can do that: JSON within JSON within JSON.
    return _problem("bad-request", {"detail": "too deep"}, 400)


def _http_error(_request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code == 404:
        return _problem("no-such-address", {}, 404)
    detail = f"{error.detail}"
    extra = error.extra
    if isinstance(extra, list):
        detail += "; ".join(["", *(str(item.get("message", "")) for item in extra)])
    return _problem("bad-request", {"detail": detail[:500]}, error.status_code)


# ---------------------------------------------------------------- who is asking


async def _me(house: House, person: str) -> Me:
    return Me(identity.handle(house.key, "", person), await house.store.name_of(person))


@get("/api/me", responses=problems())
async def get_me(request: AnyRequest) -> Response[Me]:
    """Who this browser is. The first time, it is given a cookie and is a new guest."""
    house = house_of(request)
    person = person_of(request)
    if person is not None:
        return Response(await _me(house, person))
    person = identity.new_person()
    cookie = Cookie(
        key=identity.COOKIE,
        value=identity.sign(house.key, person),
        max_age=identity.COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookie,
    )
    return Response(await _me(house, person), cookies=[cookie])


@put("/api/me", responses=problems(400, 401, 413, 422))
async def put_me(request: AnyRequest, data: JSONBody[Rename]) -> Me:
    """Pick a name."""
    house = house_of(request)
    person = known_person(request)
    name = identity.clean_name(data.name)
    await house.store.set_name(person, name)
    house.rename(person, name)
    return await _me(house, person)


# ---------------------------------------------------------------- games and tables


@get("/api/games", sync_to_thread=False, responses=problems())
def get_games() -> list[GameInfo]:
    """The games with their seats and options."""
    return catalogue.games()


@get("/api/health", responses=problems())
async def get_health(request: AnyRequest) -> Health:
    """Whether the store is writable."""
    return Health(await house_of(request).store.writable(), skep.__version__)


@get("/api/tables", responses=problems())
async def get_tables(request: AnyRequest) -> list[TableSummary]:
    """The public tables."""
    return await house_of(request).hub.lobby()


@post("/api/tables", responses=problems(400, 401, 413, 422))
async def post_table(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
    """Open a table."""
    house = house_of(request)
    person = known_person(request)
    if not house.allow_table(address_of(request)):
        raise Denied("too-many-tables")
    name = await house.store.name_of(person)
    if name is None:
        raise Denied("name-empty")
    table = await house.hub.open(person, name, data)
    return Opened(table.id)


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    responses=problems(400, 404, 409),
)
async def get_record(request: AnyRequest, table_id: TablePath) -> Response[str]:
    """The record of a finished game, to keep and to check with `skep verify`."""
    table = await house_of(request).hub.get(table_id)
    text = lookback.record_of(table)
    name = f"skep-{table.game.meta.id}-{table_id[:8]}.txt"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/replay", responses=problems(400, 404, 409, 422))
async def get_replay(request: AnyRequest, table_id: TablePath) -> Replay:
    """A finished game, position by position."""
    house_of(request).check_replay(address_of(request))
    table = await house_of(request).hub.get(table_id)
    text = lookback.record_of(table)
    return await asyncio.to_thread(lookback.replay_of, text)


@post("/api/replay", status_code=200, responses=problems(400, 413, 422))
async def post_replay(request: AnyRequest, body: RawBody) -> Replay:
    """Any record, position by position."""
    house_of(request).check_replay(address_of(request))
    text = body.decode("utf-8", errors="replace")
    return await asyncio.to_thread(lookback.replay_of, text)


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
    folder = files("skep.games").joinpath(game.replace("-", "_"), "rulebook")
    return folder.joinpath(f"{language}.md").read_text("utf-8")


# ---------------------------------------------------------------- the socket and the pages


@asgi("/ws", copy_scope=False)
async def web_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The socket; anything else that knocks here is shown the door."""
    if scope["type"] != ScopeType.WEBSOCKET:
        await send({"type": "http.response.start", "status": 426, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        return
    app: Litestar = scope["litestar_app"]
    await serve_socket(app.state.house, scope, receive, send)  # type: ignore[arg-type]


_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
}


def _client_file(name: str) -> Path | None:
    """A file of the built client, and nothing outside it."""
    try:
        wanted = (CLIENT / name).resolve()
        if wanted.is_relative_to(CLIENT.resolve()) and wanted.is_file():
            return wanted
    except (OSError, ValueError):
        pass  # no file can have such a name
    return None


@get("/", include_in_schema=False)
async def get_front_page() -> Response[bytes]:
    """The page that everything begins with."""
    return await _page("")


@get("/{path:path}", include_in_schema=False)
async def get_page(path: FromPath[Path]) -> Response[bytes]:
    """A file of the built client; its one page for every other address that is not the API's."""
    return await _page(str(path).lstrip("/"))


async def _page(name: str) -> Response[bytes]:
    if name.startswith("api/"):
        raise Denied("no-such-address")
    wanted = _client_file(name)
    forever = wanted is not None and name.startswith("assets/")
    if wanted is None:
        if PurePosixPath(name).suffix in _TYPES:
            return Response(b"", status_code=404, media_type="text/plain")
        wanted = CLIENT / "index.html"
    if not wanted.is_file():
        text = "The browser client is not built yet: run `make web`.\n"
        return Response(text.encode(), status_code=503, media_type="text/plain")
    cache = "public, max-age=31536000, immutable" if forever else "no-cache"
    return Response(
        await asyncio.to_thread(wanted.read_bytes),
        media_type=_TYPES.get(wanted.suffix, "application/octet-stream"),
        headers={"Cache-Control": cache},
    )
