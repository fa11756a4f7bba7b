"""Who has come to a table, and what they are told.

Everything that is told is made by `telling.py`; here is who gets it, and when.
"""

import time
from typing import Protocol

from skep.server import log, protocol, telling
from skep.server.ledger import Ledger
from skep.server.log import Line
from skep.server.refusals import Denied
from skep.server.store import TableRow

GONE_SECONDS = 15
"""How long a person must be away before somebody else may let a bot play for them."""


class Watcher(Protocol):
    """A connection that watches a table."""

    person: str
    name: str
    lag_ms: int | None

    def send(self, frame: bytes) -> None:
        """Queue a frame; never blocks."""
        ...


class Gathering(Ledger):
    """A table's log and the people around it."""

    def __init__(self, row: TableRow, key: bytes) -> None:
        super().__init__(row)
        self.key = key
        self.watchers: set[Watcher] = set()
        self.last_seen: dict[str, float] = {}
        self.used_at = self._loaded_at = time.monotonic()

    # ------------------------------------------------------------ who is here

    def is_here(self, person: str) -> bool:
        """Is this person connected?"""
        return any(watcher.person == person for watcher in self.watchers)

    def is_gone(self, person: str) -> bool:
        """Has this person been away for a while?"""
        if self.is_here(person):
            return False
        # After a restart, everybody gets that long to come back.
        return time.monotonic() - self.last_seen.get(person, self._loaded_at) > GONE_SECONDS

    # ------------------------------------------------------------ telling

    def may_watch(self, person: str) -> bool:
        """Players always; others while seats are open, or when spectators are welcome."""
        return self.spectators or self.status == "open" or bool(self.seats_of(person))

    def join(self, watcher: Watcher, since: int | None) -> None:
        """Begin to tell a connection about this table, and what it has missed."""
        if not self.may_watch(watcher.person):
            raise Denied("no-spectators")
        self.used_at = time.monotonic()
        newcomer = not self.is_here(watcher.person)
        players = [other for other in self.watchers if self.seats_of(other.person)]
        if not players and self.seats_of(watcher.person):
            self._count_down_again()
        self.watchers.add(watcher)
        watcher.send(telling.catch_up(self, watcher.person, since))
        if newcomer:
            self.tell_everybody(besides=watcher)

    def _show_out(self) -> None:
        """Whoever may not watch any more, since the game began or a seat was given up."""
        for watcher in [w for w in self.watchers if not self.may_watch(w.person)]:
            self.watchers.discard(watcher)
            watcher.send(telling.encode(protocol.Fault("no-spectators", {}, self.id)))

    def refresh(self, watcher: Watcher) -> None:
        """Send a watcher the present once more."""
        watcher.send(telling.catch_up(self, watcher.person, self.seq))

    def part(self, watcher: Watcher) -> None:
        """This connection does not watch any more."""
        if watcher not in self.watchers:
            return
        self.watchers.discard(watcher)
        self.used_at = self.last_seen[watcher.person] = time.monotonic()
        if not self.is_here(watcher.person):
            self.tell_everybody()

    def tell_everybody(self, besides: Watcher | None = None) -> None:
        """Tell who is here and who sits where."""
        frames: dict[str, bytes] = {}
        for watcher in self.watchers:
            if watcher is besides:
                continue
            frame = frames.get(watcher.person)
            if frame is None:
                frame = telling.table(self, watcher.person)
                frames[watcher.person] = frame
            watcher.send(frame)

    def tell_time(self) -> None:
        """Tell how the time of a race stands."""
        frame = telling.timed(self)
        for watcher in self.watchers:
            watcher.send(frame)

    def _publish(self, line: Line, table_changed: bool) -> None:
        entry = line.entry
        if isinstance(entry, log.Said):
            frame = telling.chatted(self)
            for watcher in self.watchers:
                watcher.send(frame)
        elif isinstance(entry, log.Moved | log.Undone | log.Started):
            self._publish_game(table_changed)
        elif isinstance(entry, log.Held):
            self.tell_time()
        elif isinstance(entry, log.Waited):
            pass  # told by `_penalise`, when the wait has begun
        elif self.status == "running":
            # Whoever sits down or gets up in the middle of a game has other moves to choose from.
            for watcher in self.watchers:
                self.refresh(watcher)
        else:
            self.tell_everybody()

    def _publish_game(self, table_changed: bool) -> None:
        """Tell the last step, encoding once for all who may know the same."""
        frames: dict[str, bytes] = {}
        stands = telling.clock(self)
        for watcher in self.watchers:
            # People without a seat all see the same, unless the table's page changed too.
            whose = watcher.person if table_changed or self.seats_of(watcher.person) else ""
            frame = frames.get(whose)
            if frame is None:
                frame = telling.last_step(self, watcher.person, table_changed, stands)
                frames[whose] = frame
            watcher.send(frame)

    # ------------------------------------------------------------ the countdown

    def _count_down_again(self) -> None:
        """Nobody was here to see the countdown: who is back first must not be the first to lay."""
        if self.race is not None and self.status == "running" and self._race_began():
            self.race.count_down(time.monotonic())

    def _race_began(self) -> bool:
        """Did the last move let everybody loose?"""
        starts_race = self.game.starts_race
        if starts_race is None or not self.steps:
            return False
        return starts_race(list(self.steps[-1].events))
