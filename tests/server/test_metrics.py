"""Figures for Prometheus: what is counted, what is not told, and who may read it."""

import asyncio
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from prometheus_client import generate_latest

from skep.locale import words
from skep.server import protocol
from skep.server.backstage import Backstage, CannotServe, set_up
from skep.server.meter import Meter
from skep.server.metrics import LEVELS, MOST_KEYS, Figures, read_place, readable_at
from skep.server.net.settings import Settings
from skep.server.tables.wishes import NewTable, SeatWish
from tests.server.asgi import Browser, open_house
from tests.server.clocks import HandClock
from tests.server.memory import GatedStore
from tests.server.people import in_loop, legal, open_table, until

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana-dashboard.json"
ME, ZOE = SeatWish("me"), SeatWish("me", name="Zoe")
BOT = SeatWish("bot", bot="random")
NAME = re.compile(r"\b(?:skep|process)_[a-z_]+")


def value(figures: Figures, name: str, **labels: str) -> float | None:
    return figures.registry.get_sample_value(name, labels)


@in_loop
async def test_a_game_is_counted() -> None:
    figures = Figures()
    async with open_house(meter=figures) as house:
        ann = Browser(house, "ann")
        await ann.connect()
        await house.store.set_name("ann", "Ann")
        table = await open_table(house.hub, "ann", "Ann", NewTable("butine", (ME, ZOE), start=True))
        ann.say(protocol.Watch(table.id))
        update = await ann.hear("update")
        move = legal(table)[0]
        for _ in range(2):  # the second one comes too late
            ann.say(protocol.Move(table.id, f"m{_}", update["seq"], move))
            await ann.hear("done" if not _ else "refused")
        ann.throw("nonsense")
        await ann.hear("fault")
        assert value(figures, "skep_moves_total", game="butine") == 1
        assert value(figures, "skep_refusals_total", key="stale") == 1
        assert value(figures, "skep_refusals_total", key="frame-unreadable") == 1
        assert value(figures, "skep_sockets") == 1
        assert value(figures, "skep_tables_in_memory") == 1
        assert (value(figures, "skep_store_bytes") or 0) > 0
        # Started with its first lines; so the commits at the table are the start and the move.
        assert value(figures, "skep_commit_seconds_count") == 2
        assert value(figures, "skep_broadcast_seconds_count") == 2
        await ann.hang_up()
        assert value(figures, "skep_sockets") == 0


@in_loop
async def test_how_long_a_commit_took_is_measured(caplog: pytest.LogCaptureFixture) -> None:
    figures, clock, store = Figures(), HandClock(), GatedStore()
    async with open_house(store, meter=figures, clock=clock) as house:
        table = await open_table(house.hub, "ann", "Ann", NewTable("butine", (ME, ZOE)))
        store.gate.clear()
        begun = asyncio.create_task(table.begin())
        await until(lambda: store.waiting)
        clock.pass_by(3)
        store.gate.set()
        await begun
    assert value(figures, "skep_commit_seconds_sum") == 3
    assert value(figures, "skep_commit_seconds_bucket", le="2.5") == 0
    assert value(figures, "skep_commit_seconds_bucket", le="5.0") == 1
    assert "a commit took 3.0 s: the disk is slow, or there is too much" in caplog.messages


@in_loop
async def test_bots_and_the_loop_are_measured() -> None:
    figures = Figures()
    async with open_house(meter=figures) as house:
        await open_table(house.hub, "ann", "Ann", NewTable("butine", (BOT, BOT), start=True))
        assert (value(figures, "skep_bots_thinking") or 0) > 0
        await until(lambda: value(figures, "skep_bot_thinking_seconds_count"))
        await until(lambda: value(figures, "skep_loop_lag_seconds_count"))


@in_loop
async def test_what_cannot_be_accepted_shows() -> None:
    figures = Figures()
    async with open_house(meter=figures) as house:
        assert value(figures, "skep_paused") == 0
        house.set_read_only(True)
        assert value(figures, "skep_paused") == 1


def test_reasons_without_end_are_counted_as_others() -> None:
    figures = Figures()
    for number in range(MOST_KEYS + 30):
        figures.refused(f"reason-{number}")
        figures.refused(f"reason-{number}")
    lines = generate_latest(figures.registry).decode().splitlines()
    counted = [line for line in lines if line.startswith("skep_refusals_total")]
    assert len(counted) == MOST_KEYS + 1
    assert value(figures, "skep_refusals_total", key="other") == 60
    figures.turned_away("house-full")
    assert value(figures, "skep_turned_away_total", reason="house-full") == 1
    figures.forfeited("hung")
    assert value(figures, "skep_bot_forfeits_total", reason="hung") == 1


@in_loop
async def test_nothing_in_it_tells_who_plays_where() -> None:
    figures = Figures()
    async with open_house(meter=figures) as house:
        eve = Browser(house, "person-of-eve", address="203.0.113.7")
        await eve.connect()
        await house.store.set_name("person-of-eve", "Evelyn")
        table = await open_table(
            house.hub, "person-of-eve", "Evelyn", NewTable("butine", (ME, BOT), start=True)
        )
        eve.say(protocol.Watch(table.id))
        await eve.hear("update")
        eve.say(protocol.Watch("x" * 22))
        await eve.hear("fault")
        text = generate_latest(figures.registry).decode()
    for secret in ("eve", "Evelyn", "203.0.113", table.id, house.key.hex()):
        assert secret.lower() not in text.lower()


def test_a_meter_that_is_off_does_nothing() -> None:
    meter = Meter()
    assert not meter.on
    for name in (
        "moved",
        "refused",
        "turned_away",
        "committed",
        "told",
        "thought",
        "lagged",
        "forfeited",
    ):
        assert getattr(meter, name)(1) is None
    assert isinstance(Settings().meter, Meter)
    assert not Settings().meter.on


# ---------------------------------------------------------------- the address


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("127.0.0.1:9464", ("127.0.0.1", 9464)),
        ("localhost:9464", ("127.0.0.1", 9464)),
        ("127.9.9.9:1", ("127.9.9.9", 1)),
        ("[::1]:9464", ("::1", 9464)),
        (":9464", ("127.0.0.1", 9464)),
        ("9464", ("127.0.0.1", 9464)),
    ],
)
def test_places_on_this_machine(text: str, place: tuple[str, int]) -> None:
    assert read_place(text) == place


@pytest.mark.parametrize(
    "text",
    [
        "0.0.0.0:9464",
        "[::]:9464",
        "192.168.1.2:9464",
        "bees.example:9464",
        "127.0.0.1:",
        "127.0.0.1:x",
        "127.0.0.1:99999",
        "127.0.0.1:-1",
        "",
    ],
)
def test_other_places_are_refused_in_plain_words(text: str) -> None:
    for language, sentence in (("en", "on this machine only"), ("fr", "sur cette machine")):
        with (
            pytest.raises(CannotServe, match=sentence),
            set_up(Backstage(metrics=text), Settings(), words(language)),
        ):
            pass


def test_figures_are_read_over_http_and_a_busy_port_is_said() -> None:
    figures = Figures()
    figures.moved("butine")
    with readable_at(("127.0.0.1", 0), figures) as port:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5) as answer:
            assert 'skep_moves_total{game="butine"} 1.0' in answer.read().decode()
        with (
            pytest.raises(CannotServe, match=f"127.0.0.1:{port}: "),
            set_up(Backstage(metrics=f"127.0.0.1:{port}"), Settings(), words("en")),
        ):
            pass
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=5)


def test_only_who_asks_for_figures_has_them() -> None:
    with set_up(Backstage(), Settings(), words("en")) as (settings, _):
        assert not settings.meter.on
    with set_up(Backstage(metrics="127.0.0.1:0"), Settings(), words("en")) as (settings, _):
        assert settings.meter.on


# ---------------------------------------------------------------- the dashboard


def _series(figures: Figures) -> set[str]:
    """All names that a query may use."""
    found = set()
    for metric in figures.registry.collect():
        if metric.type == "counter":
            found.add(f"{metric.name}_total")
        elif metric.type == "histogram":
            found |= {f"{metric.name}_{part}" for part in ("bucket", "count", "sum")}
        else:
            found.add(metric.name)
    return found


def _queries(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["expr"]] if "expr" in part else []
        return own + [query for value in part.values() for query in _queries(value)]
    if isinstance(part, list):
        return [query for value in part for query in _queries(value)]
    return []


def test_the_dashboard_shows_what_there_is_and_nothing_else() -> None:
    dashboard = msgspec.json.decode(DASHBOARD.read_bytes())
    named = {name for query in _queries(dashboard) for name in NAME.findall(query)}
    series = _series(Figures())
    assert named - series == set(), "there are no such figures"
    ours = {re.sub("_(bucket|count|sum|total)$", "", name) for name in series if "skep" in name}
    shown = {re.sub("_(bucket|count|sum|total)$", "", name) for name in named if "skep" in name}
    assert ours - shown == set(), "nobody would see these"
    assert {f"skep_{level}" for level in LEVELS} <= named


def test_the_dashboard_is_one_that_grafana_can_import() -> None:
    dashboard = msgspec.json.decode(DASHBOARD.read_bytes())
    assert dashboard["title"] == "Skep"
    assert dashboard["schemaVersion"] >= 36
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(ids) == len(set(ids))
    for panel in dashboard["panels"]:
        assert panel["datasource"]["uid"] == "${datasource}"
        assert panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24
        assert all(target["refId"] for target in panel["targets"])
