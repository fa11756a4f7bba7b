"""Make the golden games anew: `PYTHONPATH=src:. python -m tests.games.bee_busy.make_goldens`.

Only after a wanted change of the rules, together with a new `rules_version`. Each game is the
first one, by seed, in which the wanted thing happens, so the same rules give the same files.
"""

import random
from collections.abc import Callable
from typing import Any

import skep
from skep.bots.registry import make_bot
from tests.games.bee_busy.goldens import FOLDER, RANKS, annotated
from tests.games.bee_busy.proofs import PROOFS


def play(seats: int, seed: int, sloppy: float, back: float, sheet: str) -> skep.Match:
    """A game of greedy players who are careless, and change their minds, so often."""
    rng = random.Random(seed)
    match = skep.new("bee-busy", seats=seats, seed=seed, options={"sheet": sheet})
    bots = [make_bot("greedy", "bee-busy", seed) for _ in range(seats)]
    while match.actors:
        seat = rng.choice(match.actors)
        if rng.random() < back and match.check(seat, "back") is None:
            match.apply(seat, "back")
        elif rng.random() < sloppy:
            match.apply(seat, rng.choice(match.legal(seat)))
        else:
            match.apply(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return match


Wanted = tuple[int, float, float, str]
"""Seats, carelessness, changes of mind, sheet."""

WANTED: dict[str, Wanted] = {
    **{
        f"rank-{rank}": (1, sloppy, 0.0, "garden")
        for rank, sloppy in zip(RANKS, (1.0, 0.3, 0.1, 0.0, 0.0), strict=True)
    },
    "two-players": (2, 0.1, 0.0, "garden"),
    "three-players": (3, 0.3, 0.0, "garden"),
    "four-players": (4, 0.2, 0.0, "garden"),
    "dangers-hit": (1, 0.7, 0.0, "garden"),
    "dangers-missed": (1, 0.0, 0.0, "garden"),
    "queen-raised": (1, 0.1, 0.0, "garden"),
    "queen-lost": (1, 0.3, 0.0, "garden"),
    "water-stored": (1, 0.2, 0.0, "garden"),
    "no-water": (1, 0.3, 0.0, "garden"),
    "taken-back": (2, 0.2, 0.2, "garden"),
    "heath": (2, 0.1, 0.05, "heath"),
}


def find(name: str, proof: Callable[[skep.Match], Any]) -> skep.Match:
    """The first game, by seed, in which it happens."""
    seats, sloppy, back, sheet = WANTED[name]
    for seed in range(2000):
        match = play(seats, seed, sloppy, back, sheet)
        if proof(match):
            return match
    raise SystemExit(f"no game has {name}")


def main() -> None:
    """Write all golden games."""
    for name, proof in PROOFS.items():
        match = find(name, proof)
        (FOLDER / f"{name}.txt").write_text(annotated(match.record()), encoding="utf-8")
        print(f"{name}: seed {match.seed}, {len(match.log)} moves, scores {match.scores}")  # noqa: T201


if __name__ == "__main__":
    main()
