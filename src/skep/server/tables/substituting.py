"""Commands about bots: put one on a seat, or take it off."""

from skep.server import log, protocol
from skep.server.refusals import Denied
from skep.server.tables.decision import Decision, Who, seated
from skep.server.tables.opening import able_bot
from skep.server.tables.situation import Situation


def set_bot(at: Situation, who: Who, command: protocol.SetBot) -> Decision:
    """Put a bot on an empty seat, or let it play for somebody who is gone."""
    state = at.state
    seat = state.seat_at(command.seat)
    bot = able_bot(state.game.meta.id, command.bot)
    if state.status == "over":
        raise Denied("game-over")
    if state.status == "open":
        if who.person != state.host:
            raise Denied("host-only")
        if seat.person is not None:
            raise Denied("seat-taken", seat=command.seat)
    elif seat.person is not None and seat.person != who.person:
        if not state.seats_of(who.person):
            raise Denied("not-seated")
        if not at.audience.is_gone(seat.person):
            raise Denied("player-still-here", name=seat.name)
    elif seat.person is None and seat.bot is not None:
        raise Denied("seat-taken", seat=command.seat)
    elif seat.person is None and not state.seats_of(who.person):
        raise Denied("not-seated")
    return seated(state, log.BotSeated(command.seat, bot))


def remove_bot(at: Situation, who: Who, command: protocol.RemoveBot) -> Decision:
    """Take a bot off a seat, before the game starts."""
    seat = at.state.seat_at(command.seat)
    if who.person != at.state.host:
        raise Denied("host-only")
    if at.state.status != "open":
        raise Denied("game-started")
    if seat.bot is None:
        raise Denied("no-bot-here", seat=command.seat)
    return seated(at.state, log.BotRemoved(command.seat))
