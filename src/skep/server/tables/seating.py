"""Commands of people about themselves: sit down, get up, hand over, vote, talk."""

from skep.server import log, names, protocol
from skep.server.refusals import Denied
from skep.server.tables.decision import Decision, Who, held, people_playing, seated
from skep.server.tables.situation import Situation


def sit(at: Situation, who: Who, command: protocol.Sit) -> Decision:
    """Take an empty seat, or one's own back from a bot."""
    seat = at.state.seat_at(command.seat)
    if at.state.status == "over":
        raise Denied("game-over")
    at.state.check_room(at.bounds)
    if seat.person == who.person and seat.bot is not None:
        return seated(at.state, log.Seated(command.seat, who.person, seat.name))
    if seat.filled:
        raise Denied("seat-taken", seat=command.seat)
    wanted = names.clean_name(command.name or who.name)
    at.state.check_may_take(who.person, command.seat, wanted)
    names.check_distinct(wanted, at.state.names(but=command.seat))
    return seated(at.state, log.Seated(command.seat, who.person, wanted))


def leave(at: Situation, who: Who, command: protocol.Leave) -> Decision:
    """Give a seat up."""
    _check_own(at, who, command.seat)
    return seated(at.state, log.Left(command.seat))


def hand_over(at: Situation, who: Who, command: protocol.HandOver) -> Decision:
    """Give one's seat to somebody who is here."""
    _check_own(at, who, command.seat)
    other = at.audience.named(command.to)
    if other is None or other.person == who.person:
        raise Denied("nobody-to-hand-over-to")
    name = names.clean_name(other.name)
    at.state.check_may_take(other.person, command.seat, name)
    names.check_distinct(name, at.state.names(but=command.seat))
    at.state.check_room(at.bounds)
    return seated(at.state, log.Seated(command.seat, other.person, name))


def hold(at: Situation, who: Who, command: protocol.Hold) -> Decision:
    """A vote to hold the race or let it go; when all agree, that is done."""
    state = at.state
    if not state.race or state.status != "running":
        raise Denied("no-race")
    mine = state.seats_of(who.person)
    if not mine:
        raise Denied("not-seated")
    vote = log.Voted(mine, command.on)
    votes = state.votes_after(vote)
    if votes == state.votes:
        return Decision()
    state.check_room(at.bounds)
    return Decision((vote, *held(state, votes, people_playing(state))))


def chat(at: Situation, who: Who, command: protocol.Chat) -> Decision:
    """Say something, under the name of one's seat if there is one."""
    if who.person in at.state.muted:
        raise Denied("muted")
    at.state.check_room_for_chat(at.bounds, who.person)
    text = names.clean_text(command.text)
    mine = at.state.seats_of(who.person)
    if mine:
        speaker = at.state.seats[mine[0]].name
    else:
        speaker = names.clean_name(who.name)
        names.check_distinct(speaker, at.state.names())
    return Decision((log.Said(who.person, speaker, text),))


def _check_own(at: Situation, who: Who, number: int) -> None:
    if at.state.seat_at(number).person != who.person:
        raise Denied("not-your-seat", seat=number)
    if at.state.status == "over":
        raise Denied("game-over")
