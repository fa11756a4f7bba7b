"""`python -m bench.bee_busy_balance [--games N] [--bots …] [--processes P] [--json]`.

Does the rebuilt sheet of Bee Busy keep its balance? Solo games with the seeds from `--first` on:
random players stay under 30 points, strong ones reach 50 to 62, and seldom less than 45. Run by
hand after a change of the sheet or of a bot; docs/adr/0009 keeps the figures.
"""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from statistics import median, quantiles

import skep
from skep.bots.registry import make_bot

RANDOM_BELOW = 30
STRONG = (50, 62)
WEAK_GAME = 45
WEAK_SHARE = 0.25


@dataclass(frozen=True)
class Balance:
    """The scores of one bot."""

    bot: str
    games: int
    least: int
    quarter: float
    median: float
    three_quarters: float
    most: int
    weak: float
    """The share of games below 45 points."""


def one_game(bot: str, sheet: str, seed: int) -> int:
    """The score of one solo game."""
    match = skep.new("bee-busy", seats=1, seed=seed, options={"sheet": sheet})
    player = make_bot(bot, "bee-busy", seed)
    while match.actors:
        match.apply(0, player.choose(match.view(0), match.legal(0)))
    return match.scores[0]


def play(bot: str, sheet: str, seeds: range, processes: int) -> list[int]:
    """The scores of many solo games."""
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(partial(one_game, bot, sheet), seeds, chunksize=5))


def summary(bot: str, scores: Sequence[int]) -> Balance:
    """What matters of them."""
    quarter, _, three_quarters = quantiles(scores, n=4, method="inclusive")
    weak = sum(score < WEAK_GAME for score in scores) / len(scores)
    return Balance(
        bot,
        len(scores),
        min(scores),
        quarter,
        median(scores),
        three_quarters,
        max(scores),
        round(weak, 3),
    )


def verdict(found: Sequence[Balance]) -> list[str]:
    """What is out of balance; nothing when all is well."""
    wrong = [
        f"random: median {each.median}, not under {RANDOM_BELOW}"
        for each in found
        if each.bot == "random" and each.median >= RANDOM_BELOW
    ]
    strongest = max(found, key=lambda each: each.median)
    if strongest.bot != "random":
        low, high = STRONG
        if not low <= strongest.median <= high:
            wrong.append(f"{strongest.bot}: median {strongest.median}, not {low} to {high}")
        if strongest.weak >= WEAK_SHARE:
            wrong.append(f"{strongest.bot}: {strongest.weak:.0%} of the games under {WEAK_GAME}")
    return wrong


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.bee_busy_balance")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--bots", default="random,greedy,planner")
    parser.add_argument("--sheet", default="garden")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="print the scores of all games")
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.games)
    scores = {bot: play(bot, given.sheet, seeds, given.processes) for bot in given.bots.split(",")}
    if given.json:
        print(json.dumps(scores))
        return
    found = [summary(bot, each) for bot, each in scores.items()]
    for each in found:
        print("  ".join(f"{name} {value}" for name, value in asdict(each).items()))
    for line in verdict(found) or ["in balance"]:
        print(line)


if __name__ == "__main__":
    main()
