"""The state of a table: a pure fold over its log, and nothing else.

The same lines give the same state. It waits for nobody, tells nobody, writes nothing and knows no
clock. What a command would change is decided on it (`commands.py`) before it is committed.
"""

from typing import Any

import msgspec

from skep.api import read_options
from skep.engine.chance import RecordingChance, SecretChance
from skep.engine.game import Deadline, Event, Game
from skep.engine.lessons import LessonStep, lesson_of
from skep.engine.record import Entry
from skep.games.registry import game_by_id
from skep.server import log, protocol
from skep.server.log import Line
from skep.server.refusals import Denied
from skep.server.store.interface import Status, TableRow

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


class Change(msgspec.Struct, frozen=True, gc=False):
    """What a line changes in the game: the state after it, the luck left, and what happened."""

    state: Any
    chance: SecretChance
    events: list[Event]


class TableState:
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
        self.lesson: str | None = None
        """The lesson that is learnt here."""
        self.position: dict[str, Any] | None = None
        """Where the game begins, when that is not the set-up."""
        self.public = False
        self.spectators = True
        self.host = ""
        self.seats: list[Seat] = []
        self._seats_of: dict[str, tuple[int, ...]] = {}
        """The same by person: this is asked for whoever is told of a move."""
        self.game_state: Any = None
        self.actors: tuple[int, ...] = ()
        """The seats that may act now."""
        self.chance = SecretChance(row.secret)
        self.steps: list[Step] = []
        self.chat: list[protocol.Said] = []
        self.rematch: str | None = None
        self.undo: list[tuple[int, Any]] = []
        """Seat and earlier state of each move that may still be taken back."""
        self._answered: dict[str, dict[str, int]] = {}
        self.race = False
        """Is it a race? Then the table keeps the time."""
        self.held = False
        """A race that is stopped because all agreed."""
        self.votes: frozenset[int] = frozenset()
        """Seats that want the race held, or let go when it is held."""

    # ------------------------------------------------------------ asking

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that this person holds."""
        return self._seats_of.get(person, ())

    def undoable(self, person: str) -> tuple[int, ...]:
        """The seat whose last move this person may take back, if any."""
        if self.undo and self.status == "running" and not self.game.meta.race:
            seat = self.undo[-1][0]
            if self.seats[seat].person == person and self.seats[seat].bot is None:
                return (seat,)
        return ()

    def seat_at(self, number: int) -> Seat:
        """The seat with this number, or Denied."""
        if number >= len(self.seats):
            raise Denied("no-such-seat", seat=number)
        return self.seats[number]

    def seat_for(self, person: str, wanted: int | None) -> int:
        """The seat that this person may act for; a message may only choose among their own."""
        mine = self.seats_of(person)
        if not mine:
            raise Denied("not-seated")
        if wanted is None:
            return next((seat for seat in mine if seat in self.actors), mine[0])
        if wanted not in mine:
            raise Denied("not-your-seat", seat=wanted)
        return wanted

    def names(self, but: int | None = None) -> list[str]:
        """The names at this table, except that of one seat."""
        return [seat.name for i, seat in enumerate(self.seats) if seat.name and i != but]

    def answered(self, person: str, command: str) -> int | None:
        """The number of the line that this command of a person led to, if it did (idempotency)."""
        return self._answered.get(person, {}).get(command)

    def votes_after(self, vote: log.Voted) -> frozenset[int]:
        """The votes when these seats have voted, too."""
        if vote.on == self.held:
            return self.votes.difference(vote.seats)
        return self.votes.union(vote.seats)

    def may_watch(self, person: str) -> bool:
        """Players always; others while seats are open, or when spectators are welcome."""
        return self.spectators or self.status == "open" or bool(self.seats_of(person))

    def deadline(self) -> Deadline | None:
        """Does the game end this state by itself, when nobody acts for long enough?"""
        deadline = self.game.deadline
        if deadline is None or self.status != "running" or not self.race:
            return None
        return deadline(self.game_state)

    def standing(self) -> list[Entry]:
        """The moves so far, without those that were taken back."""
        entries: list[Entry] = []
        for step in self.steps[1:]:
            if step.undo:
                entries.pop()
            elif step.seat is not None and step.move is not None:
                entries.append(Entry(step.seat, step.move, step.draws))
        return entries

    def lesson_step(self) -> LessonStep | None:
        """What the lesson of this table asks for now; None: nothing, or nothing any more."""
        lesson = None if self.lesson is None else lesson_of(self.game, self.lesson)
        if lesson is None:
            return None
        return lesson.next([(entry.seat, entry.move) for entry in self.standing()])

    def just_let_loose(self) -> bool:
        """Did the last move let everybody loose at once?"""
        starts_race = self.game.starts_race
        if starts_race is None or not self.steps:
            return False
        return starts_race(self.steps[-1].events)

    # ------------------------------------------------------------ what a line would change

    def set_up(self) -> tuple[log.Started, Change]:
        """The game set up by the newest rules: the entry for the log, and the change."""
        change, draws = self._begun(self.game)
        return log.Started(self.game.meta.rules_version, draws), change

    def _begun(self, game: Game[Any, Any]) -> tuple[Change, tuple[str, ...]]:
        chance = self.chance.copy()
        recording = RecordingChance(chance)
        if self.position is not None:
            return Change(game.position(self.position), chance, []), ()
        options = read_options(game, self.options)
        state, events = game.setup(len(self.seats), options, recording)
        return Change(state, chance, events), recording.take()

    def moved(self, seat: int, move: Any) -> tuple[Change, tuple[str, ...]]:
        """The game after a move that the rules allow, and what was drawn."""
        chance = self.chance.copy()
        recording = RecordingChance(chance)
        state = self.game_state.copy()
        events = self.game.apply(state, seat, move, recording)
        return Change(state, chance, events), recording.take()

    def taken_back(self) -> Change:
        """The game before the last move that may be taken back."""
        return Change(self.undo[-1][1], self.chance, [])

    def _change(self, entry: log.GameEntry) -> Change:
        """The change that a line of an old log makes: its chance is drawn again."""
        if isinstance(entry, log.Undone):
            return self.taken_back()
        if isinstance(entry, log.Started):
            change, draws = self._begun(self.game)
        else:
            change, draws = self.moved(entry.seat, self.game.parse(entry.move))
        if draws != entry.draws:
            raise ValueError(f"table {self.id}: its chance does not repeat itself")
        return change

    # ------------------------------------------------------------ adopting

    def adopt(self, line: Line, change: Change | None = None) -> None:
        """Let a committed line take effect. Its change is worked out unless it is known."""
        if line.seq != self.seq + 1:
            raise ValueError(f"table {self.id}: line {line.seq} after {self.seq}")
        self.seq = line.seq
        if line.person is not None and line.command is not None:
            self._answered.setdefault(line.person, {})[line.command] = line.seq
        entry = line.entry
        if isinstance(entry, log.OfGame):
            self._adopt_game(line, entry, change)
        elif isinstance(entry, log.Said):
            self.chat.append(protocol.Said(line.seq, entry.name, entry.text, line.at_ms))
            del self.chat[:-KEPT_CHAT]
        elif isinstance(entry, log.Created):
            self._adopt_created(entry)
        elif isinstance(entry, log.Rematched):
            self.rematch = entry.table
        elif isinstance(entry, log.Voted):
            self.votes = self.votes_after(entry)
        elif isinstance(entry, log.Held):
            self.held = entry.on
            self.votes = frozenset()
        elif not isinstance(entry, log.Waited):
            self._adopt_seat(entry)

    def _adopt_created(self, entry: log.Created) -> None:
        self.game = game_by_id(entry.game)
        self.options = entry.options
        self.daily = entry.daily
        self.lesson = entry.lesson
        self.position = entry.position
        self.public = entry.public
        self.spectators = entry.spectators
        self.host = entry.host
        self.seats = [Seat() for _ in range(entry.seats)]
        self.race = self.game.meta.race and entry.seats > 1

    def _adopt_seat(self, entry: log.Seated | log.Left | log.BotSeated | log.BotRemoved) -> None:
        seat = self.seats[entry.seat]
        if self.undo and self.undo[-1][0] == entry.seat:
            self.undo.clear()  # whoever plays here now is not whoever moved
        self.votes -= {entry.seat}  # nor whoever voted
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

    def _adopt_game(self, line: Line, entry: log.GameEntry, change: Change | None) -> None:
        actors_before = self.actors
        if isinstance(entry, log.Started):
            # It goes on under the rules it began with, however new those of this server are.
            self.game = self.game.at(entry.rules_version)
        if change is None:
            change = self._change(entry)
        if isinstance(entry, log.Moved):
            if entry.draws:
                self.undo.clear()
            else:
                self._forget_undo_of_others(entry.seat)
                self.undo.append((entry.seat, self.game_state))
        elif isinstance(entry, log.Undone):
            self.undo.pop()
        self.game_state = change.state
        self.chance = change.chance
        self.game_seq = line.seq
        if not isinstance(entry, log.Started):
            for seat in actors_before:
                self.seats[seat].used_ms += entry.thought_ms
        self.status = "over" if self.game.result(self.game_state) is not None else "running"
        self.actors = self.game.actors(self.game_state) if self.status == "running" else ()
        self.steps.append(
            Step(
                line.seq,
                None if isinstance(entry, log.Started) else entry.seat,
                entry.move if isinstance(entry, log.Moved) else None,
                isinstance(entry, log.Undone),
                tuple(change.events),
                line.at_ms,
                () if isinstance(entry, log.Undone) else entry.draws,
            )
        )

    def _forget_undo_of_others(self, seat: int) -> None:
        # In a game where several act at once, one's move must not lock the others' undo away,
        # but a state before it can no longer be gone back to.
        if self.undo and self.undo[-1][0] != seat:
            self.undo.clear()

    def _count_seats(self) -> None:
        self._seats_of.clear()
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                self._seats_of[seat.person] = (*self.seats_of(seat.person), number)
