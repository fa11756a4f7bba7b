"""The shape that every game has.

A game is a set of functions over a state. `check` is the authority on what is allowed and
`legal` lists it; `apply` changes the state in place and trusts that the move was checked.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from skep.engine.abilities import NO_ABILITIES, Abilities
from skep.engine.chance import Chance
from skep.engine.choices import Choices, Run
from skep.engine.errors import RulesNotPlayed
from skep.engine.grammar import Grammar
from skep.engine.refusal import Refusal, because


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game: each game derives its own, with defaults and limits as types."""


class Meta(msgspec.Struct, frozen=True):
    """What is known of a game before anybody plays it."""

    id: str
    title: str
    rules_version: int
    """The version by which a new game is played."""
    seats: tuple[int, ...]
    """The seat counts it can be played with."""
    rules: tuple[str, ...]
    """All rule ids, in order."""
    options: type[Options] = Options
    turns: bool = True
    """False when several seats act at once, so that a move need not name the position it saw."""
    race: bool = False
    """Is it played against time, all at once? Then the table keeps the time."""
    hidden_hands: bool = True
    """Does a seat see anything that others do not? Then nobody may sit down there who has seen
    another's. True unless it is said otherwise: what is not declared is not shown around."""
    usual_seats: int = 3
    """How many play when nobody says otherwise."""
    alone: tuple[str, ...] = ()
    """Options that matter only to somebody who plays alone; the others then do not. Empty: all
    matter always."""
    earlier: dict[int, tuple[str, ...]] = {}
    """The earlier versions that are still played, so that a game goes on as it began and a record
    stays readable; and of each, the rules in which it differs from the newest. A version is
    retired by taking it out of here, together with its differences in the rules."""

    @property
    def versions(self) -> tuple[int, ...]:
        """All versions of the rules that are played, the newest last."""
        return (*sorted(self.earlier), self.rules_version)


class State(Protocol):
    """What the engine needs from a game's state."""

    seats: int

    def copy(self) -> Self:
        """An independent state, cheaply."""
        ...


class Fact(msgspec.Struct, frozen=True, gc=False, tag_field="fact"):
    """Something that happened, told to those who may know it. Each game derives its own.

    Facts, events and views hold no cycles, so the collector need not look at them (`gc=False`): a
    server keeps hundreds of thousands, and a game to be copied makes them with every move.
    """


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened: a fact for everybody, and fuller ones for some seats."""

    public: Fact | None
    private: dict[int, Fact] = {}

    def seen_by(self, seat: int | None) -> Fact | None:
        """What this seat (None: a spectator) is told of it."""
        if seat is not None and seat in self.private:
            return self.private[seat]
        return self.public


class Result(msgspec.Struct, frozen=True, gc=False):
    """How a game ended."""

    reason: str
    rule: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat, or a spectator (you = None), may know. Each game derives its own."""

    by_seat: ClassVar[tuple[str, ...]] = ()
    """The fields that hold one value for each seat: so a general board can put names to them."""

    you: int | None
    actors: tuple[int, ...]
    scores: tuple[int, ...]
    result: Result | None


class Deadline(msgspec.Struct, frozen=True, gc=False):
    """How long a live table waits in a state, and what the seats to act then do by themselves."""

    seconds: float
    moves: dict[int, Any]
    """Seat → its move."""


S = TypeVar("S", bound=State)
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Game(Generic[S, M]):
    """The functions of one game, side by side. `games/registry.py` lists them."""

    meta: Meta
    moves: Any
    """The closed union of move types, for decoding."""
    facts: Any
    """The closed union of fact types."""
    views: type[View]
    setup: Callable[..., tuple[S, list[Event]]]
    """`setup(seats, options, chance)`: a new game, and what happened while it was set up."""
    actors: Callable[[S], tuple[int, ...]]
    legal: Callable[[S, int], list[M]]
    check: Callable[[S, int, M], Refusal | None]
    apply: Callable[[S, int, M, Chance], list[Event]]
    result: Callable[[S], Result | None]
    scores: Callable[[S], tuple[int, ...]]
    view: Callable[[S, int | None], View]
    grammar: Grammar[M]
    """How moves are written; gives each its `__str__`."""
    plain: Callable[[S], msgspec.Struct]
    """The whole state as plain data, secrets included."""
    position: Callable[..., S]
    """`position(data)`: a state from plain data, the inverse of `plain`; BadPosition when it is
    nonsense."""
    imagine: Callable[..., S]
    """`imagine(view, chance)`: a state that could be the true one for somebody who knows only
    this view."""
    runs: Callable[[S, int], Sequence[Run[M]]] | None = None
    """The moves of `legal` in the same order, not made yet (`engine/choices.py`). None: whoever
    counts or draws makes them all; where lists are short or ready, that is as quick."""
    texts: Callable[[S, int], list[str]] | None = None
    """The legal moves that a screen may show, as texts; None: all of them. A race hides where
    tiles fit; and a game with hundreds of moves may have their texts ready."""
    wait_after: Callable[[S, M], int] | None = None
    """Seconds that a refused move costs its seat; the table keeps the time. None: nothing."""
    starts_race: Callable[[Sequence[Event]], bool] | None = None
    """Did this let everybody loose at once? Then the table counts down first."""
    deadline: Callable[[S], Deadline | None] | None = None
    """Does this state end by itself at a live table, when nobody acts for long enough? Only a race
    may have such states. Everywhere else time stands still, and the actors decide."""
    takes_back: Callable[[M], bool] | None = None
    """Is this a move that takes an earlier one back? Without them every game must come to its end:
    a table whose log is full refuses them. None: there are none."""
    abilities: Abilities = NO_ABILITIES
    """What it offers beside play."""

    def choices(self, state: S, seat: int) -> Choices[M]:
        """The moves of `legal`, made only as far as somebody looks at them."""
        if self.runs is None:
            return Choices(self, state, seat, (), self.legal(state, seat))
        return Choices(self, state, seat, self.runs(state, seat))

    def parse(self, text: str) -> M:
        """A move from its text; BadMove when it is none."""
        return self.grammar.parse(text)

    @property
    def package(self) -> str:
        """The package that the game lives in, with its rulebook."""
        return self.views.__module__.rpartition(".")[0]

    def at(self, version: int) -> "Game[S, M]":
        """The same game by this version of its rules; RulesNotPlayed when it is not played here.

        A state remembers the version it was made for. So only what makes states must be told: the
        `setup`, `position` and `imagine` of a game with earlier versions take a `version`.
        """
        meta = self.meta
        if version == meta.rules_version:
            return self
        if version not in meta.earlier:
            newer = version > meta.rules_version
            raise RulesNotPlayed(
                because(
                    "rules-newer" if newer else "rules-retired",
                    game=meta.title,
                    version=version,
                    played=", ".join(map(str, meta.versions)),
                )
            )
        earlier = {older: rules for older, rules in meta.earlier.items() if older < version}
        return replace(
            self,
            meta=msgspec.structs.replace(meta, rules_version=version, earlier=earlier),
            setup=partial(self.setup, version=version),
            position=partial(self.position, version=version),
            imagine=partial(self.imagine, version=version),
        )
