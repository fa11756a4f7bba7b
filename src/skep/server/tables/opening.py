"""A table that does not exist yet: the first lines of its log, and who will sit there."""

import secrets

import msgspec

from skep.bots.pace import PACES, USUAL
from skep.bots.registry import bots_of
from skep.server import log
from skep.server.refusals import Denied
from skep.server.store.interface import TableRow
from skep.server.tables.state import TableState


class Opening(msgspec.Struct, frozen=True, gc=False):
    """A table that does not exist yet."""

    table: str
    """Its id."""
    created: log.Created
    seated: tuple[log.Seated | log.BotSeated, ...]
    start: bool
    """Shall it begin at once?"""
    secret: bytes | None = None
    """The source of its chance; None: a fresh one."""

    def row(self, at_ms: int) -> TableRow:
        """What is known of the table without its log."""
        secret = self.secret or secrets.token_bytes(32)
        created = self.created
        return TableRow(self.table, created.game, "open", created.public, secret, at_ms, at_ms)

    def lines(self, at_ms: int) -> list[log.Line]:
        """The first lines of its log."""
        entries = (self.created, *self.seated)
        return [log.Line(number, entry, at_ms) for number, entry in enumerate(entries, start=1)]


def once_more(state: TableState, table: str, person: str) -> Opening:
    """The same people and options, each a seat further on."""
    seats = state.seats[1:] + state.seats[:1]
    created = log.Created(
        state.game.meta.id,
        len(seats),
        state.options,
        state.public,
        state.spectators,
        person,
        bots_may_step_in=state.bots_may_step_in,
        hints=state.hints,
    )
    entries: list[log.Seated | log.BotSeated] = []
    for number, seat in enumerate(seats):
        if seat.person is not None:
            entries.append(log.Seated(number, seat.person, seat.name))
        if seat.bot is not None:
            entries.append(log.BotSeated(number, seat.bot))
    return Opening(table, created, tuple(entries), all(seat.filled for seat in seats))


def able_bot(game_id: str, bot: str) -> str:
    """The id of a bot that knows this game, or Denied."""
    able = bots_of(game_id)
    if bot not in able:
        raise Denied("no-such-bot", bot=bot, bots=", ".join(able))
    return bot


def allowed_bots(state: TableState) -> tuple[str, ...]:
    """The bots that may be put on a seat of this table now.

    In a race, none that is faster than those with which it began; and if there was none, none
    that is faster than usual. One without a pace of its own would outrun everybody.
    """
    able = bots_of(state.game.meta.id)
    if not state.race:
        return able
    if state.status == "open":
        return tuple(bot for bot in able if bot in PACES)
    first = [PACES[bot].mean for bot in state.first_bots if bot in PACES]
    fastest = min(first, default=USUAL.mean)
    return tuple(
        bot
        for bot in able
        if bot in state.first_bots or (bot in PACES and PACES[bot].mean >= fastest)
    )
