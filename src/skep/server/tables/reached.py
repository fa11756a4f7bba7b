"""A table as a socket reaches it: here in memory, or at another server of the house."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from skep.server.tables.answers import Answer, Command
from skep.server.tables.audience import Watcher


class Reached(Protocol):
    """What a socket may ask of a table."""

    id: str

    @property
    def running(self) -> bool:
        """Is a game on?"""
        ...

    @property
    def racing(self) -> bool:
        """Is a race on?"""
        ...

    async def join(self, watcher: Watcher, since: int | None) -> None:
        """Begin to tell a connection about this table, and what it has missed."""
        ...

    def part(self, watcher: Watcher) -> None:
        """This connection does not watch any more."""
        ...

    def renamed(self, person: str) -> None:
        """Somebody who is here goes by another name now."""
        ...

    def answer_to(self, person: str, command: str) -> Answer | None:
        """What this very command was answered before, if that is known here."""
        ...

    async def order(self, by: Watcher, command: Command) -> Answer:
        """Carry a command out, or say why not; a stale one gets the present, too."""
        ...


Reach = Callable[[str], Awaitable[Reached]]
"""The way to a table by its id; Denied when there is none."""
