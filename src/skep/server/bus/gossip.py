"""What servers tell each other so that all know the same: the lobby, rates, who opened what.

Nothing depends on it for being right: what is lost comes again, or counts a little late.
"""

from itertools import count

from skep.server.bus.asking import Line, Peers
from skep.server.bus.words import Attended, News, Opened, Over, ServerName, Spent
from skep.server.net.house import House
from skep.server.tables.lobby import attended
from skep.server.tables.openers import Opener

__all__ = ["Gossip", "Line", "Peers"]

AGAIN_BEATS = 4
"""After so many beats the lobby is told again, though nothing changed: a word may be lost."""


class Gossip:
    """One server's share in it."""

    def __init__(self, house: House, line: Line, peers: Peers) -> None:
        self._house = house
        self._line = line
        self._peers = peers
        self._attended: dict[str, int] | None = None
        """What was told last; None: somebody new has not heard it."""
        self._beats = count()
        openers = house.hub.attendants.openers
        openers.on_note = self._opened
        openers.on_drop = lambda table: line.send_all(Over(table))
        house.gate.share()

    def beat(self) -> None:
        """Now and then."""
        here = attended(self._house.hub)
        if here != self._attended or next(self._beats) % AGAIN_BEATS == 0:
            self._attended = here
            self._line.send_all(Attended(here))
        if taken := self._house.gate.taken():
            self._line.send_all(Spent(taken))

    def greet(self, newcomer: ServerName) -> None:
        """Somebody new has come: one of those who were here tells who opened what."""
        self._attended = None
        others = (peer for peer in self._peers.staying() if peer != newcomer)
        if self._line.name < min(others, default="~"):
            openers = self._house.hub.attendants.openers
            tables = tuple(self._told(table, opener) for table, opener in openers.all())
            if tables:
                self._line.send(newcomer, Opened(tables))

    def _opened(self, table: str, opener: Opener) -> None:
        self._line.send_all(Opened((self._told(table, opener),)))

    def _told(self, table: str, opener: Opener) -> tuple[str, str, str, float]:
        ago = self._house.clock.monotonic() - opener.at
        return table, opener.person, opener.address, ago

    def heard(self, sender: ServerName, word: News) -> None:
        """A word of another server."""
        attendants = self._house.hub.attendants
        match word:
            case Attended():
                attendants.elsewhere.heard(sender, word.tables)
            case Spent():
                self._house.gate.taken_elsewhere(word.taken)
            case Opened():
                now = self._house.clock.monotonic()
                for table, person, address, ago in word.tables:
                    attendants.openers.learn(table, Opener(person, address, now - ago))
            case Over():
                attendants.openers.forget(word.table)

    def gone(self, server: ServerName) -> None:
        """A server is gone: what it said of its tables holds no more."""
        self._house.hub.attendants.elsewhere.gone(server)
