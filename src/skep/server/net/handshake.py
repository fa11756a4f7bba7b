"""The handshake of a WebSocket: only our own pages, only people we know, not too many."""

from collections.abc import MutableMapping
from typing import Any

from skep.server.net import identity
from skep.server.net.connection import Connection, Receive, Send
from skep.server.net.direct_line import EXTENSION
from skep.server.net.house import House
from skep.server.refusals import Denied
from skep.server.store.interface import StoreError

Scope = MutableMapping[str, Any]


async def admit(house: House, scope: Scope, receive: Receive, send: Send) -> Connection | None:
    """Only our own pages, only people we know, and not too many of one address."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    if not identity.origin_allowed(
        headers.get(b"origin"), headers.get(b"host"), house.settings.origins
    ):
        return None
    person = house.visitors.cookies.read(_cookie(headers.get(b"cookie", "")))
    client = scope.get("client")
    address = client[0] if client else ""
    if person is None or not _is_welcome(house, person, address):
        return None
    if not house.gate.has_room(address) or not house.gate.is_patient(person):
        return None
    try:
        name = await house.store.name_of(person) or ""
    except StoreError:
        return None
    line = (scope.get("extensions") or {}).get(EXTENSION)
    most = house.gate.limits.outbox_bytes
    return Connection(person, name, address, receive, send, most, house.clock, line)


def _is_welcome(house: House, person: str, address: str) -> bool:
    try:
        house.visitors.bans.check_entry(person, address)
    except Denied as denied:
        house.gate.tally.note(denied.key, f"somebody at {address} is banned and came again")
        return False
    return True


def _cookie(header: str) -> str | None:
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == identity.COOKIE:
            return value
    return None
