"""What somebody wishes for who opens a table, checked."""

from datetime import date
from typing import Annotated, Any, Literal

import msgspec

from skep.api import check_seats, read_options
from skep.games.registry import game_by_id
from skep.server import log, names
from skep.server.protocol import Name
from skep.server.refusals import Denied
from skep.server.tables.daily import secret_for_a_day
from skep.server.tables.opening import Opening, able_bot

Id = Annotated[str, msgspec.Meta(max_length=60)]
"""Of a game or a bot."""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: Id | None = None
    name: Name | None = None
    """For `me`: the name at this seat, when several people share the screen."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; started at once when nobody has to come first."""

    game: Id
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(max_length=16)]
    options: dict[str, Any] = {}
    public: bool = False
    spectators: bool = True
    bots_may_step_in: bool = True
    """May a bot play for somebody who sits here?"""
    hints: bool | None = None
    """May hints be asked for? None: as long as no other person plays here."""
    start: bool = False
    daily: date | None = None
    """The game of this day: alone, with the usual options."""


def wished(wish: NewTable, table: str, person: str, name: str, today: date) -> Opening:
    """The opening that somebody wishes for; Denied or a SkepError when it cannot be."""
    game = game_by_id(wish.game)
    check_seats(game, len(wish.seats))
    read_options(game, wish.options)
    if wish.start and any(seat.kind == "open" for seat in wish.seats):
        raise Denied("seats-not-filled")
    secret = None
    if wish.daily is not None:
        alone = [seat.kind for seat in wish.seats] == ["me"]
        secret = secret_for_a_day(game, wish.daily, wish.options, alone=alone, today=today)
    created = log.Created(
        wish.game,
        len(wish.seats),
        wish.options,
        wish.public,
        wish.spectators,
        person,
        wish.daily.isoformat() if wish.daily else None,
        wish.bots_may_step_in,
        hints=wish.hints,
    )
    return Opening(table, created, _seated(wish, person, name), wish.start, secret)


def _seated(wish: NewTable, person: str, name: str) -> tuple[log.Seated | log.BotSeated, ...]:
    entries: list[log.Seated | log.BotSeated] = []
    taken: list[str] = []
    for number, seat in enumerate(wish.seats):
        if seat.kind == "me":
            wanted = names.clean_name(seat.name or name)
            names.check_distinct(wanted, taken)
            taken.append(wanted)
            entries.append(log.Seated(number, person, wanted))
        elif seat.kind == "bot":
            entries.append(log.BotSeated(number, able_bot(wish.game, seat.bot or "")))
    return tuple(entries)
