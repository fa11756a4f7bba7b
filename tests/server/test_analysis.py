"""Looking back by HTTP: asked for, followed, stored with the table, and played on from."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skep.server.store.sqlite import SqliteStore
from tests.server.client import Person, hear, say
from tests.server.memory import MemoryStore
from tests.server.nursery import Server
from tests.server.people import SHORT, eager, hall, in_loop, play_out

ME = {"kind": "me"}


def _ask(
    person: Person, server: Server, method: str, table: str, what: str, body: Any = None
) -> Any:
    status, _, answer = person.ask(server.address, method, f"/api/tables/{table}/{what}", body)
    return status, msgspec.json.decode(answer)


async def _finished(ann: Person, server: Server) -> str:
    """A table at which one person has played on both seats."""
    seats = (ME, {"kind": "me", "name": "Bob"})
    table = ann.open_table(server.address, *seats, options=SHORT, start=True)
    rng = random.Random(3)
    async with ann.connect(server.address) as socket:
        await say(socket, type="watch", table=table)
        over = False
        while not over:
            update = await hear(socket, "update")
            over = bool(update["info"] and update["info"]["secret"])
            for seat, moves in update["legal"].items():
                sent = {"id": f"{update['seq']}", "seq": update["seq"], "seat": int(seat)}
                await say(socket, type="move", table=table, move=eager(moves, rng), **sent)
    return table


@in_loop
async def test_it_is_asked_for_once_and_kept(server: Server) -> None:
    ann, eve = Person(server.address, "Ann"), Person(server.address, "Eve")
    table = await _finished(ann, server)
    assert _ask(ann, server, "GET", table, "analysis")[1]["status"] == "none"
    status, begun = _ask(ann, server, "POST", table, "analysis")
    assert status == 200
    assert begun["status"] in ("waiting", "running")
    async with asyncio.timeout(120):
        while (now := _ask(eve, server, "GET", table, "analysis")[1])["status"] != "done":
            assert now["status"] in ("waiting", "running")
            await asyncio.sleep(0.2)
    assert len(now["analysis"]["shares"]) == 2
    assert _ask(eve, server, "POST", table, "analysis") == (200, now), "at once, and the same"
    assert _ask(ann, server, "DELETE", table, "analysis") == (200, now), "what was found stays"


@in_loop
async def test_whoever_asked_may_stop_it(server: Server) -> None:
    ann = Person(server.address, "Ann")
    table = await _finished(ann, server)
    _ask(ann, server, "POST", table, "analysis")
    assert _ask(ann, server, "DELETE", table, "analysis")[1]["status"] == "none"


@in_loop
async def test_play_on_from_a_move(server: Server) -> None:
    ann = Person(server.address, "Ann")
    table = await _finished(ann, server)
    status, opened = _ask(ann, server, "POST", table, "fork", {"move": 2, "bot": "random"})
    assert status == 201
    async with ann.connect(server.address) as socket:
        await say(socket, type="watch", table=opened["id"])
        update = await hear(socket, "update")
    assert sorted(seat["kind"] for seat in update["info"]["seats"]) == ["bot", "person"]
    status, problem = _ask(ann, server, "POST", table, "fork", {"move": 999, "bot": "random"})
    assert (status, problem["key"]) == (422, "no-such-move")


def test_nobody_looks_back_at_a_running_game(server: Server) -> None:
    ann = Person(server.address, "Ann")
    table = ann.open_table(server.address, ME, {"kind": "me", "name": "Bob"}, start=True)
    for method, what, body in (
        ("GET", "analysis", None),
        ("POST", "analysis", None),
        ("POST", "fork", {"move": 1, "bot": "random"}),
    ):
        status, problem = _ask(ann, server, method, table, what, body)
        assert (status, problem["key"]) == (409, "game-not-over")


@in_loop
async def test_a_race_has_no_chances(server: Server) -> None:
    ann, eve = Person(server.address, "Ann"), Person(server.address, "Eve")
    wish = {"game": "la-ruche", "start": True, "spectators": False}
    table = ann.open_table(server.address, ME, **wish)
    async with ann.connect(server.address) as socket:
        await say(socket, type="move", table=table, id="end", seq=99, move="give up")
        await hear(socket, "done")
    for method in ("GET", "POST"):
        assert _ask(ann, server, method, table, "analysis")[1]["status"] == "impossible"
        status, problem = _ask(eve, server, method, table, "analysis")
        assert (status, problem["key"]) == (403, "no-spectators")


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
def test_what_was_found_goes_with_its_table(kind: str, tmp_path: Path) -> None:
    store: Any = MemoryStore() if kind == "memory" else SqliteStore(tmp_path)

    @in_loop
    async def keep() -> None:
        async with hall(store) as here:
            ann, bob, table = await here.two(options=SHORT)
            await play_out(table, ann, bob)
            assert await store.analysis(table.id) is None
            await store.keep_analysis(table.id, b"one")
            await store.keep_analysis(table.id, b"two")
            assert await store.analysis(table.id) == b"two"
            await store.keep_analysis("nowhere", b"lost")
            assert await store.analysis("nowhere") is None
            await here.hub.delete(table.id)
            assert await store.analysis(table.id) is None
        await store.close()

    keep()
