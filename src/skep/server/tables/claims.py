"""Which tables this server may write: all of them, unless several servers share a store."""

from typing import Protocol


class Claims(Protocol):
    """What a hub asks before it takes a table into memory, and as long as it has it there."""

    async def hold(self, table: str) -> bool:
        """Have a table from now on; Fenced when another server has it.

        True: another may have had it until now, and what was read before may be old.
        """
        ...

    def holds(self, table: str) -> bool:
        """Is it still ours for sure? Then nobody else writes it."""
        ...

    def let_go(self, table: str) -> None:
        """Whoever wants it may have it: nothing is being written there any more."""
        ...

    def distrust(self, table: str) -> bool:
        """The store has something else than what is known here. Is it dropped, to be read anew?"""
        ...


class Alone:
    """There is no other server."""

    async def hold(self, table: str) -> bool:
        """Ours already."""
        return False

    def holds(self, table: str) -> bool:
        """Always."""
        return True

    def let_go(self, table: str) -> None:
        """Nobody would take it."""

    def distrust(self, table: str) -> bool:
        """Nobody else writes: there is nothing to be read that is not known."""
        return False
