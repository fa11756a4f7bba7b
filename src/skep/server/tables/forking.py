"""Playing on from a moment of a finished game, at a table of one's own, against bots.

Whoever plays on knows what the seat knew then, and no more: what was hidden is drawn anew. (They
may remember it from the replay; it would not help them.)
"""

import msgspec

from skep.engine.chance import Chance
from skep.engine.record import step
from skep.games.registry import game_by_id
from skep.server import log, names
from skep.server.refusals import Denied
from skep.server.tables.opening import Opening, able_bot
from skep.server.tables.state import TableState


def forked(
    table: TableState, move: int, bot: str, new: str, person: str, called: str, chance: Chance
) -> Opening:
    """A table that begins before this move of a finished game. Denied when that cannot be."""
    if table.status != "over":
        raise Denied("game-not-over")
    game = table.game
    if game.meta.race:
        raise Denied("no-fork-of-races")
    if game.meta.rules_version != game_by_id(game.meta.id).meta.rules_version:
        raise Denied("fork-of-old-rules")
    entries = table.standing()
    if not 1 <= move <= len(entries):
        raise Denied("no-such-move", move=move, moves=len(entries))
    seat = entries[move - 1].seat
    state = table.beginning()
    for entry in entries[: move - 1]:
        step(game, state, entry)
    imagined = game.imagine(game.view(state, seat), chance)
    created = log.Created(
        game.meta.id,
        len(table.seats),
        table.options,
        public=False,
        spectators=True,
        host=person,
        position=msgspec.to_builtins(game.plain(imagined)),
    )
    others = able_bot(game.meta.id, bot)
    seated = tuple(
        log.Seated(number, person, names.clean_name(called))
        if number == seat
        else log.BotSeated(number, others)
        for number in range(len(table.seats))
    )
    return Opening(new, created, seated, start=True)
