"""The lab of a server: a visitor's small study is played elsewhere, told, stopped, forgotten."""

import asyncio
import itertools
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skep.lab.variants.plan import make_plan, vary
from skep.lab.variants.study import study
from skep.lab.variants.tables import tables
from skep.locale import LANGUAGES, words
from skep.server.net import laboratory as laboratory_module
from skep.server.net.laboratory import Lab, Laboratory
from skep.server.refusals import Denied
from skep.server.workshop import Tell
from tests.server.client import Person
from tests.server.clocks import HandClock
from tests.server.nursery import Nursery, Server
from tests.server.people import in_loop, until

WISH: dict[str, Any] = {
    "game": "bee-busy",
    "vary": {"sheet": ["garden", "heath"]},
    "seats": 1,
    "bots": ["random"],
    "games": 3,
    "seed": 7,
}
LONG = {**WISH, "bots": ["level-4"], "games": 100}


def _ask(person: Person, server: Server, method: str, body: Any = None) -> Any:
    status, _, answer = person.ask(server.address, method, "/api/lab", body)
    return status, msgspec.json.decode(answer)


def _as_read(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def _wait_for(person: Person, server: Server, enough: Callable[[Any], object]) -> Any:
    """What the server says when it is so far."""
    now: Any = None

    def asked() -> object:
        nonlocal now
        now = _ask(person, server, "GET")[1]
        return enough(now)

    await until(asked, 120)
    return now


def _is(status: str) -> Callable[[Any], bool]:
    return lambda now: bool(now["status"] == status)


# ---------------------------------------------------------------- by HTTP


@in_loop
async def test_a_study_is_asked_for_followed_and_read(server: Server) -> None:
    ann = Person(server.address, "Ann")
    before = _ask(ann, server, "GET")[1]
    assert before["status"] == "none"
    assert before["offer"]["games"] == 200
    assert "level-5" not in before["offer"]["bots"]["bee-busy"]
    status, begun = _ask(ann, server, "POST", WISH)
    assert status == 200
    assert begun["status"] in ("waiting", "playing")
    now = await _wait_for(ann, server, _is("done"))
    assert (now["done"], now["all"]) == (6, 6)
    variants = vary({"sheet": ["garden", "heath"]}, {})
    expected = study(make_plan("bee-busy", variants, 1, ["random"], 3, None, 7, []))
    for language in LANGUAGES:
        lines = tables(expected, words(language), brief=True)
        assert now["found"]["told"][language]["tables"] == _as_read(lines)
    assert now["found"]["command"].startswith("skep lab bee-busy --vary sheet=garden,heath ")
    now = await _wait_for(ann, server, lambda now: now["report"] != "coming")
    assert now["report"] == "ready"
    status, headers, page = ann.ask(server.address, "GET", "/api/lab/report/fr")
    assert status == 200
    assert headers["Content-Disposition"].startswith("attachment")
    assert b'<html lang="fr">' in page
    eve = Person(server.address, "Eve")
    assert _ask(eve, server, "GET")[1]["status"] == "none", "it is Ann's alone"
    assert eve.ask(server.address, "GET", "/api/lab/report/fr")[0] == 404
    assert ann.ask(server.address, "GET", "/api/lab/report/nowhere")[0] == 404


@in_loop
async def test_one_at_a_time_and_stopped_when_asked(server: Server) -> None:
    ann = Person(server.address, "Ann")
    assert _ask(ann, server, "POST", LONG)[0] == 200
    await _wait_for(ann, server, _is("playing"))
    status, problem = _ask(ann, server, "POST", WISH)
    assert (status, problem["key"]) == (409, "lab-one-at-a-time")
    now = await _wait_for(ann, server, lambda now: now["done"] >= 2)
    assert (now["status"], now["all"]) == ("playing", 200)
    assert now["seconds"] > 0
    assert _ask(ann, server, "DELETE")[1]["status"] == "none"
    assert _ask(ann, server, "POST", WISH)[0] == 200, "there is room for another at once"
    await _wait_for(ann, server, _is("done"))
    ann.ask(server.address, "DELETE", "/api/me")
    assert _ask(ann, server, "GET")[1]["status"] == "none", "forgotten with who asked"


@pytest.mark.parametrize(
    ("changes", "status", "key"),
    [
        ({"game": "chess"}, 422, "error-no-game"),
        ({"vary": {"honey": [1, 2]}}, 422, "error-no-option"),
        ({"vary": {"sheet": ["garden", "moor"]}}, 422, "error-bad-option"),
        ({"vary": {"sheet": ["garden"]}}, 422, "lab-small-values"),
        ({"bots": ["level-5"]}, 422, "lab-small-bot"),
        ({"seats": 9}, 422, "error-bad-seats"),
        ({"games": 101}, 422, "lab-small-games"),
        ({"games": 1}, 422, "lab-games-few"),
        ({"games": 0}, 422, "lab-games-few"),
        ({"games": -(10**9)}, 422, "lab-games-few"),
        ({"games": 10**12}, 422, "lab-small-games"),
        ({"seed": -1}, 422, "lab-small-seed"),
        ({"seed": 1 << 53}, 422, "lab-small-seed"),
        (
            {"game": "waggle-dance", "seats": 2, "vary": {"honey": [5, 1.5]}},
            422,
            "error-bad-option",
        ),
        ({"vary": {"sheet": ["garden", True]}}, 422, "error-bad-option"),
        ({"vary": {"sheet": [{}, 1.5]}}, 400, "bad-request"),  # no value of anything
    ],
)
def test_what_is_wrong_is_said(
    server: Server, changes: dict[str, Any], status: int, key: str
) -> None:
    ann = Person(server.address, "Ann")
    got, problem = _ask(ann, server, "POST", {**WISH, **changes})
    assert (got, problem["key"]) == (status, key)
    assert all(words(language).has(key) for language in LANGUAGES)
    assert _ask(ann, server, "GET")[1]["status"] == "none"


def test_a_server_without_a_lab_says_so(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start(tmp_path / "data", tmp_path / "log.txt", lab=False)
    ann = Person(server.address, "Ann")
    now = _ask(ann, server, "GET")[1]
    assert (now["status"], now["offer"]) == ("none", None)
    status, problem = _ask(ann, server, "POST", WISH)
    assert (status, problem["key"]) == (404, "no-lab")
    server.end()


def test_an_address_may_not_ask_for_ever(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start(tmp_path / "data", tmp_path / "log.txt", limited=True)
    ann = Person(server.address, "Ann")
    for _ in range(10):
        assert _ask(ann, server, "POST", WISH)[0] == 200
        _ask(ann, server, "DELETE")
    status, problem = _ask(ann, server, "POST", WISH)
    assert (status, problem["key"]) == (429, "too-fast")
    server.end()


# ---------------------------------------------------------------- within


def count_for_ever(tell: Tell, file: bytes) -> bytes:
    """In a process of its own: work that leaves a trace, and says how far it steps back."""
    with Path(file.decode()).open("ab", buffering=0) as trace:
        for number in itertools.count(1):
            trace.write(b".")
            tell((number, os.nice(0), None))
    raise AssertionError


def find_at_once(tell: Tell, study: bytes) -> bytes:
    """In a process of its own: what was asked for is what is found; there are no reports."""
    tell((1, 1, study))
    return msgspec.msgpack.encode({})


def fail(tell: Tell, study: bytes) -> bytes:
    """In a process of its own: it ends in the middle."""
    os._exit(3)


def _lab(play: Any) -> Lab:
    def no_plan(game: str, **_: Any) -> bytes:
        raise NotImplementedError

    return Lab(no_plan, play, {}, frozenset(), 4, (3,), 200, 2, (2, 4), 120, reports=False)


@asynccontextmanager
async def _laboratory(play: Any, clock: HandClock | None = None) -> AsyncIterator[Laboratory]:
    laboratory = Laboratory(clock or HandClock(), _lab(play))
    try:
        yield laboratory
    finally:
        await laboratory.close()


@pytest.mark.process
@in_loop
async def test_a_stopped_study_does_nothing_any_more(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    async with _laboratory(count_for_ever) as laboratory:
        run = laboratory.start("ann", str(trace).encode())
        await until(lambda: run.done > 3, 60)
        process = laboratory.workshop.process
        assert process is not None
        assert run.all == os.nice(0) + laboratory_module.NICE
        laboratory.stop("ann")
        assert laboratory.run("ann") is None
        await until(lambda: not process.is_alive(), 2)
        last = trace.stat().st_size
        await asyncio.sleep(0.3)
        assert trace.stat().st_size == last


@pytest.mark.process
@in_loop
async def test_who_stops_it_while_it_starts_leaves_nothing_behind(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    async with _laboratory(count_for_ever) as laboratory:
        laboratory.start("ann", str(trace).encode())
        await until(lambda: laboratory.workshop.process is not None)
        laboratory.stop("ann")
        process = laboratory.workshop.process
        assert process is not None
        await until(lambda: process.pid is not None and not process.is_alive(), 10)
        assert not trace.exists()


@pytest.mark.process
@in_loop
async def test_who_stays_away_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory_module, "ROUND_SECONDS", 0.01)
    clock = HandClock()
    async with _laboratory(count_for_ever, clock) as laboratory:
        laboratory.start("ann", str(tmp_path / "trace").encode())
        bob = laboratory.start("bob", str(tmp_path / "other").encode())
        await until(lambda: laboratory.workshop.process is not None, 60)
        first = laboratory.workshop.process
        clock.pass_by(laboratory_module.AWAY_SECONDS - 1)
        assert laboratory.run("bob") is bob, "Bob asks again, Ann does not"
        assert (laboratory.ahead_of("bob"), bob.begun_at) == (1, None)
        clock.pass_by(2)
        await until(lambda: laboratory.going == 1)
        assert laboratory.run("ann") is None
        await until(lambda: bob.begun_at is not None, 10)
        assert first is not None
        await until(lambda: not first.is_alive(), 10)


@pytest.mark.process
@in_loop
async def test_what_was_found_is_kept_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory_module, "ROUND_SECONDS", 0.01)
    monkeypatch.setattr(laboratory_module, "MOST_KEPT", 1)
    clock = HandClock()
    async with _laboratory(find_at_once, clock) as laboratory:
        run = laboratory.start("ann", b"something")
        await until(lambda: run.over_at is not None, 60)
        assert run.found == b"something"
        clock.pass_by(laboratory_module.KEEP_SECONDS - 1)
        await asyncio.sleep(0.05)
        assert laboratory.run("ann") is run, "who has it all need not ask"
        clock.pass_by(2)
        await until(lambda: laboratory.run("ann") is None)
        runs = {who: laboratory.start(who, b"") for who in ("ann", "bob")}
        await until(lambda: runs["bob"].over_at is not None, 60)
        await until(lambda: laboratory.run("ann") is None)
        assert laboratory.run("bob") is runs["bob"], "the newest are kept"


@pytest.mark.process
@in_loop
async def test_what_goes_wrong_is_said(caplog: pytest.LogCaptureFixture) -> None:
    async with _laboratory(fail) as laboratory:
        run = laboratory.start("ann", b"")
        await until(lambda: run.over_at is not None, 60)
        assert run.failed
        assert "came to nothing: its process has ended" in caplog.text
        laboratory.start("ann", b"")


@in_loop
async def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory_module, "MOST_GOING", 2)
    async with _laboratory(find_at_once) as laboratory:
        laboratory.start("ann", b"")
        laboratory.start("bob", b"")
        with pytest.raises(Denied, match="lab-one-at-a-time"):
            laboratory.start("bob", b"")
        with pytest.raises(Denied, match="lab-busy"):
            laboratory.start("eve", b"")
        laboratory.stop("bob")
        laboratory.start("eve", b"")
