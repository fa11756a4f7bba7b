"""One frame from a browser: decoded strictly, carried out, answered."""

from typing import Any

import msgspec

from skep.server import protocol
from skep.server.net.connection import TOO_FAST, Connection
from skep.server.net.house import House
from skep.server.protocol import encode
from skep.server.refusals import Denied
from skep.server.store.interface import StoreError

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
        await _watch(house, connection, message)
    elif isinstance(message, protocol.Unwatch):
        table = connection.tables.pop(message.table, None)
        if table is not None:
            table.part(connection)
    else:
        await _command(house, connection, message)


async def _watch(house: House, connection: Connection, message: protocol.Watch) -> None:
    try:
        table = await house.reach(message.table)
        await table.join(connection, message.since)
        connection.tables[table.id] = table
    except Denied as denied:
        house.meter.refused(denied.key)
        fault = protocol.Fault(denied.key, denied.args_of_message, message.table)
        connection.send(encode(fault))
    except StoreError:
        connection.send(encode(protocol.Fault("storage-paused", {}, message.table)))


async def _command(house: House, connection: Connection, command: protocol.Command) -> None:
    try:
        answer = await _carried_out(house, connection, command)
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
    person = connection.person
    table = house.hub.known(command.table) or await house.reach(command.table)
    if isinstance(command, protocol.Chat) and table.answer_to(person, command.id) is None:
        house.visitors.bans.check_chat(person, connection.address)
        house.gate.check_chat(person)
    return await table.order(connection, command)
