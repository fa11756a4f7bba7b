"""The public Python API: `import skep`. Documented, typed and kept stable."""

from typing import Any, Generic, Literal, TypeVar, overload

import msgspec

from skep.engine import record as records
from skep.engine.chance import Chance, RecordingChance, SecretChance, SeededChance
from skep.engine.errors import BadMove, BadOption, BadRecord, BadSeat, BadSeats, SkepError
from skep.engine.game import Event, Game, Options, Result, View
from skep.engine.record import Entry, Record
from skep.engine.refusal import IllegalMove, Refusal, because
from skep.games import bee_busy, butine, la_ruche, waggle_dance
from skep.games.registry import GAMES, game_by_id

V = TypeVar("V", bound=View)
M = TypeVar("M")


def games() -> list[str]:
    """The ids of all games, in a fixed order."""
    return list(GAMES)


@overload
def new(
    game: Literal["butine"],
    *,
    seats: int = ...,
    seed: int | None = ...,
    options: dict[str, Any] | None = ...,
) -> "Match[butine.View, butine.Move]": ...


@overload
def new(
    game: Literal["waggle-dance"],
    *,
    seats: int = ...,
    seed: int | None = ...,
    options: dict[str, Any] | None = ...,
) -> "Match[waggle_dance.View, waggle_dance.Move]": ...


@overload
def new(
    game: Literal["la-ruche"],
    *,
    seats: int = ...,
    seed: int | None = ...,
    options: dict[str, Any] | None = ...,
) -> "Match[la_ruche.View, la_ruche.Move]": ...


@overload
def new(
    game: Literal["bee-busy"],
    *,
    seats: int = ...,
    seed: int | None = ...,
    options: dict[str, Any] | None = ...,
) -> "Match[bee_busy.View, bee_busy.Move]": ...


@overload
def new(
    game: str,
    *,
    seats: int = ...,
    seed: int | None = ...,
    options: dict[str, Any] | None = ...,
) -> "AnyMatch": ...


def new(
    game: str,
    *,
    seats: int = 2,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
) -> "AnyMatch":
    """Start a game. The same seed and the same moves give the same game; no seed: a random one.

    >>> match = new("butine", seats=3, seed=7, options={"quick": True})
    >>> match.scores
    (0, 0, 0)
    """
    rules = game_by_id(game)
    check_seats(rules, seats)
    chosen = read_options(rules, {} if options is None else options)
    seed = _seed(seed)
    return Match.start(rules, seats, chosen, SeededChance(seed), seed=seed)


@overload
def parse_move(game: Literal["butine"], text: str) -> butine.Move: ...


@overload
def parse_move(game: Literal["waggle-dance"], text: str) -> waggle_dance.Move: ...


@overload
def parse_move(game: Literal["la-ruche"], text: str) -> la_ruche.Move: ...


@overload
def parse_move(game: Literal["bee-busy"], text: str) -> bee_busy.Move: ...


@overload
def parse_move(game: str, text: str) -> Any: ...


def parse_move(game: str, text: str) -> Any:
    """A move from its text form.

    >>> parse_move("butine", "gather WYR 0-3-5").card
    'WYR'
    """
    if not isinstance(text, str):
        raise BadMove(f"a move's text form is a string, not {text!r}")
    return game_by_id(game).parse(text)


@overload
def position(
    game: Literal["butine"], data: dict[str, Any], *, seed: int | None = ...
) -> "Match[butine.View, butine.Move]": ...


@overload
def position(
    game: Literal["waggle-dance"], data: dict[str, Any], *, seed: int | None = ...
) -> "Match[waggle_dance.View, waggle_dance.Move]": ...


@overload
def position(
    game: Literal["la-ruche"], data: dict[str, Any], *, seed: int | None = ...
) -> "Match[la_ruche.View, la_ruche.Move]": ...


@overload
def position(
    game: Literal["bee-busy"], data: dict[str, Any], *, seed: int | None = ...
) -> "Match[bee_busy.View, bee_busy.Move]": ...


@overload
def position(game: str, data: dict[str, Any], *, seed: int | None = ...) -> "AnyMatch": ...


def position(game: str, data: dict[str, Any], *, seed: int | None = None) -> "AnyMatch":
    """A match that begins in any legal position, from plain data.

    >>> match = position("la-ruche", {"phase": "solo", "hands": [["123456", "123465"]]})
    >>> match.actors
    (0,)
    """
    return Match.at(game_by_id(game), data, _seed(seed))


def replay(text: str) -> "AnyMatch":
    """The match that a text record tells, checked move by move up to its claimed end.

    >>> match = new("bee-busy", seats=1, seed=3)
    >>> replay(match.record()).hash() == match.hash()
    True
    """
    record = records.read(text)
    match = begin_again(record)
    for entry in record.entries:
        match.step(entry)
    records.check_end(match.game, match.state, record)
    return match


def begin_again(record: Record) -> "AnyMatch":
    """The match in which a record begins, before its first move."""
    try:
        rules = rules_of(record)
        check_seats(rules, record.seats)
        options = read_options(rules, record.options)
        state = records.start_of(rules, record, options)
    except SkepError as error:
        raise BadRecord(error.reason or str(error)) from None
    # The rest of a game that is taken up again needs fresh luck, not the luck it began with.
    chance = SeededChance(_fresh_seed())
    match: AnyMatch = Match(rules, state, chance, begin=state.copy(), seed=record.seed)
    match._fresh_luck = True
    match.is_position = record.position is not None
    match.start_draws = record.start
    return match


def rules_of(record: Record) -> Game[Any, Any]:
    """The game that a record is of, by the version of the rules it was played by."""
    return game_by_id(record.game).at(record.rules_version)


def verify(text: str) -> Record:
    """Check a record: every move against the rules, and the luck against its revealed source.

    >>> verify(new("butine", seats=2, seed=7).record()).seed
    7
    >>> verify("skep record 1")
    Traceback (most recent call last):
    skep.engine.errors.BadRecord: the record is incomplete or damaged: no line 'game'
    """
    record = records.read(text)
    replay(text)
    chance: Chance
    if record.secret is not None:
        try:
            secret = SecretChance(bytes.fromhex(record.secret))
        except ValueError as error:
            raise BadRecord(f"the secret cannot be read: {error}") from None
        if secret.commitment != record.commitment:
            raise BadRecord("the secret is not the one that was promised at the start")
        chance = secret
    elif record.seed is not None:
        chance = SeededChance(record.seed)
    else:
        return record
    try:
        drawn = draws_from(chance, record)
    except BadRecord:
        drawn = []  # with other luck, the moves of the record are not even possible
    if drawn != [record.start, *(entry.draws for entry in record.entries)]:
        raise BadRecord("the draws are not the ones that the revealed source of chance gives")
    return record


def draws_from(chance: Chance, record: Record) -> list[tuple[str, ...]]:
    """What a source of chance would have drawn at the start and at each move of a record."""
    rules = rules_of(record)
    recording = RecordingChance(chance)
    if record.position is None:
        state, _ = rules.setup(record.seats, read_options(rules, record.options), recording)
    else:
        state = rules.position(record.position)
    draws = [recording.take()]
    for entry in record.entries:
        records.step(rules, state, entry, recording)
        draws.append(recording.take())
    return draws


def _fresh_seed() -> int:
    from secrets import randbits  # loaded late: `import skep` shall be quick

    return randbits(53)


def _seed(seed: Any) -> int:
    if seed is None:
        return _fresh_seed()
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadOption(f"a seed is a whole number, not {seed!r}")
    return seed


def check_seats(game: Game[Any, Any], seats: int) -> None:
    """BadSeats when the game cannot be played by so many."""
    if type(seats) is not int or seats not in game.meta.seats:
        allowed = ", ".join(map(str, game.meta.seats))
        asked = because("error-bad-seats", game=game.meta.id, seats=repr(seats), allowed=allowed)
        raise BadSeats(asked)


def read_options(game: Game[Any, Any], given: dict[str, Any]) -> Options:
    """The typed options of a game; BadOption names a wrong one and what is allowed."""
    known = game.meta.options.__struct_fields__
    if not isinstance(given, dict):
        raise BadOption(f"options are a dictionary of names and values, not {given!r}")
    for name in given:
        if name not in known:
            allowed = ", ".join(known) or "–"
            raise BadOption(
                because("error-no-option", game=game.meta.id, option=str(name), options=allowed)
            )
    try:
        return msgspec.convert(given, game.meta.options)
    except msgspec.ValidationError as error:
        if "$." not in str(error):  # the game's own check, which names the option itself
            raise BadOption(f"{game.meta.id}: {error}") from None
        wrong = str(error).rpartition("$.")[2].rstrip("`")
        value, why = repr(given.get(wrong)), str(error).partition(" - at ")[0]
        raise BadOption(
            because("error-bad-option", game=game.meta.id, option=wrong, value=value, why=why)
        ) from None


class Match(Generic[V, M]):
    """One game being played: the state, who may act, and what happened so far."""

    __slots__ = (
        "_chance",
        "_fresh_luck",
        "_log",
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
    ) -> None:
        self.game = game
        self.state = state
        self.begin = begin
        self.seed = seed
        self.is_position = True
        """Did it begin in a given position, not with the set-up?"""
        self.start_draws: tuple[str, ...] = ()
        self._chance = chance
        self._fresh_luck = False
        """Will the next draw come from elsewhere than the seed?"""
        self._recording = RecordingChance(chance)
        self._log: list[Entry] = []

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
        return self.game.legal(self.state, seat)

    def check(self, seat: int, move: M | str) -> Refusal | None:
        """None when the rules allow the move (a value or its text), else the rule it breaks."""
        self._check_seat(seat)
        return self.game.check(self.state, seat, self._move(move))

    def apply(self, seat: int, move: M | str) -> list[Event]:
        """Make a move; answers with what happened. IllegalMove when the rules forbid it."""
        self._check_seat(seat)
        made = self._move(move)
        refusal = self.game.check(self.state, seat, made)
        if refusal is not None:
            raise IllegalMove(refusal)
        if self._fresh_luck:
            self.seed = None  # it would promise draws that this move does not make
        events = self.game.apply(self.state, seat, made, self._recording)
        self._log.append(Entry(seat, str(made), self._recording.take()))
        return events

    def step(self, entry: Entry) -> list[Event]:
        """Play one entry of a record: its move, with the luck that it tells."""
        events = records.step(self.game, self.state, entry)
        self._log.append(entry)
        return events

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
        return tuple(self._log)

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
                entries=tuple(self._log),
                start=self.start_draws,
                position=msgspec.to_builtins(self.game.plain(self.begin))
                if self.is_position
                else None,
                seed=self.seed,
                result=self.result,
                hash=self.hash(),
            )
        )

    def _check_seat(self, seat: Any) -> None:
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
