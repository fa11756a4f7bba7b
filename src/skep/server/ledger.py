"""What the log of a table says: who sits where, how the game stands, what was said.

A fold over committed lines and nothing else: the same lines, the same ledger. It waits for
nobody, tells nobody and writes nothing; that is the table's part.
"""

from typing import Any

import msgspec

from skep.api import read_options
from skep.engine.chance import RecordingChance, SecretChance
from skep.engine.game import Event, Game
from skep.games.registry import game_by_id
from skep.server import log, protocol
from skep.server.log import Line
from skep.server.race import Race
from skep.server.store import Status, TableRow

KEPT_CHAT = 200


class Seat:
    """Who sits on a seat. A person and a bot: the bot plays while the person is gone."""

    __slots__ = ("bot", "name", "person", "used_ms")

    def __init__(self) -> None:
        self.person: str | None = None
        self.name = ""
        self.bot: str | None = None
        self.used_ms = 0

    @property
    def filled(self) -> bool:
        """Is anybody here to play?"""
        return self.person is not None or self.bot is not None


class Step(msgspec.Struct, frozen=True, gc=False):
    """One step of the game with everything that happened in it."""

    seq: int
    seat: int | None
    move: str | None
    undo: bool
    events: tuple[Event, ...]
    at_ms: int
    draws: tuple[str, ...] = ()


class Prepared(msgspec.Struct, frozen=True, gc=False):
    """What a committed line will change in the game, computed before the commit."""

    state: Any
    chance: SecretChance
    events: list[Event]


class Ledger:
    """Everything about a table that its log decides."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.id = row.id
        self.seq = 0
        self.game_seq = 0
        """The number of the last line that changed the game: an older one is stale."""
        self.status: Status = "open"
        self.game: Game[Any, Any]
        self.options: dict[str, Any] = {}
        self.daily: str | None = None
        """The day whose luck this table has."""
        self.public = False
        self.spectators = True
        self.host = ""
        self.seats: list[Seat] = []
        self._seats_of: dict[str, tuple[int, ...]] = {}
        """The same by person: this is asked for whoever is told of a move."""
        self.state: Any = None
        self.chance = SecretChance(row.secret)
        self.steps: list[Step] = []
        self.chat: list[protocol.Said] = []
        self.rematch: str | None = None
        self._undo: list[tuple[int, Any]] = []
        """Seat and earlier state of each move that may still be taken back."""
        self._thinking_since = 0
        self.race: Race | None = None
        """The time of a race; None for games that are not played against it."""

    # ------------------------------------------------------------ asking

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.game.actors(self.state) if self.status == "running" else ()

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that this person holds."""
        return self._seats_of.get(person, ())

    def undoable(self, person: str) -> tuple[int, ...]:
        """The seat whose last move this person may take back, if any."""
        if self._undo and self.status == "running" and not self.game.meta.race:
            seat = self._undo[-1][0]
            if self.seats[seat].person == person and self.seats[seat].bot is None:
                return (seat,)
        return ()

    # ------------------------------------------------------------ adopting

    def adopt(self, line: Line, prepared: Prepared | None = None) -> None:
        """Let a committed line take effect."""
        if line.seq != self.seq + 1:
            raise ValueError(f"table {self.id}: line {line.seq} after {self.seq}")
        self.seq = line.seq
        entry = line.entry
        if isinstance(entry, log.Moved | log.Undone | log.Started):
            self._adopt_game(line, entry, prepared)
        elif isinstance(entry, log.Said):
            self.chat.append(protocol.Said(line.seq, entry.name, entry.text, line.at_ms))
            del self.chat[:-KEPT_CHAT]
        elif isinstance(entry, log.Created):
            self._adopt_created(entry)
        elif isinstance(entry, log.Rematched):
            self.rematch = entry.table
        elif isinstance(entry, log.Held):
            if self.race is not None:
                self.race.hold(entry.on)
        elif not isinstance(entry, log.Waited):
            self._adopt_seat(entry)

    def _adopt_created(self, entry: log.Created) -> None:
        self.game = game_by_id(entry.game)
        self.options = entry.options
        self.daily = entry.daily
        self.public = entry.public
        self.spectators = entry.spectators
        self.host = entry.host
        self.seats = [Seat() for _ in range(entry.seats)]
        if self.game.meta.race and entry.seats > 1:
            self.race = Race()

    def _adopt_seat(self, entry: log.Seated | log.Left | log.BotSeated | log.BotRemoved) -> None:
        seat = self.seats[entry.seat]
        if self._undo and self._undo[-1][0] == entry.seat:
            self._undo.clear()  # whoever plays here now is not whoever moved
        if self.race is not None:
            self.race.votes.discard(entry.seat)  # nor whoever voted
        if isinstance(entry, log.Seated):
            seat.person = entry.person
            seat.name = entry.name
            seat.bot = None
            self._count_seats()
        elif isinstance(entry, log.BotSeated):
            seat.bot = entry.bot
        elif isinstance(entry, log.BotRemoved):
            seat.bot = None
        else:
            seat.person = None
            seat.name = ""
            self._count_seats()

    def _adopt_game(
        self,
        line: Line,
        entry: log.Moved | log.Undone | log.Started,
        prepared: Prepared | None,
    ) -> None:
        actors_before = self.actors
        if isinstance(entry, log.Started):
            # It goes on under the rules it began with, however new those of this server are.
            self.game = self.game.at(entry.rules_version)
        if prepared is None:
            prepared = self._prepare(entry)
        if isinstance(entry, log.Moved):
            if entry.draws:
                self._undo.clear()
            else:
                self._forget_undo_of_others(entry.seat)
                self._undo.append((entry.seat, self.state))
        elif isinstance(entry, log.Undone):
            self._undo.pop()
        self.state = prepared.state
        self.chance = prepared.chance
        self.game_seq = line.seq
        if not isinstance(entry, log.Started):
            for seat in actors_before:
                self.seats[seat].used_ms += entry.thought_ms
        self._thinking_since = line.at_ms
        self.status = "over" if self.game.result(self.state) is not None else "running"
        self.steps.append(
            Step(
                line.seq,
                None if isinstance(entry, log.Started) else entry.seat,
                entry.move if isinstance(entry, log.Moved) else None,
                isinstance(entry, log.Undone),
                tuple(prepared.events),
                line.at_ms,
                () if isinstance(entry, log.Undone) else entry.draws,
            )
        )

    def _forget_undo_of_others(self, seat: int) -> None:
        # In a game where several act at once, one's move must not lock the others' undo away,
        # but a state before it can no longer be gone back to.
        if self._undo and self._undo[-1][0] != seat:
            self._undo.clear()

    def _prepare(self, entry: log.Moved | log.Undone | log.Started) -> Prepared:
        """The game after an entry that the log holds already, or is about to hold."""
        if isinstance(entry, log.Undone):
            return Prepared(self._undo[-1][1], self.chance, [])
        chance = self.chance.copy()
        recording = RecordingChance(chance)
        if isinstance(entry, log.Started):
            options = read_options(self.game, self.options)
            state, events = self.game.setup(len(self.seats), options, recording)
        else:
            state = self.state.copy()
            move = self.game.parse(entry.move)
            events = self.game.apply(state, entry.seat, move, recording)
        if recording.take() != entry.draws:
            raise ValueError(f"table {self.id}: its chance does not repeat itself")
        return Prepared(state, chance, events)

    def _count_seats(self) -> None:
        self._seats_of.clear()
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                self._seats_of[seat.person] = (*self.seats_of(seat.person), number)
