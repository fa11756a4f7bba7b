"""Looking back at finished tables: one at a time, told how far, stopped, and kept once."""

import asyncio

import msgspec
import pytest

from skep.bots.lookback import Analysis
from skep.server.refusals import Denied
from skep.server.tables import analysts as analysts_module
from skep.server.tables.analysts import Analysts
from skep.server.tables.lookback import record_of
from tests.bots.lookback_games import quick
from tests.server.people import SHORT, Hall, hall, in_loop, play_out, until

LONG = quick("bee-busy", 2, 3)
"""Takes a while."""


class Kept:
    """What was found."""

    def __init__(self) -> None:
        self.found: list[bytes] = []

    async def __call__(self, found: bytes) -> None:
        self.found.append(found)


async def _record(here: Hall) -> str:
    ann, bob, table = await here.two(options=SHORT)
    await play_out(table, ann, bob)
    return record_of(table.state)


@pytest.mark.process
@in_loop
async def test_a_table_is_looked_back_at_elsewhere_and_kept() -> None:
    async with hall() as here:
        text = await _record(here)
        analysts, kept = here.attendants.analysts, Kept()
        job = analysts.ask("t", "ann", lambda: text, kept)
        assert analysts.ask("t", "bob", lambda: "", kept) is job, "whoever comes later joins"
        seen: set[float] = set()
        async with asyncio.timeout(120):
            while analysts.job("t") is not None:
                seen.add(job.progress or 0.0)
                await asyncio.sleep(0.01)
        assert not analysts.has_failed("t")
        assert len(kept.found) == 1
        found = msgspec.json.decode(kept.found[0], type=Analysis)
        assert len(found.shares) == 2
        assert len(seen) > 2, "it was told how far it is"


@pytest.mark.process
@in_loop
async def test_it_stops_when_nobody_wants_to_know_any_more() -> None:
    analysts, kept = Analysts(), Kept()
    try:
        job = analysts.ask("t", "ann", lambda: LONG, kept)
        analysts.ask("t", "bob", lambda: LONG, kept)
        workshop = analysts.workshop
        await until(lambda: workshop.process is not None and workshop.process.is_alive(), 60)
        analysts.leave("t", "ann")
        assert analysts.job("t") is job, "bob still wants to know"
        analysts.leave("t", "bob")
        assert analysts.job("t") is None
        await until(lambda: workshop.process is not None and not workshop.process.is_alive(), 60)
        assert kept.found == []
        assert not analysts.has_failed("t"), "to stop is no failure"
    finally:
        await analysts.close()


@pytest.mark.process
@in_loop
async def test_what_goes_wrong_is_said_and_can_be_tried_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    analysts, kept = Analysts(), Kept()
    try:
        analysts.ask("t", "ann", lambda: "no record at all", kept)
        await until(lambda: analysts.job("t") is None, 60)
        assert analysts.has_failed("t")
        assert "a record begins with" in caplog.text
        analysts.ask("t", "ann", lambda: LONG, kept)
        assert not analysts.has_failed("t")
    finally:
        await analysts.close()


@in_loop
async def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysts_module, "MOST_WAITING", 2)
    analysts, kept = Analysts(), Kept()
    try:
        for table in "ab":
            analysts.ask(table, "ann", lambda: LONG, kept)
        with pytest.raises(Denied, match="desk-busy"):
            analysts.ask("c", "ann", lambda: LONG, kept)
        analysts.leave("b", "ann")
        assert analysts.job("b") is None
        analysts.ask("c", "ann", lambda: LONG, kept)
    finally:
        await analysts.close()
