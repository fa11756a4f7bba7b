"""What whoever runs the server may order: `skep admin`. Each order is a value, and is logged.

People are shown and named by a public id, made from the one in their cookie by the server's key;
the cookie's own id would be as good as the cookie.
"""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec

from skep.server.net import identity
from skep.server.net.addresses import limited_as, read_address
from skep.server.net.house import House
from skep.server.refusals import Denied
from skep.server.store.interface import Ban, StoreError
from skep.server.tables.table import Table

logger = logging.getLogger(__name__)

MOST_LISTED = 1000
KICK_SECONDS = 60
"""Who is kicked stays out for so long: a browser would come back by itself at once."""

_PUBLIC_ID = re.compile("[0-9a-f]{12}")


class Order(msgspec.Struct, frozen=True, tag_field="order", forbid_unknown_fields=True):
    """The base of all orders."""


class ListTables(Order, frozen=True, tag="list"):
    """Which tables are there? Those that changed last come first."""

    limit: int = 50


class ShowTable(Order, frozen=True, tag="show"):
    """Who sits at a table, and who watches?"""

    table: str


class CloseTable(Order, frozen=True, tag="close"):
    """Let nothing happen at a table any more; it can still be looked at."""

    table: str


class DeleteTable(Order, frozen=True, tag="delete"):
    """Forget a table for ever."""

    table: str


class ListPeople(Order, frozen=True, tag="people"):
    """Who is connected now?"""

    table: str | None = None
    """Only those at this table."""


class Punish(Order, frozen=True, tag="punish"):
    """Keep a person or an address out, or let them not talk."""

    what: Literal["ban", "mute", "kick"]
    whom: str
    """A public id, or an address."""
    seconds: int | None = None
    """None: for ever; a kick always has an end."""


class Pardon(Order, frozen=True, tag="unban"):
    """Take back all that stands against a person or an address."""

    whom: str


class ListBans(Order, frozen=True, tag="bans"):
    """What stands against whom?"""


class RotateKey(Order, frozen=True, tag="rotate-key"):
    """Sign cookies by a new key."""

    forget: bool = False
    """Believe no cookie of before: everybody becomes somebody new."""


class SetReadOnly(Order, frozen=True, tag="read-only"):
    """Let nothing be changed, for maintenance; or go on."""

    on: bool


class LookAgain(Order, frozen=True, tag="look-again"):
    """Of one server to another: read what holds for all, and show out who is kept out."""


AnyOrder = (
    ListTables
    | ShowTable
    | CloseTable
    | DeleteTable
    | ListPeople
    | Punish
    | Pardon
    | ListBans
    | RotateKey
    | SetReadOnly
)


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    public: bool
    changed_ms: int
    names: tuple[str, ...] | None = None
    """Who sits there; None when it is not in memory."""
    watchers: int = 0


class PersonLine(msgspec.Struct, frozen=True):
    """Somebody at a table, or somebody connected."""

    id: str
    """Public; empty for a bot."""
    name: str
    address: str = ""
    seat: int | None = None
    tables: int = 0


class BanLine(msgspec.Struct, frozen=True):
    """Something that stands against somebody."""

    what: str
    whom: str
    since_ms: int
    until_ms: int | None


class Answer(msgspec.Struct, frozen=True):
    """What an order led to: a key with arguments for a sentence, and what was asked for."""

    key: str
    args: dict[str, str | int] = {}
    done: bool = True
    tables: tuple[TableLine, ...] = ()
    people: tuple[PersonLine, ...] = ()
    bans: tuple[BanLine, ...] = ()
    silent: tuple[str, ...] = ()
    """Where those servers of the house run that did not answer."""


async def carry_out(house: House, order: AnyOrder | LookAgain) -> Answer:
    """Carry an order out at this server; whatever goes wrong is in the answer, too."""
    try:
        answer = await _WAYS[type(order)](house, order)
    except Denied as denied:
        answer = Answer(denied.key, denied.args_of_message, done=False)
    except StoreError as error:
        answer = Answer("admin-store", {"why": str(error) or error.key}, done=False)
    said = msgspec.json.encode(order).decode()
    logger.info("ordered %s: %s", said, "done" if answer.done else f"refused, {answer.key}")
    return answer


# ---------------------------------------------------------------- tables


async def _list(house: House, order: ListTables) -> Answer:
    rows = await house.store.rows(
        statuses=("open", "running", "over"),
        public_only=False,
        limit=max(1, min(order.limit, MOST_LISTED)),
    )
    lines = []
    for row in rows:
        line = TableLine(row.id, row.game, row.status, row.public, row.changed_ms)
        table = house.hub.known(row.id)
        lines.append(line if table is None else _line(table, line))
    return Answer("admin-tables", {"count": len(lines)}, tables=tuple(lines))


def _line(table: Table, line: TableLine) -> TableLine:
    names = tuple(seat.name or seat.bot or "" for seat in table.state.seats)
    watchers = len(table.audience.watchers)
    return msgspec.structs.replace(line, names=names, watchers=watchers)


async def _show(house: House, order: ShowTable) -> Answer:
    table = await house.hub.get(order.table)
    state, row = table.state, table.state.row
    status = "closed" if state.closed else state.status
    line = TableLine(row.id, row.game, status, state.public, row.changed_ms)
    seated = [
        PersonLine(_id(house, seat.person), seat.name or seat.bot or "", seat=number)
        for number, seat in enumerate(state.seats)
    ]
    here = _connected(house, table.id)
    args: dict[str, str | int] = {"lines": state.seq}
    return Answer("admin-table", args, tables=(_line(table, line),), people=(*seated, *here))


async def _close(house: House, order: CloseTable) -> Answer:
    await (await house.hub.get(order.table)).close_down()
    return Answer("admin-closed", {"table": order.table})


async def _delete(house: House, order: DeleteTable) -> Answer:
    await house.hub.delete(order.table)
    return Answer("admin-deleted", {"table": order.table})


# ---------------------------------------------------------------- people


def _id(house: House, person: str | None) -> str:
    return identity.handle(house.key, person) if person else ""


def _connected(house: House, table: str | None = None) -> tuple[PersonLine, ...]:
    """Who is connected here, at a table or at all."""
    lines = [
        PersonLine(_id(house, one.person), one.name, one.address, tables=len(one.tables))
        for one in house.connections
        if table is None or table in one.tables
    ]
    return tuple(sorted(lines, key=by_name))


def by_name(line: PersonLine) -> tuple[str, str, str]:
    """The order of people in a list."""
    return line.name, line.address, line.id


async def _people(house: House, order: ListPeople) -> Answer:
    people = _connected(house, order.table)
    return Answer("admin-people", {"count": len(people)}, people=people[:MOST_LISTED])


async def _whom(house: House, text: str) -> tuple[str, bool]:
    """A person by their public id, or an address as it is limited; and whether it is one."""
    address = read_address(text.removesuffix("/64"))
    if address is not None:
        return limited_as(address), True
    wanted = text.lower()
    if _PUBLIC_ID.fullmatch(wanted):
        known = {one.person for one in house.connections}
        known |= {ban.whom for ban in house.visitors.bans.standing() if not ban.address}
        known |= {person for person, _ in await house.store.people()}
        for person in known:
            if _id(house, person) == wanted:
                return person, False
    raise Denied("admin-nobody", whom=text[:60])


async def _punish(house: House, order: Punish) -> Answer:
    whom, is_address = await _whom(house, order.whom)
    now = house.clock.wall_ms()
    seconds = order.seconds
    if order.what == "kick":
        seconds = KICK_SECONDS if seconds is None else seconds
    until = None if seconds is None else now + 1000 * seconds
    ban = Ban("mute" if order.what == "mute" else "ban", whom, is_address, now, until)
    await house.store.ban(ban)
    await house.look_up()
    sockets = 0 if order.what == "mute" else house.show_out()
    return Answer(f"admin-{order.what}", {"whom": order.whom, "sockets": sockets})


async def _pardon(house: House, order: Pardon) -> Answer:
    whom, _ = await _whom(house, order.whom)
    await house.look_up()
    lifted = house.visitors.bans.against(whom)
    await house.store.lift_bans(whom)
    await house.look_up()
    return Answer("admin-unban", {"whom": order.whom, "count": len(lifted)})


async def _bans(house: House, _order: ListBans) -> Answer:
    bans = tuple(
        BanLine(
            ban.what,
            ban.whom if ban.address else _id(house, ban.whom),
            ban.since_ms,
            ban.until_ms,
        )
        for ban in house.visitors.bans.standing()
    )
    return Answer("admin-bans", {"count": len(bans)}, bans=bans)


# ---------------------------------------------------------------- the house


async def _rotate(house: House, order: RotateKey) -> Answer:
    await house.visitors.change_key(house.store, forget=order.forget)
    if not order.forget:
        return Answer("admin-key", {"days": identity.FORMER_SECONDS // 86_400})
    house.disconnect_all()  # they come back by a new cookie
    return Answer("admin-key-forgotten")


async def _set_read_only(house: House, order: SetReadOnly) -> Answer:
    await house.keep_read_only(order.on)
    return Answer("admin-read-only-on" if order.on else "admin-read-only-off")


async def _look_again(house: House, _order: LookAgain) -> Answer:
    await house.look_up()
    return Answer("admin-looked", {"sockets": house.show_out()})


_WAYS: dict[type[Order], Callable[[House, Any], Awaitable[Answer]]] = {
    ListTables: _list,
    ShowTable: _show,
    CloseTable: _close,
    DeleteTable: _delete,
    ListPeople: _people,
    Punish: _punish,
    Pardon: _pardon,
    ListBans: _bans,
    RotateKey: _rotate,
    SetReadOnly: _set_read_only,
    LookAgain: _look_again,
}

NEED_PEOPLE = (ListPeople, SetReadOnly)
"""Orders that make sense only while a server runs."""
