"""Who may sit where: what a command about seats, the start or the chat becomes in the log."""

from typing import TYPE_CHECKING

from skep.bots.registry import BOTS
from skep.server import identity, log, protocol
from skep.server.refusals import Denied

if TYPE_CHECKING:
    from skep.server.ledger import Seat
    from skep.server.table import Table


def entry_for(
    table: "Table", person: str, name: str, command: protocol.Command
) -> log.AnyEntry | None:
    """The log entry that a command asks for, or Denied; None when only votes change."""
    if isinstance(command, protocol.Sit):
        return _sit(table, person, name, command)
    if isinstance(command, protocol.Leave):
        return _leave(table, person, command)
    if isinstance(command, protocol.HandOver):
        return _hand_over(table, person, command)
    if isinstance(command, protocol.SetBot):
        return _set_bot(table, person, command)
    if isinstance(command, protocol.RemoveBot):
        return _remove_bot(table, person, command)
    if isinstance(command, protocol.Start):
        return _start(table, person)
    if isinstance(command, protocol.Hold):
        if table.race is None or table.status != "running":
            raise Denied("no-race")
        return table.hold(table.race, person, command.on)
    if isinstance(command, protocol.Chat):
        return _chat(table, person, name, command)
    raise AssertionError(f"not a command about seats: {command}")


def _seat(table: "Table", number: int) -> "Seat":
    if number >= len(table.seats):
        raise Denied("no-such-seat", seat=number)
    return table.seats[number]


def _names(table: "Table", but: int | None = None) -> list[str]:
    return [seat.name for i, seat in enumerate(table.seats) if seat.name and i != but]


def _sit(table: "Table", person: str, name: str, command: protocol.Sit) -> log.Seated:
    seat = _seat(table, command.seat)
    if table.status == "over":
        raise Denied("game-over")
    if seat.person == person and seat.bot is not None:
        return log.Seated(command.seat, person, seat.name)
    if seat.filled:
        raise Denied("seat-taken", seat=command.seat)
    wanted = identity.clean_name(command.name or name)
    identity.check_distinct(wanted, _names(table, but=command.seat))
    return log.Seated(command.seat, person, wanted)


def _leave(table: "Table", person: str, command: protocol.Leave) -> log.Left:
    if _seat(table, command.seat).person != person:
        raise Denied("not-your-seat", seat=command.seat)
    if table.status == "over":
        raise Denied("game-over")
    return log.Left(command.seat)


def _hand_over(table: "Table", person: str, command: protocol.HandOver) -> log.Seated:
    if _seat(table, command.seat).person != person:
        raise Denied("not-your-seat", seat=command.seat)
    if table.status == "over":
        raise Denied("game-over")
    for watcher in table.watchers:
        if identity.handle(table.key, table.id, watcher.person) == command.to:
            if watcher.person == person:
                break
            name = identity.clean_name(watcher.name)
            identity.check_distinct(name, _names(table, but=command.seat))
            return log.Seated(command.seat, watcher.person, name)
    raise Denied("nobody-to-hand-over-to")


def _set_bot(table: "Table", person: str, command: protocol.SetBot) -> log.BotSeated:
    seat = _seat(table, command.seat)
    bot = able_bot(table.game.meta.id, command.bot)
    if table.status == "over":
        raise Denied("game-over")
    if table.status == "open":
        if person != table.host:
            raise Denied("host-only")
        if seat.person is not None:
            raise Denied("seat-taken", seat=command.seat)
    elif seat.person is not None and seat.person != person:
        if not table.seats_of(person):
            raise Denied("not-seated")
        if not table.is_gone(seat.person):
            raise Denied("player-still-here", name=seat.name)
    elif seat.person is None and seat.bot is not None:
        raise Denied("seat-taken", seat=command.seat)
    elif seat.person is None and not table.seats_of(person):
        raise Denied("not-seated")
    return log.BotSeated(command.seat, bot)


def able_bot(game_id: str, bot: str) -> str:
    """The id of a bot that knows this game, or Denied."""
    able = [known.id for known in BOTS.values() if game_id in known.makers]
    if bot not in able:
        raise Denied("no-such-bot", bot=bot, bots=", ".join(able))
    return bot


def _remove_bot(table: "Table", person: str, command: protocol.RemoveBot) -> log.BotRemoved:
    seat = _seat(table, command.seat)
    if person != table.host:
        raise Denied("host-only")
    if table.status != "open":
        raise Denied("game-started")
    if seat.bot is None:
        raise Denied("no-bot-here", seat=command.seat)
    return log.BotRemoved(command.seat)


def _start(table: "Table", person: str) -> log.Started:
    if person != table.host:
        raise Denied("host-only")
    if table.status != "open":
        raise Denied("game-started")
    if not all(seat.filled for seat in table.seats):
        raise Denied("seats-not-filled")
    # The draws are filled in when the game is set up, just before the commit.
    return log.Started(table.game.meta.rules_version, ())


def _chat(table: "Table", person: str, name: str, command: protocol.Chat) -> log.Said:
    text = identity.clean_text(command.text)
    mine = table.seats_of(person)
    if mine:
        speaker = table.seats[mine[0]].name
    else:
        speaker = identity.clean_name(name)
        identity.check_distinct(speaker, _names(table))
    return log.Said(person, speaker, text)
