"""Make the golden games of Butine! anew: `PYTHONPATH=src python -m scripts.make_goldens`.

Only after a wanted change of the rules, together with a new `rules_version`. Each game is the
first one, by seed, that random players end in the wanted way, so the same rules give the same
files.
"""

import random
from collections.abc import Callable
from typing import Any

import skep
from skep.games.butine.material import CARDS
from skep.games.butine.moves import Place
from skep.games.butine.spots import spot_of
from tests.games.butine.goldens import FOLDER, annotated

Player = Callable[[skep.Match, random.Random], Any]

EAGERNESS = {"gather": 12, "place": 3, "take": 1, "swap": 0.2, "done": 1, "pass": 1}


def lively(match: skep.Match, rng: random.Random) -> Any:
    """Keeps the meadow dense and likes to gather."""
    kinds: dict[str, list[Any]] = {}
    for move in match.legal(match.actors[0]):
        kinds.setdefault(str(move).split()[0], []).append(move)
    weights = [EAGERNESS[kind] for kind in kinds]
    some = rng.choices(rng.choices(list(kinds.values()), weights)[0], k=20)
    return min(some, key=_distance)


def _distance(move: Any) -> int:
    return max(abs(move.x), abs(move.y), abs(move.x + move.y)) if isinstance(move, Place) else 0


def stubborn(match: skep.Match, rng: random.Random) -> Any:
    """Lays only tiles that leave the bee without any flight, hexagons first."""
    moves = match.legal(match.actors[0])
    places = [move for move in moves if isinstance(move, Place)]
    rng.shuffle(places)
    places.sort(key=lambda move: move.tile != "W")
    for move in places:
        meadow = match.state.meadow.with_tile(spot_of(move))
        if not any(meadow.has_route(match.state.bee, card) for card in CARDS):
            return move
    return rng.choice(moves)


ALL = {"quick": True, "challenge": 20, "expert": True}

WANTED: list[tuple[str, str, int, dict[str, Any], Player]] = [
    ("deck-out-by-refill", "deck-out-by-refill", 3, {}, lively),
    ("deck-out-by-replacement", "deck-out-by-replacement", 2, {}, lively),
    ("deck-out-by-bonus", "deck-out-by-bonus", 2, {}, lively),
    ("deck-out-by-swap", "deck-out-by-swap", 3, {"quick": True}, lively),
    ("challenge-reached", "challenge-reached", 2, {"challenge": 7}, lively),
    ("all-passed", "all-passed", 2, {}, stubborn),
    ("all-options", "deck-out-by-refill", 4, ALL, lively),
]


def find(reason: str, seats: int, options: dict[str, Any], player: Player) -> skep.Match:
    """The first game, by seed, that ends so and in which enough happens."""
    for seed in range(5000):
        rng = random.Random(seed)  # noqa: S311 - players whose games can be made again
        match = skep.new("butine", seats=seats, seed=seed, options=options)
        paid = False
        while match.actors:
            match.apply(match.actors[0], player(match, rng))
            paid = paid or match.state.paid
        if match.reason == reason and (paid or not options.get("expert")):
            return match
    raise SystemExit(f"no game ends by {reason}")


def main() -> None:
    """Write all golden games."""
    for name, reason, seats, options, player in WANTED:
        match = find(reason, seats, options, player)
        text = annotated(match.record())
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{name}: seed {match.seed}, {len(match.log)} moves, scores {match.scores}")


if __name__ == "__main__":
    main()
