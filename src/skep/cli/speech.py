"""What several commands say: names, reasons, and how a game began."""

import re
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
    """Greedy 2; in a lesson there is one teacher."""
    if bot_id == "teacher":
        return bot_kind(bot_id, words)
    return f"{bot_kind(bot_id, words)} {seat + 1}"


def bot_kind(bot_id: str, words: Words) -> str:
    """Greedy."""
    key = f"bot-name-{bot_id}"
    return words.say(key) if words.has(key) else bot_id


_LENT = re.compile(r"bot:(\S+)(?: for (.+))?", re.DOTALL)
_HELPED = re.compile(r"(.+) with ((?:bot:\S+ ?)+)", re.DOTALL)


def recorded_names(players: Sequence[str], seats: int, words: Words) -> tuple[str, ...]:
    """The players of a record, where a bot stands as bot:greedy, also for or with somebody."""
    if len(players) != seats:
        return seat_names(seats, {}, (), words)
    return tuple(_recorded(player, seat, words) for seat, player in enumerate(players))


def _recorded(player: str, seat: int, words: Words) -> str:
    if lent := _LENT.fullmatch(player):
        if lent[2] is None:
            return bot_name(lent[1], seat, words)
        return words.say("web-bot-for", bot=bot_kind(lent[1], words), name=lent[2])
    if helped := _HELPED.fullmatch(player):
        bots = [bot_kind(bot.removeprefix("bot:"), words) for bot in helped[2].split()]
        return words.say("web-with-bot", bot=join_names(bots, words), name=helped[1])
    return player


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
