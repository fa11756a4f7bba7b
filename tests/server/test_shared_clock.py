"""Several machines, one time: the store's."""

import time

import pytest

from skep.server.clock import SharedClock


def test_a_clock_that_is_wrong_by_an_hour_is_set_by_the_store(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds = 1_000.0
    monkeypatch.setattr(SharedClock, "monotonic", staticmethod(lambda: seconds))
    monkeypatch.setattr(time, "monotonic", lambda: seconds)
    monkeypatch.setattr(time, "time_ns", lambda: 3_600_000_000_000)
    clock = SharedClock()
    assert clock.wall_ms() == 3_600_000, "as long as nobody has said anything else"
    clock.set(500_000, 999.0, 1_001.0)
    assert clock.wall_ms() == 500_000
    seconds = 1_002.5
    assert clock.wall_ms() == 502_500, "it goes on by itself"
