"""Points, the winners, and why the game ended."""

from nectar_run.state import State
from skep.engine.game import Result

DRY = "dry"

RULE_OF_REASON: dict[str, str] = {DRY: "NEC-7"}


def scores(state: State) -> tuple[int, ...]:
    """A point for each drop (NEC-3), and the bonus for each flower emptied exactly (NEC-5)."""
    bonus = state.options.bonus
    return tuple(state.drops[seat] + bonus * state.picked[seat] for seat in range(state.seats))


def result(state: State) -> Result | None:
    """How the game ended, or None while it goes on. Ties share the win (NEC-7)."""
    if not state.over:
        return None
    points = scores(state)
    best = max(points)
    winners = tuple(seat for seat in range(state.seats) if points[seat] == best)
    return Result(DRY, RULE_OF_REASON[DRY], points, winners)
