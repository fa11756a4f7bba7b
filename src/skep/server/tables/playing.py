"""Commands about the game: start, move, take back, play again."""

import contextlib
from typing import Any

import msgspec

from skep.engine.errors import BadMove
from skep.server import log, protocol
from skep.server.refusals import Denied
from skep.server.tables.decision import Decision, Who, refused
from skep.server.tables.opening import once_more
from skep.server.tables.situation import Situation


def start(at: Situation, who: Who) -> Decision:
    """All seats are filled: begin."""
    state = at.state
    if who.person != state.host:
        raise Denied("host-only")
    if state.status != "open":
        raise Denied("game-started")
    if not all(seat.filled for seat in state.seats):
        raise Denied("seats-not-filled")
    entry, change = state.set_up()
    return Decision((entry,), change)


def move(at: Situation, who: Who, command: protocol.Move) -> Decision:
    """A move of a person."""
    seat = at.state.seat_for(who.person, command.seat)
    if at.state.seats[seat].bot is not None:
        raise Denied("seat-played-by-bot", seat=seat)
    decision = play(at, command.id, seat, command.move, command.seq)
    _check_lesson(at, decision)
    return decision


def _check_lesson(at: Situation, decision: Decision) -> None:
    """Denied when a learner's move, though the rules allow it, is not what the lesson is about."""
    step = at.state.lesson_step()
    for made in decision.entries:
        if step is None or not isinstance(made, log.Moved):
            continue
        if step.seat != made.seat:
            raise Denied("lesson-wait")
        if not step.takes(made.move):
            raise Denied("lesson-other-move")


def play(at: Situation, command_id: str, seat: int, text: str, seq: int) -> Decision:
    """A move of a seat, by whoever plays there."""
    state = at.state
    if state.status != "running":
        return Decision(refusal=_after_the_end(at, command_id, seat, text))
    if state.game.meta.turns and seq < state.game_seq:
        raise Denied("stale", seq=state.game_seq)
    try:
        wanted = state.game.parse(text)
    except BadMove as error:
        raise Denied("not-a-move", detail=str(error)) from None
    if state.game.takes_back is not None and state.game.takes_back(wanted):
        state.check_room(at.bounds)
    if at.race is not None:
        if state.held:
            raise Denied("race-held")
        at.race.check(seat, at.clock.monotonic(), lambda: _pause_after(at, wanted) > 0)
    refusal = state.game.check(state.game_state, seat, wanted)
    if refusal is not None:
        reason = refusal.reason
        answer = refused(state, command_id, reason.key, reason.args, refusal.rule)
        return _penalised(at, answer, seat, wanted)
    change, draws = state.moved(seat, wanted)
    entry = log.Moved(seat, str(wanted), draws, at.thought_ms())
    return Decision((entry,), change)


def _penalised(at: Situation, answer: protocol.Refused, seat: int, wanted: Any) -> Decision:
    """A refusal in a race: by how much it came too late, and the pause that it costs."""
    if at.race is None:
        return Decision(refusal=answer)
    seconds = _pause_after(at, wanted)
    late = _late_ms(at, seat, wanted)
    wait = 1000 * seconds or None
    answer = msgspec.structs.replace(answer, late_ms=late, wait_ms=wait)
    # A pause is what its line says; when the log is full, it costs none.
    waited = (log.Waited(seat, wait),) if wait and not at.state.is_full(at.bounds) else ()
    return Decision(waited, refusal=answer)


def _pause_after(at: Situation, wanted: Any) -> int:
    """The seconds that this move costs when it is refused."""
    wait_after = at.state.game.wait_after
    return 0 if wait_after is None else wait_after(at.state.game_state, wanted)


def lapse(at: Situation) -> Decision | None:
    """What the table does by itself when it has waited long enough; None: it waits on."""
    deadline, due = at.state.deadline(), at.due()
    if deadline is None or due is None or at.clock.monotonic() < due:
        return None
    seat = next((seat for seat in deadline.moves if seat in at.state.actors), None)
    if seat is None:
        return None
    return play(at, "", seat, str(deadline.moves[seat]), at.state.game_seq)


def _late_ms(at: Situation, seat: int, wanted: Any) -> int | None:
    if at.race is None:
        return None
    check = at.state.game.check
    now = at.clock.monotonic()
    return at.race.late_ms(lambda state: check(state, seat, wanted) is None, seat, now)


def _after_the_end(at: Situation, command_id: str, seat: int, text: str) -> protocol.Refused:
    """There is nothing to play; in a race that was just over, too late by how much."""
    answer = refused(at.state, command_id, "game-not-running", {})
    if at.race is not None:
        with contextlib.suppress(BadMove):
            late = _late_ms(at, seat, at.state.game.parse(text))
            answer = msgspec.structs.replace(answer, late_ms=late)
    return answer


def undo(at: Situation, who: Who, command: protocol.Undo) -> Decision:
    """Take one's last move back."""
    state = at.state
    if command.seq < state.game_seq:
        raise Denied("stale", seq=state.game_seq)
    undoable = state.undoable(who.person)
    if not undoable:
        raise Denied("nothing-to-undo")
    state.check_room(at.bounds)
    return Decision((log.Undone(undoable[0], at.thought_ms()),), state.taken_back())


def hint(at: Situation, who: Who, command: protocol.AskHint) -> Decision:
    """Ask what would be best now. It is noted once for each position; what is told is not."""
    state = at.state
    seat = state.seat_for(who.person, command.seat)
    if state.seats[seat].bot is not None:
        raise Denied("seat-played-by-bot", seat=seat)
    if state.status != "running":
        raise Denied("game-not-running")
    state.check_hints()
    if seat not in state.actors:
        raise Denied("hint-not-your-turn")
    if state.hinted.get(seat) == state.game_seq:
        return Decision()
    state.check_room(at.bounds)
    return Decision((log.Hinted(seat),))


def rematch(at: Situation, who: Who, new_id: str) -> Decision:
    """The same people and options again, at a new table."""
    state = at.state
    if state.rematch is not None:
        return Decision()
    if state.status != "over":
        raise Denied("game-not-over")
    if not state.seats_of(who.person):
        raise Denied("not-seated")
    if state.lesson is not None:
        raise Denied("lesson-no-rematch")
    opening = once_more(state, new_id, who.person)
    return Decision((log.Rematched(new_id),), opens=opening)
