"""Messages: what each person is told about a table. Every byte that leaves a table is made here.

A person sees the game through the eyes of a seat of theirs, or of a spectator, by the game's
own `view` and `Event.seen_by`: this module adds nothing that those do not show.
"""

from itertools import chain
from typing import Any

import msgspec

from skep.engine.game import Game
from skep.games.registry import changed_since
from skep.server import protocol
from skep.server.protocol import encode
from skep.server.tables.opening import allowed_bots
from skep.server.tables.race import to_ms
from skep.server.tables.seat import Seat
from skep.server.tables.situation import Situation
from skep.server.tables.state import Step, TableState

ANYBODY = ""
"""Whoever neither sits at a table nor has opened it: they all are told the same."""

MOST_NAMED = 8
"""So many of those who only watch are named; of the others, their number."""


def table(of: Situation, person: str) -> bytes:
    """Who is here and who sits where."""
    return encode(protocol.Table(info(of, person)))


def timed(of: Situation) -> bytes:
    """How the time of a race stands."""
    stands = clock(of)
    assert stands is not None, "only races have a time"
    return encode(protocol.Timed(of.state.id, stands))


def clock(of: Situation) -> protocol.Clock | None:
    """The time of a race; None for other games."""
    if of.race is None:
        return None
    state, now, due = of.state, of.clock.monotonic(), of.due()
    return protocol.Clock(
        starts_in_ms=of.race.starts_in_ms(now),
        waits_ms={str(seat): ms for seat, ms in of.race.waits_ms(now).items()},
        held=state.held,
        votes=tuple(sorted(state.votes)),
        lag_ms={
            str(number): lag
            for number, seat in enumerate(state.seats)
            if seat.person is not None and (lag := of.audience.lag_ms(seat.person)) is not None
        },
        lapses_in_ms=None if due is None else to_ms(due - now),
    )


def chatted(of: Situation, line: protocol.Said) -> bytes:
    """A line of the chat."""
    return encode(protocol.Chatted(of.state.id, line))


def shown_out(of: Situation, why: str) -> bytes:
    """To somebody who may not watch any more."""
    return encode(protocol.Fault(why, {}, of.state.id))


def gone(of: Situation) -> bytes:
    """To everybody at a table that was deleted."""
    return encode(protocol.Fault("no-such-table", {}, of.state.id))


def catch_up(of: Situation, person: str, since: int | None) -> bytes:
    """Everything that somebody needs who comes, or comes back, to the table."""
    every = of.state.steps
    steps = every if since is None else [step for step in every if step.seq > since]
    update = _update(of.state, person, steps, clock(of))
    chat = tuple(of.state.chat)
    return encode(msgspec.structs.replace(update, info=info(of, person), chat=chat))


def present(of: Situation, person: str) -> bytes:
    """The game and the table as they are now, for who has been here all the time."""
    update = _update(of.state, person, [], clock(of))
    return encode(msgspec.structs.replace(update, info=info(of, person)))


def last_step(of: Situation, person: str, with_info: bool, stands: protocol.Clock | None) -> bytes:
    """The step that was just committed, and how the time stands."""
    update = _update(of.state, person, of.state.steps[-1:], stands)
    if with_info:
        update = msgspec.structs.replace(update, info=info(of, person))
    return encode(update)


def _update(
    state: TableState, person: str, steps: list[Step], stands: protocol.Clock | None
) -> protocol.Update:
    mine = state.seats_of(person)
    eyes = viewpoint(state, mine)
    return protocol.Update(
        state.id,
        state.seq,
        _told(steps, mine, eyes),
        None if state.game_state is None else state.game.view(state.game_state, eyes),
        _legal(state, mine),
        state.undoable(person),
        clock=stands,
    )


def viewpoint(state: TableState, mine: tuple[int, ...]) -> int | None:
    """Through which of their seats a person looks: the one to act, if they share a screen."""
    if len(mine) < 2:
        return mine[0] if mine else None
    return next((seat for seat in mine if seat in state.actors), mine[0])


def _legal(state: TableState, mine: tuple[int, ...]) -> dict[str, tuple[str, ...]]:
    return {
        str(seat): tuple(legal_texts(state.game, state.game_state, seat))
        for seat in mine
        if seat in state.actors and state.seats[seat].bot is None
    }


def legal_texts(game: Game[Any, Any], state: Any, seat: int) -> list[str]:
    """The moves of a seat that a screen may show."""
    if game.texts is not None:
        return game.texts(state, seat)
    return [str(move) for move in game.legal(state, seat)]


def _told(
    steps: list[Step], mine: tuple[int, ...], eyes: int | None
) -> tuple[protocol.Happened, ...]:
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


def info(of: Situation, person: str) -> protocol.TableInfo:
    """The table as one person may know it."""
    state = of.state
    return protocol.TableInfo(
        id=state.id,
        game=state.game.meta.id,
        options=state.options,
        status=state.status,
        public=state.public,
        spectators=state.spectators,
        host=person == state.host,
        seats=tuple(_seat(of, seat, person) for seat in state.seats),
        people=_people(of, person),
        watching=of.audience.count() - len(_players_here(of)),
        seq=state.seq,
        rules_version=state.game.meta.rules_version,
        differs=changed_since(state.game),
        commitment=state.chance.commitment if state.status != "open" else None,
        secret=state.row.secret.hex() if state.status == "over" else None,
        rematch=state.rematch,
        daily=state.daily,
        bots=allowed_bots(state),
        bots_may_step_in=state.bots_may_step_in,
        closed=state.closed,
        lesson=state.lesson,
        pace=state.pace,
        hints=state.why_no_hints(),
    )


def _seat(of: Situation, seat: Seat, person: str) -> protocol.SeatInfo:
    sits = seat.person
    return protocol.SeatInfo(
        kind="person" if sits is not None else "bot" if seat.bot is not None else "empty",
        name=seat.name,
        bot=seat.bot,
        online=of.audience.is_here(sits) if sits is not None else seat.bot is not None,
        yours=sits is not None and sits == person,
        used_ms=seat.used_ms,
        handle=of.audience.handle(sits) if sits is not None else None,
        helped=seat.helped,
    )


def _players_here(of: Situation) -> dict[str, None]:
    """Those who sit here and are here."""
    people = (seat.person for seat in of.state.seats)
    return {person: None for person in people if person and of.audience.is_here(person)}


def _people(of: Situation, person: str) -> tuple[protocol.Person, ...]:
    """Who plays, you, and some of the others: first those who were heard here."""
    here = of.audience.is_here
    players = _players_here(of)
    named = dict(players)
    if here(person):
        named[person] = None
    for other in chain(filter(here, reversed(of.state.speakers)), of.audience.people()):
        if len(named) - len(players) >= MOST_NAMED:
            break
        named[other] = None
    listed = [(of.audience.name_of(other), other) for other in named]
    return tuple(
        protocol.Person(
            of.audience.handle(other),
            name,
            other == person,
            seated=other in players,
            muted=other in of.state.muted,
        )
        for name, other in sorted(listed)
    )
