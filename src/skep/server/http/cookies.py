"""Who a browser is, and the cookie that says so."""

from litestar.datastructures import Cookie

from skep.server.http.resources import Me
from skep.server.net import identity
from skep.server.net.house import House


def cookie_for(house: House, person: str) -> Cookie:
    """From now on this browser is this person."""
    return Cookie(
        key=identity.COOKIE,
        value=house.visitors.cookies.sign(person),
        max_age=identity.COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookie,
    )


async def me_of(house: House, person: str) -> Me:
    """A person as their own pages know them."""
    return Me(identity.handle(house.key, person), await house.store.name_of(person))
