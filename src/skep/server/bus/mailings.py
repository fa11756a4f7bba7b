"""What an owner tells the tabs of other servers: all of one server and one table in one word.

A tab elsewhere is a `Watcher` like any other. What is sent to many of them is the same piece of
bytes, and crosses the bus once for each server; what is meant for one seat goes only to where
somebody of that seat is connected.
"""

import asyncio
from collections.abc import Callable, Iterator
from itertools import count

from skep.server.bus.line import Line
from skep.server.bus.words import Gone, Join, ServerName, Tab, Told
from skep.server.tables.table import Table

__all__ = ["Line", "Mailings"]

_runs = count(1)


class FarWatcher:
    """A tab of another server."""

    def __init__(self, mailing: "Mailing", join: Join) -> None:
        self.person = join.person
        self.name = join.name
        self.lag_ms = join.lag_ms
        self.tab = join.tab
        self._mailing = mailing

    def send(self, frame: bytes) -> None:
        """Put a frame into the next word to its server."""
        self._mailing.add(frame, self.tab)


class Mailing:
    """All tabs of one server at one table."""

    def __init__(self, table: Table, send: Callable[[Told], None]) -> None:
        self.table = table
        self.watchers: dict[Tab, FarWatcher] = {}
        self.run = next(_runs)
        self.number = 0
        self._send = send
        self._frames: list[tuple[bytes, list[Tab]]] = []

    def add(self, frame: bytes, tab: Tab) -> None:
        """A frame for a tab; it goes as soon as all is said that is to be said now."""
        if not self._frames:
            asyncio.get_running_loop().call_soon(self.flush)
        elif self._frames[-1][0] is frame:
            self._frames[-1][1].append(tab)
            return
        self._frames.append((frame, [tab]))

    def flush(self, *fresh: Tab) -> None:
        """Send what waits; `fresh` are tabs that have just joined."""
        if not self._frames:
            return
        frames = tuple((frame, tuple(tabs)) for frame, tabs in self._frames)
        self._frames.clear()
        self.number += 1
        table = self.table
        self._send(
            Told(
                table.id,
                self.run,
                self.number,
                table.state.seq,
                table.running,
                table.racing,
                frames,
                fresh,
            )
        )

    @property
    def told(self) -> tuple[int, int]:
        """What was sent last."""
        return self.run, self.number


class Mailings:
    """Of all tables that this server owns, to all other servers."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._of: dict[tuple[ServerName, str], Mailing] = {}

    def watcher(self, server: ServerName, table: Table, join: Join) -> FarWatcher:
        """A tab as the table knows it; the same as before when it comes again."""
        mailing = self._of.get((server, table.id))
        if mailing is None or mailing.table is not table:
            mailing = Mailing(table, lambda told: self._line.send(server, told))
            self._of[server, table.id] = mailing
        found = mailing.watchers.get(join.tab)
        if found is None or found.person != join.person:
            found = mailing.watchers[join.tab] = FarWatcher(mailing, join)
        found.name, found.lag_ms = join.name, join.lag_ms
        return found

    def known(self, server: ServerName, table_id: str, tab: Tab) -> FarWatcher | None:
        """A tab that watches."""
        mailing = self._of.get((server, table_id))
        return None if mailing is None else mailing.watchers.get(tab)

    def told(self, server: ServerName, table_id: str, *fresh: Tab) -> tuple[int, int]:
        """What this server was told last of this table; what waits is sent now.

        `fresh` are tabs of it that have just joined.
        """
        mailing = self._of.get((server, table_id))
        if mailing is None:
            return 0, 0
        mailing.flush(*fresh)
        return mailing.told

    def part(self, server: ServerName, table_id: str, tab: Tab) -> None:
        """A tab does not watch any more."""
        mailing = self._of.get((server, table_id))
        watcher = None if mailing is None else mailing.watchers.pop(tab, None)
        if mailing is None or watcher is None:
            return
        mailing.table.part(watcher)
        if not mailing.watchers:
            del self._of[server, table_id]

    def prune(self, server: ServerName, watching: dict[str, dict[Tab, int | None]]) -> None:
        """What a server says that its tabs watch: others of it are gone, and how far these are."""
        for table_id, mailing in self._by_server(server):
            here = watching.get(table_id, {})
            for tab, watcher in list(mailing.watchers.items()):
                if tab in here:
                    watcher.lag_ms = here[tab]
                else:
                    self.part(server, table_id, tab)

    def all_told(self, server: ServerName) -> dict[str, tuple[int, int]]:
        """What a server was told last, by table."""
        return {table_id: mailing.told for table_id, mailing in self._by_server(server)}

    def lose(self, server: ServerName) -> None:
        """A server is gone, and so are its tabs."""
        self.prune(server, {})

    def drop(self, table_id: str) -> None:
        """The table is another server's: all who were told about it have to ask there."""
        for server, of_table in list(self._of):
            if of_table == table_id:
                del self._of[server, of_table]
                self._line.send(server, Gone(table_id))

    def _by_server(self, server: ServerName) -> Iterator[tuple[str, Mailing]]:
        return iter(
            [(table_id, one) for (name, table_id), one in self._of.items() if name == server]
        )
