"""Looking back: the record of a finished table."""

from skep.engine import record as records
from skep.engine.record import Record, state_hash
from skep.server.refusals import Denied
from skep.server.tables.state import TableState


def record_of(table: TableState) -> str:
    """A finished game as a text record, its secret revealed. Moves taken back are left out."""
    if table.status != "over":
        raise Denied("game-not-over")
    return records.write(
        Record(
            game=table.game.meta.id,
            rules_version=table.game.meta.rules_version,
            seats=len(table.seats),
            options=table.options,
            entries=tuple(table.standing()),
            start=table.steps[0].draws,
            position=table.position,
            commitment=table.chance.commitment,
            secret=table.row.secret.hex(),
            players=tuple(seat.player for seat in table.seats),
            result=table.game.result(table.game_state),
            hash=state_hash(table.game, table.game_state),
        )
    )
