"""What a game is worth to each seat: a win, or points."""

from typing import Any, Literal

from skep.engine.errors import BadOption
from skep.engine.game import Game

Reward = Literal["win", "points"]


def check_reward(reward: str) -> None:
    """BadOption when there is no such reward."""
    if reward not in ("win", "points"):
        raise BadOption(f"a reward is 'win' or 'points', not {reward!r}")


def win_shares(game: Game[Any, Any], state: Any, seats: int) -> list[float]:
    """1 for a win, shared among the winners; what the others lose adds up to the same, so that all
    together get nothing. Alone, a win is 1 and a loss 0. While the game goes on, all have 0."""
    result = game.result(state)
    if result is None:
        return [0.0] * seats
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(seats)]
    if seats == 1:
        return shares
    return [(share * seats - 1) / (seats - 1) for share in shares]


class Purse:
    """Pays rewards as a game goes on: at its end by `win`, as the scores grow by `points`."""

    __slots__ = ("_game", "_paid", "_reward", "_seats")

    def __init__(self, game: Game[Any, Any], state: Any, reward: Reward, seats: int) -> None:
        self._game = game
        self._reward = reward
        self._seats = seats
        self._paid = self._worth(state)

    def _worth(self, state: Any) -> list[float]:
        if self._reward == "points":
            return list(map(float, self._game.scores(state)))
        return win_shares(self._game, state, self._seats)

    def pay(self, state: Any) -> list[float]:
        """What each seat gets for what happened since it was last asked."""
        worth = self._worth(state)
        paid, self._paid = self._paid, worth
        return [now - before for now, before in zip(worth, paid, strict=True)]
