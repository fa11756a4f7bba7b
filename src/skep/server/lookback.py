"""Looking back: the record of a finished table, and any record as a row of positions."""

from skep.api import begin_again
from skep.engine import record as records
from skep.engine.errors import BadRecord
from skep.engine.game import Event
from skep.engine.record import Entry, Record, state_hash
from skep.games.registry import changed_since
from skep.server.refusals import Denied
from skep.server.resources import Frame, Replay
from skep.server.table import Table

MOST_MOVES = 5000


def record_of(table: Table) -> str:
    """A finished game as a text record, its secret revealed. Moves taken back are left out."""
    if table.status != "over":
        raise Denied("game-not-over")
    standing: list[Entry] = []
    for step in table.steps[1:]:
        if step.undo:
            standing.pop()
        elif step.seat is not None and step.move is not None:
            standing.append(Entry(step.seat, step.move, step.draws))
    return records.write(
        Record(
            game=table.game.meta.id,
            rules_version=table.game.meta.rules_version,
            seats=len(table.seats),
            options=table.options,
            entries=tuple(standing),
            start=table.steps[0].draws,
            commitment=table.chance.commitment,
            secret=table.row.secret.hex(),
            players=tuple(seat.name or f"bot:{seat.bot}" for seat in table.seats),
            result=table.game.result(table.state),
            hash=state_hash(table.game, table.state),
        )
    )


def replay_of(text: str) -> Replay:
    """A record as the positions that a spectator would have seen; BadRecord when it is false."""
    record = records.read(text)
    if len(record.entries) > MOST_MOVES:
        raise BadRecord(f"{len(record.entries)} moves; at most {MOST_MOVES} can be shown")
    match = begin_again(record)
    game, state = match.game, match.state
    frames = [Frame(None, None, (), game.view(state, None))]
    for entry in record.entries:
        events = match.step(entry)
        frames.append(Frame(entry.seat, entry.move, _public(events), game.view(state, None)))
    records.check_end(game, state, record)
    return Replay(
        game=record.game,
        players=record.players or tuple(f"{seat + 1}" for seat in range(record.seats)),
        options=record.options,
        rules_version=record.rules_version,
        differs=changed_since(game),
        frames=tuple(frames),
        over=match.over,
        commitment=record.commitment,
        secret=record.secret,
    )


def _public(events: list[Event]) -> tuple[object, ...]:
    return tuple(fact for event in events if (fact := event.seen_by(None)) is not None)
