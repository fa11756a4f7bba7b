"""Honey, the winners, and why the game ended."""

from skep.engine.game import Result
from skep.games.waggle_dance.board import HONEY, TOTAL
from skep.games.waggle_dance.state import OVER, State

MOST_HONEY = "most-honey"
MOST_POLLEN = "most-pollen"
SHARED = "shared"

RULE_OF_REASON: dict[str, str] = {
    MOST_HONEY: "WAG-23",
    MOST_POLLEN: "WAG-23",
    SHARED: "WAG-23",
}
"""Ended with one seat ahead in honey; with honey level and one ahead in pollen; level in both."""


def scores(state: State) -> tuple[int, ...]:
    """Rooms of honey of each seat."""
    return tuple([rooms.count(HONEY) for rooms in state.rooms])


def stored(state: State) -> tuple[int, ...]:
    """Pollen in the rooms of each seat: it breaks ties (WAG-23)."""
    return tuple([sum(TOTAL[content] for content in rooms) for rooms in state.rooms])


def standing(state: State) -> tuple[str, tuple[int, ...]]:
    """Who is ahead now, and by what."""
    both = list(zip(scores(state), stored(state), strict=True))
    best = max(both)
    ahead = tuple(seat for seat in range(state.seats) if both[seat] == best)
    if len(ahead) > 1:
        return SHARED, ahead
    level = sum(honey == best[0] for honey, _ in both) > 1
    return (MOST_POLLEN if level else MOST_HONEY), ahead


def result(state: State) -> Result | None:
    """How the game ended, or None while it goes on."""
    if state.phase != OVER:
        return None
    return Result(state.reason, RULE_OF_REASON[state.reason], scores(state), standing(state)[1])
