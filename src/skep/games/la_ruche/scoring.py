"""Points of a round, the winners of a match, and why it ended."""

from skep.engine.game import Result
from skep.games.la_ruche.material import POINTS_OF_PLACE
from skep.games.la_ruche.state import OVER, State

EMPTIED = "emptied"
GIFT = "emptied-by-gift"
BLOCKED = "blocked"
SOLVED = "solved"
GAVE_UP = "gave-up"

RULE_OF_REASON: dict[str, str] = {
    EMPTIED: "RUC-9",
    GIFT: "RUC-13",
    BLOCKED: "RUC-10",
    SOLVED: "RUC-15",
    GAVE_UP: "RUC-15",
}


def round_points(left: tuple[int, ...]) -> tuple[int, ...]:
    """3, 2, 1 by fewest tiles left; who is level shares the higher points (RUC-14)."""
    places = [sum(other < mine for other in left) for mine in left]
    return tuple(POINTS_OF_PLACE[place] if place < 3 else 0 for place in places)


def round_winners(left: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the fewest tiles left (RUC-9, RUC-10)."""
    return tuple(seat for seat, count in enumerate(left) if count == min(left))


def scores(state: State) -> tuple[int, ...]:
    """Points of the match so far; solo: how many tiles lie."""
    if state.seats == 1:
        return (len(state.cells),)
    return tuple(state.points)


def winners(state: State) -> tuple[int, ...]:
    """Who has won a match that is over: most points, ties share (RUC-14)."""
    if state.seats == 1:
        return (0,) if state.reason == SOLVED else ()
    best = max(state.points)
    return tuple(seat for seat in range(state.seats) if state.points[seat] == best)


def result(state: State) -> Result | None:
    """How it ended, or None while it goes on."""
    if state.phase != OVER:
        return None
    return Result(state.reason, RULE_OF_REASON[state.reason], scores(state), winners(state))
