"""The solo puzzle of La Ruche over HTTP (RUC-16): the one of a day, a hint, a solution.

Whoever knows the tiles may ask; there is nothing to hide in a puzzle for one.
"""

from datetime import date

from litestar import get, post
from litestar.params import FromPath, JSONBody

from skep.server.requests import AnyRequest, address_of, house_of, problems
from skep.server.resources import DailyPuzzle, Hint, Puzzle, Solution


@get("/api/la-ruche/daily/{day:date}", responses=problems(400, 404))
async def get_daily(request: AnyRequest, day: FromPath[date]) -> DailyPuzzle:
    """The puzzle of a day: the same for everybody, and it can be solved."""
    house = house_of(request)
    house.check_puzzle(address_of(request))
    return await house.solver.daily(day.year, day.month, day.day)


@post("/api/la-ruche/hint", status_code=200, responses=problems(400, 413, 422))
async def post_hint(request: AnyRequest, data: JSONBody[Puzzle]) -> Hint:
    """One move that still leads to a solution, or that none does."""
    house = house_of(request)
    house.check_puzzle(address_of(request))
    answer = await house.solver.solve(data)
    return Hint(answer.solvable, None if answer.hint is None else str(answer.hint))


@post("/api/la-ruche/solution", status_code=200, responses=problems(400, 413, 422))
async def post_solution(request: AnyRequest, data: JSONBody[Puzzle]) -> Solution:
    """The rest of a solution, in an order that the rules allow, or that there is none."""
    house = house_of(request)
    house.check_puzzle(address_of(request))
    answer = await house.solver.solve(data)
    return Solution(answer.solvable, tuple(map(str, answer.moves)))
