"""Broadcast: who is told what, and when, as people come and go and lines are committed.

Whoever has no seat here and did not open the table is told the same as everybody else who has not:
that is encoded once. Where many are, they hear of who comes and goes a moment later, all at once;
so it costs the same however many watch.
"""

import asyncio
from collections.abc import Callable

from skep.server import log
from skep.server.tables import messages
from skep.server.tables.audience import Watcher
from skep.server.tables.situation import Situation

__all__ = ["Broadcast", "Watcher"]

FEW = 16
"""So many people may all be told at once that somebody has come or gone …"""

LATER_SECONDS = 1.0
"""… and of more, only those who play; the others hear of it once in so many seconds."""


class Broadcast:
    """The way from a table to everybody who watches it."""

    def __init__(self, situation: Situation) -> None:
        self._of = situation
        self._audience = situation.audience
        self._later: asyncio.TimerHandle | None = None
        """When everybody will be told who is here."""

    # ------------------------------------------------------------ coming and going

    def join(self, watcher: Watcher, since: int | None) -> None:
        """Begin to tell a connection about this table, and what it has missed."""
        state, audience = self._of.state, self._audience
        state.check_may_watch(watcher.person)
        newcomer = not audience.is_here(watcher.person)
        if state.seats_of(watcher.person) and not self._somebody_plays():
            self._of.count_down_again()
        audience.add(watcher)
        watcher.send(messages.catch_up(self._of, self._eyes(watcher.person), since))
        if newcomer:
            self._came_or_went(watcher.person, besides=watcher)

    def part(self, watcher: Watcher) -> None:
        """This connection does not watch any more."""
        if watcher not in self._audience.watchers:
            return
        self._audience.remove(watcher)
        if not self._audience.is_here(watcher.person):
            self._came_or_went(watcher.person)

    def renamed(self, person: str) -> None:
        """Somebody who is here goes by another name now; that on a seat stays."""
        if not self._of.state.seats_of(person):
            self._came_or_went(person)

    def _came_or_went(self, person: str, besides: Watcher | None = None) -> None:
        if self._audience.count() <= FEW:
            self._tell_everybody(besides)
            return
        if self._of.state.seats_of(person):
            for player in self._own_eyes():
                tabs = [tab for tab in self._audience.tabs_of(player) if tab is not besides]
                frame = messages.table(self._of, player) if tabs else b""
                for tab in tabs:
                    tab.send(frame)
        if self._later is None:
            loop = asyncio.get_running_loop()
            self._later = loop.call_later(LATER_SECONDS, self._tell_everybody)

    def _somebody_plays(self) -> bool:
        """Is anybody here who has a seat?"""
        seats = self._of.state.seats
        return any(seat.person and self._audience.is_here(seat.person) for seat in seats)

    # ------------------------------------------------------------ who is told the same

    def _own_eyes(self) -> set[str]:
        """Those who are told something of their own: who sits here, and who opened the table."""
        state = self._of.state
        return {seat.person for seat in state.seats if seat.person is not None} | {state.host}

    def _eyes(self, person: str) -> str:
        """As whom somebody is told things."""
        state = self._of.state
        own = person == state.host or state.seats_of(person)
        return person if own else messages.ANYBODY

    def _tell_each(self, frame_for: Callable[[str], bytes], besides: Watcher | None = None) -> None:
        """What each may know, encoded once for all who may know the same."""
        own = self._own_eyes()
        for_anybody: list[bytes] = []

        def known(person: str) -> bytes:
            if person in own:
                return frame_for(person)
            if not for_anybody:
                for_anybody.append(frame_for(messages.ANYBODY))
            return for_anybody[0]

        self._audience.tell_each(known, besides)

    def refresh(self, watcher: Watcher) -> None:
        """Send a watcher the present once more."""
        eyes = self._eyes(watcher.person)
        watcher.send(messages.catch_up(self._of, eyes, self._of.state.seq))

    def fall_silent(self) -> tuple[Watcher, ...]:
        """Tell nobody anything any more; those who were told until now."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        watchers = tuple(self._audience.watchers)
        for watcher in watchers:
            self._audience.remove(watcher)
        return watchers

    def tell_gone(self) -> None:
        """The table is no more."""
        self._audience.tell_all(messages.gone(self._of))
        for watcher in tuple(self._audience.watchers):
            self._audience.remove(watcher)

    # ------------------------------------------------------------ what was committed

    def tell(self, line: log.Line, table_changed: bool) -> None:
        """Tell what a line, just adopted, has changed."""
        entry = line.entry
        if isinstance(entry, log.Removed):
            self._show_out(self._audience.tabs_of(entry.person), "removed")
        elif not self._of.state.spectators:
            self._show_out(tuple(self._audience.watchers), "no-spectators")
        if isinstance(entry, log.OfGame):
            self._tell_game(table_changed)
            return
        said = self._of.state.said_at(line.seq)
        if said is not None:
            self._audience.tell_all(messages.chatted(self._of, said))
        if isinstance(entry, log.Said | log.Hinted):
            return
        if isinstance(entry, log.Voted | log.Held | log.Waited):
            self._audience.tell_all(messages.timed(self._of))
        elif self._of.state.status == "running":
            # Whoever sits down or gets up in the middle of a game has other moves to choose from.
            self._tell_each(lambda eyes: messages.present(self._of, eyes))
        else:
            self._tell_everybody()

    def _tell_game(self, table_changed: bool) -> None:
        """Tell the last step."""
        stands = messages.clock(self._of)
        self._tell_each(lambda eyes: messages.last_step(self._of, eyes, table_changed, stands))

    def _tell_everybody(self, besides: Watcher | None = None) -> None:
        """Tell who is here and who sits where."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        self._tell_each(lambda eyes: messages.table(self._of, eyes), besides)

    def _show_out(self, watchers: tuple[Watcher, ...], why: str) -> None:
        """Those of them who may not watch any more."""
        may_watch = self._of.state.may_watch
        for watcher in watchers:
            if not may_watch(watcher.person):
                self._audience.remove(watcher)
                watcher.send(messages.shown_out(self._of, why))
