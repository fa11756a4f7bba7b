"""What several commands say: names, reasons, and how a game began."""

from collections.abc import Sequence

from skep.api import AnyMatch
from skep.engine.chance import RecordedChance
from skep.engine.game import Event
from skep.locale import Words


def join_names(names: Sequence[str], words: Words) -> str:
    """A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return words.say("list-and", first=", ".join(names[:-1]), last=names[-1])


def seat_names(
    seats: int, bots: dict[int, str], given: Sequence[str], words: Words
) -> tuple[str, ...]:
    """What the players are called: given names for people, in order; bots by their kind."""
    names = []
    left = list(given)
    for seat in range(seats):
        if seat in bots:
            names.append(bot_name(bots[seat], seat, words))
        elif left:
            names.append(left.pop(0))
        else:
            names.append(words.say("player-name", number=seat + 1))
    return tuple(names)


def bot_name(bot_id: str, seat: int, words: Words) -> str:
    """Greedy 2."""
    key = f"bot-name-{bot_id}"
    name = words.say(key) if words.has(key) else bot_id
    return f"{name} {seat + 1}"


def start_events(match: AnyMatch) -> list[Event]:
    """What happened in the set-up; nothing when the match began in a given position."""
    if match.is_position:
        return []
    luck = RecordedChance(match.start_draws)
    return match.game.setup(match.seats, match.state.options, luck)[1]


def reason_text(game_id: str, reason: str, words: Words) -> str:
    """Why a game ended."""
    key = f"{game_id}-reason-{reason}"
    return words.say(key) if words.has(key) else reason.replace("-", " ")
