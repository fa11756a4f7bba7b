"""Every word between two servers of a house: closed unions, typed, in MessagePack.

Nothing here is asked of a browser. A word says of a table only what is meant for the connections
of the server that it goes to: the views in it were made by the table's owner, for their seats.
"""

from typing import Any

import msgspec

import skep

VERSION = 1
"""Of the words: one more whenever an older server would get a word wrong."""

OLDEST = 1
"""The oldest version that is still understood, and that understands what is said to it."""

ServerName = str
"""A process of a server: a name that no other has, not even after a restart."""

Tab = int
"""A connection, by the number that its server gave it."""


class Word(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=True):
    """The base of all words."""


# ---------------------------------------------------------------- what is asked of an owner


class Join(Word, frozen=True):
    """A tab of mine wants to be told about a table."""

    table: str
    tab: Tab
    person: str
    name: str
    lag_ms: int | None
    since: int | None


class Order(Word, frozen=True):
    """A command of somebody at a tab of mine, as the browser sent it."""

    table: str
    tab: Tab
    person: str
    name: str
    lag_ms: int | None
    command: bytes


class Request(Word, frozen=True):
    """An HTTP request that concerns a table."""

    table: str
    method: str
    path: str
    query: bytes
    headers: tuple[tuple[bytes, bytes], ...]
    address: str
    body: bytes


class Bidding(Word, frozen=True):
    """An order of whoever runs the servers (`admin.py`)."""

    table: str
    """Which it is about; empty: it is about the server that is asked."""
    order: bytes


Errand = Join | Order | Request | Bidding


class Ask(Word, frozen=True):
    """Do this for me. The answer has the same number."""

    number: int
    errand: Errand


class Answered(Word, frozen=True):
    """What came of an errand."""

    number: int
    answer: bytes
    """The answer to a command, or of the application to a request; empty for a tab that joined."""
    told: tuple[int, int]
    """The last words about this table that were sent before: which run, and its number in it."""
    status: int = 0
    headers: tuple[tuple[bytes, bytes], ...] = ()


class Refusal(Word, frozen=True):
    """The errand was refused, in words for people."""

    number: int
    key: str
    args: dict[str, str | int]


class NotMine(Word, frozen=True):
    """I do not have this table: ask whoever has it."""

    number: int


# ---------------------------------------------------------------- what an owner tells


class Told(Word, frozen=True):
    """What the tabs of one server are told about a table."""

    table: str
    run: int
    """Numbers are counted anew in each run."""
    number: int
    seq: int
    running: bool
    racing: bool
    frames: tuple[tuple[bytes, tuple[Tab, ...]], ...]
    fresh: tuple[Tab, ...] = ()
    """Tabs that have just joined: what is for them here is all that they need."""


class Gone(Word, frozen=True):
    """I have this table no more: whoever was told about it has to ask its new owner."""

    table: str


# ---------------------------------------------------------------- now and then


class Part(Word, frozen=True):
    """A tab of mine does not watch any more."""

    table: str
    tab: Tab


class Pulse(Word, frozen=True):
    """To one server: what I told you last of each table, and what my tabs watch at you."""

    told: dict[str, tuple[int, int]]
    watching: dict[str, dict[Tab, int | None]]
    """Table → tab → how far away it is."""


class Here(Word, frozen=True):
    """To all: I am here. Every version understands this one: it may only grow at its end."""

    version: int
    leaving: bool
    oldest: int
    """The oldest version that this server understands."""
    skep: str
    """Its release, for people to read."""
    place: str
    """Where it runs, for people to read."""
    since_ms: int
    """Since when."""


class Attended(Word, frozen=True):
    """To all: the public tables that I have and at which there are people, in the lobby's order."""

    tables: dict[str, int]
    """When each was used last, in milliseconds since 1970."""


class Spent(Word, frozen=True):
    """To all: what was asked of me lately, by what is limited and by who asked."""

    taken: dict[str, dict[str, int]]


class Opened(Word, frozen=True):
    """These tables were opened: table, person, address, and how many seconds ago."""

    tables: tuple[tuple[str, str, str, float], ...]


class Over(Word, frozen=True):
    """To all: a table that somebody opened is over."""

    table: str


class Changed(Word, frozen=True):
    """To all: something changed that every server keeps in mind."""

    what: str
    args: dict[str, Any]


News = Attended | Spent | Opened | Over
"""What servers tell each other of their own accord, so that they all know the same."""

AnyWord = Ask | Answered | Refusal | NotMine | Told | Gone | Part | Pulse | Here | Changed | News


def understood(here: Here) -> bool:
    """Do we understand each other?"""
    return here.version >= OLDEST and here.oldest <= VERSION


def strangers(here: Here) -> str:
    """Why we cannot be in one house, and what to do."""
    return (
        f"a server of another version (skep {here.skep} at {here.place}) is running, and the two "
        f"do not understand each other: it speaks version {here.version} of the bus and "
        f"understands {here.oldest} and later, this one (skep {skep.__version__}) speaks {VERSION} "
        f"and understands {OLDEST} and later. Stop all servers of the other version first, or "
        "start the same one"
    )


encode = msgspec.msgpack.Encoder().encode
_DECODER: msgspec.msgpack.Decoder[AnyWord] = msgspec.msgpack.Decoder(AnyWord)


def decode(data: bytes) -> AnyWord:
    """A word as it came; msgspec.DecodeError when it is none."""
    return _DECODER.decode(data)
