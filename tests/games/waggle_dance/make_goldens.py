"""Make the golden games of Waggle Dance anew.

    PYTHONPATH=src python -m tests.games.waggle_dance.make_goldens

Only after a wanted change of the rules, together with a new `rules_version`. Each game is the
first one, by seed, that goes the wanted way, so the same rules give the same files. The players
are greedy bots; where a supply must run out, they are after that supply until it has.
"""

import random
from collections.abc import Callable
from typing import Any

import skep
from skep.bots.registry import make_bot
from tests.games.waggle_dance.goldens import FOLDER, annotated, kinds_of_facts, supplies_out

Wish = Callable[[str], float]
"""How much a player likes a move, by its text; 0: it asks the greedy bot."""


def rooms_first(text: str) -> float:
    return 1.0 if text.startswith("place") and " A" in text else 0.0


def eggs_first(text: str) -> float:
    if text.startswith(("egg", "play queens-gift egg")):
        return 3.0
    return 2.0 if text.startswith("place") and " C" in text else rooms_first(text)


def white_first(text: str) -> float:
    """Collects white pollen and never uses it; the others are in the way."""
    if text.startswith("store white") or text == "place 1 D1" or text.endswith("for white"):
        return 3.0
    return rooms_first(text)


def cards_first(text: str) -> float:
    if text in ("done", "draw"):
        return 0.5
    if text.startswith(("play", "keep")):
        return 3.0
    if text.startswith("store"):
        return 1.0  # or there would be no pollen to mix
    return 2.0 if text.startswith("place") and " G" in text else 0.0


def nursery(text: str) -> float:
    """Pairs on eggs, see `_pairs`."""
    return eggs_first(text)


def _pairs(match: skep.Match, seat: int) -> list[str]:
    """Placements that hatch an egg, or begin to."""
    view: Any = match.view(seat)
    free = view.free[seat]
    found = []
    for number, room in enumerate(view.rooms[seat], 1):
        if room.holds != ("egg",) or len(set(room.bees)) < len(room.bees):
            continue
        wanted = [die for die in room.bees if die in free]
        wanted = wanted or ([] if room.bees else [die for die in free if free.count(die) > 1])
        found += [f"place {die} room{number}" for die in wanted[:1]]
    return found


def play(seats: int, seed: int, options: dict[str, Any], wish: Wish | None, until: str) -> Any:
    """A whole game; the wish holds until that supply is out."""
    match = skep.new("waggle-dance", seats=seats, seed=seed, options=options)
    bots = [make_bot("greedy", "waggle-dance", seed + seat) for seat in range(seats)]
    rng = random.Random(seed)
    out: set[str] = set()
    while match.actors and len(match.log) < 4000:
        seat = rng.choice(match.actors)
        legal = match.legal(seat)
        move = None
        if wish is not None and until not in out:
            move = _wished(match, seat, legal, wish, rng)
        match.apply(seat, move or bots[seat].choose(match.view(seat), legal))
        out |= supplies_out(match)
    return match if match.over and (not until or until in out) else None


def _wished(match: skep.Match, seat: int, legal: list[Any], wish: Wish, rng: Any) -> Any:
    texts = {str(move): move for move in legal}
    if wish is nursery:
        for text in _pairs(match, seat):
            if text in texts:
                return texts[text]
    best = max(wish(text) for text in texts)
    liked = [text for text in texts if wish(text) == best > 0]
    return texts[rng.choice(liked)] if liked else None


OPEN: dict[str, Any] = {"blocked": 0, "honey": 9}

WANTED: list[tuple[str, str, int, dict[str, Any], Wish | None, str]] = [
    ("most-honey", "most-honey", 3, {}, None, ""),
    ("most-pollen", "most-pollen", 2, {}, None, ""),
    ("shared", "shared", 4, {"honey": 1}, None, ""),
    ("long", "most-honey", 2, {"honey": 9, "blocked": 3}, None, ""),
    ("tiles-out", "most-honey", 3, OPEN, rooms_first, "tiles"),
    ("eggs-out", "most-honey", 2, OPEN, eggs_first, "eggs"),
    ("pollen-out", "most-honey", 2, OPEN, white_first, "pollen"),
    ("dice-out", "most-honey", 2, OPEN, nursery, "dice"),
    ("deck-out", "most-honey", 2, OPEN, cards_first, "deck"),
]


def find(name: str, reason: str, *how: Any) -> skep.Match:
    """The first game, by seed, that goes so."""
    seats, options, wish, until = how
    for seed in range(3000):
        match: skep.Match | None = play(seats, seed, options, wish, until)
        if match is not None and match.reason == reason:
            if name == "deck-out" and not _many_cards(match):
                continue
            return match
    raise SystemExit(f"no game goes like {name}")


def _many_cards(match: skep.Match) -> bool:
    """The deck is made anew, and the card that these players hardly like is played, too."""
    told = kinds_of_facts(match.record())
    return "reshuffled" in told and "mix-played" in told


def main() -> None:
    """Write all golden games."""
    for name, reason, seats, options, wish, until in WANTED:
        match = find(name, reason, seats, options, wish, until)
        (FOLDER / f"{name}.txt").write_text(annotated(match.record()), encoding="utf-8")
        print(f"{name}: seed {match.seed}, {len(match.log)} moves, {match.scores}")  # noqa: T201


if __name__ == "__main__":
    main()
