"""The greedy bots: what looks best now, by one heuristic for each game."""

from skep.bots.greedy.bee_busy import GreedyBeeBusy
from skep.bots.greedy.butine import GreedyButine
from skep.bots.greedy.waggle_dance import GreedyWaggleDance
from skep.bots.player import Maker, any_rules

GREEDY: dict[str, Maker] = {
    "butine": any_rules(GreedyButine),
    "waggle-dance": GreedyWaggleDance,
    "bee-busy": any_rules(GreedyBeeBusy),
}
"""Who plays which game: by its id."""
