"""What the HTTP part of the server takes and gives. The rest goes over the socket."""

from datetime import date
from typing import Annotated, Any, Literal

import msgspec

from skep.api import Story
from skep.bots.hints import Suggestion
from skep.bots.lookback import Analysis
from skep.engine.lessons import LessonStep
from skep.server.protocol import Name


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game: what a form needs to offer it."""

    name: str
    type: Literal["bool", "int", "choice", "text"]
    default: bool | int | str | None
    nullable: bool
    """May it be off (null)?"""
    minimum: int | None = None
    maximum: int | None = None
    """The greatest number, or the length of the longest text."""
    suggestion: int | None = None
    """What to begin with when it is switched on."""
    choices: tuple[str, ...] = ()
    alone: bool | None = None
    """Does it matter only to who plays alone (true), only to others (false), or always?"""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    rules_version: int
    rules: tuple[str, ...]
    turns: bool
    race: bool
    """Played against the clock, everybody at a screen of their own."""
    hidden_hands: bool
    """Does a seat see what others do not?"""
    usual_seats: int
    daily: bool
    """Is there a game of the day?"""
    prints: bool
    """Can a finished game be had on paper, as its players left it?"""
    lessons: tuple[str, ...]
    """The names of its lessons."""
    by_seat: tuple[str, ...]
    """The fields of its view that hold one value for each seat."""


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    writable: bool
    version: str


class Me(msgspec.Struct, frozen=True):
    """Who this browser is."""

    handle: str
    name: str | None


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for me."""

    name: Name


class MyPass(msgspec.Struct, frozen=True):
    """A pass to another device. The link is /move#<token>: what follows # stays in the browser."""

    token: str
    seconds: int
    """For so long it can be used, once."""


class UsePass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pass that was made elsewhere."""

    token: Annotated[str, msgspec.Meta(max_length=100)]


class ShownPass(msgspec.Struct, frozen=True):
    """What a pass would do."""

    name: str | None
    """Of whom it is for."""
    tables: int
    """How many tables they have."""
    left: int
    """How many tables this browser would not find again."""
    same: bool
    """This browser is that person already."""


class Whereabouts(msgspec.Struct, frozen=True):
    """Where others find this server."""

    addresses: tuple[str, ...]
    """Like http://192.168.1.20:8765; empty: nowhere that we know of."""
    here_only: bool
    """It was started for this machine alone."""
    let_in: bool
    """The local network is let in."""
    may_ask: bool
    """You may let it in, or no more."""


class MyScore(msgspec.Struct, frozen=True):
    """My place on the list of a day."""

    game: str
    date: str
    score: int


class MyTable(msgspec.Struct, frozen=True):
    """What I did at a table. A finished game is also at /api/tables/<id>/record."""

    id: str
    game: str
    status: Literal["open", "running", "over"]
    created_ms: int
    alone: bool
    """Nobody else ever sat or spoke there."""
    names: tuple[str, ...]
    """The names under which I sat there."""
    moves: tuple[str, ...]
    said: tuple[str, ...]
    seats: tuple[int, ...]
    """Where I sat when it was over and played myself, as far as that was kept."""
    winners: tuple[int, ...]
    """The seats that have won, as far as that was kept."""


class MyGame(msgspec.Struct, frozen=True):
    """A table at which I sit, or sat when it was over, in short: for the lobby."""

    id: str
    game: str
    status: Literal["open", "running", "over"]
    changed_ms: int
    names: tuple[str, ...]
    """The people there, me among them."""
    bots: int
    waits: bool
    """Is it my turn, or mine to start?"""
    scores: tuple[int, ...]
    """By seat, as far as I may know them; nothing before it began, and for finished games."""
    mine: tuple[int, ...]
    """My seats."""
    moves: int
    """How many were made so far."""
    daily: date | None
    """The day, when this is the game of a day."""
    lesson: str | None
    """The name of the lesson that is learnt there."""


class MyLevel(msgspec.Struct, frozen=True):
    """How I have done in one game against bots of one level."""

    game: str
    level: str
    games: int
    won: int
    drawn: int


class MyView(msgspec.Struct, frozen=True):
    """A table of mine as my seat sees it, at this sequence number."""

    seq: int
    view: Any


class MyData(msgspec.Struct, frozen=True):
    """Everything that is kept about me."""

    name: str | None
    scores: tuple[MyScore, ...]
    tables: tuple[MyTable, ...]


class ForgottenMe(msgspec.Struct, frozen=True):
    """What became of my tables."""

    deleted: int
    """Mine alone: gone."""
    unnamed: int
    """Those of others, too: I am in them without a name."""
    left: int
    """Damaged ones: nobody can open them, nor change them."""


class Opened(msgspec.Struct, frozen=True):
    """The new table; its page is /t/<id>."""

    id: str


class TableSummary(msgspec.Struct, frozen=True):
    """A public table in the lobby."""

    id: str
    game: str
    status: Literal["open", "running"]
    seats: int
    free: int
    names: tuple[str, ...]
    spectators: bool
    created_ms: int


class Frame(msgspec.Struct, frozen=True):
    """One position of a replay, as a spectator may see it, and what led to it."""

    seat: int | None
    move: str | None
    facts: tuple[Any, ...]
    view: Any


class Replay(msgspec.Struct, frozen=True):
    """A whole game to look back at."""

    game: str
    players: tuple[str, ...]
    options: dict[str, Any]
    rules_version: int
    differs: tuple[str, ...]
    """The rules that have changed since the version by which it was played."""
    frames: tuple[Frame, ...]
    over: bool
    commitment: str | None
    secret: str | None
    hints: tuple[tuple[int, int], ...] = ()
    """At a table: after how many moves somebody asked for a hint, and on which seat."""


class Told(msgspec.Struct, frozen=True):
    """How a game went, in short."""

    story: Story
    seconds: int
    """From the deal to the last move."""


class LookBack(msgspec.Struct, frozen=True):
    """How far the look back at a finished game is, and what it has found."""

    status: Literal["none", "waiting", "running", "done", "failed", "impossible"]
    """impossible: there is no estimate of anybody's chances in this game."""
    progress: float = 0.0
    """From 0 to 1."""
    analysis: Analysis | None = None


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a move of a finished game, in the place of whoever made it."""

    move: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    """Its number; the new game begins before it."""
    bot: Annotated[str, msgspec.Meta(max_length=60)]
    """Who plays on all other seats."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson of a game."""

    name: str
    steps: int
    """How many moves the learner makes."""


class LessonPlan(msgspec.Struct, frozen=True):
    """A lesson, step by step: what is asked for, what is said, what to point at."""

    game: str
    name: str
    learner: int
    """The seat of whoever learns."""
    steps: tuple[LessonStep, ...]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to be helped with, as plain data."""

    position: dict[str, Any]


class Hint(msgspec.Struct, frozen=True):
    """A move that still leads to a solution."""

    solvable: bool | None
    """False: a dead end, which is proved. None: it could not be found out in time."""
    move: str | None


class Solution(msgspec.Struct, frozen=True):
    """The moves that are missing."""

    solvable: bool | None
    """False: a dead end, which is proved. None: it could not be found out in time."""
    moves: tuple[str, ...]


class WhichSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of mine."""

    seat: int | None = None
    """It may be left out: then it is the one that acts."""


class TableHint(msgspec.Struct, frozen=True):
    """What would be best for a seat of mine, the best first."""

    seq: int
    """The line that the game was at: a later one makes this worthless."""
    seat: int
    alone: bool
    """Is the expected result in points?"""
    suggestions: tuple[Suggestion, ...]


class DailyScore(msgspec.Struct, frozen=True):
    """One person's best score of a day."""

    name: str
    score: int
    yours: bool


class DailyBot(msgspec.Struct, frozen=True):
    """What a bot made of the game of a day."""

    bot: str
    score: int


class DailyGame(msgspec.Struct, frozen=True):
    """The game of a day, and the best who have played it, the most points first."""

    game: str
    date: date
    options: dict[str, Any]
    """With which it is played."""
    about: dict[str, str | int]
    """What else there is to know of it, like its grade."""
    listed: bool
    """Are scores compared?"""
    scores: tuple[DailyScore, ...]


class Wonder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where would these ways to go on lead? Each is a few moves of one seat, as texts."""

    ways: Annotated[
        tuple[
            Annotated[
                tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=4)
            ],
            ...,
        ],
        msgspec.Meta(max_length=8),
    ]
    seat: int | None = None
    """Which of mine; it may be left out when there is only one."""


class Foreseen(msgspec.Struct, frozen=True):
    """The table after some moves, and what could follow; nothing where luck would decide."""

    view: Any
    legal: tuple[str, ...]
    outlook: Any = None
    """What the first of the moves may bring, where the game can say so."""


class Preview(msgspec.Struct, frozen=True):
    """An answer for each way, from the table as it is at this sequence number."""

    seq: int
    ways: tuple[Foreseen, ...]


class LabWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small study of variants."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: int
    bots: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=40)], ...],
        msgspec.Meta(min_length=1, max_length=12),
    ]
    """One for all seats, or one for each."""
    games: int
    """Of each variant."""
    vary: Annotated[
        dict[
            Annotated[str, msgspec.Meta(max_length=40)],
            Annotated[
                tuple[
                    bool | int | float | Annotated[str, msgspec.Meta(max_length=200)] | None, ...
                ],
                msgspec.Meta(max_length=40),
            ],
        ],
        msgspec.Meta(max_length=12),
    ] = {}
    """Options and their values: each with each is a variant."""
    seed: int = 1
    skill: bool = False
    """Play further games that tell luck from skill?"""


class LabOffer(msgspec.Struct, frozen=True):
    """What can be studied here."""

    bots: dict[str, tuple[str, ...]]
    """By game: those that may play."""
    skill: tuple[str, ...]
    """The games in which luck and skill can be told apart."""
    skill_every: int
    """On every so many-th deal that takes further games …"""
    skill_games: tuple[int, ...]
    """… so many, with one seat, with two, and so on."""
    games: int
    """At most, all together."""
    options: int
    """At most, that are varied."""
    values: tuple[int, int]
    """Of each: at least, at most."""
    seconds: int
    """Of computing time, at most."""
    kept_minutes: int
    """For so long what was found can be read."""
    reports: bool
    """Are there reports with plots?"""


class LabTable(msgspec.Struct, frozen=True):
    """A table in words."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    more: str


class LabTold(msgspec.Struct, frozen=True):
    """What was found, in words of one language."""

    headline: tuple[str, ...]
    tables: tuple[LabTable, ...]
    notes: tuple[str, ...]


class LabFound(msgspec.Struct, frozen=True):
    """What was found, and how to find it again."""

    told: dict[str, LabTold]
    """By language."""
    command: str
    """Finds the same on the command line."""
    larger: str
    """The same on the command line, with more games and a report."""


class LabState(msgspec.Struct, frozen=True):
    """What can be studied here, and how far my study is."""

    status: Literal["none", "waiting", "playing", "done", "failed"]
    offer: LabOffer | None
    """None: this server has no lab."""
    done: int = 0
    """Games that are played …"""
    all: int = 0
    """… of so many."""
    seconds: float = 0.0
    """For how long it has been played."""
    ahead: int = 0
    """So many studies of others come first."""
    found: LabFound | None = None
    report: Literal["none", "coming", "ready"] = "none"
