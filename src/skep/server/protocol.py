"""Every message between a browser and the server: two closed unions, typed.

`web/src/protocol.ts` is generated from this file and from the games' views and facts
(`scripts/make_protocol_ts.py`); a test fails when it is out of date.

A command carries an `id` that the client makes up: the same id again gets the first answer again.
Moves and views are the games' own: a move travels in its one text form, a view as it is encoded.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

from skep.server.log import BotPace

PROTOCOL = 2

MAX_FRAME = 8192
"""Bytes: a longer frame from a client is refused."""

TableId = Annotated[str, msgspec.Meta(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]+$")]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Handle = Annotated[str, msgspec.Meta(max_length=40)]
"""What others at a table know a person by."""


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages."""


# ---------------------------------------------------------------- from the browser


class Watch(Message, frozen=True, tag="watch"):
    """Tell me about this table from now on, and what I missed since this sequence number."""

    table: TableId
    since: int | None = None


class Unwatch(Message, frozen=True, tag="unwatch"):
    """Tell me no more about this table."""

    table: TableId


class Move(Message, frozen=True, tag="move"):
    """Make a move. `seq` is the number of the last update that it was made on."""

    table: TableId
    id: CommandId
    seq: int
    move: MoveText
    seat: SeatNumber | None = None
    """Which of my seats, for somebody who holds several; the server checks that it is mine."""


class Undo(Message, frozen=True, tag="undo"):
    """Take my last move back."""

    table: TableId
    id: CommandId
    seq: int


class AskHint(Message, frozen=True, tag="hint"):
    """I want to know what would be best for me now: all are told so. The answer comes by HTTP."""

    table: TableId
    id: CommandId
    seat: SeatNumber | None = None


class Sit(Message, frozen=True, tag="sit"):
    """Take an empty seat, or take my seat back from the bot that plays for me."""

    table: TableId
    id: CommandId
    seat: SeatNumber
    name: Name | None = None
    """The name at this seat, when several people share my screen."""


class Leave(Message, frozen=True, tag="leave"):
    """Give up a seat of mine."""

    table: TableId
    id: CommandId
    seat: SeatNumber


class HandOver(Message, frozen=True, tag="hand-over"):
    """Give a seat of mine to somebody who is here."""

    table: TableId
    id: CommandId
    seat: SeatNumber
    to: Handle
    """Of a person in the table's `people`."""


class SetBot(Message, frozen=True, tag="set-bot"):
    """Put a bot on an empty seat, or let it play for somebody who is gone."""

    table: TableId
    id: CommandId
    seat: SeatNumber
    bot: str


class RemoveBot(Message, frozen=True, tag="remove-bot"):
    """Take a bot off a seat, before the game starts."""

    table: TableId
    id: CommandId
    seat: SeatNumber


class Start(Message, frozen=True, tag="start"):
    """All seats are filled: begin."""

    table: TableId
    id: CommandId


class Rematch(Message, frozen=True, tag="rematch"):
    """The same people and options again, at a new table."""

    table: TableId
    id: CommandId


class Chat(Message, frozen=True, tag="chat"):
    """Say something at the table."""

    table: TableId
    id: CommandId
    text: ChatText


class Hold(Message, frozen=True, tag="hold"):
    """In a race: I want it held, or let go again. It happens when all who play agree."""

    table: TableId
    id: CommandId
    on: bool


class Admit(Message, frozen=True, tag="admit"):
    """As the host: let somebody take a free seat, though they have seen another hand."""

    table: TableId
    id: CommandId
    seat: SeatNumber
    to: Handle


class Remove(Message, frozen=True, tag="remove"):
    """As the host: send somebody away from this table, for good."""

    table: TableId
    id: CommandId
    to: Handle


class Mute(Message, frozen=True, tag="mute"):
    """As the host: let somebody say nothing more here, or let them speak again."""

    table: TableId
    id: CommandId
    to: Handle
    on: bool


class SetPace(Message, frozen=True, tag="pace"):
    """As the host: let the bots of this table take more time, or less."""

    table: TableId
    id: CommandId
    pace: BotPace


class Ping(Message, frozen=True, tag="ping"):
    """Still here."""


class Echo(Message, frozen=True, tag="echo"):
    """The answer to a probe, at once: so the server measures the lag itself."""

    number: int


Command = (
    Move
    | Undo
    | AskHint
    | Sit
    | Leave
    | HandOver
    | SetBot
    | RemoveBot
    | Start
    | Rematch
    | Chat
    | Hold
    | Admit
    | Remove
    | Mute
    | SetPace
)
FromBrowser = Watch | Unwatch | Ping | Echo | Command


# ---------------------------------------------------------------- from the server


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str | None
    """The level of the bot that plays here, also while it plays for a person who is gone."""
    online: bool
    yours: bool
    used_ms: int
    """How long this seat has been thinking in all."""
    handle: str | None
    """Of the person who sits here, whether they are here or not."""
    helped: tuple[str, ...]
    """The bots that have moved here for a person since the game began."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who is at the table now, seated or not."""

    handle: str
    name: str
    you: bool
    """Never for somebody who neither sits here nor has opened the table."""
    seated: bool
    muted: bool


class Said(msgspec.Struct, frozen=True, gc=False):
    """A line of the table's chat; or, with a key, something that the table itself says."""

    seq: int
    name: str
    text: str
    at_ms: int
    key: str | None = None
    args: dict[str, str | int] = {}


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as one person may know it."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "running", "over"]
    public: bool
    spectators: bool
    host: bool
    """Did you open this table?"""
    seats: tuple[SeatInfo, ...]
    people: tuple[Person, ...]
    """Whoever sits here and is here, and some of those who only watch."""
    watching: int
    """How many people only watch."""
    seq: int
    rules_version: int
    differs: tuple[str, ...]
    """The rules that have changed since the version by which this table is played."""
    commitment: str | None
    """The hash of the table's chance secret, from the start of the game."""
    secret: str | None
    """The secret itself, when the game is over."""
    rematch: str | None
    """The table where they play again."""
    daily: str | None
    """The day, when this is the game of a day."""
    bots: tuple[str, ...]
    """The bots that may be put on a seat now."""
    bots_may_step_in: bool
    """May a bot play for somebody who sits here?"""
    closed: bool
    """Has whoever runs the server closed it? Then nothing happens here any more."""
    lesson: str | None
    """The name of the lesson that is learnt here."""
    pace: BotPace
    """How fast the bots are, where there are turns."""
    hints: str | None
    """Why nobody gets a hint here, as the key of a message; None: whoever acts may ask for one."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message of every connection."""

    protocol: int
    person: str
    """Your handle."""
    name: str


class Table(Message, frozen=True, tag="table"):
    """The table changed: seats, people, status. The game did not."""

    info: TableInfo


class Happened(msgspec.Struct, frozen=True, gc=False):
    """One step of the game, as far as you may know it."""

    seq: int
    seat: int | None
    move: str | None
    """The move in its text form; None where you may not know it, and for the start."""
    undo: bool
    facts: tuple[Any, ...]
    at_ms: int


class Clock(msgspec.Struct, frozen=True, gc=False):
    """The time of a race, as of now."""

    starts_in_ms: int | None
    waits_ms: dict[str, int]
    """Seats that have to wait after a refusal, and how long still."""
    held: bool
    votes: tuple[int, ...]
    """Seats that want it held, or let go when it is held."""
    lag_ms: dict[str, int]
    """How long a message takes to each seat and back, as the server measured it."""
    lapses_in_ms: int | None = None
    """When the table goes on by itself, whoever has not acted by then; None: it waits."""


class Update(Message, frozen=True, tag="update"):
    """The game went on. After `watch`, `steps` holds what was missed."""

    table: str
    seq: int
    steps: tuple[Happened, ...]
    view: Any
    legal: dict[str, tuple[str, ...]]
    """For each of your seats that may act: its legal moves as texts."""
    undo: tuple[int, ...]
    """Those of your seats that may take their last move back."""
    info: TableInfo | None = None
    """Sent along after `watch` and when the table changed with the move."""
    chat: tuple[Said, ...] | None = None
    """Sent along after `watch`."""
    clock: Clock | None = None
    """In a race."""


class Timed(Message, frozen=True, tag="timed"):
    """In a race, the time changed and nothing else."""

    table: str
    clock: Clock


class Chatted(Message, frozen=True, tag="chatted"):
    """Somebody said something."""

    table: str
    line: Said


class Done(Message, frozen=True, tag="done"):
    """Your command is committed; the log has it under this number."""

    table: str
    id: str
    seq: int


class Refused(Message, frozen=True, tag="refused"):
    """Your command was refused and changed nothing; `rule` names the rule of the game."""

    table: str
    id: str
    key: str
    args: dict[str, str | int]
    rule: str | None = None
    seq: int | None = None
    late_ms: int | None = None
    """In a race: by how much somebody else was faster."""
    wait_ms: int | None = None
    """In a race: how long you have to wait now."""


class Fault(Message, frozen=True, tag="fault"):
    """A frame that was no command at all, or a table that is not there."""

    key: str
    args: dict[str, str | int] = {}
    table: str | None = None


class Pong(Message, frozen=True, tag="pong"):
    """Still here, too."""


class Probe(Message, frozen=True, tag="probe"):
    """Echo this at once."""

    number: int


class Storage(Message, frozen=True, tag="storage"):
    """Can the server write? While it cannot, nothing is accepted."""

    paused: bool
    read_only: bool = False
    """Paused by whoever runs the server, for maintenance."""


FromServer = (
    Welcome | Table | Update | Timed | Chatted | Done | Refused | Fault | Pong | Probe | Storage
)

encode: Callable[[FromServer], bytes] = msgspec.json.Encoder().encode
"""A message as it goes over the wire."""
