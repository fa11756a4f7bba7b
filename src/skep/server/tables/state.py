"""The state of a table: a pure fold over its log, and nothing else.

The same lines give the same state. It waits for nobody, tells nobody, writes nothing and knows no
clock. What a command would change is decided on it (`commands.py`) before it is committed.
"""

from typing import Any

import msgspec

from skep.api import read_options
from skep.bots.hints import gives_hints
from skep.engine.chance import RecordedChance, RecordingChance, SecretChance
from skep.engine.game import Deadline, Event, Game
from skep.engine.lessons import LessonStep, lesson_of
from skep.engine.record import Entry
from skep.engine.undo import note_move
from skep.games.registry import game_by_id
from skep.server import log, protocol
from skep.server.log import Line
from skep.server.refusals import Denied
from skep.server.store.interface import Ending, Status, Summary, TableRow
from skep.server.tables.notices import notice_of
from skep.server.tables.seat import Hands, Seat, ending

KEPT_CHAT = 200
KEPT_SPEAKERS = 50


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
        self.bots_may_step_in = True
        self.hints: bool | None = None
        """May hints be asked for? None: as long as no other person plays."""
        self.hinted: dict[int, int] = {}
        """Seats that have had a hint, and the number of the line that the game was at …"""
        self.hints_at: list[tuple[int, int]] = []
        """… and all hints: after how many moves that stand, and for which seat."""
        self.host = ""
        self.seats: list[Seat] = []
        self._seats_of: dict[str, tuple[int, ...]] = {}
        """The same by person: this is asked for whoever is told of a move."""
        self.hands = Hands()
        self.removed: set[str] = set()
        """Whom the host has sent away …"""
        self.muted: set[str] = set()
        """… and who may say nothing more."""
        self.pace: log.BotPace = "usual"
        self.first_bots: tuple[str, ...] = ()
        """The bots with which the game began."""
        self.game_state: Any = None
        self.actors: tuple[int, ...] = ()
        """The seats that may act now."""
        self.chance = SecretChance(row.secret)
        self.steps: list[Step] = []
        self.chat: list[protocol.Said] = []
        self.speakers: dict[str, None] = {}
        """Who has said something, the last one last."""
        self.said = self.said_by_watchers = 0
        """How many lines of the log are chat."""
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
        self.closed = False
        """Has whoever runs the server closed it?"""

    # ------------------------------------------------------------ asking

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that this person holds."""
        return self._seats_of.get(person, ())

    def undoable(self, person: str) -> tuple[int, ...]:
        """The seat whose last move this person may take back, if any."""
        if self.undo and self.status == "running" and not (self.closed or self.game.meta.race):
            seat = self.undo[-1][0]
            if self.seats[seat].person == person and self.seats[seat].bot is None:
                return (seat,)
        return ()

    @property
    def may_be_regretted(self) -> bool:
        """May a person take the last move back?"""
        person = self.seats[self.undo[-1][0]].person if self.undo else None
        return person is not None and bool(self.undoable(person))

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

    def check_hints(self) -> None:
        """Denied when nobody gets a hint at this table."""
        if self.game.meta.race:
            raise Denied("hint-race")
        if not gives_hints(self.game.meta.id):
            raise Denied("hint-none")
        if self.daily is not None:
            raise Denied("hint-daily")
        if self.lesson is not None:
            raise Denied("hint-lesson")
        if self.hints is False:
            raise Denied("hint-forbidden")
        if self.hints is None and sum(seat.person is not None for seat in self.seats) > 1:
            raise Denied("hint-company")

    def why_no_hints(self) -> str | None:
        """The same, as the key of a message; None: whoever acts may ask for one."""
        try:
            self.check_hints()
        except Denied as denied:
            return denied.key
        return None

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
        if person in self.removed:
            return False
        return self.spectators or self.status == "open" or bool(self.seats_of(person))

    def check_may_watch(self, person: str) -> None:
        """Denied when this person may not be here."""
        if not self.may_watch(person):
            raise Denied("removed" if person in self.removed else "no-spectators")

    def check_may_look_back(self, person: str | None) -> None:
        """Denied when the game was for those who played it, and this person did not."""
        if not self.spectators and (person is None or not self.hands.played(person)):
            raise Denied("no-spectators")

    def check_may_take(self, person: str, number: int, name: str) -> None:
        """Denied when this person has seen a hand that whoever plays here must not know."""
        hidden = self.status == "running" and self.game.meta.hidden_hands
        if hidden and not self.hands.may_see(person, number, self.seats[number]):
            raise Denied("hand-seen", name=name)

    def is_full(self, bounds: log.Bounds) -> bool:
        """Is the log as long as it may get?"""
        return self.seq - self.said >= bounds.lines

    def check_room(self, bounds: log.Bounds) -> None:
        """Denied when the log is full, for what a game can do without."""
        if self.is_full(bounds):
            raise Denied("table-full")

    def check_room_for_chat(self, bounds: log.Bounds, person: str) -> None:
        """Denied when there was too much talk."""
        watches = not self.seats_of(person)
        if self.said >= bounds.chat or (watches and self.said_by_watchers >= bounds.chat // 2):
            raise Denied("chat-full")

    def said_at(self, seq: int) -> protocol.Said | None:
        """The line of the chat with this number, if there is one."""
        return next((said for said in reversed(self.chat) if said.seq == seq), None)

    def deadline(self) -> Deadline | None:
        """Does the game end this state by itself, when nobody acts for long enough?"""
        deadline = self.game.deadline
        if deadline is None or self.status != "running" or not self.race or self.closed:
            return None
        return deadline(self.game_state)

    def summary(
        self, entries: tuple[log.AnyEntry, ...] = (), change: Change | None = None
    ) -> Summary:
        """The table in short, when these entries are in its log, too, and change its game."""
        seats = [seat.copy() for seat in self.seats]
        for entry in entries:
            if isinstance(entry, log.OfSeat):
                seats[entry.seat].take(entry)
        return Summary(
            seats=len(seats),
            free=sum(not seat.filled for seat in seats),
            names=tuple(seat.name for seat in seats if seat.name and seat.bot is None),
            spectators=self.spectators,
            for_people=any(seat.person is not None or not seat.filled for seat in seats),
            host=self.host,
            # A race may wait for a time to run out (`deadlines.py`).
            wakes=self.race or any(seat.bot is not None for seat in seats),
            ending=self._ending(self.game_state if change is None else change.state),
        )

    def _ending(self, game_state: Any) -> Ending | None:
        """How the game came out, when this is its state."""
        result = None if game_state is None else self.game.result(game_state)
        if result is None or self.lesson is not None or self.position is not None:
            return None
        return ending(self.seats, self.first_bots, result)

    def beginning(self) -> Any:
        """The game before its first move."""
        if self.position is not None:
            return self.game.position(self.position)
        options = read_options(self.game, self.options)
        chance = RecordedChance(self.steps[0].draws)
        return self.game.setup(len(self.seats), options, chance)[0]

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
            return
        notice = notice_of(entry, self.seats, self.status == "running")
        if notice is not None:
            self._keep_said(protocol.Said(line.seq, "", "", line.at_ms, *notice))
        if isinstance(entry, log.Said):
            self._adopt_said(line, entry)
        elif isinstance(entry, log.Created):
            self._adopt_created(entry)
        elif isinstance(entry, log.Closed):
            self.close()
        elif isinstance(entry, log.Rematched):
            self.rematch = entry.table
        elif isinstance(entry, log.Paced):
            self.pace = entry.pace
        elif isinstance(entry, log.Hinted):
            self.hinted[entry.seat] = self.game_seq
            self.hints_at.append((len(self.standing()), entry.seat))
        elif isinstance(entry, log.Voted):
            self.votes = self.votes_after(entry)
        elif isinstance(entry, log.Held):
            self.held = entry.on
            self.votes = frozenset()
        elif isinstance(entry, log.Admitted | log.Removed | log.Muted):
            self._adopt_hosted(entry)
        elif not isinstance(entry, log.Waited):
            self._adopt_seat(entry)

    def _adopt_hosted(self, entry: log.Admitted | log.Removed | log.Muted) -> None:
        if isinstance(entry, log.Admitted):
            self.hands.admit(entry.person, entry.seat)
        elif isinstance(entry, log.Removed):
            self.removed.add(entry.person)
        elif entry.on:
            self.muted.add(entry.person)
        else:
            self.muted.discard(entry.person)

    def _keep_said(self, said: protocol.Said) -> None:
        self.chat.append(said)
        del self.chat[:-KEPT_CHAT]

    def _adopt_said(self, line: Line, entry: log.Said) -> None:
        self._keep_said(protocol.Said(line.seq, entry.name, entry.text, line.at_ms))
        self.said += 1
        self.said_by_watchers += not self.seats_of(entry.person)
        self.speakers.pop(entry.person, None)
        self.speakers[entry.person] = None
        if len(self.speakers) > KEPT_SPEAKERS:
            del self.speakers[next(iter(self.speakers))]

    def close(self) -> None:
        """Nothing happens here any more: the table is closed, or deleted."""
        self.closed = True
        self.actors = ()

    def _adopt_created(self, entry: log.Created) -> None:
        self.game = game_by_id(entry.game)
        self.options = entry.options
        self.daily = entry.daily
        self.lesson = entry.lesson
        self.position = entry.position
        self.public = entry.public
        self.spectators = entry.spectators
        self.bots_may_step_in = entry.bots_may_step_in
        self.hints = entry.hints
        self.host = entry.host
        self.seats = [Seat() for _ in range(entry.seats)]
        self.race = self.game.meta.race and entry.seats > 1

    def _adopt_seat(self, entry: log.SeatEntry) -> None:
        if self.undo and self.undo[-1][0] == entry.seat:
            self.undo.clear()  # whoever plays here now is not whoever moved
        self.votes -= {entry.seat}  # nor whoever voted
        self.seats[entry.seat].take(entry)
        self._count_seats()
        if isinstance(entry, log.Seated) and self.status == "running":
            self.hands.show(entry.person, entry.seat)

    def _adopt_game(self, line: Line, entry: log.GameEntry, change: Change | None) -> None:
        actors_before = self.actors
        if isinstance(entry, log.Started):
            # It goes on under the rules it began with, however new those of this server are.
            self.game = self.game.at(entry.rules_version)
            self.hands.deal(self.seats)
            self.first_bots = tuple(seat.bot for seat in self.seats if seat.bot is not None)
        if change is None:
            change = self._change(entry)
        if isinstance(entry, log.Moved):
            self._note_help(self.seats[entry.seat])
            note_move(self.undo, entry.seat, self.game_state, entry.draws)
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

    def _note_help(self, seat: Seat) -> None:
        """A bot that has moved for a person is named in the end, whoever plays on."""
        if seat.bot is not None and seat.person is not None and seat.bot not in seat.helped:
            seat.helped += (seat.bot,)

    def _count_seats(self) -> None:
        self._seats_of.clear()
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                self._seats_of[seat.person] = (*self.seats_of(seat.person), number)
