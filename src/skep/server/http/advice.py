"""Help for who plays: a solver's hint or solution, and what moves would lead to.

Served for every game that has the ability; a game without it says so.
"""

from collections.abc import Sequence
from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody

from skep.engine.abilities import Advice
from skep.engine.chance import NoChance, UpToLuck
from skep.engine.errors import BadMove
from skep.games.registry import GAMES
from skep.server.http import hints
from skep.server.http.requests import (
    AnyRequest,
    TablePath,
    address_of,
    house_of,
    known_person,
    problems,
)
from skep.server.http.resources import Asked, Foreseen, Hint, Preview, Solution, Wonder
from skep.server.refusals import Denied
from skep.server.tables import messages
from skep.server.tables.state import TableState

# ---------------------------------------------------------------- a solver


async def _advice(request: AnyRequest, game_id: str, asked: Asked) -> Advice:
    game = GAMES.get(game_id)
    if game is None or game.abilities.advise is None:
        raise Denied("no-advice", game=game_id)
    advise = game.abilities.advise
    house = house_of(request)
    house.gate.check_puzzle(address_of(request))
    return await house.desk.search(lambda go_on: advise(game.position(asked.position), go_on))


@post("/api/games/{game:str}/hint", status_code=200, responses=problems(400, 404, 413, 422))
async def post_hint(request: AnyRequest, game: FromPath[str], data: JSONBody[Asked]) -> Hint:
    """One move that still leads to a solution, or that none does."""
    advice = await _advice(request, game, data)
    return Hint(advice.solvable, advice.moves[0] if advice.moves else None)


@post("/api/games/{game:str}/solution", status_code=200, responses=problems(400, 404, 413, 422))
async def post_solution(
    request: AnyRequest, game: FromPath[str], data: JSONBody[Asked]
) -> Solution:
    """The rest of a solution, in an order that the rules allow, or that there is none."""
    advice = await _advice(request, game, data)
    return Solution(advice.solvable, advice.moves)


# ---------------------------------------------------------------- looking ahead


def expect(table: TableState, seat: int, moves: Sequence[str]) -> Any:
    """What the first of these moves may bring, by what this seat sees; None: nothing to say."""
    game, outlook = table.game, table.game.abilities.outlook
    if outlook is None or not moves:
        return None
    try:
        move = game.parse(moves[0])
    except BadMove:
        return None
    if game.check(table.game_state, seat, move) is not None:
        return None
    return outlook(game.view(table.game_state, seat), move, game.meta.rules_version)


def foresee(table: TableState, seat: int, moves: Sequence[str]) -> Foreseen:
    """The table after these moves of a seat; nothing when they are not allowed, or luck decides."""
    game, state = table.game, table.game_state.copy()
    outlook = expect(table, seat, moves)
    if not game.abilities.preview:
        return Foreseen(None, (), outlook)
    try:
        for text in moves:
            move = game.parse(text)
            if game.check(state, seat, move) is not None:
                return Foreseen(None, ())
            game.apply(state, seat, move, NoChance())
    except (BadMove, UpToLuck):
        return Foreseen(None, ())
    legal: Any = messages.legal_texts(game, state, seat) if seat in game.actors(state) else ()
    return Foreseen(game.view(state, seat), tuple(legal), outlook)


@post(
    "/api/tables/{table_id:str}/preview",
    status_code=200,
    responses=problems(400, 401, 404, 409, 413, 422),
)
async def post_preview(request: AnyRequest, table_id: TablePath, data: JSONBody[Wonder]) -> Preview:
    """Where some ways to go on would lead, for a seat of mine."""
    person = known_person(request, only_asks=True)
    state = (await house_of(request).hub.get(table_id)).state
    if not (state.game.abilities.preview or state.game.abilities.outlook):
        raise Denied("no-foresight")
    if state.status != "running":
        raise Denied("game-not-running")
    seat = state.seat_for(person, data.seat)
    return Preview(state.seq, tuple(foresee(state, seat, moves) for moves in data.ways))


ROUTES = [post_hint, post_solution, post_preview, *hints.ROUTES]
