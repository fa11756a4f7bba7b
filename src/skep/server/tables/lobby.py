"""Which public tables the lobby shows: first those with people, and not one person's alone."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable

import msgspec

from skep.server.store.interface import Summary, TableRow
from skep.server.tables.hub import Hub
from skep.server.tables.table import Table

MOST_ATTENDED = 100
"""Tables with people that one server tells the others of; the lobby shows fewer."""


class Shares(msgspec.Struct, frozen=True):
    """How many tables the lobby shows, and how many of them of one opener while others wait."""

    tables: int = 50
    of_person: int = 2
    of_address: int = 10


Listed = tuple[TableRow, Summary]
"""A table as the lobby knows it, whether it is in memory or not."""


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
    for row, summary in tables:
        person, address = summary.host, (address_of(row.id),)
        crowded = shown[person] >= shares.of_person or (
            address != (None,) and shown[address] >= shares.of_address
        )
        if crowded:
            rest.append((row, summary))
            continue
        first.append((row, summary))
        shown[person] += 1
        shown[address] += 1
    return [*first, *rest][: shares.tables]


def attended(hub: Hub) -> dict[str, int]:
    """The tables here that the lobby shows first, and when each was used last.

    By the clock on the wall, which is the same at all servers of a house.
    """
    clock = hub.around.clock
    now_ms, now = clock.wall_ms(), clock.monotonic()
    used = {
        table.id: now_ms - round(1000 * (now - table.audience.used_at))
        for table in hub.loaded()
        if players_here(table) and is_listed(*_now(table))
    }
    return {table: used[table] for table in _last_used(used)[:MOST_ATTENDED]}


def _last_used(used: dict[str, int]) -> list[str]:
    return sorted(used, key=lambda table: (-used[table], table))


async def lobby(hub: Hub, shares: Shares) -> list[Listed]:
    """The tables that the lobby shows: those with people, then others as far as there is room.

    Of all servers of a house, and the same at each of them.
    """
    address_of = hub.attendants.openers.address_of
    here = attended(hub)
    used = hub.attendants.elsewhere.tables() | here
    known = {table: _now(found) for table in here if (found := hub.known(table)) is not None}
    if far := [table for table in used if table not in here]:
        rows = await hub.store.rows_with(far)
        known |= {row.id: (row, row.summary) for row in rows if row.summary is not None}
    with_people = [known[table] for table in _last_used(used) if table in known]
    shown = picked(_listed(with_people), shares, address_of)
    if len(shown) < shares.tables:
        first = {row.id for row, _ in shown}
        others = _listed(await hub.public_tables(shares.tables))
        shown += picked([each for each in others if each[0].id not in first], shares, address_of)
    return shown[: shares.tables]


def _listed(tables: Iterable[Listed]) -> list[Listed]:
    return [each for each in tables if is_listed(*each)]


def _now(table: Table) -> Listed:
    state = table.state
    return msgspec.structs.replace(state.row, status=state.status), state.summary()
