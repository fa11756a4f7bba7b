"""The greedy bots: what looks best now, by one heuristic for each game."""

from collections.abc import Callable

from skep.bots.greedy.bee_busy import GreedyBeeBusy
from skep.bots.greedy.butine import GreedyButine
from skep.bots.greedy.waggle_dance import GreedyWaggleDance
from skep.bots.player import Player

GREEDY: dict[str, Callable[[int], Player]] = {
    "butine": GreedyButine,
    "waggle-dance": GreedyWaggleDance,
    "bee-busy": GreedyBeeBusy,
}
"""Who plays which game: game id → a greedy bot from its seed."""
