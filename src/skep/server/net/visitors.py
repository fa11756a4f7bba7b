"""Who comes: by which cookie they are known, how much they may, and who is kept out."""

from skep.server.net.bans import Bans
from skep.server.net.identity import CookieKey, Cookies
from skep.server.net.limits import Gate
from skep.server.net.passes import Passes
from skep.server.net.settings import Settings
from skep.server.store.interface import Store

COOKIE_KEYS = "cookie-keys"
"""The name under which the store keeps them."""


class Visitors:
    """All that a server knows of its visitors, but for what they do at tables."""

    def __init__(self, key: bytes, settings: Settings) -> None:
        self.gate = Gate(settings.limits, settings.clock, settings.meter)
        self.bans = Bans(settings.clock)
        self.passes = Passes(settings.clock)
        self.cookies = Cookies(settings.clock, (CookieKey(key),))

    async def look_up(self, store: Store) -> None:
        """What the store knows of them."""
        self.bans.fill(await store.bans())
        kept = await store.setting(COOKIE_KEYS)
        if kept is not None:
            self.cookies.read_keys(kept)

    async def change_key(self, store: Store, *, forget: bool) -> None:
        """Sign by a new key from now on; believe the former ones for a while, or not at all."""
        keys = self.cookies.with_new_key(forget=forget)
        await store.keep_setting(COOKIE_KEYS, self.cookies.write_keys(keys))
        self.cookies.use(keys)
