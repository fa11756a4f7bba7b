"""Make the golden games of La Ruche anew.

    PYTHONPATH=src python -m tests.games.la_ruche.make_goldens

Only after a wanted change of the rules, together with a new `rules_version`. Each game is the
first one, by seed, that random players end in the wanted way, so the same rules give the same
files.
"""

import random
from collections.abc import Callable
from typing import Any

from skep.api import Match
from skep.games.la_ruche.moves import GIVE_UP, LIFT
from skep.games.la_ruche.scoring import round_winners
from skep.games.la_ruche.solver import solve
from tests.games.la_ruche.goldens import FOLDER, annotated
from tests.games.la_ruche.table import new, places, play_out

Player = Callable[[Match, int], bool]
"""Plays a match to its end; answers whether it was worth keeping."""

GIFTS = {"bee": True, "three_contacts": True}


def anybody(match: Match, seed: int) -> bool:
    """Random seats make random moves."""
    play_out(match, seed)
    return True


def crowd(match: Match, seed: int) -> bool:
    """The same, when many tiles come to lie."""
    return anybody(match, seed) and len(match.log) > 30


def three_kinds(match: Match, seed: int) -> bool:
    """The same, when the rounds end in three different ways."""
    ends = set()
    rng = random.Random(seed)
    while match.actors:
        play_out(match, rng.randrange(2**32), steps=1)
        ends.add(match.state.reason)
    return len(ends - {""}) == 3


def decided_by_gifts(match: Match, seed: int) -> bool:
    """The same, when gifts are given and kept after the block, and change who wins."""
    kinds, first = set(), None
    rng = random.Random(seed)
    while match.actors:
        view: Any = match.view()
        last_gifts = view.phase == "gifts"
        if last_gifts and first is None:
            first = round_winners(view.counts)
        play_out(match, rng.randrange(2**32), steps=1)
        if last_gifts:
            kinds.add(match.log[-1].move.split()[0])
    return kinds == {"give", "keep"} and match.winners != first


def patient(match: Match, seed: int) -> bool:
    """Lays at random, and takes back what leads nowhere."""
    rng = random.Random(seed)
    wrong = set()
    while match.actors:
        view: Any = match.view(0)
        if solve(view.hand, view.cells).solvable:
            moves = [move for move in places(match, 0) if (view.cells, move) not in wrong]
            match.apply(0, rng.choice(moves))
        else:
            wrong.add((view.cells[:-1], f"place {view.cells[-1]}"))
            match.apply(0, LIFT)
    return len(wrong) > 2


def honest(match: Match, seed: int) -> bool:
    """Lays at random, and gives up as soon as it is a dead end, though something still fits."""
    rng = random.Random(seed)
    while match.actors:
        view: Any = match.view(0)
        if solve(view.hand, view.cells).solvable:
            match.apply(0, rng.choice(places(match, 0)))
        else:
            hopeful = len(view.hand) > 3 and bool(places(match, 0))
            match.apply(0, GIVE_UP)
            return hopeful
    return False


WANTED: list[tuple[str, str, int, dict[str, Any], Player]] = [
    ("emptied", "emptied", 3, {}, anybody),
    ("emptied-by-gift", "emptied-by-gift", 2, GIFTS, anybody),
    ("blocked", "blocked", 4, {}, crowd),
    ("last-gifts", "blocked", 3, GIFTS, decided_by_gifts),
    ("three-rounds", "emptied", 6, {**GIFTS, "rounds": 3}, three_kinds),
    ("solved", "solved", 1, {}, patient),
    ("gave-up", "gave-up", 1, {}, honest),
]


def find(reason: str, seats: int, options: dict[str, Any], player: Player) -> Match:
    """The first game, by seed, that ends so and in which enough happens."""
    for seed in range(5000):
        match = new(seats, seed, **options)
        if player(match, seed) and match.reason == reason:
            return match
    raise SystemExit(f"no game ends by {reason}")


def main() -> None:
    """Write all golden games."""
    for name, reason, seats, options, player in WANTED:
        match = find(reason, seats, options, player)
        (FOLDER / f"{name}.txt").write_text(annotated(match.record()), encoding="utf-8")
        print(f"{name}: seed {match.seed}, {len(match.log)} moves")  # noqa: T201


if __name__ == "__main__":
    main()
