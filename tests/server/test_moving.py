"""To another device by a private link: once, not for long, and asked for by ourselves only."""

from pathlib import Path

import msgspec
import pytest

from skep.server.net import passes
from skep.server.net.passes import PASS_SECONDS, Passes
from skep.server.refusals import Denied
from tests.server.client import Person, http_request
from tests.server.clocks import HandClock
from tests.server.nursery import Nursery, Server


def test_a_pass_is_used_once() -> None:
    given = Passes(HandClock())
    token = given.give("ann")
    assert given.look(token) == "ann"
    assert given.use(token) == "ann"
    for ask in (given.look, given.use):
        with pytest.raises(Denied, match="no-such-pass"):
            ask(token)


def test_a_pass_has_its_time() -> None:
    clock = HandClock()
    given = Passes(clock)
    token = given.give("ann")
    clock.pass_by(PASS_SECONDS + 1)
    with pytest.raises(Denied, match="no-such-pass"):
        given.use(token)


def test_a_new_pass_takes_the_place_of_the_last() -> None:
    given = Passes(HandClock())
    first, other = given.give("ann"), given.give("bob")
    second = given.give("ann")
    with pytest.raises(Denied):
        given.look(first)
    assert (given.look(second), given.look(other)) == ("ann", "bob")


def test_what_is_kept_opens_nothing() -> None:
    given = Passes(HandClock())
    token = given.give("ann")
    assert token not in repr(vars(given))
    for kept in given._by_hash:
        with pytest.raises(Denied):
            given.use(kept.hex())


def test_there_are_not_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passes, "MOST_PASSES", 3)
    given = Passes(HandClock())
    tokens = [given.give(f"person {number}") for number in range(5)]
    assert len(given._by_hash) == 3
    assert given.look(tokens[-1]) == "person 4"


def test_another_browser_becomes_the_same_person(server: Server) -> None:
    ann, zoe = Person(server.address, "Ann"), Person(server.address, "Zoe")
    table = ann.open_table(server.address, {"kind": "me"}, {"kind": "open"})
    zoe.open_table(server.address, {"kind": "me"}, {"kind": "open"})
    status, _, body = ann.ask(server.address, "POST", "/api/me/pass")
    assert status == 201
    token = msgspec.json.decode(body)["token"]
    status, _, body = zoe.ask(server.address, "POST", "/api/me/pass/look", {"token": token})
    shown = {"name": "Ann", "tables": 1, "left": 1, "same": False}
    assert (status, msgspec.json.decode(body)) == (200, shown)
    status, headers, body = zoe.ask(server.address, "POST", "/api/me/pass/use", {"token": token})
    assert (status, msgspec.json.decode(body)["name"]) == (200, "Ann")
    zoe.cookie = str(headers["Set-Cookie"]).partition(";")[0]
    assert zoe.id == ann.id
    games = msgspec.json.decode(zoe.ask(server.address, "GET", "/api/me/tables")[2])
    assert [game["id"] for game in games] == [table]
    status, _, body = zoe.ask(server.address, "POST", "/api/me/pass/use", {"token": token})
    assert (status, msgspec.json.decode(body)["key"]) == (404, "no-such-pass")


def test_pages_of_others_cannot_make_or_use_a_pass(server: Server) -> None:
    ann = Person(server.address, "Ann")
    headers = {"Cookie": ann.cookie, "Origin": "http://evil.example"}
    for path, body in (("pass", None), ("pass/use", {"token": "x"}), ("pass/look", {"token": "x"})):
        status, _, _ = http_request(server.address, "POST", f"/api/me/{path}", body, headers)
        assert status == 401
    status, _, _ = http_request(server.address, "POST", "/api/me/pass")
    assert status == 401


def test_who_is_forgotten_has_no_pass(server: Server) -> None:
    ann, zoe = Person(server.address, "Ann"), Person(server.address, "Zoe")
    token = msgspec.json.decode(ann.ask(server.address, "POST", "/api/me/pass")[2])["token"]
    assert ann.ask(server.address, "DELETE", "/api/me")[0] == 200
    status, _, _ = zoe.ask(server.address, "POST", "/api/me/pass/use", {"token": token})
    assert status == 404


def test_guessing_is_slow(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.start(tmp_path / "data", tmp_path / "log.txt", limited=True)
    eve = Person(server.address, "Eve")
    answers = [
        eve.ask(server.address, "POST", "/api/me/pass/use", {"token": f"{number}"})[0]
        for number in range(25)
    ]
    assert answers[0] == 404
    assert answers[-1] == 429
