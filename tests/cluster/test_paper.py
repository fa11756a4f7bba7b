"""docs/scale.md says what its measurements give; the queue behind it behaves like one."""

import dataclasses
import json
from typing import Any

import pytest

from bench.cluster import paper
from bench.cluster.paper import Costs
from bench.cluster.region import Load, Region

LIGHT = Load(
    servers=4,
    moves_per_second=40,
    move=0.0004,
    statement=0.0005,
    line=0.00003,
    cores=8,
    flush=0.004,
    hop=0.001,
)


def _measured() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(paper.MEASURED.read_text("utf-8"))
    return found


def test_the_page_and_the_drawing_are_what_the_measurements_give() -> None:
    data = _measured()
    text = paper.PAGE.read_text("utf-8")
    assert paper.written(text, paper.page(data)) == text, (
        "run python -m bench.cluster.paper --write"
    )
    assert paper.picture(data) == paper.PICTURE.read_text("utf-8")


def test_a_move_alone_takes_what_its_parts_take() -> None:
    outcome = Region(LIGHT, 1).run(5)
    parts = LIGHT.move + LIGHT.statement + LIGHT.line + LIGHT.flush + LIGHT.hop
    assert outcome.p50 == pytest.approx(parts, rel=0.05)
    assert outcome.group == pytest.approx(1, abs=0.1)
    assert outcome.kept_up


def test_who_is_busier_shares_statements_and_still_keeps_up() -> None:
    busy = dataclasses.replace(LIGHT, moves_per_second=6000)
    outcome = Region(busy, 1).run(1)
    assert outcome.group > 4
    assert outcome.kept_up
    assert Region(LIGHT, 1).run(5).p99 < outcome.p99 < 0.05


@pytest.mark.parametrize(
    "change", [{"moves_per_second": 20_000}, {"line": 0.002, "cores": 1.0, "moves_per_second": 900}]
)
def test_who_has_too_much_to_do_falls_behind(change: dict[str, float]) -> None:
    """The servers' processors, or the database's."""
    assert not Region(dataclasses.replace(LIGHT, **change), 1).run(1).kept_up  # type: ignore[arg-type]


def test_the_same_luck_gives_the_same_run() -> None:
    busy = dataclasses.replace(LIGHT, moves_per_second=3000)
    assert Region(busy, 1).run(0.5) == Region(busy, 1).run(0.5)
    assert Region(busy, 1).run(0.5) != Region(busy, 2).run(0.5)


def test_looks_grow_with_servers_times_tables_and_commits_with_tables() -> None:
    costs = Costs.of(_measured())
    small = paper.point(costs, 50, 1e5, simulate=False)
    large = paper.point(costs, 100, 2e5, simulate=False)
    assert large.looking == pytest.approx(4 * small.looking)
    assert large.renewing == pytest.approx(2 * small.renewing)
    assert large.committing == pytest.approx(2 * small.committing)
    half = paper.point(costs, 100, 2e5, simulate=False, databases=2)
    assert half.postgres == pytest.approx(large.postgres / 2)


def test_a_limit_is_where_what_there_is_for_it_is_used_up() -> None:
    costs = Costs.of(_measured())
    tables = paper.limits(costs, 100)
    at = paper.point(costs, 100, tables["processors of PostgreSQL"], simulate=False)
    cores = at.renewing + at.looking + paper.in_groups(costs, at)
    assert cores == pytest.approx(paper.ASSUMED.usable, rel=0.001)
    at = paper.point(costs, 100, tables["processors of the servers"], simulate=False)
    assert at.server_busy == pytest.approx(paper.ASSUMED.busy)
