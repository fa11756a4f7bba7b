"""One frame from a browser: decoded strictly, carried out, answered."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from skep.server import protocol
from skep.server.net.connection import TOO_FAST, UNSURE, Connection, Reached
from skep.server.net.house import House
from skep.server.protocol import encode
from skep.server.refusals import Denied
from skep.server.store.interface import Fenced, StoreError, Unanswered

__all__ = ["Connection", "House", "Reached", "may_speak", "take", "watch"]

T = TypeVar("T")

LOOK_SECONDS = 8.0
"""So long a table is looked for that goes from server to server: longer than any lease."""

AGAIN_SECONDS = 0.05
"""Between two looks."""

UNTOLD = (StoreError.key, Fenced.key)
"""Refusals by somebody who could not look at the table."""

_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(protocol.FromBrowser)


def may_speak(house: House, connection: Connection, now: float) -> bool:
    """May this peer say one thing more? Else it is told so; one that goes on is shown out."""
    if connection.closing is not None:
        return False
    if house.gate.allow_frame(connection.person, connection.address, now):
        return True
    if house.gate.bear_with(connection.person, now):
        connection.send(encode(protocol.Fault("too-fast")))
    else:
        who = connection.address
        house.gate.tally.note("too-fast", f"somebody at {who} sent too much and was disconnected")
        connection.close(TOO_FAST)
    return False


async def take(house: House, connection: Connection, frame: bytes) -> None:
    """One frame: whatever is wrong with it, the answer says so and nothing else happens."""
    if len(frame) > protocol.MAX_FRAME:
        house.meter.refused("frame-too-long")
        connection.send(encode(protocol.Fault("frame-too-long", {"most": protocol.MAX_FRAME})))
        return
    try:
        message = _DECODER.decode(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        detail = str(error)[:200]
        house.meter.refused("frame-unreadable")
        connection.send(encode(protocol.Fault("frame-unreadable", {"detail": detail})))
        return
    if isinstance(message, protocol.Ping):
        connection.send(encode(protocol.Pong()))
    elif isinstance(message, protocol.Echo):
        connection.echo(message.number)
    elif isinstance(message, protocol.Watch):
        await watch(house, connection, message)
    elif isinstance(message, protocol.Unwatch):
        table = connection.tables.pop(message.table, None)
        if table is not None:
            table.part(connection)
    else:
        await _command(house, connection, message)


async def watch(
    house: House,
    connection: Connection,
    message: protocol.Watch,
    instead_of: Reached | None = None,
) -> None:
    """Let a connection be told about a table; `instead_of` where it was told about it before."""

    async def join(table: Reached) -> None:
        before = connection.tables.get(message.table)
        if instead_of is not None and before is not instead_of:
            return  # it does not want to be told any more, or has found its way already
        connection.tables[message.table] = table
        try:
            await table.join(connection, message.since)
        except BaseException:
            if connection.tables.get(message.table) is table:
                del connection.tables[message.table]
                if before is not None:
                    connection.tables[message.table] = before
            raise

    try:
        await _at_table(house, message.table, join)
    except Denied as denied:
        house.meter.refused(denied.key)
        fault = protocol.Fault(denied.key, denied.args_of_message, message.table)
        connection.send(encode(fault))
    except StoreError as error:
        connection.send(encode(protocol.Fault(error.key, {}, message.table)))


async def _at_table(house: House, table_id: str, do: Callable[[Reached], Awaitable[T]]) -> T:
    """Do something at a table, wherever it is and wherever it goes meanwhile.

    Unanswered when it may have been done: an owner was asked for it and said nothing, and then
    nobody could be asked. Only whoever has the table, and its log, can tell.
    """
    give_up = house.clock.monotonic() + LOOK_SECONDS
    unsure = False
    while True:
        try:
            table = house.hub.known(table_id) or await house.reach(table_id)
            return await do(table)
        except (Denied, StoreError) as error:
            unsure = unsure or isinstance(error, Unanswered)
            if not (unsure and error.key in UNTOLD) and not isinstance(error, Fenced):
                raise
            if house.clock.monotonic() > give_up:
                raise Unanswered(table_id) if unsure else error from None
        await asyncio.sleep(AGAIN_SECONDS)


async def _command(house: House, connection: Connection, command: protocol.Command) -> None:
    try:
        answer = await _carried_out(house, connection, command)
    except Unanswered:
        # A refusal could be untrue. Whoever comes back says it again, by the same id.
        connection.close(UNSURE)
        return
    except Denied as denied:
        answer = protocol.Refused(command.table, command.id, denied.key, denied.args_of_message)
    except StoreError as error:
        answer = protocol.Refused(command.table, command.id, error.key, {})
    if isinstance(answer, protocol.Refused):
        house.note_refusal(answer)
    connection.send(encode(answer))


async def _carried_out(
    house: House, connection: Connection, command: protocol.Command
) -> protocol.Done | protocol.Refused:
    checked = False

    async def order(table: Reached) -> protocol.Done | protocol.Refused:
        nonlocal checked
        person = connection.person
        is_chat = isinstance(command, protocol.Chat)
        if is_chat and not checked and table.answer_to(person, command.id) is None:
            house.visitors.bans.check_chat(person, connection.address)
            house.gate.check_chat(person)
            checked = True
        return await table.order(connection, command)

    return await _at_table(house, command.table, order)
