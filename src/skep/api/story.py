"""How a finished game went: the points over time, the moves that brought most, who led when."""

from typing import Any

import msgspec

from skep.api.replaying import begin_again
from skep.engine import record as records
from skep.engine.game import Event


class Moment(msgspec.Struct, frozen=True):
    """A move that brought somebody points."""

    move: int
    """Its number: 1 is the first move of the game."""
    gain: int
    facts: tuple[Any, ...]
    """What everybody saw happen."""


class Lead(msgspec.Struct, frozen=True):
    """Somebody goes ahead of all others, or (None) nobody is ahead any more."""

    move: int
    seat: int | None


class Story(msgspec.Struct, frozen=True):
    """A game in short."""

    moves: int
    curve: tuple[tuple[int, tuple[int, ...]], ...]
    """The points of every seat, each time they changed: after how many moves, and how many."""
    best: tuple[Moment | None, ...]
    """The best move of each seat: of its own that which brought it most, else the best moment
    that others' moves gave it; None when it never got a point."""
    leads: tuple[Lead, ...]


def story(text: str) -> Story:
    """How the game of a record went.

    >>> import skep
    >>> match = skep.new("butine", seats=2, seed=4)
    >>> while not match.over:
    ...     _ = match.apply(match.actors[0], match.legal(match.actors[0])[-1])
    >>> told = story(match.record())
    >>> told.moves == len(match.log), told.curve[-1][1] == match.view(None).scores
    (True, True)
    """
    record = records.read(text)
    match = begin_again(record)
    game, state = match.game, match.state
    points = game.scores(state)
    curve = [(0, points)]
    leads: list[Lead] = []
    best = _Best(record.seats)
    for number, entry in enumerate(record.entries, 1):
        events = match.step(entry)
        before, points = points, game.scores(state)
        if points == before:
            continue
        curve.append((number, points))
        best.look(number, entry.seat, before, points, events)
        if (seat := _ahead(points)) != (leads[-1].seat if leads else None):
            leads.append(Lead(number, seat))
    records.check_end(game, state, record)
    return Story(len(record.entries), tuple(curve), best.found(), tuple(leads))


def _ahead(points: tuple[int, ...]) -> int | None:
    """Who has more than everybody else."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None


class _Best:
    """The best move of each seat so far; one's own counts before any other."""

    def __init__(self, seats: int) -> None:
        self._ranks = [(False, 0)] * seats
        self._moments: list[tuple[int, int, list[Event]] | None] = [None] * seats

    def look(
        self,
        number: int,
        mover: int,
        before: tuple[int, ...],
        after: tuple[int, ...],
        events: list[Event],
    ) -> None:
        for seat, gain in enumerate(now - was for was, now in zip(before, after, strict=True)):
            rank = (seat == mover, gain)
            if gain > 0 and rank > self._ranks[seat]:
                self._ranks[seat] = rank
                self._moments[seat] = (number, gain, events)

    def found(self) -> tuple[Moment | None, ...]:
        return tuple(None if each is None else _moment(*each) for each in self._moments)


def _moment(number: int, gain: int, events: list[Event]) -> Moment:
    seen = (event.seen_by(None) for event in events)
    return Moment(number, gain, tuple(fact for fact in seen if fact is not None))
