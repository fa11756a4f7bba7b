"""How a game went: points over time, best moves, and who led."""

import random

import pytest

from skep.api import Lead, Story, begin_again, story
from skep.engine import record as records
from skep.engine.errors import BadRecord
from skep.games.registry import GAMES
from tests.laws.tables import new_match, play_on


def _finished(game: str, seed: int) -> str:
    match = new_match(game, (max(2, min(GAMES[game].meta.seats)), {}), seed)
    for _ in play_on(match, random.Random(seed), 20_000):
        pass
    assert match.over
    return match.record()


@pytest.mark.parametrize("game", [game for game in GAMES if game != "waggle-dance"])
def test_the_curve_has_the_points_of_every_position(game: str) -> None:
    text = _finished(game, 7)  # with moves that are equally good
    told = story(text)
    record = records.read(text)
    match = begin_again(record)
    points = [match.view(None).scores]
    for entry in record.entries:
        match.step(entry)
        points.append(match.view(None).scores)
    assert told.moves == len(record.entries)
    known = dict(told.curve)
    now = known[0]
    for number, scores in enumerate(points):
        now = known.get(number, now)
        assert now == scores
    assert all(a[1] != b[1] for a, b in zip(told.curve, told.curve[1:], strict=False))
    _check_best(told, points, [entry.seat for entry in record.entries])


def _check_best(told: Story, points: list[tuple[int, ...]], movers: list[int]) -> None:
    for seat, best in enumerate(told.best):
        gains = {
            number: points[number][seat] - points[number - 1][seat]
            for number in range(1, len(points))
        }
        own = {n: gain for n, gain in gains.items() if gain > 0 and movers[n - 1] == seat}
        wanted = own or {n: gain for n, gain in gains.items() if gain > 0}
        if not wanted:
            assert best is None
            continue
        assert best is not None
        assert best.gain == max(wanted.values())
        assert best.move == min(n for n, gain in wanted.items() if gain == best.gain)
        assert best.facts


def test_leads_are_those_of_the_points() -> None:
    told = story(_finished("bee-busy", 2))
    leads: list[Lead] = []
    for number, points in told.curve:
        most = max(points)
        ahead = points.index(most) if points.count(most) == 1 else None
        if ahead != (leads[-1].seat if leads else None):
            leads.append(Lead(number, ahead))
    assert list(told.leads) == leads
    assert len(leads) > 1


def test_a_false_record_has_no_story() -> None:
    lines = _finished("butine", 5).split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("hash "))
    lines[at] = f"hash {'0' * 16}"
    with pytest.raises(BadRecord):
        story("\n".join(lines))
