"""What La Ruche offers beside play: a puzzle of the day, its solver, a lesson, pictures."""

from collections.abc import Callable

from skep.engine.abilities import Abilities, Advice, Daily
from skep.engine.errors import BadPosition
from skep.games.la_ruche.daily import daily
from skep.games.la_ruche.grading import grade
from skep.games.la_ruche.meta import MOST_TILES
from skep.games.la_ruche.placing import names_of
from skep.games.la_ruche.solver import solve
from skep.games.la_ruche.state import State
from skep.games.la_ruche.view import cells_of


def advise(state: State, go_on: Callable[[int], bool]) -> Advice:
    """Can the puzzle be laid from here, and how?"""
    if state.seats != 1:
        raise BadPosition("only a puzzle for one has a solution (RUC-15)")
    if state.count(0) + len(state.cells) > MOST_TILES:
        raise BadPosition(f"a puzzle has at most {MOST_TILES} tiles (RUC-15)")
    answer = solve(names_of(state.hands[0]), cells_of(state), go_on)
    return Advice(answer.solvable, tuple(map(str, answer.moves)))


def _options(year: int, month: int, day: int) -> dict[str, str]:
    return {"puzzle": " ".join(daily(year, month, day))}


def _about(year: int, month: int, day: int) -> dict[str, str | int]:
    return {"grade": grade(daily(year, month, day))}


ABILITIES = Abilities(
    daily=Daily(options=_options, about=_about), advise=advise, lessons=("first",), pictures=True
)
