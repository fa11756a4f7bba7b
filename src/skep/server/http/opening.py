"""Opening a table for whoever asks by HTTP, if they may."""

import asyncio
import secrets
from collections.abc import Callable

from skep.server.http.requests import AnyRequest, address_of, house_of, known_person
from skep.server.http.resources import Opened
from skep.server.refusals import Denied
from skep.server.tables.opening import Opening


async def open_for(request: AnyRequest, opening: Callable[[str, str, str], Opening]) -> Opened:
    """Open a table for whoever asks. `opening(table, person, name)` says which; off the loop."""
    house = house_of(request)
    person = known_person(request)
    address = address_of(request)
    openers, limits, now = house.hub.attendants.openers, house.gate.limits, house.clock.monotonic()
    openers.check_person(person, limits.open_tables_per_person, now)
    openers.check_address(address, limits.open_tables_per_address, now)
    house.gate.check_table(address)
    name = await house.store.name_of(person)
    if name is None:
        raise Denied("name-empty")
    wanted = await asyncio.to_thread(opening, secrets.token_urlsafe(16), person, name)
    table = await house.hub.open(wanted)
    if table.state.status != "over":
        openers.note(table.id, person, address, now)
    return Opened(table.id)
