"""Every command goes one way: `decide` says what it comes to, and nothing happens by that.

Pure: the same table, command, person and moment give the same decision, without a loop, a store or
a socket. `table.py` then commits it, adopts it and tells everybody.
"""

from skep.server import protocol
from skep.server.tables import others, playing, seating
from skep.server.tables.decision import Decision, Who, or_refused
from skep.server.tables.situation import Situation


def decide(at: Situation, command: protocol.Command, who: Who, new_id: str) -> Decision:
    """What a command comes to. `new_id` is for the table that it may open (`opens_another`)."""
    return or_refused(at.state, command.id, _decide, at, command, who, new_id)


def opens_another(command: protocol.Command) -> bool:
    """May this command open a table?"""
    return isinstance(command, protocol.Rematch)


def _decide(at: Situation, command: protocol.Command, who: Who, new_id: str) -> Decision:
    match command:
        case protocol.Move():
            return playing.move(at, who, command)
        case protocol.Undo():
            return playing.undo(at, who, command)
        case protocol.AskHint():
            return playing.hint(at, who, command)
        case protocol.Start():
            return playing.start(at, who)
        case protocol.Rematch():
            return playing.rematch(at, who, new_id)
        case protocol.Sit():
            return seating.sit(at, who, command)
        case protocol.Leave():
            return seating.leave(at, who, command)
        case protocol.HandOver():
            return seating.hand_over(at, who, command)
        case protocol.Hold():
            return seating.hold(at, who, command)
        case protocol.Chat():
            return seating.chat(at, who, command)
        case protocol.SetBot():
            return others.set_bot(at, who, command)
        case protocol.RemoveBot():
            return others.remove_bot(at, who, command)
        case protocol.Admit():
            return others.admit(at, who, command)
        case protocol.Remove():
            return others.remove(at, who, command)
        case protocol.Mute():
            return others.mute(at, who, command)
        case protocol.SetPace():
            return others.set_pace(at, who, command)


def start(table: str, command_id: str) -> protocol.Start:
    """The command to start a table, when the server itself gives it."""
    return protocol.Start(table, command_id)


def decide_by_itself(at: Situation) -> Decision | None:
    """What the table does when it has waited long enough; None: it waits on."""
    return playing.lapse(at)


def decide_for_bot(at: Situation, seat: int, bot: str, move: str, seq: int) -> Decision | None:
    """What a bot's move comes to; None when the table has gone on without it."""
    state = at.state
    gone_on = state.game.meta.turns and state.game_seq != seq
    if gone_on or state.seats[seat].bot != bot or seat not in state.actors:
        return None
    command_id = f"{seq}"
    return or_refused(state, command_id, playing.play, at, command_id, seat, move, seq)
