"""What a golden game must show, as a question to the game that was played."""

from collections.abc import Callable
from typing import Any

import skep
from skep.games.bee_busy import facts
from tests.games.bee_busy.goldens import RANKS, events_of

DANGERS = {"storm", "pesticide", "mites", "drought"}


def _facts(match: skep.Match, kind: type) -> list[Any]:
    return [event.public for _, event in events_of(match) if isinstance(event.public, kind)]


def _dangers(match: skep.Match) -> list[facts.RoundBegan]:
    return [fact for fact in _facts(match, facts.RoundBegan) if fact.danger]


def _rank(wanted: str) -> Callable[[skep.Match], bool]:
    return lambda match: match.view().rank == wanted


def _all_hit(match: skep.Match) -> bool:
    return all(fact.hit == (0,) for fact in _dangers(match)) and bool(_facts(match, facts.BeeLost))


def _all_missed(match: skep.Match) -> bool:
    dangers = _dangers(match)
    return {fact.danger for fact in dangers} == DANGERS and not any(fact.hit for fact in dangers)


def _queen_raised(match: skep.Match) -> bool:
    return [fact.times for fact in _facts(match, facts.QueenFed)] == [1, 2, 3]


def _queen_lost(match: skep.Match) -> bool:
    return bool(_facts(match, facts.QueenLost)) and bool(_facts(match, facts.QueenFed))


def _water(match: skep.Match) -> bool:
    points = match.view().points[0]
    return match.state.hives[0].drought and points.drought == 0


def _no_water(match: skep.Match) -> bool:
    return bool(match.view().points[0].drought == -3)


def _everything_between_players(match: skep.Match) -> bool:
    """Somebody borrows, somebody changes a die, and the mites hit some but not all."""
    mites = next(fact for fact in _dangers(match) if fact.danger == "mites")
    return (
        any(fact.borrowed for fact in _facts(match, facts.DieTaken))
        and bool(_facts(match, facts.Changed))
        and 0 < len(mites.hit) < match.seats
    )


def _borrowed(match: skep.Match) -> bool:
    return any(fact.borrowed for fact in _facts(match, facts.DieTaken))


def _taken_back(match: skep.Match) -> bool:
    moves = [fact.move.split()[0] for fact in _facts(match, facts.TookBack)]
    return {"die", "fly", "pick", "make", "wall", "store"} <= set(moves)


PROOFS: dict[str, Callable[[skep.Match], bool]] = {
    **{f"rank-{rank}": _rank(rank) for rank in RANKS},
    "two-players": _borrowed,
    "three-players": _borrowed,
    "four-players": _everything_between_players,
    "dangers-hit": _all_hit,
    "dangers-missed": _all_missed,
    "queen-raised": _queen_raised,
    "queen-lost": _queen_lost,
    "water-stored": _water,
    "no-water": _no_water,
    "taken-back": _taken_back,
    "heath": lambda match: bool(_facts(match, facts.TookBack)),
}
