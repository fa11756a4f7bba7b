"""`python -m bench.hints GAME [--seats N] [--games N] [--bot B] [--jobs N]`: are hints true?

A hint tells how likely its seat wins. Learned bots play games to their ends, and for some of their
decisions the hint of that moment is asked for: did the seat win as often as it was told?
Sorted by what was told and cut into equal parts, both should rise together.
"""

import argparse
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import skep
from skep.bots.hints import Effort, suggest
from skep.bots.learned.registry import SIGHTS
from skep.bots.registry import make_bot
from skep.bots.search.search import Budget
from skep.lab.figures import wilson
from skep.lab.simulate import seed_of_game
from skep.lab.workers import Crew, workers_wanted

TRIES = 140
"""Of a search for a hint: so many, however quick the machine is."""
ASKED = 4
"""Decisions of a game that are asked about, spread evenly over its middle."""
PARTS = 5


class Asked(NamedTuple):
    """One hint, and what came."""

    told: float
    won: float
    """Its seat's part of the win."""


def one_game(game_id: str, seats: int, bot: str, seed: int) -> list[Asked]:
    """Play a game to its end, then ask what a hint would have told at some of its decisions."""
    match = skep.new(game_id, seats=seats, seed=seed)
    players = [make_bot(bot, game_id, seed_of_game(seed, seat)) for seat in range(seats)]
    decisions: list[tuple[int, Any, list[Any]]] = []
    while match.actors:
        seat, legal = next((at, ways) for at in match.actors if (ways := match.legal(at)))
        view = match.view(seat)
        if len(legal) > 1:
            decisions.append((seat, view, legal))
        match.apply(seat, players[seat].choose(view, legal))
    result = match.result
    assert result is not None
    winners = result.winners or tuple(range(seats))
    effort = Effort(Budget(TRIES), Budget(TRIES // 2))
    version = match.game.meta.rules_version
    asked = []
    for number in range(ASKED):
        seat, view, legal = decisions[len(decisions) * (number + 1) // (ASKED + 1)]
        best = suggest(game_id, version, view, legal, effort)[0]
        asked.append(Asked(best.expected, (seat in winners) / len(winners)))
    return asked


def report(asked: Sequence[Asked], games: int) -> str:
    """What was told beside what came, in parts of as many hints."""
    lines = [
        f"{len(asked)} hints in {games} games (those of one game share its end)",
        f"{'':<12}{'told':>8}{'won':>8}{'95% interval':>18}{'hints':>8}",
    ]
    ranked = sorted(asked)
    cuts = [len(ranked) * part // PARTS for part in range(PARTS + 1)]
    parts = [(f"part {part + 1}", ranked[cuts[part] : cuts[part + 1]]) for part in range(PARTS)]
    for name, some in [*parts, ("all", ranked)]:
        if some:
            told, won = (sum(column) / len(some) for column in zip(*some, strict=True))
            low, high = wilson(won * len(some), len(some))
            between = f"{low:.0%} – {high:.0%}"
            lines.append(f"{name:<12}{told:>8.0%}{won:>8.0%}{between:>18}{len(some):>8}")
    return "\n".join(lines)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.hints", description=__doc__)
    parser.add_argument("game", choices=sorted(SIGHTS))
    parser.add_argument("--seats", type=int, default=2, help="at least 2 (default: 2)")
    parser.add_argument("--games", type=int, default=70, help="default: 70")
    parser.add_argument("--bot", default="learned", help="who plays (default: learned)")
    parser.add_argument("--jobs", type=int, default=0, help="processes (default: one a core)")
    given = parser.parse_args()
    if given.seats < 2 or given.games < 1:
        parser.error("at least 2 seats and 1 game: alone, hints tell points")
    seeds = [seed_of_game(16, number) for number in range(given.games)]
    play = partial(one_game, given.game, given.seats, given.bot)
    with Crew(workers_wanted(given.jobs)) as crew:
        asked = [one for some in crew.each(play, seeds) for one in some]
    print(report(asked, given.games))


if __name__ == "__main__":
    main()
