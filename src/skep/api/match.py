"""A match: one game being played, through the public API."""

from typing import Any, Generic, TypeVar, cast

import msgspec

from skep.engine import record as records
from skep.engine.chance import Chance, RecordingChance, SeededChance
from skep.engine.choices import Choices
from skep.engine.errors import BadMove, BadSeat
from skep.engine.game import Event, Game, Options, Result, View
from skep.engine.record import Entry, Record
from skep.engine.refusal import IllegalMove, Refusal

V = TypeVar("V", bound=View)
M = TypeVar("M")


class Made(msgspec.Struct, frozen=True, gc=False):
    """A move as it was made: an entry of the record that has no text yet.

    It can be part of no circle, so the collector of garbage need not look at the thousands of them
    that a long match keeps.
    """

    seat: int
    move: Any
    draws: tuple[str, ...]


class Match(Generic[V, M]):
    """One game being played: the state, who may act, and what happened so far."""

    __slots__ = (
        "_chance",
        "_fresh_luck",
        "_log",
        "_offered",
        "_recording",
        "begin",
        "game",
        "is_position",
        "seed",
        "start_draws",
        "state",
    )

    def __init__(
        self,
        game: Game[Any, Any],
        state: Any,
        chance: Chance,
        *,
        begin: Any,
        seed: int | None = None,
        fresh_luck: bool = False,
    ) -> None:
        self.game = game
        self.state = state
        self.begin = begin
        self.seed = seed
        self.is_position = True
        """Did it begin in a given position, not with the set-up?"""
        self.start_draws: tuple[str, ...] = ()
        self._chance = chance
        self._fresh_luck = fresh_luck
        """Will the next draw come from elsewhere than the seed?"""
        self._recording = RecordingChance(chance)
        self._log: list[Entry | Made] = []
        self._offered: dict[int, tuple[M, ...] | Choices[M]] = {}
        """By seat, what it was offered last in this position."""

    @classmethod
    def start(
        cls,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        chance: Chance,
        *,
        seed: int | None = None,
    ) -> "Match[V, M]":
        """Set a game up with this source of chance."""
        recording = RecordingChance(chance)
        state, _ = game.setup(seats, options, recording)
        match = cls(game, state, chance, begin=state.copy(), seed=seed)
        match.is_position = False
        match.start_draws = recording.take()
        return match

    @classmethod
    def at(cls, game: Game[Any, Any], data: Any, seed: int) -> "Match[V, M]":
        """Begin in a position, given as plain data."""
        state = game.position(data)
        return cls(game, state, SeededChance(seed), begin=state.copy(), seed=seed)

    @property
    def id(self) -> str:
        """The id of the game."""
        return self.game.meta.id

    @property
    def seats(self) -> int:
        """How many play."""
        seats: int = self.state.seats
        return seats

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over."""
        return self.game.actors(self.state)

    def legal(self, seat: int) -> list[M]:
        """All moves that this seat may make now, in a stable order."""
        self._check_seat(seat)
        moves: list[M] = self.game.legal(self.state, seat)
        self._offered[seat] = tuple(moves)
        return moves

    def choices(self, seat: int) -> Choices[M]:
        """The same moves in the same order, made only as far as you look at them: for counting
        them, drawing one, or asking for one kind. With the next move they are out of date.

        >>> from skep import new
        >>> choices = new("butine", seats=2, seed=7).choices(0)
        >>> len(choices), str(choices[10])
        (54, 'place R0@2,-1')
        """
        self._check_seat(seat)
        choices: Choices[M] = self.game.choices(self.state, seat)
        self._offered[seat] = choices
        return choices

    def check(self, seat: int, move: M | str) -> Refusal | None:
        """None when the rules allow the move (a value or its text), else the rule it breaks."""
        self._check_seat(seat)
        return self.game.check(self.state, seat, self._move(move))

    def apply(self, seat: int, move: M | str) -> list[Event]:
        """Make a move; answers with what happened. IllegalMove when the rules forbid it."""
        made = self._one_of_ours(seat, move)
        if made is None:
            made = self._allowed(seat, move)
        if self._fresh_luck:
            self.seed = None  # it would promise draws that this move does not make
        self._offered.clear()
        recording = self._recording
        events = self.game.apply(self.state, seat, made, recording)
        self._log.append(Made(seat, made, recording.take() if recording.outcomes else ()))
        return events

    def step(self, entry: Entry) -> list[Event]:
        """Play one entry of a record: its move, with the luck that it tells."""
        self._offered.clear()
        events = records.step(self.game, self.state, entry)
        self._log.append(entry)
        return events

    def rewind(self, moves: int) -> None:
        """Go back to the position after this many moves.

        Only over moves that drew nothing: luck is not drawn twice, and what it has shown is known.
        """
        kept, gone = self.log[:moves], self.log[moves:]
        if moves < 0 or any(entry.draws for entry in gone):
            raise BadMove(f"cannot go back to {moves} moves: something was drawn after them")
        state = self.begin.copy()
        for entry in kept:
            records.step(self.game, state, entry)
        self.state, self._log = state, list(kept)
        self._offered.clear()

    def view(self, seat: int | None = None) -> V:
        """What this seat (None: a spectator) may see."""
        if seat is not None:
            self._check_seat(seat)
        view: Any = self.game.view(self.state, seat)
        seen: V = view
        return seen

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        return self.game.result(self.state)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.result is not None

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat so far."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on."""
        result = self.result
        return result.winners if result else ()

    @property
    def reason(self) -> str | None:
        """Why it ended, as a key like "all-passed"; None while the game goes on."""
        result = self.result
        return result.reason if result else None

    @property
    def log(self) -> tuple[Entry, ...]:
        """The moves so far."""
        for number in range(len(self._log) - 1, -1, -1):
            made = self._log[number]
            if isinstance(made, Entry):
                break  # and so are all before it
            self._log[number] = Entry(made.seat, str(made.move), made.draws)
        return cast("tuple[Entry, ...]", tuple(self._log))

    def copy(self) -> "Match[V, M]":
        """An independent match in the same position, with the same luck ahead of it."""
        twin: Match[V, M] = Match.__new__(Match)
        twin.game = self.game
        twin.state = self.state.copy()
        twin.begin = self.begin
        twin.seed = self.seed
        twin.is_position = self.is_position
        twin.start_draws = self.start_draws
        twin._chance = self._chance.copy()
        twin._fresh_luck = self._fresh_luck
        twin._recording = RecordingChance(twin._chance)
        twin._log = self._log[:]
        twin._offered = {
            seat: offer if isinstance(offer, tuple) else offer.given
            for seat, offer in self._offered.items()
        }
        return twin

    def hash(self) -> str:
        """A fingerprint of the whole position: equal positions have equal hashes."""
        return records.state_hash(self.game, self.state)

    def record(self) -> str:
        """The game so far as readable text, which `skep.replay` reads back."""
        options = self.state.options
        return records.write(
            Record(
                game=self.id,
                rules_version=self.game.meta.rules_version,
                seats=self.seats,
                options=msgspec.to_builtins(options),
                entries=self.log,
                start=self.start_draws,
                position=msgspec.to_builtins(self.game.plain(self.begin))
                if self.is_position
                else None,
                seed=self.seed,
                result=self.result,
                hash=self.hash(),
            )
        )

    def _one_of_ours(self, seat: int, move: M | str) -> M | None:
        """The move that `legal` or `choices` has just offered to this seat, if it is one of those.

        Such a one need not be checked again; that would cost as much as the rules themselves. One
        that somebody else made, and that is equal to it, may have fields of other types: so it is
        our own that is made.
        """
        if seat.__class__ is not int:
            return None
        offered = self._offered.get(seat, ())
        if not isinstance(offered, tuple):
            offered = offered.given
        for ours in offered:  # who chooses among them hands the very same one back
            if ours is move:
                return ours
        return offered[offered.index(move)] if move in offered else None

    def _allowed(self, seat: int, move: M | str) -> M:
        """The move, if the rules allow it."""
        self._check_seat(seat)
        made: M = self._move(move)
        refusal = self.game.check(self.state, seat, made)
        if refusal is not None:
            raise IllegalMove(refusal)
        return made

    def _check_seat(self, seat: Any) -> None:
        if seat.__class__ is int and 0 <= seat < self.state.seats:
            return  # as always; the rest is for those who bring an integer of their own kind
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeat(f"there is no seat {seat!r}; seats: 0 to {self.seats - 1}")

    def _move(self, move: Any) -> Any:
        if isinstance(move, str):
            return self.game.parse(move)
        if not isinstance(move, self.game.moves):
            raise BadMove(f"{move!r} is not a move of {self.id}")
        try:  # Python lets anybody build a move with fields of the wrong type
            return msgspec.convert(msgspec.to_builtins(move), self.game.moves)
        except (msgspec.ValidationError, TypeError) as error:
            raise BadMove(f"{move!r} is not a move of {self.id}: {error}") from None


AnyMatch = Match[Any, Any]
"""A match of whatever game."""
