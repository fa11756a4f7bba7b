"""Broadcast: who is told what, and when, as people come and go and lines are committed."""

from skep.server import log
from skep.server.refusals import Denied
from skep.server.tables import messages
from skep.server.tables.audience import Watcher
from skep.server.tables.situation import Situation


class Broadcast:
    """The way from a table to everybody who watches it."""

    def __init__(self, situation: Situation) -> None:
        self._of = situation
        self._audience = situation.audience

    # ------------------------------------------------------------ coming and going

    def join(self, watcher: Watcher, since: int | None) -> None:
        """Begin to tell a connection about this table, and what it has missed."""
        state, audience = self._of.state, self._audience
        if not state.may_watch(watcher.person):
            raise Denied("no-spectators")
        newcomer = not audience.is_here(watcher.person)
        players = [other for other in audience.watchers if state.seats_of(other.person)]
        if not players and state.seats_of(watcher.person):
            self._of.count_down_again()
        audience.add(watcher)
        watcher.send(messages.catch_up(self._of, watcher.person, since))
        if newcomer:
            self._tell_everybody(besides=watcher)

    def part(self, watcher: Watcher) -> None:
        """This connection does not watch any more."""
        if watcher not in self._audience.watchers:
            return
        self._audience.remove(watcher)
        if not self._audience.is_here(watcher.person):
            self._tell_everybody()

    def refresh(self, watcher: Watcher) -> None:
        """Send a watcher the present once more."""
        watcher.send(messages.catch_up(self._of, watcher.person, self._of.state.seq))

    # ------------------------------------------------------------ what was committed

    def tell(self, line: log.Line, table_changed: bool) -> None:
        """Tell what a line, just adopted, has changed."""
        entry = line.entry
        if not self._of.state.spectators:
            self._show_out()
        if isinstance(entry, log.OfGame):
            self._tell_game(table_changed)
        elif isinstance(entry, log.Said):
            self._audience.tell_all(messages.chatted(self._of))
        elif isinstance(entry, log.Voted | log.Held | log.Waited):
            self._audience.tell_all(messages.timed(self._of))
        elif self._of.state.status == "running":
            # Whoever sits down or gets up in the middle of a game has other moves to choose from.
            for watcher in self._audience.watchers:
                self.refresh(watcher)
        else:
            self._tell_everybody()

    def _tell_game(self, table_changed: bool) -> None:
        """Tell the last step, encoding once for all who may know the same."""
        of = self._of
        stands = messages.clock(of)
        seats_of = of.state.seats_of
        for_spectators: list[bytes] = []

        def frame_for(person: str) -> bytes:
            # People without a seat all see the same, unless the table's page changed too.
            if table_changed or seats_of(person):
                return messages.last_step(of, person, table_changed, stands)
            if not for_spectators:
                for_spectators.append(messages.last_step(of, person, False, stands))
            return for_spectators[0]

        self._audience.tell_each(frame_for)

    def _tell_everybody(self, besides: Watcher | None = None) -> None:
        """Tell who is here and who sits where."""
        self._audience.tell_each(lambda person: messages.table(self._of, person), besides=besides)

    def _show_out(self) -> None:
        """Whoever may not watch any more, since the game began or a seat was given up."""
        may_watch = self._of.state.may_watch
        for watcher in [w for w in self._audience.watchers if not may_watch(w.person)]:
            self._audience.watchers.discard(watcher)
            watcher.send(messages.shown_out(self._of))
