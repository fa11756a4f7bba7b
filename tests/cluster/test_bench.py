"""The bench of a cluster measures what it says: in short, on servers of the tests."""

import asyncio
import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bench.cluster import idle as idling
from bench.cluster import report, stages, store
from bench.cluster.idle import Idle
from bench.cluster.nats import LocalNats
from bench.cluster.postgres import LocalPostgres
from bench.server.load import Plan, run
from bench.server.subject import Subject, drive_ours
from tests.cluster.conftest import House

MEASURED = Path(__file__).parents[2] / "docs" / "scale.json"


def _figures() -> dict[str, Any]:
    figures: dict[str, Any] = json.loads(MEASURED.read_text("utf-8"))
    return figures


def test_a_short_run(
    house: House, postgres: LocalPostgres, nats: LocalNats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idling, "SETTLE_SECONDS", 0.1)
    here, there = (Subject(server.pid, server.port) for server in house.servers[:2])
    engines = {"postgres": postgres.pid, "nats": nats.pid}
    plan = Plan(2, 0.2, hop=1, engines=engines)
    done = drive_ours(here, plan, there)
    assert done["moves"] > 0
    assert done["p50"] <= done["p99"] <= done["worst"]
    assert min(done["server_busy"], done["postgres_busy"], done["nats_busy"]) > 0
    pair: Any = SimpleNamespace(servers=[here, there])
    hop = run(stages.hop(pair, 5, random.Random(1)))
    assert 0 < hop["owner"]["p50"] <= hop["owner"]["p99"]
    stored = iter((1000, 3000))
    idle = run(Idle(here, there, engines, lambda: next(stored)).measure(2, 4, 0.1))
    assert idle["table_stored"] == 1000
    assert idle["empty_mib"] > 10


def test_leases_are_renewed_and_looked_at(postgres: LocalPostgres) -> None:
    done = asyncio.run(store.leases(postgres, 200, repeats=1))
    assert done["renew_us_per_lease"] > 0
    assert done["look_us_per_lease"] > 0
    assert postgres.run("SELECT count(*) FROM leases").strip() == "0", "nothing is left behind"


def test_the_report_tells_what_was_met_and_what_was_missed() -> None:
    data = _figures()
    text = report.as_text(data)
    for name in data["moves"]:
        assert f"\n{name} " in text
    assert text.count("goal met") + text.count("goal MISSED") == 3
    data["hop"]["hop_p50"], data["takeover"]["worst_s"] = 1.1, 4.9
    data["moves"]["1 server"]["ratio"] = 0.69
    goals = report.as_text(data).splitlines()[-3:]
    assert [goal.split()[1] for goal in goals] == ["MISSED", "MISSED", "met"]
