"""Putting a server together, from its store up."""

import random

from skep.server.net.house import House
from skep.server.net.settings import OpenStore, Settings
from skep.server.tables.attendants import Attendants
from skep.server.tables.forgetting import delete_old
from skep.server.tables.hub import Hub
from skep.server.tables.situation import Surroundings


async def build_house(open_store: OpenStore, settings: Settings) -> House:
    """A running server on a store."""
    house = await resting_house(open_store, settings)
    if settings.join_others is not None:
        await settings.join_others(house)
    house.begin()
    if settings.keep_seconds is not None:
        house.also(delete_old(house.hub, settings.keep_seconds))
    return house


async def resting_house(open_store: OpenStore, settings: Settings) -> House:
    """A server on a store, before it begins to run."""
    store = await open_store()
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
