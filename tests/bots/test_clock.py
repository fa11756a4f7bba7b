"""Virtual time: whose thought ends next."""

from skep.bots.clock import Clock
from skep.bots.pace import Pace
from skep.engine.chance import SeededChance


def clock(*seconds: float) -> Clock:
    """A clock for seats that always think so long."""
    return Clock([Pace(mean, 0.0, 0.0) for mean in seconds], SeededChance(1))


def order(ticking: Clock, many: int) -> list[tuple[int, float]]:
    """The next seats and when they act, each thinking again at once."""
    found = []
    for _ in range(many):
        seat = ticking.next()
        found.append((seat, ticking.now))
        ticking.think(seat)
    return found


def test_who_has_thought_enough_is_next() -> None:
    assert order(clock(3, 2), 5) == [(1, 2.0), (0, 3.0), (1, 4.0), (0, 6.0), (1, 6.0)]


def test_a_pause_comes_on_top() -> None:
    ticking = clock(3, 2)
    assert ticking.next() == 1
    ticking.think(1, pause=10)
    assert order(ticking, 4) == [(0, 3.0), (0, 6.0), (0, 9.0), (0, 12.0)]
    assert ticking.next() == 1
    assert ticking.now == 14.0


def test_who_waits_thinks_anew_when_something_changes() -> None:
    ticking = clock(3, 2)
    ticking.wait(ticking.next())
    assert order(ticking, 2) == [(0, 3.0), (0, 6.0)], "nobody asks seat 1 meanwhile"
    ticking.changed()
    assert order(ticking, 2) == [(1, 8.0), (0, 9.0)]


def test_all_start_at_the_same_instant() -> None:
    ticking = clock(10, 3)
    order(ticking, 2)  # seat 0 has been thinking since the beginning
    ticking.start()
    assert order(ticking, 4) == [(1, 9.0), (1, 12.0), (1, 15.0), (0, 16.0)]
