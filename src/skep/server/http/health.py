"""For whoever looks after the server: does it live, and is it ready for people?"""

from litestar import get

import skep
from skep.server.http.requests import AnyRequest, house_of, problems
from skep.server.http.resources import Health
from skep.server.refusals import Denied


@get("/api/health", responses=problems())
async def get_health(request: AnyRequest) -> Health:
    """It lives. Whether the store could be written when it was last tried is told, too."""
    return Health(not house_of(request).storage_paused, skep.__version__)


@get("/api/ready", responses=problems())
async def get_ready(request: AnyRequest) -> Health:
    """It lives, and the store can be written; else a 503. It is tried, at most once a second."""
    if not await house_of(request).is_ready():
        raise Denied("storage-paused")
    return Health(writable=True, version=skep.__version__)


ROUTES = [get_health, get_ready]
