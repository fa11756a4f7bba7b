"""What moves would lead to, before anybody makes them: for boards that show it on hovering.

Only where nothing is hidden but luck: the answer holds what everybody could work out from what
they see. Nothing is drawn; where luck would decide, there is no answer.
"""

from collections.abc import Sequence
from typing import Any

from litestar import post
from litestar.params import JSONBody

from skep.engine.chance import Chance
from skep.engine.errors import BadMove
from skep.server import telling
from skep.server.refusals import Denied
from skep.server.requests import AnyRequest, TablePath, house_of, known_person, problems
from skep.server.resources import Foreseen, Foresight, Wonder
from skep.server.table import Table

OPEN_GAMES = frozenset({"bee-busy"})
"""Games in which nothing is hidden but luck. A race, for one, would be lost by looking first."""


class _Luck(Exception):
    """The rest is up to luck."""


class _NoChance(Chance):
    def pick(self, names: Sequence[str]) -> int:
        raise _Luck

    def draw(self, names: Sequence[str], counts: Sequence[int]) -> int:
        raise _Luck


def foresee(table: Table, seat: int, moves: Sequence[str]) -> Foreseen:
    """The table after these moves of a seat; nothing when they are not allowed, or luck decides."""
    game, state = table.game, table.state.copy()
    try:
        for text in moves:
            move = game.parse(text)
            if game.check(state, seat, move) is not None:
                return Foreseen(None, ())
            game.apply(state, seat, move, _NoChance())
    except (BadMove, _Luck):
        return Foreseen(None, ())
    legal: Any = telling.legal_texts(game, state, seat) if seat in game.actors(state) else ()
    return Foreseen(game.view(state, seat), tuple(legal))


@post(
    "/api/tables/{table_id:str}/foresight",
    status_code=200,
    responses=problems(400, 401, 404, 409, 413, 422),
)
async def post_foresight(
    request: AnyRequest, table_id: TablePath, data: JSONBody[Wonder]
) -> Foresight:
    """Where some ways to go on would lead, for a seat of mine."""
    person = known_person(request)
    table = await house_of(request).hub.get(table_id)
    if table.game.meta.id not in OPEN_GAMES:
        raise Denied("no-foresight")
    if table.status != "running":
        raise Denied("game-not-running")
    seat = table.seat_of(person, data.seat)
    return Foresight(table.seq, tuple(foresee(table, seat, moves) for moves in data.ways))
