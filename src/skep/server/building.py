"""Putting a server together, from its store up."""

import random
from collections.abc import Awaitable, Callable

from skep.server.net.house import House
from skep.server.net.settings import Settings
from skep.server.store.interface import Store
from skep.server.tables.attendants import Attendants
from skep.server.tables.hub import Hub
from skep.server.tables.situation import Surroundings

OpenStore = Callable[[], Awaitable[Store]]


async def build_house(open_store: OpenStore, settings: Settings) -> House:
    """A running server on a store."""
    house = await resting_house(await open_store(), settings)
    house.begin()
    return house


async def resting_house(store: Store, settings: Settings) -> House:
    """A server on a store, before it begins to run."""
    around = Surroundings(
        await store.server_key(),
        settings.clock,
        settings.countdown_seconds,
        settings.limits.bounds(),
        settings.meter,
    )
    low, high = settings.bot_seconds
    # Only how long a bot pretends to think: nothing that luck or secrets depend on.
    attendants = Attendants(lambda: random.uniform(low, high), settings.race_speed)  # noqa: S311
    house = House(Hub(store, around, attendants), settings)
    await house.look_up()
    return house
