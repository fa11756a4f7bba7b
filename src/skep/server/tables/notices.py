"""What a table tells everybody in its chat by itself: who plays on a seat now, and who may not.

A notice is read off the log like everything else, so it is there again after a restart.
"""

from skep.server import log
from skep.server.tables.seat import Seat

Notice = tuple[str, dict[str, str | int]]
"""The key of a message, and its arguments. Seats are counted from one, as people do."""


def notice_of(entry: log.AnyEntry, seats: list[Seat], running: bool) -> Notice | None:
    """What all are told of a line that is about to be adopted; None: nothing."""
    match entry:
        case log.Admitted():
            return "notice-admitted", {"name": entry.name, "seat": entry.seat + 1}
        case log.Removed():
            return "notice-removed", {"name": entry.name}
        case log.Muted():
            return "notice-muted" if entry.on else "notice-unmuted", {"name": entry.name}
        case log.Hinted():
            return "notice-hinted", {"name": seats[entry.seat].name, "seat": entry.seat + 1}
        case log.Seated() | log.Left() | log.BotSeated() if running:
            return _about_seat(entry, seats[entry.seat])
    return None


def _about_seat(entry: log.Seated | log.Left | log.BotSeated, seat: Seat) -> Notice:
    """Before the game everybody sees who sits where; in it, a change must not be missed."""
    number = entry.seat + 1
    if isinstance(entry, log.Seated):
        if seat.person == entry.person:
            return "notice-back", {"name": entry.name}
        if seat.person is not None:
            return "notice-handed-over", {"name": seat.name, "to": entry.name}
        return "notice-sat", {"name": entry.name, "seat": number}
    if isinstance(entry, log.Left):
        return "notice-left", {"name": seat.name, "seat": number}
    if seat.person is not None:
        return "notice-bot-for", {"name": seat.name, "bot": entry.bot}
    return "notice-bot-sat", {"seat": number, "bot": entry.bot}
