"""What was said between people and servers about one table."""

from typing import Any

import msgspec


class Frame(msgspec.Struct, frozen=True):
    """One message, as it was sent or heard."""

    who: str
    """The name of a person."""
    socket: int
    """By a number that no other socket has."""
    sent: bool
    """By the person; else it was heard."""
    message: dict[str, Any]
    """A message of the protocol; or, of what goes by HTTP, `{"type": "open", "start": …}`, by which
    the table was opened and perhaps started, and `{"type": "record", "text": …}`."""


def seqs_in(message: dict[str, Any]) -> list[int]:
    """The numbers of which somebody who hears this message knows that they are taken."""
    kind = message["type"]
    if kind in ("update", "done"):
        return [message["seq"]]
    if kind == "chatted":
        return [message["line"]["seq"]]
    if kind == "table":
        return [message["info"]["seq"]]
    return []
