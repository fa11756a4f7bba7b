"""Which public tables the lobby shows: first those with people, and not one person's alone."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable

import msgspec

from skep.server.tables.hub import Hub
from skep.server.tables.state import TableState
from skep.server.tables.table import Table


class Shares(msgspec.Struct, frozen=True):
    """How many tables the lobby shows, and how many of them of one opener while others wait."""

    tables: int = 50
    of_person: int = 2
    of_address: int = 10


def is_listed(state: TableState) -> bool:
    """A public table that somebody could join or watch; not one at which only bots play."""
    open_to_all = state.status == "open" or (state.status == "running" and state.spectators)
    for_people = any(seat.person is not None or not seat.filled for seat in state.seats)
    return state.public and open_to_all and for_people


def players_here(table: Table) -> bool:
    """Is somebody here who sits at this table, or has opened it and waits for others?"""
    state, here = table.state, table.audience.is_here
    if any(seat.person is not None and here(seat.person) for seat in state.seats):
        return True
    return state.status == "open" and here(state.host)


def picked(
    tables: Iterable[Table], shares: Shares, address_of: Callable[[str], str | None]
) -> list[Table]:
    """As many as there is room for, in their order; of one opener only a few before all others."""
    first: list[Table] = []
    rest: list[Table] = []
    shown: Counter[Hashable] = Counter()
    for table in tables:
        person, address = table.state.host, (address_of(table.id),)
        crowded = shown[person] >= shares.of_person or (
            address != (None,) and shown[address] >= shares.of_address
        )
        if crowded:
            rest.append(table)
            continue
        first.append(table)
        shown[person] += 1
        shown[address] += 1
    return [*first, *rest][: shares.tables]


async def lobby(hub: Hub, shares: Shares) -> list[Table]:
    """The tables that the lobby shows: those with people, then others as far as there is room."""
    address_of = hub.attendants.openers.address_of
    attended = [table for table in hub.loaded() if is_listed(table.state) and players_here(table)]
    attended.sort(key=lambda table: table.audience.used_at, reverse=True)
    shown = picked(attended, shares, address_of)
    if len(shown) < shares.tables:
        known = {table.id for table in shown}
        others = [t for t in await hub.public_tables(shares.tables) if is_listed(t.state)]
        shown += picked([t for t in others if t.id not in known], shares, address_of)
    return shown[: shares.tables]
