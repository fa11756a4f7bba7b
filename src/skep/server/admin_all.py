"""The operator's orders where several servers are one house: given to one, they hold at all.

An order about a table goes to its owner. A list is made of what all servers say. What holds for
all (bans, keys, read-only) is in the store; each server is asked to read it, and says that it did.
Who does not answer in time is named.
"""

from typing import Any

import msgspec

from skep.server.admin import (
    MOST_LISTED,
    Answer,
    AnyOrder,
    CloseTable,
    DeleteTable,
    ListPeople,
    ListTables,
    LookAgain,
    Pardon,
    PersonLine,
    Punish,
    RotateKey,
    SetReadOnly,
    ShowTable,
    by_name,
    carry_out,
)
from skep.server.net.house import House, Others

__all__ = ["Answer", "AnyOrder", "House", "carry_out_everywhere", "obey"]

_encode = msgspec.json.Encoder().encode
_ORDERS: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyOrder | LookAgain)
_ANSWERS = msgspec.json.Decoder(Answer)


async def obey(house: House, order: bytes) -> bytes:
    """Carry out here what was ordered at another server."""
    try:
        return _encode(await carry_out(house, _ORDERS.decode(order)))
    except msgspec.MsgspecError:
        return _encode(Answer("admin-unreadable", done=False))


async def carry_out_everywhere(house: House, order: AnyOrder) -> Answer:
    """Carry an order out, wherever that has to be done."""
    if house.others is None:
        return await carry_out(house, order)
    match order:
        case ShowTable():
            return await _show(house, house.others, order)
        case CloseTable() | DeleteTable():
            return await _at_owner(house, house.others, order)
        case ListTables():
            return await _list(house, house.others, order)
        case ListPeople():
            return await _people(house, house.others, order)
        case Punish() | Pardon() | RotateKey() | SetReadOnly():
            return await _for_all(house, house.others, order)
        case _:
            return await carry_out(house, order)


async def _at_owner(
    house: House, others: Others, order: ShowTable | CloseTable | DeleteTable
) -> Answer:
    answer = await others.order(order.table, _encode(order))
    return await carry_out(house, order) if answer is None else _ANSWERS.decode(answer)


async def _at_others(others: Others, order: AnyOrder | LookAgain) -> tuple[list[Answer], list[str]]:
    answers, silent = await others.order_all(_encode(order))
    return [_ANSWERS.decode(answer) for answer in answers], silent


async def _list(house: House, others: Others, order: ListTables) -> Answer:
    """The store knows all tables; only its owner knows who is at one."""
    answer = await carry_out(house, order)
    answers, silent = await _at_others(others, order)
    known = {
        line.id: line for one in (*answers, answer) for line in one.tables if line.names is not None
    }
    lines = tuple(known.get(line.id, line) for line in answer.tables)
    return msgspec.structs.replace(answer, tables=lines, silent=tuple(silent))


async def _people(house: House, others: Others, order: ListPeople) -> Answer:
    answer = await carry_out(house, order)
    answers, silent = await _at_others(others, order)
    everybody = [answer, *(one for one in answers if one.done)]
    people = sorted((line for one in everybody for line in one.people), key=by_name)
    count = sum(int(one.args["count"]) for one in everybody)
    return msgspec.structs.replace(
        answer, args={"count": count}, people=tuple(people[:MOST_LISTED]), silent=tuple(silent)
    )


async def _show(house: House, others: Others, order: ShowTable) -> Answer:
    answer = await _at_owner(house, others, order)
    if not answer.done:
        return answer
    here = await _people(house, others, ListPeople(order.table))
    seated: list[PersonLine] = [line for line in answer.people if line.seat is not None]
    return msgspec.structs.replace(answer, people=(*seated, *here.people), silent=here.silent)


async def _for_all(
    house: House, others: Others, order: Punish | Pardon | RotateKey | SetReadOnly
) -> Answer:
    """Written to the store here; then every server reads it."""
    answer = await carry_out(house, order)
    sockets = _sockets(answer)
    if answer.key == "admin-nobody":
        # Somebody without a name is known only where they are connected.
        for known in (await _at_others(others, order))[0]:
            if known.done:
                answer = known
                sockets += _sockets(known)
        if not answer.done:
            return answer
        sockets += _sockets(await carry_out(house, LookAgain()))
    answers, silent = await _at_others(others, LookAgain())
    others.tell("visitors")  # also to whoever has only just come
    if isinstance(order, RotateKey) and order.forget:
        others.tell("all-disconnected")
    args = dict(answer.args)
    if "sockets" in args:
        args["sockets"] = sockets + sum(map(_sockets, answers))
    return msgspec.structs.replace(answer, args=args, silent=tuple(silent))


def _sockets(answer: Answer) -> int:
    return int(answer.args.get("sockets", 0))
