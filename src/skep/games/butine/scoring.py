"""Points, the winners, and why the game ended."""

from skep.engine.game import Result
from skep.games.butine.state import OVER, State

DECK_REFILL = "deck-out-by-refill"
DECK_REPLACEMENT = "deck-out-by-replacement"
DECK_BONUS = "deck-out-by-bonus"
DECK_SWAP = "deck-out-by-swap"
CHALLENGE = "challenge-reached"
ALL_PASSED = "all-passed"

RULE_OF_REASON: dict[str, str] = {
    DECK_REFILL: "BUT-16",
    DECK_REPLACEMENT: "BUT-16",
    DECK_BONUS: "BUT-16",
    DECK_SWAP: "BUT-16",
    CHALLENGE: "BUT-20",
    ALL_PASSED: "BUT-18",
}


def scores(state: State) -> tuple[int, ...]:
    """Face-down cards of each seat; face-up cards count nothing (BUT-17)."""
    return tuple(state.points(seat) for seat in range(state.seats))


def winners(state: State) -> tuple[int, ...]:
    """Who has won a game that is over: ties share (BUT-17), a challenge has one winner (BUT-20)."""
    if state.reason == CHALLENGE:
        return (state.turn,)
    points = scores(state)
    best = max(points)
    return tuple(seat for seat in range(state.seats) if points[seat] == best)


def result(state: State) -> Result | None:
    """How the game ended, or None while it goes on."""
    if state.phase != OVER:
        return None
    return Result(state.reason, RULE_OF_REASON[state.reason], scores(state), winners(state))
