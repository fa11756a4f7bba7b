"""What the log of a table can hold: one closed union. Seats, moves, undos and words alike.

The log is the table. Everything else (state, clocks, who sits where) is computed from it.
"""

from typing import Any, Literal

import msgspec


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="kind", forbid_unknown_fields=True):
    """The base of all entries."""


class OfGame(Entry, frozen=True):
    """The base of what changes the game."""


class Created(Entry, frozen=True, tag="created"):
    """The table was opened."""

    game: str
    seats: int
    options: dict[str, Any]
    public: bool
    spectators: bool
    host: str
    daily: str | None = None
    """The day whose luck this table has, like 2026-05-04."""
    bots_may_step_in: bool = True
    """May a bot play for somebody who sits here?"""
    lesson: str | None = None
    """The lesson of the game that is learnt here."""
    position: dict[str, Any] | None = None
    """Where the game begins, when that is not the set-up."""
    hints: bool | None = None
    """May whoever plays here ask for a hint? None: as long as no other person plays."""


class OfSeat(Entry, frozen=True):
    """The base of what changes who sits where."""


class Seated(OfSeat, frozen=True, tag="seated"):
    """A person took a seat, or took it back from a bot."""

    seat: int
    person: str
    name: str


class Left(OfSeat, frozen=True, tag="left"):
    """A person gave a seat up."""

    seat: int


class BotSeated(OfSeat, frozen=True, tag="bot-seated"):
    """A bot took an empty seat, or plays for the person who sits there."""

    seat: int
    bot: str


class BotRemoved(OfSeat, frozen=True, tag="bot-removed"):
    """A bot left a seat before the game."""

    seat: int


class Started(OfGame, frozen=True, tag="started"):
    """The game was set up; `draws` is what chance said."""

    rules_version: int
    draws: tuple[str, ...]


class Moved(OfGame, frozen=True, tag="moved"):
    """A move was made; `draws` is what chance said."""

    seat: int
    move: str
    draws: tuple[str, ...]
    thought_ms: int = 0
    """How long the seats to act had been thinking, the server being up."""


class Undone(OfGame, frozen=True, tag="undone"):
    """The last move that stands was taken back."""

    seat: int
    thought_ms: int = 0


class Waited(Entry, frozen=True, tag="waited"):
    """In a race: a refused placement cost this seat a pause."""

    seat: int
    ms: int


class Voted(Entry, frozen=True, tag="voted"):
    """In a race: some seats want it held, or let go; or think better of it."""

    seats: tuple[int, ...]
    on: bool


class Held(Entry, frozen=True, tag="held"):
    """In a race: all agreed to hold it, or to let it go."""

    on: bool


class Hinted(Entry, frozen=True, tag="hinted"):
    """Whoever plays on a seat asked what would be best there. What they were told is theirs."""

    seat: int


class Said(Entry, frozen=True, tag="said"):
    """A line of chat."""

    person: str
    name: str
    text: str


class Admitted(Entry, frozen=True, tag="admitted"):
    """The host lets a person take a seat of a running game, whatever hands they have seen."""

    seat: int
    person: str
    name: str


class Removed(Entry, frozen=True, tag="removed"):
    """The host has sent a person away; they cannot come back to this table."""

    person: str
    name: str


class Muted(Entry, frozen=True, tag="muted"):
    """The host lets a person say nothing more here, or lets them speak again."""

    person: str
    name: str
    on: bool


BotPace = Literal["watch", "usual", "quick", "at-once"]
"""How long the bots of a table take their time."""


class Paced(Entry, frozen=True, tag="paced"):
    """The host wants the bots of this table slower or faster."""

    pace: BotPace


class Rematched(Entry, frozen=True, tag="rematched"):
    """They play again at another table."""

    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """Whoever runs the server has closed the table: nothing happens here any more."""


GameEntry = Started | Moved | Undone
"""All of them, by name; `isinstance` is quicker with `OfGame`."""

OfPerson = Seated | Said | Admitted | Removed | Muted
"""What holds a person and their name."""

SeatEntry = Seated | Left | BotSeated | BotRemoved
"""All of them, by name; `isinstance` is quicker with `OfSeat`."""

AnyEntry = (
    Created
    | Seated
    | Left
    | BotSeated
    | BotRemoved
    | Started
    | Moved
    | Undone
    | Waited
    | Voted
    | Held
    | Hinted
    | Said
    | Admitted
    | Removed
    | Muted
    | Paced
    | Rematched
    | Closed
)


class Bounds(msgspec.Struct, frozen=True):
    """How long a log may get. What a game needs to come to its end is always written."""

    lines: int = 20_000
    """Of everything but chat."""
    chat: int = 2_000
    """Of which those who only watch may say half."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """An entry with its place in the log."""

    seq: int
    """1, 2, 3 … without gaps, for each table."""
    entry: AnyEntry
    at_ms: int
    """The server's clock, in milliseconds since 1970."""
    person: str | None = None
    """Who commanded it; None for the server itself and for bots."""
    command: str | None = None
    """The id that the client gave the command; (table, person, command) is unique."""
    hash: str | None = None
    """The hash of the game's state afterwards, for entries that change it."""
