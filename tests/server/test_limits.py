"""Rate limits: what each bucket of a server allows, and what it costs to remember."""

from typing import Any

import pytest

from skep.server import log
from skep.server.meter import Meter
from skep.server.net import limits as limits_module
from skep.server.net.limits import Buckets, Gate, Limits
from skep.server.refusals import Denied
from tests.server.clocks import HandClock

ALL_APART = Limits(
    person_rate=0.5,
    person_burst=2,
    address_rate=0.25,
    address_burst=4,
    patience_rate=0.2,
    patience_burst=6,
    patience_back=3,
    chat_rate=0.1,
    chat_burst=3,
    tables_rate=0.05,
    tables_burst=5,
    replays_rate=0.04,
    replays_burst=7,
    puzzles_rate=0.02,
    puzzles_burst=8,
    hints_rate=0.03,
    hints_burst=4,
    labs_rate=0.01,
    labs_burst=9,
    sockets_per_address=2,
    lines_per_table=11,
    chat_per_table=12,
)
"""No two of them the same, so that none can be taken for another."""


# ---------------------------------------------------------------- buckets


def test_a_bucket_is_full_at_first_and_fills_again_by_its_rate() -> None:
    buckets = Buckets(rate=0.5, burst=3)
    assert buckets.level("Ann", 10.0) == 3
    assert [buckets.allow("Ann", 10.0) for _ in range(4)] == [True, True, True, False]
    assert buckets.level("Ann", 10.0) == 0
    assert buckets.level("Ann", 13.0) == 1.5
    assert [buckets.allow("Ann", 13.0) for _ in range(2)] == [True, False]
    assert buckets.level("Ann", 13.0) == 0.5
    assert buckets.level("Bob", 13.0) == 3, "each has a bucket of their own"


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    buckets = Buckets(rate=0.5, burst=3)
    buckets.allow("Ann", 10.0)
    assert buckets.level("Ann", 1000.0) == 3
    assert [buckets.allow("Ann", 1000.0) for _ in range(4)] == [True, True, True, False]


def test_a_refused_one_takes_nothing() -> None:
    buckets = Buckets(rate=1, burst=1)
    buckets.allow("Ann", 10.0)
    for _ in range(5):
        assert not buckets.allow("Ann", 10.5)
    assert buckets.allow("Ann", 11.0)


def test_several_servers_give_no_more_than_one_in_the_long_run() -> None:
    """Each tells the others what it gave, once in half a second; the rest is a debt."""
    servers = [Buckets(rate=10, burst=20) for _ in range(3)]
    for buckets in servers:
        buckets.tell_below(0.5)
    given = []
    for half_seconds in range(200):
        now = half_seconds / 2
        given.append(sum(buckets.allow("Eve", now) for buckets in servers for _ in range(100)))
        for told in servers:
            for key, count in told.taken().items():
                for other in servers:
                    if other is not told:
                        other.take_elsewhere(key, count, now)
    assert sum(given[:10]) < 3 * 20 + 10 * 5
    assert sum(given[100:]) <= 1.1 * 10 * 50, "fifty seconds, ten in each"
    alone = Buckets(rate=1, burst=3)
    alone.allow("Ann", 0.0)
    assert alone.taken() == {}, "without others nothing is kept for them"


def test_a_debt_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MOST_KEYS", 1)
    buckets = Buckets(rate=1, burst=4)
    buckets.take_elsewhere("Eve", 100, 0.0)
    assert not buckets.allow("Eve", 4.0)
    for number in range(9):
        buckets.allow(f"other {number}", 4.5)
    assert not buckets.allow("Eve", 4.9)
    assert buckets.allow("Eve", 5.0)


def _held(buckets: Buckets) -> set[str]:
    return set(buckets._levels)


def test_full_buckets_are_forgotten_and_only_those(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is full again is the same as one that was never asked for."""
    monkeypatch.setattr(limits_module, "MOST_KEYS", 3)
    buckets = Buckets(rate=0.5, burst=4)  # eight seconds from empty to full
    for key, now in [("long ago", 10.0), ("just full", 12.0), ("filling", 12.5)]:
        buckets.allow(key, now)
    assert _held(buckets) == {"long ago", "just full", "filling"}, "there is room for three"
    buckets.allow("now", 20.0)
    assert _held(buckets) == {"filling", "now"}


def test_a_crowd_is_looked_through_when_it_has_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "MOST_KEYS", 2)
    buckets = Buckets(rate=0.5, burst=4)
    for number in range(3):
        buckets.allow(f"{number}", 10.0)
    assert buckets._most == 6, "all three are still filling"
    for number in range(3):
        buckets.allow(f"later {number}", 100.0)
    assert len(_held(buckets)) == 6, "six are not more than six"
    buckets.allow("the seventh", 100.0)
    assert _held(buckets) == {"later 0", "later 1", "later 2", "the seventh"}
    assert buckets._most == 8


# ---------------------------------------------------------------- the gate


def _gate(**other: Any) -> tuple[Gate, HandClock]:
    clock = HandClock()
    return Gate(ALL_APART, clock, **other), clock


def _allowed(check: Any, who: str) -> int:
    """How many are let through before one is refused."""
    for number in range(100):
        try:
            check(who)
        except Denied:
            return number
    raise AssertionError("no limit")


@pytest.mark.parametrize(
    ("check", "burst", "rate", "why"),
    [
        ("check_chat", 3, 0.1, "chat-too-fast"),
        ("check_table", 5, 0.05, "too-many-tables"),
        ("check_replay", 7, 0.04, "too-fast"),
        ("check_puzzle", 8, 0.02, "too-fast"),
        ("check_hint", 4, 0.03, "too-fast"),
        ("check_lab", 9, 0.01, "too-fast"),
    ],
)
def test_each_kind_has_its_own_limit(check: str, burst: int, rate: float, why: str) -> None:
    gate, clock = _gate()
    ask = getattr(gate, check)
    assert _allowed(ask, "Ann") == burst
    assert _allowed(ask, "Bob") == burst
    with pytest.raises(Denied) as refused:
        ask("Ann")
    assert refused.value.key == why
    clock.pass_by(2 / rate + 0.001)
    assert _allowed(ask, "Ann") == 2


def test_frames_count_for_the_person_and_for_the_address() -> None:
    gate, clock = _gate()
    now = clock.monotonic()
    assert [gate.allow_frame("Ann", "here", now) for _ in range(3)] == [True, True, False]
    # Ann's third did not count against the address, which has two left.
    others = [gate.allow_frame(who, "here", now) for who in ("Bob", "Cy", "Di")]
    assert others == [True, True, False]
    assert gate.allow_frame("Eve", "there", now)
    assert gate.allow_frame("Ann", "there", now + 2.0), "a person's rate is a half"
    assert not gate.allow_frame("Ann", "there", now + 2.0)
    assert not gate.allow_frame("Flo", "here", now + 3.9)
    assert gate.allow_frame("Gus", "here", now + 4.0), "an address's is a quarter"


def test_patience() -> None:
    gate, clock = _gate()
    now = clock.monotonic()
    assert [gate.bear_with("Eve", now) for _ in range(7)] == [True] * 6 + [False]
    assert not gate.is_patient("Eve")
    clock.pass_by(14.9)
    assert not gate.is_patient("Eve")
    clock.pass_by(0.1001)
    assert gate.is_patient("Eve"), "three at a fifth a second"
    assert gate.is_patient("Ann")


def test_so_many_sockets_of_one_address() -> None:
    gate, _ = _gate()
    assert gate.has_room("here")
    gate.enter("here")
    assert gate.has_room("here")
    gate.enter("here")
    assert not gate.has_room("here")
    assert gate.has_room("there")
    gate.leave("here")
    assert gate.has_room("here")
    gate.enter("here")
    assert not gate.has_room("here")


def test_an_address_that_has_gone_is_forgotten() -> None:
    gate, _ = _gate()
    gate.enter("here")
    gate.enter("here")
    gate.leave("here")
    assert "here" in gate._sockets
    gate.leave("here")
    assert "here" not in gate._sockets


def test_the_bounds_of_a_log() -> None:
    assert ALL_APART.bounds() == log.Bounds(lines=11, chat=12)


# ---------------------------------------------------------------- what is said of it


class _Counting(Meter):
    def __init__(self) -> None:
        self.counted: list[str] = []

    def turned_away(self, reason: str) -> None:
        self.counted.append(reason)


def test_who_is_shown_out_is_counted_and_said(caplog: pytest.LogCaptureFixture) -> None:
    meter = _Counting()
    gate, _ = _gate(meter=meter)
    gate.tally.note("too-many-frames", "100 % of 192.0.2.1")
    assert meter.counted == ["too-many-frames"]
    (record,) = caplog.records
    assert record.getMessage() == "100 % of 192.0.2.1"
    assert record.levelname == "WARNING"
    assert record.name == "skep.server.net.limits"
    assert record.__dict__["kind"] == "too-many-frames"


def test_without_a_meter_it_is_still_said(caplog: pytest.LogCaptureFixture) -> None:
    gate, _ = _gate()
    gate.tally.note("too-many-frames", "192.0.2.1")
    assert [record.getMessage() for record in caplog.records] == ["192.0.2.1"]
