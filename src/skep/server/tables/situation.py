"""A table as it is at this moment: its state, who is here, and the time.

All that a decision and a message may look at. `commands.py` decides on it, `messages.py` tells of
it; only `table.py` changes it, by adopting what is committed.
"""

from collections.abc import Iterable
from typing import Any

from skep.engine.record import state_hash
from skep.server import log
from skep.server.store.interface import Status, TableRow
from skep.server.tables.audience import Audience
from skep.server.tables.race import RaceTime
from skep.server.tables.state import Change, TableState
from skep.server.tables.surroundings import Surroundings

__all__ = ["Situation", "Surroundings"]


def replayed(row: TableRow, lines: Iterable[log.Line]) -> TableState:
    """A table's state from its log: every move is played again, its chance drawn again.

    ValueError when that does not lead to where it led the first time.
    """
    state = TableState(row)
    hashed = None
    for line in lines:
        state.adopt(line)
        hashed = line.hash or hashed
    if hashed is not None and hashed != state_hash(state.game, state.game_state):
        raise ValueError(f"table {row.id}: its moves do not lead to the state of its log")
    return state


class Situation:
    """One table, now."""

    def __init__(self, state: TableState, around: Surroundings) -> None:
        self.state = state
        self.around = around
        self.clock = around.clock
        self.bounds = around.bounds
        self.audience = Audience(state.id, around.key, around.clock)
        self.race = RaceTime(around.countdown_seconds) if state.race else None
        """The time of a race; None for games that are not played against it."""
        # Nobody was thinking while the server was down.
        self.thinking_since = self.clock.monotonic()
        """Since when whoever is to act has been thinking, on the clock that never jumps."""
        self.count_down_again()
        self._limit_wait()

    @classmethod
    def load(cls, row: TableRow, lines: Iterable[log.Line], around: Surroundings) -> "Situation":
        """A table from its log; ValueError when it does not lead to where it led before."""
        return cls(replayed(row, lines), around)

    def thought_ms(self) -> int:
        """How long the seats to act have been thinking."""
        return max(0, round(1000 * (self.clock.monotonic() - self.thinking_since)))

    # ------------------------------------------------------------ going on

    def lines(
        self,
        entries: tuple[log.AnyEntry, ...],
        change: Change | None,
        person: str | None,
        command_id: str,
    ) -> list[log.Line]:
        """Entries as the next lines of the log; the first one names who commanded it."""
        at_ms = self.clock.wall_ms()
        state = self.state
        lines = []
        for number, entry in enumerate(entries):
            changes = change is not None and isinstance(entry, log.OfGame)
            lines.append(
                log.Line(
                    state.seq + 1 + number,
                    entry,
                    at_ms,
                    person if number == 0 else None,
                    command_id if number == 0 and person is not None else None,
                    state_hash(state.game, change.state) if change and changes else None,
                )
            )
        return lines

    def status_after(self, entries: tuple[log.AnyEntry, ...], change: Change | None) -> Status:
        """The table's status for the store, when this has happened and changed in its game."""
        if any(isinstance(entry, log.Closed) for entry in entries):
            return "over"  # so that nobody finds it in the lobby, nor wakes it up
        if change is None:
            return self.state.status
        return "over" if self.state.game.result(change.state) is not None else "running"

    def adopt(self, line: log.Line, change: Change | None) -> None:
        """Let a committed line take effect."""
        before = self.state.game_state
        entry = line.entry
        self.state.adopt(line, change if isinstance(entry, log.OfGame) else None)
        if isinstance(entry, log.OfGame):
            self.thinking_since = self.clock.monotonic()
            if isinstance(entry, log.Moved):
                self.around.meter.moved(self.state.game.meta.id)
        if self.race is not None:
            self._keep_time(self.race, before, entry)

    def _keep_time(self, race: RaceTime, before: Any, entry: log.AnyEntry) -> None:
        now = self.clock.monotonic()
        if isinstance(entry, log.Held):
            if entry.on:
                race.stop(now)
            else:
                race.go_on(now)  # whoever agreed last must not be the first to lay
        elif isinstance(entry, log.Waited):
            race.make_wait(entry.seat, entry.ms / 1000, now)
        elif isinstance(entry, log.Moved):
            if self.state.just_let_loose():
                race.count_down(now)
            else:
                race.remember(before, entry.seat, now)
            self._limit_wait()

    def _limit_wait(self) -> None:
        """Let the time run in which somebody has to act, if there is such a time."""
        if self.race is not None:
            deadline = self.state.deadline()
            seconds = None if deadline is None else deadline.seconds
            self.race.limit(seconds, self.clock.monotonic())

    def stop(self) -> None:
        """Wait for nothing any more."""
        if self.race is not None:
            self.race.limit(None, self.clock.monotonic())

    def due(self) -> float | None:
        """When the table goes on by itself; None: never, or not as long as the race is held."""
        return None if self.race is None or self.state.held else self.race.due

    def count_down_again(self) -> None:
        """Nobody was here to see the countdown: who is back first must not be the first to lay."""
        if self.race is not None and self.state.status == "running" and self.state.just_let_loose():
            self.race.count_down(self.clock.monotonic())
