"""What a command comes to: lines for the log, or a refusal. A value; nothing has happened yet."""

from collections.abc import Awaitable, Callable
from typing import ParamSpec

import msgspec

from skep.server import log, protocol
from skep.server.refusals import Denied
from skep.server.tables.opening import Opening
from skep.server.tables.state import Change, TableState

P = ParamSpec("P")

Opener = Callable[[Opening], Awaitable[object]]
"""Opens a table."""


class Who(msgspec.Struct, frozen=True, gc=False):
    """Who commands, as the session knows them; the message is never asked."""

    person: str
    name: str


class Decision(msgspec.Struct, frozen=True, gc=False):
    """To be committed as a whole, then adopted, then told."""

    entries: tuple[log.AnyEntry, ...] = ()
    """What the log shall say. None: nothing changes, and the command was in order."""
    change: Change | None = None
    """What that changes in the game."""
    refusal: protocol.Refused | None = None
    """The command is refused; a refusal can have its line in the log, too."""
    opens: Opening | None = None
    """A table that must be there first."""

    @property
    def seats_change(self) -> bool:
        """Will somebody else sit somewhere?"""
        moves = self.change is not None  # as nearly always: then nobody gets up or sits down
        return not moves and any(isinstance(entry, log.OfSeat) for entry in self.entries)


def refused(
    state: TableState,
    command_id: str,
    key: str,
    args: dict[str, str | int],
    rule: str | None = None,
) -> protocol.Refused:
    """The answer to a command that is not carried out."""
    return protocol.Refused(state.id, command_id, key, args, rule, state.seq)


def or_refused(
    state: TableState,
    command_id: str,
    deciding: Callable[P, Decision],
    *args: P.args,
    **kwargs: P.kwargs,
) -> Decision:
    """A decision, or the refusal that it came to."""
    try:
        if state.closed:
            raise Denied("table-closed")
        return deciding(*args, **kwargs)
    except Denied as denied:
        return Decision(refusal=refused(state, command_id, denied.key, denied.args_of_message))


def granted(decision: Decision) -> Decision:
    """A decision on what the server itself commands; Denied when it is a refusal."""
    if decision.refusal is not None:
        raise Denied(decision.refusal.key, **decision.refusal.args)
    return decision


def closing(state: TableState) -> Decision:
    """The table is closed by whoever runs the server; a second time changes nothing."""
    return Decision(() if state.closed else (log.Closed(),))


# ---------------------------------------------------------------- seats, and votes on a race


def seated(state: TableState, entry: log.SeatEntry) -> Decision:
    """Somebody sits or leaves. Whoever leaves may have been the last who did not agree."""
    people = people_playing(state) - {entry.seat}
    if isinstance(entry, log.Seated):
        people |= {entry.seat}
    return Decision((entry, *held(state, state.votes - {entry.seat}, people)))


def people_playing(state: TableState) -> set[int]:
    """The seats on which people play themselves."""
    return {i for i, seat in enumerate(state.seats) if seat.person and not seat.bot}


def held(state: TableState, votes: frozenset[int], people: set[int]) -> tuple[log.Held, ...]:
    """The race is held, or let go, when all people have voted for it."""
    agreed = state.status == "running" and votes and people <= votes
    return (log.Held(not state.held),) if agreed else ()
