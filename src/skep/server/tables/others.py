"""Commands about others: bots on seats, and whom the host admits, mutes or sends away."""

from skep.server import log, protocol
from skep.server.refusals import Denied
from skep.server.tables.decision import Decision, Who, held, people_playing, seated
from skep.server.tables.opening import able_bot, allowed_bots
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
    else:
        _check_steps_in(at, who, command)
    if seat.bot is not None:
        state.check_room(at.bounds)
    return seated(state, log.BotSeated(command.seat, bot))


def _check_steps_in(at: Situation, who: Who, command: protocol.SetBot) -> None:
    """May this bot begin to play in the middle of a game?"""
    state, seat = at.state, at.state.seats[command.seat]
    if seat.person is not None and not state.bots_may_step_in:
        raise Denied("bots-stay-out")
    if seat.person is not None and seat.person != who.person:
        if not state.seats_of(who.person):
            raise Denied("not-seated")
        if not at.audience.is_gone(seat.person):
            raise Denied("player-still-here", name=seat.name)
    elif seat.person is None and seat.bot is not None:
        raise Denied("seat-taken", seat=command.seat)
    elif seat.person is None and not state.seats_of(who.person):
        raise Denied("not-seated")
    allowed = allowed_bots(state)
    if command.bot not in allowed:
        raise Denied("bot-too-fast", bot=command.bot, bots=", ".join(allowed))


def remove_bot(at: Situation, who: Who, command: protocol.RemoveBot) -> Decision:
    """Take a bot off a seat, before the game starts."""
    seat = at.state.seat_at(command.seat)
    if who.person != at.state.host:
        raise Denied("host-only")
    if at.state.status != "open":
        raise Denied("game-started")
    if seat.bot is None:
        raise Denied("no-bot-here", seat=command.seat)
    at.state.check_room(at.bounds)
    return seated(at.state, log.BotRemoved(command.seat))


# ---------------------------------------------------------------- what the host decides


def admit(at: Situation, who: Who, command: protocol.Admit) -> Decision:
    """Let somebody take a free seat of a running game, though they have seen another hand."""
    state = at.state
    seat = state.seat_at(command.seat)
    person, name = _meant(at, who, command.to)
    if state.status != "running":
        raise Denied("game-not-running")
    if seat.filled:
        raise Denied("seat-taken", seat=command.seat)
    others = {other.person for other in state.seats} - {None, who.person}
    if person == who.person and others:
        raise Denied("not-yourself")
    state.check_room(at.bounds)
    return Decision((log.Admitted(command.seat, person, name),))


def remove(at: Situation, who: Who, command: protocol.Remove) -> Decision:
    """Send somebody away, also from their seats. The seats of a game that is over stay theirs."""
    state = at.state
    person, name = _meant(at, who, command.to)
    if person == who.person:
        raise Denied("not-yourself")
    seats = () if state.status == "over" else state.seats_of(person)
    if not seats:
        state.check_room(at.bounds)
    left = tuple(log.Left(seat) for seat in seats)
    votes, people = state.votes.difference(seats), people_playing(state).difference(seats)
    return Decision((log.Removed(person, name), *left, *held(state, votes, people)))


def mute(at: Situation, who: Who, command: protocol.Mute) -> Decision:
    """Let somebody say nothing more, or let them speak again."""
    person, name = _meant(at, who, command.to)
    if person == who.person:
        raise Denied("not-yourself")
    if (person in at.state.muted) == command.on:
        return Decision()
    at.state.check_room(at.bounds)
    return Decision((log.Muted(person, name, command.on),))


def set_pace(at: Situation, who: Who, command: protocol.SetPace) -> Decision:
    """Let the bots take more time, or less."""
    if who.person != at.state.host:
        raise Denied("host-only")
    if command.pace == at.state.pace:
        return Decision()
    at.state.check_room(at.bounds)
    return Decision((log.Paced(command.pace),))


def _meant(at: Situation, who: Who, handle: str) -> tuple[str, str]:
    """Whom the host means, and what they are called here. Who sits here need not be here."""
    if who.person != at.state.host:
        raise Denied("host-only")
    for seat in at.state.seats:
        if seat.person is not None and at.audience.handle(seat.person) == handle:
            return seat.person, seat.name
    found = at.audience.named(handle)
    if found is None:
        raise Denied("nobody-to-hand-over-to")
    return found.person, found.name
