"""What each person is told about a table. Every byte that leaves a table is made here.

A person sees the game through the eyes of a seat of theirs, or of a spectator, by the game's
own `view` and `Event.seen_by`: this module adds nothing that those do not show.
"""

import time
from typing import TYPE_CHECKING, Any

import msgspec

from skep.engine.game import Game
from skep.games.registry import changed_since
from skep.server import identity, protocol

if TYPE_CHECKING:
    from skep.server.gathering import Gathering
    from skep.server.ledger import Seat, Step

_ENCODER = msgspec.json.Encoder()


def encode(message: protocol.FromServer) -> bytes:
    """A message as it goes over the wire."""
    return _ENCODER.encode(message)


def table(of: "Gathering", person: str) -> bytes:
    """Who is here and who sits where."""
    return encode(protocol.Table(info(of, person)))


def timed(of: "Gathering") -> bytes:
    """How the time of a race stands."""
    stands = clock(of)
    assert stands is not None, "only races have a time"
    return encode(protocol.Timed(of.id, stands))


def clock(of: "Gathering") -> protocol.Clock | None:
    """The time of a race; None for other games."""
    if of.race is None:
        return None
    lags = {watcher.person: watcher.lag_ms for watcher in of.watchers}
    lag_ms = {
        str(number): lag
        for number, seat in enumerate(of.seats)
        if seat.person is not None and (lag := lags.get(seat.person)) is not None
    }
    return of.race.clock(time.monotonic(), lag_ms)


def chatted(of: "Gathering") -> bytes:
    """The last line of the chat."""
    return encode(protocol.Chatted(of.id, of.chat[-1]))


def catch_up(of: "Gathering", person: str, since: int | None) -> bytes:
    """Everything that somebody needs who comes, or comes back, to the table."""
    steps = of.steps if since is None else [step for step in of.steps if step.seq > since]
    update = _update(of, person, steps, clock(of))
    return encode(msgspec.structs.replace(update, info=info(of, person), chat=tuple(of.chat)))


def last_step(
    of: "Gathering", person: str, with_info: bool, stands: protocol.Clock | None
) -> bytes:
    """The step that was just committed, and how the time stands."""
    update = _update(of, person, of.steps[-1:], stands)
    if with_info:
        update = msgspec.structs.replace(update, info=info(of, person))
    return encode(update)


def _update(
    of: "Gathering", person: str, steps: "list[Step]", stands: protocol.Clock | None
) -> protocol.Update:
    eyes = viewpoint(of, person)
    return protocol.Update(
        of.id,
        of.seq,
        _told(of, steps, person, eyes),
        None if of.state is None else of.game.view(of.state, eyes),
        _legal(of, person),
        of.undoable(person),
        clock=stands,
    )


def viewpoint(of: "Gathering", person: str) -> int | None:
    """Through which seat's eyes a person looks: the one to act, if they share a screen."""
    mine = of.seats_of(person)
    if len(mine) < 2:
        return mine[0] if mine else None
    actors = of.actors
    return next((seat for seat in mine if seat in actors), mine[0])


def _legal(of: "Gathering", person: str) -> dict[str, tuple[str, ...]]:
    mine = of.seats_of(person)
    actors = of.actors if mine else ()
    return {
        str(seat): tuple(legal_texts(of.game, of.state, seat))
        for seat in mine
        if seat in actors and of.seats[seat].bot is None
    }


def legal_texts(game: Game[Any, Any], state: Any, seat: int) -> list[str]:
    """The moves of a seat that a screen may show."""
    if game.texts is not None:
        return game.texts(state, seat)
    return [str(move) for move in game.legal(state, seat)]


def _told(
    of: "Gathering", steps: "list[Step]", person: str, eyes: int | None
) -> tuple[protocol.Happened, ...]:
    mine = of.seats_of(person)
    return tuple(
        [
            protocol.Happened(
                step.seq,
                step.seat,
                # Facts say what others may know of a move; its text is for its maker alone.
                step.move if step.seat in mine else None,
                step.undo,
                tuple([fact for event in step.events if (fact := event.seen_by(eyes)) is not None]),
                step.at_ms,
            )
            for step in steps
        ]
    )


def info(of: "Gathering", person: str) -> protocol.TableInfo:
    """The table as one person may know it."""
    return protocol.TableInfo(
        id=of.id,
        game=of.game.meta.id,
        options=of.options,
        status=of.status,
        public=of.public,
        spectators=of.spectators,
        host=person == of.host,
        seats=tuple(_seat(of, seat, person) for seat in of.seats),
        people=_people(of, person),
        seq=of.seq,
        rules_version=of.game.meta.rules_version,
        differs=changed_since(of.game),
        commitment=of.chance.commitment if of.status != "open" else None,
        secret=of.row.secret.hex() if of.status == "over" else None,
        rematch=of.rematch,
        daily=of.daily,
    )


def _seat(of: "Gathering", seat: "Seat", person: str) -> protocol.SeatInfo:
    if seat.person is not None:
        here = of.is_here(seat.person)
        yours = seat.person == person
        return protocol.SeatInfo("person", seat.name, seat.bot, here, yours, seat.used_ms)
    if seat.bot is not None:
        return protocol.SeatInfo("bot", "", seat.bot, True, False, seat.used_ms)
    return protocol.SeatInfo("empty", "", None, False, False, seat.used_ms)


def _people(of: "Gathering", person: str) -> tuple[protocol.Person, ...]:
    names = {watcher.person: watcher.name for watcher in of.watchers}
    return tuple(
        protocol.Person(identity.handle(of.key, of.id, other), name, other == person)
        for other, name in sorted(names.items(), key=lambda item: item[1])
    )
