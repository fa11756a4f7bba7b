"""The built browser client, and nothing outside it."""

import asyncio
from importlib.resources import files
from pathlib import Path, PurePosixPath

from litestar import Response, get
from litestar.params import FromPath

from skep.server.refusals import Denied

CLIENT = Path(str(files("skep"))) / "web"
"""The built browser client."""

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


ROUTES = [get_front_page, get_page]
