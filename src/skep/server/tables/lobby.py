"""Which public tables the lobby shows: first those with people, and not one person's alone."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable

import msgspec

from skep.server.store.interface import Summary, TableRow
from skep.server.tables.hub import Hub
from skep.server.tables.table import Table


class Shares(msgspec.Struct, frozen=True):
    """How many tables the lobby shows, and how many of them of one opener while others wait."""

    tables: int = 50
    of_person: int = 2
    of_address: int = 10


Listed = tuple[TableRow, Summary]
"""A table, without its log."""


def listed(table: Table) -> Listed:
    """A table that is in memory, as it is now."""
    state = table.state
    return msgspec.structs.replace(state.row, status=state.status), state.summary()


def is_listed(row: TableRow, summary: Summary) -> bool:
    """A public table that somebody could join or watch; not one at which only bots play."""
    open_to_all = row.status == "open" or (row.status == "running" and summary.spectators)
    return row.public and open_to_all and summary.for_people


def players_here(table: Table) -> bool:
    """Is somebody here who sits at this table, or has opened it and waits for others?"""
    state, here = table.state, table.audience.is_here
    if any(seat.person is not None and here(seat.person) for seat in state.seats):
        return True
    return state.status == "open" and here(state.host)


def picked(
    tables: Iterable[Listed], shares: Shares, address_of: Callable[[str], str | None]
) -> list[Listed]:
    """As many as there is room for, in their order; of one opener only a few before all others."""
    first: list[Listed] = []
    rest: list[Listed] = []
    shown: Counter[Hashable] = Counter()
    for table in tables:
        row, summary = table
        person, address = summary.host, (address_of(row.id),)
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


async def lobby(hub: Hub, shares: Shares) -> list[Listed]:
    """The tables that the lobby shows: those with people, then others as far as there is room."""
    address_of = hub.attendants.openers.address_of
    attended = [table for table in hub.loaded() if players_here(table)]
    attended.sort(key=lambda table: table.audience.used_at, reverse=True)
    with_people = [pair for table in attended if is_listed(*(pair := listed(table)))]
    shown = picked(with_people, shares, address_of)
    if len(shown) < shares.tables:
        known = {row.id for row, _ in shown}
        others = [pair for pair in await hub.public_tables(shares.tables) if is_listed(*pair)]
        shown += picked([pair for pair in others if pair[0].id not in known], shares, address_of)
    return shown[: shares.tables]
